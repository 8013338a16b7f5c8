import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { puzzlesAhead } from "../../static/js/play/new-puzzle.js";

const IDLE = 3000;
const numberOf = (/** @type {any} */ puzzle) => puzzle?.number;
const flush = () => new Promise(setImmediate);

/** A page at rest, and what its Python is asked for: each answer is a puzzle with the number of the question. */
function atRest(state = {}) {
  mock.timers.enable({ apis: ["setTimeout"] });
  const asked = [];
  const engine = {
    async askMeanwhile(_, { wish }, hear) {
      asked.push(wish.level);
      hear({ made: { puzzles: [{ puzzle: { number: asked.length } }] } });
    },
  };
  const store = { get: () => ({ python: { phase: "ready" }, running: false, place: "play", ...state }) };
  let level = "Hard";
  const ahead = puzzlesAhead(/** @type {any} */ ({ engine, store }), () => level);
  const rest = async () => (mock.timers.tick(IDLE), await flush());
  return { ahead, asked, rest, choose: (name) => (level = name) };
}

test("a few puzzles of the level in hand are made while nothing happens, and taken one by one", async () => {
  const { ahead, asked, rest, choose } = atRest();
  ahead.later();
  for (let i = 0; i < 6; i += 1) await rest();
  assert.deepEqual(asked, ["Hard", "Hard", "Hard"]);
  assert.deepEqual([1, 2, 3, undefined], [...Array(4)].map(() => numberOf(ahead.take("Hard"))));
  choose("Easy");
  ahead.later();
  await rest();
  assert.deepEqual([asked.at(-1), numberOf(ahead.take("Easy"))], ["Easy", 4]);
  mock.timers.reset();
});

test("nothing is made while something happens, elsewhere, or while Python works", async () => {
  const busy = atRest();
  for (let i = 0; i < 5; i += 1) {
    busy.ahead.later();
    mock.timers.tick(IDLE - 1);
  }
  assert.deepEqual(busy.asked, []);
  mock.timers.reset();
  for (const state of [{ python: { phase: "busy" } }, { running: true }, { place: "learn" }]) {
    const { ahead, asked, rest } = atRest(state);
    ahead.later();
    await rest();
    assert.deepEqual(asked, []);
    mock.timers.reset();
  }
});
