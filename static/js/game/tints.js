/** Colours of single marks: one mark of one cell, as chains need it. A colour goes with its mark. */

/** @typedef {Position["tints"]} Tints */

/** @param {number} cell @param {number} value @returns {number} where its colour stands */
const keyOf = (cell, value) => cell * 100 + value;

/** @type {(position: Position, cell: number, value: number) => boolean} whether that mark is there to be seen */
export const hasMark = ({ values, marks }, cell, value) => !values[cell] && (marks.corner[cell].includes(value) || marks.centre[cell].includes(value));

/** @param {Position} position @param {number} cell @param {number} value @returns {number} the colour of a mark, 0 for none */
export const tintOf = ({ tints }, cell, value) => tints[keyOf(cell, value)] ?? 0;

/** @param {Position} position @param {number} cell @returns {[number, number][]} each mark of the cell that has a colour, and which */
export const tintsIn = ({ tints }, cell) =>
  Object.entries(tints).flatMap(([key, colour]) => (Math.floor(Number(key) / 100) === cell ? [[Number(key) % 100, colour]] : []));

/** @param {Position} now @param {Extract<Move, { kind: "tint" }>} move @returns {Position} with the mark in that colour, or without it where it has that colour */
export function tinted(now, { cell, value, colour }) {
  if (!hasMark(now, cell, value)) return now;
  return { ...now, tints: { ...now.tints, [keyOf(cell, value)]: tintOf(now, cell, value) === colour ? 0 : colour } };
}

/** @param {Position} now @param {number} cell @param {number} value @returns {Move} takes away the colour of a mark, or a mark without a colour */
export function without(now, cell, value) {
  const colour = tintOf(now, cell, value);
  if (colour) return { kind: "tint", cell, value, colour };
  return { kind: "mark", layer: now.marks.centre[cell].includes(value) ? "centre" : "corner", cells: [cell], value };
}

/** @param {Tints} tints @param {readonly number[]} cells @returns {Tints} without those in the cells */
export const untinted = (tints, cells) => filtered(tints, (cell) => !cells.includes(cell));

/** @param {Position} now @returns {Position} without the colours of marks that are gone; marks hidden by a digit keep theirs */
export function pruned(now) {
  const bare = { ...now, values: [] };
  const tints = filtered(now.tints, (cell, value) => hasMark(bare, cell, value));
  return Object.keys(tints).length === Object.keys(now.tints).length ? now : { ...now, tints };
}

/** @param {Tints} tints @param {(cell: number, value: number) => boolean} stays @returns {Tints} */
const filtered = (tints, stays) =>
  Object.fromEntries(Object.entries(tints).filter(([key, colour]) => colour && stays(Math.floor(Number(key) / 100), Number(key) % 100)));
