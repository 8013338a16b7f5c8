// Written by tests/contract/choices.py from Python's tables; change those instead.

import { say } from "../words/say.js";

/** Our own levels, the easiest first. */
export const LEVELS = ["Beginner", "Easy", "Medium", "Hard", "Expert", "Extreme", "Beyond"];
/** What levels are called, ours and HoDoKu's. @type {Readonly<Record<string, string>>} */
export const LEVEL_NAMES = {
  Beginner: say("level-beginner"),
  Easy: say("level-easy"),
  Medium: say("level-medium"),
  Hard: say("level-hard"),
  Expert: say("level-expert"),
  Extreme: say("level-extreme"),
  Beyond: say("level-beyond"),
  Unfair: say("level-unfair"),
};
/** What people take for a classic puzzle from the middle of a level, where it is known. @type {Readonly<Record<string, MinutesData>>} */
export const LEVEL_MINUTES = {
  Beginner: { typical: 4.5, average: [3, 7], fast: [1, 2] },
  Easy: { typical: 7.3, average: [4, 12], fast: [2, 3] },
  Medium: { typical: 9.8, average: [6, 16], fast: [3, 5] },
  Hard: { typical: 12.3, average: [8, 20], fast: [4, 6] },
  Expert: { typical: 14.5, average: [9, 24], fast: [4, 7] },
};
/** The kinds of puzzles that need a square board. */
export const SQUARE_KINDS = ["windoku", "diagonals", "jigsaw", "chaos-construction", "yin-yang"];
/** How long a dash is, and the gap after it, in widths of its line. */
export const DASH = [3.0, 2.5];
/** An arrow's head: how long its strokes are, in cells, and in widths beyond that; their angle. */
export const HEAD = { cells: 0.09, widths: 2.5, turn: 0.5 };
/** Millimetres of the thinnest stroke on paper, and cells from which on a stroke is an area. */
export const [THINNEST, BROAD] = [0.15, 0.1];
/** The accent, in the light. */
export const ACCENT = "#1c4f8c";
