/** The page's own Python, and another for what is quick: in which order the answers come. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Engine, EngineError } from "../../static/js/python/engine.js";
import { MOMENT, Pythons, STAY } from "../../static/js/python/pythons.js";
import { standIn } from "./helpers.js";

const puzzle = { board: "9", givens: [] };
const soon = () => new Promise((done) => setImmediate(done));

/** The page's own Python, ready; the time that passes; and the workers that are started, that of the page first. */
function stage({ room = true } = {}) {
  const workers = /** @type {any[]} */ ([]);
  const timers = /** @type {Map<object, [() => void, number]>} */ (new Map());
  const make = (/** @type {(state: any) => void} */ tell) => new Engine({
    start: () => (workers.push(standIn()), workers[workers.length - 1]), gone: () => new Promise(() => {}), tell,
  });
  const clock = {
    later(/** @type {() => void} */ act, /** @type {number} */ time) {
      const timer = {};
      timers.set(timer, [act, time]);
      return timer;
    },
    stop: (/** @type {any} */ timer) => void timers.delete(timer),
  };
  const pass = (/** @type {number} */ time) => {
    for (const [timer, [act, due]] of [...timers]) if (due <= time && timers.delete(timer)) act();
  };
  const pythons = new Pythons(make(() => {}), (tell) => (room ? make(tell) : null), clock);
  pythons.boot();
  workers[0].come();
  return { pythons, workers, pass };
}

/** @param {any} worker @param {string} kind @param {any} value answers what was asked of that kind last */
const answer = (worker, kind, value) => worker.say({ id: worker.sent.findLast((/** @type {any} */ sent) => sent.kind === kind).id, kind: "result", value });

test("nothing but a long question brings the other Python", async () => {
  const { pythons, workers, pass } = stage();
  pythons.ask("hint", /** @type {any} */ (puzzle));
  const rated = pythons.ask("rate", puzzle);
  answer(workers[0], "rate", 1);
  await rated.answer;
  pass(MOMENT);
  assert.equal(workers.length, 1);
});

test("a part of a long list brings no other Python, however slow the machine is", () => {
  const { pythons, workers, pass } = stage();
  pythons.ask("many", { board: "9", lines: "", questions: ["status"] });
  pass(MOMENT);
  assert.equal(workers.length, 1);
});

test("what is quick is answered by the other while a rating goes on", async () => {
  const { pythons, workers, pass } = stage();
  const order = /** @type {string[]} */ ([]);
  const rated = pythons.ask("rate", puzzle).answer.then(() => order.push("rate"));
  pass(MOMENT);
  workers[1].come();
  const told = pythons.ask("lessons", {}).answer.then(() => order.push("lessons"));
  answer(workers[1], "lessons", 2);
  await told;
  answer(workers[0], "rate", 1);
  await rated;
  assert.deepEqual(order, ["lessons", "rate"]);
  assert.deepEqual(workers[0].sent.map((/** @type {any} */ { kind }) => kind), ["rate"]);
});

test("what was asked before the other was there is asked of it, too, and the first answer counts", async () => {
  const { pythons, workers, pass } = stage();
  pythons.ask("rate", puzzle);
  const hint = pythons.ask("hint", /** @type {any} */ (puzzle));
  pass(MOMENT);
  workers[1].come();
  answer(workers[1], "hint", "soon");
  assert.equal(await hint.answer, "soon");
  answer(workers[0], "hint", "late");
  assert.equal(await hint.answer, "soon");
});

test("stopping what is quick never ends the rating", async () => {
  const { pythons, workers, pass } = stage();
  pythons.ask("rate", puzzle);
  const hint = pythons.ask("hint", /** @type {any} */ (puzzle));
  pass(MOMENT);
  workers[1].come();
  hint.cancel();
  await assert.rejects(hint.answer, (error) => error instanceof EngineError && error.data.code === "cancelled");
  assert.equal(workers[0].ended, false);
  assert.equal(workers[0].sent.some((/** @type {any} */ { kind }) => kind === "cancel"), false);
});

test("a question whose Python is lost is answered by the other", async () => {
  const { pythons, workers, pass } = stage();
  pythons.ask("rate", puzzle).answer.catch(() => {});
  const hint = pythons.ask("hint", /** @type {any} */ (puzzle));
  pass(MOMENT);
  workers[1].come();
  workers[0].say({ kind: "died", message: "no memory", snapshot: false });
  await soon();
  answer(workers[1], "hint", "here");
  assert.equal(await hint.answer, "here");
});

test("without room for another all is asked of the page's own, as before", async () => {
  const { pythons, workers, pass } = stage({ room: false });
  pythons.ask("rate", puzzle);
  pass(MOMENT);
  const hint = pythons.ask("hint", /** @type {any} */ (puzzle));
  answer(workers[0], "hint", "mine");
  assert.equal(await hint.answer, "mine");
});

test("the memory of the other is given back when nothing has taken long for a while", async () => {
  const { pythons, workers, pass } = stage();
  const rated = pythons.ask("rate", puzzle);
  pass(MOMENT);
  workers[1].come();
  answer(workers[0], "rate", 1);
  await rated.answer;
  await soon();
  assert.equal(workers[1].ended, false);
  pass(STAY);
  assert.equal(workers[1].ended, true);
});

test("one that cannot start is not waited for", async () => {
  const { pythons, workers, pass } = stage();
  pythons.ask("rate", puzzle);
  pass(MOMENT);
  workers[1].onerror({ preventDefault: () => {}, message: "gone" });
  const hint = pythons.ask("hint", /** @type {any} */ (puzzle));
  answer(workers[0], "hint", "mine");
  assert.equal(await hint.answer, "mine");
});
