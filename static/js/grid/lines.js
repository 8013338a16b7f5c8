/** The lines of a grid as paths in units of cells: hairlines between cells, strokes around regions. */

/** @typedef {import("../protocol.js").BoardData} BoardData */

/** @param {number} size @returns {string} every line between two cells */
export function hairlines(size) {
  const at = Array.from({ length: size - 1 }, (_, i) => i + 1);
  return at.map((i) => `M0 ${i}H${size}M${i} 0V${size}`).join("");
}

/** @param {BoardData} board @returns {string} the edges between different regions, each drawn as one run */
export const regionLines = ({ size, regions }) => edges(size, regions).map(([[x, y], [toX, toY]]) => (y === toY ? `M${x} ${y}H${toX}` : `M${x} ${y}V${toY}`)).join("");

/** @param {number} size @param {readonly number[]} regions @returns {[[number, number], [number, number]][]} the edges between different regions, from and to */
export function edges(size, regions) {
  const differ = (/** @type {number} */ a, /** @type {number} */ b) => regions[a] !== regions[b];
  const found = /** @type {[[number, number], [number, number]][]} */ ([]);
  for (let line = 1; line < size; line += 1) {
    for (const [from, to] of runs(size, (i) => differ((line - 1) * size + i, line * size + i))) found.push([[from, line], [to, line]]);
    for (const [from, to] of runs(size, (i) => differ(i * size + line - 1, i * size + line))) found.push([[line, from], [line, to]]);
  }
  return found;
}

/** @param {BoardData} board @returns {string} both long diagonals where they are houses */
export const diagonalLines = ({ size, diagonals }) => (diagonals ? `M0 0L${size} ${size}M${size} 0L0 ${size}` : "");

/**
 * @param {number} count
 * @param {(i: number) => boolean} holds
 * @returns {[number, number][]} the stretches of 0 to count where it holds, from and to
 */
function runs(count, holds) {
  const found = /** @type {[number, number][]} */ ([]);
  for (let i = 0; i < count; i += 1) {
    const last = found.at(-1);
    if (!holds(i)) continue;
    if (last && last[1] === i) last[1] = i + 1;
    else found.push([i, i + 1]);
  }
  return found;
}
