/** Which words the headline shows while a batch is being made: its count would cover all others. */

/** @typedef {import("../types.js").Notice} Notice */

/** Milliseconds that brief news is shown. */
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
