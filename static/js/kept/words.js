/** What is said of games that are kept: why they are not, what is wrong with them, and how they are listed. */

import { counted } from "../page/words.js";

export const full = "This browser has no room left: your last moves are not kept. Delete games that you no longer need, or save them as a file.";
export const fullOfMade = "This browser has no room left: save the puzzles that are made now as a file.";
export const newer = "A newer version of this page has been here: reload it to see your games. Until then nothing is kept.";
export const off = "This browser keeps nothing for this page: what you play is gone when you close it. Save it as a file.";

export const brokenOff = "the writing was broken off";
export const late = "the store of this browser does not answer";
export const elsewhere = "this game went on in another tab";

/** What is wrong with what was kept. */
export const unread = "it cannot be read";
export const bare = "it was begun on an empty grid";
export const noRecord = "it is no record";
export const noPuzzle = "it is no puzzle";
export const noMove = "it is no move";
export const noBoard = "it is no board";
export const noBatch = "it is no batch";
export const wrongBatch = "what is said of it is not what it should be";
export const puzzleAway = "its puzzle is not there";
export const boardAway = "its board is not there";
/** @param {string} board */
export const boardMissing = (board) => `its board, ${board}, is not there`;
/** @param {number} number */
export const moveAway = (number) => `move ${number} is not there`;
/** @param {number} number */
export const moveFails = (number) => `move ${number} cannot be made`;
/** @param {string} kind */
export const unknownMove = (kind) => `no move is called ${kind}`;
/** @param {string} part */
export const isWrong = (part) => `its ${part} is not what it should be`;
export const wrongTop = "its largest value is not what it should be";
/** @param {string} part */
export const areWrong = (part) => `its ${part} are not what they should be`;

/** @param {string} why @returns {import("../types.js").Notice} */
export const lostNotice = (why) => ({
  tone: "bad",
  title: "Some moves are lost",
  detail: `What was kept of this game was damaged (${why}). The moves before are here; the rest was set aside.`,
});

/** Files of games. */
export const noFile = "This is no file of games: expected what \u201cSave all\u201d writes.";
/** @param {string} version */
export const newerFile = (version) => `This file was written by a newer version of the page (${version}): reload the page first.`;
export const unreadable = "This file cannot be read.";
/** @param {{ taken: number, known: number, refused: number }} all */
export const takenIn = ({ taken, known, refused }) => `${taken} taken in, ${known} here already${refused ? `, ${refused} damaged and left out` : ""}.`;

/** The dialog. */
/** @param {number} count */
export const aside = (count) => `${counted(count, "puzzle was", "puzzles were")} damaged and set aside.`;
export const asideNow = "That puzzle was damaged, and is set aside.";
export const sure = "Really delete";
export const outcomes = { solved: "Solved", answered: "Answered by Python", open: "Unfinished" };
/** @param {number} count */
export const hintsTaken = (count) => (count ? counted(count, "hint") : "");
/** @param {number} days */
export const inARow = (days) => (days ? `${counted(days, "day")} in a row` : "");
export const unrated = "Not rated";
