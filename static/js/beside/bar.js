/** The line over the grid in Solve and Set: at its end Undo, Redo, and Keys, which has the keypad shown where there is a mouse. */

import { byId, onClick } from "../page/dom.js";
import { canRedo, canUndo } from "../game/game.js";

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
