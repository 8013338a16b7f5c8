/** Print: sheets, books and worksheets. */

import { booksPanel } from "./books-panel.js";
import { Engine } from "./engine.js";
import { workerGone } from "./lock.js";
import { paperView } from "./paper-view.js";
import { startWorker } from "./start-worker.js";

/** @param {import("./types.js").Parts} parts */
export function mount({ store, actions }) {
  store.watch(paperView(actions), ["game", "made", "answers", "rating"]);
  booksPanel((tell) => new Engine({ start: startWorker, gone: workerGone, tell }));
}
