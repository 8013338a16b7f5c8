/** Reads pictures, one or several; the result is compared (`compared.js`) and then goes onto the grid or to Many. */

import { writeLine, writeLink } from "../game/link.js";
import { byId, make, onClick, setProgress } from "../page/dom.js";
import { goTo, goToGrid, placeNow } from "../page/places.js";
import { isEngineError } from "../python/engine.js";
import { file as fileOf } from "../python/files.js";
import { capital, say } from "../words/say.js";
import { Comparison } from "./compared.js";
import { coded, greyOf, isPdf, pagesOf } from "./pixels.js";
import * as wording from "./words.js";

const WEIGHTS = "static/digits.weights";
/** @type {Promise<string> | null} */
let weights = null;

/** @returns {Promise<string>} the weights of the network, fetched once */
const weightsOf = () =>
  (weights ??= fileOf(WEIGHTS).then(async (answer) => coded(new Uint8Array(await answer.arrayBuffer()))).catch((reason) => {
    weights = null;
    throw reason;
  }));

/** @type {PictureDialog | null} */
let dialog = null;

/** @param {Actions} actions @param {readonly File[]} files reads one picture, or has several read for Many */
export function readPictures(actions, files) {
  if (!dialog) document.body.append(/** @type {HTMLTemplateElement} */ (byId("picture-template")).content.cloneNode(true));
  dialog ??= new PictureDialog(actions);
  const isList = files.length > 1 || (placeNow() === "many" && isPdf(files[0]));
  return isList ? dialog.readAll(files) : dialog.read(files[0]);
}

class PictureDialog {
  /** Stops Python's current work. */
  #stop = () => {};
  /** Counts the pictures: the latest counts. */
  #turn = 0;
  /** @type {readonly SeenData[]} */
  #grids = [];
  /** @type {HTMLCanvasElement | null} */
  #picture = null;
  /** @type {import("./pixels.js").Pages | null} */
  #pages = null;
  /** @type {File | null} */
  #file = null;

