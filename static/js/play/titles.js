/** What the puzzle on the grid is called. */

import { dayOf } from "../game/timer.js";
import { levelName } from "../page/words.js";
import { locale } from "../words/say.js";
import * as wording from "./words.js";

/** @param {import("../kept/kept.js").GameRecord | null} record @returns {string} such as "Today's Hard" */
export function titleOf(record) {
  if (!record) return wording.emptyGrid;
  const { title, level, day } = record;
  if (title || !day || !level) return title || (level ? levelName(level) : wording.yourPuzzle);
  return day === dayOf(new Date()) ? wording.todays(level) : wording.ofDay(level, dayText(day));
}

/** @param {string} day such as `2026-11-22` @returns {string} such as "22 November" */
const dayText = (day) => new Date(day).toLocaleDateString(locale(), { day: "numeric", month: "long", timeZone: "UTC" });
