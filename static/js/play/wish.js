/** What is asked for in New puzzle: whether it lies ready, and what Python is asked otherwise. Pure. */

/**
 * @typedef {object} Asked
 * @property {string} level
 * @property {number} size
 * @property {string} kind of rules, as Python calls it; empty for a classic
 * @property {string} name of that kind
 */

/** Sizes that puzzles with rules are made in. */
const RULED = [6, 9];

/** The size that all have. */
export const USUAL = 9;

/** The largest board on which no puzzle is harder than another. */
const PLAIN = 4;

/** @param {string} kind @param {number} size @returns {boolean} whether there are such puzzles */
export const isMade = (kind, size) => !kind || RULED.includes(size);

/** @param {number} size @returns {boolean} whether puzzles of that size have levels */
export const hasLevels = (size) => size > PLAIN;

/** @param {Asked} asked @returns {boolean} whether it comes at once, of those that the page brings along */
export const isReady = ({ kind, size }) => !kind && size === USUAL;

/** @param {Asked} asked @returns {import("../protocol.js").GenerateRequest["wish"]} */
export const wishOf = ({ level, size, kind }) => ({
  board: `${size}`,
  ...(kind && { variant: kind, givens: true }),
  ...(hasLevels(size) && { level }),
});
