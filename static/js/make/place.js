/** Make: wishes, and the list of what was made. */

import { madeList } from "./made-list.js";
import { makerPanel } from "./maker.js";
import { makingOf } from "../acts/making.js";

/** @param {import("../types.js").Parts} parts */
export function mount(parts) {
  const { store, actions } = parts;
  store.watch(makerPanel(makingOf(actions)), ["made", "game"]);
  store.watch(madeList(actions), ["made"]);
  void import("../beside/python-view.js").then(({ pythonPanel }) => pythonPanel(parts));
}
