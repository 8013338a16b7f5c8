/** What is practised on the grid, and the way back to the visitor's own puzzle. */

import { byId, onClick } from "../page/dom.js";
import { isDone } from "../acts/lessons.js";
import { position } from "../game/game.js";
import { thoughts } from "../page/state.js";
import { noteLearnt } from "../page/learnt.js";
import { foundWords } from "../page/words.js";
import { practiceOf } from "./words.js";

/** @param {import("../acts/lessons.js").Lessons} lessons @returns {(state: import("../types.js").AppState) => void} */
export function practiceView(lessons) {
  onClick("practice-another", () => {
    const { practice } = lessons.store.get();
    if (practice) void lessons.practise(practice.among ?? [practice]);
  });
  onClick("practice-home", () => lessons.home());

  return ({ game, practice, settings }) => {
    byId("practice").hidden = practice === null || game.done <= practice.home;
    if (!practice) return;
    byId("practice-title").textContent = practiceOf(practice.name);
    byId("practice-lesson").setAttribute("href", `#learn=${practice.technique}`);
    const goal = practice.goals?.find((step) => isDone(step, position(game), thoughts(settings)));
    if (goal) noteLearnt(practice.technique);
    byId("practice-found").textContent = goal ? foundWords(practice.name, goal.brief, practice.others ?? []) : "";
  };
}
