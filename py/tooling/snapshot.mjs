/**
 * Starts Python in Node, imports pencilmark, and writes what that changed of its memory, so that the page need
 * not do the same; and what was not imported as an archive, TARGET.zip. Called by snapshot.py, which packs it: node
 * snapshot.mjs PYODIDE_FOLDER LEAN_FOLDER LIBRARY COMPILED WHEEL SLIM TARGET, where COMPILED has the modules of LIBRARY compiled, and SLIM
 * is slim.py; tells what it wrote as JSON. It also cuts the page's WebAssembly in two: what runs when Python starts from that memory and
 * answers first questions, TARGET.first, and the rest, TARGET.later.
 *
 * The same wheel gives the same bytes: Python's hashes begin with a fixed seed, and clock and dice stand still.
 *
 * The file, once unpacked: three numbers (bytes of Pyodide's own head, bytes of the memory, how many runs of pages), the
 * runs (first page, pages), the head, the pages. Numbers have 32 bits. A page that is not in it is as it comes with
 * Python's WebAssembly, and as it still is when that has set itself up, in whatever environment.
 */

import nodeCrypto, { createHash } from "node:crypto";
import { readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { halves } from "./halves.mjs";
import { hot } from "./hot.mjs";

const PAGE = 4096;
const EPOCH = 315532800000; // 1980, as in the wheel

const [pyodide, lean, library, compiled, wheel, slim, target] = process.argv.splice(1).slice(1); // taken away: Python would remember these paths
const indexURL = `${pyodide}/`;
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const { default: create } = await import(pathToFileURL(`${pyodide}/pyodide.asm.mjs`).href);
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** Let nothing into the memory that differs from one time to the next. */
function standStill() {
  Date.now = () => EPOCH;
  globalThis.Date = class extends Date {
    constructor(...when) {
      super(...(when.length ? when : [EPOCH]));
    }
  };
  performance.now = () => 0;
  nodeCrypto.randomFillSync = (view) => view.fill(7);
  Math.random = () => 0.5;
}

/** @param {object} env @returns {Promise<Uint8Array>} the memory as WebAssembly begins in that environment */
async function blank(env) {
  let memory = null;
  const createPyodideModule = async (settings) => {
    memory = (await create({ ...settings, noInitialRun: true, thisProgram: env.LANG })).HEAPU8.slice();
    throw new Error("enough");
  };
  await loadPyodide({ indexURL, env, createPyodideModule }).catch((reason) => {
    if (!memory) throw reason;
  });
  return memory;
}

/** @returns {Promise<Uint8Array>} the memory before even C has set itself up: what that writes is never left out */
async function pristine() {
  const instantiate = WebAssembly.instantiate;
  let memory = null;
  WebAssembly.instantiate = async (...wish) => {
    const made = await instantiate(...wish);
    memory ??= made.instance?.exports.memory ? new Uint8Array(made.instance.exports.memory.buffer).slice() : null;
    return made;
  };
  await blank({ LANG: "C" });
  WebAssembly.instantiate = instantiate;
  return memory;
}

/** Write zeros where nothing is kept any more: they need not travel. */
function sweep(module) {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = () => {
    throw new RangeError("only what is there");
  };
  const taken = [];
  for (let size = 2 ** 24; size >= 8; size /= 2) {
    for (let place = module._malloc(size); place; place = module._malloc(size)) {
      module.HEAPU8.fill(0, place, place + size);
      taken.push(place);
    }
  }
  for (const place of taken) module._free(place);
  WebAssembly.Memory.prototype.grow = grow;
}

/** A Python beside the one whose memory is taken: it compiles and packs, which leaves memory in pieces. */
class Compiler {
  static async started() {
    const compiler = new Compiler();
    compiler.python = await loadPyodide({ indexURL, env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" } });
    compiler.python.runPython(readFileSync(slim, "utf8"));
    return compiler;
  }

  /** @param {string} name of a function in slim.py @returns {Uint8Array} what it makes of the archive in *file* and *more* */
  make(name, file, ...more) {
    this.python.FS.writeFile("/archive", readFileSync(file));
    return this.python.globals.get(name)("/archive", ...more).toJs();
  }

  /** Install an archive in *python*, whose own memory would keep the traces. */
  install(archive, python) {
    const extractDir = this.python.globals.get("SITE");
    this.python.unpackArchive(archive, "zip", { extractDir });
    const copy = (place) => {
      python.FS.mkdirTree(place);
      for (const name of this.python.FS.readdir(place).filter((name) => name !== "." && name !== "..")) {
        const path = `${place}/${name}`;
        if (this.python.FS.isDir(this.python.FS.stat(path).mode)) copy(path);
        else python.FS.writeFile(path, this.python.FS.readFile(path));
      }
    };
    copy(extractDir);
  }
}

/** @returns {Promise<Uint8Array[]>} memory with its head, as Pyodide makes it, and an archive of what it has not imported */
async function warm() {
  const compiler = await Compiler.started();
  const stdLibURL = `${target}.lib`;
  compiler.python.FS.writeFile("/compiled", readFileSync(compiled));
  writeFileSync(stdLibURL, compiler.make("library", library, "/compiled"));
  const python = await loadPyodide({ _makeSnapshot: true, indexURL, stdLibURL, env: { PYTHONHASHSEED: "0" } });
  unlinkSync(stdLibURL);
  compiler.install(compiler.make("package", wheel), python);
  const forget = () => python.runPython("import sys; sys.path_importer_cache.clear()");
  forget(); // what files there are is known by dates, and dates stand still
  python.runPython("import pencilmark.doors.service; pencilmark.doors.service.warm_up()");
  python.runPython("for std in (sys.stdin, sys.stdout, sys.stderr): std.buffer.__init__(std.buffer.raw, 1024)"); // full of what lay there before
  python.runPython(`pencilmark.__wheel__ = "${sha256(readFileSync(wheel))}"`);
  const archive = compiler.make("later", wheel, python.runPython("import sys; ' '.join(sys.modules)"));
  forget();
  python.runPython("import gc, zipimport; zipimport._zip_directory_cache.clear(); gc.collect(); gc.collect()");
  sweep(python._module);
  return [python.makeMemorySnapshot(), archive];
}

/** @returns {number[][]} the runs of pages of *memory* that may differ from any of *befores*: first page, pages */
function changed(memory, befores) {
  const runs = [];
  const zeros = new Uint8Array(PAGE);
  const at = (all, place) => (place < all.length ? all.subarray(place, place + PAGE) : zeros);
  for (let page = 0; page * PAGE < memory.length; page += 1) {
    const now = at(memory, page * PAGE);
    if (befores.every((before) => Buffer.compare(now, at(before, page * PAGE)) === 0)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === page) last[1] += 1;
    else runs.push([page, 1]);
  }
  return runs;
}

standStill();
const befores = [await pristine(), await blank({ LANG: "C" }), await blank({ LANG: "a_language_with_a_long_name.UTF-8", MORE: "than before" })];
const [whole, archive] = await warm();
const headLength = new Uint32Array(whole.buffer, whole.byteOffset, 2)[1];
const [head, memory] = [whole.subarray(0, headLength), whole.subarray(headLength)];
const runs = changed(memory, befores);
const numbers = new Uint8Array(Uint32Array.from([headLength, memory.length, runs.length, ...runs.flat()]).buffer);
const pages = runs.map(([page, count]) => memory.subarray(page * PAGE, (page + count) * PAGE));
writeFileSync(`${target}.zip`, archive);
writeFileSync(target, Buffer.concat([numbers, head, ...pages]));
const told = { head: headLength, memory: sha256(memory) };
writeFileSync(`${target}.json`, JSON.stringify(told));
const wasm = readFileSync(`${lean}/pyodide.asm.wasm`);
const stdLibURL = `${target}.lib`;
writeFileSync(stdLibURL, ""); // as in the page, which has it later
const [first, later] = halves(wasm, await hot(loadPyodide, lean, wasm, { indexURL, stdLibURL, _loadSnapshot: whole }));
unlinkSync(stdLibURL);
writeFileSync(`${target}.first`, first);
writeFileSync(`${target}.later`, later);
process.exit(0);
