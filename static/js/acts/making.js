/** Has puzzles made: they are shown as they come, and Stop keeps what there is. */

import { FRESH } from "../page/state.js";
import { dataOf } from "../python/engine.js";
import { isFull, classicBoard, range } from "../game/boards.js";
import { describe } from "../game/known.js";
import { endNotice } from "./words.js";
import { sayMeanwhile } from "./questions.js";
import { notice, wishNotice } from "../page/words.js";
import { file } from "../python/files.js";
import { emptyPuzzle } from "../game/game.js";
import { say } from "../words/say.js";

/** @typedef {Omit<GenerateRequest, "id" | "kind">} Wish */

/** Milliseconds for Python to hand over its last puzzle when it is stopped. */
const PATIENCE = 100;
/** Puzzles in a batch too small for help from other Pythons. */
const FEW = 3;

const makings = /** @type {WeakMap<Actions, Making>} */ (new WeakMap());

/** @param {Actions} actions @returns {Making} the one that all forms share */
export function makingOf(actions) {
  const making = makings.get(actions) ?? new Making(actions);
  makings.set(actions, making);
  return making;
}

export class Making {
  /** Counts the requests: messages of earlier ones are ignored. */
  #turn = 0;
  #anyway = false;
  /** Makes other Pythons, once a place has provided it. @type {Workers | null} */
  workers = null;

  /** @param {Actions} actions */
  constructor(actions) {
    this.actions = actions;
    this.store = actions.store;
  }

  /**
   * Have puzzles made, put the first on the grid.
   * @param {Wish} wish
   * @param {boolean} [anyway] even where a game is going on there
   */
  async make(wish, anyway = false) {
    this.actions.stop("generate");
    this.#turn += 1;
    this.#anyway = anyway;
    const turn = this.#turn;
    const wished = countOf(wish);
    const blank = { puzzles: [], nearest: null, recipe: "", version: "", done: 0, text: "", going: true };
    const words = this.actions.isUp ? notice.making : notice.willMake;
    this.store.set({ ...FRESH, notice: words, made: { ...blank, wished } });
    let helping = /** @type {Promise<import("./helping.js").Helping | null> | null} */ (null);
    const hear = (/** @type {Note} */ note) => {
      if (turn !== this.#turn) return;
      this.#hear(note);
      if (wished > FEW) helping ??= this.#help(wish, wished);
    };
    try {
      const end = await this.actions.ask("generate", wish, hear, PATIENCE);
      if (turn === this.#turn) this.#finish(end);
    } catch (error) {
      if (turn === this.#turn) this.#fail(dataOf(error));
    } finally {
      void helping?.then((one) => one?.end());
    }
  }

  /** @param {Wish} wish with which other Pythons help if that is worth while @param {number} wished how many puzzles */
  async #help(wish, wished) {
    const { workers } = this;
    const module = workers && (await import("../acts/helping.js").catch(() => null));
    return module && new module.Helping(workers, this.actions.engine, wish, () => Math.max(this.store.get().made?.done ?? 0, 1 / wished));
  }

  get #made() {
    return /** @type {Made} */ (this.store.get().made);
  }

  /** @param {Note} note */
  #hear({ done, text, made }) {
    const before = this.#made;
    const fresh = made ? { recipe: made.recipe, version: made.version } : {};
    const puzzles = made?.puzzles.length ? [...before.puzzles, ...made.puzzles] : before.puzzles;
    const nearest = puzzles.length ? null : made?.nearest ?? before.nearest;
    if (puzzles.length && !before.puzzles.length) this.#show(puzzles[0]);
    else if (!puzzles.length && this.store.get().place === "make") sayMeanwhile(this.store, notice.busy(text || say("make-looking-for-first")));
    this.store.set({ made: { ...before, ...fresh, puzzles, nearest, text, done: done ?? before.done } });
  }

