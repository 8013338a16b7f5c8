/** Boards as data on the page's side: the classic one, which needs no Python, and which cells contradict each other. */

/** @param {number} count @returns {number[]} 0 to count - 1 */
export const range = (count) => Array.from({ length: count }, (_, i) => i);

/** @returns {BoardData} the 9 x 9 board with boxes of 3 x 3 */
export function classicBoard() {
  const cells = range(81);
  const regions = cells.map((cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3));
  const row = (/** @type {number} */ cell) => Math.floor(cell / 9);
  const column = (/** @type {number} */ cell) => cell % 9;
  const box = (/** @type {number} */ cell) => regions[cell];
  const houses = [row, column, box].flatMap((of) => range(9).map((i) => cells.filter((cell) => of(cell) === i)));
  return { name: "9", size: 9, regions, houses, pairs: [] };
}

/** @param {BoardData} board @returns {number} the largest value of the board, from 1 on: how many there are */
export const topValue = ({ size, top }) => top ?? size;

/** @param {BoardData} board @returns {number[]} how many rows and columns it has: beyond them are holes */
export const sidesOf = ({ size, extent }) => extent ?? [size, size];

/** @param {BoardData} board @param {number} cell @returns {boolean} whether it lies outside all grids */
export const isHole = ({ holes }, cell) => Boolean(holes?.includes(cell));

/** @param {BoardData} board @param {readonly number[]} values @returns {boolean} whether every cell has one */
export const isFull = ({ holes = [] }, values) => values.filter((value) => !value).length === holes.length;

/** How many colours there are. */
export const COLOURS = 9;

/** Begins the rule that names the values a cell may take. */
const ONLY = "only-values ";

/** @param {{ board: BoardData, rules: readonly string[] }} now @returns {number[]} the values that its cells may take, from 1 on */
export function valuesOf({ board, rules }) {
  const all = range(topValue(board)).map((i) => i + 1);
  const only = rules.find((rule) => rule.startsWith(ONLY))?.slice(ONLY.length).split(" ").map(Number);
  return only ? all.filter((value) => only.includes(seenValue(board, value))) : all;
}

/** @param {BoardData} board @param {number} value from 1 on @returns {number} the value as people see it */
export const seenValue = ({ first = 1 }, value) => value - 1 + first;

/** @param {BoardData} board @param {number} value from 1 on @returns {string} the value in the puzzle's own signs, where it has any */
export const shownValue = (board, value) => [...(board.signs ?? "")][value - 1] ?? `${seenValue(board, value)}`;

/**
 * Find the cells that hold the same value as a cell they see.
 * @param {BoardData} board
 * @param {readonly number[]} values
 * @returns {Set<number>}
 */
export function conflicts(board, values) {
  const found = /** @type {Set<number>} */ (new Set());
  for (const cells of [...board.houses, ...board.pairs]) {
    const first = /** @type {Map<number, number>} */ (new Map());
    for (const cell of cells) {
      const value = values[cell];
      const other = first.get(value);
      if (!value) continue;
      if (other === undefined) first.set(value, cell);
      else found.add(other).add(cell);
    }
  }
  return found;
}

/** @type {WeakMap<BoardData, Set<number>[]>} */
const knownPeers = new WeakMap();

/** @param {BoardData} board @returns {readonly Set<number>[]} the peers of each cell */
export function peersOf(board) {
  const known = knownPeers.get(board);
  if (known) return known;
  const peers = board.regions.map(() => /** @type {Set<number>} */ (new Set()));
  for (const house of [...board.houses, ...board.pairs]) {
    for (const cell of house) for (const other of house) if (other !== cell) peers[cell].add(other);
  }
  knownPeers.set(board, peers);
  return peers;
}

/** Where the arrow keys lead: rows down and columns across. @type {Readonly<Record<string, readonly [number, number]>>} */
export const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Signs of regions in the name of a board. */
export const SIGNS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ@";

/** @param {number} region @returns {string} what it is called, and the key that means it */
export const signOf = (region) => (region < 9 ? `${region + 1}` : region < 35 ? SIGNS[region] : `${region + 1}`);

/** @typedef {{ size: string, boxes: string, flags: string[], rest: string[] }} BoardWish *size* is `9`, `6x9` or the name of several grids; *rest* is what no control shows */

/** Further constraints: those of any board, those that need squares, and all of a single square. */
const ANYWHERE = ["antiknight", "antiking"];
const SQUARES = ["x", "windoku", "disjoint"];
export const FLAGS = /* @__PURE__ */ SQUARES.concat(ANYWHERE, ["doublers", "negators", "nullifiers"]);
export const NONE = "latin";
export const JIGSAW = "regions=";
/** Begins the name of joined grids that have no name of their own: it lists their places. */
const GRIDS = "grids";

/** @param {string} size @returns {boolean} whether it names several grids */
export const isJoined = (size) => /^[a-z]/.test(size);

/** @param {string} size @returns {string[]} the further constraints that such a board can have */
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