  /** @param {Actions} actions */
  constructor(actions) {
    this.actions = actions;
    this.element = /** @type {HTMLDialogElement} */ (byId("picture"));
    this.grids = /** @type {HTMLSelectElement} */ (byId("picture-grids"));
    this.pages = /** @type {HTMLInputElement} */ (byId("picture-page"));
    this.compared = new Comparison(actions);
    this.keepsHands = /** @type {HTMLInputElement} */ (byId("picture-hands"));
    onClick("picture-right", () => this.#accept());
    onClick("picture-all", () => this.#file && void this.readAll([this.#file]));
    this.pages.addEventListener("change", () => this.#turnTo());
    this.grids.addEventListener("change", () => this.#show(Number(this.grids.value)));
    this.element.addEventListener("close", () => {
      this.#turn += 1;
      this.#stop();
    });
  }

  /** @param {File} file whose first picture with a puzzle is shown */
  async read(file) {
    const turn = this.#begin();
    this.#file = file;
    try {
      const pages = await this.#opened(file);
      if (turn !== this.#turn) return;
      this.pages.max = `${pages.count}`;
      byId("picture-count").textContent = say("picture-of-pages", { count: pages.count });
      byId("picture-pages").hidden = pages.count < 2;
      for (let page = 1; turn === this.#turn; page += 1) if (await this.#readPage(page, page === pages.count)) return;
    } catch (error) {
      if (turn === this.#turn) this.#end(sentence(error));
    }
  }

  /** @param {number} page @param {boolean} isLast whether to say why it has no puzzle @returns {Promise<boolean>} whether there is one, or nothing more to do */
  async #readPage(page, isLast) {
    const turn = this.#turn;
    this.pages.value = `${page}`;
    try {
      const grids = await this.#gridsOf(page);
      if (turn !== this.#turn) return true;
      this.#grids = grids;
      this.grids.replaceChildren(...grids.map((_, number) => make("option", { value: `${number}` }, wording.gridName(number + 1))));
      this.#show(0);
      return true;
    } catch (error) {
      if (turn !== this.#turn) return true;
      if (!isLast && isEngineError(error)) return false;
      this.#end(sentence(error));
      return true;
    }
  }

  /** Read the chosen page. */
  #turnTo() {
    const { value, max } = this.pages;
    const page = Math.min(Number(max), Math.max(1, Math.round(Number(value)) || 1));
    this.#begin();
    byId("picture-pages").hidden = false;
    void this.#readPage(page, true);
  }

  /** @param {readonly File[]} files whose puzzles go to Many; those that need a second look are named */
  async readAll(files) {
    const turn = this.#begin();
    const [texts, unread, unsure] = [/** @type {{ name: string, text: string }[]} */ ([]), /** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
    for (const [number, file] of files.entries()) {
      const grids = await this.#allGridsOf(file, turn);
      if (turn !== this.#turn) return;
      if (!grids.length) unread.push(file.name);
      else if (!grids.every(({ sure }) => sure)) unsure.push(file.name);
      texts.push(...grids.map(({ puzzle: { board, givens } }) => ({ name: file.name, text: textOf(givens, board) })));
      if (files.length > 1) this.#say(say("picture-several-read", { read: number + 1, all: files.length }));
    }
    if (texts.length) this.#hand(texts);
    if (unread.length + unsure.length) this.#end(wording.toLookAt(unread, unsure));
    else this.element.close();
  }

  /** @param {File} file @param {number} turn @returns {Promise<SeenData[]>} the puzzles in it; full grids that follow one are solutions */
  async #allGridsOf(file, turn) {
    /** @type {SeenData[]} */
    const found = [];
    const pages = await this.#opened(file).catch(() => null);
    for (let page = 1; pages && page <= pages.count && turn === this.#turn; page += 1) {
      if (pages.count > 1) this.#say(say("picture-several-pages", { page, all: pages.count }));
      const grids = await this.#gridsOf(page).catch(() => []);
      found.push(...grids.filter(({ puzzle: { givens } }) => !found.length || givens.includes(0)));
    }
    return found;
  }

  /** @param {readonly { name: string, text: string }[]} texts Many is given them, and opened */
  #hand(texts) {
    if (placeNow() === "many") return this.actions.taker?.(texts);
    this.actions.handed = texts;
    goTo("many");
  }

  /** @param {boolean} isRead whether there is something to compare */
  #open(isRead) {
    for (const id of ["picture-read", "picture-cell", "picture-right"]) byId(id).hidden = !isRead;
  }

  /** @param {string} text why there is nothing to compare; the dialog waits to be closed */
  #end(text) {
    this.#say(text, true);
    byId("picture-progress").hidden = true;
    byId("picture-end").textContent = say("page-close");
  }

  #begin() {
    this.#turn += 1;
    this.#open(false);
    byId("picture-pages").hidden = true;
    byId("picture-end").textContent = say("page-cancel");
    this.#progress(null);
    this.#say(this.actions.isUp ? say("picture-opening") : say("picture-waiting"));
    if (!this.element.open) this.element.showModal();
    return this.#turn;
  }

  /** @param {File} file @returns {Promise<import("./pixels.js").Pages>} */
  async #opened(file) {
    this.#pages?.close();
    this.#pages = await pagesOf(file);
    return this.#pages;
  }

  /** @param {number} page @returns {Promise<readonly SeenData[]>} */
  async #gridsOf(page) {
    this.#picture = await /** @type {import("./pixels.js").Pages} */ (this.#pages).page(page);
    const { width, height } = this.#picture;
    const asked = { width, height, pixels: coded(greyOf(this.#picture)), weights: await weightsOf() };
    const { answer, cancel } = this.actions.aside("picture", asked, (note) => this.#hear(note));
    this.#stop = cancel;
    return (await answer).grids;
  }

  /** @param {Note} note */
  #hear({ done, text }) {
    this.#progress(done);
    if (text) this.#say(`${capital(text)} …`);
  }

  /** @param {number | null} done */
  #progress(done) {
    const bar = /** @type {HTMLProgressElement} */ (byId("picture-progress"));
    bar.hidden = false;
    setProgress(bar, done);
  }

  /** @param {string} text @param {boolean} [wrong] */
  #say(text, wrong = false) {
    const said = byId("picture-said");
    said.textContent = text;
    said.classList.toggle("wrong", wrong);
  }

  /** @param {number} number of the grid */
  #show(number) {
    const seen = this.#grids[number];
    byId("picture-progress").hidden = true;
    byId("picture-grids-label").hidden = this.#grids.length < 2;
    this.#open(true);
    this.#say(wording.verdict(seen));
    this.compared.show(seen, /** @type {HTMLCanvasElement} */ (this.#picture));
  }

  #accept() {
    const puzzle = this.compared.puzzle(this.keepsHands.checked);
    this.element.close();
    this.actions.open(puzzle);
    goToGrid();
  }
}

/** @param {readonly number[]} givens @param {BoardData} board @returns {string} as it can be read again, with its regions */
const textOf = (givens, board) => (board.name === `${board.size}` ? writeLine(givens, board) : writeLink({ board: board.name, line: writeLine(givens, board) }));
/** @param {unknown} error */
function sentence(error) {
  if (!(error instanceof Error)) throw error;
  const message = isEngineError(error) ? capital(error.message) : error.message;
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
