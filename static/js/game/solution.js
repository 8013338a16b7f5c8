/** Solves puzzles without rules when there is no Python: cells that singles fill, and complete solutions, by search. Pure. */

import { conflicts, isHole, peersOf, range, topValue } from "./boards.js";

/** @param {Position} now @returns {[number, number][]} all singles in turn, each a cell and its value; none where digits contradict each other */
export function singles({ board, values }) {
  if (conflicts(board, values).size) return [];
  const [filled, found] = [values.slice(), /** @type {[number, number][]} */ ([])];
  for (let next = single(board, filled); next; next = single(board, filled)) {
    filled[next[0]] = next[1];
    found.push(next);
  }
  return found;
}

/** @param {Position["board"]} board @param {readonly number[]} values @returns {[number, number] | null} the first cell that can be filled */
function single(board, values) {
  const all = range(topValue(board)).map((i) => i + 1);
  const open = values.map((value, cell) => {
    const seen = new Set([...peersOf(board)[cell]].map((peer) => values[peer]));
    return value ? [] : all.filter((other) => !seen.has(other));
  });
  const naked = open.findIndex((own) => own.length === 1);
  if (naked >= 0) return [naked, open[naked][0]];
  for (const house of board.houses.filter(({ length }) => length === all.length)) {
    for (const value of all) {
      const places = house.filter((cell) => open[cell].includes(value));
      if (places.length === 1) return [places[0], value];
    }
  }
  return null;
}

/** Most cells filled, each time counted, before the search gives up. */
const MOST = 100_000;

/** Most values of a board: each is a bit of a whole number. */
const LARGEST = 25;

/**
 * @param {BoardData} board
 * @param {readonly number[]} givens
 * @returns {readonly number[] | null | undefined} its one solution; null where there is none or more than one, undefined where it takes too long to know
 */
export function solutionOf(board, givens) {
  if (topValue(board) > LARGEST) return undefined;
  if (conflicts(board, givens).size) return null;
  const found = /** @type {number[][]} */ ([]);
  const isKnown = new Search(board, givens).run((values) => found.push(values) > 1);
  if (found.length > 1) return null;
  return isKnown ? found[0] ?? null : undefined;
}

/** A depth-first search that tries the cell with the fewest values first. */
class Search {
  #left = MOST;

  /** @param {BoardData} board @param {readonly number[]} givens */
  constructor(board, givens) {
    const top = topValue(board);
    this.peers = peersOf(board).map((peers) => [...peers]);
    this.houses = board.houses.filter(({ length }) => length === top); // houses with a place for each value
    this.all = 2 ** top - 1;
    this.values = givens.map((value, cell) => (isHole(board, cell) ? 1 : value));
    this.holes = board.holes ?? [];
  }

  /** @param {(values: number[]) => boolean} take is called with each solution, and returns whether to stop @returns {boolean} whether the search is complete */
  run(take) {
    const [cell, values] = this.#next();
    if (cell < 0) return !take(this.values.map((value, at) => (this.holes.includes(at) ? 0 : value)));
    let isWhole = true;
    for (let bits = values; bits && isWhole; bits &= bits - 1) {
      this.#left -= 1;
      this.values[cell] = 32 - Math.clz32(bits & -bits);
      isWhole = this.#left > 0 && this.run(take);
    }
    this.values[cell] = 0;
    return isWhole;
  }

  /** @returns {[number, number]} an empty cell and the values to try there, as bits: none if a value has no place; cell -1 if all are filled */
  #next() {
    const free = this.values.map((value, cell) => (value ? 0 : this.#free(cell)));
    let best = /** @type {[number, number]} */ ([-1, 0]);
    let least = Infinity;
    this.values.forEach((value, cell) => {
      const count = value ? Infinity : ones(free[cell]);
      if (count < least) [best, least] = [[cell, free[cell]], count];
    });
    if (least < 2 || best[0] < 0) return best;
    for (const house of this.houses) {
      let [some, several, placed] = [0, 0, 0];
      for (const cell of house) {
        several |= some & free[cell];
        some |= free[cell];
        if (this.values[cell]) placed |= 1 << (this.values[cell] - 1);
      }
      if ((some | placed) !== this.all) return [best[0], 0];
      const alone = some & ~several & -(some & ~several); // the first value with one place
      if (alone) return [/** @type {number} */ (house.find((cell) => free[cell] & alone)), alone];
    }
    return best;
  }

  /** @param {number} cell @returns {number} the values that no peer has, as bits */
  #free(cell) {
    let seen = 0;
    for (const peer of this.peers[cell]) if (this.values[peer]) seen |= 1 << (this.values[peer] - 1);
    return this.all & ~seen;
  }
}

/** @param {number} bits @returns {number} how many are set */
function ones(bits) {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count += 1;
  return count;
}
