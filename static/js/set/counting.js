/** The count of solutions that follows while a puzzle is set: none, one, or more, as far as a few seconds tell. */

import { byId } from "../page/dom.js";
import { isEngineError } from "../python/engine-error.js";
import { keyAt, position, puzzleOf } from "../game/game.js";
import * as english from "./words.js";

/** Milliseconds without a change before counting starts, and seconds that it may take. */
const [PAUSE, SECONDS] = [400, 5];

/** @param {import("../acts/actions.js").Actions} actions @returns {(state: import("../types.js").AppState) => void} */
export function counter(actions) {
  const panel = /** @type {HTMLDetailsElement} */ (byId("variants"));
  const out = byId("variants-count");
  let latest = "";
  let timer = /** @type {any} */ (0); // a number in browsers, an object in Node

  const say = (/** @type {string} */ text, /** @type {string | undefined} */ known = undefined) => {
    for (const place of [out, byId("proper-count")]) place.textContent = english.solutionsText(text);
    if (known !== undefined) byId("proper").dataset.solutions = known; // while they are counted it is what it was
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(count, PAUSE, latest);
  };
  const count = async (/** @type {string} */ key) => {
    const puzzle = puzzleOf(position(actions.store.get().game));
    say(english.counting);
    try {
      const found = await actions.engine.askMeanwhile("count", { rules: [], ...puzzle, limit: 2, seconds: SECONDS });
      if (key === latest) say(english.countText(found, SECONDS), found.count > 1 ? "2" : found.exact ? `${found.count}` : "");
      if (key === latest && found.exact && found.count < 2) await more(key, found.count, puzzle);
    } catch (error) {
      if (key !== latest) return;
      if (isEngineError(error) && error.data.code === "cancelled") later(); // it gave way to something else
      else say("");
    }
  };
  /** Say of no solution which givens contradict each other, of one how hard it is. */
  const more = async (/** @type {string} */ key, /** @type {number} */ count, /** @type {ReturnType<typeof puzzleOf>} */ asked) => {
    if (!count) {
      const { conflict } = await actions.engine.askMeanwhile("solve", { ...asked, limit: 1 });
      if (key !== latest || !conflict.length) return;
      actions.store.set({ wrong: conflict });
      return say(english.conflicting);
    }
    const { level } = await actions.engine.askMeanwhile("rate", { ...asked, scales: ["own"] });
    if (key === latest && level) say(english.uniqueOf(level));
  };
  const follow = (/** @type {import("../types.js").AppState} */ state) => {
    const now = position(state.game);
    const key = panel.open && state.place === "set" && state.python.phase !== "booting" ? keyAt(now) : "";
    if (key === latest) return;
    latest = key;
    clearTimeout(timer);
    actions.engine.giveWay();
    say("", key ? undefined : "");
    if (key) later();
  };
  panel.addEventListener("toggle", () => follow(actions.store.get()));
  return follow;
}
