/** How Python is, in the header. */

import { byId, onClick } from "./dom.js";
import { pythonsText, statusText } from "./words.js";

/**
 * @typedef {import("./types.js").AppState} AppState
 * @typedef {import("./actions.js").Actions} Actions
 */

/** @param {readonly import("./workers.js").Member[]} members @param {number} most of them, writes what Pythons are there and what they take */
export function drawPythons(members, most) {
  document.documentElement.dataset.workers = members.map(({ name, role }) => `${role}:${name}`).join(" ");
  byId("pythons").textContent = pythonsText(members, most);
}

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
