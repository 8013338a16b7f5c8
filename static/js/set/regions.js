/** A jigsaw that is drawn, pure: the region of each cell from 0 on, how many cells each has, and what is said of that. */

import { boardName, boardWish } from "../game/board-name.js";
import { range, signOf, SIGNS } from "../game/boards.js";
import * as wording from "./words.js";

/** @typedef {readonly number[]} Regions the region of each cell */

/** Regions that a sentence names. */
const MOST = 3;

/** @param {Regions} regions @param {number} size @returns {number[]} how many cells each region has */
export const countsOf = (regions, size) => range(size).map((region) => regions.filter((one) => one === region).length);

/** @param {Regions} regions @param {number} size @returns {boolean} whether each has as many cells as the board is wide */
export const isWhole = (regions, size) => countsOf(regions, size).every((count) => count === size);

/** @param {import("../protocol.js").BoardData} board @returns {Regions} where drawing begins: its regions, or its rows where it has none */
export function begunFrom({ size, regions }) {
  return isWhole(regions, size) ? regions : regions.map((_, cell) => Math.floor(cell / size));
}

/** @param {Regions} regions @param {readonly number[]} cells @param {number} region @returns {Regions} with the cells in it; the same where they were */
export function painted(regions, cells, region) {
  if (cells.every((cell) => regions[cell] === region)) return regions;
  const next = [...regions];
  for (const cell of cells) next[cell] = region;
  return next;
}

/** @param {string} name of the board till now @param {Regions} regions @returns {string} the name of the board with these */
export function nameWith(name, regions) {
  const labels = [...new Set(regions)]; // in the order in which they are met, as names of boards have them
  return boardName({ ...boardWish(name), boxes: `regions=${regions.map((region) => SIGNS[labels.indexOf(region)]).join("")}` });
}

/** @param {Regions} regions @param {number} size @returns {number[]} the regions that are in more than one piece */
export function apart(regions, size) {
  const seen = new Set();
  const met = new Set();
  const found = new Set();
  regions.forEach((region, start) => {
    if (seen.has(start)) return;
    if (met.has(region)) found.add(region);
    met.add(region);
    const waiting = [start];
    seen.add(start);
    while (waiting.length) {
      for (const next of beside(/** @type {number} */ (waiting.pop()), size)) {
        if (regions[next] !== region || seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
  });
  return [...found].sort((a, b) => a - b);
}

/** @param {number} cell @param {number} size @returns {number[]} the cells that share a side with it */
const beside = (cell, size) => [
  ...(cell % size ? [cell - 1] : []), ...((cell + 1) % size ? [cell + 1] : []),
  ...(cell >= size ? [cell - size] : []), ...(cell + size < size * size ? [cell + size] : []),
];

/** @param {Regions} regions @param {number} size @returns {string} what is still to be done, or what is odd but allowed */
export function saidOf(regions, size) {
  const counts = countsOf(regions, size);
  const wrong = range(size).filter((region) => counts[region] !== size);
  if (!wrong.length) return wording.wholeText(size, apart(regions, size).map(signOf));
  const told = wrong.map((region) => wording.regionText(signOf(region), counts[region], counts[region] - size));
  return wording.needsText(size, told.slice(0, MOST), told.length > MOST);
}
