/** Solve: the puzzle as text, its rating, every step, the path, and ways to other programs. */

import { askedPanel } from "../asked/view.js";
import { byId } from "../page/dom.js";
import { offersView } from "./offers.js";
import { pathView } from "./path.js";
import { pythonPanel } from "../beside/python-view.js";
import { ratingPanel } from "./rating.js";
import { openButton } from "../beside/files.js";
import { savingButton } from "../beside/clipboard.js";
import { sourcePanel } from "./source.js";
import { notLoaded } from "../page/words.js";

/** @param {import("../types.js").Parts} parts fetches what a fold needs when it is first opened */
function later(parts) {
  const fold = /** @type {HTMLDetailsElement} */ (byId("watch-fold"));
  const open = async () => {
    try {
      (await import("../watching/mount.js")).mount(parts);
    } catch (reason) {
      byId("watch-said").textContent = notLoaded("mount.js");
      fold.addEventListener("toggle", () => fold.addEventListener("toggle", open, { once: true }), { once: true });
      console.warn(reason);
    }
  };
  fold.addEventListener("toggle", open, { once: true });
}

/** @param {import("../types.js").Parts} parts */
export function mount(parts) {
  const { store, actions, hints } = parts;
  store.watch(sourcePanel(actions), ["game", "source", "unreadable"]);
  openButton(actions);
  store.watch(ratingPanel(actions), ["game", "rating", "settings"]);
  store.watch(offersView(hints), ["offers", "hint", "settings"]);
  store.watch(pathView(hints), ["viewing"]);
  askedPanel(parts);
  savingButton(actions, "saving-solve");
  pythonPanel(parts);
  later(parts);
}
