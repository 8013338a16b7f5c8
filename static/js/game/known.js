/** What is known of puzzles before they are loaded, and their records will say: `describe(puzzle, { level: "Hard", day: "2026-11-22" })`. */

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
