/** The order of a formula puzzle, in words and as a graph: what is known or guessed at the left, what follows at the right. */

import { svg as shape } from "../grid/drawing.js";
import { byId, make } from "../page/dom.js";
import { cellLetters } from "../game/naming.js";

/**
 * @typedef {import("../protocol.js").OrderData} OrderData
 * @typedef {[number, number]} Point
 */

const [STEP, LINE, RADIUS] = [64, 34, 13];

/** @param {OrderData | null} order @param {import("../types.js").Position} now hides the drawing without an order */
export function drawOrder(order, now) {
  byId("order").hidden = order === null;
  if (!order) return;
  byId("order-lines").replaceChildren(...order.lines.map((line) => make("li", {}, line)));
  const places = layout(order.layers);
  const graph = byId("order-graph");
  const height = Math.max(...order.layers.map((layer) => layer.length), 1) * LINE;
  graph.setAttribute("viewBox", `0 0 ${order.layers.length * STEP} ${height}`);
  graph.setAttribute("width", `${order.layers.length * STEP}`);
  graph.replaceChildren(
    ...order.arrows.map(([from, to]) => arrow(places.get(from), places.get(to))),
    ...[...places].flatMap(([cell, [x, y]]) => node(cellLetters(cell, now.board.size), x, y, order.guessed.includes(cell))),
  );
}

/** @param {readonly number[][]} layers @returns {Map<number, Point>} where each cell stands */
export function layout(layers) {
  const height = Math.max(...layers.map((layer) => layer.length), 1);
  return new Map(layers.flatMap((layer, column) => layer.map((cell, row) => {
    const offset = (height - layer.length) / 2;
    return /** @type {[number, Point]} */ ([cell, [(column + 0.5) * STEP, (row + offset + 0.5) * LINE]]);
  })));
}

/** @param {Point} [from] @param {Point} [to] */
function arrow([x, y] = [0, 0], [right, bottom] = [0, 0]) {
  const length = Math.hypot(right - x, bottom - y) || 1;
  const [dx, dy] = [(right - x) / length, (bottom - y) / length];
  const [tipX, tipY] = [right - dx * (RADIUS + 1), bottom - dy * (RADIUS + 1)];
  const barb = (/** @type {number} */ side) => `M${tipX} ${tipY}l${-6 * dx - side * 3 * dy} ${-6 * dy + side * 3 * dx}`;
  return shape("path", { d: `M${x + dx * RADIUS} ${y + dy * RADIUS}L${tipX} ${tipY}${barb(1)}${barb(-1)}` });
}

/** @param {string} name @param {number} x @param {number} y @param {boolean} guessed */
const node = (name, x, y, guessed) => [
  shape("circle", { cx: x, cy: y, r: RADIUS, class: guessed ? "guessed" : "follows" }),
  shape("text", { x, y, "text-anchor": "middle", "dominant-baseline": "central" }, name),
];
