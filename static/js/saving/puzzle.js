/** What of the grid is written: the puzzle, what it tells of itself, and, if wished, what the player has done with it. */

import { givensOf, puzzleOf, thought } from "../game/game.js";

/** @typedef {Omit<import("../protocol.js").ExportRequest, "id" | "kind" | "form">} Wish */

/** @param {import("../types.js").Position} now @param {boolean} mine whether digits and marks of the player go along @returns {Wish} */
export function wishOf(now, mine) {
  const { about, rules, values, inks } = now;
  const given = givensOf(now);
  const placed = values.map((value, cell) => (given[cell] || inks[cell] === "answer" ? 0 : value));
  const open = values.map((_, cell) => !given[cell] && !placed[cell]);
  const marks = open.map((isOpen, cell) => (isOpen ? [...thought(now.marks, cell)] : []));
  const own = JSON.stringify(marks) === JSON.stringify(now.candidates.map((list, cell) => (open[cell] ? list : [])));
  const { title = "", author = "", text = "" } = about ?? {};
  return {
    ...puzzleOf(now),
    rules: [...rules],
    ...(mine && placed.some(Boolean) ? { placed } : {}),
    ...(mine && !own && marks.some((list) => list.length) ? { marks } : {}),
    ...(title ? { title } : {}),
    ...(author ? { author } : {}),
    ...(text ? { text } : {}),
  };
}
