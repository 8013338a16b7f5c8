/** One puzzle is never taken for another: two killers without givens, one after the other, in every place that remembers. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard } from "../../static/js/game/boards.js";
import { lamp } from "../../static/js/set/lamp.js";
import { Checks } from "../../static/js/acts/checks.js";
import { emptyPuzzle, keyAt, keyOfData, newGame, play, position, puzzleKey, puzzleOf } from "../../static/js/game/game.js";
import { Found, puzzlesOf } from "../../static/js/print/paper-wish.js";
import { pythonLines } from "../../static/js/beside/python-view.js";
import { scene } from "../../static/js/grid/scene.js";
import { DEFAULTS } from "../../static/js/page/state.js";
import { makeStore } from "../../static/js/page/store.js";
import { ratingPanel } from "../../static/js/solve/ruling.js";

const EMPTY = emptyPuzzle(classicBoard());
const killer = (/** @type {number} */ sum) => ({ ...EMPTY, rules: [`killer ${sum}: r1c1 r1c2`] });
const load = (/** @type {any} */ puzzle) => /** @type {any} */ ({ kind: "load", puzzle });
const first = play(newGame(classicBoard()), load(killer(3)));
const second = play(first, load(killer(17)));
const one = position(first);
const narrowed = { ...killer(3), candidates: EMPTY.candidates.map((_, cell) => (cell ? [] : [1])) };

const data = { status: "unique", level: "Hard", er: 7.1, ways: [{ scale: "own", techniques: [], hardest: "" }] };
const ratings = [{ key: keyAt(one), data, going: false }];
const state = (/** @type {any} */ game, /** @type {object} */ more = {}) => /** @type {any} */ ({ game, made: null, ratings, settings: DEFAULTS, ...more });
const onGrid = /** @type {Control[]} */ ([]);

test("two puzzles have one key only where board, givens, rules and candidates are alike", () => {
  const puzzles = [EMPTY, killer(3), killer(17), narrowed, { ...EMPTY, givens: EMPTY.givens.map((_, i) => (i ? 0 : 1)) }];
  assert.equal(new Set(puzzles.map(keyOfData)).size, puzzles.length);
  const now = puzzles.map((puzzle) => position(play(newGame(classicBoard()), load(puzzle))));
  assert.deepEqual(now.map(keyAt), puzzles.map(keyOfData), "loaded, it is the puzzle that it was");
  assert.equal(puzzleKey({ ...puzzleOf(one), board: "9 values=0-8" }) === keyAt(one), false, "other values are another puzzle");
  assert.equal(keyAt(position(play(first, { kind: "enter", cells: [4], value: 4 }))), keyAt(one), "what a player writes changes no puzzle");
});

test("a rating goes to paper with its own puzzle alone", () => {
  assert.deepEqual([first, second].map((game) => puzzlesOf(state(game), onGrid)[0].rating), ["ER 7.1", undefined]);
});

test("a puzzle that was made goes to paper with its own seed, and with its candidates", () => {
  const made = { puzzles: [killer(3), narrowed].map((puzzle, i) => ({ puzzle, seed: i + 1, clues: 0, level: null })) };
  const printed = (/** @type {any} */ puzzle) => puzzlesOf(state(play(first, load(puzzle)), { made, ratings: [] }), onGrid)[0];
  assert.deepEqual([killer(3), narrowed, killer(17)].map((puzzle) => printed(puzzle).seed), [1, 2, undefined]);
  assert.deepEqual(printed(narrowed).candidates?.[0], [1]);
});

test("what was found for paper is of its own puzzle alone", () => {
  const found = new Found();
  const [three, narrow] = [killer(3), narrowed].map((puzzle) => puzzlesOf(state(play(first, load(puzzle))), onGrid)[0]);
  found.keep([three], [{ place: 0, solution: [1, 2] }]);
  assert.deepEqual(found.with([three, narrow]).map(({ solution }) => solution), [[1, 2], undefined]);
});

