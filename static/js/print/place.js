/** Print: sheets, books and worksheets. */

import { booksPanel } from "./books-panel.js";
import { paperView } from "./paper-view.js";

/** @param {import("../types.js").Parts} parts */
export function mount({ store, actions, workers }) {
  store.watch(paperView(actions), ["game", "made", "answers", "rating"]);
  booksPanel(workers);
}
