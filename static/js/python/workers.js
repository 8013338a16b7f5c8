/**
 * All workers of the page: made, named, counted and bounded in one place. One that nobody needs yet is kept warm, where
 * memory allows: whoever next wants a Python has it at once, be it in place of one that was lost.
 */

import { Engine } from "./engine.js";
import { say } from "../words/say.js";

const WIDEST = 8;
/** Gigabytes that are taken for granted where a browser does not say. */
const MEMORY = 4;
/** Gigabytes that one more Python may take, with what it is given to do. */
const EACH = 0.5;
/** Milliseconds of rest after which a spare Python is started. */
const REST = 4000;

const memory = () => /** @type {{ deviceMemory?: number }} */ (navigator).deviceMemory ?? MEMORY;

/** @returns {number} Pythons that may be there at one time: they take half of the memory at most */
export const mostPythons = () => Math.max(3, Math.min(WIDEST + 1, Math.floor(memory() / EACH / 2) + 1));

/** @returns {number} how many of them can work at the same time */
export const cores = () => navigator.hardwareConcurrency ?? 2;

/** @returns {boolean} whether this is a phone or a tablet, whose memory and battery are needed */
export const isHandheld = () => matchMedia("(pointer: coarse)").matches;

/** @returns {boolean} whether a Python may be kept for what may come */
export const hasSpareMemory = () => memory() >= MEMORY && !isHandheld();

/** @param {() => void} act is called after a while, when nothing else is to be done @returns {() => void} gives it up */
export function whenIdle(act) {
  const soon = () => ("requestIdleCallback" in globalThis ? requestIdleCallback(act) : act());
  const timer = setTimeout(soon, REST);
  return () => clearTimeout(timer);
}

/**
 * @typedef {import("./engine.js").Wire} Wire
 * @typedef {"page" | "quick" | "many" | "make" | "book" | "console" | "rule"} Role what a worker is for
 * @typedef {{ name: string, role: Role | "spare", memory: number }} Member a worker, and the bytes of its Python as far as it has said
 * @typedef {{ compiled?: WebAssembly.Module, settled?: boolean, memory?: number }} Aside what a worker says to us, as an object: texts are for its engine
 */

/**
 * @typedef {object} Machine
 * @property {(name: string, compiled: WebAssembly.Module | null) => Wire} make makes a worker of the page's own files
 * @property {(name: string) => Promise<void>} gone fulfilled once the worker of that name is no more
 * @property {number} most workers that may be there at one time
 * @property {boolean} spares whether one may be kept warm
 * @property {(act: () => void) => () => void} idle calls *act* once nothing has happened for a while, unless what it returns is called before
 * @property {() => void} [changed] hears when a worker has come or gone, or what it is for has changed
 */

/** A worker as its engine sees it; what it says before anybody listens is kept. @implements {Wire} */
class Line {
  /** @type {Wire["onmessage"]} */
  #hearer = null;
  /** @type {MessageEvent[]} */
  #heard = [];
  /** @type {Wire["onerror"]} */
  onerror = null;
  memory = 0;

  /** @param {string} name @param {Member["role"]} role @param {Wire} wire @param {Workers} workers */
  constructor(name, role, wire, workers) {
    this.name = wire.name ?? name;
    this.role = role;
    this.wire = wire;
    this.workers = workers;
    wire.onmessage = (event) => this.#hear(event);
    wire.onerror = (event) => (this.onerror ? this.onerror.call(/** @type {any} */ (this), event) : workers.fail(this));
  }

  get onmessage() {
    return this.#hearer;
  }

