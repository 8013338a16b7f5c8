/** What the grid shows: the game, with candidates where an explanation needs them, or a place of a path. */

import { seen } from "../game/fog.js";
import { thought } from "../game/game.js";
import { thoughts } from "../page/state.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("../types.js").Position} Position
 * @typedef {import("../game/game.js").Thoughts} Thoughts
 * @typedef {import("../protocol.js").StepData} StepData
 * @typedef {readonly (readonly number[])[]} Lists
 * @typedef {{ now: Position, ghosts: Lists }} Shown *ghosts* are candidates that nobody wrote
 */

/** @param {AppState} state @returns {Shown} */
export function shown(state) {
  const { hint, offers, preview, viewing, settings, glance } = state;
  const now = seen(state);
  if (glance) return { now: glanced(now, glance), ghosts: [] };
  if (viewing) return { now: placed(now, viewing), ghosts: [] };
  if (preview && offers) return explained(now, preview, offers.candidates, thoughts(settings));
  if (hint?.depth === 3) return explained(now, hint.step, hint.candidates, thoughts(settings));
  return { now, ghosts: [] };
}

/** @param {Position} now @param {StepData} step @param {Lists} candidates @param {Thoughts} layer @returns {Shown} */
const explained = (now, step, candidates, layer) => ({
  now: { ...now, marks: cleared(now.marks, step) },
  ghosts: ghosts(now, step, candidates, layer),
});

/** @param {Position["marks"]} marks @param {StepData | undefined} step @returns {Position["marks"]} those that a digit is drawn over left out */
function cleared(marks, step) {
  const clear = (/** @type {Lists} */ lists) => lists.map((own, cell) => (step?.placements.some(([place]) => place === cell) ? [] : own));
  return { ...marks, corner: clear(marks.corner), centre: clear(marks.centre) };
}

/** @param {Position} now @param {import("../types.js").Glance} glance @returns {Position} what it shows instead: the clues as they are, all else as answered */
function glanced(now, { values, marks }) {
  const given = now.inks.includes("given");
  const ink = (/** @type {number} */ value, /** @type {number} */ cell) => (!value ? "" : (given ? now.inks[cell] === "given" : now.inks[cell] === "own") ? now.inks[cell] : "answer");
  return { ...now, values, inks: values.map(ink), tints: {}, marks: { corner: marks, centre: values.map(() => []), colour: now.marks.colour } };
}

/**
 * @param {Position} now
 * @param {import("../types.js").Viewing} viewing
 * @returns {Position} that place of the path, in the colours of the game, with marks from the first step on that strikes some
 */
function placed(now, { data: { places, steps }, at }) {
  const { values, candidates } = places[at];
  const ink = (/** @type {number} */ value, /** @type {number} */ cell) => (now.inks[cell] === "given" ? "given" : value ? "own" : "");
  const first = steps.findIndex(({ eliminations }) => eliminations.length);
  const none = values.map(() => []);
  const marks = cleared({ corner: first >= 0 && first <= at ? candidates : none, centre: none, colour: now.marks.colour }, steps[at]);
  return { ...now, values, inks: values.map(ink), tints: {}, marks };
}

/**
 * @param {Position} now
 * @param {StepData} step
 * @param {Lists} candidates
 * @param {Thoughts} layer
 * @returns {Lists} candidates for the cells without marks, where candidates are what the step is about
 */
function ghosts(now, { eliminations }, candidates, layer) {
  if (!eliminations.length) return [];
  return candidates.map((own, cell) => (thought(now.marks, cell, layer).length ? [] : own));
}
