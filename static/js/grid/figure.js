/** A small board with a step drawn on it, as a picture. */

import { shownValue, sidesOf, topValue } from "../game/boards.js";
import { layersOf, shapeOf, svg } from "./drawing.js";

/** @param {BoardData} board @returns {string} every line between two cells */
export function hairlines({ size, lines }) {
  if (lines) return lines.hair;
  const at = Array.from({ length: size - 1 }, (_, i) => i + 1);
  return at.map((i) => `M0 ${i}H${size}M${i} 0V${size}`).join("");
}

/** @param {BoardData} board @returns {string} the edges between different regions, each drawn as one run */
export const regionLines = ({ size, regions, lines }) => lines?.region ?? edges(size, regions).map(([[x, y], [toX, toY]]) => (y === toY ? `M${x} ${y}H${toX}` : `M${x} ${y}V${toY}`)).join("");

/** @param {BoardData} board @returns {string} the outline of the board, or of each of its grids */
export const frameLine = ({ size, lines }) => lines?.frame ?? `M0 0H${size}V${size}H0Z`;

/** @param {number} size @param {readonly number[]} regions @returns {[[number, number], [number, number]][]} the edges between different regions, from and to */
export function edges(size, regions) {
  const differ = (/** @type {number} */ a, /** @type {number} */ b) => regions[a] !== regions[b];
  const found = /** @type {[[number, number], [number, number]][]} */ ([]);
  for (let line = 1; line < size; line += 1) {
    for (const [from, to] of runs(size, (i) => differ((line - 1) * size + i, line * size + i))) found.push([[from, line], [to, line]]);
    for (const [from, to] of runs(size, (i) => differ(i * size + line - 1, i * size + line))) found.push([[line, from], [line, to]]);
  }
  return found;
}

/** @param {BoardData} board @returns {string} both long diagonals where they are houses */
export const diagonalLines = ({ size, diagonals }) => (diagonals ? `M0 0L${size} ${size}M${size} 0L0 ${size}` : "");

/**
 * @param {number} count
 * @param {(i: number) => boolean} holds
 * @returns {[number, number][]} the runs within 0 to *count* where it holds, from and to
 */
function runs(count, holds) {
  const found = /** @type {[number, number][]} */ ([]);
  for (let i = 0; i < count; i += 1) {
    const last = found.at(-1);
    if (!holds(i)) continue;
    if (last && last[1] === i) last[1] = i + 1;
    else found.push([i, i + 1]);
  }
  return found;
}

/**
 * @param {ShapeData} shape
 * @param {(shape: ShapeData) => number} widthOf
 * @returns {[number, number]} half of its width and height beyond its points, in cells
 */
function halves(shape, widthOf) {
  const { kind, radius = 0, width, height = 0 } = shape;
  if (kind === "disc") return [radius + width / 2, radius + width / 2];
  return kind === "text" ? [widthOf(shape) / 2 + 0.06, height / 2 + 0.06] : [width / 2, width / 2];
}

/**
 * @param {readonly ShapeData[]} shapes
 * @param {readonly number[]} sides rows and columns of the board
 * @param {(shape: ShapeData) => number} widthOf measures a text in cells, in the font that is loaded
 * @returns {{ left: number, right: number, top: number, bottom: number }} cells beyond each side of the board
 */
export function margins(shapes, [high, wide], widthOf) {
  const room = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const shape of shapes) {
    const [across, down] = halves(shape, widthOf);
    for (const [x, y] of shape.points) {
      room.left = Math.max(room.left, across - x);
      room.right = Math.max(room.right, x + across - wide);
      room.top = Math.max(room.top, down - y);
      room.bottom = Math.max(room.bottom, y + down - high);
    }
  }
  const hidden = 0.1; // a frame's stroke, or half a line, does not make the board smaller
  for (const side of /** @type {const} */ (["left", "right", "top", "bottom"])) {
    room[side] = room[side] > hidden ? Math.round(room[side] * 1000) / 1000 : 0;
  }
  return room;
}

