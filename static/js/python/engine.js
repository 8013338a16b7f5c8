/** The page's end of the wire to Python: asks, cancels, and replaces a worker that died. */

import { say, spoken } from "../words/say.js";

/** @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror"> & { name?: string }} Wire a worker; its name, if it differs from the one asked for */

/**
 * @typedef {object} Pending a request that is not answered yet
 * @property {string} text
 * @property {boolean} sent
 * @property {(value: any) => void} settle
 * @property {(error: Error) => void} fail
 * @property {(note: Note) => void} onNote
 * @property {boolean} [meanwhile] whether it is of less weight: anything else ends it
 */

/**
 * @typedef {object} Parts
 * @property {(name: string) => Wire} start makes a worker of that name
 * @property {(name: string) => Promise<void>} gone fulfilled once the worker of that name is no more
 * @property {(state: PythonState) => void} tell hears how Python is
 * @property {string} [build] the id of the only build that may answer, if not the page's own
 */

/** Milliseconds of silence allowed to a worker that starts: its downloads fail sooner, and with a name. */
const SILENCE = 45_000;

/** Milliseconds in which a cancelled request may end by itself before its worker is ended. */
const GRACE = 1000;

/** Starts that may end without a reason before the visitor is asked. */
const MOST_FALLS = 3;

/** Requests that take no time and come often: those of less weight need not give way to them. */
const AT_ONCE = /** @type {readonly string[]} */ (["makeshare"]);

