/** The view of the grid: makes its cells when the board changes and draws them all from the state. */

import { conflicts, range, topValue } from "./boards.js";
import { drawShapes, widthOf } from "./drawing.js";
import { diagonalLines, hairlines, regionLines } from "./lines.js";
import { labelled, margins } from "./margins.js";
import { byId, make } from "./dom.js";
import { shown } from "./shown.js";
import { cellLabel } from "./words.js";

/**
 * @typedef {import("./types.js").AppState} AppState
 * @typedef {import("./types.js").Position} Position
 */

/** @param {{ select(cell: number): void }} actions @returns {(state: AppState) => void} */
export function boardView(actions) {
  const [frame, grid] = [byId("board"), byId("grid")];
  let cells = /** @type {HTMLElement[]} */ ([]);
  let drawn = "";
  let drawnShapes = /** @type {Position["shapes"] | null} */ (null);
  let latest = /** @type {Position | null} */ (null);

  const cellOf = (/** @type {Event} */ event) =>
    cells.indexOf(/** @type {HTMLElement} */ (/** @type {Element} */ (event.target).closest("[role=gridcell]")));
  for (const kind of ["pointerdown", "focusin"]) {
    grid.addEventListener(kind, (event) => cellOf(event) >= 0 && actions.select(cellOf(event)));
  }
  document.fonts.addEventListener("loadingdone", () => latest && drawVariants(frame, cells, latest)); // other widths now

  return (state) => {
    const { now, ghosts } = shown(state);
    latest = now;
    if (now.board.name !== drawn) cells = build(frame, grid, now.board);
    if (now.shapes !== drawnShapes || now.board.name !== drawn) drawVariants(frame, cells, now);
    [drawn, drawnShapes] = [now.board.name, now.shapes];
    drawCells(cells, now, ghosts, state);
    const focused = grid.contains(document.activeElement);
    if (focused && document.activeElement !== cells[state.cursor]) cells[state.cursor].focus({ preventScroll: true });
  };
}

/** @param {HTMLElement} frame @param {HTMLElement} grid @param {import("./protocol.js").BoardData} board */
function build(frame, grid, board) {
  const { size } = board;
  frame.style.setProperty("--size", `${size}`);
  frame.style.setProperty("--mark-columns", `${markColumns(topValue(board))}`);
  frame.classList.toggle("large", size > 9);
  const cells = board.regions.map(() => make("div", { role: "gridcell" }));
  grid.replaceChildren(...range(size).map((row) => {
    const line = make("div", { role: "row", class: "row" });
    line.append(...cells.slice(row * size, row * size + size));
    return line;
  }));
  for (const cell of board.shaded ?? []) cells[cell].classList.add("shaded");
  drawLines(board);
  return cells;
}

/** @param {HTMLElement} frame @param {HTMLElement[]} cells @param {Position} now draws rules on and around the board */
function drawVariants(frame, cells, { shapes, board }) {
  drawShapes("variants", shapes);
  for (const [side, room] of Object.entries(margins(shapes, board.size, widthOf))) frame.style.setProperty(`--out-${side}`, `${room}`);
  const small = labelled(shapes, board.size);
  frame.classList.toggle("caged", small.size > 0);
  cells.forEach((cell, i) => cell.classList.toggle("labelled", small.has(i)));
}

/** @param {import("./protocol.js").BoardData} board */
function drawLines(board) {
  const [diagonal, hair, region, edge] = byId("lines").children;
  for (const layer of ["under", "lines", "over"]) byId(layer).setAttribute("viewBox", `0 0 ${board.size} ${board.size}`);
  diagonal.setAttribute("d", diagonalLines(board));
  hair.setAttribute("d", hairlines(board.size));
  region.setAttribute("d", regionLines(board));
  edge.setAttribute("width", `${board.size}`);
  edge.setAttribute("height", `${board.size}`);
}

/**
 * @param {HTMLElement[]} cells
 * @param {Position} now
 * @param {readonly (readonly number[])[]} ghosts
 * @param {AppState} state
 */
function drawCells(cells, now, ghosts, { cursor, answers, wrong: clashing, hint, preview, viewing }) {
  const wrong = new Set([...clashing, ...conflicts(now.board, now.values)]);
  const differs = differing(answers);
  const lit = hint || preview || viewing ? 0 : now.values[cursor]; // a drawing needs a quiet grid
  cells.forEach((cell, i) => {
    cell.dataset.ink = now.inks[i];
    cell.tabIndex = i === cursor ? 0 : -1;
    cell.setAttribute("aria-label", cellLabel(now, i));
    cell.setAttribute("aria-readonly", `${now.inks[i] === "given"}`);
    cell.setAttribute("aria-selected", `${i === cursor}`);
    cell.setAttribute("aria-invalid", `${wrong.has(i)}`);
    cell.setAttribute("aria-description", describe(now, ghosts, i));
    cell.classList.toggle("same", lit > 0 && now.values[i] === lit && i !== cursor);
    cell.classList.toggle("differs", differs(i));
    cell.classList.toggle("ghosts", Boolean(ghosts[i]?.length));
    drawContent(cell, now.values[i], ghosts[i]?.length ? ghosts[i] : now.marks[i], markColumns(topValue(now.board)));
  });
}

/** @param {Position} now @param {readonly (readonly number[])[]} ghosts @param {number} cell */
function describe({ inks, marks }, ghosts, cell) {
  if (inks[cell] === "answer") return "answered by Python";
  if (ghosts[cell]?.length) return `could be ${ghosts[cell].join(" ")}`;
  return marks[cell].length ? `pencil marks ${marks[cell].join(" ")}` : "";
}

/** @param {AppState["answers"]} answers @returns {(cell: number) => boolean} tells where the solutions differ */
const differing = (answers) => (cell) =>
  answers !== null && answers.solutions.some((values) => values[cell] !== answers.solutions[0][cell]);

/** @param {number} top @returns {number} columns of marks in a cell */
const markColumns = (top) => Math.ceil(Math.sqrt(top));

/** @param {HTMLElement} cell @param {number} value @param {readonly number[]} marks @param {number} columns */
function drawContent(cell, value, marks, columns) {
  const content = value ? `${value}` : `marks ${marks.join(" ")}`;
  if (cell.dataset.content === content) return;
  cell.dataset.content = content;
  cell.replaceChildren(value ? `${value}` : marksOf(marks, columns));
}

/** @param {readonly number[]} marks @param {number} columns @returns {Node} each mark at its own place */
function marksOf(marks, columns) {
  const all = make("span", { class: "marks", "aria-hidden": "true" });
  for (const mark of marks) {
    const one = make("span", {}, `${mark}`);
    one.style.gridArea = `${Math.floor((mark - 1) / columns) + 1} / ${((mark - 1) % columns) + 1}`;
    all.append(one);
  }
  return all;
}
