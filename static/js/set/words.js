/** What is said in Set: offers that make a puzzle proper, regions, counting, variants. */

import { counted, countedLarge } from "../page/words.js";

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

/** The lamp. */

export const counting = "Counting …";
export const notYet = "Not counted yet";
export const none = "No solution";
export const one = "One solution";
export const several = "More than one solution";
export const conflicting = "the marked givens clash";

/**
 * @param {import("../protocol.js").CountData} data
 * @param {number} seconds that counting may take
 * @param {number} most solutions that are counted
 * @returns {string} no more than was proved
 */
export function countText({ count, exact }, seconds, most) {
  if (count >= most || (count > 1 && !exact)) return `At least ${countedLarge(count, "solution")}`;
  if (count > 1) return countedLarge(count, "solution");
  if (exact) return count ? one : none;
  return count ? `One, and ${seconds} s did not tell of more` : `None found in ${seconds} s`;
}

/** The line over the grid. @param {number} size */
export const boardText = (size) => `${size} × ${size}`;

/** Proposals. */

export const looking = "Looking …";
export const stopped = "Stopped.";
export const take = "Take";

/** The clue in hand. */

/** @typedef {import("./kinds.js").SetTool} SetTool */

const TITLES = /** @type {Partial<Record<SetTool, string>>} */ ({ digit: "Digits", region: "Regions", more: "All clues" });

/** @param {SetTool} tool @param {string} title of the variant, if one is set @param {boolean} isThere whether it is in the puzzle already */
export function clueTitle(tool, title, isThere) {
  if (!title) return isThere ? rule : TITLES[tool] ?? "";
  return isThere ? title : `New ${title.toLowerCase()}`;
}

/** What a tool does that sets no variant. @type {Partial<Record<SetTool, string>>} */
export const TOOLS_SAY = {
  digit: "What you write is given. Press a cell and type; the same digit again takes it away.",
  region: "Choose a region and drag over its cells.",
  more: "Type a name, or a word of the rule.",
};

/** How the cells of a new clue are taken. @type {Record<import("../protocol.js").VariantData["takes"], string>} */
export const HOW = {
  cells: "Drag over cells, or press one after another.",
  line: "Drag along it, from its first cell to its last.",
  parts: "Drag each of its parts, one after the other.",
  sight: "Press the cell at the edge; in a corner, drag into the grid.",
  board: "It goes for the whole board: press Add.",
  labels: "",
};

export const whole = "Enter or Add puts it into the puzzle.";
/** @param {string} why */
export const toBeSet = (why) => `To be set: ${why}.`;
/** @param {string} why */
export const problemText = (why) => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
export const noVariant = "choose a clue";

/** What a press does with a clue that is there. */
export const WAYS = {
  has: "Drag it to move it; Ctrl and a press change a cell.",
  moves: "Press where its first cell goes, or use the arrows.",
  reshapes: "Press cells to add them or to take them away.",
};

export const numberLabel = "Number";
export const rule = "Rule";
export const digits = "Digits";
/** @param {number} count */
export const givensText = (count) => counted(count, "given");
