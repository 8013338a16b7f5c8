import assert from "node:assert/strict";
import { test } from "node:test";

import { pythonsText } from "../../static/js/page/words.js";
import { Workers } from "../../static/js/python/workers.js";
import { standIn } from "./helpers.js";

/** Workers that are plain objects, and the moments of rest at hand. */
function stage({ most = 3, spares = true } = {}) {
  const [made, ends, rests] = [[], new Map(), []];
  const make = (name, compiled) => {
    made.push(Object.assign(standIn(), { madeAs: name, compiled, aside: (said) => made.find(({ madeAs }) => madeAs === name).onmessage({ data: said }) }));
    return made.at(-1);
  };
  const gone = (name) => new Promise((end) => ends.set(name, end));
  const idle = (act) => {
    rests.push(act);
    return () => void rests.splice(rests.indexOf(act), 1);
  };
  const workers = new Workers({ make, gone, most, spares, idle });
  const start = (role) => {
    const states = [];
    const engine = workers.engine(role, (state) => states.push(state), { build: "1" });
    engine.boot();
    return { engine, phase: () => states.at(-1).phase };
  };
  const roles = () => workers.members.map(({ role }) => role);
  return { workers, made, ends, rests, start, roles };
}

/** A stage with a page's Python that has been at rest long enough for a spare one. */
function rested(wish) {
  const all = stage(wish);
  const page = all.start("page");
  all.made[0].come();
  all.made[0].aside({ settled: true });
  all.rests.forEach((act) => act());
  return { ...all, page };
}

const soon = () => new Promise((done) => setImmediate(done));

test("each worker is counted while it lives, and named by what it is for", () => {
  const { workers, made, start, roles } = stage();
  const [{ engine }] = ["page", "book"].map(start);
  assert.deepEqual(roles(), ["page", "book"]);
  assert.equal(workers.room, 1);
  assert.match(made[1].madeAs, /^pencilmark-book-/);
  engine.end();
  assert.deepEqual([roles(), workers.room, made[0].ended], [["book"], 2, true]);
});

test("beyond what the machine has room for none is started, but for the page's own", () => {
  const { made, start, roles } = stage({ most: 1 });
  assert.equal(start("many").phase(), "booting");
  assert.equal(start("many").phase(), "error");
  assert.equal(start("page").phase(), "booting");
  assert.deepEqual([roles(), made.length], [["many", "page"], 2]);
});

test("a spare one is started only when all is there, at rest, and only where memory allows", () => {
  const { workers, made, rests, start, roles } = stage();
  start("page");
  made[0].come();
  workers.rest();
  assert.deepEqual(rests, []);
  made[0].aside({ settled: true });
  assert.equal(rests.length, 1);
  workers.stir();
  assert.deepEqual(rests, []);
  workers.rest();
  rests[0]();
  assert.deepEqual(roles(), ["page", "spare"]);
  assert.deepEqual(rested({ spares: false }).roles(), ["page"]);
  assert.deepEqual(rested({ most: 1 }).roles(), ["page"]);
});

test("a lost Python is replaced by the spare one at once, which has said already that it is ready", async () => {
  const { made, page, roles } = rested();
  made[1].come();
  made[0].say({ kind: "died", snapshot: false, message: "" });
  await soon();
  assert.equal(page.phase(), "ready");
  assert.deepEqual([roles(), made.length, made[0].ended, made[1].ended], [["page"], 2, true, false]);
  const { answer } = page.engine.ask("read", { text: "" });
  made[1].say({ id: 1, kind: "result", value: "here" });
  assert.equal(await answer, "here");
});

test("a spare one that is on its way goes on with whom it is given to", async () => {
  const { made, start } = rested();
  made[1].say({ kind: "boot", percent: 50 });
  const book = start("book");
  await soon();
  assert.equal(book.phase(), "booting");
  made[1].say({ kind: "ready", version: "1", build: "1", marks: {} });
  assert.equal(book.phase(), "ready");
});

test("a spare one that could not start, or was ended, is given to nobody, and none is tried again", async () => {
  for (const lose of [
    ({ made }) => made[1].say({ kind: "died", snapshot: true, message: "" }),
    ({ made }) => made[1].onerror({ message: "" }),
    ({ made, ends }) => (made[1].come(), ends.get(made[1].madeAs)()),
  ]) {
    const all = rested();
    lose(all);
    await soon();
    assert.deepEqual([all.roles(), all.made[1].ended], [["page"], true]);
    all.rests.length = 0;
    all.workers.rest();
    assert.deepEqual(all.rests, []);
  }
});

test("what must start otherwise than usual is not given the spare one", () => {
  const { made, start, workers } = rested();
  made[0].say({ kind: "died", snapshot: false, message: "" }); // takes the spare
  made[1].say({ kind: "died", snapshot: true, message: "bad memory" });
  assert.match(made[2].madeAs, /-plain/);
  start("book");
  assert.equal(workers.members.length, 2);
});

test("the spare one makes room", () => {
  const { made, start, roles } = rested({ most: 2 });
  start("book");
  assert.deepEqual([roles(), made.length], [["page", "book"], 2]);
});

test("what one has compiled, the next is given", () => {
  const { made, start } = stage();
  start("page");
  assert.equal(made[0].compiled, null);
  const compiled = {};
  made[0].aside({ compiled });
  start("book");
  assert.equal(made[1].compiled, compiled);
  assert.match(made[1].madeAs, /-given$/);
});

test("who starts anew because a start has failed is given nothing of it", () => {
  const { workers, made, start } = stage();
  start("page");
  made[0].aside({ compiled: {} });
  made[0].say({ kind: "died", snapshot: true, message: "the snapshot is cut off" });
  assert.deepEqual([made.length, made[1].compiled], [2, null]);
  assert.doesNotMatch(made[1].madeAs, /given/);
  assert.match(made[1].madeAs, /plain/);
  assert.equal(workers.members.length, 1);
});

test("each worker's memory is what it said last, and all of it is told", () => {
  const { workers, made, start } = stage();
  start("page");
  made[0].come();
  assert.deepEqual(workers.members.map(({ memory }) => memory), [0]);
  made[0].aside({ memory: 40 * 2 ** 20 });
  assert.equal(pythonsText(workers.members, 3), "1 worker running (up to 3), 40 MB");
  start("quick");
  made[1].come();
  made[1].aside({ memory: 20 * 2 ** 20 });
  assert.equal(pythonsText(workers.members, 3), "2 workers running (up to 3), 60 MB");
});
