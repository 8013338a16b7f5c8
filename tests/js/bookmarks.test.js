import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard } from "../../static/js/game/boards.js";
import { bookmarksIn, newGame, play, position, undo } from "../../static/js/game/game.js";
import { DEFAULTS } from "../../static/js/page/state.js";
import { spokenOf } from "../../static/js/grid/spoken.js";
import { mistakesIn } from "../../static/js/play/finish.js";

/** @returns {any} */
const enter = (/** @type {number} */ cell, /** @type {number} */ value) => ({ kind: "enter", cells: [cell], value });
const after = (/** @type {any[]} */ ...moves) => moves.map((move) => (typeof move === "string" ? { kind: move } : move)).reduce(play, newGame(classicBoard()));
const values = (/** @type {any} */ game) => position(game).values.slice(0, 4);

test("going back to a bookmark takes back all that was tried, and Undo brings it again", () => {
  const tried = after(enter(0, 1), "try", enter(1, 2), enter(2, 3));
  const back = play(tried, { kind: "back" });
  assert.deepEqual(position(back), position(after(enter(0, 1))));
  assert.deepEqual(position(undo(back)), position(tried));
});

test("a bookmark in what was tried from another leads to the inner one first", () => {
  const inner = after("try", enter(0, 1), "try", enter(1, 2));
  assert.equal(bookmarksIn(position(inner)), 2);
  const once = play(inner, { kind: "back" });
  assert.deepEqual(values(once), [1, 0, 0, 0]);
  assert.deepEqual(values(play(once, { kind: "back" })), [0, 0, 0, 0]);
});

test("what is kept stays, and the bookmark before it leads back beyond", () => {
  const kept = after("try", enter(0, 1), "try", enter(1, 2), "keep");
  assert.deepEqual([values(kept), bookmarksIn(position(kept))], [[1, 2, 0, 0], 1]);
  assert.deepEqual(values(play(kept, { kind: "back" })), [0, 0, 0, 0]);
});

test("without a bookmark nothing goes back, and another puzzle has none", () => {
  const game = after(enter(0, 1));
  assert.equal(play(game, { kind: "back" }), game);
  assert.equal(play(game, { kind: "keep" }), game);
  assert.equal(bookmarksIn(position(after(enter(0, 1), "try", "fix"))), 0);
});

test("what was tried and taken back is no mistake, what was kept is one", () => {
  assert.equal(mistakesIn(after("try", enter(0, 2), "back", enter(0, 1))), 0);
  assert.equal(mistakesIn(after("try", enter(0, 2), "keep", enter(0, 1))), 1);
});

test("a bookmark is said when it is set and when it goes", () => {
  const state = (/** @type {any} */ game) => /** @type {any} */ ({ game, tool: "digit", selection: { cells: [0], cursor: 0 }, settings: DEFAULTS });
  const before = after(enter(0, 1));
  const set = play(before, { kind: "try" });
  assert.equal(spokenOf(state(before), state(set)), "bookmark set");
  assert.equal(spokenOf(state(set), state(undo(set))), "Undone: bookmark gone");
});
