/** Checking what the player wrote against the solution: on request, or to go back to where all was right. */

import { dataOf } from "./engine-error.js";
import { conflicts } from "./boards.js";
import { lastRight, position, puzzleOf, wrongIn } from "./game.js";
import * as english from "./play-words.js";
import { thoughts } from "./settings.js";
import { failureNotice, notice } from "./words.js";

/**
 * @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./types.js").Position} Position
 * @typedef {import("./types.js").Solution} Solution
 */

/** @param {Position} now @returns {string} tells puzzles apart */
const puzzleKey = (now) => JSON.stringify(puzzleOf(now));

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
    if (clash.length) return this.#tell(clash, now, true);
    if (this.store.get().settings.check === "never") return this.store.set({ wrong: [], notice: english.noContradictions(now.values) });
    const solution = await this.#solution();
    if (!solution || this.actions.now !== now) return;
    const wrong = wrongIn(now, solution).filter((cell) => now.values[cell]);
    if (wrong.length) return this.#tell(wrong, now, false);
    this.store.set({ wrong: [], notice: english.rightSoFar(now.values) });
  }

  /** Go back to the last position in which nothing was wrong; Redo leads forth again. */
  async backToRight() {
    const { game, settings } = this.store.get();
    const solution = await this.#solution();
    if (!solution || this.store.get().game !== game) return;
    const done = lastRight(game, solution, thoughts(settings));
    if (done === game.done) return this.actions.say(english.nothingBack);
    this.actions.back(done);
    this.actions.say(english.wentBack(game.done - done));
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

  /** @param {readonly number[]} cells @param {Position} now @param {boolean} clash */
  #tell(cells, { board }, clash) {
    this.store.set({ wrong: cells, notice: english.wrongNotice(cells, board.size, clash) });
  }

  /** @returns {Promise<readonly number[] | null>} null where there is none, and why was told */
  async #solution() {
    const now = this.actions.now;
    const known = this.store.get().solution;
    try {
      const { values } = known?.puzzle === puzzleKey(now) ? known : await this.#ask(now, true);
      if (!values) this.actions.say(english.notUnique);
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
