/** The line over the grid in Set, and the foot of its panel: begin another, board, title and words; check, share, print. */

import { byId, follow, onClick } from "../page/dom.js";
import { goTo } from "../page/places.js";
import * as wording from "./words.js";

/** The published puzzle of 3 by 3 cells that a visitor can open with one press. */
const EXAMPLE = {
  line: ".........",
  board: "3 free values=9",
  rules: "a1=b3-4\na2=a3-b2\na3=b2*c3\nb1=a3+a1\nb2=c2-a3\nb3=a1+a2\nc1=a3+c3\nc2=a2*b2\nc3=b3-b2",
};

/** What is said of the puzzle. */
const FIELDS = /** @type {const} */ (["title", "author", "text"]);

/** @param {string} name @returns {HTMLInputElement} */
const field = (name) => /** @type {HTMLInputElement} */ (byId(`told-${name}`));

/** @param {import("../types.js").Parts} parts @param {import("./views.js").Views} views @returns {() => void} */
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
    byId("set-board-name").textContent = wording.boardText(board.size);
  };
}

/** @param {import("../acts/actions.js").Actions} actions puts into the puzzle what is said of it */
function tell(actions) {
  const [title, author, text] = FIELDS.map((name) => field(name).value.trim());
  actions.make({ kind: "about", about: { title, author, text, missing: [...(actions.now.about?.missing ?? [])] } });
}
