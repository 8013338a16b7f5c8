import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard } from "../../static/js/game/boards.js";
import { after, newGame, position } from "../../static/js/game/game.js";
import { apart, begunFrom, countsOf, isWhole, nameWith, painted, saidOf } from "../../static/js/set/regions.js";

const FOUR = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];

test("drawing begins with the regions of the board, or with its rows", () => {
  const board = classicBoard();
  assert.equal(begunFrom(board), board.regions);
  assert.deepEqual(begunFrom({ ...board, size: 2, regions: [-1, -1, -1, -1] }), [0, 0, 1, 1]);
});

test("what is painted is counted, and every cell is in one region", () => {
  const next = painted(FOUR, [2, 3], 0);
  assert.deepEqual(countsOf(next, 4), [6, 2, 4, 4]);
  assert.equal(countsOf(next, 4).reduce((sum, count) => sum + count), FOUR.length);
  assert.equal(painted(FOUR, [0, 1], 0), FOUR);
  assert.deepEqual([isWhole(FOUR, 4), isWhole(next, 4)], [true, false]);
  assert.equal(saidOf(next, 4), "Each region needs 4 cells: region 1 has 6, 2 too many; region 2 has 2, 2 too few.");
});

test("regions in pieces are told, and allowed", () => {
  const swapped = painted(painted(FOUR, [0], 3), [15], 0);
  assert.deepEqual([apart(FOUR, 4), apart(swapped, 4)], [[], [0, 3]]);
  assert.equal(saidOf(FOUR, 4), "Every region has 4 cells.");
  assert.equal(saidOf(swapped, 4), "Every region has 4 cells. Regions 1 and 4 are in pieces, which is allowed.");
});

test("the name of the board has its flags still, and the regions by the order in which they are met", () => {
  assert.equal(nameWith("4 x", [1, 1, 0, 0, 1, 1, 0, 0, 2, 2, 3, 3, 2, 2, 3, 3]), "4 regions=1122112233443344 x");
});

test("painting leaves the puzzle as it is, and a board taken has its drawing", () => {
  const board = classicBoard();
  const begun = position(newGame(board));
  const next = after(begun, { kind: "paint", regions: painted(board.regions, [0], 1) });
  assert.deepEqual([next.board, next.values, next.drawn?.[0], begun.drawn], [board, begun.values, 1, null]);
  const taken = after(next, { kind: "rules", board, givens: begun.values, rules: [], drawn: board.regions });
  assert.equal(taken.drawn, board.regions);
});
