/**
 * The Pythons that answer the page: its own, and a second one for quick requests once its own has been busy for more than a
 * moment, so that Learn, a hint or a digit never waits for a rating or a count. It has the interface of an engine.
 */

import { EngineError, isEngineError } from "./engine.js";

/**
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {{ answer: Promise<any>, cancel: () => void }} Asking
 * @typedef {Pick<Engine, "ask" | "askMeanwhile" | "giveWay" | "boot">} Asker what can be asked: an engine, or several
 *
 * @typedef {object} Clock
 * @property {(act: () => void, milliseconds: number) => unknown} later
 * @property {(timer: any) => void} stop
 */

/** Requests that take a moment and that a visitor waits for. */
const QUICK = /** @type {readonly string[]} */ (["read", "rules", "judge", "variants", "clue", "hint", "lessons", "lesson", "practice"]);

/** Requests that come in short parts, with others in between. */
const PARTED = /** @type {readonly string[]} */ (["many"]);

/** Milliseconds after which a request counts as long, and for which the other Python stays after the last long one. */
export const [MOMENT, STAY] = [250, 60_000];

/** @implements {Asker} */
export class Pythons {
  /** Long requests at the page's own Python. */
  #long = new Set();
  /** Quick requests that its own has not answered yet. @type {Set<Twice>} */
  #waiting = new Set();
  /** The other Python, while there is one. @type {Engine | null} */
  #other = null;
  #ready = false;
  #stay = /** @type {unknown} */ (null);

  /**
   * @param {Engine} own the page's own
   * @param {(tell: (state: PythonState) => void) => Engine | null} another makes one more, not started yet; null where there is no room
   * @param {Clock} clock
   */
  constructor(own, another, clock) {
    this.own = own;
    this.another = another;
    this.clock = clock;
  }

  /** Start the page's own Python. */
  boot() {
    this.own.boot();
  }

  /**
   * Ask Python; see `Engine.ask`.
   * @template {keyof Conversations} K
   * @param {K} kind
   * @param {Omit<Conversations[K][0], "id" | "kind">} fields
   * @param {(note: Note) => void} [onNote]
   * @returns {{ answer: Promise<Conversations[K][1]>, cancel: () => void }}
   */
  ask(kind, fields, onNote) {
    if (PARTED.includes(kind)) return this.own.ask(kind, fields, onNote);
    if (!QUICK.includes(kind)) return this.#measured(this.own.ask(kind, fields, onNote));
    const other = this.#other;
    if (this.#long.size && other && this.#ready) return other.ask(kind, fields, onNote);
    const twice = new Twice(this.own.ask(kind, fields, onNote), () => this.#other?.ask(kind, fields, onNote));
    this.#waiting.add(twice);
    const ended = () => void this.#waiting.delete(twice);
    twice.answer.then(ended, ended);
    return twice;
  }

  /**
   * Ask the page's own Python for something of less weight; see `Engine.askMeanwhile`.
   * @template {keyof Conversations} K
   * @param {K} kind
   * @param {Omit<Conversations[K][0], "id" | "kind">} fields
   * @param {(note: Note) => void} [hear]
   * @returns {Promise<Conversations[K][1]>}
   */
  askMeanwhile(kind, fields, hear) {
    return this.own.askMeanwhile(kind, fields, hear);
  }

  giveWay() {
    this.own.giveWay();
  }

  /**
   * @template {Asking} A
   * @param {A} asking a request that may take long @returns {A} the same; if it does, the other Python is started for quick ones
   */
  #measured(asking) {
    const timer = this.clock.later(() => {
      this.#long.add(asking);
      this.#wake();
    }, MOMENT);
    const ended = () => {
      this.clock.stop(timer);
      this.#long.delete(asking);
      if (this.#other && !this.#long.size) this.#rest();
    };
    asking.answer.then(ended, ended);
    return asking;
  }

  /** Start the other Python, unless it is there. */
  #wake() {
    this.clock.stop(this.#stay);
    if (this.#other) return;
    const other = this.another((state) => other === this.#other && this.#hear(state.phase));
    this.#other = other;
    other?.boot();
  }

  /** @param {PythonState["phase"]} phase of the other Python */
  #hear(phase) {
    const before = this.#ready;
    this.#ready = phase === "ready" || phase === "busy";
    if (phase === "error") this.#end();
    if (before || !this.#ready) return;
    for (const twice of this.#waiting) twice.again();
  }

  /** No long request is left: after a while, end the other Python to free its memory. */
  #rest() {
    this.clock.stop(this.#stay);
    this.#stay = this.clock.later(() => this.#end(), STAY);
  }

  #end() {
    const other = this.#other;
    [this.#other, this.#ready] = [null, false];
    other?.end();
  }
}

/** A quick request, sent to the page's own Python and to the other one once that is ready: the first answer counts. */
class Twice {
  #asked = /** @type {Asking[]} */ ([]);
  #settle = (/** @type {any} */ _) => {};
  #fail = (/** @type {unknown} */ _) => {};

  /** @param {Asking} asked @param {() => Asking | undefined} again */
  constructor(asked, again) {
    this.once = again;
    this.answer = new Promise((settle, fail) => ([this.#settle, this.#fail] = [settle, fail]));
    this.#follow(asked);
  }

  /** Ask the other Python, too. */
  again() {
    const asked = this.#asked.length === 1 && this.once();
    if (asked) this.#follow(asked);
  }

  /** Stop it; if the other Python was asked, the page's own is not restarted for it. */
  cancel = () => {
    this.#asked[this.#asked.length - 1].cancel();
    if (this.#asked.length > 1) this.#fail(new EngineError({ code: "cancelled", message: "stopped" }));
  };

  /** @param {Asking} asked */
  #follow(asked) {
    this.#asked.push(asked);
    asked.answer.then(this.#settle, (error) => {
      const isLost = isEngineError(error) && error.retry;
      const others = this.#asked.filter((one) => one !== asked);
      if (isLost && others.length) this.#asked = others;
      else this.#fail(error);
    });
  }
}
