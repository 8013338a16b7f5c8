/** The list in Many: its rows, the questions about them, how they are shown, and what is stored. */

import { COLUMNS, filterOf, OWN, QUESTIONS } from "./columns.js";
import { Keep } from "./keep.js";
import { Pool } from "./pool.js";
import { Rows } from "./rows.js";
import { Work } from "./work.js";

/**
 * @typedef {import("./columns.js").Question} Question
 * @typedef {import("./rows.js").Row} Row
 * @typedef {import("./rows.js").Sort} Sort
 */

/** Most rows in the table. */
export const LARGEST = 250_000;
/** Number of rows from which even a quick question goes to all Pythons. */
const WIDE = 150_000;

export class Many {
  rows = new Rows();
  chosen = /** @type {Set<number>} */ (new Set());
  sort = /** @type {Sort} */ ({ column: "number", falling: false });
  filter = "";
  /** Columns hidden by the visitor. */
  hidden = new Set(["canonical", "ep", "ed"]);
  questions = /** @type {Question[]} */ (["status"]);
  order = /** @type {Uint32Array} */ (new Uint32Array(0));

  /**
   * @param {Asker} engine the page's own
   * @param {Workers} workers makes more
   * @param {{ changed: () => void, learned: () => void, failed: (reason: string) => void }} hears is called to draw the rest, or the rows
   */
  constructor(engine, workers, hears) {
    this.hears = hears;
    this.pool = new Pool(engine, workers, () => this.work.go());
    this.keep = this.#keeping();
    this.work = this.#working();
  }

  #keeping() {
    const head = () => ({ questions: this.questions, columns: [...this.hidden], sort: this.sort, isPaused: this.work.isPaused, technique: this.work.technique });
    return new Keep(this.rows, head, this.hears.failed);
  }

  #working() {
    return new Work(this.rows, () => this.pool.members, {
      learned: (_, rows) => {
        this.keep.changed(rows);
        this.hears.learned();
      },
      changed: () => this.#changed(),
    });
  }

  #changed() {
    const { isGoing, isHeavy } = this.work;
    if (isGoing && (isHeavy || this.rows.count > WIDE) && this.pool.widen()) return this.work.go();
    if (!isGoing && !this.work.isPaused) this.pool.narrow();
    this.hears.changed();
  }

  /** Resume the stored list, if there is one. @returns {Promise<number>} how many rows that are */
  async restore() {
    const head = await this.keep.restore();
    if (!head) return 0;
    this.sort = COLUMNS.some(({ id }) => id === head.sort?.column) ? head.sort : this.sort;
    if (Array.isArray(head.columns)) this.hidden = new Set(head.columns);
    this.work.isPaused = Boolean(head.isPaused);
    this.work.technique = head.technique ?? this.work.technique;
    this.questions = QUESTIONS.map(({ question }) => question).filter((question) => head.questions?.includes(question));
    this.see();
    this.work.begin(this.questions);
    return this.rows.count;
  }

  /** @param {readonly Row[]} more @returns {number} how many had no room */
  add(more) {
    const room = Math.max(0, LARGEST - this.rows.count);
    const first = this.rows.count;
    this.rows.add(more.slice(0, room));
    this.keep.changed(Array.from({ length: this.rows.count - first }, (_, at) => first + at));
    this.see();
    this.work.begin(this.questions);
    return Math.max(0, more.length - room);
  }

  /** @param {readonly Question[]} questions wanted from now on */
  ask(questions) {
    this.questions = [...questions];
    this.keep.changed([]);
    this.work.begin(questions);
  }

  /** @param {string} technique whose steps are to be counted */
  count(technique) {
    this.work.count(technique);
    this.keep.changed(Array.from({ length: this.rows.count }, (_, row) => row));
    this.see();
  }

  /** Ask nothing more. */
  cancel() {
    this.work.cancel();
    this.pool.narrow();
    this.questions = [];
    this.keep.changed([]);
  }

  /** Forget all rows. */
  clear() {
    this.cancel();
    void this.keep.clear();
    this.questions = ["status"];
    this.rows = new Rows();
    this.chosen.clear();
    this.keep = this.#keeping();
    this.work = this.#working();
    this.see();
    this.hears.changed();
  }

  /** Put the rows in order. @param {Sort} [sort] @param {string} [filter] */
  see(sort = this.sort, filter = this.filter) {
    [this.sort, this.filter] = [sort, filter];
    const keep = filterOf(filter);
    this.order = this.rows.order(sort, keep ? (row) => keep(this.rows, row) : undefined);
  }

  /** @returns {string[]} columns with content: those of the list, and those asked for */
  get offered() {
    const filled = new Set(this.rows.filled);
    return COLUMNS.filter(({ id, question }) => (OWN.includes(id) ? this.#says(id) : filled.has(id)) || (question && this.work.questions.includes(question))).map(({ id }) => id);
  }

  /** @param {string} id @returns {boolean} whether a column that any list could have has content in this one */
  #says(id) {
    if (id === "twin") return this.rows.filled.includes("canonical");
    if (id !== "name" && id !== "rated") return true;
    for (let row = 0; row < Math.min(this.rows.count, 1000); row += 1) if (this.rows.value(row, id) !== undefined) return true;
    return false;
  }

  /** @returns {string[]} columns that are seen */
  get columns() {
    return this.offered.filter((id) => !this.hidden.has(id));
  }
}
