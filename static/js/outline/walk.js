/** Along an argument, line by line: which lines there are, and what is drawn at one of them. Pure. */

/**
 * @typedef {import("../protocol.js").OutlineData} OutlineData
 * @typedef {import("../protocol.js").ShapeData} ShapeData
 * @typedef {{ branch: number, line: number }} Place a line of a branch; -1 is its assumption
 */

/** @param {OutlineData} outline @returns {Place[]} every line in the order of the argument */
export const placesOf = ({ branches }) =>
  branches.flatMap(({ lines }, branch) => lines.map((_, line) => ({ branch, line })));

/** @param {OutlineData} outline @param {Place} place @returns {number[]} the lines of its branch that this one rests on, itself included, in order */
export function neededBy({ branches }, { branch, line }) {
  const { lines } = branches[branch];
  const found = new Set([line]);
  const waiting = [line];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const before of lines[next].after) {
      if (!found.has(before)) waiting.push(before);
      found.add(before);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** @param {OutlineData} outline @param {Place} place @returns {ShapeData[]} what that line rests on, and the line itself lit up */
export function drawnAt(outline, place) {
  const { lines } = outline.branches[place.branch];
  return [...lines[place.line].lit, ...neededBy(outline, place).flatMap((line) => lines[line].shapes)];
}
