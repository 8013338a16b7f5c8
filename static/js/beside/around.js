/** Small parts around the grid: the end of the line above it, a puzzle's title and words; in the header Python's state, and a warning if games are not saved. */

import { canRedo, canUndo, position } from "../game/game.js";
import { byId, make, onClick } from "../page/dom.js";
import { titleBy, pythonsText, statusText, whyText } from "../page/words.js";

/** @param {AppState} state */
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

/** @param {Actions} actions @returns {(state: AppState) => void} */
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

/** @param {{ keeping: Keeping }} state */
export function keepingView({ keeping }) {
  byId("keeping").hidden = !keeping.text;
  byId("keeping").textContent = keeping.text;
}
