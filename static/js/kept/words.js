/** What is said of games that are kept: why they are not, what is wrong with them, and how they are listed. */

import { say } from "../words/say.js";

export const full = say("kept-full");
export const fullOfMade = say("kept-full-of-made");
export const newer = say("kept-newer");
export const off = say("kept-off");

export const brokenOff = say("kept-broken-off");
export const late = say("kept-late");
export const elsewhere = say("kept-elsewhere");

/** What is wrong with what was kept. */
export const unread = say("kept-unread");
export const bare = say("kept-bare");
export const noRecord = say("kept-no-record");
export const noPuzzle = say("kept-no-puzzle");
export const noMove = say("kept-no-move");
export const noBoard = say("kept-no-board");
export const noBatch = say("kept-no-batch");
export const wrongBatch = say("kept-wrong-batch");
export const puzzleAway = say("kept-puzzle-away");
export const boardAway = say("kept-board-away");
/** @param {number} number @param {string} fault */
export const moveFault = (number, fault) => say("kept-move-fault", { number, fault });
export const puzzle = say("kept-puzzle");
/** @param {string} board */
export const onBoard = (board) => say("kept-on-board", { board });
/** @param {string} title */
export const openIt = (title) => say("kept-open-it", { title });
/** @param {string} title */
export const favourIt = (title) => say("kept-favour-it", { title });
/** @param {string} title */
export const deleteIt = (title) => say("kept-delete-it", { title });
/** @param {string} board */
export const boardMissing = (board) => say("kept-board-missing", { board });
/** @param {number} number */
export const moveAway = (number) => say("kept-move-away", { number });
/** @param {number} number */
export const moveFails = (number) => say("kept-move-fails", { number });
/** @param {string} kind */
export const unknownMove = (kind) => say("kept-unknown-move", { kind });
/** @param {string} part */
export const isWrong = (part) => say("kept-is-wrong", { part });
export const wrongTop = say("kept-wrong-top");
/** @param {string} part */
export const areWrong = (part) => say("kept-are-wrong", { part });

/** @param {string} why @returns {import("../types.js").Notice} */
export const lostNotice = (why) => ({ tone: "bad", title: say("kept-lost"), detail: say("kept-lost-why", { why }) });

/** Files of games. */
export const noFile = say("kept-no-file");
/** @param {string} version */
export const newerFile = (version) => say("kept-newer-file", { version });
export const unreadable = say("kept-unreadable");
/** @param {{ taken: number, known: number, refused: number }} all */
export const takenIn = ({ taken, known, refused }) => (refused ? say("kept-taken-in-refused", { taken, known, refused }) : say("kept-taken-in", { taken, known }));

/** The dialog. */
/** @param {number} count */
export const aside = (count) => say("kept-aside", { count });
export const asideNow = say("kept-aside-now");
export const sure = say("kept-sure");
export const outcomes = { solved: say("kept-outcome-solved"), answered: say("kept-outcome-answered"), open: say("kept-outcome-open") };
/** @param {number} count */
export const hintsTaken = (count) => (count ? say("kept-hints", { count }) : "");
/** @param {number} days */
export const inARow = (days) => (days ? say("kept-in-a-row", { days }) : "");
export const unrated = say("page-not-rated");

/** How long a puzzle takes. @param {readonly number[]} average @param {readonly number[]} fast */
export const minutes = ([low, high], [least, most]) => say("kept-minutes", { low, high, least, most });
/** @param {number} low @param {number} high */
export const minutesYours = (low, high) => say("kept-minutes-yours", { low, high });
/** @param {number} games @param {number} fewest */
export const minutesLearning = (games, fewest) => say("kept-minutes-learning", { games, fewest });
/** @param {number} percent @param {number} games */
export const minutesLearnt = (percent, games) => say("kept-minutes-learnt", { percent, games });
/** @param {"playing" | "begun" | "done" | "free"} state */
export const dayState = (state) => say("play-day-state", { state });
