/** Print: sheets, books and worksheets. */

import { booksPanel } from "./books-panel.js";
import { Engine, startWorker, workerGone } from "./engine.js";
import { paperView } from "./paper-view.js";

/** @param {import("./types.js").Parts} parts */
export function mount({ store, actions }) {
  store.watch(paperView(actions), ["game", "made", "answers", "rating"]);
  booksPanel((tell) => new Engine({ start: startWorker, gone: workerGone, tell }));
}
