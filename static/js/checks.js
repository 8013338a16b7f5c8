/** Checking what the player wrote against the solution: on request, or to go back to where all was right. */

import { dataOf } from "./engine-error.js";
import { conflicts } from "./boards.js";
import { lastRight, position, puzzleOf, wrongIn } from "./game.js";
import { thoughts } from "./settings.js";
import { cellList, failureNotice, notice, plain } from "./words.js";

/**
 * @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./types.js").Position} Position
 * @typedef {import("./types.js").Solution} Solution
 */

/** @param {Position} now @returns {string} tells puzzles apart */
export const puzzleKey = (now) => JSON.stringify(puzzleOf(now));

/** @param {Position} now @returns {string} */
function toGo({ values }) {
  const count = values.filter((value) => !value).length;
  return `${count} ${count === 1 ? "cell" : "cells"} to go.`;
}

export class Checks {
  #asked = "";

  /** @param {Actions} actions @param {() => void} counted hears of each check that the visitor asks for */
  constructor(actions, counted) {
    this.actions = actions;
    this.counted = counted;
    this.store = actions.store;
  }

  /** Say which of the player's digits are wrong. */
  async check() {
    const now = this.actions.now;
    this.counted();
    const clash = [...conflicts(now.board, now.values)];
    if (clash.length) return this.#tell(clash, now, "contradict each other");
    if (this.store.get().settings.check === "never") return this.store.set({ wrong: [], notice: plain("No contradictions", toGo(now)) });
    const solution = await this.#solution();
    if (!solution || this.actions.now !== now) return;
    const wrong = wrongIn(now, solution).filter((cell) => now.values[cell]);
    if (wrong.length) return this.#tell(wrong, now, wrong.length > 1 ? "are wrong" : "is wrong");
    this.store.set({ wrong: [], notice: plain("All right so far", toGo(now)) });
  }

  /** Go back to the last position in which nothing was wrong; Redo leads forth again. */
  async backToRight() {
    const { game, settings } = this.store.get();
    const solution = await this.#solution();
    if (!solution || this.store.get().game !== game) return;
    const done = lastRight(game, solution, thoughts(settings));
    if (done === game.done) return this.actions.say(plain("All right so far", "Nothing to go back on."));
    this.actions.back(done);
    const steps = game.done - done;
    this.actions.say(plain("Back where all was right", `${steps} ${steps === 1 ? "move" : "moves"} taken back. Redo brings them again.`));
  }

  /** @type {(state: import("./types.js").AppState) => void} finds the solution where wrong digits are shown at once */
  follow = ({ settings, game, solution, python }) => {
    if (settings.check !== "once" || python.phase === "booting") return;
    const now = position(game);
    const key = puzzleKey(now);
    if (solution?.puzzle === key || this.#asked === key) return;
    if (!now.inks.includes("given") && !now.rules.length) return;
    this.#asked = key;
    void this.#ask(now).catch(() => (this.#asked = ""));
  };

  /** @param {readonly number[]} cells @param {Position} now @param {string} how */
  #tell(cells, { board }, how) {
    const many = cells.length > 1 ? `${cells.length} digits` : "A digit";
    this.store.set({ wrong: cells, notice: { tone: "bad", title: `${many} ${how}`, detail: `Look at ${cellList(cells, board.size)}.` } });
  }

  /** @returns {Promise<readonly number[] | null>} null where there is none, and why was told */
  async #solution() {
    const now = this.actions.now;
    const known = this.store.get().solution;
    try {
      const { values } = known?.puzzle === puzzleKey(now) ? known : await this.#ask(now, true);
      if (!values) this.actions.say(plain("Nothing to check against", "This puzzle has not exactly one solution."));
      return values;
    } catch (error) {
      this.actions.say(failureNotice(dataOf(error)));
      return null;
    }
  }

  /** @param {Position} now @param {boolean} [told] whether the visitor waits for it @returns {Promise<Solution>} */
  async #ask(now, told = false) {
    const wish = { ...puzzleOf(now), limit: 2 };
    if (told && !this.actions.isUp) this.actions.say(notice.waiting);
    const answer = told ? await this.actions.ask("solve", wish) : await this.actions.engine.ask("solve", wish).answer;
    const solution = { puzzle: puzzleKey(now), values: answer.status === "unique" ? answer.solutions[0] : null };
    this.store.set({ solution });
    return solution;
  }
}
