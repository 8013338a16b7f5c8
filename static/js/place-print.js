/** Print: sheets, books and worksheets. */

import { booksPanel } from "./books-panel.js";
import { Engine, startWorker, workerGone } from "./engine.js";
import { paperPanel } from "./paper.js";

/** @param {import("./types.js").Parts} parts */
export function mount({ store, actions }) {
  store.watch(paperPanel(actions), ["game", "made", "answers", "rating"]);
  booksPanel((tell) => new Engine({ start: startWorker, gone: workerGone, tell }));
}
