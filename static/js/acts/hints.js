/** Asking for hints, for all steps and for the path, and doing what they tell. */

import { dataOf } from "../python/engine.js";
import { coveredIn } from "../game/fog.js";
import { givensOf, keyAt, puzzleOf, thought } from "../game/game.js";
import { doneNotice, refusal, said, will } from "./hint-words.js";
import { noteMissed } from "../page/remembered.js";
import { save } from "../page/texts.js";
import { thoughts } from "../page/state.js";
import { failureNotice, notice, willDo } from "../page/words.js";
import { asCandidates } from "./words.js";

/** @typedef {"hint" | "steps" | "path" | "walkthrough"} Asked */

/** Milliseconds that a question may take before the page says that it waits. */
const PATIENCE = 350;

/** How deep a hint goes: where to look, which technique, why, and done. */
const [WHERE, DONE] = /** @type {const} */ ([1, 4]);

export class Hints {
  /** The question on its way: the same one is not asked twice, another one replaces it. */
  #asking = /** @type {{ kind: Asked } | null} */ (null);

  /** @param {Actions} actions @param {Lessons} lessons */
  constructor(actions, lessons) {
    this.actions = actions;
    this.lessons = lessons;
    this.store = actions.store;
  }

  /** Show more of the hint, or begin the next one. */
  async deeper() {
    const { hint } = this.store.get();
    await this.tell(hint && hint.depth < DONE ? /** @type {Hint["depth"]} */ (hint.depth + 1) : WHERE);
  }

  /** @param {Hint["depth"]} depth how much of the hint to tell; one that is done makes way for the next */
  async tell(depth) {
    const { hint, viewing } = this.store.get();
    if (viewing) this.close();
    if (!hint || hint.depth === DONE) await this.#find();
    const found = this.store.get().hint;
    if (!found || found.depth === DONE) return;
    if (depth === DONE) this.#do(found);
    else this.store.set({ notice: null, preview: null, hint: { ...found, depth } });
  }

