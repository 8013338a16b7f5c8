/** The form that has puzzles with variants made. */

import { byId } from "../page/dom.js";
import { makingOf } from "../acts/making.js";

/** @param {import("../acts/actions.js").Actions} actions */
export function settingForm(actions) {
  const form = /** @type {HTMLFormElement} */ (byId("setting"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wish = new FormData(form);
    const seed = Number.parseInt(`${wish.get("seed")}`, 10);
    void makingOf(actions).make({
      wish: { board: `${wish.get("board")}`, variant: `${wish.get("variant")}`, givens: !wish.has("bare"), minimal: wish.has("minimal") },
      count: 1,
      seed: seed >= 0 ? seed : crypto.getRandomValues(new Uint32Array(1))[0],
    }, true);
  });
}
