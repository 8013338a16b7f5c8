import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { KeptStart } from "../../static/js/python/kept-start.js";
import { holdLock } from "../../static/js/python/workers.js";

const give = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
const SECONDS = 10_000;

test("Python starts without what was kept where the browser does not hand it out in time, and lets go of it later", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let hand = (_) => {};
  const closed = [];
  const handle = { read: (_) => 0, getSize: () => 12, close: () => closed.push(1) };
  const file = { createSyncAccessHandle: () => new Promise((resolve) => void (hand = resolve)) };
  const folder = { getDirectoryHandle: async () => ({ getFileHandle: async () => file }) };
  give("navigator", { storage: { getDirectory: async () => folder } });
  const opening = new KeptStart(new URL("https://a.b/b/1/"), "x", false).open();
  await new Promise((resolve) => setImmediate(resolve));
  mock.timers.tick(SECONDS);
  assert.equal(await opening, null);
  handle.read = (head) => (new Uint32Array(head.buffer).set([0x316d7450, 0, 0]), 12);
  hand(handle);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(closed.length, 1);
  mock.timers.reset();
});

/** Give the browser a file system, and return its one folder: the bytes of each file by its name. @param {number} [room] bytes that a file may have */
function storage(room = Infinity) {
  /** @type {Map<string, Uint8Array>} */
  const files = new Map();
  const handle = (name) => ({
    read: (target, { at }) => {
      const found = files.get(name).subarray(at, at + target.byteLength);
      new Uint8Array(target.buffer, target.byteOffset).set(found);
      return found.length;
    },
    write: (source, { at }) => {
      const bytes = new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
      const end = Math.max(at + bytes.length, files.get(name).length);
      if (end > room) return 0;
      const whole = new Uint8Array(end);
      whole.set(files.get(name));
      whole.set(bytes, at);
      files.set(name, whole);
      return bytes.length;
    },
    getSize: () => files.get(name).length,
    truncate: (size) => files.set(name, files.get(name).slice(0, size)),
    flush() {},
    close() {},
  });
  const folder = {
    keys: async function* () {
      yield* [...files.keys()];
    },
    removeEntry: async (name) => void files.delete(name),
    getFileHandle: async (name, { create = false } = {}) => {
      if (create && !files.has(name)) files.set(name, new Uint8Array());
      if (!files.has(name)) throw new Error(`there is no ${name}`);
      return { createSyncAccessHandle: async () => handle(name) };
    },
  };
  give("navigator", { storage: { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) } });
  return files;
}

const [CODE, MEMORY] = [Uint8Array.of(1, 2, 3, 4, 5), Uint8Array.of(6, 7, 8)];
/** @param {string} name */
const start = (name) => new KeptStart(new URL("https://a.b/b/1/"), name, true);
/** @param {KeptStart} one */
const keep = (one) => one.keep(async () => /** @type {any} */ (new Blob([CODE]).stream()), async () => MEMORY);

test("what was kept is had again, whole or not at all", async () => {
  const files = storage();
  await keep(start("x"));
  const kept = await start("x").open();
  const memory = new Uint8Array(kept.memory.length);
  kept.memory.read(memory, 0);
  assert.deepEqual([kept.wasm(), memory], [CODE, MEMORY]);
  const whole = files.get("x");
  for (let size = 0; size < whole.length; size += 1) {
    files.set("x", whole.slice(0, size));
    assert.equal(await start("x").open(), null, `${size} bytes of ${whole.length}`);
  }
  files.set("x", whole.with(0, 0)); // its head is written last
  assert.equal(await start("x").open(), null);
});

test("what another build has kept is not taken, and makes room for its own", async () => {
  const files = storage();
  await keep(start("old"));
  assert.equal(await start("new").open(), null);
  await keep(start("new"));
  assert.deepEqual([...files.keys()], ["new"]);
  assert.notEqual(await start("new").open(), null);
});

test("without room nothing is left of it", async () => {
  const files = storage(18);
  await assert.rejects(keep(start("x")));
  assert.equal(files.size, 0);
});

test("Python starts without a lock where the browser does not give it in time", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  give("self", { name: "pencilmark-page-1" });
  give("navigator", { locks: { request: () => new Promise(() => {}) } });
  let held = false;
  const holding = holdLock().then(() => (held = true));
  await null;
  assert.equal(held, false);
  mock.timers.tick(SECONDS);
  await holding;
  mock.timers.reset();
});
