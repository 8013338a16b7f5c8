/** Along an argument, line by line: which lines there are, and what is drawn at one of them. Pure. */

import { placeText, withinText } from "./words.js";

/**
 * @typedef {import("../protocol.js").OutlineData} OutlineData
 * @typedef {import("../protocol.js").ShapeData} ShapeData
 * @typedef {{ branch: number, line: number }} Spot a line of a branch
 * @typedef {Spot & { inner?: Spot }} Place a line, or the line *inner* of the chain that it needs
 */

/** @param {OutlineData} outline @returns {Place[]} every line in the order of the argument, those of a chain within behind the line that needs it */
export const placesOf = ({ branches }) =>
  branches.flatMap(({ lines }, branch) => lines.flatMap((entry, line) => [
    { branch, line }, ...(entry.inner ? placesOf(entry.inner) : []).map((inner) => ({ branch, line, inner })),
  ]));

/** @param {Place | undefined} one @param {Place | undefined} other @returns {boolean} whether they are the same line */
export const isSame = (one, other) =>
  !!one && !!other && one.branch === other.branch && one.line === other.line
  && one.inner?.branch === other.inner?.branch && one.inner?.line === other.inner?.line;

/** @param {readonly Place[]} places @param {Place} place @returns {string} which line of how many it is */
export function numberOf(places, place) {
  const outer = places.filter(({ inner }) => !inner);
  const said = placeText(outer.findIndex(({ branch, line }) => branch === place.branch && line === place.line) + 1, outer.length);
  if (!place.inner) return said;
  const beside = places.filter((one) => one.inner && one.branch === place.branch && one.line === place.line);
  return withinText(said, placeText(beside.findIndex((one) => isSame(one, place)) + 1, beside.length));
}

/** @param {OutlineData} outline @param {Spot} spot @returns {number[]} the lines of its branch that this one rests on, itself included, in order */
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
export function drawnAt(outline, { branch, line, inner }) {
  const { lines } = outline.branches[branch];
  const within = lines[line].inner;
  if (inner && within) return drawnAt(within, inner);
  return [...lines[line].lit, ...neededBy(outline, { branch, line }).flatMap((one) => lines[one].shapes)];
}
