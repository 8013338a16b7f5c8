/** How Python is, in the header. */

import { byId, onClick } from "./dom.js";
import { statusText } from "./words.js";

/**
 * @typedef {import("./types.js").AppState} AppState
 * @typedef {import("./actions.js").Actions} Actions
 */

/** @param {Actions} actions @returns {(state: AppState) => void} how Python is, for the eye and for tests */
export function statusPanel(actions) {
  const root = document.documentElement;
  const boot = /** @type {HTMLProgressElement} */ (byId("boot"));
  onClick("retry", () => actions.retry());
  return ({ python }) => {
    root.dataset.py = python.phase;
    if (python.phase === "ready") root.dataset.bootMs ??= `${Math.round(performance.now())}`;
    byId("python-text").textContent = statusText(python);
    byId("retry").hidden = python.phase !== "error";
    boot.value = python.percent;
    boot.hidden = python.phase !== "booting";
  };
}
