/** Draws Python's shapes, in units of cells, into the layers below and above the digits. */

import { range } from "../game/boards.js";
import { byId } from "../page/dom.js";
import { DASH, HEAD } from "../page/tables.js";

const SVG = "http://www.w3.org/2000/svg";
const MAKERS = { path: pathOf, disc: discOf, text: textOf };

/**
 * Draw *shapes* into the groups with this *name* in both layers, in place of their contents.
 * @param {string} name
 * @param {readonly ShapeData[]} shapes
 */
export function drawShapes(name, shapes) {
  const [under, over] = layersOf(shapes);
  byId(`under-${name}`).replaceChildren(...under.map(shapeOf));
  byId(`over-${name}`).replaceChildren(...over.map(shapeOf));
}

/** @param {readonly ShapeData[]} shapes @returns {ShapeData[][]} those below digits, and those above */
export const layersOf = (shapes) => [false, true].map((layer) => shapes.filter(({ over = false }) => over === layer));

/** @param {number} at @param {number} room @returns {number} where a point moves when marks take only this *room* of a cell */
const squeezed = (at, room) => Math.floor(at) + 0.03 + (room * ((at % 1) - 0.06)) / 0.88;

/** @param {ShapeData} shape @returns {ShapeData} moved to where marks and digits stand above the formulas in cells; outlines of cells stay */
export function aboveFormulas(shape) {
  if (shape.closed) return shape;
  const points = shape.points.map(([x, y]) => [squeezed(x, 0.94), squeezed(y, 0.72)]);
  return { ...shape, points, ...(shape.radius ? { radius: shape.radius * 0.85 } : {}) };
}

/** @param {ShapeData} shape @returns {SVGElement} */
export function shapeOf(shape) {
  const element = MAKERS[shape.kind](shape);
  const face = shape.face ? ` face-${shape.face}` : "";
  element.setAttribute("class", `shape stroke-${shape.stroke || "none"} fill-${shape.fill || "none"}${face}`);
  element.setAttribute("stroke-width", `${shape.width}`);
  if (shape.dashed) element.setAttribute("stroke-dasharray", DASH.map((length) => length * shape.width).join(" "));
  return element;
}

/** @param {string} name @param {Record<string, string | number>} attributes @param {(string | Node)[]} content @returns {SVGElement} */
export function svg(name, attributes, ...content) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  element.append(...content.filter((part) => part !== ""));
  return element;
}

/** @param {ShapeData} shape @returns {SVGElement} */
function pathOf({ points, closed, curved, head, width }) {
  const [first, ...rest] = points.map(([x, y]) => `${x} ${y}`);
  const line = curved ? `M${first}Q${rest.join(" ")}` : `M${first}L${rest.join("L")}`;
  return svg("path", { d: line + (closed ? "Z" : "") + (head ? headOf(points, width) : "") });
}

/**
 * The two strokes of an arrowhead, at the last of the points.
 * @param {readonly (readonly number[])[]} points
 * @param {number} width
 */
function headOf(points, width) {
  const [[fromX, fromY], [x, y]] = points.slice(-2);
  const [angle, length] = [Math.atan2(y - fromY, x - fromX), HEAD.cells + width * HEAD.widths];
  const wing = (/** @type {number} */ turn) => `${x - Math.cos(angle + turn) * length} ${y - Math.sin(angle + turn) * length}`;
  return `M${wing(HEAD.turn)}L${x} ${y}L${wing(-HEAD.turn)}`;
}

/** @param {ShapeData} shape @returns {SVGElement} */
function discOf({ points: [[x, y]], radius = 0 }) {
  return svg("circle", { cx: x, cy: y, r: radius });
}

/** @param {ShapeData} shape @returns {SVGElement} */
function textOf({ points: [[x, y]], text = "", height = 0.5 }) {
  return svg("text", { x, y, "font-size": height * 1.4, "text-anchor": "middle", "dominant-baseline": "central" }, text);
}

/** @param {ShapeData} shape a text @returns {number} its width in cells, in the font that is loaded now */
export function widthOf(shape) {
  const text = /** @type {SVGTextElement} */ (shapeOf(shape));
  byId("over").append(text);
  const width = text.getComputedTextLength();
  text.remove();
  return width;
}

/** @param {readonly number[]} givens @returns {SVGElement} */
export function thumbnail(givens) {
  const size = Math.round(Math.sqrt(givens.length));
  const box = Math.round(Math.sqrt(size));
  const how = { class: "thumbnail", viewBox: `-.3 -.3 ${size + 0.6} ${size + 0.6}`, "aria-hidden": "true", focusable: "false" };
  const at = box * box === size ? range(box - 1).map((i) => (i + 1) * box) : [];
  return svg(
    "svg", how,
    svg("path", { class: "dots", d: range(givens.length).filter((cell) => givens[cell]).map((cell) => `M${(cell % size) + 0.2} ${Math.floor(cell / size) + 0.2}h.6v.6h-.6z`).join("") }),
    svg("path", { class: "boxes", d: at.map((place) => `M${place} 0v${size}M0 ${place}h${size}`).join("") }),
    svg("rect", { class: "edge", width: size, height: size }),
  );
}
