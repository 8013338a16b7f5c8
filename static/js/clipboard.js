/** Pasting a puzzle anywhere on the page, and copying the one on the grid. */

import { byId } from "./dom.js";
import { givensOf, position } from "./game.js";
import { writeLine } from "./link.js";
import { goToGrid, placeNow } from "./places.js";

/** @param {import("./actions.js").Actions} actions @param {() => import("./types.js").AppState} state */
export function clipboard(actions, state) {
  document.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const inField = event.target instanceof Element && event.target.closest("textarea, input");
    if (inField || !text.trim()) return; // a field hears of its own text by itself
    event.preventDefault();
    if (placeNow() === "many") return actions.taker?.([{ name: "", text }]);
    actions.load(text);
    if (placeNow() !== "print") goToGrid(); // its preview shows the puzzle, too
  });

  document.addEventListener("copy", (event) => {
    if (!byId("grid").contains(document.activeElement) || `${getSelection() ?? ""}`) return;
    event.preventDefault();
    const now = position(state().game);
    event.clipboardData?.setData("text/plain", writeLine(givensOf(now), now.board));
  });
}
