/**
 * Questions about many rows, handed to several Pythons in parts. A part that killed a Python is asked again, then
 * row by row; a row without an answer is given up, so that one bad puzzle never holds up the others.
 */

import { QUESTIONS } from "./columns.js";

/**
 * @typedef {import("./columns.js").Question} Question
 * @typedef {import("./rows.js").Rows} Rows
 * @typedef {{ answer: Promise<ManyData>, cancel: () => void }} Asked
 * @typedef {(fields: { board: string, lines: string, questions: Question[], rules?: string[], technique?: string }) => Asked} Ask
 * @typedef {{ ask: Ask, isQuick: boolean }} Member a Python; a quick one gets only quick questions
 * @typedef {{ question: Question, rows: readonly number[], tries: number }} Part
 */

/** Milliseconds that a part should take; parts of quick questions are short enough not to start another Python for the page. */
const [AIM, QUICK_AIM] = [250, 100];
const [LEAST, MOST] = [1, 20_000];
const FIRST = 1000;
const TRIES = 2;
const QUICK = new Set(QUESTIONS.filter(({ quick }) => quick).map(({ question }) => question));

export class Work {
  /** @type {Question[]} in the order in which they are answered */
  questions = [];
  isPaused = false;
  /** Whose steps are counted. */
  technique = "x-wing";
  /** @type {Map<Question, number>} rows of a part */
  #sizes = new Map();
  /** @type {Map<Question, number>} where the search for rows that lack an answer goes on */
  #places = new Map();
  /** @type {Part[]} parts to be asked again */
  #again = [];
  /** @type {Map<Asked, Part>} */
  #running = new Map();
  /** @type {Set<Part>} asked of another technique than is wanted now */
  #stale = new Set();
  /** @type {Map<Question, number>} rows that have an answer */
  #done = new Map();
  #spent = 0;
  #began = 0;
  #counted = 0;

  /**
   * @param {Rows} rows
   * @param {() => readonly Member[]} members
   * @param {{ learned: (question: Question, rows: readonly number[]) => void, changed: () => void, now?: () => number }} hears
   */
  constructor(rows, members, { learned, changed, now = () => performance.now() }) {
    this.rows = rows;
    this.members = members;
    this.learned = learned;
    this.changed = changed;
    this.now = now;
    this.busy = /** @type {Set<Member>} */ (new Set());
  }