test("the lines of Python rate the puzzle that was rated, and solve the next", () => {
  assert.match(pythonLines(state(first)), /print\(rate\(puzzle\)\)/);
  assert.match(pythonLines(state(second)), /print\(solve\(puzzle\)\)/);
});

test("the solution of one puzzle marks nothing wrong in the next", () => {
  const quiet = { answers: null, hint: null, offers: null, preview: null, viewing: null, glance: null, judged: null, picked: [], painting: null, wrong: [], held: 0 };
  const solution = { key: keyAt(one), values: EMPTY.givens.map(() => 1) };
  const wrong = (/** @type {any} */ game) => {
    const shown = scene(state(play(game, { kind: "enter", cells: [2], value: 2 }), { ...quiet, settings: { ...DEFAULTS, check: "once" }, solution, selection: { cells: [0], cursor: 0 }, tool: "digit", place: "play" }));
    return shown[2].wrong;
  };
  assert.deepEqual([first, second].map(wrong), [true, false]);
});

test("a check of the second asks for its own solution", async () => {
  const asked = /** @type {any[]} */ ([]);
  const store = makeStore(state(first, { solution: null, python: { phase: "ready" }, notice: null, wrong: [] }));
  const actions = /** @type {any} */ ({
    store, isUp: true, dealt: Promise.resolve(), say() {}, get now() { return position(store.get().game); },
    ask: async (/** @type {any} */ _, /** @type {any} */ wish) => (asked.push(wish.rules[0]), { status: "unique", solutions: [EMPTY.givens.map(() => 1)] }),
  });
  const checks = new Checks(actions, () => {});
  await checks.check();
  await checks.check();
  store.set({ game: second });
  await checks.check();
  assert.deepEqual(asked, ["killer 3: r1c1 r1c2", "killer 17: r1c1 r1c2"]);
});

/** @type {(names: string[]) => Record<string, any>} parts of a page without one */
function page(names) {
  const parts = Object.fromEntries(names.map((id) => [id, { textContent: "", open: true, hidden: false, value: "own", addEventListener() {}, replaceChildren() {} }]));
  globalThis.document = /** @type {any} */ ({ getElementById: (/** @type {string} */ id) => parts[id], createElement: () => ({ setAttribute() {}, append() {}, style: {} }) });
  return parts;
}

test("the count while a puzzle is set is asked with all that makes the puzzle, and anew for the next", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  for (const part of Object.values(page(["lamp", "lamp-text", "lamp-side"]))) part.dataset = {};
  const asked = /** @type {any[]} */ ([]);
  const engine = { giveWay() {}, askMeanwhile: async (/** @type {string} */ kind, /** @type {any} */ wish) => (asked.push([kind, wish]), { count: 2, exact: true, level: null, conflict: [] }) };
  const store = makeStore(state(first, { place: "set", python: { phase: "ready" } }));
  const follow = lamp(/** @type {any} */ ({ store, engine, get now() { return position(store.get().game); } }), async () => {});
  for (const puzzle of [killer(3), narrowed, killer(17)]) {
    store.set({ game: play(first, load(puzzle)) });
    follow(store.get());
    t.mock.timers.tick(1000);
  }
  assert.deepEqual(asked.map(([, { rules, candidates }]) => [rules[0], candidates?.[0]]), [[killer(3).rules[0], undefined], [killer(3).rules[0], [1]], [killer(17).rules[0], undefined]]);
});

test("the rating shown is that of the puzzle on the grid", () => {
  const ids = ["rating", "scales", "way", "hardest", "techniques", "rate", "rate-class", "rate-depth"];
  const parts = page(ids);
  const rated = { ...data, ep: 1, ed: 1, class_er: null, depth: null, hodoku_score: null, clue_score: null };
  const draw = ratingPanel(/** @type {any} */ ({}));
  const hidden = [first, second].map((game) => (draw(state(game, { ratings: [{ ...ratings[0], data: rated }], judged: null })), parts.rating.hidden));
  assert.deepEqual(hidden, [false, true]);
});
