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
