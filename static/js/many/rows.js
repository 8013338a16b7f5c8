/** Many puzzles as columns: what each is, the answers about it, and the order in which they are shown. No document here. */

import { COLUMNS, OWN, column, filledBy, shown } from "./columns.js";

/**
 * @typedef {import("./columns.js").Value} Value
 * @typedef {import("./columns.js").Question} Question
 */

/**
 * @typedef {object} Row a puzzle as it was read
 * @property {string} line its canonical line; empty if it could not be read
 * @property {string} board the name of its board
 * @property {string} name what the list calls it
 * @property {string} rated its difficulty according to the list
 * @property {string} text the text that opens it, if not its line
 * @property {string} error why it could not be read
 * @property {string[]} [rules] those that it has besides its board
 */

/** @typedef {{ column: string, falling: boolean }} Sort */

export class Rows {
  /** @type {Row[]} */
  #rows = [];
  /** @type {Map<string, Value[]>} what was answered, by column */
  #known = new Map();
  /** @type {Uint8Array} */
  #clues = new Uint8Array(0);
  /** @type {Map<string, number>} the first row of each canonical form */
  #firsts = new Map();

  get count() {
    return this.#rows.length;
  }

  /** @param {readonly Row[]} more */
  add(more) {
    const clues = new Uint8Array(this.count + more.length);
    clues.set(this.#clues);
    more.forEach(({ line }, at) => (clues[this.count + at] = cluesOf(line)));
    this.#clues = clues;
    for (const row of more) this.#rows.push(row);
  }

  /** @param {number} row @returns {Row} */
  row(row) {
    return this.#rows[row];
  }

  /** @param {number} row @param {string} id @returns {Value} */
  value(row, id) {
    if (id === "number") return row + 1;
    if (id === "clues") return this.#clues[row];
    if (id === "puzzle") return this.#rows[row].line;
    if (id === "name") return this.#rows[row].name || undefined;
    if (id === "rated") return Number.parseFloat(this.#rows[row].rated) || undefined;
    if (id === "twin") return this.#twin(row);
    return this.#known.get(id)?.[row];
  }

  /** @param {number} row @returns {Value} the number of the first puzzle that is isomorphic to it, null where it is that itself */
  #twin(row) {
    const form = this.#known.get("canonical")?.[row];
    if (form === undefined) return undefined;
    const first = form ? this.#firsts.get(`${form} ${this.#rows[row].board}`) : row;
    return first === undefined || first === row ? null : first + 1;
  }

  /** @param {number} row @param {string} id @returns {string} */
  words(row, id) {
    return shown(column(id), this.value(row, id));
  }

  /** @param {number} row @param {Question} question @returns {boolean} whether it was answered, or cannot be */
  has(row, question) {
    return Boolean(this.#rows[row].error) || this.#known.get(filledBy(question)[0].id)?.[row] !== undefined;
  }

  /** @param {Question} question @param {readonly number[]} rows @param {ManyData} data what was answered of them, in order */
  learn(question, rows, data) {
    for (const { id } of filledBy(question)) {
      const answers = /** @type {ArrayLike<Value>} */ (data[/** @type {keyof ManyData} */ (id)]);
      rows.forEach((row, at) => this.set(row, id, answers[at]));
    }
  }

  /** Note that a question cannot be answered for a row. @param {Question} question @param {number} row */
  giveUp(question, row) {
    for (const { id, words } of filledBy(question)) this.set(row, id, words ? "?" : null);
  }

  /** @param {number} row @param {string} id @param {Value} value */
  set(row, id, value) {
    const values = this.#known.get(id) ?? [];
    this.#known.set(id, values);
    values[row] = value;
    if (id !== "canonical" || !value) return;
    const form = `${value} ${this.#rows[row].board}`;
    if ((this.#firsts.get(form) ?? Infinity) > row) this.#firsts.set(form, row);
  }

  /** @param {Question} question whose answers are forgotten */
  forget(question) {
    for (const { id } of filledBy(question)) this.#known.delete(id);
  }

  /** @param {number} row @param {string} id @returns {Value} what was answered, to be kept */
  kept(row, id) {
    return this.#known.get(id)?.[row];
  }

  /** @returns {string[]} columns with an answer */
  get filled() {
    return COLUMNS.filter(({ id }) => OWN.includes(id) || this.#known.has(id)).map(({ id }) => id);
  }

  /**
   * @param {Sort} sort
   * @param {(row: number) => boolean} [keep]
   * @returns {Uint32Array} the rows to show, in order; unknown values come last either way
   */
  order({ column: id, falling }, keep = () => true) {
    const rows = new Uint32Array(this.count);
    let count = 0;
    for (let row = 0; row < this.count; row += 1) if (keep(row)) rows[count++] = row;
    const found = rows.subarray(0, count);
    if (id === "number") return falling ? found.reverse() : found;
    const keys = this.#ranks(id);
    const sign = falling ? -1 : 1;
    const rank = new Float64Array(this.count);
    for (const row of found) rank[row] = Number.isNaN(keys[row]) ? Infinity : sign * keys[row];
    return found.sort((a, b) => (rank[a] === rank[b] ? a - b : rank[a] < rank[b] ? -1 : 1));
  }

  /** @param {string} id @returns {Float64Array} a number for each row that sorts as its value does; NaN where nothing is known */
  #ranks(id) {
    const { kind, order } = column(id);
    const ranks = new Float64Array(this.count);
    const places = kind === "text" ? this.#places(id, order) : null;
    for (let row = 0; row < this.count; row += 1) {
      const value = this.value(row, id);
      ranks[row] = value === undefined || value === null || value === "" ? NaN : (places?.get(`${value}`) ?? Number(value));
    }
    return ranks;
  }

  /** @param {string} id @param {readonly string[]} [order] @returns {Map<string, number>} the place of each text among all */
  #places(id, order) {
    const texts = new Set(/** @type {string[]} */ ([]));
    for (let row = 0; row < this.count; row += 1) texts.add(`${this.value(row, id) ?? ""}`);
    const sorted = order ?? [...texts].sort();
    return new Map(sorted.map((text, place) => [text, place]));
  }
}

/** @param {string} line @returns {number} */
function cluesOf(line) {
  if (line.includes(" ")) return line.split(" ").filter((word) => word !== "0").length;
  let clues = 0;
  for (let at = 0; at < line.length; at += 1) clues += line.charCodeAt(at) === 46 ? 0 : 1;
  return clues;
}
