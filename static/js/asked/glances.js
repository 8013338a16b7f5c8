/** What the grid shows of an answer in place of the game, pure: solutions, true candidates, cells at fault. */

import { givensOf } from "../game/game.js";

/**
 * @typedef {import("../types.js").Asked} Asked
 * @typedef {import("../types.js").Glance} Glance
 * @typedef {import("../types.js").Position} Position
 * @typedef {import("../protocol.js").ShapeData} ShapeData
 * @typedef {import("../protocol.js").PartsData} PartsData
 */

/** @param {readonly number[]} cells @param {number} size @param {Partial<ShapeData>} look @param {number} [inset] @returns {ShapeData[]} a square in each */
export const squares = (cells, size, look, inset = 0) =>
  cells.map((cell) => {
    const [left, top] = [(cell % size) + inset, Math.floor(cell / size) + inset];
    const [right, bottom] = [left + 1 - 2 * inset, top + 1 - 2 * inset];
    return { kind: "path", points: [[left, top], [right, top], [right, bottom], [left, bottom]], closed: true, stroke: "", fill: "", width: 0.05, ...look };
  });

/** @param {Position} now @returns {Glance} its clues alone */
function bare(now) {
  const values = givensOf(now);
  return { values, marks: values.map(() => []), shapes: [], from: "", at: 0 };
}

/** @param {Asked} entry @returns {number} places of its answer that can be shown, one after the other */
export function placesOf(entry) {
  if (!entry.data) return 0;
  if (entry.kind === "solutions") return entry.data.solutions.length + (entry.data.solutions.length > 1 ? 1 : 0);
  if (entry.kind === "spare") return entry.data.singles.length + entry.data.pairs.length;
  if (entry.kind === "candidates") return entry.data.candidates.some((own) => own.length) ? 1 : 0;
  return entry.kind === "conflict" && entry.data.shapes.length ? 1 : 0;
}

/**
 * @param {Asked} entry
 * @param {Position} now
 * @param {number} at the place of it: of solutions the last is what they share, of what can go the pairs come last
 * @returns {Glance | null} null where the answer has nothing for the grid
 */
export function glanceAt(entry, now, at) {
  const count = placesOf(entry);
  if (!count || !entry.data) return null;
  const place = Math.min(Math.max(at, 0), count - 1);
  const glance = { ...bare(now), from: entry.kind, at: place };
  const { size } = now.board;
  if (entry.kind === "solutions") return { ...glance, ...leaf(entry.data, glance.values, size, place) };
  if (entry.kind === "candidates") return { ...glance, ...possible(entry.data, glance.values, size) };
  if (entry.kind === "conflict") return { ...glance, shapes: entry.data.shapes };
  if (entry.kind !== "spare") return null;
  const { cells } = [...entry.data.singles, ...entry.data.pairs][place];
  const all = entry.data.singles.flatMap((parts) => parts.cells);
  return { ...glance, shapes: [...squares(all, size, { fill: "tint" }), ...squares(cells, size, { stroke: "accent", over: true }, 0.06)] };
}

/** @param {import("../protocol.js").CandidatesData} data @param {readonly number[]} values @param {number} size @returns {Pick<Glance, "marks" | "shapes">} with the cells tinted in which solutions differ */
function possible({ candidates }, values, size) {
  const marks = candidates.map((own, cell) => (values[cell] ? [] : own));
  const differing = marks.flatMap((own, cell) => (own.length > 1 ? [cell] : []));
  return { marks, shapes: squares(differing, size, { fill: "tint" }) };
}

/** @param {import("../protocol.js").SolutionsData} data @param {readonly number[]} values @param {number} size @param {number} place */
function leaf({ solutions, shared, found = [] }, values, size, place) {
  if (place === solutions.length) return { values: shared };
  const differing = solutions.length > 1 ? shared.flatMap((value, cell) => (value || values[cell] ? [] : [cell])) : [];
  return { values: solutions[place], shapes: [...squares(differing, size, { fill: "tint" }), ...(found[place] ?? [])] };
}
