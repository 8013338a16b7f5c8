/** What is said in Set: offers that make a puzzle proper, regions, counting, variants. */

import { counted } from "../page/words.js";

/** @typedef {import("../protocol.js").MendRequest["way"]} Way */

/** @type {Readonly<Record<string, string>>} */
export const SYMMETRIES = {
  rotational180: "Half turn",
  rotational90: "Quarter turn",
  "mirror-horizontal": "Left and right",
  "mirror-vertical": "Top and bottom",
  "mirror-both": "Both mirrors",
  diagonal: "Diagonal",
  antidiagonal: "Other diagonal",
  diagonals: "Both diagonals",
  full: "Full",
};

/** What is said where there is nothing to offer. @type {Readonly<Record<Way, string>>} */
export const NONE = {
  unique: "There is no solution, so no given can make it the only one.",
  minimal: "Only a puzzle with exactly one solution can be made minimal.",
  symmetric: "Only a puzzle with exactly one solution says which digits to add.",
};

/** What is said where nothing is to be changed. @type {Readonly<Record<Way, string>>} */
export const IDLE = {
  unique: "It has exactly one solution already.",
  minimal: "It is minimal already.",
  symmetric: "It has every symmetry already.",
};

/** What stands above the offers. @type {Readonly<Record<Way, string>>} */
export const OFFERED = {
  unique: "Those that change least come first:",
  minimal: "Each leaves a puzzle of which no given can go:",
  symmetric: "Those that change least come first:",
};

/**
 * @param {number} count of the cells that change
 * @param {boolean} adds whether givens come in, or go
 * @param {string} listed the first of them
 * @param {number} more that are not listed
 */
export function changeText(count, adds, listed, more) {
  if (!count) return "nothing to change";
  const givens = counted(count, "given");
  return `${adds ? `add ${givens}` : `take ${givens} away`}: ${listed}${more > 0 ? ` and ${more} more` : ""}`;
}

/** @param {number} size */
export const wholeText = (size) => `Every region has ${size} cells.`;

/** @param {readonly string[]} names of regions */
export const piecesText = (names) =>
  `${names.length === 1 ? `Region ${names[0]} is` : `Regions ${names.slice(0, -1).join(", ")} and ${names.at(-1)} are`} in pieces, which is allowed.`;

/** @param {string} sign @param {number} count @param {number} over how many too many, or below 0 too few */
export const regionText = (sign, count, over) => `region ${sign} has ${count}, ${Math.abs(over)} too ${over > 0 ? "many" : "few"}`;

/** @param {number} size @param {readonly string[]} told of the first regions @param {boolean} more */
export const needsText = (size, told, more) => `Each region needs ${size} cells: ${told.join("; ")}${more ? ", and so on" : ""}.`;

/** @param {string} sign @param {string | null} told how many cells of how many */
export const regionLabel = (sign, told) => `Region ${sign}: ${told} cells`;

/** Rules and clues while they are set. */

export const counting = "counting …";
export const conflicting = "none; the marked givens contradict each other";
/** @param {string} level */
export const uniqueOf = (level) => `exactly one, and its level is ${level}`;
/** @param {string} text */
export const solutionsText = (text) => text && `Solutions: ${text}`;

/** @param {import("../protocol.js").CountData} data @param {number} seconds that counting may take @returns {string} */
export function countText({ count, exact }, seconds) {
  if (count > 1) return "more than one";
  if (exact) return count ? "exactly one" : "none";
  return count ? `one, and ${seconds} s did not tell whether there are more` : `none found in ${seconds} s`;
}

export const noVariant = "choose a variant";
/** @param {string} why */
export const toBeSet = (why) => `To be set: ${why}.`;
