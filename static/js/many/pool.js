/** A pool of Pythons, as many as the machine allows: the page's own for quick questions, others for long ones. */

import { cores } from "../python/workers.js";

/**
 * @typedef {import("./work.js").Member} Member
 * @typedef {import("../python/engine.js").Engine} Engine
 */

export class Pool {
  /** @type {{ engine: Engine, member: Member }[]} */
  #more = [];
  /** Whether one failed to start: then no more are tried. */
  #lost = false;

  /** @param {Asker} own the page's own @param {Workers} workers @param {() => void} changed is called when a Python has come or gone */
  constructor(own, workers, changed) {
    this.workers = workers;
    this.changed = changed;
    this.own = memberOf(own, true);
  }

  /** @returns {readonly Member[]} */
  get members() {
    return [this.own, ...this.#more.map(({ member }) => member)];
  }

  /** Start the others, unless they are running. @returns {boolean} whether there are new ones, which can be asked at once */
  widen() {
    const before = this.#more.length;
    while (!this.#lost && this.#more.length < cores() && this.workers.room) {
      const engine = this.workers.engine("many", ({ phase }) => phase === "error" && this.#lose(engine));
      this.#more.push({ engine, member: memberOf(engine, false) });
      engine.boot();
    }
    this.#fallBack();
    return this.#more.length > before;
  }

  /** End the others, to free their memory. */
  narrow() {
    for (const { engine } of this.#more) engine.end();
    this.#more = [];
  }

  /** @param {Engine} engine could not start */
  #lose(engine) {
    this.#lost = true;
    engine.end();
    this.#more = this.#more.filter((one) => one.engine !== engine);
    this.#fallBack();
    this.changed();
  }

  /** If there are no others, the page's own does everything. */
  #fallBack() {
    if (!this.#more.length && this.own.isQuick) this.own = { ...this.own, isQuick: false };
  }
}

/** @param {Asker} engine @param {boolean} isQuick @returns {Member} */
const memberOf = (engine, isQuick) => ({ isQuick, ask: (fields) => engine.ask("many", fields) });
