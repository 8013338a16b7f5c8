/**
 * What is known about puzzles: facts for their records, noted before they are loaded (`describe(puzzle, { level: "Hard", day: "2026-11-22" })`); how
 * hard they are; and for the one on the grid its own moves and whether it is solved.
 */

import { conflicts, isFull } from "./boards.js";
import { emptyPuzzle, endOf, keyAt, position, startOf } from "./game.js";

/** @typedef {RecordChange} Facts */

const told = /** @type {WeakMap<object, Facts>} */ (new WeakMap());

/**
 * @param {T} puzzle
 * @param {Facts} facts noted in its record once it is loaded
 * @returns {T}
 * @template {PuzzleData} T
 */
export function describe(puzzle, facts) {
  told.set(puzzle, facts);
  return puzzle;
}

/** @param {object} puzzle @returns {Facts | undefined} */
export const factsOf = (puzzle) => told.get(puzzle);

/** Most ratings kept. */
const RATINGS = 24;

/** @param {Pick<AppState, "ratings" | "game">} state @returns {Rated | null} the rating of the puzzle on the grid, done or on its way */
export const ratingOf = ({ ratings, game }) => ratings.find(({ key }) => key === keyAt(position(game))) ?? null;

/** @param {Pick<AppState, "ratings" | "game">} state @returns {RateData | null} what is known of how hard it is */
export const ratedOf = (state) => ratingOf(state)?.data ?? null;

/** @param {readonly Rated[]} ratings @param {Rated} one @returns {readonly Rated[]} with it, the latest first */
export const withRating = (ratings, one) => [one, ...ratings.filter(({ key }) => key !== one.key)].slice(0, RATINGS);

/**
 * @typedef {object} Segment
 * @property {object} start the move that loaded it: the same object as long as this puzzle stays
 * @property {PuzzleData} puzzle
 * @property {readonly Move[]} moves those after the loading, undone ones among them
 * @property {number} done how many of them are in force
 * @property {boolean} opened whether it was loaded: false for the empty grid that a page begins with
 */

/** @param {Game} game @returns {Segment} */
export function segmentOf(game) {
  const first = /** @type {Position} */ (game.positions[0]);
  const start = startOf(game);
  const load = game.moves[start - 1];
  return {
    start: load ?? first,
    puzzle: load?.kind === "load" ? load.puzzle : emptyPuzzle(first.board),
    moves: game.moves.slice(start, endOf(game)),
    done: game.done - start,
    opened: start > 0,
  };
}

/** @param {readonly Move[]} kept @param {readonly Move[]} now @returns {number} how many moves both begin with */
export function commonLength(kept, now) {
  let length = Math.min(kept.length, now.length);
  while (length > 0 && kept[length - 1] !== now[length - 1]) length -= 1; // moves are never copied: if one is the same, so are all before it
  return length;
}

/**
 * @param {Position} now
 * @param {Judged | null} judged what Python says of the rules
 * @returns {Outcome}
 */
export function outcomeOf({ board, values, inks, rules }, judged) {
  if (!isFull(board, values)) return "open";
  if (inks.includes("answer")) return "answered";
  if (!inks.includes("own") || conflicts(board, values).size) return "open";
  return rules.length === 0 || judged?.rules.every(({ state }) => state === "holds") ? "solved" : "open";
}
