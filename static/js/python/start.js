/** Starts Python in a worker: from a snapshot of its memory where there is one, else from scratch. */

import { loadPyodide, version } from "../../../pyodide/pyodide.mjs";
import { held, layOut } from "./kept-start.js";
import { LATER, LaterHalf } from "./later-half.js";
import { unpacked } from "./unpack.js";

/**
 * @typedef {{ get_set(): void, practise(): void, prepare(): boolean, accept(text: string): void, step(): string, busy: boolean, wheels(text: string): string, wished(): string, delivered(isThere: boolean): void, cancel(id: number): void, learn(tag: string, sentences: string): void }} Door
 * @typedef {import("../../../pyodide/pyodide.mjs").PyodideAPI} Pyodide
 * @typedef {import("../../../build.js").Build} Build
 */

/**
 * @typedef {object} Python
 * @property {Door} door
 * @property {(names: string[]) => Promise<void>} install installs wheels by the names of their projects, each once
 * @property {(tag: string) => Promise<unknown>} speak loads the language of that tag into Python, once; if that fails, Python goes on in English
 * @property {string} version of Pyodide
 * @property {string} build whose package it runs
 * @property {() => number} memory bytes that it takes now
 * @property {() => Promise<unknown>} whole fulfilled once the whole package and standard library are there
 * @property {() => Promise<unknown>} keep stores the files that make the next start quick, unless they are stored already
 */

/**
 * @typedef {object} Wish
 * @property {URL} root where the files of the build are
 * @property {Build} build
 * @property {boolean} plain whether to start without the snapshot
 * @property {Promise<{ default: (settings: object) => Promise<any> }>} script Pyodide's large one
 * @property {import("./kept-start.js").KeptStart | null} store where the files for a quick start are stored
 * @property {Promise<WebAssembly.Module> | WebAssembly.Module | null} compiled Pyodide's WebAssembly, if it is compiled already
 * @property {(name: string) => BufferSource} readNow returns a file of the build without waiting
 * @property {(compiled: WebAssembly.Module) => void} share is handed what was compiled here
 * @property {(stage: string) => void} reached hears of each stage
 */

const WASM = "pyodide/pyodide.asm.wasm";

/** @param {Wish} wish @returns {Promise<Python>} */
export async function startPython(wish) {
  const parts = new Parts(wish);
  const python = await (wish.build.snapshot && !wish.plain ? fromSnapshot(parts) : fromScratch(parts));
  const package_ = python.pyimport("pencilmark");
  const build = package_.__wheel__ === wish.build.wheel ? wish.build.id : `${package_.__wheel__}`;
  const door = python.pyimport("pencilmark.doors.service").Service(python.pyimport("time").perf_counter);
  const memory = () => /** @type {any} */ (python)._module.HEAPU8.byteLength;
  return { door, memory, version, build, speak: teacher(door, parts), whole: () => parts.whole(), keep: () => parts.keep(), install: wheelInstaller(python, parts) };
}

/** @param {Door} door @param {Parts} parts @returns {Python["speak"]} */
function teacher(door, parts) {
  const taught = /** @type {Map<string, Promise<unknown>>} */ (new Map());
  const teach = async (/** @type {string} */ tag) => door.learn(tag, await (await parts.fetch(`languages/${tag}.json`)).text());
  return (tag) => {
    if (!taught.has(tag)) taught.set(tag, teach(tag).catch(() => taught.delete(tag)));
    return /** @type {Promise<unknown>} */ (taught.get(tag));
  };
}

/** The files of a build: those needed to start are all requested at once. */
class Parts {
  /** @param {Wish} wish */
  constructor(wish) {
    this.wish = wish;
    this.script = wish.script;
    this.plainly = self.fetch;
    /** What an earlier start stored. @type {Promise<import("./kept-start.js").Kept | null>} */
    this.kept = wish.store && wish.build.snapshot && !wish.plain ? wish.store.open() : Promise.resolve(null);
    this.isBroken = false;
    this.compiled = Promise.resolve(wish.compiled ?? this.compile());
    this.compiled.then(() => wish.reached("compiled"), () => {});
    if (!wish.compiled) this.compiled.then(wish.share, () => {});
    /** @type {Promise<Uint8Array> | null} */
    this.memory = null;
    this.half = new LaterHalf(() => wish.readNow(LATER));
    /** Fetches what a Python from a snapshot does not need to start. @type {() => Promise<unknown>} */
    this.rest = async () => {};
    /** @type {Promise<unknown> | null} */
    this.library = null;
  }

