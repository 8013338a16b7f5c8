/** Print: sheets, books and worksheets. */

import { booksPanel } from "./books-panel.js";
import { desk } from "./desk.js";
import { paperView } from "./paper-view.js";
import { drawSketch } from "./sketches.js";

/** @param {import("../types.js").Parts} parts */
export function mount({ store, actions, workers }) {
  const paper = paperView(actions);
  booksPanel(workers, drawSketch, () => {
    const { coordinates } = store.get().settings;
    return coordinates === "a1" || coordinates === "kanji" ? { cells: coordinates } : {};
  });
  desk(() => (paper.begin(), drawSketch()));
  store.watch(paper.draw, ["game", "made", "answers", "ratings", "record", "place"]);
}
