/** Pages drawn by hand: a sheet before Python has laid it out, and what worksheets and books will look like. */

import { svg } from "../grid/drawing.js";
import { drawFigure, linesOf } from "../grid/figure.js";
import { classicBoard } from "../game/boards.js";

/** @typedef {import("../protocol.js").PuzzleData} PuzzleData */
/** @typedef {{ width: number, height: number, parts: SVGElement[] }} Leaf a page being drawn, in millimetres */
/** @typedef {{ x: number, y: number, width: number, height: number }} Area */

const MARGIN = 15;
/** Millimetres between boards, and the height of a line of words above one. */
const [GAP, HEAD] = [8, 6];

/** @param {readonly [number, number]} sides @returns {Leaf} */
export const leaf = ([width, height]) => ({ width, height, parts: [] });

/** @param {Leaf} page @param {number} [margin] @returns {Area} */
export const areaOf = ({ width, height }, margin = MARGIN) => ({ x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin });

/** @param {Leaf} page @param {string} label @returns {SVGElement} */
export function drawn({ width, height, parts }, label) {
  const page = svg("svg", { viewBox: `0 0 ${width} ${height}`, class: "page", role: "img", "aria-label": label });
  page.classList.add("picture");
  page.append(svg("rect", { class: "page-ground", width, height }), ...parts);
  return page;
}

/** @param {Leaf} page @param {number} x @param {number} y @param {string} text @param {{ size?: number, anchor?: string, face?: string }} [how] */
export function write(page, x, y, text, { size = 4, anchor = "start", face = "plain" } = {}) {
  const line = svg("text", { x, y, class: `fill-ink face-${face}`, "font-size": size, "text-anchor": anchor });
  line.textContent = text;
  page.parts.push(line);
}

/** Lines of words that nobody reads yet. @param {Leaf} page @param {Area} area @param {number} count */
export function words(page, { x, y, width }, count) {
  for (let i = 0; i < count; i += 1) {
    page.parts.push(svg("rect", { class: "fill-hair", x, y: y + i * 6, width: width * (i === count - 1 ? 0.6 : 1), height: 1.2 }));
  }
}

/**
 * Find the largest places for *count* boards.
 * @param {Area} area @param {number} count
 * @returns {Area[]}
 */
export function places({ x, y, width, height }, count) {
  const fits = Array.from({ length: count }, (_, i) => {
    const [columns, rows] = [i + 1, Math.ceil(count / (i + 1))];
    return { columns, side: Math.min((width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows - HEAD) };
  });
  const { columns, side } = fits.reduce((best, one) => (one.side > best.side ? one : best));
  const [across, down] = [width / columns, height / Math.ceil(count / columns)];
  return Array.from({ length: count }, (_, i) => ({
    x: x + across * (i % columns) + (across - side) / 2, y: y + HEAD + down * Math.floor(i / columns) + Math.max(0, down - side - HEAD) / 2, width: side, height: side,
  }));
}

/** @param {Leaf} page @param {Area} at @param {PuzzleData | null} [puzzle] an empty board where there is none */
export function board(page, { x, y, width, height }, puzzle = null) {
  const figure = svg("svg", { x, y, width, height, viewBox: "-.06 -.06 9.12 9.12" });
  if (puzzle) drawFigure(figure, { puzzle, step: /** @type {any} */ ({ shapes: [], placements: [] }) });
  else figure.append(...linesOf(classicBoard()));
  page.parts.push(figure);
}
