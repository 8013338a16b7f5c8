/** What is said of Python's work while it goes on: never over the answer to another question that came meanwhile. */

import { notice } from "../page/words.js";

/**
 * @typedef {import("./actions.js").Store} Store
 * @typedef {import("../types.js").Notice} Notice
 */

/** @param {import("../types.js").AppState} state @returns what the visitor reads: a notice, a hint, a path */
const toldIn = ({ notice, hint, viewing }) => notice ?? hint ?? viewing;

/**
 * Say *words*, unless something else has been said since the question was asked.
 * @param {Store} store
 * @param {Notice} words
 * @param {ReturnType<typeof toldIn>} [before] what was told when it was asked
 */
export function sayMeanwhile(store, words, before = null) {
  const told = toldIn(store.get());
  if (!told || told === before || ("work" in told && told.work)) store.set({ notice: words });
}

/** @param {Store} store @returns {(note: { text: string }) => void} says how far the question is that is asked now */
export function telling(store) {
  const before = toldIn(store.get());
  return ({ text }) => sayMeanwhile(store, notice.busy(text), before);
}
