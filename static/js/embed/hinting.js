/** Python in the frame, a separate script: hints with their drawings, judged rules, fog. */

import { hintView } from "../beside/hint-view.js";
import { outlineView } from "../beside/outline.js";
import { drawAbout } from "../beside/around.js";
import { Hints } from "../acts/hints.js";
import { taught } from "../acts/hint-words.js";
import { judge } from "../acts/checks.js";
import { rulesOnBoard } from "../grid/rules-view.js";
import { mount as fog } from "../grid/fog.js";
import { startWorker } from "../python/start-worker.js";
import { Workers, whenIdle, workerGone } from "../python/workers.js";

/** Lessons belong to the page itself: here a hint stays as it is, and has no example. */
const NO_LESSONS = /** @type {any} */ ({ meant: async (/** @type {unknown} */ found) => found, lesson: async () => null });

/** @param {Actions} actions @returns {import("./later.js").Teacher} */
export function mount(actions) {
  const { store } = actions;
  const workers = new Workers({ make: startWorker, gone: workerGone, most: 1, spares: false, idle: whenIdle });
  const engine = workers.engine("page", (python) => {
    document.documentElement.dataset.py = python.phase;
    store.set({ python });
  });
  const hints = new Hints(actions, NO_LESSONS);
  store.watch(hintView(hints), ["game", "hint", "following", "lesson", "preview", "viewing", "settings"]);
  store.watch(outlineView(actions), ["hint", "following", "preview", "viewing", "settings"]);
  store.watch(drawAbout, ["game"]);
  store.watch(rulesOnBoard(), ["game", "judged", "place", "settings"]);
  engine.boot();
  store.hear(judge(actions));
  fog({ store, actions });
  return { engine, hints, taught };
}
