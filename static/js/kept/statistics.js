/** Statistics of the stored games: figures by level, days in a row, the calendar of daily puzzles; and the title and outcome of a game. */

import { LEVELS } from "../page/tables.js";
import { range } from "../game/boards.js";
import { dayOf, median, timeText } from "../game/timer.js";
import { button, byId, make } from "../page/dom.js";
import { levelName } from "../page/words.js";
import { commas, locale, say } from "../words/say.js";

const UNRATED = say("page-not-rated");

/**
 * @typedef {object} Figures
 * @property {string} level
 * @property {number} played
 * @property {number} solved
 * @property {number} alone solved without a hint
 * @property {number | null} best milliseconds; null where none is solved
 * @property {number | null} median
 */

/** @param {string} level @param {readonly GameRecord[]} records @returns {Figures} */
function figures(level, records) {
  const solved = records.filter(({ outcome }) => outcome === "solved");
  const times = solved.map(({ elapsed }) => elapsed).sort((a, b) => a - b);
  const alone = solved.filter(({ hints }) => hints === 0).length;
  return { level, played: records.length, solved: solved.length, alone, best: times[0] ?? null, median: median(times) };
}

/** @param {readonly GameRecord[]} records @returns {Figures[]} those of each level that was played, from the easiest on */
export function byLevel(records) {
  const groups = new Map([...LEVELS, UNRATED].map((level) => [level, /** @type {GameRecord[]} */ ([])]));
  for (const record of records) (groups.get(record.level ?? UNRATED) ?? groups.get(UNRATED))?.push(record);
  return [...groups].flatMap(([level, group]) => (group.length ? [figures(level, group)] : []));
}

/** @param {readonly GameRecord[]} records the latest first @param {GameRecord} record one that is solved @param {number} [most] @returns {number[]} milliseconds of the last solved games of its level and board, itself left out */
export const timesLike = (records, { id, level, board }, most = 20) =>
  records.filter((one) => one.id !== id && one.outcome === "solved" && one.level === level && one.board === board).slice(0, most).map(({ elapsed }) => elapsed);

/** @param {number} year @param {number} month from 0 @param {number} date of it, which may lie in another month @returns {string} as `2026-11-22` */
const dayText = (year, month, date) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

/** @param {string} today @param {number} back @returns {string} the day that many days before */
function dayBefore(today, back) {
  const [year, month, date] = today.split("-").map(Number);
  return dayText(year, month - 1, date - back);
}

/** @param {readonly GameRecord[]} records @returns {Map<string, "done" | "begun">} the days whose puzzle was played */
export function playedDays(records) {
  const days = /** @type {Map<string, "done" | "begun">} */ (new Map());
  for (const { day, outcome } of records) {
    if (day && days.get(day) !== "done") days.set(day, outcome === "solved" ? "done" : "begun");
  }
  return days;
}

/** @param {string} today @param {number} count @returns {string[]} that many days up to today, the earliest first */
export const lastDays = (today, count) => range(count).map((i) => dayBefore(today, count - 1 - i));

/**
 * @param {ReadonlyMap<string, "done" | "begun">} days
 * @param {string} today
 * @returns {number} days in a row whose puzzle was done, up to today or yesterday
 */
export function streak(days, today) {
  const first = days.get(today) === "done" ? 0 : 1;
  let back = first;
  while (days.get(dayBefore(today, back)) === "done") back += 1;
  return back - first;
}

/** @param {number} days @returns {string} */
export const inARow = (days) => (days ? say("kept-in-a-row", { days }) : "");

/**
 * @param {number} year
 * @param {number} month from 0
 * @returns {(string | null)[][]} its weeks from Monday, each of seven days; null for days of other months
 */
export function weeksOf(year, month) {
  const before = (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const days = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, i) => i - before + 1);
  const texts = days.map((date) => (date >= 1 && date <= length ? dayText(year, month, date) : null));
  return Array.from({ length: texts.length / 7 }, (_, week) => texts.slice(week * 7, week * 7 + 7));
}

/** @param {string | number} when a day as `2026-11-22`, or a moment @returns {string} as `22 Nov 2026` */
const dateText = (when) =>
  new Date(when).toLocaleDateString(locale(), { day: "numeric", month: "short", year: "numeric", ...(typeof when === "string" ? { timeZone: "UTC" } : {}) });

/** Months back from this one. */
let back = 0;

/**
 * @param {readonly GameRecord[]} records
 * @param {Date} today
 * @param {(day: string) => void} choose hears which day was pressed
 */
export function drawDays(records, today, choose) {
  const now = new Date(Date.UTC(today.getFullYear(), today.getMonth() - back, 1));
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const days = playedDays(records);
  const text = dayOf(today);
  const name = now.toLocaleDateString(locale(), { month: "long", year: "numeric", timeZone: "UTC" });
  byId("days-month").textContent = name;
  byId("days-weeks").replaceChildren(...weeksOf(year, month).map((week) => {
    return make("tr", {}, ...week.map((day) => cellOf(day, days, text, choose)));
  }));
  byId("days-streak").textContent = inARow(streak(days, text));
  const turn = (/** @type {number} */ by) => () => {
    back = Math.max(0, back + by);
    drawDays(records, today, choose);
  };
  byId("days-before").onclick = turn(1);
  byId("days-after").onclick = turn(-1);
  /** @type {HTMLButtonElement} */ (byId("days-after")).disabled = back === 0;
}

/**
 * @param {string | null} day
 * @param {ReadonlyMap<string, "done" | "begun">} days
 * @param {string} today
 * @param {(day: string) => void} choose
 * @returns {HTMLElement} with a button, but for days to come
 */
function cellOf(day, days, today, choose) {
  const cell = make("td", day === today ? { "aria-current": "date" } : {});
  if (!day) return cell;
  const state = days.get(day);
  const said = state && say("play-day-state", { state });
  const date = make("span", { class: state ?? "free", ...(said ? { title: said } : {}) }, `${Number(day.slice(8))}`);
  cell.append(day > today ? date : button({ "aria-label": commas([dateText(day), said]) }, () => choose(day), date));
  return cell;
}

/** @param {GameRecord} record @returns {string} what its puzzle is called in a list */
export function titleOf({ title, level, board, day }) {
  return title || commas([day && dateText(day), level ? levelName(level) : say("kept-puzzle"), board !== "9" && (/^9 signs=(\S+)$/.exec(board)?.[1] ?? say("kept-on-board", { board }))]);
}

const OUTCOMES = { solved: say("kept-outcome-solved"), answered: say("kept-outcome-answered"), open: say("kept-outcome-open") };

/** @param {GameRecord} record @returns {string} how it went */
export function told({ outcome, elapsed, hints, touched }) {
  const parts = [OUTCOMES[outcome], timeText(elapsed), hints && say("kept-hints", { count: hints }), dateText(touched)];
  return parts.filter(Boolean).join(" \u00b7 ");
}

/**
 * Write how long a puzzle takes into the element *id*; *found* is asked when the script is there.
 * @param {string} id
 * @param {AppState} state
 * @param {(ofAsked: typeof import("./minutes.js").minutesAsked) => MinutesData | null | undefined} found
 */
export function drawMinutes(id, { played, settings }, found) {
  import("../kept/minutes.js").then(
    ({ minutesAsked, minutesText, ownTimes }) => void (byId(id).textContent = minutesText(found(minutesAsked), ownTimes(played, settings))),
    () => {}, // without a network, nothing is shown
  );
}
