/** A pad to draw where the givens are: with the pointer, with keys, as text, or from the grid. */

import { patternText } from "../acts/words.js";
import { ARROWS, range } from "../game/boards.js";
import { thought } from "../game/game.js";
import { byId, make, onClick } from "../page/dom.js";
import { cellName } from "../page/words.js";

/** @typedef {(row: number, column: number, last: number) => [number, number]} Turn where a cell goes */
const [ACROSS, OVER, CORNER, OTHER, QUARTER] = /** @type {Turn[]} */ ([
  (r, c, last) => [r, last - c], (r, c, last) => [last - r, c], (r, c) => [c, r],
  (r, c, last) => [last - c, last - r], (r, c, last) => [c, last - r],
]);
/** Turns and mirrors that make each symmetry. */
const TURNS = /** @type {Record<string, Turn[]>} */ ({
  "rotational180": [(r, c, last) => [last - r, last - c]],
  "rotational90": [QUARTER],
  "mirror-horizontal": [ACROSS],
  "mirror-vertical": [OVER],
  "mirror-both": [ACROSS, OVER],
  "diagonal": [CORNER],
  "antidiagonal": [OTHER],
  "diagonals": [CORNER, OTHER],
  "full": [CORNER, ACROSS],
});

/** @param {number} cell @param {number} size @param {string} symmetry @returns {number[]} the cells that are givens together */
export function orbit(cell, size, symmetry) {
  const reached = new Set([cell]);
  for (const one of reached) {
    for (const turn of TURNS[symmetry] ?? []) {
      const [row, column] = turn(Math.floor(one / size), one % size, size - 1);
      reached.add(row * size + column);
    }
  }
  return [...reached];
}

/** @param {string} text @returns {boolean[]} whether each cell is a given: X, a digit or a letter; `.`, `0`, `-` and `_` are not */
export const readPattern = (text) => [...text.replace(/[^\dA-Za-z.\-_*]/g, "")].map((sign) => !".0-_*".includes(sign));

/** @param {readonly boolean[]} drawn @param {number} size @returns {string} rows of X and points */
export const writePattern = (drawn, size) =>
  range(size).map((row) => drawn.slice(row * size, (row + 1) * size).map((on) => (on ? "X" : ".")).join("")).join("\n");

/**
 * @typedef {object} Sources what the drawing depends on
 * @property {() => string} board the board wished
 * @property {() => string} symmetry its symmetry, which is kept while drawing
 * @property {() => Position} marked the cells filled in the grid
 * @property {(drawn: string) => void} search has the pattern searched by rating
 */

const LARGEST = 16;
const FEWEST = 17;

export class PatternPad {
  #cells = /** @type {HTMLElement[]} */ ([]);
  #drawn = /** @type {boolean[]} */ ([]);
  #size = 0;
  /** The cell that the arrows move from. */
  #last = 0;
  /** Whether the pointer sets or clears the cells it crosses; null while it is up. */
  #painting = /** @type {boolean | null} */ (null);
  #shown = false;

