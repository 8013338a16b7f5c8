/** What is said while somebody plays: new puzzles, the head, cages. */

import { counted, plain } from "../page/words.js";

/** @param {string} why what is wrong with the file of puzzles; empty where the network is away */
export const noPuzzle = (why) => plain("No puzzle came", why ? `${why}. You can make one in Make.` : "The network is away, and none is kept here yet.");
export const checkpointSet = plain("Checkpoint set", "More, Back to the checkpoint leads here again.");
export const goOn = "Go on";
export const emptyGrid = "An empty grid";
export const yourPuzzle = "Your puzzle";

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
