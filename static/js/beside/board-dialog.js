/** The dialog in which the board of the puzzle is chosen: its size or its grids, its boxes, and further constraints. Loaded when it is first opened. */

import { takeBoard } from "../acts/actions.js";
import { byId, make, onClick } from "../page/dom.js";
import { position } from "../game/game.js";
import { FLAGS, JIGSAW, NONE, boardName, boardWish, flagsOf, isJoined, shapesOf } from "../game/boards.js";
import { sidesText } from "../page/words.js";
import * as wording from "./words.js";
import { say } from "../words/say.js";

/** Sizes that are offered; the name takes any other. */
const SIZES = ["4", "5", "6", "7", "8", "9", "10", "12", "14", "15", "16", "18", "20", "21", "24", "25", "30", "36", "4x6", "6x9", "8x12", "9x6"];

const dialog = /** @type {HTMLDialogElement} */ (byId("board-dialog"));
const form = /** @type {HTMLFormElement} */ (byId("board-form"));
const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
/** The boards with several grids, as the page has them. */
const grids = /** @type {HTMLOptGroupElement} */ (form.querySelector("optgroup"));
const named = [...grids.children];
let rest = /** @type {string[]} */ ([]);

const option = (/** @type {string} */ value, words = value) => make("option", { value }, words);

/** @param {string} name has the controls beside it show that board */
function show(name) {
  const wish = boardWish(name);
  rest = wish.rest;
  const own = isJoined(wish.size) ? [] : [wish.size];
  const sizes = [...new Set([...SIZES, ...own])].sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
  const isNamed = named.some((known) => /** @type {HTMLOptionElement} */ (known).value === wish.size);
  grids.replaceChildren(...named, ...(own.length || isNamed ? [] : [option(wish.size)]));
  field("size").replaceChildren(...sizes.map((size) => option(size, sidesText(size))), grids);
  field("size").value = wish.size;
  offerBoxes(wish.size, wish.boxes.startsWith(JIGSAW) ? JIGSAW : wish.boxes);
  field("regions").value = wish.boxes.startsWith(JIGSAW) ? wish.boxes.slice(JIGSAW.length) : "";
  for (const flag of FLAGS) field(flag).checked = wish.flags.includes(flag);
  allow(wish.size);
}

/** @param {string} size whose possible constraints are enabled */
function allow(size) {
  for (const flag of FLAGS) {
    field(flag).disabled = !flagsOf(size).includes(flag);
    if (field(flag).disabled) field(flag).checked = false;
  }
}

/** @param {string} size @param {string} boxes where they are the usual ones, or not offered, another size has its own usual ones */
function offerBoxes(size, boxes) {
  const all = /** @type {[string, string][]} */ ([...shapesOf(size).map((shape) => [shape, sidesText(shape)]), [NONE, wording.noBoxes], [JIGSAW, wording.jigsaw]]);
  all[0][0] = "";
  field("boxes").replaceChildren(...all.map(([value, words]) => option(value, words)));
  field("boxes").value = all.some(([value]) => value === boxes) ? boxes : "";
  for (const label of field("boxes").labels ?? []) label.hidden = isJoined(size);
  byId("board-regions").hidden = isJoined(size) || field("boxes").value !== JIGSAW;
}

function compose() {
  const size = field("size").value;
  offerBoxes(size, field("boxes").value);
  allow(size);
  const boxes = isJoined(size) ? "" : field("boxes").value === JIGSAW ? JIGSAW + field("regions").value.replace(/\s/g, "") : field("boxes").value;
  field("name").value = boardName({ size, boxes, flags: FLAGS.filter((flag) => field(flag).checked), rest });
}

let bound = false;
/** @param {Actions} actions */
function bind(actions) {
  bound = true;
  form.addEventListener("input", ({ target }) => (target === field("name") ? show(field("name").value) : compose()));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    byId("board-said").textContent = actions.isUp ? "" : say("page-waiting-for-python");
    const wrong = await takeBoard(actions, field("name").value);
    byId("board-said").textContent = wrong && `${wrong.charAt(0).toUpperCase()}${wrong.slice(1)}.`;
    if (!wrong) dialog.close();
  });
  onClick("board-close", () => dialog.close());
}

/** @param {Actions} actions opens the dialog with the board of the puzzle */
export function chooseBoard(actions) {
  if (!bound) bind(actions);
  byId("board-said").textContent = "";
  field("name").value = position(actions.store.get().game).board.name;
  show(field("name").value);
  if (!dialog.open) dialog.showModal();
}
