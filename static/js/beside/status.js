/** How Python is, in the header, and that what is played is not kept; nothing while all is well. */

import { byId, onClick } from "../page/dom.js";
import { pythonsText, statusText, whyText } from "../page/words.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("../acts/actions.js").Actions} Actions
 */

/** @param {readonly import("../python/workers.js").Member[]} members @param {number} most of them, writes what Pythons are there and what they take */
export function drawPythons(members, most) {
  document.documentElement.dataset.workers = members.map(({ name, role }) => `${role}:${name}`).join(" ");
  byId("pythons").textContent = pythonsText(members, most);
}

/** @param {Actions} actions @returns {(state: AppState) => void} how Python is, for the eye and for tests */
export function statusPanel(actions) {
  const root = document.documentElement;
  const boot = /** @type {HTMLProgressElement} */ (byId("boot"));
  let failed = false;
  for (const id of ["retry", "again"]) onClick(id, () => actions.retry());
  addEventListener("online", () => failed && actions.retry());
  return ({ python }) => {
    root.dataset.py = python.phase;
    if (python.phase === "ready") root.dataset.bootMs ??= `${Math.round(performance.now())}`;
    failed = python.phase === "error";
    byId("python-text").textContent = statusText(python, navigator.onLine);
    byId("python-why").textContent = failed ? whyText(python.message) : "";
    for (const id of ["python-why", "retry"]) byId(id).hidden = !failed;
    boot.value = python.percent;
    boot.hidden = python.phase !== "booting";
  };
}

/** @param {{ keeping: import("../kept/kept.js").Keeping }} state */
export function keepingView({ keeping }) {
  byId("keeping").hidden = !keeping.text;
  byId("keeping").textContent = keeping.text;
}
