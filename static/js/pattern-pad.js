/** Drawing where the clues are: with the pointer, with the keys, as text, or from the grid. */

import { range } from "./boards.js";
import { byId, make, onClick } from "./dom.js";
import { thought } from "./game.js";
import { cellName } from "./words.js";

/**
 * @typedef {object} Sources what the drawing is about
 * @property {() => string} board the board wished
 * @property {() => string} symmetry its symmetry, which is kept while drawing
 * @property {() => import("./types.js").Position} marked what stands in the grid
 */

const LARGEST = 16;
const FEWEST = 17;
const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
});

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

/** @param {number} cell @param {number} size @param {string} symmetry @returns {number[]} the cells that are clues together */
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

/** @param {string} text @returns {boolean[]} whether each cell is a clue: X, a digit or a letter; `.`, `0`, `-` and `_` are not */
export const readPattern = (text) => [...text.replace(/[^\dA-Za-z.\-_*]/g, "")].map((sign) => !".0-_*".includes(sign));

/** @param {readonly boolean[]} drawn @param {number} size @returns {string} rows of X and points */
export const writePattern = (drawn, size) =>
  range(size).map((row) => drawn.slice(row * size, (row + 1) * size).map((on) => (on ? "X" : ".")).join("")).join("\n");

/** @param {Sources} sources @returns {{ show: (wanted: boolean) => void, pattern: () => string }} */
export function patternPad({ board, symmetry, marked }) {
  const [pad, text] = [byId("pad-cells"), /** @type {HTMLTextAreaElement} */ (byId("pad-text"))];
  let cells = /** @type {HTMLElement[]} */ ([]);
  let [drawn, size, last, painting, shown] = [/** @type {boolean[]} */ ([]), 0, 0, /** @type {boolean | null} */ (null), false];

  const draw = (typed = false) => {
    cells.forEach((cell, i) => cell.setAttribute("aria-checked", `${drawn[i]}`));
    if (!typed) text.value = writePattern(drawn, size);
    byId("pad-count").textContent = countText(drawn.filter(Boolean).length, size);
  };
  const paint = (/** @type {number} */ cell, /** @type {boolean} */ on) => {
    for (const one of orbit(cell, size, symmetry())) drawn[one] = on;
    draw();
  };
  const replace = (/** @type {readonly boolean[]} */ other) => ((drawn = [...other]), draw());
  const cellAt = (/** @type {PointerEvent} */ event) =>
    cells.indexOf(/** @type {HTMLElement} */ (document.elementFromPoint(event.clientX, event.clientY)));
  const move = (/** @type {number} */ to) => {
    cells[last].tabIndex = -1;
    cells[to].tabIndex = 0;
    cells[(last = to)].focus();
  };

  pad.addEventListener("pointerdown", (event) => {
    const cell = cellAt(event);
    if (cell < 0) return;
    event.preventDefault();
    move(cell);
    paint(cell, (painting = !drawn[cell]));
  });
  pad.addEventListener("pointermove", (event) => {
    const cell = cellAt(event);
    if (painting !== null && cell >= 0 && drawn[cell] !== painting) paint(cell, painting);
  });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (painting = null));
  pad.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (step) {
      const [row, column] = [Math.floor(last / size) + step[0], (last % size) + step[1]];
      if (row >= 0 && column >= 0 && row < size && column < size) move(row * size + column);
    } else if (event.key === " " || event.key === "Enter") paint(last, !drawn[last]);
    else return;
    event.preventDefault();
  });
  text.addEventListener("input", () => {
    const read = readPattern(text.value);
    text.setAttribute("aria-invalid", `${read.length !== size * size}`);
    if (read.length === size * size) (drawn = read), draw(true);
  });
  onClick("pad-grid", () => replace(fromGrid(marked(), size)));
  onClick("pad-clear", () => replace(drawn.map(() => false)));
  onClick("pad-invert", () => replace(drawn.map((on) => !on)));

  return {
    show(wanted) {
      const now = parseInt(board(), 10);
      shown = wanted && now <= LARGEST;
      byId("pad").hidden = !shown;
      if (!shown) return;
      if (now === size) return cells.forEach((cell, i) => (cell.className = edges(i, size, board())));
      size = now;
      last = 0;
      cells = range(size * size).map((cell) => make("div", {
        role: "checkbox", tabindex: cell ? "-1" : "0", "aria-label": cellName(cell, size), "aria-checked": "false",
      }));
      for (const [i, cell] of cells.entries()) cell.className = edges(i, size, board());
      pad.style.setProperty("--size", `${size}`);
      pad.replaceChildren(...cells);
      replace(cells.map(() => false));
    },
    pattern: () => (shown && drawn.some(Boolean) ? drawn.map((on) => (on ? "X" : ".")).join("") : ""),
  };
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

/** @param {import("./types.js").Position} position @param {number} size @returns {boolean[]} cells with digits, or else with pencil marks */
function fromGrid({ board, values, marks }, size) {
  if (board.size !== size) return range(size * size).map(() => false);
  return values.some(Boolean) ? values.map(Boolean) : values.map((_, cell) => thought(marks, cell).length > 0);
}

/** @param {number} count @param {number} size @returns {string} */
function countText(count, size) {
  const words = `${count} ${count === 1 ? "clue" : "clues"}`;
  if (!count) return "Draw with the pointer, or with the arrow keys and Space. Symmetry is kept as you draw.";
  if (size !== 9 || count > 23) return `${words}.`;
  return count < FEWEST ? `${words}: no puzzle has fewer than ${FEWEST}.` : `${words}: so few may take very long, or for ever.`;
}
