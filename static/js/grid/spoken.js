/** What is said to those who hear the page as they play: a digit or mark written, what it contradicts, undo, redo, another tool; each once. */

import { byId } from "../page/dom.js";
import { cellLabel, cellName } from "../page/words.js";
import { conflicts } from "../game/boards.js";
import { bookmarksIn, position } from "../game/game.js";
import * as wording from "./words.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("../types.js").Position} Position
 */

/** The moves of a player's hand: others have a notice of their own. */
const BY_HAND = /** @type {readonly string[]} */ (["enter", "mark", "erase", "try", "keep"]);

/** @returns {(state: AppState) => void} hears of each change, and writes what is said of it */
export function spoken() {
  let before = /** @type {AppState | null} */ (null);
  return (state) => {
    const words = before ? spokenOf(before, state) : "";
    before = state;
    if (words) byId("spoken").textContent = words;
  };
}

/** @param {AppState} before @param {AppState} state @returns {string} empty where nothing is to be said */
export function spokenOf(before, state) {
  if (before.tool !== state.tool) return wording.tools[state.tool];
  const [{ game: old }, { game }] = [before, state];
  if (old === game) return "";
  const [was, now] = [position(old), position(game)];
  if (was.board !== now.board) return "";
  if (game.done < old.done) return wording.undone(changed(was, now));
  const isAgain = game.moves === old.moves;
  if (!isAgain && !BY_HAND.includes(game.moves[game.done - 1]?.kind)) return "";
  const words = changed(was, now) + clashing(was, now);
  return isAgain ? wording.redone(words) : words;
}

/** @param {Position} was @param {Position} now @returns {string} what is another in the cells, the digits before the marks */
function changed(was, now) {
  const cells = now.values.flatMap((value, cell) => (value === was.values[cell] ? [] : [cell]));
  if (cells.length) return cells.length > 1 ? wording.cellsChanged(cells.length) : cellLabel(now, cells[0]);
  for (const layer of /** @type {const} */ (["corner", "centre", "colour"])) {
    const marked = now.marks[layer].flatMap((own, cell) => (`${own}` === `${was.marks[layer][cell]}` ? [] : [cell]));
    if (marked.length > 1) return wording.cellsChanged(marked.length);
    if (marked.length) return `${cellName(marked[0], now.board.size)}, ${wording.marksOf(layer, now.marks[layer][marked[0]])}`;
  }
  const more = bookmarksIn(now) - bookmarksIn(was);
  return more ? wording.bookmark(more > 0) : "";
}

/** @param {Position} was @param {Position} now @returns {string} that a digit contradicts others, where it did not before */
function clashing(was, now) {
  const [before, after] = [was, now].map(({ board, values }) => [...conflicts(board, values)].length);
  return after > before ? `. ${wording.contradicts}` : "";
}
