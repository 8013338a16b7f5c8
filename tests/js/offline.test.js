import assert from "node:assert/strict";
import { test } from "node:test";

import { keepForOffline } from "../../static/js/page/offline.js";

const later = () => new Promise((done) => setImmediate(done));

/** @param {string} end the state in which a newer build ends that is only found when it is looked for @returns what was asked of it, and how often the page was loaded anew */
async function pressed(end) {
  const seen = { told: /** @type {string[]} */ ([]), loads: 0 };
  const newer = Object.assign(new EventTarget(), { state: "installing", postMessage: (/** @type {string} */ text) => seen.told.push(text) });
  const registration = { waiting: null, installing: /** @type {any} */ (null), update: async () => void (registration.installing = newer) };
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  const parts = /** @type {Record<string, any>} */ ({ newer: { hidden: true }, "newer-take": {} });
  const found = { document: { documentElement: { dataset: { build: "old" } }, getElementById: (/** @type {string} */ id) => parts[id] }, location: { reload: () => (seen.loads += 1) }, fetch: async () => ({ text: async () => '<html data-build="new">' }), navigator: { serviceWorker } };
  for (const [name, value] of Object.entries(found)) Object.defineProperty(globalThis, name, { value, configurable: true });
  keepForOffline()(/** @type {any} */ ({ python: { phase: "error" } }));
  await later();
  assert.equal(parts.newer.hidden, false);
  parts["newer-take"].onclick();
  await later();
  assert.deepEqual([seen.told, seen.loads, parts["newer-take"].disabled], [[], 0, true]);
  newer.state = end;
  newer.dispatchEvent(new Event("statechange"));
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  return seen;
}

test("one press takes a newer build that has not been fetched yet, as soon as it is there", async () => {
  assert.deepEqual(await pressed("installed"), { told: ["take"], loads: 1 });
});

test("where the newer build does not come the page is loaded anew", async () => {
  const { told, loads } = await pressed("redundant");
  assert.deepEqual([told, loads > 0], [[], true]);
});
