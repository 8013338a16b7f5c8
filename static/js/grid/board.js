/** The view of the grid: makes its cells and lines when the board changes, and has `cells.js` write them. */

import { range, sidesOf, valuesOf } from "../game/boards.js";
import { markColumns, writeCell } from "./cells.js";
import { byId, make } from "../page/dom.js";
import { drawShapes, widthOf } from "./drawing.js";
import { diagonalLines, frameLine, hairlines, labelled, margins, regionLines } from "./figure.js";
import { isFinished, scene, shown } from "./scene.js";

/** What the grid is drawn from. */
export const SLICE = /** @type {const} */ ([
  "game", "fog", "place", "record", "selection", "held", "settings", "solution", "picked", "painting", "answers", "wrong", "hint", "offers", "preview", "viewing", "glance", "judged",
]);

const NONE = /** @type {Position["shapes"]} */ ([]);

/** @returns {(state: AppState) => void} */
export function boardView() {
  const [frame, grid] = [byId("board"), byId("grid")];
  let cells = /** @type {HTMLElement[]} */ ([]);
  let drawn = /** @type {import("./scene.js").Picture[]} */ ([]);
  let latest = /** @type {Position | null} */ (null);
  let board = /** @type {BoardData | null} */ (null);
  let last = /** @type {Position["shapes"][]} */ ([]);
  let places = /** @type {number[]} */ ([]);

  document.fonts.addEventListener("loadingdone", () => latest && drawVariants(frame, cells, latest)); // widths have changed
  return (state) => {
    const { now } = shown(state);
    const { answers, judged } = state;
    const found = answers?.found?.[answers.shown] ?? ((judged?.board === now.board.name && judged.drawn) || NONE);
    const other = now.board.name !== board?.name;
    if (other) [cells, drawn] = [build(frame, grid, now.board), []];
    if (other || now.shapes !== last[0] || found !== last[1]) drawVariants(frame, cells, (latest = { ...now, shapes: [...found, ...now.shapes] }));
    [board, last] = [now.board, [now.shapes, found]];
    const pictures = scene(state);
    const taken = valuesOf(now);
    if (`${taken}` !== `${places}`) [places, drawn] = [taken, drawn.map((one) => ({ ...one, corner: [] }))]; // places of marks have changed
    frame.style.setProperty("--mark-columns", `${markColumns(places)}`);
    cells.forEach((cell, i) => writeCell(cell, pictures[i], drawn[i], places));
    drawn = pictures;
    frame.classList.toggle("at-rest", isFinished(state));
    const stop = cells[state.selection.cursor];
    if (grid.contains(document.activeElement) && document.activeElement !== stop) stop.focus({ preventScroll: true });
  };
}

/** @param {HTMLElement} frame @param {HTMLElement} grid @param {BoardData} board @returns {HTMLElement[]} its cells */
function build(frame, grid, board) {
  const { size } = board;
  const [high, wide] = sidesOf(board);
  frame.style.setProperty("--high", `${high}`);
  frame.style.setProperty("--wide", `${wide}`);
  frame.classList.toggle("large", size > 9 && !board.lines);
  const cells = board.regions.map((_, i) => {
    const cell = make("div", { role: "gridcell", class: "cell" });
    cell.hidden = i % size >= wide;
    cell.style.setProperty("--way", `${Math.floor(i / size) + (i % size)}`); // from the first corner
    return cell;
  });
  grid.replaceChildren(...range(size).map((row) => {
    const line = make("div", { role: "row", class: "row" });
    line.hidden = row >= high;
    line.append(...cells.slice(row * size, row * size + size));
    return line;
  }));
  for (const cell of board.shaded ?? []) cells[cell].classList.add("shaded");
  for (const cell of board.holes ?? []) cells[cell].ariaHidden = "true";
  drawLines(board);
  return cells;
}

/** @param {HTMLElement} frame @param {HTMLElement[]} cells @param {Position} now draws rules on and around the board */
function drawVariants(frame, cells, { shapes, board }) {
  drawShapes("variants", shapes);
  for (const [side, room] of Object.entries(margins(shapes, sidesOf(board), widthOf))) frame.style.setProperty(`--out-${side}`, `${room}`);
  const small = labelled(shapes, board.size);
  frame.classList.toggle("caged", small.size > 0);
  cells.forEach((cell, i) => cell.classList.toggle("labelled", small.has(i)));
}

/** @param {BoardData} board */
function drawLines(board) {
  const [diagonal, hair, region, edge] = byId("lines").children;
  const [high, wide] = sidesOf(board);
  for (const layer of ["under", "lines", "over"]) byId(layer).setAttribute("viewBox", `0 0 ${wide} ${high}`);
  diagonal.setAttribute("d", diagonalLines(board));
  hair.setAttribute("d", hairlines(board));
  region.setAttribute("d", regionLines(board));
  edge.setAttribute("d", frameLine(board));
}
