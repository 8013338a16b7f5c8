/** What a kept puzzle is called in a list, and how it went. */

import { timeText } from "../game/timer.js";
import { dateText } from "./days.js";
import { levelName } from "../page/words.js";
import { commas } from "../words/say.js";
import * as wording from "./words.js";

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
