/** Cells that can be filled without thinking, pure: one digit is left for them, or they are the one place left for a digit. */

import { conflicts, peersOf, range, topValue } from "./boards.js";

/** @typedef {import("../types.js").Position} Position */

/** @param {Position} now @returns {[number, number][]} all that follow one after the other, each a cell and its value; none where digits contradict each other */
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