  /** @param {MadePuzzle} one to put on the grid, unless a game is going on there @returns {boolean} whether it was */
  #show(one) {
    const { board, inks, values } = this.actions.now;
    if (!this.#anyway && inks.includes("own") && !isFull(board, values)) return false;
    this.actions.open(describe(one.puzzle, { level: one.level ?? null }));
    return true;
  }

  /** @param {GenerateData} end */
  #finish(end) {
    this.#turn += 1; // this one reports nothing more
    const made = { ...this.#made, going: false };
    const isShown = Boolean(made.nearest && this.#show(made.nearest));
    this.store.set({ made, notice: endNotice(end, made, isShown) });
  }

  /** @param {ErrorData} error the puzzles made so far stay */
  #fail(error) {
    if (error.code === "cancelled") return this.#finish({ ended: "stopped", unmet: 0 });
    const made = this.#made;
    this.store.set({ made: made.puzzles.length ? { ...made, going: false } : null, notice: wishNotice(error) });
  }

  stop() {
    this.actions.cancel();
  }
}

/** @param {Wish} wish @returns {number} how many puzzles it is for */
function countOf({ count, levels }) {
  if (!levels) return count;
  return levels.split(",").reduce((sum, part) => sum + Number(part.split(":")[1]), 0);
}

/** @typedef {Record<string, readonly string[]>} Pack for each level its puzzles as lines */
/** @typedef {(below: number) => number} Dice */

const DAY = 86_400_000;

let fetched = /** @type {Promise<Pack> | null} */ (null);

/** @returns {Promise<Pack>} */
function pack() {
  fetched ??= file("static/pack.json").then((answer) => answer.json());
  fetched.catch(() => (fetched = null)); // asked again next time
  return fetched;
}

/** @param {number} seed @returns {Dice} dice that always fall the same way for a seed */
export function dice(seed) {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** @type {Dice} */
const chance = (below) => Math.floor(Math.random() * below);

/** @param {Dice} roll @returns {string[]} a dot for 0, then the digits 1 to 9 in another order */
function digits(roll) {
  const order = range(9).map((i) => `${i + 1}`);
  for (let i = 8; i > 0; i -= 1) {
    const other = roll(i + 1);
    [order[i], order[other]] = [order[other], order[i]];
  }
  return [".", ...order];
}

/** Rotations and reflections of the board, which keep the level. @type {((row: number, column: number) => number)[]} */
const TURNS = [
  (r, c) => r * 9 + c, (r, c) => r * 9 + 8 - c, (r, c) => (8 - r) * 9 + c, (r, c) => (8 - r) * 9 + 8 - c,
  (r, c) => c * 9 + r, (r, c) => c * 9 + 8 - r, (r, c) => (8 - c) * 9 + r, (r, c) => (8 - c) * 9 + 8 - r,
];

/** @param {string} line @param {Dice} roll @returns {string} the same puzzle in another guise */
export function varied(line, roll) {
  const [names, turn] = [digits(roll), TURNS[roll(TURNS.length)]];
  return range(81).map((cell) => names[Number(line[turn(Math.floor(cell / 9), cell % 9)]) || 0]).join("");
}

/** @param {string} line @param {RecordChange} facts */
const puzzleOf = (line, facts) =>
  describe({ ...emptyPuzzle(classicBoard()), givens: [...line].map((sign) => Number(sign) || 0) }, facts);

/** @param {string} level @param {string} day @returns the puzzle of that day, the same for everybody */
export async function puzzleOfDay(level, day) {
  const lines = (await pack())[level] ?? [];
  const number = Math.round(Date.parse(day) / DAY);
  return puzzleOf(varied(lines[number % lines.length], dice(number)), { level, day });
}

/** @param {string} level @returns another puzzle of that level */
export async function anotherPuzzle(level) {
  const lines = (await pack())[level] ?? [];
  return puzzleOf(varied(lines[chance(lines.length)], chance), { level });
}
