/** A jigsaw being drawn, pure: the region of each cell from 0, their sizes, and what is still wrong. */

import { boardName, boardWish, isJoined, isHole, range, sidesOf, signOf, SIGNS } from "../game/boards.js";
import * as wording from "./words.js";
import { say } from "../words/say.js";

/** @typedef {readonly number[]} Regions the region of each cell, -1 in a hole */
/** Most regions named in a sentence. */
const MOST = 3;

/** @param {BoardData} board @returns {number} how many regions it can have; none where there are several grids */
export const regionCount = (board) => (isJoined(board.name) ? 0 : Math.min(...sidesOf(board)));

/** @param {Regions} regions @param {BoardData} board @returns {number[]} how many cells each region has */
export const countsOf = (regions, board) => range(regionCount(board)).map((region) => regions.filter((one) => one === region).length);

/** @param {Regions} regions @param {BoardData} board @returns {boolean} whether each has as many cells as the longer side of the board */
export const isWhole = (regions, board) => regionCount(board) > 0 && countsOf(regions, board).every((count) => count === board.size);

/** @param {BoardData} board @returns {Regions} the regions to begin with: its own, or its longer lines if it has none */
export function begunFrom(board) {
  const { size, regions } = board;
  const [high, wide] = sidesOf(board);
  const line = (/** @type {number} */ cell) => (high > wide ? cell % size : Math.floor(cell / size));
  return isWhole(regions, board) ? regions : regions.map((_, cell) => (isHole(board, cell) ? -1 : line(cell)));
}

/** @param {Regions} regions @param {readonly number[]} cells @param {number} region @returns {Regions} with the cells in it; the same where they were */
export function painted(regions, cells, region) {
  const there = cells.filter((cell) => regions[cell] >= 0);
  if (there.every((cell) => regions[cell] === region)) return regions;
  const next = [...regions];
  for (const cell of there) next[cell] = region;
  return next;
}

/** @param {string} name of the board till now @param {Regions} regions @returns {string} the name of the board with these */
export function nameWith(name, regions) {
  const own = regions.filter((region) => region >= 0);
  const labels = [...new Set(own)]; // in the order in which they occur, as in names of boards
  const wish = boardWish(name);
  const rest = wish.rest.filter((word) => !word.startsWith("areas=")); // as an oblong board names its regions
  return boardName({ ...wish, rest, boxes: `regions=${own.map((region) => SIGNS[labels.indexOf(region)]).join("")}` });
}

/** @param {Regions} regions @param {number} size @returns {number[]} the regions that are in more than one piece */
export function apart(regions, size) {
  const seen = new Set();
  const met = new Set();
  const found = new Set();
  regions.forEach((region, start) => {
    if (region < 0 || seen.has(start)) return;
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

/** @param {Regions} regions @param {BoardData} board @returns {string} what is still missing, or unusual but allowed */
export function saidOf(regions, board) {
  const [counts, { size }] = [countsOf(regions, board), board];
  if (!counts.length) return say("set-regions-none");
  const wrong = range(counts.length).filter((region) => counts[region] !== size);
  if (!wrong.length) return wording.wholeText(size, apart(regions, size).map(signOf));
  const told = wrong.map((region) => wording.regionText(signOf(region), counts[region], counts[region] - size));
  return wording.needsText(size, told.slice(0, MOST), told.length > MOST);
}
