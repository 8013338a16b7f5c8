/** The line over the grid in Set, and the foot of its panel: new puzzle, board, title and words; check, share, print. */

import { sidesOf } from "../game/boards.js";
import { byId, follow, onClick } from "../page/dom.js";
import { goTo } from "../page/places.js";
import { raiseSheet } from "../page/sheet.js";
import * as wording from "./words.js";
import { say } from "../words/say.js";

/** @typedef {"clues" | "text" | "made" | "function" | "asked" | "lines" | "kinds" | "offers"} View */

export class Views {
  #loading = false;

  /** @param {Map<string, { views: readonly View[], mount: () => Promise<void> }>} scripts that are loaded later, by name: until then their buttons do nothing */
  constructor(scripts) {
    this.scripts = scripts;
    for (const { views } of scripts.values()) halt(views, true);
    this.select = /** @type {HTMLSelectElement} */ (byId("set-view"));
    this.select.addEventListener("change", () => this.open(/** @type {View} */ (this.select.value)));
  }

  /** @returns {View} */
  get now() {
    return /** @type {View} */ (this.select.value);
  }

  /** @param {View} view */
  open(view) {
    this.select.value = view;
    byId("clues-count").hidden = view !== "clues";
    for (const one of byId("views").children) if (one.id !== "views-said") /** @type {HTMLElement} */ (one).hidden = one.id !== `view-${view}`;
    byId("views").scrollTop = 0;
    raiseSheet();
    void this.load();
  }

  /** Load the scripts for what is not drawn with a tool; after a failure, try again next time. */
  async load() {
    if (this.#loading) return;
    this.#loading = true;
    for (const [name, { views, mount }] of this.scripts) {
      try {
        await mount();
        halt(views, false);
        this.scripts.delete(name);
      } catch (reason) {
        byId("views-said").textContent = say("page-file-not-loaded", { name });
        console.warn(reason);
      }
    }
    byId("views-said").hidden = !this.scripts.size;
    this.#loading = false;
  }
}

/** @param {readonly View[]} views @param {boolean} isHalted */
const halt = (views, isHalted) => views.forEach((view) => (byId(`view-${view}`).inert = isHalted));

/** The published puzzle of 3 by 3 cells that a visitor can open with one press. */
const EXAMPLE = {
  line: ".........",
  board: "3 free values=9",
  rules: "a1=b3-4\na2=a3-b2\na3=b2*c3\nb1=a3+a1\nb2=c2-a3\nb3=a1+a2\nc1=a3+c3\nc2=a2*b2\nc3=b3-b2",
};

/** What is said about the puzzle. */
const FIELDS = /** @type {const} */ (["title", "author", "text"]);

/** @param {string} name @returns {HTMLInputElement} */
const field = (name) => /** @type {HTMLInputElement} */ (byId(`told-${name}`));

/** @param {Parts} parts @param {Views} views @returns {() => void} */
export function desk({ actions, sharing }, views) {
  const told = /** @type {HTMLDialogElement} */ (byId("told"));
  const acts = /** @type {Record<string, () => void>} */ ({
    check: () => goTo("play"),
    link: sharing.copyLink,
    save: sharing.saveAs,
    print: () => {
      actions.toPrint = "grid";
      goTo("print");
    },
    about: () => told.showModal(),
  });
  for (const [name, act] of Object.entries(acts)) for (const id of [`set-${name}`, `set-${name}-here`]) if (document.getElementById(id)) onClick(id, act);
  onClick("set-empty", () => actions.empty());
  onClick("set-made", () => views.open("made"));
  onClick("rules-example", () => actions.load(EXAMPLE.line, EXAMPLE.board, EXAMPLE.rules));
  follow(byId("share-menu"));
  for (const name of FIELDS) field(name).addEventListener("change", () => tell(actions));
  return () => {
    const { about, board } = actions.now;
    for (const name of FIELDS) if (document.activeElement !== field(name)) field(name).value = about?.[name] ?? "";
    byId("set-board-name").textContent = wording.boardText(sidesOf(board));
  };
}

/** @param {Actions} actions to store the title, author and words in the puzzle */
function tell(actions) {
  const [title, author, text] = FIELDS.map((name) => field(name).value.trim());
  actions.make({ kind: "about", about: { title, author, text, missing: [...(actions.now.about?.missing ?? [])] } });
}
