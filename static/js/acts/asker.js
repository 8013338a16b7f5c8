/** Asks Python: what is asked can be waited for, heard of meanwhile (but never over the answer to another question), and stopped. */

import { notice } from "../page/words.js";
import { EngineError } from "../python/engine-error.js";

/**
 * @typedef {import("../types.js").Store} Store
 * @typedef {import("../types.js").Notice} Notice
 * @typedef {import("../protocol.js").Conversations} Conversations
 * @typedef {import("../python/pythons.js").Asker} Engine
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

export class Asker {
  /** What stops each question that Python is working on, the latest last. */
  #running = /** @type {{ kind: string, stop: () => void, aside?: boolean }[]} */ ([]);

  /** @param {Store} store @param {Engine} engine */
  constructor(store, engine) {
    this.store = store;
    this.engine = engine;
  }

  /** @returns {boolean} whether Python can answer at once */
  get isUp() {
    return ["ready", "busy"].includes(this.store.get().python.phase);
  }

  /**
   * Ask Python, and offer Cancel meanwhile.
   * @template {keyof Conversations} K
   * @param {K} kind
   * @param {Omit<Conversations[K][0], "id" | "kind">} fields
   * @param {(note: import("../protocol.js").Note) => void} [hear] hears how far it is
   * @param {number} [patience] milliseconds after Cancel in which an answer may still come
   * @returns {Promise<Conversations[K][1]>}
   */
  async ask(kind, fields, hear = telling(this.store), patience = Infinity) {
    const { answer, cancel } = this.engine.ask(kind, fields, (note) => this.isUp && hear(note)); // until then the headline says so
    let lose = (/** @type {Error} */ _) => {};
    const lost = new Promise((_, reject) => (lose = reject));
    const stop = () => {
      cancel();
      if (patience < Infinity) setTimeout(lose, patience, new EngineError({ code: "cancelled", message: "stopped" }));
    };
    const running = { kind, stop };
    this.#running.push(running);
    this.store.set({ running: true });
    try {
      return /** @type {Conversations[K][1]} */ (await Promise.race([answer, lost]));
    } finally {
      this.#running = this.#running.filter((other) => other !== running);
      if (this.#running.every(({ aside }) => aside)) this.store.set({ running: false });
    }
  }

  /**
   * Ask Python for what has its own place on the page, with a Cancel there; Escape ends it, too.
   * @template {keyof Conversations} K
   * @param {K} kind
   * @param {Omit<Conversations[K][0], "id" | "kind">} fields
   * @param {(note: import("../protocol.js").Note) => void} [hear] hears how far it is
   * @returns {{ answer: Promise<Conversations[K][1]>, cancel: () => void }}
   */
  aside(kind, fields, hear = () => {}) {
    const { answer, cancel } = this.engine.ask(kind, fields, hear);
    const running = { kind, stop: cancel, aside: true };
    const ended = () => void (this.#running = this.#running.filter((other) => other !== running));
    this.#running.push(running);
    answer.then(ended, ended);
    return { answer, cancel };
  }

  /** @param {string} kind stops what was asked last of that kind: nobody waits for it any more */
  stop(kind) {
    this.#running.findLast((running) => running.kind === kind)?.stop();
  }

  /** Stop what Python is doing. */
  cancel() {
    const running = this.#running.findLast(({ kind }) => kind !== "read") ?? this.#running.at(-1);
    running?.stop(); // a text that waits to be read meanwhile is not lost
  }

  /** Start Python after it could not be loaded. */
  retry() {
    this.engine.boot();
  }
}
