/** Draws pages of paper as Python tells them, in millimetres: for the preview and for the browser's own print. */

import { shapeOf, svg } from "../grid/drawing.js";
import { BROAD, THINNEST } from "../page/strokes.js";

/**
 * @typedef {import("../protocol.js").ItemData} ItemData
 * @typedef {import("../protocol.js").PageData} PageData
 */

const ANCHORS = { left: "start", middle: "middle", right: "end" };
const MAKERS = { drawing: shapesOf, line: textOf, code: modulesOf };

/** @param {PageData} page @param {string} label what it is called aloud @returns {SVGElement} */
export function pageOf({ width, height, items }, label) {
  const page = svg("svg", { viewBox: `0 0 ${width} ${height}`, class: "page", role: "img", "aria-label": label });
  page.append(svg("rect", { class: "page-ground", width, height }), ...items.map(itemOf));
  return page;
}

/** @param {ItemData} item @returns {SVGElement} */
function itemOf(item) {
  const group = svg("g", { transform: `translate(${item.x} ${item.y})${item.turned ? " rotate(180)" : ""}` });
  group.append(...MAKERS[item.kind](item));
  return group;
}

/** @param {ItemData} item @returns {SVGElement[]} those below digits before those above */
function shapesOf({ shapes = [], scale = 1 }) {
  const group = svg("g", { transform: `scale(${scale})` });
  for (const layer of [false, true]) {
    const drawn = shapes.filter(({ over = false }) => over === layer).map((shape) => {
      const element = shapeOf({ ...shape, width: Math.max(shape.width, THINNEST / scale) });
      element.classList.toggle("broad", shape.width >= BROAD);
      return element;
    });
    group.append(...drawn);
  }
  return [group];
}

/** @param {ItemData} item @returns {SVGElement[]} */
function textOf({ text = "", size = 4, align = "left", face = "plain", tone = "ink", width = Infinity }) {
  const shrink = Math.min(1, width / (textWidth(text, face) * size));
  const element = svg("text", { class: `fill-${tone} face-${face}`, "font-size": size * shrink, "text-anchor": ANCHORS[align] });
  element.textContent = text;
  return [element];
}

/** @param {string} text @param {string} face @returns {number} its width where the size of the font is 1 */
function textWidth(text, face) {
  const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  const style = { plain: "", strong: "600 ", slanted: "italic " }[face] ?? "";
  pen.font = `${style}100px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width / 100;
}

/** @param {ItemData} item @returns {SVGElement[]} the dark modules as one path */
function modulesOf({ rows = [], side = 1 }) {
  const dark = rows.flatMap((row, y) => [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1H${index}Z`));
  return [svg("path", { class: "modules", d: dark.join(""), transform: `scale(${side / (rows.length || 1)})` })];
}
