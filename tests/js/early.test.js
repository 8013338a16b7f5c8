import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInThisContext } from "node:vm";

import { takeEarly } from "../../static/js/early-worker.js";

const SCRIPT = readFileSync(new URL("../../static/js/early.js", import.meta.url), "utf-8");

/** A page that is kept in the browser, and what was started in it. */
function page() {
  const started = [];
  const give = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  delete globalThis.early;
  give("window", globalThis);
  give("navigator", { serviceWorker: { controller: {} } });
  give("document", { currentScript: { src: "https://a.b/static/js/early.js" } });
  give("Worker", class { constructor(_, { name }) { started.push(this); this.madeAs = name; } });
  return started;
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
  assert.equal(takeEarly(), null);
});

test("where the page was there sooner, no second Python is started beside its own", () => {
  const started = page();
  assert.equal(takeEarly(), null);
  runEarly();
  assert.equal(started.length, 0);
});
