/** The English of Solve: the line on what is known of the puzzle, and what each tab says before it is asked anything. */

import { countedLarge } from "../page/words.js";

/** @typedef {{ solutions: number | null, exact: boolean }} Known how many solutions there are: null while nobody knows */

/** @param {Known} known @returns {string} */
const solutionsText = ({ solutions, exact }) => {
  if (solutions === null) return "not known yet";
  if (!exact) return solutions > 1 ? "more than one" : "one so far";
  return solutions === 1 ? "exactly one" : solutions ? countedLarge(solutions, "solution") : "none";
};

/** @param {Known} known @param {number} givens @param {number} rules @returns {string} the puzzle in a line */
export function rulingText({ solutions, exact }, givens, rules) {
  if (solutions === null) return givens || rules ? contents(givens, rules) : "Put in a puzzle";
  if (!exact) return solutions > 1 ? "More than one solution" : "One solution so far";
  return solutions ? (solutions === 1 ? "One solution" : countedLarge(solutions, "solution")) : "No solution";
}

/** @param {number} givens @param {number} rules */
const contents = (givens, rules) => [...(givens ? [countedLarge(givens, "given")] : []), ...(rules ? [countedLarge(rules, "rule")] : [])].join(", ");

/** @param {import("../protocol.js").RateData} data @returns {string} such as "Hard · ER 4.0" */
export const levelText = ({ level, er }) => [...(level ? [level] : []), ...(er === null ? [] : [`ER ${er.toFixed(1)}`])].join(" · ");

/** @param {import("../types.js").Rated} left @returns {string} that another puzzle is being rated, or how hard that is */
export const leftText = ({ data, going }) => (going || !data ? "Rating another puzzle" : `Rated meanwhile: ${levelText(data) || "stopped"}`);

/** @param {Known} known @param {number} givens @param {number} rules @returns {[string, string][]} */
export const facts = (known, givens, rules) => [
  ["Solutions", solutionsText(known)],
  ["Givens", `${givens}`],
  .../** @type {[string, string][]} */ (rules ? [["Rules", `${rules}`]] : []),
];

export const copyAnswer = "Copy answer";
export const copied = "Copied";
