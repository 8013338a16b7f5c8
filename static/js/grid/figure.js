/** A small board with a step drawn on it, as a picture. */

import { shownValue, sidesOf, topValue } from "../game/boards.js";
import { shapeOf, svg } from "./drawing.js";
import { diagonalLines, frameLine, hairlines, labelled, regionLines } from "./lines.js";

/**
 * @typedef {import("../protocol.js").ExampleData} ExampleData
 * @typedef {import("../protocol.js").PuzzleData} PuzzleData
 */

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
  const [under, over] = [false, true].map((wanted) => step.shapes.filter(({ over: above = false }) => above === wanted));
  const covered = new Set(step.placements.map(([cell]) => cell));
  picture.replaceChildren(
    svg("path", { class: "ground", d: frameLine(puzzle.board) }),
    ...clues.filter(({ over = false }) => !over).map(shapeOf),
    ...under.map(shapeOf),
    ...puzzle.givens.flatMap((_, cell) => contentOf(puzzle, cell, covered.has(cell), room(cell))),
    ...linesOf(puzzle.board),
    ...clues.filter(({ over = false }) => over).map(shapeOf),
    ...over.map(shapeOf),
  );
}

/** @param {readonly import("../protocol.js").ShapeData[]} clues @param {number[]} sides @returns {number[]} the room of a board with clues around it */
function roomFor(clues, [high, wide]) {
  const points = clues.flatMap((clue) => clue.points);
  const before = Math.min(0, ...points.flat()) < 0 ? 1 : MARGIN;
  const behind = points.some(([x, y]) => x > wide || y > high) ? 1 : MARGIN;
  return [-before, -before, wide + before + behind, high + before + behind];
}

/** @param {import("../protocol.js").BoardData} board @returns {SVGElement[]} its lines and its frame, for any small picture */
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
  const element = svg("text", { x, y, class: name, "font-size": size, "text-anchor": "middle", "dominant-baseline": "central" });
  element.textContent = value;
  return element;
}
