/** The rows as files: CSV with a head, JSON lines, plain lines. */

import { csvLine } from "../page/texts.js";
import { column } from "./columns.js";

/** @typedef {import("./rows.js").Rows} Rows */

/** @param {Rows} rows @param {Iterable<number>} chosen @param {readonly string[]} columns @returns {string[]} pieces of a table */
export function csvOf(rows, chosen, columns) {
  const pieces = [csvLine([...columns, "board", "error"])];
  for (const row of chosen) {
    const { board, error } = rows.row(row);
    pieces.push(csvLine([...columns.map((id) => valueOf(rows, row, id)), board, error]));
  }
  return pieces;
}

/** @param {Rows} rows @param {Iterable<number>} chosen @param {readonly string[]} columns @returns {string[]} a line for each puzzle */
export function jsonOf(rows, chosen, columns) {
  const pieces = [];
  for (const row of chosen) {
    const { board, error } = rows.row(row);
    const told = Object.fromEntries(columns.map((id) => [id, valueOf(rows, row, id) ?? null]));
    pieces.push(`${JSON.stringify({ ...told, board, ...(error ? { error } : {}) })}\n`);
  }
  return pieces;
}

/** @param {Rows} rows @param {number} row @param {string} id @returns {import("./columns.js").Value} a word where a sign stands for one */
function valueOf(rows, row, id) {
  const value = rows.value(row, id);
  return column(id).words && value !== undefined ? rows.words(row, id) : value;
}
