/** Which cells are selected, pure: one after another, or many at once. */

import { range } from "./boards.js";

/** @param {number} cell @returns {Selected} */
export const only = (cell) => ({ cells: [cell], cursor: cell });

/** @param {Selected} selection @param {number} cell @returns {Selected} with the cell, which the arrows now move */
export const extended = ({ cells }, cell) => ({ cells: cells.includes(cell) ? cells : [...cells, cell], cursor: cell });

/** @param {Selected} selection @param {number} cell @returns {Selected} without the cell, or with it where it was not; never none */
export function toggled({ cells }, cell) {
  if (!cells.includes(cell)) return { cells: [...cells, cell], cursor: cell };
  const left = cells.filter((other) => other !== cell);
  return left.length ? { cells: left, cursor: /** @type {number} */ (left.at(-1)) } : only(cell);
}

/** @param {Selected} selection @param {number} count how many cells there are @returns {Selected} */
export const everything = ({ cursor }, count) => ({ cells: range(count), cursor });

/** @param {Selected} selection @param {number} count @returns {Selected} the other cells; if there are none, the cursor's */
export function inverted({ cells, cursor }, count) {
  const others = range(count).filter((cell) => !cells.includes(cell));
  return others.length ? { cells: others, cursor: others.includes(cursor) ? cursor : others[0] } : only(cursor);
}

/** @param {Position} now @param {number} cell @returns {Selected} all cells like it: of its digit, or else of its colours or marks */
export function alike({ values, marks }, cell) {
  const same = (/** @type {(cell: number) => string} */ key) => range(values.length).filter((other) => key(other) === key(cell));
  if (values[cell]) return { cells: same((one) => `${values[one]}`), cursor: cell };
  for (const layer of /** @type {const} */ (["colour", "centre", "corner"])) {
    if (marks[layer][cell].length) return { cells: same((one) => `${values[one]}:${marks[layer][one]}`), cursor: cell };
  }
  return only(cell);
}

/** @param {Selected} selection @param {readonly number[]} holes @param {number} count @returns {Selected} without the holes of a board; never none */
export function outside({ cells, cursor, mark }, holes, count) {
  const kept = cells.filter((cell) => !holes.includes(cell));
  const next = holes.includes(cursor) ? kept.at(-1) ?? range(count).findIndex((cell) => !holes.includes(cell)) : cursor;
  return { cells: kept.length ? kept : [next], cursor: next, ...(mark ? { mark } : {}) };
}

/** @param {Selected} selection @param {number} count @returns {Selected} on a board of *count* cells */
export function fitted({ cells, cursor }, count) {
  const kept = cells.filter((cell) => cell < count);
  return kept.length && cursor < count ? { cells: kept, cursor } : only(Math.min(cursor, count - 1));
}
