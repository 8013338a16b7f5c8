/** What a page begins with: nothing on the grid, nothing asked, nothing said. */

import { classicBoard } from "../game/boards.js";
import { newGame } from "../game/game.js";
import { only } from "../game/selection.js";
import { stoppedAt } from "../game/timer.js";

/** @typedef {import("../types.js").AppState} AppState */

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
  made: null,
  record: null,
  timer: stoppedAt(),
  paused: false,
  choosing: false,
  replayed: null,
  played: [],
  keeping: { state: "starting", text: "" },
});
