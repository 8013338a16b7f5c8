/** What is said of a search that is watched. */

import { cellCode, countedLarge } from "../page/words.js";

/**
 * @typedef {import("./tree.js").Tree} Tree
 * @typedef {import("./replay.js").Replay} Replay
 * @typedef {import("../protocol.js").TraceData} TraceData
 */

/** @param {Tree} tree @param {number} lines @param {TraceData | null} data null while it is under way @returns {string} */
export function searchText(tree, lines, data) {
  const guesses = tree.nodes.length - 1;
  const parts = [countedLarge(guesses, "guess", "guesses"), countedLarge(tree.contradictions, "contradiction"), `${countedLarge(tree.deepest, "guess", "guesses")} deep at most`];
  const all = `${parts.join(", ")}; ${countedLarge(lines, "line")}.`;
  if (!data) return all;
  const ends = { unique: "One solution.", multiple: "More than one solution.", none: "No solution.", timeout: "Stopped before its end." };
  return `${ends[data.status]} ${all}${data.whole || data.status === "timeout" ? "" : " The log is cut here."}`;
}

/**
 * Say how each cell came on the way to a moment: guessed, or by which round or rule.
 * @param {Replay} replay @param {number} at @param {number} size
 * @returns {{ guessed: string[], followed: string[] }}
 */
export function courses(replay, at, size) {
  const [guessed, followed] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  for (const place of replay.way(at)) {
    const { event, placed, where } = replay.events[place];
    const names = placed.map(([cell, value]) => `${cellCode(cell, size)}=${value}`).join(" ");
    if (event === "choose") guessed.push(names);
    else if (event === "ripple" && names) followed.push(`${names} by ${where}`);
  }
  return { guessed, followed };
}

/** @param {number} line @param {number} lines */
export const lineOf = (line, lines) => `line ${line} of ${lines}`;

/** @param {string} guessed the cells, as they are written */
export const courseText = (guessed) => (guessed ? `Guessed: ${guessed}. The others followed:` : "Nothing is guessed here. All followed:");

/** @param {number} placed @param {number} struck */
export const roundText = (placed, struck) => `${placed} placed, ${struck} struck`;

/** @type {Record<string, string>} how far the search is looked at */
export const UNTIL = { first: "until the first solution", whole: "until all was known" };

export const noneDone = "Stopped before the first was done.";

/**
 * @param {{ low: number, high: number, middle: number, orders: number }} grids looked at in each order
 * @param {number} late orders that were stopped
 * @param {string} until
 * @returns {string}
 */
export function spreadOf({ low, high, middle, orders }, late, until) {
  const grouped = (/** @type {number} */ number) => number.toLocaleString("en");
  const stopped = late ? ` ${late} were stopped before their end.` : "";
  if (low === high) return `${grouped(low)} grids looked at ${until}, in each of ${orders} orders.${stopped}`;
  return `${orders} orders: from ${grouped(low)} to ${grouped(high)} grids looked at ${until}, half of them at most ${grouped(middle)}.${stopped}`;
}

/** @param {boolean} longest @param {number} seed */
export const extremeText = (longest, seed) => `Watch the ${longest ? "longest" : "shortest"}, seed ${seed}`;
