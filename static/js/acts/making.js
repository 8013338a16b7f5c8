/** Having puzzles made: they are shown as they come, and Stop gives what there is at once. */

import { FRESH } from "./actions.js";
import { dataOf } from "../python/engine-error.js";
import { isFull } from "../game/boards.js";
import { describe } from "../game/known.js";
import { endNotice, lookingForFirst } from "./making-words.js";
import { sayMeanwhile } from "./asker.js";
import { notice, wishNotice } from "../page/words.js";

/**
 * @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("../types.js").Made} Made
 * @typedef {import("../protocol.js").Note} Note
 * @typedef {import("../protocol.js").GenerateData} GenerateData
 * @typedef {Omit<import("../protocol.js").GenerateRequest, "id" | "kind">} Wish
 */

/** Milliseconds that Python has to hand over what it just made, when it is stopped. */
const PATIENCE = 100;

const makings = /** @type {WeakMap<Actions, Making>} */ (new WeakMap());

/** @param {Actions} actions @returns {Making} the one that all forms share */
export function makingOf(actions) {
  const making = makings.get(actions) ?? new Making(actions);
  makings.set(actions, making);
  return making;
}

export class Making {
  /** Counts the requests: what an earlier one still says is not heard. */
  #turn = 0;
  #anyway = false;

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
    this.#turn += 1;
    this.#anyway = anyway;
    const turn = this.#turn;
    const wished = countOf(wish);
    const blank = { puzzles: [], nearest: null, recipe: "", version: "", done: 0, text: "", going: true };
    const words = this.actions.isUp ? notice.making : notice.willMake;
    this.store.set({ ...FRESH, notice: words, made: { ...blank, wished } });
    const hear = (/** @type {Note} */ note) => turn === this.#turn && this.#hear(note);
    try {
      const end = await this.actions.ask("generate", wish, hear, PATIENCE);
      if (turn === this.#turn) this.#finish(end);
    } catch (error) {
      if (turn === this.#turn) this.#fail(dataOf(error));
    }
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
    else if (!puzzles.length && this.store.get().place === "make") sayMeanwhile(this.store, notice.busy(text || lookingForFirst));
    this.store.set({ made: { ...before, ...fresh, puzzles, nearest, text, done: done ?? before.done } });
  }

  /** @param {import("../protocol.js").MadePuzzle} one goes onto the grid, unless a game is going on there @returns {boolean} whether it does */
  #show(one) {
    const { board, inks, values } = this.actions.now;
    if (!this.#anyway && inks.includes("own") && !isFull(board, values)) return false;
    this.actions.open(describe(one.puzzle, { level: one.level ?? null }));
    return true;
  }

  /** @param {GenerateData} end */
  #finish(end) {
    this.#turn += 1; // nothing more is heard of this one
    const made = { ...this.#made, going: false };
    const isShown = Boolean(made.nearest && this.#show(made.nearest));
    this.store.set({ made, notice: endNotice(end, made, isShown) });
  }

  /** @param {import("../protocol.js").ErrorData} error what was made up to then stays */
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
