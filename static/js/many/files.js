/** Exports rows as files (CSV with a header, JSON lines, plain lines), and chosen ones to Print. */

import { csvLine } from "../page/texts.js";
import { column } from "./columns.js";
import { plainValues } from "../game/link.js";

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

/** Most puzzles printed at once. */
export const PRINTED = 2000;
const STATUS = /** @type {Record<string, string>} */ ({ 0: "none", 1: "unique", 2: "multiple", "?": "timeout" });

/** @param {Actions} actions @param {import("./many.js").Many} many @returns {Promise<NonNullable<AppState["made"]>>} the chosen ones, in the form of puzzles made */
export async function madeOf(actions, { rows, order, chosen: all }) {
  const chosen = [...order].filter((row) => all.has(row)).slice(0, PRINTED);
  const boards = new Map();
  for (const { board } of chosen.map((row) => rows.row(row))) {
    if (boards.has(board)) continue;
    const { board: layout } = await actions.engine.ask("rules", { text: `board: ${board}`, board: "1" }).answer;
    boards.set(board, layout);
  }
  const puzzles = chosen.map((row) => {
    const { line, board: name, name: title, rated: rating, rules } = rows.row(row);
    const board = /** @type {BoardData} */ (boards.get(name));
    const none = board.regions.map(() => 0);
    const puzzle = { board, givens: plainValues(line, board), placed: none, candidates: none.map(() => []), rules, format: "list" };
    const value = (/** @type {string} */ id) => /** @type {any} */ (rows.value(row, id) ?? null);
    const known = { clues: value("clues"), seed: 0, level: value("level"), er: value("er"), hodoku_level: null, hodoku_score: value("score") };
    return { puzzle, solution: plainValues(value("solution") ?? "", board), ...known, title, rating, text: "", status: STATUS[value("status")] ?? "", error: "" };
  });
  return { puzzles, nearest: null, wished: puzzles.length, recipe: "", version: "", going: false, done: 1, text: "" };
}
