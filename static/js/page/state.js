/** The first state of the page: the visitor's settings or the defaults, an empty grid, and nothing asked or said. */

import { classicBoard } from "../game/boards.js";
import { newGame } from "../game/game.js";
import { only } from "../game/selection.js";
import { stoppedAt } from "../game/timer.js";
import { remember, rememberedData } from "./remembered.js";
import { ACCENT } from "./tables.js";

/** @type {Settings} */
export const DEFAULTS = {
  theme: "auto",
  paper: "newspaper",
  accent: "blue",
  own: ACCENT,
  digits: "accent",
  marks: "medium",
  same: true,
  seen: true,
  timer: true,
  check: "conflicts",
  input: "cell",
  tidy: true,
  touch: false,
  candidates: true,
  hand: "right",
  coordinates: "none",
  above: "numbers",
  four: "digits",
  signs: "digits",
  word: "COMPUTING",
  motion: true,
  learn: false,
  forgot: 0,
};

/** @param {Settings} settings @returns {Thoughts} where candidates stand */
export const thoughts = ({ candidates }) => (candidates ? "corner" : "centre");

const KEY = "pencilmark.settings.1";

/** @typedef {import("./remembered.js").Memory} Memory */

/** @param {Memory} memory @returns {Settings} as they were left; invalid ones have their defaults */
export function savedSettings(memory) {
  const saved = rememberedData(KEY, memory);
  const known = Object.entries(DEFAULTS).map(([name, usual]) => [name, typeof saved?.[name] === typeof usual ? saved[name] : usual]);
  return Object.fromEntries(known);
}

/** @param {Memory} memory @returns {(state: { settings: Settings }) => void} keeps them when they change */
export function keepSettings(memory) {
  let kept = /** @type {Settings | null} */ (null);
  return ({ settings }) => {
    if (settings === kept) return;
    const first = kept === null;
    kept = settings;
    if (!first) remember(KEY, JSON.stringify(settings), memory);
  };
}

/** @param {AppState["settings"]} settings @returns {AppState} */
export const firstState = (settings) => ({
  game: newGame(classicBoard()),
  place: "play",
  selection: only(0),
  tool: "digit",
  held: 0,
  settings,
  solution: null,
  picked: [],
  painting: null,
  python: { phase: "booting", percent: 0, message: "" },
  notice: null,
  answers: null,
  wrong: [],
  hint: null,
  following: null,
  offers: null,
  preview: null,
  lesson: null,
  practice: null,
  viewing: null,
  asked: [],
  glance: null,
  ratings: [],
  ruling: null,
  tab: "answer",
  running: false,
  draft: "",
  source: null,
  unreadable: false,
  judged: null,
  fog: null,
  made: null,
  record: null,
  timer: stoppedAt(),
  paused: false,
  choosing: false,
  replayed: null,
  played: [],
  keeping: { state: "starting", text: "" },
});

/** Clears what was said about the position before. */
export const FRESH = { notice: null, answers: null, wrong: [], hint: null, offers: null, preview: null, viewing: null, glance: null, replayed: null };
