/**
 * Puzzles as text: the plainest are read here at once, all others by Python. And the share link: `#p=` and a puzzle as one line, `&b=` and the board where it is not the classic one, `&c=` and
 * candidates, `&r=` and rules, `&m=` and somebody's moves, `&t=`, `&a=` and `&w=` with its title, author and rules in words.
 * The link of a class has `class=` and the number of its pupils and `seed=` before that.
 */

import { shownValue, topValue } from "./boards.js";
import { givensOf } from "./game.js";

/** @param {string} cells @returns {number[] | null} 81 values; null when it is something else */
function values(cells) {
  const plain = /^[1-90.*_ xX]{81}$/.test(cells);
  return plain ? [...cells].map((sign) => Number(sign) || 0) : null;
}

/** @param {string} line @returns {string} nine cells, out of a line that may have borders and gaps */
function rowOf(line) {
  const inner = line.replace(/[|!\u2502\u2503]/g, "");
  return inner.length === 9 ? inner : inner.replace(/\s/g, "");
}

/**
 * Read a line of 81 characters or nine lines of nine, with or without drawn borders.
 * @param {string} text
 * @returns {number[] | null} 81 values, 0 where empty; null when Python must read it
 */
export function readPlain(text) {
  const lines = text.split(/\r?\n/).filter((line) => /[\w.*]/.test(line) && !/^[\s|+!]*[-=+]{3}/.test(line));
  if (lines.length === 1) return values(lines[0]) ?? values(lines[0].trim());
  const rows = lines.map(rowOf);
  return rows.length === 9 && rows.every((row) => row.length === 9) ? values(rows.join("")) : null;
}

/** @returns {number} a random seed */
export const anySeed = () => Math.floor(Math.random() * 2 ** 32);

/** Read a seed from a form: any whole number below 2 ** 53, of up to 16 digits. @param {string} text @returns {number} a random one if none is written */
export const readSeed = (text) => (/^\d{1,16}$/.test(text.trim()) ? Number(text.trim()) : anySeed());

const LETTERS = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** The longest link in characters: every puzzle that can be read has a shorter one, and browsers accept longer ones. */
const LONGEST = 200_000;
/** Parts of a link that only Python reads. */
const MORE = ["c", "t", "a", "w"];

/** @typedef {{ first?: number }} Values of a board: the first is 1, or 0 */

/** @param {Values} board @returns {string} the signs of its values, after that of an empty cell */
const signs = ({ first = 1 }) => (first ? LETTERS : LETTERS.replace(".", ".0"));

/** @param {readonly number[]} givens @param {Values} board @returns {string} one character a cell, `.` where empty; `A` is 10 */
export const writeLine = (givens, board) =>
  givens.length > 35 ** 2 ? givens.join(" ") : givens.map((value) => signs(board)[value]).join("");

/** @param {readonly number[]} values @param {BoardData} board @returns {string} the line to be copied: of a wordoku its letters and then its word, which is how one is read */
export function copiedLine(values, board) {
  if (board.size !== 9 || !/^\p{L}{9}$/u.test(board.signs ?? "")) return writeLine(values, board);
  return `${values.map((value) => (value ? shownValue(board, value) : ".")).join("")} ${board.signs}`;
}

/** @param {string} line as `writeLine` writes it @param {Values} board @returns {number[]} */
export const plainValues = (line, board) =>
  line.includes(" ") ? line.split(" ").map(Number) : [...line].map((sign) => Math.max(0, signs(board).indexOf(sign)));

/**
 * Write the candidates that belong to a puzzle of up to 16 x 16.
 * @param {readonly (readonly number[])[]} candidates
 * @param {number} top the largest value
 * @returns {string} as many characters for each cell as there are values; empty where there is nothing to say
 */
export function writeCandidates(candidates, top) {
  if (top > 16 || !candidates.some((own) => own.length)) return "";
  const cell = (/** @type {readonly number[]} */ own) => [...LETTERS.slice(1, top + 1)].map((sign, i) => (own.includes(i + 1) ? sign : "."));
  return candidates.flatMap(cell).join("");
}

/** @param {{ board: string, line: string, rules?: readonly string[], candidates?: string, about?: AboutData | null }} puzzle @returns {string} the fragment, with its `#` */
export function writeLink({ board, line, rules = [], candidates = "", about }) {
  const { title, author, text } = about ?? {};
  const more = { b: board === "9" ? "" : board, c: candidates, r: rules.join("\n"), t: title, a: author, w: text };
  const parts = new URLSearchParams({ p: line });
  for (const [name, value] of Object.entries(more)) if (value) parts.set(name, value);
  return `#${parts}`;
}

/** @param {Position} now @returns {string} the link of the puzzle in it, without what the player did */
export function linkOf(now) {
  const { board, rules, candidates: own, about } = now;
  return writeLink({ board: board.name, line: writeLine(givensOf(now), board), rules, candidates: writeCandidates(own, topValue(board)), about });
}

/** @param {string} link @returns {boolean} whether it is too long to be opened */
export const isTooLong = (link) => link.length > LONGEST;

/** @param {string} hash @returns {{ board: string, line: string, rules?: string, whole?: string, later?: "replay" | "class" } | null} null when the address has no puzzle; *whole* is a link that Python must read, *later* names the script that opens it */
export function readLink(hash) {
  if (!hash.startsWith("#") || isTooLong(hash)) return null;
  const parts = new URLSearchParams(hash.slice(1));
  const line = parts.get("p");
  const rules = parts.get("r");
  if (line && parts.has("m")) return { board: "", line, later: "replay" };
  if (line && parts.has("class")) return { board: parts.get("b") ?? "9", line, later: "class" };
  if (line && MORE.some((name) => parts.has(name))) return { board: parts.get("b") ?? "9", line, whole: hash };
  return line ? { board: parts.get("b") ?? "9", line, ...(rules ? { rules } : {}) } : null;
}