  set onmessage(hearer) {
    this.#hearer = hearer;
    queueMicrotask(() => this.#heard.splice(0).forEach((event) => this.#hear(event)));
  }

  /** @param {MessageEvent} event */
  #hear(event) {
    if (typeof event.data !== "string") return this.workers.learn(this, event.data);
    if (this.#hearer) return this.#hearer.call(/** @type {any} */ (this), event);
    this.#heard.push(event);
    if (JSON.parse(event.data).kind === "died") this.workers.fail(this);
    else if (this.#heard.length === 1) this.workers.watch(this); // its first message says that it holds its lock
  }

  /** @param {string} text */
  postMessage(text) {
    this.wire.postMessage(text);
  }

  terminate() {
    this.wire.terminate();
    this.workers.drop(this);
  }
}

export class Workers {
  /** @type {Line[]} */
  #lines = [];
  /** Python's WebAssembly as the first worker compiled it: the others need not. @type {WebAssembly.Module | null} */
  #compiled = null;
  /** Whether the browser has by now all that a Python is made of. */
  #settled = false;
  #spares = 0;
  #stay = () => {};

  /** @param {Machine} machine */
  constructor(machine) {
    this.machine = machine;
  }

  /** @returns {readonly Member[]} the workers that are there, oldest first */
  get members() {
    return this.#lines.map(({ name, role, memory }) => ({ name, role, memory }));
  }

  /** @returns {number} how many more may be started: the spare one stands back */
  get room() {
    return Math.max(0, this.machine.most - this.#lines.filter(({ role }) => role !== "spare").length);
  }

  /**
   * Make an engine, not started yet, whose workers are counted here.
   * @param {Role} role
   * @param {(state: PythonState) => void} tell
   * @param {{ start?: (name: string) => Wire, build?: string }} [more] what makes its workers, if not of the page's own files; their build
   */
  engine(role, tell, { start, build } = {}) {
    const gone = start ? () => new Promise(() => {}) : this.machine.gone;
    return new Engine({ start: (name) => this.#start(role, name, start), gone, tell, build });
  }

  /** Nothing is asked: if that lasts, a spare worker is started. */
  rest() {
    this.stir();
    if (this.machine.spares && this.#settled) this.#stay = this.machine.idle(() => this.#warm());
  }

  /** Something is asked. */
  stir() {
    this.#stay();
    this.#stay = () => {};
  }

  /** @param {Role} role @param {string} name @param {((name: string) => Wire) | undefined} start @returns {Line} */
  #start(role, name, start) {
    if (role !== "page" && !this.room) throw new Error(say("python-no-room"));
    const spare = this.#lines.find((line) => line.role === "spare");
    if (spare && !start && !/-(plain|fresh)\b/.test(name)) return this.#give(spare, role);
    if (spare && this.#lines.length >= this.machine.most) spare.terminate();
    return this.#make(role, name, start);
  }

  /** @param {Line} spare @param {Role} role */
  #give(spare, role) {
    spare.role = role;
    this.machine.changed?.();
    return spare;
  }

  /** @param {Member["role"]} role @param {string} name @param {(name: string) => Wire} [start] */
  #make(role, name, start) {
    const compiled = name.includes("plain") ? null : this.#compiled; // of a start that failed nothing is taken over
    const own = name.replace("pencilmark", `pencilmark-${role}`) + (compiled && !start ? "-given" : "");
    const line = new Line(own, role, start ? start(own) : this.machine.make(own, compiled), this);
    this.#lines.push(line);
    this.machine.changed?.();
    return line;
  }

  #warm() {
    if (this.#lines.length >= this.machine.most || this.#lines.some(({ role }) => role === "spare")) return;
    this.#spares += 1;
    this.#make("spare", `pencilmark-${this.#spares}-${Math.random().toString(36).slice(2)}`);
  }

  /** @param {Line} line @param {Aside} said */
  learn(line, { compiled, settled, memory }) {
    if (memory) {
      line.memory = memory;
      this.machine.changed?.();
    }
    this.#compiled ??= compiled ?? null;
    if (!settled || this.#settled || line.role !== "page") return;
    this.#settled = true;
    this.rest();
  }

  /** See to it that nobody is given a spare *line* that is no more. @param {Line} line */
  watch(line) {
    this.machine.gone(line.name).then(() => line.role === "spare" && this.#lines.includes(line) && this.fail(line));
  }

  /** @param {Line} line a spare one that could not start, or was ended: no more are tried */
  fail(line) {
    this.machine.spares = false;
    line.terminate();
  }

  /** @param {Line} line was ended */
  drop(line) {
    if (!this.#lines.includes(line)) return;
    this.#lines = this.#lines.filter((other) => other !== line);
    this.machine.changed?.();
  }
}

/** Milliseconds after which Python starts without a lock: a browser that is busy with a page just left may be slow to give it. */
const PATIENCE = 2000;

/** @returns {Promise<void>} fulfilled once this worker holds the lock of its name, or where there are none, or none in time */
export const holdLock = () => new Promise((resolve) => {
  const hold = () => (resolve(), new Promise(() => {}));
  if (!navigator.locks || !self.name) return resolve();
  navigator.locks.request(self.name, hold).catch(() => resolve());
  setTimeout(resolve, PATIENCE); // requested by now, before the page asks for it: whoever waits for it still learns of the end
});

/**
 * Wait for the end of a worker, however it ends: the browser then frees the lock that it holds.
 * @param {string} name
 * @returns {Promise<void>}
 */
export async function workerGone(name) {
  const never = () => new Promise(() => {});
  if (navigator.locks) await navigator.locks.request(name, () => {}).catch(never);
  else await never();
}
