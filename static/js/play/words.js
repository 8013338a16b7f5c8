/** What is said while somebody plays: new puzzles, the head, cages. */

import { counted, plain } from "../page/words.js";

/** @param {string} why what is wrong with the file of puzzles; empty where the network is away */
export const noPuzzle = (why) => plain("No puzzle came", why ? `${why}. You can make one in Make.` : "The network is away, and none is kept here yet.");
export const checkpointSet = plain("Checkpoint set", "More, Back to the checkpoint leads here again.");
export const goOn = "Go on";
export const emptyGrid = "An empty grid";
export const yourPuzzle = "Your puzzle";

export const more = "More";
export const dayStates = { playing: "playing", begun: "begun", free: "not yet" };
export const solvedIn = " solved in ";
/** @param {string} day as `2026-11-22` @returns {string} the first letter of its name */
export const initialOf = (day) => new Date(day).toLocaleDateString("en-GB", { weekday: "narrow", timeZone: "UTC" });

/** New puzzles. */

/** @param {string} word */
const article = (word) => (/^[AEIOU]/i.test(word) ? "an" : "a");

/** @param {import("./wish.js").Asked} asked @param {boolean} [graded] whether it has a level @returns {string} such as "a hard killer, 9×9" */
export function madeName({ level, size, kind, name }, graded = size > 4) {
  const noun = !kind || kind === "killer" ? name.toLowerCase() : `${name === name.toUpperCase() ? name : name.toLowerCase()} sudoku`;
  const words = graded ? `${level.toLowerCase()} ${noun}` : noun;
  return `${article(words)} ${words}, ${size}\u00d7${size}`;
}

/** @param {import("./wish.js").Asked} asked @param {boolean} graded */
export const willPlay = (asked, graded) => `Play ${madeName(asked, graded)}`;
/** @param {string} words */
export const making = (words) => `Making ${words}`;
export const meanwhile = "Play on meanwhile: it comes as soon as it is found.";
/** @param {string} words */
export const noneFound = (words) => plain("No such puzzle was found", `There was none for ${words} among many that were tried. Try once more, or another level.`);

/** @param {number} hints */
export const hintsTaken = (hints) => (hints ? counted(hints, "hint") : "no hints");

/** Sums of a cage. */
export const noCage = "No cage here";
export const noLonger = " no longer";
export const nothingFits = "nothing fits any more";
/** @param {readonly number[]} digits */
export const inAll = (digits) => `${digits.join(", ")} in all that fit`;
/** @param {number} sum @param {number} cells */
export const cageText = (sum, cells) => `${sum} in ${counted(cells, "cell")}`;

/** @type {import("../types.js").Notice} */
export const nextPuzzle = { ...plain("A new puzzle", "The one before is kept under More, Your puzzles."), acts: ["back-last"] };
