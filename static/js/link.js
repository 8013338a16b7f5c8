/** The share link: `#p=` and a puzzle as one line, `&b=` and the board where it is not the classic one, `&r=` and rules. */

const LETTERS = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LONGEST = 20000;

/** @param {readonly number[]} givens @returns {string} one character a cell, `.` where empty; `A` is 10 */
export const writeLine = (givens) =>
  givens.length > 35 ** 2 ? givens.join(" ") : givens.map((value) => LETTERS[value]).join("");

/** @param {{ board: string, line: string, rules?: readonly string[] }} puzzle @returns {string} the fragment, with its `#` */
export function writeLink({ board, line, rules = [] }) {
  const parts = new URLSearchParams({ p: line });
  if (board !== "9") parts.set("b", board);
  if (rules.length) parts.set("r", rules.join("\n"));
  return `#${parts}`;
}

/** @param {string} hash @returns {{ board: string, line: string, rules?: string } | null} null when the address has no puzzle */
export function readLink(hash) {
  if (!hash.startsWith("#") || hash.length > LONGEST) return null;
  const parts = new URLSearchParams(hash.slice(1));
  const line = parts.get("p");
  const rules = parts.get("r");
  return line ? { board: parts.get("b") ?? "9", line, ...(rules ? { rules } : {}) } : null;
}
