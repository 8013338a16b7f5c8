/** The name of a board, composed of what its dialog offers and taken apart again. */

import { range } from "./boards.js";

/** @typedef {{ size: string, boxes: string, flags: string[], rest: string[] }} BoardWish *size* is `9`, `6x9` or the name of several grids; *rest* is what no control shows */

/** What else may differ: first what oblong boards have too, then what only a single square has. */
const [ANYWHERE, SQUARES, MODIFIERS] = [["antiknight", "antiking"], ["x", "windoku", "disjoint"], ["doublers", "negators", "nullifiers"]];
export const FLAGS = [...SQUARES, ...ANYWHERE, ...MODIFIERS];
export const [NONE, JIGSAW] = ["latin", "regions="];
/** What begins the name of grids that have no name of their own: their places are in it. */
const GRIDS = "grids";

/** @param {string} size @returns {boolean} whether it names several grids */
export const isJoined = (size) => /^[a-z]/.test(size);

/** @param {string} size @returns {string[]} what else may differ on such a board */
export function flagsOf(size) {
  if (size.startsWith(GRIDS)) return [];
  if (isJoined(size)) return [...SQUARES, ...ANYWHERE];
  return size.includes("x") ? ANYWHERE : FLAGS;
}

/** @param {string | number} sides `9`, or `6x9` of an oblong board @returns {string[]} the shapes of boxes that fill it, the squarest first; several grids have their own */
export function shapesOf(sides) {
  if (isJoined(`${sides}`)) return [];
  const [down, across = down] = `${sides}`.split("x").map(Number);
  const size = Math.max(down, across);
  const rows = range(size).filter((high) => high > 1 && size % high === 0 && down % high === 0 && across % (size / high) === 0);
  const unlike = (/** @type {number} */ high) => Math.abs(high - size / high) + (high > size / high ? 0.5 : 0);
  return rows.sort((a, b) => unlike(a) - unlike(b)).map((high) => `${high}x${size / high}`);
}

/**
 * Compose the name of a board.
 * @param {{ size: string | number, boxes: string, flags: readonly string[], rest?: readonly string[] }} wish
 */
export function boardName({ size, boxes, flags, rest = [] }) {
  const usual = !boxes || boxes === (shapesOf(size)[0] ?? NONE);
  return [`${size}`, ...(usual ? [] : [boxes]), ...flags, ...rest].join(" ");
}

/** @param {string} name of a board @returns {BoardWish} the inverse of `boardName` */
export function boardWish(name) {
  const [first, ...words] = name.trim().toLowerCase().split(/[\s,+]+/);
  if (first.startsWith(GRIDS)) return { size: name.trim().toLowerCase(), boxes: "", flags: [], rest: [] };
  const isShape = (/** @type {string} */ word) => /^\d+x\d+$/.test(word) || word === NONE || word.startsWith(JIGSAW);
  const size = isJoined(first) || /^\d+(x\d+)?$/.test(first) ? first : "9";
  const boxes = words.find(isShape) ?? (isJoined(size) ? "" : (shapesOf(size)[0] ?? NONE));
  const flags = FLAGS.filter((flag) => words.includes(flag));
  return { size, boxes, flags, rest: words.filter((word) => !isShape(word) && !FLAGS.includes(word)) };
}
