/** A histogram of a column: a bar for each value or range, its count above it. */

import { svg as draw } from "../grid/drawing.js";
import { column, shown } from "./columns.js";
import { locale, say, semicolons } from "../words/say.js";

/** @typedef {import("./rows.js").Rows} Rows */

const MOST = 24;
const [WIDE, HIGH, FOOT, HEAD] = [40, 120, 22, 16];

/**
 * @param {Rows} rows
 * @param {Iterable<number>} seen
 * @param {string} id of the column
 * @returns {{ label: string, count: number }[]} how many rows have each value, or values of each range; in order
 */
export function spread(rows, seen, id) {
  const of = column(id);
  const counts = /** @type {Map<string | number, number>} */ (new Map());
  for (const row of seen) {
    const value = rows.value(row, id);
    if (value !== undefined && value !== null && value !== "") counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  if (of.kind === "text") {
    const places = of.order ?? [...counts.keys()].map(String).sort();
    return places.filter((value) => counts.has(value)).map((value) => ({ label: shown(of, value), count: counts.get(value) ?? 0 }));
  }
  return ranges(/** @type {Map<number, number>} */ (counts), (value) => shown(of, value));
}

/** @param {Map<number, number>} counts @param {(value: number) => string} write */
function ranges(counts, write) {
  const values = [...counts.keys()].sort((a, b) => a - b);
  if (values.length <= MOST) return values.map((value) => ({ label: write(value), count: counts.get(value) ?? 0 }));
  const [low, high] = [values[0], values[values.length - 1]];
  const width = niceStep((high - low) / MOST);
  const bars = new Map();
  for (const value of values) {
    const from = Math.floor(value / width) * width;
    bars.set(from, (bars.get(from) ?? 0) + (counts.get(value) ?? 0));
  }
  return [...bars].map(([from, count]) => ({ label: `${write(from)}+`, count }));
}

/** @param {number} least @returns {number} 1, 2 or 5 times a power of ten, at least that */
function niceStep(least) {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least) ?? least;
}

/** @param {SVGElement} picture @param {{ label: string, count: number }[]} bars */
export function drawBars(picture, bars) {
  const top = Math.max(1, ...bars.map(({ count }) => count));
  const wide = Math.max(1, bars.length) * WIDE;
  picture.setAttribute("viewBox", `0 0 ${wide} ${HEAD + HIGH + FOOT}`);
  picture.setAttribute("width", `${wide}`);
  const told = semicolons(bars.map(({ label, count }) => `${label}: ${count.toLocaleString(locale())}`));
  picture.setAttribute("aria-label", told || say("many-nothing-known"));
  picture.replaceChildren(...bars.flatMap(({ label, count }, at) => {
    const high = Math.max(1, (count / top) * HIGH);
    return [
      draw("rect", { x: at * WIDE + 3, y: HEAD + HIGH - high, width: WIDE - 6, height: high }),
      draw("text", { class: "number", x: at * WIDE + WIDE / 2, y: HEAD + HIGH - high - 4 }, count.toLocaleString(locale())),
      draw("text", { x: at * WIDE + WIDE / 2, y: HEAD + HIGH + 15 }, label),
    ];
  }));
}

