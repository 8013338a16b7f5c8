/** Checks what the player wrote against the solution, on request or to go back to the last right position. */

import { isFull, conflicts } from "../game/boards.js";
import { seen } from "../game/fog.js";
import { position, keyAt, lastRight, puzzleOf, wrongIn } from "../game/game.js";
import { notice, failureNotice } from "../page/words.js";
import { dataOf } from "../python/engine.js";
import * as wording from "./words.js";
import { thoughts } from "../page/state.js";

/** @param {Actions} actions @param {boolean} [marking] whether colours mark what is to be found besides digits @returns {(state: AppState) => void} */
export function judge(actions, marking = false) {
  const { store, engine } = actions;
  const read = reader(actions);
  let asked = "";

  return (state) => {
    const { judged } = state;
    const now = seen(state);
    const { board, rules, values, marks: { colour } } = now;
    const key = rules.length ? JSON.stringify([board.name, rules, values, marking && judged?.meanings && colour]) : "";
    if (key === asked) return;
    asked = key;
    if (!key) return void (judged && store.set({ judged: null }));
    const colours = marking ? { colours: colour.map((own) => [...own]) } : {};
    const { answer } = engine.ask("judge", { board: board.name, rules: [...rules], values: [...values], ...colours });
    Promise.all([read(now), answer]).then(([data, { states, sums, found: drawn, ...marks }]) => {
      if (key !== asked) return;
      const found = { ...marks, board: data.board.name, drawn, rules: data.rules.map((rule) => ({ ...rule, state: states[rule.line - 1], sums: sums[rule.line - 1] })) };
      store.set({ judged: found });
      if (isFulfilled(position(store.get().game), found)) actions.say(notice.fulfilled);
    }, () => {});
  };
}

/** @param {Actions} actions @returns {(now: Position) => Promise<RulesData>} reads the rules once, or not at all if they were read when they were typed */
function reader(actions) {
  const keyOf = (/** @type {string} */ name, /** @type {readonly string[]} */ rules) => JSON.stringify([name, rules]);
  let key = "";
  let last = /** @type {Promise<RulesData> | null} */ (null);
  return ({ board, rules }) => {
    const now = keyOf(board.name, rules);
    if (last && key === now) return last;
    key = now;
    const known = actions.rulesRead;
    const isKnown = known && keyOf(known.board.name, known.rules.map(({ text }) => text)) === now;
    last = isKnown ? Promise.resolve(known) : actions.engine.ask("rules", { text: rules.join("\n"), board: board.name }).answer;
    last.catch(() => (key = ""));
    return last;
  };
}

/** @param {Position} now @param {Judged} judged @returns {boolean} filled by the player, and every rule holds */
const isFulfilled = ({ board, values, inks }, { rules }) =>
  isFull(board, values) && inks.includes("own") && !inks.includes("answer") && rules.every(({ state }) => state === "holds");

export class Checks {
  #asked = "";

  /** @param {Actions} actions @param {() => void} counted is called at each check that the visitor asks for */
  constructor(actions, counted) {
    this.actions = actions;
    this.counted = counted;
    this.store = actions.store;
  }

  /** Say how many of the player's digits are wrong, in place of a hint. */
  async check() {
    await this.actions.dealt;
    const now = this.actions.now;
    this.counted();
    const clash = [...conflicts(now.board, seen(this.store.get()).values)];
    if (clash.length) return this.#say(clash, wording.clashNotice(clash, now.board.size));
    if (this.store.get().settings.check === "never") return this.#say([], wording.noContradictions(now.values));
    const solution = await this.#solution();
    if (!solution || this.actions.now !== now) return;
    const { digits, marks } = this.#faults(solution);
    if (digits.length) return this.#say([], wording.wrongNotice(digits.length));
    const words = marks.length ? wording.marksNotice(marks, now) : wording.rightSoFar(now.values);
    if (this.store.get().judged?.meanings) return (await import("../acts/colours.js")).checkColours(this.actions, solution, words);
    this.#say([], words);
  }

  /** @param {readonly number[]} solution @returns cells with a wrong digit of the player's, and empty ones whose marks leave out their digit */
  #faults(solution) {
    const { game, settings } = this.store.get();
    const now = position(game);
    const wrong = wrongIn(now, solution, thoughts(settings));
    return { digits: wrong.filter((cell) => now.values[cell]), marks: wrong.filter((cell) => !now.values[cell]) };
  }

  /** @param {readonly number[]} wrong cells that are shown @param {Notice} notice */
  #say(wrong, notice) {
    this.store.set({ wrong, notice, hint: null, preview: null });
  }

  /** Show which of the player's digits are wrong, or else which marks. */
  async show() {
    const { digits, marks } = await this.#wrong();
    const { now } = this.actions;
    if (digits.length) this.store.set({ wrong: digits, notice: wording.shownNotice(digits, now.board.size) });
    else if (marks.length) this.store.set({ wrong: marks, notice: wording.marksShown(marks, now) });
  }

  /** Take the wrong digits out, in one move. */
  async takeBack() {
    const { digits } = await this.#wrong();
    if (!digits.length) return;
    this.actions.make({ kind: "erase", cells: digits });
    this.actions.say(wording.tookBack(digits.length));
  }

  /** @returns what is wrong on the grid; nothing if that is not known or the grid has changed; "all right" is said here */
  async #wrong() {
    const now = this.actions.now;
    const solution = await this.#solution();
    if (!solution || this.actions.now !== now) return { digits: [], marks: [] };
    const found = this.#faults(solution);
    if (!found.digits.length && !found.marks.length) this.actions.say(wording.rightSoFar(now.values));
    return found;
  }

  /** Go back to the last position without a mistake; Redo returns. */
  async backToRight() {
    const { game, settings } = this.store.get();
    const solution = await this.#solution();
    if (!solution || this.store.get().game !== game) return;
    const done = lastRight(game, solution, thoughts(settings));
    if (done === game.done) return this.actions.say(wording.nothingBack);
    this.actions.back(done);
    this.actions.say(wording.wentBack(game.done - done));
  }

  /** @type {(state: AppState) => void} finds the solution if wrong digits are to be shown at once */
  follow = ({ settings, game, solution, python }) => {
    if (settings.check !== "once" || python.phase === "booting") return;
    const now = position(game);
    const key = keyAt(now);
    if (solution?.key === key || this.#asked === key) return;
    if (!now.inks.includes("given") && !now.rules.length) return;
    this.#asked = key;
    void this.#ask(now).catch(() => (this.#asked = ""));
  };

  /** @returns {Promise<readonly number[] | null>} null if there is none; the reason has been said */
  async #solution() {
    const now = this.actions.now;
    const known = this.store.get().solution;
    try {
      const { values } = known?.key === keyAt(now) ? known : await this.#ask(now, true);
      if (!values) this.actions.say(wording.notUnique);
      return values;
    } catch (error) {
      this.actions.say(failureNotice(dataOf(error)));
      return null;
    }
  }

  /** @param {Position} now @param {boolean} [told] whether the visitor waits for it @returns {Promise<Solution>} */
  async #ask(now, told = false) {
    const wish = { ...puzzleOf(now), limit: 2 };
    if (told && !this.actions.isUp) this.actions.say(notice.willCheck);
    const answer = told ? await this.actions.ask("solve", wish) : await this.actions.engine.ask("solve", wish).answer;
    const solution = { key: keyAt(now), values: answer.status === "unique" ? answer.solutions[0] : null };
    this.store.set({ solution });
    return solution;
  }
}
