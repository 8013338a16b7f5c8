/**
 * All workers of the page: made, named, counted and limited in one place. A spare one is kept ready where memory
 * allows, for whoever needs the next Python, perhaps in place of one that was lost.
 */

import { Engine } from "./engine.js";
import { say } from "../words/say.js";

const WIDEST = 8;
/** Gigabytes assumed where the browser does not say. */
const MEMORY = 4;
/** Gigabytes that one more Python and its work may take. */
const EACH = 0.5;
/** Milliseconds without requests after which a spare Python is started. */
const REST = 4000;

const memory = () => /** @type {{ deviceMemory?: number }} */ (navigator).deviceMemory ?? MEMORY;

/** @returns {number} how many Pythons there may be at a time: they take at most half of the memory */
export const mostPythons = () => Math.max(3, Math.min(WIDEST + 1, Math.floor(memory() / EACH / 2) + 1));

/** @returns {number} how many of them can work at the same time */
export const cores = () => navigator.hardwareConcurrency ?? 2;

/** @returns {boolean} whether this is a phone or a tablet, which has little memory and battery to spare */
export const isHandheld = () => matchMedia("(pointer: coarse)").matches;

/** @returns {boolean} whether there is memory for a spare Python */
export const hasSpareMemory = () => memory() >= MEMORY && !isHandheld();

/** @param {() => void} act is called after a while, when the browser is idle @returns {() => void} cancels that */
export function whenIdle(act) {
  const soon = () => ("requestIdleCallback" in globalThis ? requestIdleCallback(act) : act());
  const timer = setTimeout(soon, REST);
  return () => clearTimeout(timer);
}

/**
 * @typedef {import("./engine.js").Wire} Wire
 * @typedef {"page" | "quick" | "many" | "make" | "book" | "console" | "rule"} Role what a worker is for
 * @typedef {{ name: string, role: Role | "spare", memory: number }} Member a worker, and the bytes of its Python as it last reported
 * @typedef {{ compiled?: WebAssembly.Module, settled?: boolean, memory?: number }} Aside a worker's message to us, an object: texts are for its engine
 */

/**
 * @typedef {object} Machine
 * @property {(name: string, compiled: WebAssembly.Module | null) => Wire} make makes a worker of the page's own files
 * @property {(name: string) => Promise<void>} gone fulfilled once the worker of that name is no more
 * @property {number} most how many workers there may be at a time
 * @property {boolean} spares whether a spare one may be kept
 * @property {(act: () => void) => () => void} idle calls *act* after a while without requests, unless the function it returns is called first
 * @property {() => void} [changed] is called when a worker has come or gone or has a new role
 */

/** A worker as its engine sees it; messages are kept until somebody listens. @implements {Wire} */
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
  /** Python's WebAssembly, compiled once by the first worker. @type {WebAssembly.Module | null} */
  #compiled = null;
  /** Whether the browser has all files of a Python by now. */
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

  /** @returns {number} how many more may be started; the spare one does not count */
  get room() {
    return Math.max(0, this.machine.most - this.#lines.filter(({ role }) => role !== "spare").length);
  }

  /**
   * Make an engine, not started yet, with workers counted here.
   * @param {Role} role
   * @param {(state: PythonState) => void} tell
   * @param {{ start?: (name: string) => Wire, build?: string }} [more] what makes its workers, if they are not of the page's own files; their build
   */
  engine(role, tell, { start, build } = {}) {
    const gone = start ? () => new Promise(() => {}) : this.machine.gone;
    return new Engine({ start: (name) => this.#start(role, name, start), gone, tell, build });
  }

  /** No request is open: if that lasts, start a spare worker. */
  rest() {
    this.stir();
    if (this.machine.spares && this.#settled) this.#stay = this.machine.idle(() => this.#warm());
  }

  /** A request is open. */
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
    const compiled = name.includes("plain") ? null : this.#compiled; // after a failed start, compile anew
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

  /** Watch for the end of a spare *line*, so that nobody is handed a dead one. @param {Line} line */
  watch(line) {
    this.machine.gone(line.name).then(() => line.role === "spare" && this.#lines.includes(line) && this.fail(line));
  }

  /** @param {Line} line a spare one that could not start or was ended: do not try another */
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

/** Milliseconds after which Python starts without its lock, which a browser busy with a page just left may grant late. */
const PATIENCE = 2000;

/** @returns {Promise<void>} fulfilled once this worker holds the lock of its name, or there are no locks, or it takes too long */
export const holdLock = () => new Promise((resolve) => {
  const hold = () => (resolve(), new Promise(() => {}));
  if (!navigator.locks || !self.name) return resolve();
  navigator.locks.request(self.name, hold).catch(() => resolve());
  setTimeout(resolve, PATIENCE); // the request stands before the page's own, which still learns of the end
});

/**
 * Wait until a worker has ended, for whatever reason: the browser then frees its lock.
 * @param {string} name
 * @returns {Promise<void>}
 */
export async function workerGone(name) {
  const never = () => new Promise(() => {});
  if (navigator.locks) await navigator.locks.request(name, () => {}).catch(never);
  else await never();
}
