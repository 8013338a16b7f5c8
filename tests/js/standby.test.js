import assert from "node:assert/strict";
import { test } from "node:test";

import { Standby } from "../../static/js/print/standby.js";
import { Workers } from "../../static/js/python/workers.js";
import { standIn } from "./helpers.js";

const FILE = 'lang = "de"\n[[chapter]]\nlevel = "Easy"\ncount = 8\n';

/** A page with a Python of its own, and a standby beside it. */
function stage({ most = 3, saveData = false } = {}) {
  Object.defineProperty(globalThis, "navigator", { value: { connection: { saveData } }, configurable: true });
  const made = /** @type {any[]} */ ([]);
  const make = () => (made.push(standIn()), made.at(-1));
  const workers = new Workers({ make, gone: () => new Promise(() => {}), most, spares: false, idle: () => () => {} });
  workers.engine("page", () => {}).boot();
  return { workers, made, standby: new Standby(workers), roles: () => workers.members.map(({ role }) => role) };
}

test("whoever presses gets the Python that has planned a book already, and hears it from then on", () => {
  const { standby, made, roles } = stage();
  standby.prepare(FILE);
  standby.prepare(FILE);
  made[1].come();
  assert.deepEqual([roles(), made[1].sent], [["page", "book"], [{ lang: "de", file: FILE, id: 1, kind: "bookplan" }]]);
  const phases = /** @type {string[]} */ ([]);
  const engine = standby.take(({ phase }) => void phases.push(phase));
  engine?.ask("bookplan", { file: FILE });
  assert.deepEqual([made.length, made[1].sent.length, phases], [2, 2, ["busy"]]);
  assert.equal(standby.take(() => {}), null);
  standby.end();
  assert.ok(!made[1].ended, "it is no longer waiting");
});

test("it ends when nobody is about to press, and another is made for who comes back", () => {
  const { standby, made, roles } = stage();
  standby.prepare(FILE);
  standby.end();
  assert.deepEqual([roles(), made[1].ended], [["page"], true]);
  standby.prepare(FILE);
  assert.deepEqual([roles(), made.length], [["page", "book"], 3]);
});

test("one that cannot start, or lacks a part, is not heard of, and the first is not tried again", async () => {
  const { standby, made, roles } = stage();
  standby.prepare(FILE);
  made[1].say({ kind: "died", snapshot: false, message: "no network" });
  assert.deepEqual([roles(), standby.take(() => assert.fail("told"))], [["page"], null]);
  standby.prepare(FILE);
  assert.equal(made.length, 2);
  const other = stage();
  other.standby.prepare(FILE);
  other.made[1].come();
  other.made[1].say({ id: 1, kind: "error", error: { code: "no-wheel", message: "not there" } });
  await new Promise((done) => setImmediate(done)); // an error that nobody handles ends the test
  assert.ok(other.standby.take(() => {}));
});

test("nothing is started where room is short, or data are saved", () => {
  for (const wish of [{ most: 2 }, { saveData: true }]) {
    const { standby, roles } = stage(wish);
    standby.prepare(FILE);
    assert.deepEqual([roles(), standby.take(() => {})], [["page"], null]);
  }
});
