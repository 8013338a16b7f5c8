/** Many: lists by the thousand, and the table of what is known of them. */

import { manyPanel } from "./many/panel.js";

/** @param {import("./types.js").Parts} parts */
export function mount(parts) {
  void manyPanel(parts);
}
