/** The dialog in which the puzzle on the grid is copied or saved in a form of the visitor's choice, also as a frame for another page or the link of a class. */

import { puzzleOf } from "../game/game.js";
import { linkOf } from "../game/link.js";
import { byId, make, onClick } from "../page/dom.js";
import { fileName, save } from "../page/texts.js";
import { plain } from "../page/words.js";
import { dataOf } from "../python/engine.js";
import { isSingle } from "../python/files.js";
import { pngOf, wishOf } from "./puzzle.js";
import * as wording from "./words.js";
import { say } from "../words/say.js";

/** The seed of every class, always the same, so that its answers can be made again. */
const SEED = 1;

/** @param {Position} now @param {number} pupils @param {string} page its own address @returns {string} */
const classLink = (now, pupils, page = location.href) => `${page.split("#")[0]}#class=${pupils}&seed=${SEED}&${linkOf(now).slice(1)}`;

/** @param {Actions} actions @param {number} pupils @returns {Promise<string>} the teacher's page */
async function answersOf({ engine, now }, pupils) {
  const { answers = "" } = await engine.ask("class", { ...puzzleOf(now), pupils, seed: SEED }).answer;
  return answers;
}

/** Pixels of the frame: the width of a phone, and the height of grid and keys at that width. */
const [WIDTH, HEIGHT] = [400, 640];

/** @param {Position} now @param {string} page its own address @returns {string} the address of its frame */
const frameOf = (now, page = location.href) => new URL(`embed.html${linkOf(now)}`, page).href;

/** @param {string} address @returns {string} the HTML of the frame */
function snippetOf(address) {
  const frame = make("iframe", { src: address, title: "Sudoku", width: `${WIDTH}`, height: `${HEIGHT}` });
  frame.style.border = "0";
  return frame.outerHTML;
}

/** @param {HTMLElement} place @param {string} address shows that frame there; none where the address is empty */
function preview(place, address) {
  place.hidden = !address;
  const shown = place.querySelector("iframe");
  if (shown?.src === address) return;
  const frame = make("iframe", { src: address, title: say("saving-preview"), width: `${WIDTH}`, height: `${HEIGHT}` });
  place.replaceChildren(...(address ? [frame] : []));
}

/** @typedef {import("./words.js").Form} Form */

const dialog = () => /** @type {HTMLDialogElement} */ (byId("saving"));
const button = (/** @type {string} */ id) => /** @type {HTMLButtonElement} */ (byId(id));
const said = (/** @type {string} */ text, wrong = false) => {
  byId("saving-said").textContent = text;
  byId("saving-said").classList.toggle("wrong", wrong);
};

/** What is shown now: the text or the link, and the file that it makes. */
class Saving {
  /** Numbers the requests: only the latest counts. */
  #asked = 0;
  #text = "";
  /** What is saved instead of the text: the answers of a class. */
  #answers = "";

  /** @param {Actions} actions */
  constructor(actions) {
    this.actions = actions;
    this.names = /** @type {HTMLSelectElement} */ (byId("saving-form"));
    this.mine = /** @type {HTMLInputElement} */ (byId("saving-mine"));
    this.pupils = /** @type {HTMLInputElement} */ (byId("saving-pupils"));
    const forms = Object.entries(wording.LABELS).filter(([form]) => !["frame", "class"].includes(form) || !isSingle()); // one file has no address
    this.names.append(...forms.map(([value, label]) => make("option", { value }, label)));
    for (const control of [this.names, this.mine, this.pupils]) control.addEventListener("change", () => void this.show());
    onClick("saving-copy", () => void this.copy());
    onClick("saving-save", () => void this.save());
  }

  get form() {
    return /** @type {Form} */ (this.names.value);
  }

  open() {
    dialog().showModal();
    void this.show();
  }

  /** Ask Python for the text, and show it and what it leaves out. */
  async show() {
    this.#asked += 1;
    const [mine, form] = [this.#asked, this.form];
    this.#draw(form, "", "");
    byId("saving-class").hidden = form !== "class";
    byId("saving-with").hidden = form === "class" || form === "frame"; // both begin anew
    if (form === "frame") return this.#draw(form, snippetOf(frameOf(this.actions.now)), say("saving-frame-said"));
    const hear = (/** @type {{ text: string }} */ { text }) => void (mine === this.#asked && said(text));
    try {
      if (form === "class") return await this.#class(mine);
      const wish = wishOf(this.actions.now, this.mine.checked);
      const data = await this.actions.engine.ask("export", { ...wish, form: form === "png" ? "svg" : form }, hear).answer;
      if (mine === this.#asked) this.#draw(form, data.text, leftOut(form, data.missing));
    } catch (error) {
      const { message } = dataOf(error);
      if (mine === this.#asked) this.#draw(form, "", `${message.charAt(0).toUpperCase()}${message.slice(1)}.`, true);
    }
  }

  /** @param {number} mine the number of the question: shows the link of a class as soon as its answers are there */
  async #class(mine) {
    const pupils = Math.floor(this.pupils.valueAsNumber) || 0;
    const answers = await answersOf(this.actions, pupils);
    if (mine !== this.#asked) return;
    this.#answers = answers;
    this.#draw("class", classLink(this.actions.now, pupils), say("saving-class-said", { count: pupils }));
  }

  /** @param {Form} form @param {string} text @param {string} words @param {boolean} [wrong] */
  #draw(form, text, words, wrong = false) {
    const { picture, link, frame } = wording.FORMS[form];
    this.#text = text;
    const field = /** @type {HTMLTextAreaElement} */ (byId("saving-text"));
    field.value = text;
    field.hidden = picture === true;
    const image = /** @type {HTMLImageElement} */ (byId("saving-picture"));
    image.hidden = !picture || !text;
    image.src = picture && text ? wording.addressOfPicture(text) : wording.addressOfPicture("<svg xmlns='http://www.w3.org/2000/svg'/>");
    preview(byId("saving-preview"), frame && text ? frameOf(this.actions.now) : "");
    const there = /** @type {HTMLAnchorElement} */ (byId("saving-there"));
    there.hidden = !link || !text;
    there.href = link && text ? text : "#";
    for (const id of ["saving-copy", "saving-save"]) button(id).disabled = !text;
    said(words, wrong);
  }

  async copy() {
    const { form } = this;
    const item = form === "png" && globalThis.ClipboardItem ? [new ClipboardItem({ "image/png": pngOf(this.#text) })] : null;
    const done = item ? navigator.clipboard?.write(item) : navigator.clipboard?.writeText(this.#text);
    const copied = await done?.then(() => true, () => false);
    if (!copied) return said(say("saving-not-copied"), true);
    dialog().close();
    this.actions.say(plain(...wording.copied(wording.LABELS[form])));
    if (form === "png") this.actions.say(plain(...wording.pictureCopied));
  }

  async save() {
    const { file, type } = wording.FORMS[this.form];
    const title = this.actions.now.about?.title || "sudoku";
    save(`${fileName(title)}.${file}`, type, this.form === "png" ? await pngOf(this.#text) : this.form === "class" ? this.#answers : this.#text);
    dialog().close();
    this.actions.say(plain(...wording.saved(wording.LABELS[this.form])));
  }
}

/** @param {Form} form @param {readonly string[]} missing @returns {string} what a form does not hold, in words */
function leftOut(form, missing) {
  return form === "png" ? say("saving-points") : wording.leftOutText(wording.FORMS[form].link === true, missing);
}

let made = /** @type {Saving | null} */ (null);

/** @param {Actions} actions */
export function openSaving(actions) {
  made ??= new Saving(actions);
  made.open();
}
