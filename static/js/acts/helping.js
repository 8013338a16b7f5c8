/**
 * Other Pythons that help with a batch of puzzles: the page's own makes them one after the other, hands out some that it
 * has not begun, and puts what comes back in its place. So what the page hears is what it would hear of one Python alone.
 */

import { cores, isHandheld } from "../python/workers.js";

/** Milliseconds between two looks at how far a batch is, and of work left from which others are worth their start. */
export const [LOOK, WORTH] = [250, 2500];
/** Others at most. */
const WIDEST = 4;
/** Milliseconds that a part should take, and puzzles of one at most. */
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
   * @param {Wish} wish as it was asked of *own* @param {() => number} done says how far that is, 0 to 1
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

  /** The batch is made, or not wanted any more: the others go. */
  end() {
    this.#isOver = true;
    this.clock.stop(this.#timer);
    for (const helper of this.#helpers) helper.end();
  }

  #wait() {
    this.#timer = this.clock.later(() => (this.#left >= WORTH ? this.#call() : this.#wait()), LOOK);
  }

  /** @returns {number} milliseconds that the batch may still take: before its first puzzle nobody knows, and it is taken to go on as long again */
  get #left() {
    const spent = this.clock.now() - this.began;
    return this.done() ? (spent * (1 - this.done())) / this.done() : spent;
  }

  /** Start as many as there is room for, none on a phone: one place is left to whoever else needs one. */
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

  /** Have a Python make what is handed out, till there is nothing more. @param {Python} helper one that lost a part is asked for no other */
  async #serve(helper) {
    let handed = { places: /** @type {number[]} */ ([]), made: "", most: 1 };
    while (!this.#isOver) {
      const { places } = await this.own.ask("makeshare", { ...this.wish, ...handed }).answer;
      if (!places.length) return;
      const began = this.clock.now();
      const { made } = await helper.ask("makepart", { ...this.wish, places }).answer.catch(() => ({ made: "" }));
      const fitting = Math.round((places.length * AIM) / Math.max(1, this.clock.now() - began));
      handed = { places, made, most: made ? Math.min(MOST, Math.max(1, fitting)) : 0 };
    }
  }
}
