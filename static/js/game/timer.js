/** The time played, pure: a clock that runs and pauses, to which the time is passed; and days. */

import { locale } from "../words/say.js";

/**
 * @typedef {object} Timer
 * @property {number} total milliseconds up to the last pause
 * @property {number | null} since when it was last started; null while it pauses
 */

/** @param {number} [total] @returns {Timer} a clock that stands at *total* milliseconds */
export const stoppedAt = (total = 0) => ({ total, since: null });

/** @param {Timer} timer @param {number} now @returns {Timer} going on; one that runs already is left alone */
export const started = (timer, now) => (timer.since === null ? { ...timer, since: now } : timer);

/** @param {Timer} timer @param {number} now @returns {Timer} */
export const paused = (timer, now) => (timer.since === null ? timer : stoppedAt(elapsed(timer, now)));

/** @param {Timer} timer @param {number} now @returns {number} milliseconds played; a clock that was set back takes none away */
export const elapsed = ({ total, since }, now) => total + (since === null ? 0 : Math.max(0, now - since));

/**
 * @template {object} T
 * @param {T} move
 * @param {Timer} timer
 * @param {number} now
 * @returns {T & { at?: number }} with the seconds played, where the clock runs
 */
export const timed = (move, timer, now) => (timer?.since == null ? move : { ...move, at: Math.floor(elapsed(timer, now) / 1000) });

const two = (/** @type {number} */ n) => `${n}`.padStart(2, "0");

/** @param {number} milliseconds @returns {string} as `4:05` or `1:02:33` */
export function timeText(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** @param {number} milliseconds @returns {string} for screen readers: `4 minutes 5 seconds` */
export function timeWords(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = /** @type {[number, string][]} */ ([[Math.floor(seconds / 3600), "hour"], [Math.floor(seconds / 60) % 60, "minute"], [seconds % 60, "second"]]);
  const told = parts.filter(([count], i) => count || i === 2).map(([count, unit]) => count.toLocaleString(locale(), { style: "unit", unit, unitDisplay: "long" }));
  return told.join(" ");
}

/** @param {Date} date @returns {string} as `2026-11-22`, where the visitor is */
export const dayOf = (date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => `${part}`.padStart(2, "0")).join("-");

/** @param {readonly number[]} sorted @returns {number | null} null where there are none */
export const median = (sorted) => (sorted.length ? (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2 : null);
