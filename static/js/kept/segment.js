/** The part of the page's game that belongs to the puzzle on the grid, and what is new in it. */

import { conflicts, isFull } from "../game/boards.js";
import { emptyPuzzle } from "../game/game.js";

/**
 * @typedef {import("../types.js").Game} Game
 * @typedef {import("../types.js").Move} Move
 * @typedef {import("../types.js").Position} Position
 * @typedef {import("./kept.js").Outcome} Outcome
 *
 * @typedef {object} Segment
 * @property {object} start what is the same as long as it is this puzzle: the move that loaded it
 * @property {import("../protocol.js").PuzzleData} puzzle
 * @property {readonly Move[]} moves those after the loading, undone ones among them
 * @property {number} done how many of them are in force
 * @property {boolean} opened whether it was loaded, and is not the empty grid that a page begins with
 */

/** @param {Game} game @returns {Segment} */
export function segmentOf({ moves, positions, done }) {
  const first = /** @type {Position} */ (positions[0]);
  const isLoad = (/** @type {Move} */ { kind }) => kind === "load";
  const at = moves.findLastIndex((move, i) => i < done && isLoad(move));
  const next = moves.findIndex((move, i) => i >= done && isLoad(move));
  const load = moves[at];
  return {
    start: load ?? first,
    puzzle: load?.kind === "load" ? load.puzzle : emptyPuzzle(first.board),
    moves: moves.slice(at + 1, next < 0 ? moves.length : next),
    done: done - at - 1,
    opened: at >= 0,
  };
}

/** @param {readonly Move[]} kept @param {readonly Move[]} now @returns {number} how many moves both begin with */
export function commonLength(kept, now) {
  let length = Math.min(kept.length, now.length);
  while (length > 0 && kept[length - 1] !== now[length - 1]) length -= 1; // moves are never copied: one alike, all before alike
  return length;
}

/**
 * @param {Position} now
 * @param {import("../types.js").Judged | null} judged what Python says of the rules
 * @returns {Outcome}
 */
export function outcomeOf({ board, values, inks, rules }, judged) {
  if (!isFull(board, values)) return "open";
  if (inks.includes("answer")) return "answered";
  if (!inks.includes("own") || conflicts(board, values).size) return "open";
  return rules.length === 0 || judged?.rules.every(({ state }) => state === "holds") ? "solved" : "open";
}
