/** Where the solutions differ: on the grid, until it is pressed again, each cell has all digits that some solution has there. */

import { glanceAt } from "../asked/glances.js";
import { keyAt, puzzleOf } from "../game/game.js";
import { byId, onClick } from "../page/dom.js";
import { failureNotice } from "../page/words.js";
import { dataOf } from "../python/engine-error.js";

const KIND = "candidates";

/** @param {import("../acts/actions.js").Actions} actions @returns {(state: import("../types.js").AppState) => void} says whether it is shown */
export function differing(actions) {
  onClick("differ", () => void toggle(actions));
  return ({ glance }) => byId("differ").setAttribute("aria-pressed", `${glance?.from === KIND}`);
}

/** @param {import("../acts/actions.js").Actions} actions */
async function toggle(actions) {
  const { store, now } = actions;
  if (store.get().glance?.from === KIND) return store.set({ glance: null });
  const key = keyAt(now);
  try {
    const data = await actions.ask(KIND, puzzleOf(now), () => {});
    const entry = { kind: KIND, key, done: null, text: "", going: false, data, error: null };
    if (keyAt(actions.now) === key) store.set({ glance: glanceAt(/** @type {import("../types.js").Asked} */ (entry), actions.now, 0) });
  } catch (error) {
    actions.say(failureNotice(dataOf(error)));
  }
}
