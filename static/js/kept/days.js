/** The calendar of the day's puzzles: a month of days done, and how many in a row. */

import { byId, make } from "../dom.js";
import { playedDays, streak, weeksOf } from "./statistics.js";

/** Months back from this one. */
let back = 0;

/**
 * @param {readonly import("./kept.js").GameRecord[]} records
 * @param {Date} today
 */
export function drawDays(records, today) {
  const now = new Date(Date.UTC(today.getFullYear(), today.getMonth() - back, 1));
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const days = playedDays(records);
  const text = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) => `${part}`.padStart(2, "0")).join("-");
  const name = now.toLocaleDateString("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
  byId("days-month").textContent = name;
  byId("days-weeks").replaceChildren(...weeksOf(year, month).map((week) => {
    const line = make("tr", {});
    line.append(...week.map((day) => cellOf(day, days, text)));
    return line;
  }));
  const row = streak(days, text);
  byId("days-streak").textContent = row ? `${row} ${row === 1 ? "day" : "days"} in a row` : "";
  const turn = (/** @type {number} */ by) => () => {
    back = Math.max(0, back + by);
    drawDays(records, today);
  };
  byId("days-before").onclick = turn(1);
  byId("days-after").onclick = turn(-1);
  /** @type {HTMLButtonElement} */ (byId("days-after")).disabled = back === 0;
}

/** @param {string | null} day @param {ReadonlyMap<string, "done" | "begun">} days @param {string} today @returns {HTMLElement} */
function cellOf(day, days, today) {
  const cell = make("td", day === today ? { "aria-current": "date" } : {});
  const state = day && days.get(day);
  if (!day) return cell;
  cell.append(make("span", { class: state ?? "free", ...(state ? { title: state === "done" ? "done" : "begun" } : {}) }, `${Number(day.slice(8))}`));
  if (state) cell.append(make("span", { class: "unseen" }, state === "done" ? ", done" : ", begun"));
  return cell;
}
