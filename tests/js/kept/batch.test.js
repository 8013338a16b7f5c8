import assert from "node:assert/strict";
import { test } from "node:test";

import { Batches } from "../../../static/js/kept/batch.js";
import { keepBatches } from "../../../static/js/kept/browser.js";
import { done } from "../../../static/js/kept/database.js";
import { GIVENS, PUZZLE, store } from "./helpers.js";

const one = (seed) => ({
  puzzle: PUZZLE, solution: GIVENS.map(() => 1), clues: 21, seed, level: "Hard", er: 4.2, hodoku_level: null, hodoku_score: null,
});
const batch = (count, change = {}) => ({
  puzzles: Array.from({ length: count }, (_, seed) => one(seed)), nearest: null, wished: 9, recipe: "generate", version: "1", going: true, done: 0, text: "", ...change,
});

/** @returns {any} the keeper of batches of a tab, which remembers its batch */
function tab(database, clock, memory = { id: null }) {
  const said = [];
  const pointer = { get: () => memory.id, set: (id) => void (memory.id = id) };
  return Object.assign(new Batches(database, { tab: pointer, now: () => clock.time, tell: (keeping) => said.push(keeping) }), { memory, said });
}

/** Hear of a batch that grows puzzle by puzzle. */
async function make(batches, count, change = {}) {
  batches.hear({ made: batch(0, { recipe: "" }) });
  const whole = batch(count);
  for (let i = 1; i <= count; i += 1) batches.hear({ made: { ...whole, puzzles: whole.puzzles.slice(0, i) } });
  batches.hear({ made: { ...whole, ...change } });
  await batches.settled();
}

test("a batch that a reload broke off is there with all its puzzles, and said once", async () => {
  const { database, clock } = store();
  const broken = tab(database, clock);
  await make(broken, 5);
  const { memory } = broken;
  const found = await tab(database, clock, memory).read();
  assert.deepEqual(found.made.puzzles.map(({ seed }) => seed), [0, 1, 2, 3, 4]);
  assert.deepEqual([found.broken, found.made.wished, found.made.going], [true, 9, false]);
  assert.equal((await tab(database, clock, memory).read()).broken, false);
});

test("two tabs that make puzzles at once never mix them", async () => {
  const { database, clock } = store();
  const one = tab(database, clock);
  clock.time += 1;
  const two = tab(database, clock);
  await Promise.all([make(one, 4), (clock.time += 1, make(two, 6, { going: false }))]);
  assert.equal((await tab(database, clock, one.memory).read()).made.puzzles.length, 4);
  assert.equal((await tab(database, clock, two.memory).read()).made.puzzles.length, 6);
});

test("a tab without a batch has the latest, and the latest few stay", async () => {
  const { database, clock } = store();
  for (let count = 1; count <= 7; count += 1) {
    clock.time += 1;
    await make(tab(database, clock), count);
  }
  assert.equal((await tab(database, clock).read()).made.puzzles.length, 7);
  const keys = /** @type {any[]} */ (await database.run(["made"], "readonly", ({ made }) => done(made.getAllKeys())));
  assert.equal(new Set(keys.map(([id]) => id)).size, 4);
});

test("what is broken in the store is left out", async () => {
  const { database, clock } = store();
  await make(tab(database, clock), 3);
  const id = await database.run(["made"], "readwrite", async ({ made }) => {
    const [[id]] = /** @type {any[]} */ (await done(made.getAllKeys()));
    made.put({ ...one(1), solution: [1, 2] }, [id, 2]);
    return id;
  });
  assert.deepEqual((await tab(database, clock).read()).made.puzzles.map(({ seed }) => seed), [0, 2]);
  await database.run(["made"], "readwrite", ({ made }) => void made.put("x", [id, 0]));
  assert.equal(await tab(database, clock).read(), null);
});

test("a list that was read is not kept, and a full store is said", async () => {
  const { database, clock } = store();
  const batches = tab(database, clock);
  batches.hear({ made: batch(5, { recipe: "" }) });
  await batches.settled();
  assert.equal(await batches.read(), null);
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  await make(batches, 2);
  IDBObjectStore.prototype.put = put;
  assert.equal(batches.said[0].state, "full");
});

test("what is said of a batch that a reload broke off is said after the game is there, which takes back what was said", async () => {
  const { database, clock } = store();
  const { memory, ...broken } = tab(database, clock);
  await make(Object.assign(tab(database, clock, memory), broken), 3);
  globalThis.sessionStorage = /** @type {any} */ ({ getItem: () => memory.id, setItem() {} });
  const order = [];
  const page = /** @type {any} */ ({ hear() {}, get: () => ({ made: null }), set: (/** @type {object} */ change) => order.push(...Object.keys(change)) });
  let begin = () => {};
  const begun = new Promise((resolve) => (begin = () => resolve(null))).then(() => void order.push("game"));
  const keeping = keepBatches(page, database, begun);
  await new Promise((resolve) => setImmediate(resolve));
  await database.run(["made"], "readonly", ({ made }) => done(made.getAllKeys()));
  begin();
  await keeping;
  assert.deepEqual(order, ["game", "made", "notice"]);
});
