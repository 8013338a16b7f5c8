/** What the answers to questions about a puzzle mean, in words. */

import { writeLine } from "../game/link.js";
import { cellCode, countedLarge, grouped } from "../page/words.js";

/**
 * @typedef {import("../types.js").Asked} Asked
 * @typedef {import("../protocol.js").PartsData} PartsData
 */

/** The questions by their kinds, in the order of their buttons. @type {Record<Asked["kind"], string>} */
export const TITLES = {
  total: "How many solutions",
  solutions: "All solutions",
  candidates: "True candidates",
  spare: "What can go",
  conflict: "What contradicts",
  canon: "Isomorphs",
};

/** @param {PartsData} parts @param {number} size @returns {string} "r1c2, r2c2 and r3c4" */
export function partsText({ cells, rules }, size) {
  const all = [...cells.map((cell) => cellCode(cell, size)), ...rules];
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

/** @param {readonly number[]} givens @param {Pick<import("../types.js").Position, "board" | "rules">} now @returns {string} which grid it is */
export function puzzleText(givens, { board, rules }) {
  const count = givens.filter(Boolean).length;
  const line = writeLine(givens, board);
  const parts = [countedLarge(count, "given"), ...(rules.length ? [countedLarge(rules.length, "rule")] : [])].join(", ");
  return `${parts}: ${line.length > 30 ? `${line.slice(0, 24)} …` : line}`;
}

/** @param {Asked} entry @param {number} size of the board @returns {string} */
export function answerText(entry, size) {
  if (entry.error) return errorText(entry.error);
  if (!entry.data) return entry.text ? `${entry.text[0].toUpperCase()}${entry.text.slice(1)}.` : "Python is at work.";
  switch (entry.kind) {
    case "total": return totalText(entry.data);
    case "solutions": return solutionsText(entry.data);
    case "candidates": return candidatesText(entry.data);
    case "spare": return spareText(entry.data);
    case "conflict": return conflictText(entry.data, size);
    default: return canonText(entry.data);
  }
}

/** @param {import("../protocol.js").ErrorData} error */
function errorText({ code, message }) {
  if (code === "cancelled") return "Stopped, without an answer.";
  if (code === "has-rules") return "Isomorphs are known of puzzles of digits alone; this one has rules besides.";
  if (code === "has-candidates") return "Isomorphs are known of puzzles of digits alone; this one has candidates of its own.";
  return `${message[0].toUpperCase()}${message.slice(1)}.`;
}

/** @param {import("../protocol.js").TotalData} data */
function totalText({ count, exact, estimate }) {
  if (exact) return count ? `${countedLarge(count, "solution")}, and no more.` : "No solution.";
  const guess = estimate && estimate > count ? ` About ${estimate.toExponential(1).replace(/e\+?/, " × 10^")} in all, by the part of the search that was done.` : "";
  return `At least ${countedLarge(count, "solution")}.${guess}`;
}

/** @param {import("../protocol.js").SolutionsData} data */
function solutionsText({ solutions, shared, whole }) {
  if (!solutions.length) return whole ? "No solution." : "None was found by then.";
  if (solutions.length === 1 && whole) return "One solution, and no more.";
  const all = whole ? `${countedLarge(solutions.length, "solution")}, and no more.` : `The first ${countedLarge(solutions.length, "solution")}; there are more.`;
  const fixed = shared.filter(Boolean).length;
  return `${all} ${whole ? "They" : "These"} agree in ${grouped(fixed)} of ${countedLarge(shared.length, "cell")}; those in which they differ are tinted.`;
}

/** @param {import("../protocol.js").CandidatesData} data */
function candidatesText({ candidates }) {
  const total = candidates.reduce((sum, own) => sum + own.length, 0);
  if (!total) return "No solution, so no candidate is true.";
  const open = candidates.filter((own) => own.length > 1).length;
  if (!open) return "Each cell has one: there is exactly one solution.";
  return `Every digit of every solution: ${countedLarge(open, "cell")} can be more than one digit, ${grouped(candidates.length - open)} only one.`;
}

/** @param {import("../protocol.js").SpareData} data */
function spareText({ status, singles, pairs, whole }) {
  if (status === "none") return "No solution: ask what contradicts.";
  if (status === "multiple") return "More than one solution: with less there are only more.";
  const stopped = whole ? "" : " Stopped before all was tried.";
  if (status === "timeout") return "Stopped before it was known whether there is one solution.";
  if (!singles.length) return whole ? "Minimal: nothing can go, or there is more than one solution." : `Nothing found that can go.${stopped}`;
  const two = pairs.length ? `${countedLarge(pairs.length, "pair")} of them can go together.` : whole ? "No two of them can go together." : "";
  return `Not minimal: any one of these ${singles.length > 1 ? `${singles.length} ` : ""}can go. ${two}${stopped}`;
}

/** @param {import("../protocol.js").ConflictData} data @param {number} size */
function conflictText({ solvable, cells, rules }, size) {
  if (solvable) return "Nothing: there is a solution.";
  if (!cells.length && !rules.length) return "There is no solution, but no small set of givens was found that says why.";
  const parts = partsText({ cells, rules: [] }, size);
  const all = [cells.length ? `the ${cells.length > 1 ? "digits" : "digit"} at ${parts}` : "", ...rules].filter(Boolean).join("; ");
  return `${cells.length + rules.length > 1 ? "These cannot all hold" : "This cannot hold"}: ${all}.`;
}

/** @param {import("../protocol.js").CanonData} data */
function canonText({ automorphisms }) {
  const count = BigInt(automorphisms);
  return count === 1n ? "No automorphisms: every way of turning and renaming it gives another puzzle." : `${grouped(count)} automorphisms: ways that leave it as it is, doing nothing counted.`;
}

/** @param {string} text what it has, as puzzleText writes it */
export const aboutText = (text) => `About the puzzle with ${text}`;

export const showIt = "Show on the grid";
export const hideIt = "Off the grid";
export const writeThem = "Write them in as marks";
export const solutionBefore = "Solution before";
export const solutionAfter = "Next solution";
export const shared = "What they share";
export const eachAlone = "Each alone";
/** @param {number} shown how many, where that is not all */
export const twoTogether = (shown = 0) => (shown ? `Two together, the first ${shown}` : "Two together");
export const openIt = "Put it on the grid";
export const leastOne = "The least, which all of them share";
export const another = "Another at random";
export const oneOfThem = "One of them";
