/**
 * What is known of puzzles: before they are loaded what their records will say, `describe(puzzle, { level: "Hard", day: "2026-11-22" })`, and how
 * hard they are.
 */

import { keyAt, position } from "./game.js";

/** @typedef {import("../kept/kept.js").RecordChange} Facts */

const told = /** @type {WeakMap<object, Facts>} */ (new WeakMap());

/**
 * @param {T} puzzle
 * @param {Facts} facts what its record is to say once it is loaded
 * @returns {T}
 * @template {import("../protocol.js").PuzzleData} T
 */
export function describe(puzzle, facts) {
  told.set(puzzle, facts);
  return puzzle;
}

/** @param {object} puzzle @returns {Facts | undefined} */
export const factsOf = (puzzle) => told.get(puzzle);

/** Ratings that are kept at most. */
const RATINGS = 24;

/** @param {Pick<import("../types.js").AppState, "ratings" | "game">} state @returns {import("../types.js").Rated | null} the rating of the puzzle on the grid, done or on its way */
export const ratingOf = ({ ratings, game }) => ratings.find(({ key }) => key === keyAt(position(game))) ?? null;

/** @param {Pick<import("../types.js").AppState, "ratings" | "game">} state @returns {import("../protocol.js").RateData | null} what is known of how hard it is */
export const ratedOf = (state) => ratingOf(state)?.data ?? null;

/** @param {readonly import("../types.js").Rated[]} ratings @param {import("../types.js").Rated} one @returns {readonly import("../types.js").Rated[]} with it, the latest first */
export const withRating = (ratings, one) => [one, ...ratings.filter(({ key }) => key !== one.key)].slice(0, RATINGS);
