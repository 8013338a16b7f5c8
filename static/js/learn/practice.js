/** The practised technique beside the grid, a separate script: it says when the step was found. */

import { isDone } from "../acts/lessons.js";
import { position } from "../game/game.js";
import { byId, onClick } from "../page/dom.js";
import { noteLearnt } from "../page/remembered.js";
import { thoughts } from "../page/state.js";
import { foundWords } from "../page/words.js";
import { say } from "../words/say.js";

/** @param {Pick<Parts, "store" | "lessons">} parts */
export function mount({ store, lessons }) {
  store.watch(practiceView(lessons), ["game", "practice"]);
}

/** @param {Lessons} lessons @returns {(state: AppState) => void} */
function practiceView(lessons) {
  onClick("practice-another", () => {
    const { practice } = lessons.store.get();
    if (practice) void lessons.practise(practice.among ?? [practice]);
  });
  onClick("practice-home", () => lessons.home());

  return ({ game, practice, settings }) => {
    byId("practice").hidden = practice === null || game.done <= practice.home;
    if (!practice) return;
    byId("practice-title").textContent = say("page-practice-of", { name: practice.name });
    byId("practice-lesson").setAttribute("href", `#learn=${practice.technique}`);
    const goal = practice.goals?.find((step) => isDone(step, position(game), thoughts(settings)));
    if (goal) noteLearnt(practice.technique);
    byId("practice-found").textContent = goal ? foundWords(practice.name, goal.brief, practice.others ?? []) : "";
  };
}
