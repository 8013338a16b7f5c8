/**
 * The list and its answers, stored in the browser during the work, so that a reload resumes it. Of plain rows only the lines
 * are stored, as one text: the browser copies what it stores while the page waits, and a hundred thousand objects take a second.
 */

import { COLUMNS, OWN } from "./columns.js";
import { Database, done } from "../kept/database.js";

/**
 * @typedef {import("./rows.js").Row} Row
 * @typedef {import("./columns.js").Value} Value
 * @typedef {import("./rows.js").Rows} Rows
 */

/**
 * @typedef {Record<string, Value[]>} Known what was answered, by column
 * @typedef {object} Packed
 * @property {string} lines those of plain rows, a line each; of the others an empty one
 * @property {[number, Row][]} others each with its place
 * @property {Record<string, Value[] | string>} known as a text, one sign per row, a blank for unknown
 */

const BLANK = " ";
const BOARD = "9";

/** @param {string} line @returns {Row} */
export const plainRow = (line) => ({ line, board: BOARD, name: "", rated: "", text: "", error: "" });

/** @param {Row} row */
const isPlain = ({ line, board, name, rated, text, error, rules }) => Boolean(line) && board === BOARD && !name && !rated && !text && !error && !rules;

/** @param {readonly Row[]} rows @param {Known} known @returns {Packed} */
export function packed(rows, known) {
  const others = /** @type {[number, Row][]} */ (rows.flatMap((row, at) => (isPlain(row) ? [] : [[at, row]])));
  const lines = rows.map((row) => (isPlain(row) ? row.line : "")).join("\n");
  return { lines, others, known: Object.fromEntries(Object.entries(known).map(([id, values]) => [id, signs(values)])) };
}

/** @param {Value[]} values @returns {Value[] | string} */
function signs(values) {
  const isShort = values.every((value) => value === undefined || (typeof value === "string" && value.length === 1 && value !== BLANK));
  return isShort ? values.map((value) => value ?? BLANK).join("") : values;
}

/** @param {Packed} part @returns {{ rows: Row[], known: Known }} */
export function unpacked({ lines, others, known }) {
  const rows = lines.split("\n").map(plainRow);
  for (const [at, row] of others) rows[at] = row;
  const values = Object.entries(known).map(([id, kept]) => /** @type {const} */ ([id, typeof kept === "string" ? [...kept].map((sign) => (sign === BLANK ? undefined : sign)) : kept]));
  return { rows, known: Object.fromEntries(values) };
}

/**
 * @typedef {object} Head what is stored besides the rows
 * @property {number} count
 * @property {string[]} questions
 * @property {string[]} columns
 * @property {import("./rows.js").Sort} sort
 * @property {boolean} isPaused
 * @property {string} [technique] whose steps are counted
 * @typedef {{ rows: Row[], known: Record<string, Value[]> }} Part as earlier versions stored it
 */

/** Rows stored together. */
const PART = 5000;
/** Milliseconds between two writings. */
const PAUSE = 1000;
const HEAD = "head";
const STORE = "list";
const FILLED = COLUMNS.map(({ id }) => id).filter((id) => !OWN.includes(id));

export class Keep {
  #dirty = /** @type {Set<number>} */ (new Set());
  #waiting = 0;
  #writing = Promise.resolve();

  /**
   * @param {Rows} rows
   * @param {() => Omit<Head, "count">} head what else is to be kept
   * @param {(reason: string) => void} failed is called if the browser stores nothing
   * @param {Database} [database]
   */
  constructor(rows, head, failed, database = new Database(() => indexedDB, "pencilmark-many", { [STORE]: {} })) {
    this.rows = rows;
    this.head = head;
    this.failed = failed;
    this.database = database;
  }

  /** Read the stored list into the rows. @returns {Promise<Head | null>} null if there is none or it is damaged */
  async restore() {
    try {
      const all = await this.database.run([STORE], "readonly", (stores) => {
        const store = stores[STORE];
        return Promise.all([done(store.get(HEAD)), done(store.getAll(IDBKeyRange.lowerBound(0)))]);
      });
      const [head, parts] = /** @type {[Head | undefined, (Packed | Part)[]]} */ (all);
      const list = parts.map((part) => (part && "lines" in part ? unpacked(part) : /** @type {Part} */ (part))).filter((part) => Array.isArray(part?.rows));
      if (!head || list.reduce((sum, part) => sum + part.rows.length, 0) !== head.count) return null;
      for (const part of list) this.#take(part);
      return head;
    } catch (error) {
      this.failed(`${error}`);
      return null;
    }
  }

  /** @param {Part} part */
  #take({ rows, known }) {
    const first = this.rows.count;
    this.rows.add(rows);
    for (const id of FILLED) known[id]?.forEach((value, at) => value !== undefined && this.rows.set(first + at, id, value));
  }

  /** Write the changed rows, after a short delay. @param {Iterable<number>} rows */
  changed(rows) {
    for (const row of rows) this.#dirty.add(Math.floor(row / PART));
    this.#waiting ||= /** @type {any} */ (setTimeout(() => this.flush(), PAUSE));
  }

  /** Write what has changed now. @returns {Promise<void>} */
  flush() {
    clearTimeout(this.#waiting);
    this.#waiting = 0;
    const parts = [...this.#dirty].map((number) => /** @type {const} */ ([number, this.#part(number)]));
    this.#dirty.clear();
    const head = { ...this.head(), count: this.rows.count };
    this.#writing = this.#writing.then(() => this.database.run([STORE], "readwrite", (stores) => {
      for (const [number, part] of parts) stores[STORE].put(part, number);
      stores[STORE].put(head, HEAD);
    })).catch((error) => this.failed(`${error}`));
    return this.#writing;
  }

  /** Forget all. @returns {Promise<void>} */
  clear() {
    clearTimeout(this.#waiting);
    this.#waiting = 0;
    this.#dirty.clear();
    this.#writing = this.#writing.then(() => this.database.run([STORE], "readwrite", (stores) => void stores[STORE].clear())).catch((error) => this.failed(`${error}`));
    return this.#writing;
  }

  /** @param {number} number @returns {Packed} */
  #part(number) {
    const [first, end] = [number * PART, Math.min(this.rows.count, (number + 1) * PART)];
    const places = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
    const ids = this.rows.filled.filter((id) => FILLED.includes(id));
    const known = ids.map((id) => /** @type {const} */ ([id, places.map((row) => this.rows.kept(row, id))])).filter(([, values]) => values.some((value) => value !== undefined));
    return packed(places.map((row) => this.rows.row(row)), Object.fromEntries(known));
  }
}
