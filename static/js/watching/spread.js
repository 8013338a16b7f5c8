/** The length of the search in a hundred orders of its guesses: a histogram, and the shortest and the longest to watch. */

import { button } from "../page/dom.js";
import { svg } from "../grid/drawing.js";
import { locale, say } from "../words/say.js";
import * as wording from "./words.js";

/** Most bars of the histogram, and its measures. */
const [MOST, WIDE, HIGH, FOOT] = [20, 340, 120, 20];

/**
 * Sort numbers into ranges of equal width, a few of them.
 * @param {readonly number[]} numbers
 * @returns {{ from: number, to: number, count: number }[]} without gaps, from the least on
 */
export function ranges(numbers) {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const width = Math.max(1, Math.ceil((high - low + 1) / MOST));
  const bars = Array.from({ length: Math.floor((high - low) / width) + 1 }, (_, i) => ({ from: low + i * width, to: low + (i + 1) * width - 1, count: 0 }));
  for (const number of numbers) bars[Math.floor((number - low) / width)].count += 1;
  return bars;
}

/** @param {readonly number[]} numbers @returns {number} the middle one */
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** @param {readonly number[]} numbers @param {number} late @param {boolean} first whether each search ends at the first solution @returns {string} */
export function spreadText(numbers, late, first) {
  if (!numbers.length) return say("watching-none-done");
  const grids = { low: Math.min(...numbers), high: Math.max(...numbers), middle: median(numbers), orders: numbers.length };
  return wording.spreadOf(grids, late, first);
}

/** @param {Element} picture an `svg` @param {readonly number[]} numbers draws how they are spread */
export function drawSpread(picture, numbers) {
  const bars = numbers.length ? ranges(numbers) : [];
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const wide = WIDE / Math.max(1, bars.length);
  picture.setAttribute("viewBox", `0 0 ${WIDE} ${HIGH + FOOT}`);
  const text = (/** @type {number} */ x, /** @type {string} */ words, /** @type {string} */ anchor) => svg("text", { x, y: HIGH + 15, "text-anchor": anchor }, words);
  picture.replaceChildren(
    svg("line", { x1: 0, x2: WIDE, y1: HIGH, y2: HIGH }),
    ...bars.filter(({ count }) => count).map((bar) => {
      const height = (HIGH - 4) * (bar.count / most);
      const title = svg("title", {}, `${bar.from === bar.to ? bar.from : say("watching-from-to", { from: bar.from, to: bar.to })}: ${bar.count}`);
      return svg("rect", { x: bars.indexOf(bar) * wide + 0.5, y: HIGH - height, width: Math.max(1, Math.min(wide, 40) - 1.5), height }, title);
    }),
    ...(bars.length ? [text(0, bars[0].from.toLocaleString(locale()), "start"), ...(bars.length > 1 ? [text(WIDE, Math.max(...numbers).toLocaleString(locale()), "end")] : [])] : []),
  );
}

/** @param {readonly number[]} numbers @param {(seed: number) => void} watch @returns {HTMLElement[]} buttons that watch the shortest and the longest */
export function extremes(numbers, watch) {
  if (!numbers.length) return [];
  const seedOf = (/** @type {number} */ value) => numbers.indexOf(value) + 1;
  return [seedOf(Math.min(...numbers)), seedOf(Math.max(...numbers))].map((seed, at) => button({}, () => watch(seed), wording.extremeText(at > 0, seed)));
}
