/** Something is tried from a bookmark: a line under the keys leads back to it, or keeps what was tried. */

import { bookmarksIn, position } from "../game/game.js";
import { byId, onClick } from "../page/dom.js";
import * as wording from "./words.js";

/** What the line is drawn from. */
export const SLICE = /** @type {const} */ (["game"]);

/** @param {import("../acts/actions.js").Actions} actions @returns {(state: import("../types.js").AppState) => void} */
export function bookmarks(actions) {
  onClick("try", () => actions.make({ kind: "try" }));
  for (const id of ["back-try", "back-bookmark"]) onClick(id, () => actions.make({ kind: "back" }));
  onClick("keep-tried", () => actions.make({ kind: "keep" }));
  return ({ game }) => {
    const depth = bookmarksIn(position(game));
    byId("trying").hidden = !depth;
    byId("trying-text").textContent = wording.trying(depth);
    /** @type {HTMLButtonElement} */ (byId("back-bookmark")).disabled = !depth;
  };
}
