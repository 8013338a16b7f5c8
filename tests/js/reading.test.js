import assert from "node:assert/strict";
import { test } from "node:test";

import { Actions } from "../../static/js/acts/actions.js";
import { classicBoard } from "../../static/js/game/boards.js";
import { emptyPuzzle, newGame, position } from "../../static/js/game/game.js";
import { makeStore } from "../../static/js/page/store.js";

/** A page whose Python reads a digit as the puzzle with that digit in its first cell, when it is told to. */
function page(phase = "ready") {
  const store = makeStore(/** @type {any} */ ({ game: newGame(classicBoard()), python: { phase }, viewing: null }));
  const waiting = new Map();
  const ask = (_, { text }) => ({ answer: new Promise((settle) => waiting.set(text, settle)), cancel() {} });
  const actions = new Actions(store, /** @type {any} */ ({ ask }));
  const answer = async (text) => {
    const givens = classicBoard().regions.map((_, cell) => (cell ? 0 : Number(text)));
    waiting.get(text)({ puzzle: { ...emptyPuzzle(classicBoard()), givens } });
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { actions, answer, store, first: () => position(store.get().game).values[0] };
}

test("of two texts the later one stays on the grid, whichever is read first", async () => {
  for (const order of [["1", "2"], ["2", "1"]]) {
    const { actions, answer, first } = page();
    for (const text of ["1", "2"]) actions.load(text);
    for (const text of order) await answer(text);
    assert.equal(first(), 2, `${order}`);
  }
});

test("a text that is read at once is not covered by one that waited for Python", async () => {
  const { actions, answer, store, first } = page("booting");
  actions.load("1");
  actions.load(`3${".".repeat(80)}`);
  assert.equal(first(), 3);
  store.set({ python: { phase: "ready" } });
  await answer("1");
  assert.equal(first(), 3);
});

test("who asks at once waits until a game that is kept is back on the grid: it takes the place of its puzzle", async () => {
  const { actions, store } = page();
  let comesBack = () => {};
  actions.dealt = new Promise((settle) => (comesBack = settle));
  actions.load(`3${".".repeat(80)}`);
  const asked = [];
  const asking = actions.settled().then(() => void asked.push(store.get().game));
  await new Promise((resolve) => setTimeout(resolve));
  const kept = { ...store.get().game };
  store.set({ game: kept });
  comesBack();
  await asking;
  assert.deepEqual([asked.length, asked[0] === kept], [1, true]);
});
