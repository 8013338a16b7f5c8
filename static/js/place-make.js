/** Make: wishes, and the list of what was made. */

import { madeList } from "./made-list.js";
import { makerPanel } from "./maker.js";
import { Making } from "./making.js";

/** @param {import("./types.js").Parts} parts */
export function mount({ store, actions }) {
  store.watch(makerPanel(new Making(actions)), ["made", "game"]);
  store.watch(madeList(actions), ["made"]);
}
