/** Steps through a search: play, pause, step, back, speed. It knows no document; clocks are passed in. */

/**
 * @typedef {object} Clock
 * @property {(act: () => void, milliseconds: number) => unknown} later
 * @property {(timer: any) => void} stop
 */

/** Events a second that a visitor may choose; the last goes as fast as a screen shows. */
export const SPEEDS = [1, 4, 15, 60];

export class Player {
  at = 0;
  length = 0;
  speed = 4;
  playing = false;
  #timer = /** @type {unknown} */ (null);

  /** @param {() => void} changed @param {Clock} clock */
  constructor(changed, clock) {
    this.changed = changed;
    this.clock = clock;
  }

  /** @param {number} length number of events so far; at their end, playing waits for more if there will be any */
  grow(length) {
    this.length = length;
    this.changed();
  }

  /** @param {number} at to go to, and stop */
  go(at) {
    this.pause();
    this.#move(at);
  }

  play() {
    if (this.playing || !this.length) return;
    if (this.at >= this.length - 1) this.at = 0;
    this.playing = true;
    this.#next();
    this.changed();
  }

  pause() {
    this.clock.stop(this.#timer);
    this.playing = false;
  }

  toggle() {
    if (!this.playing) return this.play();
    this.pause();
    this.changed();
  }

  /** Clear everything. */
  reset() {
    this.pause();
    [this.at, this.length] = [0, 0];
    this.changed();
  }

  /** @param {number} at */
  #move(at) {
    this.at = Math.min(Math.max(at, 0), Math.max(0, this.length - 1));
    this.changed();
  }

  #next() {
    this.#timer = this.clock.later(() => {
      if (this.at >= this.length - 1) this.playing = false;
      else this.#next();
      this.#move(this.at + 1);
    }, 1000 / this.speed);
  }
}
