/** What is said while somebody plays: new puzzles, the head, cages. */

import { counted, plain } from "../page/words.js";

/** @param {string} why what is wrong with the file of puzzles; empty where the network is away */
export const noPuzzle = (why) => plain("No puzzle came", why ? `${why}. You can make one in Make.` : "The network is away, and none is kept here yet.");
export const checkpointSet = plain("Checkpoint set", "More, Back to the checkpoint leads here again.");
export const noSingles = plain("No singles", "No cell can be filled without more thought.");
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

/** @param {string} level */
export const todays = (level) => `Today\u2019s ${level}`;
/** @param {string} level @param {string} day */
export const ofDay = (level, day) => `${level} of ${day}`;

/** The end of a game. */

export const solved = "Solved";
export const now = "now";
export const pageName = "Pencilmark";
/** @param {number} hints @param {number} mistakes */
export const howItWent = (hints, mistakes) => `${hints ? counted(hints, "hint") : "no hints"}, ${mistakes ? counted(mistakes, "mistake") : "no mistakes"}`;
/** @param {number} at @param {number} all */
export const moveOf = (at, all) => `move ${at} of ${all}`;
/** @param {number} count */
export const minutes = (count) => `${count} min`;
/** @param {{ level: string, today: boolean }} next */
export const nextIs = ({ level, today }) => `Next: ${today ? "today\u2019s" : "another"} ${level}`;
export const noPicture = plain("No picture", "This browser could not draw it.");
export const pictureSaved = plain("Picture saved", "It has the givens and your time, never the answer.");

/** @param {number} mine @param {readonly number[]} others times of the last games like it @param {string} level @returns {string} how a time stands among them */
export function beside(mine, others, level) {
  if (!others.length) return level ? `your first ${level} here` : "";
  const slower = others.filter((time) => time > mine).length;
  if (slower === others.length) return others.length > 1 ? `your best of ${others.length + 1}` : "faster than the last time";
  return others.length > 1 ? `faster than ${slower} of your last ${others.length}` : "";
}

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
