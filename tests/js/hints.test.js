/** Hints: their answers, their drawings and legends, and all steps of a position, grouped and filtered. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { doneNotice } from "../../static/js/acts/hint-words.js";
import { Hints } from "../../static/js/acts/hints.js";
import { legendOf } from "../../static/js/beside/hint-view.js";
import { classicBoard } from "../../static/js/game/boards.js";
import { newGame, position } from "../../static/js/game/game.js";
import { aboveFormulas } from "../../static/js/grid/drawing.js";
import { DEFAULTS } from "../../static/js/page/state.js";
import { makeStore } from "../../static/js/page/store.js";
import { EngineError } from "../../static/js/python/engine.js";
import { arranged, effectOf, freshOf, hasAll } from "../../static/js/solve/steps.js";

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

const drawn = (/** @type {object} */ fields) => /** @type {any} */ ({ kind: "path", points: [[0, 0], [1, 1]], stroke: "", fill: "", width: 0.02, ...fields });

test("only what is drawn is explained", () => {
  assert.deepEqual(legendOf([]), []);
  const [mark, strike] = [drawn({ kind: "disc", radius: 0.12, fill: "accent", stroke: "accent" }), drawn({ stroke: "wrong" })];
  assert.deepEqual(legendOf([mark, strike]), ["Filled disc: true in the argument", "Struck in red: a candidate the step removes"]);
  const square = drawn({ closed: true, over: true, stroke: "accent", fill: "paper", points: [[0, 0], [1, 0], [1, 1], [0, 1]] });
  const diamond = drawn({ closed: true, over: true, stroke: "accent", fill: "paper", points: [[1, 0], [2, 1], [1, 2], [0, 1]] });
  assert.deepEqual(legendOf([square, diamond]), ["Square: a fin", "Diamond: another candidate that matters"]);
});

const disc = (/** @type {any} */ more) => /** @type {any} */ ({ kind: "disc", width: 0, ...more });

test("marks and digits are followed, what goes around cells stays", () => {
  const near = (/** @type {number} */ one, /** @type {number} */ other) => assert.ok(Math.abs(one - other) < 1e-9, `${one} ${other}`);
  const [[x, y]] = aboveFormulas(disc({ points: [[3.5, 4.5]], radius: 0.1 })).points;
  near(x, 3.5);
  near(y, 4.39);
  const [[left, high], [right, low]] = aboveFormulas(disc({ kind: "path", points: [[2.06, 0.06], [2.94, 0.94]] })).points;
  near(left, 2.03);
  near(high, 0.03);
  near(right, 2.97);
  near(low, 0.75);
  const box = disc({ kind: "path", closed: true, points: [[0, 0], [1, 0], [1, 1]] });
  assert.equal(aboveFormulas(box), box);
});

const step = (/** @type {string} */ name, /** @type {string} */ brief) => /** @type {any} */ ({ name, brief });
const [wing, fish, single] = [step("XY-wing", "1/2/3 => r4c5<>7"), step("X-wing", "7 r25/c18 => r4c5<>7"), step("Naked single", "r1c1=3")];
const groups = /** @type {any[]} */ ([{ name: "Naked single", steps: [single] }, { name: "X-wing", steps: [fish], more: true }, { name: "XY-wing", steps: [wing] }]);
const all = () => true;

test("steps are grouped by their techniques, or by what they do", () => {
  assert.equal(effectOf(fish), "r4c5≠7");
  assert.deepEqual(arranged(groups, true, all).map(({ title, more }) => [title, more]), [["Naked single", false], ["X-wing", true], ["XY-wing", false]]);
  assert.deepEqual(arranged(groups, false, all).map(({ title, steps }) => [title, steps.length]), [["r4c5≠7", 2], ["r1c1=3", 1]]);
});

test("steps are filtered by words, all of which they must have", () => {
  const fits = (/** @type {any} */ one) => hasAll(`${one.name} ${one.brief}`, "wing R4c5");
  assert.deepEqual(arranged(groups, true, fits).map(({ title }) => title), ["X-wing", "XY-wing"]);
  assert.ok(hasAll("anything", " "));
});

test("the plainest ways are those that conclude what no plainer one does; groups without any are left out", () => {
  const [plain, other] = [{ name: "X-wing", steps: [fish, wing], fresh: 1, more: true }, { name: "Skyscraper", steps: [wing], fresh: 0, more: false }];
  assert.deepEqual(freshOf(/** @type {any[]} */ ([plain, other])), [{ name: "X-wing", steps: [fish], fresh: 1, more: false }]);
});
