/** Small parts around the grid: the end of the line over it, what a puzzle tells of itself, what is practised. */

import { isDone } from "../acts/lessons.js";
import { canRedo, canUndo, position } from "../game/game.js";
import { byId, make, onClick } from "../page/dom.js";
import { noteLearnt } from "../page/learnt.js";
import { thoughts } from "../page/state.js";
import { foundWords, titleBy } from "../page/words.js";
import { practiceOf } from "./words.js";

/** @param {import("../types.js").AppState} state */
export function drawAbout({ game }) {
  const { about, candidates } = position(game);
  const { title = "", author = "", text = "", missing = [] } = about ?? {};
  byId("about-candidates").hidden = !candidates.some((own) => own.length);
  byId("about").hidden = !(title || author || text || missing.length);
  byId("about-title").textContent = titleBy({ title, author });
  byId("about-missing-title").hidden = !missing.length;
  byId("about-missing").replaceChildren(...missing.map((line) => make("li", {}, line)));
  byId("about-rules").hidden = !text;
  byId("about-text").textContent = text;
}

export const SLICE = /** @type {const} */ (["game", "viewing", "tool"]);

/** @param {import("../acts/actions.js").Actions} actions @returns {(state: import("../types.js").AppState) => void} */
export function barView(actions) {
  onClick("bar-undo", () => actions.undo());
  onClick("bar-redo", () => actions.redo());
  onClick("marks", () => actions.take(actions.store.get().tool === "digit" ? "corner" : "digit"));
  onClick("bar-keys", () => {
    const isOpen = document.body.toggleAttribute("data-keys");
    byId("bar-keys").setAttribute("aria-pressed", `${isOpen}`);
  });
  return ({ game, viewing, tool }) => {
    byId("bar-undo").toggleAttribute("disabled", !viewing && !canUndo(game));
    byId("bar-redo").toggleAttribute("disabled", !viewing && !canRedo(game));
    byId("marks").setAttribute("aria-pressed", `${tool !== "digit"}`);
  };
}

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
