/** Where givens are to be, pure: patterns as text, and the cells that a symmetry makes givens together. */

import { range } from "../game/boards.js";

/** @typedef {(row: number, column: number, last: number) => [number, number]} Turn where a cell goes */
const [ACROSS, OVER, CORNER, OTHER, QUARTER] = /** @type {Turn[]} */ ([
  (r, c, last) => [r, last - c], (r, c, last) => [last - r, c], (r, c) => [c, r],
  (r, c, last) => [last - c, last - r], (r, c, last) => [c, last - r],
]);
/** Turns and mirrors that make each symmetry. */
const TURNS = /** @type {Record<string, Turn[]>} */ ({
  "rotational180": [(r, c, last) => [last - r, last - c]],
  "rotational90": [QUARTER],
  "mirror-horizontal": [ACROSS],
  "mirror-vertical": [OVER],
  "mirror-both": [ACROSS, OVER],
  "diagonal": [CORNER],
  "antidiagonal": [OTHER],
  "diagonals": [CORNER, OTHER],
  "full": [CORNER, ACROSS],
});

/** @param {number} cell @param {number} size @param {string} symmetry @returns {number[]} the cells that are givens together */
export function orbit(cell, size, symmetry) {
  const reached = new Set([cell]);
  for (const one of reached) {
    for (const turn of TURNS[symmetry] ?? []) {
      const [row, column] = turn(Math.floor(one / size), one % size, size - 1);
      reached.add(row * size + column);
    }
  }
  return [...reached];
}

/** @param {string} text @returns {boolean[]} whether each cell is a given: X, a digit or a letter; `.`, `0`, `-` and `_` are not */
export const readPattern = (text) => [...text.replace(/[^\dA-Za-z.\-_*]/g, "")].map((sign) => !".0-_*".includes(sign));

/** @param {readonly boolean[]} drawn @param {number} size @returns {string} rows of X and points */
export const writePattern = (drawn, size) =>
  range(size).map((row) => drawn.slice(row * size, (row + 1) * size).map((on) => (on ? "X" : ".")).join("")).join("\n");
