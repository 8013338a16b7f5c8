/** Asks for hints, all steps and the path, and does a step. */

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

/** Milliseconds after which the page says that it is waiting. */
const PATIENCE = 350;

/** How deep a hint goes: where to look, which technique, why, and done. */
const [WHERE, DONE] = /** @type {const} */ ([1, 4]);

export class Hints {
  /** The open request: the same is not made twice, another replaces it. */
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

  /** @param {Hint["depth"]} depth how much of the hint to show; after a done one comes the next */
  async tell(depth) {
    const { hint, viewing } = this.store.get();
    if (viewing) this.close();
    if (!hint || hint.depth === DONE) await this.#find();
    const found = this.store.get().hint;
    if (!found || found.depth === DONE) return;
    if (depth === DONE) this.#do(found);
    else this.store.set({ notice: null, preview: null, hint: { ...found, depth } });
  }

  /** @returns {{ covered?: number[] }} the cells under fog: a hint uses only what can be seen */
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

  /** @param {string} technique whose lesson is fetched in case the visitor asks which technique it is */
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

  /** @param {boolean} [further] whether to include those that take long to find @returns {Promise<void>} */
  async list(further = false) {
    const { notice: before } = this.store.get(); // progress will be shown in its place, and then it comes back
    const data = await this.#question("steps", said.listing, (now) => this.actions.ask("steps", { ...now, further }));
    if (!data) return;
    if (!data.groups.length && data.status === "guess" && !further) return this.list(true); // some may take long
    if (!data.groups.length) return this.#refuse(data.status, data.cells, data.beyond);
    this.store.set({ notice: this.store.get().hint ? before : null, offers: data, viewing: null });
  }

  /** @param {StepData | null} step to draw while it is pointed at */
  preview(step) {
    if (this.store.get().preview !== step) this.store.set({ preview: step });
  }

  /** @param {StepData} step from the list, shown as an explained hint */
  choose(step) {
    const { offers } = this.store.get();
    if (!offers) return;
    this.store.set({ preview: null, notice: null, hint: { step, summary: "", candidates: offers.candidates, depth: 3 } });
  }

  /** Solve the puzzle step by step from its givens, and show the path. */
  async path() {
    const before = this.actions.now;
    const data = await this.#question("path", said.walking, (now) => this.actions.ask("path", puzzleIn(now)));
    if (!data) return;
    if (!data.places.length) return this.#refuse(data.status, []);
    if (isSame(before, this.actions.now)) this.store.set({ notice: null, hint: null, offers: null, viewing: { data, at: 0 } });
  }

  /** @param {boolean} html whether the file of the whole path is a document with drawings, or else plain text */
  async keepPath(html) {
    const data = await this.#question("walkthrough", said.writing, (now) => this.actions.ask("walkthrough", { ...puzzleIn(now), html }));
    if (!data) return;
    const text = html ? data.text : this.actions.named(data.text);
    save(html ? "path.html" : "path.txt", html ? "text/html" : "text/plain", text);
    this.store.set({ notice: null });
  }

  /** @param {number} at a place of the path, to be shown */
  go(at) {
    const { viewing } = this.store.get();
    if (viewing) this.actions.wander(at - viewing.at);
  }

  /** Close the hint, the path or an answer on the grid, back to the visitor's own grid. */
  close() {
    this.store.set({ hint: null, offers: null, preview: null, viewing: null, glance: null });
  }

  /** Make the grid of the path the visitor's own; Undo restores the former one. */
  take() {
    const { viewing } = this.store.get();
    if (!viewing) return;
    this.close();
    this.actions.make({ kind: "place", ...viewing.data.places[viewing.at] });
  }

  /**
   * Ask about the grid as it is, and say so on failure or if the grid has changed meanwhile.
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

  /** @param {AdviceStatus} status @param {readonly number[]} cells @param {string} [beyond] rules that no technique uses */
  #refuse(status, cells, beyond) {
    const { now } = this.actions;
    const more = status === "wrong-marks" ? asCandidates(cells, now) : beyond;
    this.store.set({ hint: null, offers: null, viewing: null, wrong: cells, notice: refusal(status, cells, now.board.size, more) });
  }
}

/** @param {Position} one @param {Position} other @returns {boolean} whether they are equal: a game may have been read again from the store */
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
