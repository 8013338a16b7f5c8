/** What was entered at a prompt, and the way back through it. Pure. */

/** Entries that are remembered. */
const MOST = 200;

/** @typedef {{ entries: readonly string[], at: number, draft: string }} History *at* counts from the oldest; the draft stands after the newest */

/** @type {History} */
export const EMPTY = { entries: [], at: 0, draft: "" };

/** @param {History} history @param {string} entry @returns {History} with it as the newest */
export function entered({ entries }, entry) {
  const next = entry.trim() && entries.at(-1) !== entry ? [...entries, entry].slice(-MOST) : entries;
  return { entries: next, at: next.length, draft: "" };
}

/** @param {History} history @param {number} by back (below 0) or forth @param {string} text what stands at the prompt @returns {History} */
export function gone({ entries, at, draft }, by, text) {
  const to = Math.min(Math.max(at + by, 0), entries.length);
  return { entries, at: to, draft: at === entries.length ? text : draft };
}

/** @param {History} history @returns {string} what is to stand at the prompt */
export const shown = ({ entries, at, draft }) => entries[at] ?? draft;

/** @param {string} source of several lines @returns {string} as Python's prompt shows it */
export const prompted = (source) => source.split("\n").map((line, i) => `${i ? "..." : ">>>"} ${line}`).join("\n");

/** @param {string} source @returns {string} the blanks that its next line begins with */
export function indentAfter(source) {
  const last = source.split("\n").at(-1) ?? "";
  const blanks = /^ */.exec(last)?.[0] ?? "";
  return /:\s*(#.*)?$/.test(last) ? `${blanks}    ` : blanks;
}
