/** Make: wishes, and the list of what was made. */

import { madeList } from "./made-list.js";
import { makerPanel } from "./maker.js";
import { makingOf } from "./making.js";

/** @param {import("./types.js").Parts} parts */
export function mount({ store, actions }) {
  store.watch(makerPanel(makingOf(actions)), ["made", "game"]);
  store.watch(madeList(actions), ["made"]);
}
