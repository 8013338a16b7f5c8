/** A list of puzzles as it is read, shown like puzzles that were made, and solved or rated as a whole. */

import { classicBoard, topValue } from "../game/boards.js";
import { plainValues, writeCandidates, writeLine } from "../game/link.js";
import { plain } from "../page/words.js";
import * as wording from "./words.js";
import { say } from "../words/say.js";

/** Gathers the puzzles of a list as they are read. */
export class Gathering {
  /** @type {Map<string, BoardData>} */
  #boards = new Map([["9", classicBoard()]]);

  /** @param {Actions} actions @param {() => void} begun is called when the first is there */
  constructor(actions, begun) {
    this.actions = actions;
    this.begun = begun;
    this.puzzles = /** @type {Listed[]} */ ([]);
  }

  /** @param {Note} note */
  hear({ listed, done, text }) {
    if (!listed) return this.actions.say(plain(say("acts-reading"), text));
    const first = !this.puzzles.length;
    this.puzzles = [...this.puzzles, ...listed.map((one) => this.#puzzle(one))];
    this.#show(text, done ?? 0, true);
    if (first) this.begun();
  }

  /** @param {ListData} list */
  finish({ count, broken, title }) {
    this.#show("", 1, false);
    this.actions.say({ ...plain(...wording.listRead(count, broken, title)), place: "make" });
  }

  /** @param {string} text @param {number} done @param {boolean} going */
  #show(text, done, going) {
    const made = { puzzles: this.puzzles, nearest: null, wished: Math.max(2, this.puzzles.length), recipe: "", version: "", going, done, text };
    this.actions.store.set({ made });
  }

  /** @param {ListedData} one @returns {Listed} */
  #puzzle({ puzzle, board: name, clues, layout, candidates, rules = [], shapes = [], name: title = "", rating = "", solution = "", error, text, line }) {
    if (layout) this.#boards.set(name, layout);
    const board = this.#boards.get(name) ?? classicBoard();
    const none = board.regions.map(() => 0);
    const givens = error ? none : plainValues(puzzle, board);
    const data = { board, givens, placed: none, candidates: candidates ?? none.map(() => []), rules, shapes, format: "list" };
    const words = error ? say("set-at-line", { line, message: error.message }) : "";
    const known = { seed: 0, level: null, er: null, hodoku_level: null, hodoku_score: null };
    return { puzzle: data, solution: solution ? plainValues(solution, board) : [], clues, ...known, title, rating, text, status: "", error: words };
  }
}

/** @param {readonly (readonly number[])[]} candidates of a puzzle @param {BoardData} board @returns {string[]} the line of candidates, if there are any */
const own = (candidates, board) => [writeCandidates(candidates, topValue(board))].filter(Boolean);

/** @param {Actions} actions @param {boolean} rate whether to rate all puzzles of the list as well as solve them */
export async function survey(actions, rate) {
  const { made } = actions.store.get();
  if (!made) return;
  const whole = /** @type {readonly Listed[]} */ (made.puzzles);
  const asked = whole.filter(({ error }) => !error);
  let puzzles = [...whole];
  const hear = (/** @type {Note} */ { surveyed = [], done, text }) => {
    for (const { index, status, solution = [], level = null, er = null } of surveyed) {
      const old = asked[index];
      const known = { status, solution: solution.length ? solution : old.solution, level: level ?? old.level, er: er ?? old.er };
      puzzles[whole.indexOf(old)] = { ...old, ...known };
    }
    actions.store.set({ made: { ...made, puzzles: [...puzzles], going: true, done: done ?? 0, text } });
  };
  const lines = asked.map(({ puzzle: { board, givens, candidates } }) => [board.name, writeLine(givens, board), ...own(candidates, board)]);
  const rules = asked.map(({ puzzle }) => puzzle.rules ?? []);
  const data = await actions.answerTo("survey", { puzzles: lines, rate, ...(rules.some((own) => own.length) ? { rules } : {}) }, hear);
  if (data) actions.say(plain(...wording.surveyed(data, asked.length, rate)));
  actions.store.set({ made: { ...made, puzzles, going: false, done: 1, text: "" } });
}
