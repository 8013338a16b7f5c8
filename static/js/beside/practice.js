/** What is practised on the grid, and the way back to the visitor's own puzzle. */

import { byId, onClick } from "../page/dom.js";
import { position, thought } from "../game/game.js";
import { thoughts } from "../page/settings.js";
import { foundWords } from "../page/words.js";

/**
 * @typedef {import("../types.js").Position} Position
 * @typedef {import("../protocol.js").StepData} StepData
 */

/** @param {import("../acts/lessons.js").Lessons} lessons @returns {(state: import("../types.js").AppState) => void} */
export function practiceView(lessons) {
  onClick("practice-another", () => {
    const { practice } = lessons.store.get();
    if (practice) void lessons.practise(practice.technique, practice.name);
  });
  onClick("practice-home", () => lessons.home());

  return ({ game, practice, settings }) => {
    byId("practice").hidden = practice === null || game.done <= practice.home;
    if (!practice) return;
    byId("practice-title").textContent = `Practice: ${practice.name}`;
    byId("practice-lesson").setAttribute("href", `#learn=${practice.technique}`);
    const goal = practice.goals?.find((step) => isDone(step, position(game), thoughts(settings)));
    byId("practice-found").textContent = goal ? foundWords(practice.name, goal.brief, practice.others ?? []) : "";
  };
}

/** @param {StepData} step @param {Position} now @param {import("../game/game.js").Thoughts} layer @returns {boolean} whether all that follows from the step is on the grid */
function isDone({ placements, eliminations }, { values, marks }, layer) {
  const isGone = (/** @type {readonly number[]} */ own, /** @type {number} */ value) => own.length > 0 && !own.includes(value);
  return placements.every(([cell, value]) => values[cell] === value)
    && eliminations.every(([cell, value]) => isGone(values[cell] ? [values[cell]] : thought(marks, cell, layer), value));
}
