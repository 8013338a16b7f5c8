/** What is said of rules and clues while they are set. */

export const rulesChanged = "the rules have changed meanwhile";
export const counting = "counting …";
export const conflicting = "none; the marked givens contradict each other";
/** @param {string} level */
export const uniqueOf = (level) => `exactly one, and its level is ${level}`;
/** @param {string} text */
export const solutionsText = (text) => text && `Solutions: ${text}`;

/** @param {import("./protocol.js").CountData} data @param {number} seconds that counting may take @returns {string} */
export function countText({ count, exact }, seconds) {
  if (count > 1) return "more than one";
  if (exact) return count ? "exactly one" : "none";
  return count ? `one, and ${seconds} s did not tell whether there are more` : `none found in ${seconds} s`;
}

export const noVariant = "choose a variant";
/** @param {string} why */
export const toBeSet = (why) => `To be set: ${why}.`;
