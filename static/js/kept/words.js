/** What is said of games that are kept: why they are not, what is wrong with them, and how they are listed. */

import { say } from "../words/say.js";

export const noPuzzle = say("kept-no-puzzle");
/** @param {string} part */
export const isWrong = (part) => say("kept-is-wrong", { part });
/** @param {string} part */
export const areWrong = (part) => say("kept-are-wrong", { part });

/** @param {string} why @returns {Notice} */
export const lostNotice = (why) => ({ tone: "bad", title: say("kept-lost"), detail: say("kept-lost-why", { why }) });

export const noFile = say("kept-no-file");
/** @param {{ taken: number, known: number, refused: number }} all */
export const takenIn = ({ taken, known, refused }) => (refused ? say("kept-taken-in-refused", { taken, known, refused }) : say("kept-taken-in", { taken, known }));

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
/** @param {"playing" | "begun" | "done" | "free"} state */
export const dayState = (state) => say("play-day-state", { state });
