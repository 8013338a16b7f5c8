/** Fog over a puzzle: which cells it covers, and the puzzle as it is seen. Pure; `grid/fog.js` keeps track of what is clear. */

import { endOf, keyAt, position, positionAt, startOf } from "./game.js";

/** @typedef {Pick<AppState, "game" | "fog" | "place">} Foggy what the fog depends on */

const COVERS = /^fog(?:-link)?(?![\w-])/;
const NONE = /** @type {ReadonlySet<number>} */ (new Set());

/** @param {Pick<Position, "rules">} now @returns {boolean} whether it begins under fog */
export const isFoggy = ({ rules }) => rules.some((rule) => COVERS.test(rule));

/** @param {Foggy} state @returns {ReadonlySet<number>} the cells under fog, which only Play has; all of them, until it is known which */
export function coveredIn({ game, fog, place }) {
  const now = position(game);
  if (place !== "play" || !isFoggy(now)) return NONE;
  return fog?.key === keyAt(now) ? fog.covered : new Set(now.values.keys());
}

/** @param {Foggy} state @returns {Position} what the player sees of it: no givens or candidates of the puzzle where there is fog */
export function seen(state) {
  const now = position(state.game);
  const covered = coveredIn(state);
  if (!covered.size) return now;
  const hides = (/** @type {number} */ cell) => covered.has(cell) && now.inks[cell] === "given";
  return {
    ...now,
    covered,
    shapes: state.fog?.key === keyAt(now) ? now.shapes : [],
    values: now.values.map((value, cell) => (hides(cell) ? 0 : value)),
    inks: now.inks.map((ink, cell) => (hides(cell) ? "" : ink)),
    candidates: now.candidates.map((own, cell) => (covered.has(cell) ? [] : own)),
  };
}

/** @param {string} text @param {number} size @returns {number[]} the cells that a rule names */
const cellsOf = (text, size) => [...text.matchAll(/r(\d+)c(\d+)/g)].map(([, row, column]) => (Number(row) - 1) * size + Number(column) - 1);

/** @param {readonly string[]} rules @param {string} name @returns {string[]} what stands behind the name of those rules */
const bodies = (rules, name) => rules.flatMap((rule) => (rule === name ? [""] : rule.startsWith(`${name}:`) ? [rule.slice(name.length + 1)] : []));

/** @param {number} cell @param {number} size @returns {number[]} it and those that touch it */
function around(cell, size) {
  const [row, column] = [Math.floor(cell / size), cell % size];
  const near = (/** @type {number} */ at) => [at - 1, at, at + 1].filter((place) => place >= 0 && place < size);
  return near(row).flatMap((r) => near(column).map((c) => r * size + c));
}

/** @param {Position} now @param {Iterable<number>} lit cells that once had their right digit @returns {Set<number>} the cells that are still under fog */
export function covered({ board: { size, holes = [] }, rules, values }, lit) {
  const right = new Set(lit);
  const links = bodies(rules, "fog-link").map((body) => body.split("=").map((part) => cellsOf(part, size)));
  const clear = new Set(bodies(rules, "fog").flatMap((body) => cellsOf(body, size)));
  for (const [causes, cells] of links) if (causes.every((cell) => right.has(cell))) for (const cell of cells) clear.add(cell);
  if (!links.length) for (const lamp of right) for (const cell of around(lamp, size)) clear.add(cell);
  return new Set([...values.keys()].filter((cell) => !clear.has(cell) && !holes.includes(cell)));
}

/** @param {Pick<Position, "rules">} now @returns {number[] | null} the solution that comes with the puzzle, 0 in cells that it leaves open */
export function toldSolution({ rules }) {
  const [told] = bodies(rules, "fog-solution");
  return told ? [...told.trim()].map((sign) => parseInt(sign, 36) || 0) : null;
}

/** @param {Position} now @param {readonly number[]} solution @returns {number[]} cells in which the player has the right digit */
export const rightIn = ({ values, inks }, solution) => solution.flatMap((value, cell) => (value && inks[cell] !== "given" && values[cell] === value ? [cell] : []));

/** @param {Game} game @param {readonly number[] | null} solution @returns {Set<number>} cells that had their right digit at any time, taken back or not */
export function everLit(game, solution) {
  const [from, to] = [startOf(game), endOf(game)];
  const lit = new Set(game.moves.slice(from, to).flatMap((move) => [...(move.lit ?? [])]));
  if (solution) for (let at = from; at <= to; at += 1) for (const cell of rightIn(positionAt(game, at), solution)) lit.add(cell);
  return lit;
}