  /** @param {Sources} sources */
  constructor(sources) {
    this.sources = sources;
    this.pad = byId("pad-cells");
    this.text = /** @type {HTMLTextAreaElement} */ (byId("pad-text"));
    this.pad.addEventListener("pointerdown", (event) => this.#pressed(event));
    this.pad.addEventListener("pointermove", (event) => this.#dragged(this.#cellAt(event)));
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (this.#painting = null));
    this.pad.addEventListener("keydown", (event) => this.#typed(event.key) && event.preventDefault());
    this.text.addEventListener("input", () => this.#read());
    onClick("pad-grid", () => this.#replace(fromGrid(sources.marked(), this.#size)));
    onClick("pad-clear", () => this.#replace(this.#drawn.map(() => false)));
    onClick("pad-invert", () => this.#replace(this.#drawn.map((on) => !on)));
    onClick("pad-search", () => sources.search(this.text.value));
  }

  /** @returns {string} X and points, cell by cell; empty if nothing is drawn */
  get pattern() {
    return this.#shown && this.#drawn.some(Boolean) ? this.#drawn.map((on) => (on ? "X" : ".")).join("") : "";
  }

  /** @param {boolean} wanted */
  show(wanted) {
    const board = this.sources.board();
    const size = parseInt(board, 10);
    this.#shown = wanted && size <= LARGEST;
    byId("pad").hidden = !this.#shown;
    if (!this.#shown) return;
    if (size !== this.#size) this.#build(size);
    this.#cells.forEach((cell, i) => (cell.className = edges(i, size, board)));
  }

  /** @param {number} size */
  #build(size) {
    this.#size = size;
    this.#last = 0;
    this.#cells = range(size * size).map((cell) => make("div", {
      role: "checkbox", tabindex: cell ? "-1" : "0", "aria-label": cellName(cell, size), "aria-checked": "false",
    }));
    this.pad.style.setProperty("--size", `${size}`);
    this.pad.replaceChildren(...this.#cells);
    this.#replace(this.#cells.map(() => false));
  }

  /** @param {boolean} [typed] whether the visitor typed the text, which is then left alone */
  #draw(typed = false) {
    this.#cells.forEach((cell, i) => cell.setAttribute("aria-checked", `${this.#drawn[i]}`));
    if (!typed) this.text.value = writePattern(this.#drawn, this.#size);
    byId("pad-count").textContent = patternText(this.#drawn.filter(Boolean).length, this.#size, FEWEST);
  }

  /** @param {readonly boolean[]} other */
  #replace(other) {
    this.#drawn = [...other];
    this.#draw();
  }

  /** @param {number} cell @param {boolean} on */
  #paint(cell, on) {
    for (const one of orbit(cell, this.#size, this.sources.symmetry())) this.#drawn[one] = on;
    this.#draw();
  }

  /** @param {number} to */
  #move(to) {
    this.#cells[this.#last].tabIndex = -1;
    this.#cells[to].tabIndex = 0;
    this.#cells[(this.#last = to)].focus();
  }

  /** @param {PointerEvent} event */
  #cellAt({ clientX, clientY }) {
    return this.#cells.indexOf(/** @type {HTMLElement} */ (document.elementFromPoint(clientX, clientY)));
  }

  /** @param {PointerEvent} event */
  #pressed(event) {
    const cell = this.#cellAt(event);
    if (cell < 0) return;
    event.preventDefault();
    this.#move(cell);
    this.#paint(cell, (this.#painting = !this.#drawn[cell]));
  }

  /** @param {number} cell */
  #dragged(cell) {
    if (this.#painting !== null && cell >= 0 && this.#drawn[cell] !== this.#painting) this.#paint(cell, this.#painting);
  }

  /** @param {string} key @returns {boolean} whether it was used */
  #typed(key) {
    const [last, size, step] = [this.#last, this.#size, ARROWS[key]];
    if (!step && key !== " " && key !== "Enter") return false;
    if (!step) this.#paint(last, !this.#drawn[last]);
    else {
      const [row, column] = [Math.floor(last / size) + step[0], (last % size) + step[1]];
      if (row >= 0 && column >= 0 && row < size && column < size) this.#move(row * size + column);
    }
    return true;
  }

  #read() {
    const read = readPattern(this.text.value);
    const fits = read.length === this.#size ** 2;
    this.text.setAttribute("aria-invalid", `${!fits}`);
    if (!fits) return;
    this.#drawn = read;
    this.#draw(true);
  }
}

/** @param {number} cell @param {number} size @param {string} board @returns {string} on which sides a box ends, where there are boxes */
function edges(cell, size, board) {
  if (/jigsaw|latin|regions/.test(board)) return "";
  const rows = Number(/(\d+)x\d+/.exec(board)?.[1]) || range(size + 1).filter((n) => n && size % n === 0 && n * n <= size).at(-1) || 1;
  const columns = size / rows;
  const right = (cell + 1) % columns === 0 && (cell + 1) % size ? "edge-right" : "";
  const below = (Math.floor(cell / size) + 1) % rows === 0 && cell < size * (size - 1) ? "edge-below" : "";
  return `${right} ${below}`.trim();
}

/** @param {Position} position @param {number} size @returns {boolean[]} cells with digits, or else with pencil marks */
function fromGrid({ board, values, marks }, size) {
  if (board.size !== size) return range(size * size).map(() => false);
  return values.some(Boolean) ? values.map(Boolean) : values.map((_, cell) => thought(marks, cell).length > 0);
}
