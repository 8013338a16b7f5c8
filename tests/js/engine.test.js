import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { Engine, EngineError } from "../../static/js/python/engine.js";
import { standIn } from "./helpers.js";

/** An engine whose workers are plain objects: what it sent, and how to answer. */
function stage() {
  const [workers, states, ends] = [[], [], []];
  const start = (name) => {
    workers.push(Object.assign(standIn(), { name }));
    return workers.at(-1);
  };
  const gone = () => new Promise((end) => ends.push(end));
  const engine = new Engine({ start, gone, tell: (state) => states.push(state) });
  engine.boot();
  return { engine, workers, ends, states, phase: () => states.at(-1).phase };
}

const question = { board: "9", givens: [], limit: 2 };
const failsWith = (code) => (/** @type {any} */ error) => error instanceof EngineError && error.data.code === code;

test("a request before Python is there is sent as soon as it is", async () => {
  const { engine, workers } = stage();
  const { answer } = engine.ask("solve", question);
  assert.deepEqual(workers[0].sent, []);
  workers[0].come();
  assert.deepEqual(workers[0].sent, [{ ...question, kind: "solve", id: 1 }]);
  workers[0].say({ id: 1, kind: "result", value: { status: "none" } });
  assert.deepEqual(await answer, { status: "none" });
});

test("progress and errors reach the one who asked, and nobody else", async () => {
  const { engine, workers, phase } = stage();
  workers[0].come();
  const notes = [];
  const first = engine.ask("solve", question, (note) => notes.push(note.text));
  const second = engine.ask("solve", question);
  assert.equal(phase(), "busy");
  workers[0].say({ id: 1, kind: "progress", note: { done: null, text: "hm" } });
  workers[0].say({ id: 1, kind: "error", error: { code: "bad-length", message: "too short" } });
  workers[0].say({ id: 2, kind: "result", value: 2 });
  await assert.rejects(first.answer, failsWith("bad-length"));
  assert.equal(await second.answer, 2);
  assert.deepEqual([notes, phase()], [["hm"], "ready"]);
});

test("a worker that dies is replaced, and what it was asked can be asked again", async () => {
  const { engine, workers, ends, states, phase } = stage();
  workers[0].come();
  const { answer } = engine.ask("solve", question);
  ends[0]();
  await assert.rejects(answer, (/** @type {any} */ error) => failsWith("worker-died")(error) && error.retry);
  assert.equal(workers.length, 2);
  workers[1].come();
  assert.deepEqual([phase(), states.at(-1).message], ["ready", "Python had stopped and was started again"]);
  const again = engine.ask("solve", question);
  workers[1].say({ id: 2, kind: "result", value: "here" });
  assert.equal(await again.answer, "here");
});

test("a worker that dies for want of a part of Python is replaced, and what it was asked says which part", async () => {
  const { engine, workers } = stage();
  workers[0].come();
  const { answer } = engine.ask("solve", question);
  workers[0].say({ kind: "died", snapshot: false, message: "fatal", part: "half is missing" });
  await assert.rejects(answer, (/** @type {any} */ error) => failsWith("no-wheel")(error) && error.message === "half is missing");
  assert.equal(workers.length, 2);
});

test("a worker that is ended on its way is started again, and the visitor asked only after several", async () => {
  const { engine, workers, ends, phase } = stage();
  const { answer } = engine.ask("solve", question);
  for (const turn of [0, 1, 2, 3]) {
    workers[turn].say({ kind: "boot", percent: 1 });
    assert.equal(phase(), "booting");
    ends[turn]();
    await new Promise(setImmediate);
  }
  assert.deepEqual([workers.length, phase()], [4, "error"]);
  engine.boot();
  workers[4].come();
  workers[4].say({ id: 1, kind: "result", value: "here" });
  assert.equal(await answer, "here");
});

test("a worker that never comes up is an error until it is started again, and requests wait", async () => {
  const { engine, workers, phase } = stage();
  const { answer } = engine.ask("solve", question);
  workers[0].say({ kind: "died", snapshot: false, message: "no network" });
  assert.deepEqual([phase(), workers.length], ["error", 1]);
  engine.boot();
  workers[1].come();
  workers[1].say({ id: 1, kind: "result", value: "late" });
  assert.equal(await answer, "late");
});

test("a late word of a worker that was replaced is not heard", () => {
  const { engine, workers, phase } = stage();
  workers[0].say({ kind: "died", snapshot: false, message: "" });
  engine.boot();
  workers[0].say({ kind: "ready", version: "1", build: "1", marks: {} });
  assert.equal(phase(), "booting");
});

