/** Small parts around the grid: the end of the line over it, what a puzzle tells of itself. */

import { canRedo, canUndo, position } from "../game/game.js";
import { byId, make, onClick } from "../page/dom.js";
import { titleBy } from "../page/words.js";

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
