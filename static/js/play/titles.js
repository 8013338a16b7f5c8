/** What the puzzle on the grid is called. */

import { dayOf } from "../game/timer.js";
import * as wording from "./words.js";

/** @param {import("../kept/kept.js").GameRecord | null} record @returns {string} such as "Today's Hard" */
export function titleOf(record) {
  if (!record) return wording.emptyGrid;
  const level = record.level ?? "puzzle";
  if (record.title || !record.day) return record.title || (record.level ?? wording.yourPuzzle);
  return record.day === dayOf(new Date()) ? wording.todays(level) : wording.ofDay(level, dayText(record.day));
}

/** @param {string} day such as `2026-11-22` @returns {string} such as "22 November" */
const dayText = (day) => new Date(day).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
