/** Learn: the lessons. */

import { learnView } from "./learn.js";

/** @param {import("./types.js").Parts} parts */
export function mount({ lessons }) {
  learnView(lessons);
}
