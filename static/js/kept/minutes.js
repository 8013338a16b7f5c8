/**
 * How many minutes a classic puzzle takes: an average player, a fast one, or the visitor, if the times of finished
 * games may be used. Loaded when minutes are first shown; nothing of it leaves the browser.
 */

import { LEVEL_MINUTES } from "../page/tables.js";
import { median } from "../game/timer.js";
import { say } from "../words/say.js";

/**
 * @typedef {Pick<Settings, "learn" | "forgot">} Consent
 * @typedef {{ games: number, factor: number, spread: number }} Own how many *games* count, what the visitor takes of an average player's time, and the standard deviation of its logarithm
 */

/** Games needed before anything is said about the visitor, and how many of the last ones count. */
const [FEWEST, MOST] = [5, 20];
/** How many games the average player's times weigh beside the visitor's. */
const PRIOR = 5;
/** How the times of one player spread before anything is known: the standard deviation of their logarithms. */
const USUAL = 0.4;
/** The middle half of a normal distribution lies within *HALF* standard deviations; each is *SCALE* median deviations. */
const [HALF, SCALE] = [0.674, 1.4826];

/** @param {GameRecord} record @param {number} since @returns {boolean} whether its time says anything about the visitor */
const counts = ({ outcome, hints, board, puzzle, level, touched, elapsed }, since) =>
  outcome === "solved" && hints === 0 && board === "9" && !puzzle.rules?.length && level !== null && level in LEVEL_MINUTES && touched > since && elapsed > 0;

/** @param {readonly number[]} values */
const middle = (values) => median(values.toSorted((a, b) => a - b)) ?? 0;

/**
 * @param {readonly GameRecord[]} records
 * @param {Consent} consent
 * @returns {Own | null} the ratio of the visitor's times to an average player's, by medians, and closer to 1 the fewer games there are; null if it may not be learnt
 */
export function ownTimes(records, { learn, forgot }) {
  if (!learn) return null;
  const last = records.filter((record) => counts(record, forgot)).toSorted((a, b) => b.touched - a.touched).slice(0, MOST);
  const logs = last.map(({ elapsed, level }) => Math.log(elapsed / 60_000 / LEVEL_MINUTES[`${level}`].typical));
  const weight = logs.length / (logs.length + PRIOR);
  const centre = middle(logs);
  const own = SCALE * middle(logs.map((log) => Math.abs(log - centre)));
  return { games: logs.length, factor: Math.exp(weight * centre), spread: weight * own + (1 - weight) * USUAL };
}

/** @param {MinutesData} found @param {Own | null} own @returns {[number, number] | null} the range of the middle half of the visitor's times; null while too few are known */
export function yours({ typical }, own) {
  if (!own || own.games < FEWEST) return null;
  const [low, high] = [-HALF, HALF].map((side) => Math.round(typical * own.factor * Math.exp(side * own.spread)));
  return [Math.max(1, low), Math.max(2, low + 1, high)];
}

/** @param {MinutesData | null | undefined} found @param {Own | null} own @returns {string} empty where nothing is known */
export function minutesText(found, own) {
  if (!found) return "";
  const mine = yours(found, own);
  if (mine) return say("kept-minutes-yours", { low: mine[0], high: mine[1] });
  const [[low, high], [least, most]] = [found.average, found.fast];
  return say("kept-minutes", { low, high, least, most });
}

/** @param {Own | null} own @returns {string} what was learnt so far; empty if learning is off */
export function learntText(own) {
  if (!own) return "";
  return own.games < FEWEST ? say("kept-minutes-learning", { games: own.games, fewest: FEWEST }) : say("kept-minutes-learnt", { percent: Math.round(100 * own.factor), games: own.games });
}

/** @param {{ level: string, board: string, kind: string }} asked @returns {MinutesData | null} of a puzzle that is asked for */
export const minutesAsked = ({ level, board, kind }) => (board === "9" && !kind ? (LEVEL_MINUTES[level] ?? null) : null);