test("a cancelled request that waits is ended at once", async () => {
  const { engine, workers } = stage();
  const { answer, cancel } = engine.ask("solve", question);
  cancel();
  await assert.rejects(answer, failsWith("cancelled"));
  workers[0].come();
  assert.deepEqual(workers[0].sent, []);
});

test("a cancelled request may still give what was found", async () => {
  const { engine, workers } = stage();
  workers[0].come();
  const { answer, cancel } = engine.ask("solve", question);
  cancel();
  assert.deepEqual(workers[0].sent.at(-1), { id: 1, kind: "cancel" });
  workers[0].say({ id: 1, kind: "result", value: "best so far" });
  assert.equal(await answer, "best so far");
});

test("a slice that does not end is ended with its worker", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { engine, workers } = stage();
  workers[0].come();
  const { answer, cancel } = engine.ask("solve", question);
  cancel();
  mock.timers.tick(1000);
  await assert.rejects(answer, failsWith("cancelled"));
  assert.deepEqual([workers.length, workers[0].ended], [2, true]);
  mock.timers.reset();
});

test("a worker that cannot start from its snapshot is followed by one without", () => {
  const { workers, phase } = stage();
  workers[0].say({ kind: "died", snapshot: true, message: "bad memory" });
  assert.equal(workers.length, 2);
  assert.deepEqual(workers.map(({ name }) => name.endsWith("-plain")), [false, true]);
  workers[1].come();
  assert.equal(phase(), "ready");
});

test("what is asked meanwhile gives way to anything else, and its worker lives on", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { engine, workers } = stage();
  workers[0].come();
  const counted = engine.askMeanwhile("count", { ...question, rules: [], seconds: 5 });
  engine.ask("makeshare", { wish: { board: "9" }, count: 9, seed: 7, places: [], made: "", most: 1 });
  assert.deepEqual(workers[0].sent.map(({ kind }) => kind), ["count", "makeshare"], "but to what takes no time");
  const { answer } = engine.ask("solve", question);
  assert.deepEqual(workers[0].sent.slice(-2), [{ id: 1, kind: "cancel" }, { ...question, kind: "solve", id: 3 }]);
  mock.timers.tick(60_000);
  workers[0].say({ id: 1, kind: "error", error: { code: "cancelled", message: "stopped" } });
  workers[0].say({ id: 3, kind: "result", value: "solved" });
  await assert.rejects(counted, failsWith("cancelled"));
  assert.equal(await answer, "solved");
  assert.deepEqual([workers.length, workers[0].ended], [1, false]);
  mock.timers.reset();
});

test("what is asked meanwhile before Python is there is dropped for anything else", async () => {
  const { engine, workers } = stage();
  const counted = engine.askMeanwhile("count", { ...question, rules: [], seconds: 5 });
  const { answer } = engine.ask("solve", question);
  await assert.rejects(counted, failsWith("cancelled"));
  workers[0].come();
  assert.deepEqual(workers[0].sent.map(({ kind }) => kind), ["solve"]);
  workers[0].say({ id: 2, kind: "result", value: 1 });
  assert.equal(await answer, 1);
});

test("a worker that says nothing is followed by one without a snapshot, and then by a word and a way on", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { engine, workers, states, phase } = stage();
  mock.timers.tick(60_000);
  assert.deepEqual(workers.map(({ name, ended }) => [name.endsWith("-plain"), ended]), [[false, true], [true, false]]);
  workers[1].say({ kind: "boot", percent: 50 });
  mock.timers.tick(60_000);
  assert.deepEqual([phase(), states.at(-1).message], ["error", "it has been silent for too long"]);
  engine.boot();
  assert.ok(workers[2].name.endsWith("-fresh"));
  workers[2].come();
  mock.timers.tick(60_000);
  assert.equal(phase(), "ready");
  mock.timers.reset();
});

test("a browser that makes no worker is an error, not a silence", () => {
  const states = [];
  const start = () => {
    throw new Error("not allowed here");
  };
  new Engine({ start, gone: async () => {}, tell: (state) => states.push(state) }).boot();
  assert.deepEqual([states.at(-1).phase, states.at(-1).message], ["error", "Error: not allowed here"]);
});

test("a Python of another build is not spoken to", () => {
  const [workers, states] = [[], []];
  const start = () => (workers.push(standIn()), workers.at(-1));
  new Engine({ start, gone: () => new Promise(() => {}), tell: (state) => states.push(state), build: "mine" }).boot();
  workers[0].say({ kind: "ready", version: "1", build: "another", marks: {} });
  assert.equal(states.at(-1).phase, "error");
  assert.match(states.at(-1).message, /new version/);
});
