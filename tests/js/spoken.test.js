import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard } from "../../static/js/game/boards.js";
import { newGame, play, redo, undo } from "../../static/js/game/game.js";
import { DEFAULTS } from "../../static/js/page/state.js";
import { spokenOf } from "../../static/js/grid/spoken.js";

const state = (/** @type {any} */ game, tool = "digit") => /** @type {any} */ ({ game, tool, selection: { cells: [0], cursor: 0 }, settings: DEFAULTS });
const empty = newGame(classicBoard());
const enter = (/** @type {any} */ game, /** @type {number[]} */ cells, /** @type {number} */ value) => play(game, { kind: "enter", cells, value });
const four = enter(empty, [0], 4);

test("a digit is said, and what it contradicts", () => {
  assert.equal(spokenOf(state(empty), state(four)), "row 1 column 1, 4");
  assert.equal(spokenOf(state(four), state(enter(four, [8], 4))), "row 1 column 9, 4. That contradicts another digit.");
  assert.equal(spokenOf(state(empty), state(enter(empty, [0, 1], 4))).startsWith("2 cells changed"), true);
});

test("a mark is said with those that stand beside it", () => {
  const marked = play(play(empty, { kind: "mark", layer: "corner", cells: [0], value: 4 }), { kind: "mark", layer: "corner", cells: [0], value: 7 });
  assert.equal(spokenOf(state(empty), state(marked)), "row 1 column 1, pencil marks 4 7");
});

test("undo and redo say what is another now", () => {
  const back = undo(four);
  assert.equal(spokenOf(state(four), state(back)), "Undone: row 1 column 1, empty");
  assert.equal(spokenOf(state(back), state(redo(back))), "Redone: row 1 column 1, 4");
});

test("another tool is said, and nothing where nothing changed", () => {
  assert.equal(spokenOf(state(four), state(four, "centre")), "Centre marks");
  assert.equal(spokenOf(state(four), state(four)), "");
});

test("what has a notice of its own is not said twice", () => {
  assert.equal(spokenOf(state(four), state(play(four, { kind: "answer", values: Array(81).fill(1) }))), "");
});
