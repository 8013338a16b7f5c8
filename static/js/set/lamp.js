/** The lamp over the panel: how many solutions there are, as far as it was proved, and the level of one that has one only. */

import { byId } from "../page/dom.js";
import { isEngineError } from "../python/engine-error.js";
import { keyAt, puzzleOf } from "../game/game.js";
import { levelName, lost } from "../page/words.js";
import * as wording from "./words.js";

/** Milliseconds without a change before counting starts, solutions that are counted at most, and seconds that it may take. */
const [PAUSE, MOST, SECONDS] = [400, 1000, 5];

/**
 * @typedef {ReturnType<typeof puzzleOf>} Puzzle
 * @typedef {import("../acts/actions.js").Actions} Actions
 */

/** Counts the solutions of one puzzle; anything else that is asked of Python goes first, and counting resumes after it. */
class Count {
  /** What a first look has proved: 0, 1, or 2 for more. */
  #least = -1;

  /** @param {Actions} actions @param {Puzzle} puzzle @param {(count: number, puzzle: Puzzle) => Promise<void>} known hears what was proved @param {() => boolean} isLatest whether it is still the puzzle on the grid */
  constructor(actions, puzzle, known, isLatest) {
    this.actions = actions;
    this.puzzle = puzzle;
    this.known = known;
    this.isLatest = isLatest;
  }

  /** Look for a second solution, then for what else is said. Rejected where it gave way. */
  async go() {
    if (this.#least < 0) await this.#look();
    if (!this.isLatest() || this.#least < 0) return;
    if (this.#least > 1) await this.#total();
    else if (this.#least) await this.#level();
    else await this.#contradiction();
  }

  /** @param {number} limit */
  #ask(limit) {
    return this.actions.engine.askMeanwhile("count", { rules: [], ...this.puzzle, limit, seconds: SECONDS });
  }

  async #look() {
    const found = await this.#ask(2);
    if (!this.isLatest()) return;
    if (found.exact) this.#least = found.count;
    show(found.exact ? `${found.count}` : "", found.count > 1 ? wording.several : wording.countText(found, SECONDS, 2));
    if (this.#least > 1) void this.known(Infinity, this.puzzle); // how many, is not known yet
  }

  async #total() {
    const all = await this.#ask(MOST);
    if (!this.isLatest()) return;
    show("2", wording.countText(all, SECONDS, MOST));
    if (all.exact && all.count < MOST) void this.known(all.count, this.puzzle);
  }

  async #level() {
    const { level } = await this.actions.engine.askMeanwhile("rate", { ...this.puzzle, scales: ["own"] });
    if (!this.isLatest()) return;
    if (level) show("1", wording.one, levelName(level));
    await this.known(1, this.puzzle);
  }

  async #contradiction() {
    const { conflict } = await this.actions.engine.askMeanwhile("solve", { ...this.puzzle, limit: 1 });
    if (!this.isLatest() || !conflict.length) return;
    this.actions.store.set({ wrong: conflict });
    show("0", wording.none, wording.conflicting);
  }
}

/**
 * @param {Actions} actions
 * @param {(count: number | null, puzzle: Puzzle) => Promise<void>} known hears what was proved, infinity for more than one, null for what is not known any more
 * @returns {(state: import("../types.js").AppState) => void}
 */
export function lamp(actions, known) {
  let latest = /** @type {string | null} */ (null);
  let timer = /** @type {any} */ (0); // a number in browsers, an object in Node

  const later = (/** @type {string} */ key, /** @type {Count} */ count) => {
    clearTimeout(timer);
    timer = setTimeout(() => count.go().catch((error) => {
      if (key !== latest) return;
      if (!isEngineError(error)) throw error;
      if (error.data.code === "cancelled") later(key, count); // it gave way to something else
      else show("", wording.notYet);
    }), PAUSE);
  };
  return (state) => {
    const { now } = actions;
    const { place, python: { phase } } = state;
    const counts = place === "set" && (phase === "ready" || phase === "busy");
    const key = counts ? keyAt(now) : phase;
    if (key === latest) return;
    latest = key;
    clearTimeout(timer);
    actions.engine.giveWay();
    void known(null, puzzleOf(now));
    show("", counts ? wording.counting : phase === "error" ? lost(null).title : wording.notYet);
    if (counts) later(key, new Count(actions, puzzleOf(now), known, () => key === latest));
  };
}

/** @param {string} light none, one, several, or "" for nothing that is known @param {string} text @param {string} [side] */
function show(light, text, side = "") {
  byId("lamp").dataset.known = light;
  byId("lamp-text").textContent = text;
  byId("lamp-side").textContent = side;
}
