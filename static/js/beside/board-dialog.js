/** The dialog in which the board of the puzzle is chosen: its size, its boxes, and what else differs. */

import { byId, make, onClick } from "../page/dom.js";
import { position } from "../game/game.js";
import { FLAGS, JIGSAW, NONE, boardName, boardWish, shapesOf } from "../game/boards.js";
import * as wording from "./words.js";

/** @typedef {import("../acts/actions.js").Actions} Actions */

/** Sizes that are offered; the name takes any other. */
const SIZES = ["4", "5", "6", "7", "8", "9", "10", "12", "14", "15", "16", "18", "20", "21", "24", "25", "30", "36", "4x6", "6x9", "8x12", "9x6"];
/** @param {Actions} actions */
export function boardDialog(actions) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("board-dialog"));
  const form = /** @type {HTMLFormElement} */ (byId("board-form"));
  const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
  let rest = /** @type {string[]} */ ([]);

  /** @param {string} name has the controls beside it show that board */
  const show = (name) => {
    const wish = boardWish(name);
    rest = wish.rest;
    const sizes = [...new Set([...SIZES, wish.size])].sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
    field("size").replaceChildren(...sizes.map((size) => make("option", { value: size }, (size.includes("x") ? size : `${size}x${size}`).replace("x", " × "))));
    field("size").value = wish.size;
    offerBoxes(wish.size, wish.boxes.startsWith(JIGSAW) ? JIGSAW : wish.boxes);
    field("regions").value = wish.boxes.startsWith(JIGSAW) ? wish.boxes.slice(JIGSAW.length) : "";
    for (const flag of FLAGS) field(flag).checked = wish.flags.includes(flag);
  };
  /** @param {string} size @param {string} boxes */
  const offerBoxes = (size, boxes) => {
    const all = /** @type {[string, string][]} */ ([...shapesOf(size).map((shape) => [shape, shape.replace("x", " × ")]), [NONE, wording.noBoxes], [JIGSAW, wording.jigsaw]]);
    field("boxes").replaceChildren(...all.map(([value, text]) => make("option", { value }, text)));
    field("boxes").value = all.some(([value]) => value === boxes) ? boxes : all[0][0];
    byId("board-regions").hidden = field("boxes").value !== JIGSAW;
  };
  const compose = () => {
    const size = field("size").value;
    offerBoxes(size, field("boxes").value);
    const boxes = field("boxes").value === JIGSAW ? JIGSAW + field("regions").value.replace(/\s/g, "") : field("boxes").value;
    field("name").value = boardName({ size, boxes, flags: FLAGS.filter((flag) => field(flag).checked), rest });
  };

  form.addEventListener("input", ({ target }) => (target === field("name") ? show(field("name").value) : compose()));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    byId("board-said").textContent = actions.isUp ? "" : wording.waitingForPython;
    const wrong = await actions.takeBoard(field("name").value);
    byId("board-said").textContent = wrong && `${wrong.charAt(0).toUpperCase()}${wrong.slice(1)}.`;
    if (!wrong) dialog.close();
  });
  onClick("board-close", () => dialog.close());
  for (const id of ["set-board", "set-board-here", "board-play", "bar-board"]) {
    onClick(id, () => {
      byId("board-said").textContent = "";
      field("name").value = position(actions.store.get().game).board.name;
      show(field("name").value);
      dialog.showModal();
    });
  }
}
