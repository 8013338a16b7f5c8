/** Reads the plainest puzzles at once; Python reads all others. */

/** @param {string} cells @returns {number[] | null} 81 values; null when it is something else */
function values(cells) {
  const plain = /^[1-90.*_ xX]{81}$/.test(cells);
  return plain ? [...cells].map((sign) => Number(sign) || 0) : null;
}

/** @param {string} line @returns {string} nine cells, out of a line that may have borders and gaps */
function rowOf(line) {
  const inner = line.replace(/[|!\u2502\u2503]/g, "");
  return inner.length === 9 ? inner : inner.replace(/\s/g, "");
}

/**
 * Read a line of 81 characters or nine lines of nine, with or without drawn borders.
 * @param {string} text
 * @returns {number[] | null} 81 values, 0 where empty; null when Python must read it
 */
export function readPlain(text) {
  const lines = text.split(/\r?\n/).filter((line) => /[\w.*]/.test(line) && !/^[\s|+!]*[-=+]{3}/.test(line));
  if (lines.length === 1) return values(lines[0]) ?? values(lines[0].trim());
  const rows = lines.map(rowOf);
  return rows.length === 9 && rows.every((row) => row.length === 9) ? values(rows.join("")) : null;
}

/** Read a seed as it stands in a form: any whole number below 2 ** 53, of up to 16 digits. @param {string} text @param {number} otherwise the seed where none is written @returns {number} */
export const readSeed = (text, otherwise) => (/^\d{1,16}$/.test(text.trim()) ? Number(text.trim()) : otherwise);