  /** @returns {Promise<unknown>} the standard library and the rest of our package, once; after a failure they are fetched again */
  whole() {
    this.library ??= this.rest();
    this.library.catch(() => (this.library = null));
    return this.library;
  }

  /** @returns {Promise<WebAssembly.Module>} */
  async compile() {
    const kept = await this.kept;
    try {
      if (kept) return await WebAssembly.compile(kept.wasm());
    } catch {
      this.isBroken = true;
    }
    return this.compiledOf(WASM);
  }

  /** Bring the half of WebAssembly that a start from a snapshot does without. */
  async complete() {
    if (this.half.isLacking) this.half.link(await this.compiledOf(LATER));
  }

  /** @param {string} name of a file @returns {Promise<WebAssembly.Module>} compiled as it arrives, if the host names its type */
  async compiledOf(name) {
    const response = await this.fetch(name);
    const streams = response.headers.get("Content-Type") === "application/wasm";
    try {
      return await (streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
    } catch (reason) {
      throw new Error(`${name.split("/").at(-1)}: ${reason instanceof Error ? reason.message : reason}`);
    }
  }

  /** @param {WebAssembly.Imports} imports @param {boolean} whole whether the later half is needed at once */
  async instantiate(imports, whole) {
    const module = await this.compiled;
    const instance = this.half.begun(await WebAssembly.instantiate(module, this.half.imports(imports)));
    if (whole) await this.complete();
    return { module, instance };
  }

  /** Store the files that make the next start quick; by now they are in the browser's cache. */
  async keep() {
    const { store, build, plain } = this.wish;
    if (!store?.writes || !build.snapshot || plain || ((await this.kept) && !this.isBroken)) return;
    const again = async () => /** @type {ReadableStream} */ ((await this.fetch(WASM, { cache: "force-cache" })).body);
    await store.keep(again, () => this.snapshot()).finally(() => (this.memory = null));
  }

  /** @returns {Promise<Uint8Array>} the snapshot, unpacked, and held until it is stored if it will be */
  snapshot() {
    const { store, build } = this.wish;
    const fetched = async () => unpacked(/** @type {ReadableStream} */ ((await this.fetch(`snapshots/${build.snapshot?.name}`)).body));
    const memory = this.memory ?? fetched();
    if (store?.writes) this.memory = memory;
    return memory;
  }

  /** @param {string} name @param {RequestInit} [wish] @returns {Promise<Response>} */
  fetch(name, wish) {
    return this.plainly.call(self, new URL(name, this.wish.root).href, wish);
  }

  /** @param {string} name @returns {Promise<Uint8Array>} */
  async bytes(name) {
    return new Uint8Array(await (await this.fetch(name)).arrayBuffer());
  }

  /** @param {string} project */
  wheel(project) {
    return new URL(`wheels/${this.wish.build.wheels[project]}`, this.wish.root).href;
  }

  /**
   * Load Pyodide with the parts already requested; by itself it would fetch them one after another.
   * @param {Response} library the standard library
   * @param {(settings: object) => Promise<any>} create makes the module
   * @param {{ _loadSnapshot?: Uint8Array }} [more]
   * @returns {Promise<Pyodide>}
   */
  async load(library, create, more = {}) {
    const indexURL = new URL("pyodide/", this.wish.root).href;
    const instantiated = WebAssembly.instantiateStreaming;
    self.fetch = async (address) => (`${address}`.endsWith("stdlib.zip") ? library : new Response());
    let fail = (/** @type {unknown} */ _) => {};
    const failed = /** @type {Promise<never>} */ (new Promise((_, reject) => void (fail = reject)));
    WebAssembly.instantiateStreaming = (_, imports) => {
      const made = this.instantiate(/** @type {WebAssembly.Imports} */ (imports), !more._loadSnapshot);
      made.catch(fail); // Pyodide would wait forever
      return made;
    };
    const lockFileContents = /** @type {any} */ (this.wish.build.lock);
    const createPyodideModule = (/** @type {object} */ settings) => {
      self.fetch = this.plainly; // only now has Pyodide made all of its requests
      return create(settings);
    };
    const settings = /** @type {any} */ ({ indexURL, lockFileContents, packageBaseUrl: indexURL, createPyodideModule, ...more });
    const loading = loadPyodide(settings);
    try {
      return await Promise.race([loading, failed]);
    } finally {
      WebAssembly.instantiateStreaming = instantiated;
      self.fetch = this.plainly;
    }
  }
}

/**
 * Find the function through which Python calls C, and where it is noted. The memory of a snapshot has none, or one of another table:
 * then each such call would go through JavaScript.
 * @param {any} module @returns {[number, number]} the place in memory, in words, and its number in the table; 0 where the browser knows no such WebAssembly
 */
function trampoline(module) {
  const cell = (module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2;
  return [cell, module.HEAP32[cell]];
}

/** @param {Parts} parts @returns {Promise<Pyodide>} with a memory in which our package is imported already */
async function fromSnapshot(parts) {
  const snapshot = /** @type {NonNullable<Build["snapshot"]>} */ (parts.wish.build.snapshot);
  const memory = parts.kept.then(async (kept) => kept?.memory ?? held(await parts.snapshot()));
  memory.then(() => parts.wish.reached("unpacked"), () => {});
  const head = new Uint8Array(snapshot.head);
  const create = async (/** @type {object} */ settings) => {
    const module = await (await parts.script).default(settings);
    parts.wish.reached("instantiated");
    const [cell, call] = trampoline(module);
    layOut(await memory, head, module);
    module.HEAP32[cell] = call;
    (await parts.kept)?.close();
    parts.wish.reached("remembered");
    return module;
  };
  const python = await parts.load(new Response(), create, { _loadSnapshot: head });
  parts.rest = async () => {
    const names = ["pyodide/python_stdlib.zip", `snapshots/${snapshot.later}`];
    const [[standard, own]] = await Promise.all([Promise.all(names.map((name) => parts.bytes(name))), parts.complete()]);
    python.FS.writeFile(`/lib/${parts.wish.build.library}`, standard);
    const forget = () => python.pyimport("sys").path_importer_cache.clear(); // there was another file in place of the library
    forget();
    python.unpackArchive(own, "zip", { extractDir: python.pyimport("site").getsitepackages().get(0) });
    forget();
  };
  return python;
}

/** @param {Parts} parts @returns {Promise<Pyodide>} with our package installed and imported */
async function fromScratch(parts) {
  const [library, content] = [parts.fetch("pyodide/python_stdlib.zip"), parts.bytes(`wheels/${parts.wish.build.wheels.pencilmark}`)];
  const python = await parts.load(await library, async (settings) => (await parts.script).default(settings));
  parts.wish.reached("running");
  const extractDir = python.pyimport("sysconfig").get_path("purelib");
  python.unpackArchive(await content, "wheel", { extractDir });
  python.pyimport("importlib").invalidate_caches();
  python.pyimport("pencilmark").__wheel__ = python.pyimport("hashlib").sha256(python.toPy(await content)).hexdigest();
  return python;
}

/** @param {string} wheel the name of its file @returns {boolean} whether it is pure Python, so that unpacking installs it */
const isPure = (wheel) => wheel.endsWith("-none-any.whl");

/**
 * Make an installer of our own wheels, which loads micropip for the first that is not pure Python.
 * @param {Pyodide} python
 * @param {Parts} parts
 * @returns {Python["install"]}
 */
function wheelInstaller(python, parts) {
  let micropip = /** @type {any} */ (null);
  const installed = new Set(["pencilmark"]);
  const fileOf = (/** @type {string} */ name) => parts.wish.build.wheels[name];
  const unpack = async (/** @type {string[]} */ names) => {
    const wheels = names.map((name) => parts.bytes(`wheels/${fileOf(name)}`));
    const [contents] = await Promise.all([Promise.all(wheels), parts.whole()]);
    const extractDir = python.pyimport("sysconfig").get_path("purelib");
    for (const content of contents) python.unpackArchive(content, "wheel", { extractDir });
    python.pyimport("importlib").invalidate_caches();
  };
  const load = async (/** @type {string[]} */ names) => {
    if (!micropip) await unpack(["micropip"]);
    micropip ??= python.pyimport("micropip");
    await micropip.install.callKwargs(names.map((name) => parts.wheel(name)), { deps: false });
  };
  /** @param {string[]} names */
  const install = async (names) => {
    const missing = names.filter((name) => !installed.has(name));
    const pure = missing.filter((name) => isPure(fileOf(name)));
    const other = missing.filter((name) => !pure.includes(name));
    if (pure.length) await unpack(pure);
    if (other.length) await load(other);
    for (const name of missing) installed.add(name);
  };
  let before = Promise.resolve();
  return (names) => {
    if (names.every((name) => installed.has(name))) return Promise.resolve();
    const mine = before.then(() => install(names)); // one by one: two requests may need the same wheel
    before = mine.catch(() => {});
    return mine;
  };
}
