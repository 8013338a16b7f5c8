/** A pool of Pythons, as wide as the machine allows: the page's own for what is quick, others for what takes long. */

import { Engine } from "../engine.js";
import { workerGone } from "../lock.js";
import { startWorker } from "../start-worker.js";

/** @typedef {import("./work.js").Member} Member */

const WIDEST = 8;
/** Gigabytes that are taken for granted where a browser does not say. */
const MEMORY = 4;
/** Gigabytes that one more Python may take. */
const EACH = 0.5;

/** @returns {number} how many Pythons this machine has room for besides the page's own */
export function width() {
  const { hardwareConcurrency = 2 } = navigator;
  const memory = /** @type {{ deviceMemory?: number }} */ (navigator).deviceMemory ?? MEMORY;
  return Math.max(1, Math.min(hardwareConcurrency, Math.floor(memory / EACH / 2), WIDEST));
}

export class Pool {
  /** @type {{ engine: Engine, member: Member }[]} */
  #more = [];
  /** Whether one could not start: no more are tried. */
  #lost = false;

  /** @param {Engine} own the page's own @param {() => void} changed hears when a Python has come or gone */
  constructor(own, changed) {
    this.changed = changed;
    this.own = memberOf(own, true);
  }

  /** @returns {readonly Member[]} */
  get members() {
    return [this.own, ...this.#more.map(({ member }) => member)];
  }

  /** Start the others, unless they are there. @returns {boolean} whether there are more now: they can be asked at once */
  widen() {
    const before = this.#more.length;
    while (!this.#lost && this.#more.length < width()) {
      const engine = new Engine({ start: startWorker, gone: workerGone, tell: ({ phase }) => phase === "error" && this.#lose(engine) });
      this.#more.push({ engine, member: memberOf(engine, false) });
      engine.boot();
    }
    return this.#more.length > before;
  }

  /** End the others: their memory is given back. */
  narrow() {
    for (const { engine } of this.#more) engine.end();
    this.#more = [];
  }

  /** @param {Engine} engine could not start */
  #lose(engine) {
    this.#lost = true;
    engine.end();
    this.#more = this.#more.filter((one) => one.engine !== engine);
    if (!this.#more.length) this.own = { ...this.own, isQuick: false }; // it must do all by itself
    this.changed();
  }
}

/** @param {Engine} engine @param {boolean} isQuick @returns {Member} */
const memberOf = (engine, isQuick) => ({ isQuick, ask: (fields) => engine.ask("many", fields) });
