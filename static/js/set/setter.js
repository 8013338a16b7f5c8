/** Clues of named variants, set with the mouse or the keyboard: the cells that are chosen, and the line they make. */

/**
 * @typedef {readonly (readonly number[])[]} Groups cells in the order they were chosen, in parts
 */

/** @param {Groups} groups @returns {number[]} */
export const cellsOf = (groups) => groups.flat();

/** @param {Groups} groups @param {number} cell @returns {Groups} with the cell at the end of the last part */
export function taken(groups, cell) {
  if (cellsOf(groups).includes(cell)) return groups;
  return groups.length ? [...groups.slice(0, -1), [...groups[groups.length - 1], cell]] : [[cell]];
}

/** @param {Groups} groups @param {number} cell @returns {Groups} without the cell, and without parts that are empty then */
export const dropped = (groups, cell) =>
  groups.map((group) => group.filter((other) => other !== cell)).filter((group) => group.length);

/** @param {Groups} groups @returns {Groups} with a new part begun, unless the last one is still empty */
export const parted = (groups) => (groups.at(-1)?.length ? [...groups, []] : groups);

/**
 * Begin another arm of a clue at its circle, the first cell taken: the first arm, drawn with it in one go, is a part of its own then.
 * @param {Groups} groups
 * @param {number} circle
 * @returns {Groups}
 */
export function armed(groups, circle) {
  const [[first, ...arm] = [-1], ...others] = groups;
  const isWhole = first === circle && arm.length > 0 && !others.length;
  return parted(isWhole ? [[circle], arm] : groups);
}

/**
 * List the cells on the way from one to another, so that a fast mouse leaves no gap.
 * @param {number} from
 * @param {number} to
 * @param {number} size
 * @returns {number[]} without the first
 */
export function way(from, to, size) {
  const [down, across] = [Math.floor(to / size) - Math.floor(from / size), (to % size) - (from % size)];
  const steps = Math.max(Math.abs(down), Math.abs(across));
  return Array.from({ length: steps }, (_, i) => {
    const share = (i + 1) / steps;
    return (Math.floor(from / size) + Math.round(down * share)) * size + (from % size) + Math.round(across * share);
  });
}

/** @param {string} text @returns {number[]} the numbers in it */
export const numbersIn = (text) => (text.match(/\d+/g) ?? []).map((digits) => Number(digits.slice(0, 9)));

/**
 * Move cells by some rows and columns, as far as all of them stay on the board.
 * @param {Groups} groups
 * @param {number} down
 * @param {number} across
 * @param {number} size
 * @returns {Groups}
 */
export function moved(groups, down, across, size) {
  const cells = cellsOf(groups);
  const within = (/** @type {number[]} */ at, /** @type {number} */ by) =>
    Math.min(Math.max(by, -Math.min(...at)), size - 1 - Math.max(...at));
  const rows = within(cells.map((cell) => Math.floor(cell / size)), down);
  const columns = within(cells.map((cell) => cell % size), across);
  return rows || columns ? groups.map((group) => group.map((cell) => cell + rows * size + columns)) : groups;
}

/** @param {Groups} groups @param {number} from @param {number} to @param {number} size @returns {Groups} moved as one of their cells is */
export const movedTo = (groups, from, to, size) =>
  moved(groups, Math.floor(to / size) - Math.floor(from / size), (to % size) - (from % size), size);

/** @param {string} line a rule @returns {[string, string] | null} the head of a clue, such as `killer 15`, and its cells; null for a formula */
export function partsOf(line) {
  const found = /^([a-z][a-z-]*(?: \d+)*(?: "[^"]*")?)(?:: (.*))?$/.exec(line);
  return found && [found[1], found[2] ?? ""];
}
