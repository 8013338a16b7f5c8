/** Texts of Many: columns and questions by their ids, progress, why a text is not in the table. */

import { say } from "../words/say.js";

/** The columns, from the left to the right. @type {Readonly<Record<string, string>>} */
export const TITLES = {
  number: say("many-column-number"),
  puzzle: say("many-column-puzzle"),
  name: say("many-column-name"),
  rated: say("many-column-rated"),
  clues: say("many-column-clues"),
  status: say("many-column-status"),
  minimal: say("many-column-minimal"),
  symmetry: say("many-column-symmetry"),
  level: say("page-level"),
  hardest: say("many-column-hardest"),
  er: say("many-column-er"),
  ep: say("many-column-ep"),
  ed: say("many-column-ed"),
  score: say("many-column-score"),
  technique: say("many-column-technique"),
  twin: say("many-column-twin"),
  canonical: say("many-column-canonical"),
  solution: say("many-column-solution"),
};

/** Questions whose name differs from that of their column. @type {Readonly<Record<string, string>>} */
export const ASKED = {
  status: say("asked-title-total"),
  canonical: say("many-asked-canonical"),
  level: say("many-asked-level"),
  score: say("many-asked-score"),
  er: say("many-asked-er"),
  technique: say("many-asked-technique"),
};

export const STATUS = { 0: say("many-status-none"), 1: say("many-status-one"), 2: say("many-status-several"), "?": say("page-not-known-yet") };
export const MINIMAL = { 0: say("many-minimal-no"), 1: say("many-minimal-yes"), "-": "–", "?": say("page-not-known-yet") };

/** The puzzle within a line, and its length on a board of 9 x 9. */
const CELLS = /[\d.*_]{10,}/;
const CLASSIC = 81;
const BOARDS = [16, 25, 36, 49, 64, CLASSIC, 100, 144, 225, 256];

/** @param {number | null | undefined} line @param {string} text that stands there @param {string} message of Python @returns {string} why it is no puzzle, in plain words */
export function badLine(line, text, message) {
  const cells = CELLS.exec(text)?.[0].length;
  if (cells && !BOARDS.includes(cells)) return say("many-line-cells", { line, cells, classic: CLASSIC });
  return /\d/.test(text) ? say("print-line-says", { line, message }) : say("many-line-no-digits", { line, text: text.trim() });
}
export const [pause, resume] = [say("page-pause"), say("many-resume")];
/** What is done with one puzzle. */
export const ACTS = { play: say("page-play"), solve: say("page-solve") };
/** @param {number} number @returns {typeof ACTS} */
export const actsOn = (number) => ({ play: say("many-play", { number }), solve: say("many-solve", { number }) });
/** @param {number} shown @param {number} all */
export const countText = (shown, all) => (shown === all ? say("many-count", { all }) : say("many-count-of", { shown, all }));
/** @param {number} chosen */
export const printText = (chosen) => (chosen ? say("many-print-some", { chosen }) : say("many-print-the-chosen"));

const MINUTES = 90;
const HOURS = 5400;

/** @param {{ done: number, total: number, rate: number, seconds: number | null }} progress @param {boolean} isPaused @param {number} pythons @returns {string} */
export function progressText({ done, total, rate, seconds }, isPaused, pythons) {
  const answers = say("many-answers", { done, total });
  if (isPaused) return say("many-paused", { answers });
  const left = seconds === null ? [] : [say("many-a-second", { rate: Math.round(rate) }), say("many-left", { time: timeOf(seconds) })];
  return [answers, ...left, ...(pythons > 1 ? [say("many-pythons", { count: pythons })] : [])].join(" · ");
}

/** @param {number} seconds @returns {string} */
function timeOf(seconds) {
  if (seconds < MINUTES) return say("many-seconds", { count: Math.max(1, Math.round(seconds)) });
  return seconds < HOURS ? say("page-minutes", { count: Math.round(seconds / 60) }) : say("many-hours", { count: Math.round(seconds / 360) / 10 });
}

/** Facts about a solution grid. */
export const LABORATORY = {
  canonical: say("many-column-canonical"),
  automorphisms: say("many-grid-automorphisms"),
  bands: say("many-grid-bands"),
  stacks: say("many-grid-stacks"),
  completions: say("many-grid-completions"),
  mcn: say("many-grid-mcn"),
};
/** @param {SizeData} sizes */
export const sizeText = ({ size, sets, orbits }) => (sets === orbits ? say("many-grid-of-size", { size, sets }) : say("many-grid-of-orbits", { size, sets, orbits }));
/** @param {number} mcn @param {boolean} proved */
export const mcnText = (mcn, proved) => (proved ? say("many-grid-proved", { mcn }) : say("many-grid-unproved", { mcn }));
