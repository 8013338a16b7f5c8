/** Boards as data on the page's side: the classic one, which needs no Python, and which cells contradict each other. */

/** @typedef {import("../protocol.js").BoardData} BoardData */

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

/** @param {BoardData} board @param {number} cell @returns {boolean} whether none of the grids has it */
export const isHole = ({ holes }, cell) => Boolean(holes?.includes(cell));

/** @param {BoardData} board @param {readonly number[]} values @returns {boolean} whether every cell has one */
export const isFull = ({ holes = [] }, values) => values.filter((value) => !value).length === holes.length;

/** What begins the rule that names the values that are taken. */
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

/** @param {BoardData} board @returns {readonly Set<number>[]} for each cell the cells that differ from it */
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

/** What a region is called in the name of a board. */
export const SIGNS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ@";

/** @param {number} region @returns {string} what it is called, and the key that means it */
export const signOf = (region) => (region < 9 ? `${region + 1}` : region < 35 ? SIGNS[region] : `${region + 1}`);
