/** The calendar of the day's puzzles: a month of days done, each to open, and how many in a row; what a kept puzzle is called, and how it went. */

import { dayOf, timeText } from "../game/timer.js";
import { byId, make } from "../page/dom.js";
import { levelName } from "../page/words.js";
import { commas, locale } from "../words/say.js";
import { playedDays, streak, weeksOf } from "./statistics.js";
import * as wording from "./words.js";

/** @param {string | number} when a day as `2026-11-22`, or a moment @returns {string} as `22 Nov 2026` */
const dateText = (when) =>
  new Date(when).toLocaleDateString(locale(), { day: "numeric", month: "short", year: "numeric", ...(typeof when === "string" ? { timeZone: "UTC" } : {}) });

/** Months back from this one. */
let back = 0;

/**
 * @param {readonly import("./kept.js").GameRecord[]} records
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
    const line = make("tr", {});
    line.append(...week.map((day) => cellOf(day, days, text, choose)));
    return line;
  }));
  byId("days-streak").textContent = wording.inARow(streak(days, text));
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
  const date = make("span", { class: state ?? "free", ...(state ? { title: state } : {}) }, `${Number(day.slice(8))}`);
  if (day > today) {
    cell.append(date);
    return cell;
  }
  const button = make("button", { type: "button", "aria-label": `${dateText(day)}${state ? `, ${state}` : ""}` });
  button.addEventListener("click", () => choose(day));
  button.append(date);
  cell.append(button);
  return cell;
}

/** @typedef {import("./kept.js").GameRecord} GameRecord */

/** @param {GameRecord} record @returns {string} what its puzzle is called in a list */
export function titleOf({ title, level, board, day }) {
  return title || commas([day && dateText(day), level ? levelName(level) : wording.puzzle, board !== "9" && (/^9 signs=(\S+)$/.exec(board)?.[1] ?? wording.onBoard(board))]);
}

/** @param {GameRecord} record @returns {string} how it went */
export function told({ outcome, elapsed, hints, touched }) {
  const parts = [wording.outcomes[outcome], timeText(elapsed), wording.hintsTaken(hints), dateText(touched)];
  return parts.filter(Boolean).join(" \u00b7 ");
}
