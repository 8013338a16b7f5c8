/** What is said while somebody plays: new puzzles, checks, the head, cages, boards. */

import { cellList, plain } from "./words.js";

/** @typedef {import("./types.js").Notice} Notice */

export const noPuzzle = plain("No puzzle came", "The network is away, and none is kept here yet.");
export const checkpointSet = plain("Checkpoint set", "More, Back to the checkpoint leads here again.");
export const goOn = "Go on";
export const emptyGrid = "An empty grid";
export const yourPuzzle = "Your puzzle";

/** @param {number} hints */
export const hintsTaken = (hints) => (hints ? `${hints} ${hints === 1 ? "hint" : "hints"}` : "no hints");

/** @param {readonly number[]} values */
function toGo(values) {
  const count = values.filter((value) => !value).length;
  return `${count} ${count === 1 ? "cell" : "cells"} to go.`;
}

/** @param {readonly number[]} values */
export const noContradictions = (values) => plain("No contradictions", toGo(values));
/** @param {readonly number[]} values */
export const rightSoFar = (values) => plain("All right so far", toGo(values));
export const nothingBack = plain("All right so far", "Nothing to go back on.");
/** @param {number} moves */
export const wentBack = (moves) => plain("Back where all was right", `${moves} ${moves === 1 ? "move" : "moves"} taken back. Redo brings them again.`);
export const notUnique = plain("Nothing to check against", "This puzzle has not exactly one solution.");

/** @param {readonly number[]} cells @param {number} size @param {boolean} clash whether they contradict each other, or are just wrong @returns {Notice} */
export function wrongNotice(cells, size, clash) {
  const many = cells.length > 1;
  const how = clash ? "contradict each other" : many ? "are wrong" : "is wrong";
  return { tone: "bad", title: `${many ? `${cells.length} digits` : "A digit"} ${how}`, detail: `Look at ${cellList(cells, size)}.` };
}

export const waitingForPython = "Waiting for Python.";

/** Sums of a cage. */
export const noCage = "No cage here";
export const noLonger = " no longer";
export const nothingFits = "nothing fits any more";
/** @param {readonly number[]} digits */
export const inAll = (digits) => `${digits.join(", ")} in all that fit`;
/** @param {number} sum @param {number} cells */
export const cageText = (sum, cells) => `${sum} in ${cells} ${cells === 1 ? "cell" : "cells"}`;
