/**
 * The half of Pyodide's WebAssembly that no start needs (`py/tooling/halves.mjs` cuts it). It is fetched when nobody waits for Python; if Python
 * calls into it before, it is fetched right then, while Python stands still.
 */

/** Where that half is. */
export const LATER = "pyodide/pyodide.later.wasm";

export class LaterHalf {
  /** @type {WebAssembly.Imports} */
  #imports = {};
  /** @type {Record<string, any>} */
  #first = {};

  /** @param {() => BufferSource} read returns the half without waiting */
  constructor(read) {
    this.read = read;
  }

  /** @param {WebAssembly.Imports} imports of Pyodide @returns {WebAssembly.Imports} what the first half imports */
  imports(imports) {
    this.#imports = imports;
    return { ...imports, late: { link: () => this.link(new WebAssembly.Module(this.read())) } };
  }

  /** @param {WebAssembly.Instance} instance of the first half @returns {WebAssembly.Instance} the same, as Pyodide is to see it */
  begun({ exports }) {
    this.#first = exports;
    return { exports: Object.fromEntries(Object.entries(exports).filter(([name]) => !name.startsWith("late."))) };
  }

  /** @returns {boolean} whether there is such a half, and it is not there yet */
  get isLacking() {
    return this.#first["late.linked"]?.value === 0;
  }

  /** @param {WebAssembly.Module} module that half */
  link(module) {
    if (!this.isLacking) return;
    const hot = new Proxy({}, { get: (_, slot) => this.#first["late.table"].get(Number(slot)) });
    new WebAssembly.Instance(module, { ...this.#imports, first: this.#first, hot });
    this.#first["late.linked"].value = 1;
  }
}
