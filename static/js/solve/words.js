/** Texts of Solve: the line of what is known about the puzzle, and its rating elsewhere. */

import { levelName } from "../page/words.js";
import { commas, say } from "../words/say.js";

/** @typedef {{ solutions: number | null, exact: boolean }} Known the number of solutions, null while unknown */

/** @param {Known} known @returns {string} */
function solutionsText({ solutions, exact }) {
  if (solutions === null) return say("solve-not-known-yet");
  if (!exact) return solutions > 1 ? say("solve-more-than-one") : say("solve-one-so-far");
  if (solutions === 1) return say("solve-exactly-one");
  return solutions ? say("solve-solutions", { count: solutions }) : say("solve-none");
}

/** @param {Known} known @param {number} givens @param {number} rules @returns {string} the puzzle in a line */
export function rulingText({ solutions, exact }, givens, rules) {
  if (solutions === null) return givens || rules ? contents(givens, rules) : say("solve-put-in-a-puzzle");
  if (!exact) return solutions > 1 ? say("page-more-solutions") : say("page-one-so-far");
  if (solutions === 1) return say("set-one-solution");
  return solutions ? say("solve-solutions", { count: solutions }) : say("page-no-solution");
}

/** @param {number} givens @param {number} rules */
const contents = (givens, rules) => commas([givens && say("solve-givens", { count: givens }), rules && say("solve-rules", { count: rules })]);

/** @param {RateData} data @returns {string} such as "Hard · ER 4.0" */
export const levelText = ({ level, er }) => [...(level ? [levelName(level)] : []), ...(er === null ? [] : [say("make-er", { er })])].join(" · ");

/** @param {Rated} left @returns {string} that another puzzle is being rated, or its rating */
export function leftText({ data, going }) {
  if (going || !data) return say("solve-rating-another");
  const how = levelText(data) || say("solve-stopped");
  return say("solve-rated-meanwhile", { how });
}

/** @param {Known} known @param {number} givens @param {number} rules @returns {[string, string][]} */
export const facts = (known, givens, rules) => [
  [say("solve-fact-solutions"), solutionsText(known)],
  [say("solve-fact-givens"), `${givens}`],
  .../** @type {[string, string][]} */ (rules ? [[say("solve-fact-rules"), `${rules}`]] : []),
];
