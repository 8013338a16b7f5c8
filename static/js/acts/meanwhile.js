/** What is said of Python's work while it goes on: never over the answer to another question that came meanwhile. */

import { notice } from "../page/words.js";

/**
 * @typedef {import("./actions.js").Store} Store
 * @typedef {import("../types.js").Notice} Notice
 */

/**
 * Say *words*, unless something else has been said since the question was asked.
 * @param {Store} store
 * @param {Notice} words
 * @param {Notice | null} [before] what was said when it was asked
 */
export function sayMeanwhile(store, words, before = null) {
  const { notice: shown } = store.get();
  if (!shown || shown === before || shown.work) store.set({ notice: words });
}

/** @param {Store} store @returns {(note: { text: string }) => void} says how far the question is that is asked now */
export function telling(store) {
  const { notice: before } = store.get();
  return ({ text }) => sayMeanwhile(store, notice.busy(text), before);
}
