/** Names of cells in rules, and a puzzle's rules as text. */

/** @param {number} row @returns {string} a to z, then aa, ab, ... */
export const rowLetters = (row) =>
  row < 26 ? String.fromCharCode(97 + row) : rowLetters(Math.floor(row / 26) - 1) + rowLetters(row % 26);

/** @param {number} cell @param {number} size @returns {string} such as a1: a letter for the row, a number for the column */
export const cellLetters = (cell, size) => `${rowLetters(Math.floor(cell / size))}${(cell % size) + 1}`;

/** @param {import("./types.js").Position} position @returns {string} the rules, one a line, on their board */
export function textOf({ board, rules }) {
  const head = board.name === "9" || !rules.length ? [] : [`board: ${board.name}`];
  return [...head, ...rules].join("\n");
}

/** @param {string} term @returns {string} with the signs that people write */
export const pretty = (term) => term.replaceAll("*", "·").replaceAll(" / ", " ÷ ").replaceAll("-", "−");