/** @param {readonly ShapeData[]} shapes @param {number} size @returns {Set<number>} cells with text in the upper left corner */
export function labelled(shapes, size) {
  const found = /** @type {Set<number>} */ (new Set());
  for (const { kind, points: [[x, y]] } of shapes) {
    const inside = Math.min(x, y) >= 0 && Math.max(x, y) < size;
    if (kind === "text" && inside && x % 1 < 0.5 && y % 1 < 0.3) found.add(Math.floor(y) * size + Math.floor(x));
  }
  return found;
}

/** Room around the board. */
const MARGIN = 0.06;
/** Room of marks in a cell: at the sides, above and below; as on the large grid, beside cages, and beside their numbers. */
const [OPEN, CAGED, LABELLED] = [[0.06, 0.06, 0.06], [0.11, 0.11, 0.11], [0.11, 0.3, 0.09]];

/** @param {Element} picture an empty `svg` @param {ExampleData} example draws it there */
export function drawFigure(picture, { puzzle, step }) {
  const { size } = puzzle.board;
  const clues = puzzle.shapes ?? [];
  const small = labelled(clues, size);
  const room = (/** @type {number} */ cell) => (small.has(cell) ? LABELLED : small.size ? CAGED : OPEN);
  picture.setAttribute("viewBox", roomFor(clues, sidesOf(puzzle.board)).join(" "));
  const [[under, over], [below, above]] = [layersOf(step.shapes), layersOf(clues)];
  const covered = new Set(step.placements.map(([cell]) => cell));
  picture.replaceChildren(
    svg("path", { class: "ground", d: frameLine(puzzle.board) }),
    ...below.map(shapeOf),
    ...under.map(shapeOf),
    ...puzzle.givens.flatMap((_, cell) => contentOf(puzzle, cell, covered.has(cell), room(cell))),
    ...linesOf(puzzle.board),
    ...above.map(shapeOf),
    ...over.map(shapeOf),
  );
}

/** @param {readonly ShapeData[]} clues @param {number[]} sides @returns {number[]} the room of a board with clues around it */
function roomFor(clues, [high, wide]) {
  const points = clues.flatMap((clue) => clue.points);
  const before = Math.min(0, ...points.flat()) < 0 ? 1 : MARGIN;
  const behind = points.some(([x, y]) => x > wide || y > high) ? 1 : MARGIN;
  return [-before, -before, wide + before + behind, high + before + behind];
}

/** @param {BoardData} board @returns {SVGElement[]} its lines and its frame, for any small picture */
export const linesOf = (board) => [
  svg("path", { class: "diagonal", d: diagonalLines(board) }),
  svg("path", { class: "hair", d: hairlines(board) }),
  svg("path", { class: "region", d: regionLines(board) }),
  svg("path", { class: "frame", d: frameLine(board) }),
];

/** @param {PuzzleData} puzzle @param {number} cell @param {boolean} covered by a digit that is drawn @param {readonly number[]} room of its marks @returns {SVGElement[]} */
function contentOf({ board, givens, placed, candidates }, cell, covered, [side, above, below]) {
  const [x, y] = [cell % board.size, Math.floor(cell / board.size)];
  const value = givens[cell] || placed[cell];
  const wide = value > 9 ? 0.5 : 0.62;
  if (value) return [text(shownValue(board, value), x + 0.5, y + 0.5, wide, givens[cell] ? "given" : "own")];
  if (covered) return [];
  const columns = Math.ceil(Math.sqrt(topValue(board)));
  const [across, down] = [(1 - 2 * side) / columns, (1 - above - below) / columns];
  return candidates[cell].map((mark) => {
    const [column, row] = [(mark - 1) % columns, Math.floor((mark - 1) / columns)];
    return text(shownValue(board, mark), x + side + across * (column + 0.5), y + above + down * (row + 0.5), 0.8 * Math.min(across, down), "mark");
  });
}

/** @param {string} value @param {number} x @param {number} y @param {number} size @param {string} name @returns {SVGElement} */
function text(value, x, y, size, name) {
  return svg("text", { x, y, class: name, "font-size": size, "text-anchor": "middle", "dominant-baseline": "central" }, value);
}
