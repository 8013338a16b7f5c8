/**
 * Python's WebAssembly and initial memory, unpacked, in the browser's own file system, from which they load in
 * milliseconds. The file is named by its content; its head, written last, marks it as complete.
 */

import { check } from "./unpack.js";
import { say } from "../words/say.js";

/** Bytes of a page of memory. */
const PAGE = 4096;

/**
 * Lay the memory of a snapshot out in a fresh module; snapshot.mjs describes its format.
 * @param {Bytes} packed
 * @param {Uint8Array} head is filled with what Pyodide expects in front of a memory
 * @param {any} module
 */
export function layOut(packed, head, module) {
  const [headLength, memoryLength, count] = numbersAt(packed, 0, 3);
  const runs = numbersAt(packed, 12, 2 * count);
  let place = 12 + runs.byteLength;
  check(headLength === head.length);
  packed.read(head, place);
  place += headLength;
  module.growMemory(memoryLength);
  for (let i = 0; i < runs.length; i += 2) {
    const bytes = runs[i + 1] * PAGE;
    check(place + bytes <= packed.length);
    packed.read(module.HEAPU8.subarray(runs[i] * PAGE, runs[i] * PAGE + bytes), place);
    place += bytes;
  }
  check(place === packed.length);
}

/** @param {Bytes} packed @param {number} place @param {number} count @returns {Uint32Array} */
function numbersAt(packed, place, count) {
  check(place + 4 * count <= packed.length);
  const bytes = new Uint8Array(4 * count);
  packed.read(bytes, place);
  return new Uint32Array(bytes.buffer);
}

/** @typedef {{ length: number, read: (target: Uint8Array, place: number) => void }} Bytes what can be read piece by piece */
/** @typedef {{ wasm: () => Uint8Array<ArrayBuffer>, memory: Bytes, close: () => void }} Kept */
/** @typedef {{ read: (target: ArrayBufferView, at: { at: number }) => number, write: (bytes: ArrayBufferView, at: { at: number }) => number, getSize: () => number, truncate: (size: number) => void, flush: () => void, close: () => void }} Handle */

/** Begins a complete file. */
const WHOLE = 0x316d7450;
/** Bytes of the head: that sign, and how many bytes of WebAssembly and of memory follow. */
const HEAD = 12;

/** Milliseconds after which Python starts without the file, which the worker of a page just left may still hold. */
const PATIENCE = 3000;

/** @param {Uint8Array} bytes @returns {Bytes} */
export const held = (bytes) => ({ length: bytes.length, read: (target, place) => target.set(bytes.subarray(place, place + target.length)) });

/** The one file of this page, and of no other at its origin. */
export class KeptStart {
  /**
   * @param {URL} root where the files of the build are
   * @param {string} name says what the file holds
   * @param {boolean} writes whether this worker may write it: one is enough
   */
  constructor(root, name, writes) {
    this.writes = writes;
    this.folder = `start ${encodeURIComponent(new URL("../../", root).pathname)}`;
    this.name = name;
  }

  async #files(create = false) {
    return (await navigator.storage.getDirectory()).getDirectoryHandle(this.folder, { create });
  }

  /** @param {any} files @param {object} wish @returns {Promise<Handle>} */
  async #handle(files, wish = {}, mode = {}) {
    return (await files.getFileHandle(this.name, wish)).createSyncAccessHandle(mode);
  }

  /** @returns {Promise<Kept | null>} null where there is no such file or file system, where another worker holds the file, or where it takes too long */
  open() {
    const opening = this.#open();
    return new Promise((settle) => {
      const late = () => (settle(null), void opening.then((kept) => kept?.close()));
      const timer = setTimeout(late, PATIENCE);
      opening.then((kept) => (clearTimeout(timer), settle(kept)));
    });
  }

  /** @returns {Promise<Kept | null>} */
  async #open() {
    try {
      const handle = await this.#handle(await this.#files(), {}, { mode: "read-only" });
      const [sign, wasm, memory] = numbers(handle);
      if (sign === WHOLE && handle.getSize() === HEAD + wasm + memory) return kept(handle, wasm, memory);
      handle.close();
    } catch {
      // Python starts as on a first visit
    }
    return null;
  }

  /**
   * Keep both in place of what was kept before.
   * @param {() => Promise<ReadableStream<Uint8Array>>} wasm is written as it comes
   * @param {() => Promise<Uint8Array>} memory
   * @throws where there is no room, or no such file system: then nothing is left of it
   */
  async keep(wasm, memory) {
    const files = /** @type {any} */ (await this.#files(true));
    for await (const name of files.keys()) if (name !== this.name) await files.removeEntry(name).catch(() => {});
    const handle = await this.#handle(files, { create: true });
    let isWhole = false;
    try {
      handle.truncate(0);
      const first = await pour(await wasm(), handle, HEAD);
      const second = await memory();
      write(handle, second, HEAD + first);
      handle.flush();
      handle.write(Uint32Array.of(WHOLE, first, second.length), { at: 0 });
      handle.flush();
      isWhole = true;
    } finally {
      handle.close();
      if (!isWhole) await files.removeEntry(this.name);
    }
  }

  /** Delete it all: it may be what went wrong. */
  async forget() {
    await (await navigator.storage.getDirectory()).removeEntry(this.folder, { recursive: true });
  }
}

/** @param {Handle} handle @returns {Uint32Array} the head of the file */
function numbers(handle) {
  const head = new Uint32Array(HEAD / 4);
  handle.read(head, { at: 0 });
  return head;
}

/** @param {Handle} handle @param {Uint8Array} bytes @param {number} at */
function write(handle, bytes, at) {
  if (handle.write(bytes, { at }) !== bytes.length) throw new Error(say("python-no-space"));
}

/** @param {ReadableStream<Uint8Array>} stream @param {Handle} handle @param {number} begin @returns {Promise<number>} how many bytes came */
async function pour(stream, handle, begin) {
  const reader = stream.getReader();
  let place = begin;
  for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) {
    write(handle, value, place);
    place += value.length;
  }
  return place - begin;
}

/** @param {Handle} handle @param {number} wasm bytes @param {number} memory bytes @returns {Kept} */
function kept(handle, wasm, memory) {
  const read = (/** @type {Uint8Array} */ target, /** @type {number} */ at) => {
    if (handle.read(target, { at }) !== target.length) throw new Error(say("python-kept-cut-off"));
  };
  const code = () => {
    const bytes = new Uint8Array(wasm);
    read(bytes, HEAD);
    return bytes;
  };
  return { wasm: code, memory: { length: memory, read: (target, place) => read(target, HEAD + wasm + place) }, close: () => handle.close() };
}
