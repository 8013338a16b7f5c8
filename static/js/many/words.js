/** What is said in Many: columns and questions by their ids, how far the work is, why a text is not in the table. */

import { counted } from "../page/words.js";

/** The columns, from the left to the right. @type {Readonly<Record<string, string>>} */
export const TITLES = {
  number: "No.",
  puzzle: "Puzzle",
  name: "Name",
  rated: "Rated",
  clues: "Givens",
  status: "Solutions",
  minimal: "Minimal",
  symmetry: "Symmetry",
  level: "Level",
  hardest: "Hardest step",
  er: "ER",
  ep: "EP",
  ed: "ED",
  score: "Score",
  twin: "Same as",
  canonical: "Canonical form",
  solution: "Solution",
};

/** Questions that are called otherwise than the column that they fill. @type {Readonly<Record<string, string>>} */
export const ASKED = {
  canonical: "Duplicates, canonical form",
  level: "Level, hardest step",
  score: "HoDoKu’s score",
  er: "ER, EP, ED",
};

export const STATUS = { 0: "none", 1: "one", 2: "several", "?": "not known" };
export const MINIMAL = { 0: "no", 1: "yes", "-": "–", "?": "not known" };

/** @param {number} number @returns {string} it, rounded, as people write it */
const written = (number) => Math.round(number).toLocaleString("en");

export const empty = "nothing is known yet";
export const kept = "Your list from last time.";
export const keptPaused = "Your list from last time, paused.";
/** @param {number} most @param {number} over */
export const tooMany = (most, over) => `The table holds ${written(most)} puzzles; ${written(over)} were left out.`;

/** A line's puzzle, whatever else stands there, and how long that of a board of 9 × 9 is. */
const CELLS = /[\d.*_]{10,}/;
const CLASSIC = 81;
const BOARDS = [16, 25, 36, 49, 64, CLASSIC, 100, 144, 225, 256];

/** @param {number | null | undefined} line @param {string} text that stands there @param {string} message of Python @returns {string} why it is no puzzle, as a person would say it */
export function badLine(line, text, message) {
  const cells = CELLS.exec(text)?.[0].length;
  if (cells && !BOARDS.includes(cells)) return `Line ${line} has ${cells} cells; a 9 × 9 puzzle has ${CLASSIC}`;
  return /\d/.test(text) ? `Line ${line}: ${message}` : `Line ${line} has no digits: ${text.trim()}`;
}
export const nothingTyped = "Paste some puzzles first, or open a file.";
export const notBare = "This puzzle has pencil marks of its own: open it in Solve";
export const stopped = "Stopped. What was read so far is in the table.";
export const openIn = "Open in";
/** @param {number} number */
export const chooseText = (number) => `Choose puzzle ${number}`;
/** @param {number} shown @param {number} all */
export const countText = (shown, all) => `${shown === all ? "" : `${written(shown)} of `}${counted(all, "puzzle", "puzzles", written(all))}`;
/** @param {number} chosen */
export const printText = (chosen) => (chosen ? `Print ${written(chosen)} chosen` : "Print the chosen");

const MINUTES = 90;
const HOURS = 5400;

/** @param {{ done: number, total: number, rate: number, seconds: number | null }} progress @param {boolean} isPaused @param {number} pythons @returns {string} */
export function progressText({ done, total, rate, seconds }, isPaused, pythons) {
  const answers = `${written(done)} of ${written(total)} answers`;
  if (isPaused) return `Paused at ${answers}`;
  const left = seconds === null ? "" : ` · ${written(rate)} a second · ${timeOf(seconds)} left`;
  return `${answers}${left}${pythons > 1 ? ` · ${pythons} Pythons` : ""}`;
}

/** @param {number} seconds @returns {string} */
function timeOf(seconds) {
  if (seconds < MINUTES) return `${Math.max(1, Math.round(seconds))} s`;
  return seconds < HOURS ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
