/** What a screen reader says during play: a digit or mark written, what it contradicts, undo, redo, another tool; each once. */

import { byId } from "../page/dom.js";
import { cellLabel, cellName } from "../page/words.js";
import { conflicts } from "../game/boards.js";
import { seen } from "../game/fog.js";
import { bookmarksIn, position } from "../game/game.js";
import { tintOf, tintsIn } from "../game/tints.js";
import { saidBy } from "../game/naming.js";
import * as wording from "./words.js";
import { say } from "../words/say.js";

/** The moves made by hand: others have their own notices. */
const BY_HAND = /** @type {readonly string[]} */ (["enter", "mark", "tint", "erase", "try", "keep"]);

/** @returns {(state: AppState) => void} takes each change, and writes what is said about it */
export function spoken() {
  let before = /** @type {AppState | null} */ (null);
  return (state) => {
    const words = before ? spokenOf(before, state) : "";
    const cleared = before ? clearedSaid(before, state) : "";
    before = state;
    if (words) byId("spoken").textContent = words;
    if (cleared) byId("spoken").append(` ${cleared}`);
  };
}

/** @param {AppState} before @param {AppState} state @returns {string} how many cells the fog has left, where it has */
function clearedSaid({ fog: was }, { fog }) {
  const count = was && fog && was.key === fog.key ? was.covered.size - fog.covered.size : 0;
  return count > 0 ? say("grid-fog-cleared", { count }) : "";
}

/** @param {AppState} before @param {AppState} state @returns {string} empty where nothing is to be said */
export function spokenOf(before, state) {
  if (before.tool !== state.tool) return wording.tools[state.tool];
  const [{ game: old }, { game }] = [before, state];
  if (old === game) return pointing(before, state);
  const [was, now] = [seen(before), seen(state)];
  if (was.board !== now.board) return "";
  const said = saidBy(state.settings, now);
  if (game.done < old.done) return say("grid-undone", { what: changed(was, now, said, state.judged) });
  const isAgain = game.moves === old.moves;
  if (!isAgain && !BY_HAND.includes(game.moves[game.done - 1]?.kind)) return "";
  const words = changed(was, now, said, state.judged) + clashing(was, now);
  return isAgain ? say("grid-redone", { what: words }) : words;
}

/** @typedef {(value: number) => string} Said how a value is read out */

/** @param {Position} was @param {Position} now @param {Said} said @param {AppState["judged"]} judged @returns {string} what is another in the cells, the digits before the marks */
function changed(was, now, said, judged) {
  const cells = now.values.flatMap((value, cell) => (value === was.values[cell] ? [] : [cell]));
  if (cells.length) return cells.length > 1 ? say("grid-cells-changed", { count: cells.length }) : cellLabel(now, cells[0], said);
  for (const layer of /** @type {const} */ (["corner", "centre", "colour"])) {
    const marked = now.marks[layer].flatMap((own, cell) => (`${own}` === `${was.marks[layer][cell]}` ? [] : [cell]));
    if (marked.length > 1) return say("grid-cells-changed", { count: marked.length });
    if (marked.length) return `${cellName(marked[0], now.board.size)}, ${marksSaid(now, layer, marked[0], said, judged)}`;
  }
  const cell = now.values.findIndex((_, cell) => `${tintsIn(was, cell)}` !== `${tintsIn(now, cell)}`);
  if (cell >= 0) return `${cellName(cell, now.board.size)}, ${wording.tinted(tintsIn(now, cell).map(([value, colour]) => [said(value), colour])) || say("grid-no-coloured-marks")}`;
  const more = bookmarksIn(now) - bookmarksIn(was);
  return more ? wording.bookmark(more > 0) : "";
}

/** @param {Position} now @param {"corner" | "centre" | "colour"} layer @param {number} cell @param {Said} said @param {AppState["judged"]} judged @returns {string} */
function marksSaid({ marks }, layer, cell, said, judged) {
  const own = marks[layer][cell];
  if (layer === "colour") return own.length ? wording.coloured(own, judged) : wording.noMarks;
  return wording.marksOf(layer, own.map(said));
}

/** @param {AppState} before @param {AppState} state @returns {string} the mark that is pointed at now, or the whole cell where that is again */
function pointing({ selection: { cursor, mark = 0 } }, { selection: next, game, settings }) {
  const [now, value] = [position(game), next.mark ?? 0];
  const [colour, said] = [tintOf(now, next.cursor, value), saidBy(settings, now)(value)];
  if (value && (value !== mark || cursor !== next.cursor)) return colour ? wording.tinted([[said, colour]]) : wording.mark(said);
  return mark && !value && cursor === next.cursor ? say("grid-whole-cell") : "";
}

/** @param {Position} was @param {Position} now @returns {string} that a digit contradicts others, where it did not before */
function clashing(was, now) {
  const [before, after] = [was, now].map(({ board, values }) => [...conflicts(board, values)].length);
  return after > before ? `. ${say("grid-contradicts")}` : "";
}