  /** @returns {boolean} whether a question is open or waiting */
  get isGoing() {
    return !this.isPaused && (this.#running.size > 0 || this.#left() > 0);
  }

  /** @returns {boolean} whether a question other than a quick one is waiting */
  get isHeavy() {
    return this.questions.some((question) => !QUICK.has(question) && (this.#done.get(question) ?? 0) < this.rows.count);
  }

  /** @returns {{ done: number, total: number, rate: number, seconds: number | null }} the progress: answers, answers a second, and seconds left */
  get progress() {
    const total = this.questions.length * this.rows.count;
    const left = this.#left();
    const time = (this.#spent + (this.#running.size ? this.now() - this.#began : 0)) / 1000;
    const rate = time > 0.05 ? this.#counted / time : 0;
    return { done: total - left, total, rate, seconds: rate ? left / rate : null };
  }

  #left() {
    return this.questions.reduce((left, question) => left + this.rows.count - (this.#done.get(question) ?? 0), 0);
  }

  /** Look for missing answers, as after rows were added. @param {readonly Question[]} [questions] those that are wanted from now on */
  begin(questions = this.questions) {
    this.questions = QUESTIONS.map(({ question }) => question).filter((question) => questions.includes(question));
    this.#again = this.#again.filter(({ question }) => this.questions.includes(question));
    for (const question of this.questions) {
      let done = 0;
      for (let row = 0; row < this.rows.count; row += 1) done += this.rows.has(row, question) ? 1 : 0;
      this.#done.set(question, done);
      if (![...this.#running.values()].some((part) => part.question === question)) this.#places.set(question, 0);
    }
    if (!this.#running.size) [this.#spent, this.#counted] = [0, 0];
    this.go();
  }

  /** Count the steps of another technique, even while one is being counted. @param {string} technique */
  count(technique) {
    this.technique = technique;
    this.rows.forget("technique");
    this.#again = this.#again.filter(({ question }) => question !== "technique");
    for (const [asked, part] of this.#running) {
      if (part.question !== "technique") continue;
      this.#stale.add(part);
      asked.cancel();
    }
    this.#places.set("technique", 0);
    this.begin();
  }

  pause() {
    this.isPaused = true;
    this.changed();
  }

  resume() {
    this.isPaused = false;
    this.go();
  }

  /** Stop asking. */
  cancel() {
    this.questions = [];
    this.#again = [];
    this.isPaused = false;
    for (const asked of this.#running.keys()) asked.cancel();
    this.changed();
  }

  /** Hand a part to every Python that is free. */
  go() {
    for (const member of this.members()) {
      if (this.isPaused || this.busy.has(member)) continue;
      const part = this.#next(member.isQuick);
      if (part) void this.#serve(member, part);
    }
    this.changed();
  }

  /** @param {boolean} quick @returns {Part | null} */
  #next(quick) {
    for (const question of this.questions) {
      if (quick && !QUICK.has(question)) continue;
      const place = this.#again.findIndex((part) => part.question === question);
      const part = place < 0 ? this.#fresh(question) : this.#again.splice(place, 1)[0];
      if (part) return part;
    }
    return null;
  }

  /** @param {Question} question @returns {Part | null} the next rows on one board that lack an answer; only a single one if it has rules */
  #fresh(question) {
    let size = this.#sizes.get(question) ?? (QUICK.has(question) ? FIRST : LEAST);
    const rows = [];
    let at = this.#places.get(question) ?? 0;
    for (; at < this.rows.count && rows.length < size; at += 1) {
      if (this.rows.has(at, question)) continue;
      const { board, rules } = this.rows.row(at);
      if (rows.length && (rules || board !== this.rows.row(rows[0]).board)) break;
      rows.push(at);
      if (rules) size = 1;
    }
    this.#places.set(question, at);
    return rows.length ? { question, rows, tries: 0 } : null;
  }

  /** @param {Member} member @param {Part} part */
  async #serve(member, part) {
    const began = this.now();
    if (!this.#running.size) this.#began = began;
    const lines = part.rows.map((row) => this.rows.row(row).line).join("\n");
    const { board, rules } = this.rows.row(part.rows[0]);
    this.busy.add(member);
    const technique = part.question === "technique" ? this.technique : undefined;
    const asked = member.ask({ board, lines, questions: [part.question], rules, technique });
    this.#running.set(asked, part);
    try {
      const data = await asked.answer;
      if (!this.#stale.has(part)) {
        this.rows.learn(part.question, part.rows, data);
        this.#finished(part);
        if (!rules) this.#fit(part, this.now() - began);
      }
    } catch (error) {
      if (!this.#stale.has(part)) this.#failed(part, error);
    }
    this.#stale.delete(part);
    this.busy.delete(member);
    this.#running.delete(asked);
    if (!this.#running.size) this.#spent += this.now() - this.#began;
    this.go();
  }

  /** @param {Part} part */
  #finished({ question, rows }) {
    this.#done.set(question, (this.#done.get(question) ?? 0) + rows.length);
    this.#counted += rows.length;
    this.learned(question, rows);
  }

  /** Fit the size of the next part to what this one took. @param {Part} part @param {number} took milliseconds */
  #fit({ question, rows }, took) {
    const aim = QUICK.has(question) ? QUICK_AIM : AIM;
    const fitting = rows.length * Math.min(4, Math.max(0.25, aim / Math.max(1, took)));
    this.#sizes.set(question, Math.round(Math.min(MOST, Math.max(LEAST, fitting))));
  }

  /** @param {Part} part @param {unknown} error */
  #failed(part, error) {
    const { question, rows, tries } = part;
    if (!this.questions.includes(question)) return; // cancelled
    const code = /** @type {{ data?: { code: string } }} */ (error).data?.code;
    if (code === "cancelled") this.#again.push(part); // its Python could not start and was ended
    else if (rows.length === 1 && (tries + 1 >= TRIES || code !== "worker-died")) {
      this.rows.giveUp(question, rows[0]);
      this.#finished(part);
    } else if (tries + 1 < TRIES && code === "worker-died") {
      this.#again.push({ question, rows, tries: tries + 1 });
    } else {
      this.#again.push(...rows.map((row) => ({ question, rows: [row], tries: 0 })));
    }
  }
}