  /** @returns {{ covered?: number[] }} what lies under fog: a hint speaks of what can be seen */
  #fog() {
    const covered = [...coveredIn(this.store.get())];
    return covered.length ? { covered } : {};
  }

  async #find() {
    const data = await this.#question("hint", said.hinting, (now) => this.actions.ask("hint", { ...now, ...this.#fog(), colours: this.actions.now.marks.colour.map((own) => [...own]) }));
    if (!data) return;
    const { summary = "", candidates = [], step } = await this.lessons.meant(data);
    if (!step) return this.#refuse(data.status, data.cells, data.beyond);
    if (!this.store.get().practice) noteMissed(step.technique, keyAt(this.actions.now));
    this.store.set({ notice: null, hint: { step, summary, candidates, depth: WHERE } });
    void this.#teach(step.technique);
  }

  /** @param {string} technique fetches its lesson, for those who ask which technique it is */
  async #teach(technique) {
    const lesson = await this.lessons.lesson(technique).catch(() => null);
    this.store.set({ lesson });
  }

  /** @param {Hint} hint */
  #do(hint) {
    const { step, candidates } = hint;
    const { placements, eliminations, colours } = step;
    const before = this.actions.now;
    const listing = this.store.get().offers !== null;
    const layer = thoughts(this.store.get().settings);
    this.actions.make({ kind: "step", placements, eliminations, ...(colours ? { colours } : layer === "centre" ? { layer } : {}) });
    const words = this.store.get().notice ?? doneNotice(step, before, layer);
    this.store.set({ hint: { step, summary: hint.summary, candidates, depth: DONE }, notice: words });
    if (listing) void this.list();
  }

  /** @param {boolean} [further] whether to look for those that take long to find; lists every step there is now @returns {Promise<void>} */
  async list(further = false) {
    const { notice: before } = this.store.get(); // what the work says of itself meanwhile goes with it
    const data = await this.#question("steps", said.listing, (now) => this.actions.ask("steps", { ...now, further }));
    if (!data) return;
    if (!data.groups.length && data.status === "guess" && !further) return this.list(true); // there may be some that take long
    if (!data.groups.length) return this.#refuse(data.status, data.cells, data.beyond);
    this.store.set({ notice: this.store.get().hint ? before : null, offers: data, viewing: null });
  }

  /** @param {StepData | null} step draws it while it is pointed at */
  preview(step) {
    if (this.store.get().preview !== step) this.store.set({ preview: step });
  }

  /** @param {StepData} step one of those listed; tells it as a hint that is explained */
  choose(step) {
    const { offers } = this.store.get();
    if (!offers) return;
    this.store.set({ preview: null, notice: null, hint: { step, summary: "", candidates: offers.candidates, depth: 3 } });
  }

  /** Solve the puzzle step by step, from its givens, and show the way. */
  async path() {
    const before = this.actions.now;
    const data = await this.#question("path", said.walking, (now) => this.actions.ask("path", puzzleIn(now)));
    if (!data) return;
    if (!data.places.length) return this.#refuse(data.status, []);
    if (isSame(before, this.actions.now)) this.store.set({ notice: null, hint: null, offers: null, viewing: { data, at: 0 } });
  }

  /** @param {boolean} html hands the visitor the whole way as a file: a document with drawings, or plain text */
  async keepPath(html) {
    const data = await this.#question("walkthrough", said.writing, (now) => this.actions.ask("walkthrough", { ...puzzleIn(now), html }));
    if (!data) return;
    const text = html ? data.text : this.actions.named(data.text);
    save(html ? "path.html" : "path.txt", html ? "text/html" : "text/plain", text);
    this.store.set({ notice: null });
  }

  /** @param {number} at shows that place of the path */
  go(at) {
    const { viewing } = this.store.get();
    if (viewing) this.actions.wander(at - viewing.at);
  }

  /** Leave the path, or an answer on the grid, for the visitor's own grid, or the hint for none. */
  close() {
    this.store.set({ hint: null, offers: null, preview: null, viewing: null, glance: null });
  }

  /** Take the grid of the path as the visitor's own; Undo brings the own one back. */
  take() {
    const { viewing } = this.store.get();
    if (!viewing) return;
    this.close();
    this.actions.make({ kind: "place", ...viewing.data.places[viewing.at] });
  }

  /**
   * Ask about the grid as it is; a failure and a grid that changed meanwhile are said.
   * @template T
   * @param {Asked} kind
   * @param {Notice} waiting
   * @param {(now: ReturnType<typeof asked>) => Promise<T>} ask
   * @returns {Promise<T | null>}
   */
  async #question(kind, waiting, ask) {
    if (this.#asking?.kind === kind) return null;
    if (this.#asking) this.actions.stop(this.#asking.kind);
    const mine = (this.#asking = { kind });
    let timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
    try {
      if (!(await this.actions.settled())) return null;
      if (this.#asking !== mine) return null;
      const before = this.actions.now;
      timer = setTimeout(() => this.actions.say(this.actions.isUp ? waiting : willDo(will[kind])), PATIENCE);
      const answer = await ask(asked(before, thoughts(this.store.get().settings)));
      if (this.#asking !== mine) return null;
      if (isSame(this.actions.now, before)) return answer;
      this.actions.say(notice.changed);
    } catch (error) {
      if (this.#asking === mine) this.actions.say(failureNotice(dataOf(error)));
    } finally {
      clearTimeout(timer);
      if (this.#asking === mine) this.#asking = null;
    }
    return null;
  }

  /** @param {AdviceStatus} status @param {readonly number[]} cells @param {string} [beyond] rules that no step looks at */
  #refuse(status, cells, beyond) {
    const { now } = this.actions;
    const more = status === "wrong-marks" ? asCandidates(cells, now) : beyond;
    this.store.set({ hint: null, offers: null, viewing: null, wrong: cells, notice: refusal(status, cells, now.board.size, more) });
  }
}

/** @param {Position} one @param {Position} other @returns {boolean} whether all is the same: a game may have been read anew from what is kept */
const isSame = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** @param {Position} now @param {Thoughts} layer @returns what Python must know of the grid */
function asked(now, layer) {
  const givens = givensOf(now);
  return {
    ...puzzleOf(now),
    placed: now.values.map((value, cell) => (givens[cell] ? 0 : value)),
    marks: now.values.map((_, cell) => [...thought(now.marks, cell, layer)]),
  };
}

/** @param {ReturnType<typeof asked>} now @returns {ReturnType<typeof puzzleOf>} the puzzle, without what the player did */
const puzzleIn = ({ placed: _, marks: __, ...puzzle }) => puzzle;
