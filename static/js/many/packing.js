/**
 * Rows as they are kept: of plain ones nothing but their lines, as one text. A browser copies what it keeps while the
 * page waits, and a hundred thousand objects take it a second.
 */

/**
 * @typedef {import("./rows.js").Row} Row
 * @typedef {import("./columns.js").Value} Value
 * @typedef {Record<string, Value[]>} Known what was answered, by column
 * @typedef {object} Packed
 * @property {string} lines those of plain rows, a line each; of the others an empty one
 * @property {[number, Row][]} others each with its place
 * @property {Record<string, Value[] | string>} known a text has a sign for each row, a blank where nothing is known
 */

const BLANK = " ";
const BOARD = "9";

/** @param {string} line @returns {Row} */
export const plainRow = (line) => ({ line, board: BOARD, name: "", rated: "", text: "", error: "" });

/** @param {Row} row */
const isPlain = ({ line, board, name, rated, text, error, rules }) => Boolean(line) && board === BOARD && !name && !rated && !text && !error && !rules;

/** @param {readonly Row[]} rows @param {Known} known @returns {Packed} */
export function packed(rows, known) {
  const others = /** @type {[number, Row][]} */ (rows.flatMap((row, at) => (isPlain(row) ? [] : [[at, row]])));
  const lines = rows.map((row) => (isPlain(row) ? row.line : "")).join("\n");
  return { lines, others, known: Object.fromEntries(Object.entries(known).map(([id, values]) => [id, signs(values)])) };
}

/** @param {Value[]} values @returns {Value[] | string} */
function signs(values) {
  const isShort = values.every((value) => value === undefined || (typeof value === "string" && value.length === 1 && value !== BLANK));
  return isShort ? values.map((value) => value ?? BLANK).join("") : values;
}

/** @param {Packed} part @returns {{ rows: Row[], known: Known }} */
export function unpacked({ lines, others, known }) {
  const rows = lines.split("\n").map(plainRow);
  for (const [at, row] of others) rows[at] = row;
  const values = Object.entries(known).map(([id, kept]) => /** @type {const} */ ([id, typeof kept === "string" ? [...kept].map((sign) => (sign === BLANK ? undefined : sign)) : kept]));
  return { rows, known: Object.fromEntries(values) };
}
