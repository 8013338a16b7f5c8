/** Which words have the headline while a batch goes on, whose count would cover all others. */

/** @typedef {import("../types.js").Notice} Notice */

/** Milliseconds that news for a moment is shown. */
export const BRIEFLY = 3000;

export class Headline {
  #heard = /** @type {Notice | null} */ (null);
  #since = 0;

  /** @param {() => number} [now] milliseconds by the clock */
  constructor(now = () => performance.now()) {
    this.now = now;
  }

  /** @param {Notice | null} notice @returns {boolean} whether it is news for a moment, and that moment is not over */
  isNews(notice) {
    if (notice !== this.#heard) [this.#heard, this.#since] = [notice, this.now()];
    return Boolean(notice?.brief) && this.now() - this.#since < BRIEFLY;
  }
}