/** Python, as the page sees it: one worker at a time, and the requests that are still unanswered. */
export class Engine {
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  /** @type {Wire | null} */
  #wire = null;
  /** Counts the workers: messages of earlier ones are ignored. */
  #generation = 0;
  #lastId = 0;
  /** The id of the request of less weight. */
  #meanwhile = 0;
  #ready = false;
  /** The progress note of waiting requests. */
  #coming = say("page-starting-percent", { percent: 0 });
  /** Why Python was restarted, shown until the next request. */
  #reason = "";
  /** Whether the last start failed: the next one does not trust the browser's cache. */
  #failed = false;
  /** How many starts in a row ended without a reason. */
  #falls = 0;
  /** The timer that ends a silent start. */
  #watch = 0;

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /**
   * Start Python; waiting requests are sent once it is ready.
   * @param {string} [reason] why it was restarted, to be shown
   * @param {boolean} [plain] whether to start without the snapshot of its memory
   * @returns {void}
   */
  boot(reason = "", plain = false) {
    this.#stop();
    this.#reason = reason;
    const mine = this.#generation;
    const name = ["pencilmark", mine, Math.random().toString(36).slice(2), plain && "plain", this.#failed && "fresh"].filter(Boolean).join("-");
    const current = (/** @type {() => void} */ act) => mine === this.#generation && act();
    const silent = () => current(() => this.#died(say("python-silent"), !plain));
    let watched = false;
    this.#tell("booting", 0);
    this.#listenFor(silent);
    try {
      this.#wire = this.parts.start(name);
    } catch (reason) {
      return this.#died(`${reason}`);
    }
    this.#wire.onerror = (event) => (event.preventDefault(), current(() => this.#died(event.message || say("python-no-worker"))));
    this.#wire.onmessage = ({ data }) => current(() => {
      if (!watched) this.parts.gone(this.#wire?.name ?? name).then(() => current(() => this.#ended()));
      watched = true; // its first message says that it holds its lock
      if (!this.#ready) this.#listenFor(silent);
      this.#hear(JSON.parse(data));
    });
  }

  /** @param {() => void} silent is called unless this is called again in time, or Python is ready */
  #listenFor(silent) {
    clearTimeout(this.#watch);
    this.#watch = /** @type {any} */ (setTimeout(silent, SILENCE));
  }

  /**
   * Ask Python for something; before it is ready the request waits.
   * @template {keyof Conversations} K
   * @param {K} kind
   * @param {Omit<Conversations[K][0], "id" | "kind">} fields
   * @param {(note: Note) => void} [onNote] hears of progress; a request without it runs unseen, and the shown status stays
   * @returns {{ answer: Promise<Conversations[K][1]>, cancel: () => void }}
   */
  ask(kind, fields, onNote) {
    if (!AT_ONCE.includes(kind)) this.giveWay();
    this.#lastId += 1;
    const id = this.#lastId;
    const text = JSON.stringify({ ...(spoken() !== "en" && { lang: spoken() }), ...fields, id, kind });
    const answer = new Promise((settle, fail) => {
      this.#pending.set(id, { text, sent: false, settle, fail, onNote: onNote ?? (() => {}) });
    });
    if (onNote) this.#reason = "";
    if (this.#ready) this.#send();
    else queueMicrotask(() => this.#tellWaiting());
    return { answer, cancel: () => this.#cancel(id) };
  }

  /**
   * Ask Python for something of less weight: as soon as anything else is asked, it ends as "cancelled".
   * @template {keyof Conversations} K
   * @param {K} kind
   * @param {Omit<Conversations[K][0], "id" | "kind">} fields
   * @param {(note: Note) => void} [hear]
   * @returns {Promise<Conversations[K][1]>}
   */
  askMeanwhile(kind, fields, hear = () => {}) {
    const { answer } = this.ask(kind, fields);
    this.#meanwhile = this.#lastId;
    Object.assign(this.#pending.get(this.#lastId) ?? {}, { meanwhile: true, onNote: hear });
    if (this.#ready) this.#tellReady();
    return answer;
  }

  /** End the request of less weight at its next pause, never by ending its worker. */
  giveWay() {
    const [id, request] = [this.#meanwhile, this.#pending.get(this.#meanwhile)];
    this.#meanwhile = 0;
    if (request?.sent) this.#wire?.postMessage(JSON.stringify({ id, kind: "cancel" }));
    else if (request) this.#failCancelled(id, request);
  }

  /** @param {PythonState["phase"]} phase @param {number} percent */
  #tell(phase, percent, message = this.#reason) {
    this.parts.tell({ phase, percent, message });
    if (phase !== "booting" && phase !== "error") return;
    this.#coming = phase === "error" ? say("python-did-not-come") : say("page-starting-percent", { percent });
    this.#tellWaiting();
  }

  /** Report the progress of Python's start to all requests that are not sent yet. */
  #tellWaiting() {
    for (const { sent, onNote } of this.#pending.values()) if (!sent) onNote({ done: null, text: this.#coming });
  }

  #tellReady() {
    this.#tell([...this.#pending.values()].some(({ meanwhile }) => !meanwhile) ? "busy" : "ready", 100);
  }

  #send() {
    for (const request of this.#pending.values()) {
      if (!request.sent) this.#wire?.postMessage(request.text);
      request.sent = true;
    }
    this.#tellReady();
  }

  /** @param {WorkerMessage} message */
  #hear(message) {
    if (message.kind === "boot") this.#tell("booting", message.percent);
    else if (message.kind === "died") this.#died(message.message, message.snapshot, message.part);
    else if (message.kind === "ready") {
      clearTimeout(this.#watch);
      const build = this.parts.build ?? ownBuild();
      if (build !== undefined && message.build !== build) return this.#died(say("python-other-version"));
      for (const [stage, time] of Object.entries(message.marks)) this.#mark(stage, time);
      this.#failed = false;
      this.#falls = 0;
      this.#ready = true;
      this.#send();
    } else this.#hearReply(message);
  }

  /** @param {string} stage @param {number} time milliseconds since 1970 */
  #mark(stage, time) {
    performance.mark(`python ${stage}`, { startTime: Math.max(0, time - performance.timeOrigin) });
  }

  /** @param {Reply} reply */
  #hearReply(reply) {
    const request = this.#pending.get(reply.id);
    if (!request) return;
    if (reply.kind === "progress") return request.onNote(reply.note);
    this.#pending.delete(reply.id);
    this.#tellReady();
    if (reply.kind === "result") return request.settle(reply.value);
    if (reply.error.details) console.error(reply.error.details);
    request.fail(new EngineError(reply.error));
  }

  /**
   * @param {string} message
   * @param {boolean} [snapshot] whether it may be the fault of the snapshot
   * @param {string} [part] that a part of Python did not come, in words
   * @returns {void}
   */
  #died(message, snapshot = false, part = "") {
    const wasReady = this.#ready;
    this.#stop();
    if (!wasReady && snapshot) return this.boot(this.#reason, true);
    this.#failed = !wasReady;
    if (!wasReady) {
      this.#falls = 0;
      return this.#tell("error", 0, message);
    }
    this.#failSent(part ? { code: "no-wheel", message: part } : { code: "worker-died", message: say("python-stopped-itself") });
    this.boot(say("python-started-again"));
  }

  /** The worker has ended without a reason: if it was starting, start again, a few times. */
  #ended() {
    if (this.#ready || this.#falls >= MOST_FALLS) return this.#died(say("python-ended-often"));
    this.#falls += 1;
    this.boot(this.#reason);
  }

  /** End Python for good; open requests fail. */
  end() {
    this.#stop();
    for (const [id, request] of [...this.#pending]) this.#failCancelled(id, request);
  }

  #stop() {
    this.#generation += 1;
    this.#ready = false;
    clearTimeout(this.#watch);
    this.#wire?.terminate();
    this.#wire = null;
  }

  /** @param {ErrorData} error */
  #failSent(error) {
    for (const [id, request] of [...this.#pending]) {
      if (!request.sent) continue;
      this.#pending.delete(id);
      request.fail(new EngineError(error));
    }
  }

  /** @param {number} id */
  #cancel(id) {
    const request = this.#pending.get(id);
    if (!request) return;
    if (!request.sent) return this.#failCancelled(id, request);
    this.#wire?.postMessage(JSON.stringify({ id, kind: "cancel" }));
    setTimeout(() => this.#pending.get(id) === request && this.#endRunaway(id, request), GRACE);
  }

  /** @param {number} id @param {Pending} request */
  #failCancelled(id, request) {
    this.#pending.delete(id);
    request.fail(new EngineError({ code: "cancelled", message: "stopped" }));
  }

  /** @param {number} id @param {Pending} request */
  #endRunaway(id, request) {
    this.#failCancelled(id, request);
    this.#failSent({ code: "worker-died", message: say("python-was-stopped") });
    this.boot(say("python-stopped-and-started"));
  }
}

/** @returns {string | undefined} the id of the page's build, if there is a page; "live" if the page is served from its sources */
const ownBuild = () => globalThis.document && (document.documentElement.dataset.build ??= "live");

/** A request that ended without an answer; `retry` when asking again may help. */
export class EngineError extends Error {
  /** @param {ErrorData} data */
  constructor(data) {
    super(data.message);
    this.name = "EngineError";
    this.data = data;
    this.retry = data.code === "worker-died";
  }
}

/** @param {unknown} error @returns {error is EngineError} */
export const isEngineError = (error) => error instanceof Error && error.name === "EngineError";

/** @param {unknown} error @returns {ErrorData} what Python said; a bug of the page is thrown again */
export function dataOf(error) {
  if (isEngineError(error)) return error.data;
  throw error;
}
