/**
 * Other Pythons that help with a batch of puzzles: the page's own makes them in order, hands out some that it has not
 * begun, and puts the results in their places, so that the page hears the same as from a single Python.
 */

import { cores, isHandheld } from "../python/workers.js";

/** Milliseconds between checks of how far a batch is, and of remaining work that makes others worth starting. */
export const [LOOK, WORTH] = [250, 2500];
/** Most others. */
const WIDEST = 4;
/** Milliseconds that a part should take, and the most puzzles in one. */
const [AIM, MOST] = [500, 16];

/**
 * @typedef {import("./making.js").Wish} Wish
 * @typedef {Pick<import("../python/engine.js").Engine, "ask" | "boot" | "end">} Python
 *
 * @typedef {object} Clock
 * @property {() => number} now
 * @property {(act: () => void, milliseconds: number) => any} later
 * @property {(timer: any) => void} stop
 */

/** @type {Clock} */
const BROWSERS = { now: () => performance.now(), later: (act, time) => setTimeout(act, time), stop: (timer) => clearTimeout(timer) };

export class Helping {
  /** @type {Python[]} */
  #helpers = [];
  #isOver = false;
  #timer = /** @type {any} */ (0);

  /**
   * @param {Workers} workers @param {Pick<Python, "ask">} own makes the batch
   * @param {Wish} wish as it was asked of *own* @param {() => number} done returns the share that is made, above 0: at least that of the first puzzle
   * @param {Clock} [clock]
   */
  constructor(workers, own, wish, done, clock = BROWSERS) {
    this.workers = workers;
    this.own = own;
    this.wish = wish;
    this.done = done;
    this.clock = clock;
    this.began = clock.now();
    this.#wait();
  }

  /** End the others: the batch is made or was stopped. */
  end() {
    this.#isOver = true;
    this.clock.stop(this.#timer);
    for (const helper of this.#helpers) helper.end();
  }

  #wait() {
    this.#timer = this.clock.later(() => (this.#left >= WORTH ? this.#call() : this.#wait()), LOOK);
  }

  /** @returns {number} the estimated milliseconds to the end of the batch */
  get #left() {
    const done = this.done();
    return ((this.clock.now() - this.began) * (1 - done)) / done;
  }

  /** Start as many as there is room for, less one place for other needs; none on a phone. */
  #call() {
    const more = isHandheld() ? 0 : Math.min(WIDEST, cores() - 1, this.workers.room - 1);
    for (let i = 0; i < more; i += 1) {
      let isServing = false;
      const helper = this.workers.engine("make", ({ phase }) => {
        if (phase === "error") helper.end();
        if (phase !== "ready" || isServing) return;
        isServing = true;
        this.#serve(helper).catch(() => {}).finally(() => helper.end());
      });
      this.#helpers.push(helper);
      helper.boot();
    }
  }

  /** Have a Python make parts until none are left; while it makes one, the next is handed out. @param {Python} helper which gets no other part after a failure */
  async #serve(helper) {
    const share = (/** @type {number[]} */ places, /** @type {string} */ made, /** @type {number} */ most) => this.own.ask("makeshare", { ...this.wish, places, made, most }).answer;
    let [done, made, most] = [/** @type {number[]} */ ([]), "", 1];
    let { places } = await share(done, made, most);
    while (places.length && !this.#isOver) {
      const began = this.clock.now();
      const part = helper.ask("makepart", { ...this.wish, places }).answer.catch(() => ({ made: "" }));
      const [answer, next] = await Promise.all([part, share(done, made, most)]);
      const fitting = Math.round((places.length * AIM) / Math.max(1, this.clock.now() - began));
      most = Math.min(MOST, Math.max(1, fitting));
      made = answer.made;
      [done, places] = made ? [places, next.places] : [[...places, ...next.places], []];
    }
    if (done.length && !this.#isOver) await share(done, made, 0);
  }
}
