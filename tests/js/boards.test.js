/** The board's name, composed of what the dialog offers and taken apart again. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { boardName, boardWish, flagsOf, shapesOf, classicBoard, valuesOf } from "../../static/js/game/boards.js";

test("a board's name is composed of its size, its boxes and what else differs", () => {
  assert.deepEqual(shapesOf(12), ["3x4", "4x3", "2x6", "6x2"]);
  assert.deepEqual(shapesOf("8x12"), ["4x3", "2x6"]);
  assert.equal(boardName({ size: 9, boxes: "3x3", flags: [] }), "9");
  assert.equal(boardName({ size: 6, boxes: "3x2", flags: ["x", "antiknight"] }), "6 3x2 x antiknight");
  assert.equal(boardName({ size: 7, boxes: "latin", flags: [] }), "7");
});

test("a board's name taken apart composes the same name again", () => {
  for (const name of ["9", "9 x windoku", "6 3x2", "9 latin", "4 regions=aabbaabccddbccdd x", "9 antiking doublers", "6x9 latin", "9 x house=r1c1r2c2", "samurai", "twodoku antiknight", "grids 6 3x2 at 0,0 / 3,4"]) {
    assert.equal(boardName(boardWish(name)), name);
  }
});

test("a board is offered what it can have: windows are of squares, doublers of a single one", () => {
  assert.ok(flagsOf("9").includes("doublers"));
  assert.deepEqual(flagsOf("6x9"), ["antiknight", "antiking"]);
  assert.deepEqual(flagsOf("samurai").filter((flag) => !flagsOf("6x9").includes(flag)), ["x", "windoku", "disjoint"]);
});

test("a name that says nothing is the usual board", () => assert.deepEqual(boardWish("").size, "9"));

test("the values of a puzzle are those that its rules leave it, as people see them", () => {
  const board = classicBoard();
  assert.deepEqual(valuesOf({ board, rules: [] }), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(valuesOf({ board: { ...board, top: 5 }, rules: ["anti-king", "only-values 2 3 5"] }), [2, 3, 5]);
  assert.deepEqual(valuesOf({ board: { ...board, top: 4, first: 0 }, rules: ["only-values 0 1 3"] }), [1, 2, 4]);
});
