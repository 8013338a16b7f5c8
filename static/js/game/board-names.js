/** Names of boards, composed and taken apart, and of the regions of a jigsaw. */

export const FLAGS = ["x", "windoku", "disjoint", "antiknight", "antiking"];
export const [NONE, JIGSAW] = ["latin", "regions="];

/** @param {number} size @returns {string[]} the shapes of boxes that it has room for, the squarest first */
export function shapesOf(size) {
  const rows = Array.from({ length: size }, (_, i) => i + 1).filter((high) => high > 1 && high < size && size % high === 0);
  const unlike = (/** @type {number} */ high) => Math.abs(high - size / high) + (high > size / high ? 0.5 : 0);
  return rows.sort((a, b) => unlike(a) - unlike(b)).map((high) => `${high}x${size / high}`);
}

/**
 * Compose the name of a board.
 * @param {{ size: number, boxes: string, flags: readonly string[], rest?: readonly string[] }} wish
 */
export function boardName({ size, boxes, flags, rest = [] }) {
  const usual = boxes === (shapesOf(size)[0] ?? NONE);
  return [`${size}`, ...(usual ? [] : [boxes]), ...flags, ...rest].join(" ");
}

/** @param {string} name of a board @returns {{ size: number, boxes: string, flags: string[], rest: string[] }} the inverse of `boardName` */
export function boardWish(name) {
  const [first, ...words] = name.trim().toLowerCase().split(/[\s,+]+/);
  const isShape = (/** @type {string} */ word) => /^\d+x\d+$/.test(word) || word === NONE || word.startsWith(JIGSAW);
  const size = Number.parseInt(first, 10) || 9;
  const boxes = words.find(isShape) ?? shapesOf(size)[0] ?? NONE;
  const flags = FLAGS.filter((flag) => words.includes(flag));
  return { size, boxes, flags, rest: words.filter((word) => !isShape(word) && !FLAGS.includes(word)) };
}

/** What a region is called in the name of a board. */
export const SIGNS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ@";

/** @param {number} region @returns {string} what it is called, and the key that means it */
export const signOf = (region) => (region < 9 ? `${region + 1}` : region < 35 ? SIGNS[region] : `${region + 1}`);
