/** What the records of games come to, pure: figures by level, days in a row, a month of the calendar. */

import { LEVELS } from "../page/tables.js";
import * as wording from "./words.js";

/** @typedef {import("./kept.js").GameRecord} GameRecord */

/**
 * @typedef {object} Figures
 * @property {string} level
 * @property {number} played
 * @property {number} solved
 * @property {number} alone solved without a hint
 * @property {number | null} best milliseconds; null where none is solved
 * @property {number | null} median
 */

/** @param {readonly number[]} sorted @returns {number | null} null where there are none */
export const median = (sorted) => (sorted.length ? (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2 : null);

/** @param {string} level @param {readonly GameRecord[]} records @returns {Figures} */
function figures(level, records) {
  const solved = records.filter(({ outcome }) => outcome === "solved");
  const times = solved.map(({ elapsed }) => elapsed).sort((a, b) => a - b);
  const alone = solved.filter(({ hints }) => hints === 0).length;
  return { level, played: records.length, solved: solved.length, alone, best: times[0] ?? null, median: median(times) };
}

/** @param {readonly GameRecord[]} records @returns {Figures[]} those of each level that was played, from the easiest on */
export function byLevel(records) {
  const groups = new Map([...LEVELS, wording.unrated].map((level) => [level, /** @type {GameRecord[]} */ ([])]));
  for (const record of records) (groups.get(record.level ?? wording.unrated) ?? groups.get(wording.unrated))?.push(record);
  return [...groups].flatMap(([level, group]) => (group.length ? [figures(level, group)] : []));
}

/** @param {readonly GameRecord[]} records the latest first @param {GameRecord} record one that is solved @param {number} [most] @returns {number[]} milliseconds of the last solved games of its level and board, itself left out */
export const timesLike = (records, { id, level, board }, most = 20) =>
  records.filter((one) => one.id !== id && one.outcome === "solved" && one.level === level && one.board === board).slice(0, most).map(({ elapsed }) => elapsed);

const two = (/** @type {number} */ n) => `${n}`.padStart(2, "0");

/** @param {number} year @param {number} month from 0 @param {number} date @returns {string} as `2026-11-22` */
const dayText = (year, month, date) => `${year}-${two(month + 1)}-${two(date)}`;

/** @param {readonly GameRecord[]} records @returns {Map<string, "done" | "begun">} the days whose puzzle was played */
export function playedDays(records) {
  const days = /** @type {Map<string, "done" | "begun">} */ (new Map());
  for (const { day, outcome } of records) {
    if (day && days.get(day) !== "done") days.set(day, outcome === "solved" ? "done" : "begun");
  }
  return days;
}

/** @param {string} today @param {number} count @returns {string[]} that many days up to today, the earliest first */
export function lastDays(today, count) {
  const [year, month, date] = today.split("-").map(Number);
  return Array.from({ length: count }, (_, i) => {
    const then = new Date(Date.UTC(year, month - 1, date - count + 1 + i));
    return dayText(then.getUTCFullYear(), then.getUTCMonth(), then.getUTCDate());
  });
}

/**
 * @param {ReadonlyMap<string, "done" | "begun">} days
 * @param {string} today
 * @returns {number} days in a row whose puzzle was done, up to today or yesterday
 */
export function streak(days, today) {
  const [year, month, date] = today.split("-").map(Number);
  const before = (/** @type {number} */ back) => {
    const then = new Date(Date.UTC(year, month - 1, date - back));
    return dayText(then.getUTCFullYear(), then.getUTCMonth(), then.getUTCDate());
  };
  let back = days.get(today) === "done" ? 0 : 1;
  const first = back;
  while (days.get(before(back)) === "done") back += 1;
  return back - first;
}

/**
 * @param {number} year
 * @param {number} month from 0
 * @returns {(string | null)[][]} its weeks from Monday on, each with seven days; null for those of other months
 */
export function weeksOf(year, month) {
  const before = (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const days = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, i) => i - before + 1);
  const texts = days.map((date) => (date >= 1 && date <= length ? dayText(year, month, date) : null));
  return Array.from({ length: texts.length / 7 }, (_, week) => texts.slice(week * 7, week * 7 + 7));
}
