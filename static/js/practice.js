/** What is practised on the grid, and the way back to the visitor's own puzzle. */

import { byId, onClick } from "./dom.js";

/** @param {import("./lessons.js").Lessons} lessons @returns {(state: import("./types.js").AppState) => void} */
export function practiceView(lessons) {
  onClick("practice-another", () => {
    const { practice } = lessons.store.get();
    if (practice) void lessons.practise(practice.technique, practice.name);
  });
  onClick("practice-home", () => lessons.home());

  return ({ game, practice }) => {
    byId("practice").hidden = practice === null || game.done <= practice.home;
    if (!practice) return;
    byId("practice-title").textContent = `Practice: ${practice.name}`;
    byId("practice-lesson").setAttribute("href", `#learn=${practice.technique}`);
  };
}
