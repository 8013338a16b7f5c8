import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInThisContext } from "node:vm";

import { pressAgain, takeEarly } from "../../static/js/python/start-worker.js";

const SCRIPT = readFileSync(new URL("../../static/js/python/early.js", import.meta.url), "utf-8");

const ears = new Set();

/** A page that is kept in the browser, or that has no *controller*, and what was started in it. */
function page(controller = /** @type {object | null} */ ({})) {
  const started = [];
  const give = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  delete globalThis.early;
  give("window", globalThis);
  give("navigator", { serviceWorker: { controller } });
  give("document", { currentScript: { dataset: { home: "b/0123/" } }, documentElement: { dataset: {} } });
  ears.clear();
  give("addEventListener", (_, ear) => void ears.add(ear));
  give("removeEventListener", (_, ear) => void ears.delete(ear));
  give("Worker", class { constructor(address, { name }) { started.push(this); Object.assign(this, { address, madeAs: name }); } });
  return started;
}

/** @param {Record<string, { own?: boolean }>} buttons that are there @returns what is pressed, by their ids, and a finger */
function fingers(buttons) {
  page();
  const pressed = [];
  const press = (id) => [...ears].forEach((ear) => ear({ target: { closest: () => ({ id }) } }));
  const made = Object.fromEntries(Object.entries(buttons).map(([id, { own = false }]) => [id, { matches: () => own, click: () => (press(id), pressed.push(id)) }]));
  document.getElementById = (id) => /** @type {any} */ (made[id]) ?? null;
  return { press, pressed };
}

const runEarly = () => runInThisContext(`{${SCRIPT}}`);

test("the page takes over the worker that was started before it, and what that has said", async () => {
  const started = page();
  runEarly();
  const said = new MessageEvent("message", { data: "hello" });
  started[0].onmessage(said);
  const taken = takeEarly();
  const heard = [];
  taken.onmessage = (event) => heard.push(event);
  await null;
  assert.deepEqual([taken, taken.name, heard], [started[0], started[0].madeAs, [said]]);
  assert.equal(started[0].address, "b/0123/static/js/python/worker.js");
  assert.equal(takeEarly(), null);
});

test("who is here for the first time has no worker before the page's own script, which asks for the files first", () => {
  const started = page(null);
  runEarly();
  assert.deepEqual([started.length, takeEarly()], [0, null]);
});

test("who comes back sees the page once it has its grid, or has come and failed", () => {
  page(null);
  runEarly();
  assert.ok(!("waits" in document.documentElement.dataset), "a new visitor sees it as it comes");
  page();
  runEarly();
  assert.ok("waits" in document.documentElement.dataset);
  for (const ear of ears) ear({ target: { closest: () => null } }); // of a press, or that all has come
  assert.ok(!("waits" in document.documentElement.dataset));
  page();
  runEarly();
  document.documentElement.dataset.runs = "";
  for (const ear of ears) ear({ target: { closest: () => null } });
  assert.ok("waits" in document.documentElement.dataset, "its script runs, and its language is on its way");
});

test("what was pressed before the script was there is pressed again, once, but for what works without", () => {
  const { press, pressed } = fingers({ "hint-play": {}, check: {}, more: { own: true } });
  runEarly();
  for (const id of ["hint-play", "hint-play", "more", "check", "unheard-of"]) press(id);
  pressAgain();
  assert.deepEqual(pressed, ["hint-play", "check"]);
  pressAgain();
  assert.equal(pressed.length, 2, "once and for all");
});
