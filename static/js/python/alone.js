/**
 * A worker without an address: Python with files that it is handed, where nothing can be fetched. `build.py` makes one
 * script of this and all that it imports.
 */

import "../words/write.js";
import create from "../../../pyodide/pyodide.asm.mjs";
import { serve } from "./answering.js";
import { holdLock } from "./workers.js";

/** @typedef {{ build: import("../../../build.js").Build, files: Record<string, ArrayBuffer | Blob>, plain: boolean, compiled?: WebAssembly.Module | null }} Parcel */

/** Begins the addresses of the files that were handed over; no such host exists. */
const root = new URL("https://files.invalid/");

/** @param {Parcel["files"]} files @returns {typeof fetch} answers from *files* only */
function library(files) {
  return async (request) => {
    const name = (request instanceof Request ? request.url : `${request}`).slice(root.href.length);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(files[name], { status: name in files ? 200 : 404, headers: { "Content-Type": type } });
  };
}

/** @param {Parcel["files"]} files @returns {(name: string) => ArrayBuffer} reads one of *files* without waiting */
const reader = (files) => (name) => {
  const file = files[name];
  return file instanceof Blob ? new (/** @type {any} */ (self).FileReaderSync)().readAsArrayBuffer(file) : file;
};

self.onmessage = ({ data }) => {
  const { build, files, plain, compiled = null } = /** @type {Parcel} */ (data);
  self.fetch = library(files);
  holdLock().then(() => serve({ root, build, plain, compiled, store: null, readNow: reader(files), script: Promise.resolve({ default: create }) }));
};
