/** Show Python: the lines that give the answer on the page, to copy. They are written while the visitor looks. */

import { byId, onClick } from "./dom.js";
import { pythonLines } from "./python-lines.js";
import { notice, plain } from "./words.js";

/** @typedef {import("./types.js").AppState} AppState */

/** What it is drawn from. */
export const SLICE = /** @type {const} */ (["game", "hint", "viewing", "rating", "settings"]);

/** @param {import("./actions.js").Actions} actions @returns {(state: AppState) => void} */
export function pythonView(actions) {
  const panel = /** @type {HTMLDetailsElement} */ (byId("in-python"));
  const draw = (/** @type {AppState} */ state) => {
    if (panel.open) byId("in-python-lines").textContent = pythonLines(state);
  };
  panel.addEventListener("toggle", () => draw(actions.store.get()));
  onClick("in-python-copy", async () => {
    const copied = await navigator.clipboard?.writeText(pythonLines(actions.store.get())).then(() => true, () => false);
    actions.say(copied ? plain("Python copied", "It runs wherever the package is installed: pip install pencilmark.") : notice.notCopied);
  });
  return draw;
}
