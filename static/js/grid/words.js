/** What is said of a cell beside its name and its digit, for readers of the screen. */

import { colourName } from "../page/words.js";

/** @typedef {readonly number[]} Marks */

/** @param {string} sign of a region */
export const inRegion = (sign) => `drawn in region ${sign}`;
export const answered = "answered by Python";
/** @param {Marks} marks */
export const couldBe = (marks) => `could be ${marks.join(" ")}`;
/** @param {Marks} marks */
export const printed = (marks) => `candidates of the puzzle ${marks.join(" ")}`;
/** @param {Marks} marks */
export const struck = (marks) => `struck by you ${marks.join(" ")}`;
/** @param {Marks} marks */
export const inCorners = (marks) => `pencil marks ${marks.join(" ")}`;
/** @param {Marks} marks */
export const inCentre = (marks) => `centre marks ${marks.join(" ")}`;
/** @param {readonly number[]} colours */
export const coloured = (colours) => `coloured ${colours.map(colourName).join(" and ")}`;
/** @param {string} term @param {string} state of the formula: nothing is said of one that is open */
export const equals = (term, state) => `formula: equals ${term}${state === "open" ? "" : `, ${state}`}`;
/** @param {readonly string[]} clues */
export const inClues = (clues) => `in ${clues.join(", ")}`;
