import assert from "node:assert/strict";
import { test } from "node:test";

import { EngineError } from "../../static/js/python/engine.js";
import { doneNotice } from "../../static/js/acts/hint-words.js";
import { newGame, position } from "../../static/js/game/game.js";
import { classicBoard } from "../../static/js/game/boards.js";
import { Hints } from "../../static/js/acts/hints.js";
import { DEFAULTS } from "../../static/js/page/state.js";
import { makeStore } from "../../static/js/page/store.js";

const flush = () => new Promise(setImmediate);

/** Hints over a Python whose answers the test gives, by the kind of the question. */
function asking() {
  const game = newGame(classicBoard());
  const store = makeStore(/** @type {any} */ ({ game, settings: DEFAULTS, hint: null, viewing: null, notice: null, offers: null }), () => {});
  const [asked, stopped, said] = [/** @type {Record<string, any>} */ ({}), [], []];
  const actions = /** @type {any} */ ({
    store, now: position(game), isUp: true, settled: async () => true,
    ask: (kind) => new Promise((answer, fail) => (asked[kind] = { answer, fail, times: (asked[kind]?.times ?? 0) + 1 })),
    stop: (kind) => (stopped.push(kind), asked[kind].fail(new EngineError({ code: "cancelled", message: "stopped" }))),
    say: ({ title }) => void said.push(title),
  });
  return { hints: new Hints(actions, /** @type {any} */ ({})), actions, store, asked, stopped, said };
}

test("an answer holds for the same position read anew from what is kept, and for no other", async () => {
  const walked = async (/** @type {object} */ changed) => {
    const { hints, actions, asked, store, said } = asking();
    void hints.path();
    await flush();
    actions.now = { ...structuredClone(actions.now), ...changed };
    asked.path.answer({ places: [{}], steps: [] });
    await flush();
    return [store.get().viewing?.at, said.length];
  };
  assert.deepEqual(await walked({}), [0, 0]);
  assert.deepEqual(await walked({ values: [1, ...Array(80).fill(0)] }), [undefined, 1]);
});

test("a second question takes the place of the first, which ends without a word", async () => {
  const { hints, store, asked, stopped, said } = asking();
  void hints.deeper();
  await flush();
  void hints.path();
  await flush();
  asked.path.answer({ places: [{}], steps: [] });
  await flush();
  assert.deepEqual([stopped, said, store.get().hint, store.get().viewing?.at], [["hint"], [], null, 0]);
});

test("the same question asked twice is asked once", async () => {
  const { hints, asked, stopped } = asking();
  void hints.list();
  await flush();
  void hints.list();
  await flush();
  assert.deepEqual([asked.steps.times, stopped], [1, []]);
  asked.steps.answer({ groups: [], status: "done", cells: [] });
  await flush();
  void hints.list();
  await flush();
  assert.equal(asked.steps.times, 2);
  asked.steps.answer({ groups: [], status: "done", cells: [] });
});

test("where no step is found at once, those are looked for that take long, and only then it is said that there is none", async () => {
  const { hints, store, asked } = asking();
  const none = { groups: [], status: "guess", cells: [] };
  void hints.list();
  await flush();
  asked.steps.answer(none);
  await flush();
  assert.deepEqual([asked.steps.times, store.get().notice], [2, null]);
  asked.steps.answer(none);
  await flush();
  assert.deepEqual([asked.steps.times, store.get().notice?.title], [2, "No step found"]);
});

test("values that go from the same cells are told together", () => {
  const before = position(newGame(classicBoard()));
  const eliminations = [[0, 3], [1, 3], [0, 5], [1, 5], [2, 7]];
  const step = /** @type {StepData} */ (/** @type {unknown} */ ({ placements: [], eliminations }));
  assert.match(doneNotice(step, before, "corner").detail, /Removed 3 and 5 from r1c1 and r1c2 and 7 from r1c3\./);
});
