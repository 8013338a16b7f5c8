/** Solve: the puzzle as text, its rating, every step, the path, and ways to other programs. */

import { SLICE as ASKED, askedPanel } from "./asked/view.js";
import { elsewherePanel } from "./elsewhere.js";
import { offersView } from "./offers.js";
import { pathView } from "./path.js";
import { SLICE as PYTHON, pythonView } from "./python-view.js";
import { ratingPanel } from "./rating.js";
import { openButton } from "./reading/files.js";
import { sourcePanel } from "./source.js";

/** @param {import("./types.js").Parts} parts */
export function mount({ store, actions, hints }) {
  store.watch(sourcePanel(actions), ["game", "source", "unreadable"]);
  openButton(actions);
  store.watch(ratingPanel(actions), ["game", "rating", "settings"]);
  store.watch(offersView(hints), ["offers", "hint", "settings"]);
  store.watch(pathView(hints), ["viewing"]);
  store.watch(askedPanel(actions), ASKED);
  store.watch(elsewherePanel(actions), ["game"]);
  store.watch(pythonView(actions), PYTHON);
}
