import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard } from "../../static/js/game/boards.js";
import { after, newGame, position } from "../../static/js/game/game.js";
import { apart, begunFrom, countsOf, isWhole, nameWith, painted, saidOf } from "../../static/js/set/regions.js";

/** @param {string} name @param {readonly number[]} regions @param {Partial<BoardData>} [more] */
const boardOf = (name, regions, more = {}) => ({ ...classicBoard(), name, size: Math.sqrt(regions.length), regions: [...regions], ...more });
const FOUR = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];
const BOARD = boardOf("4", FOUR);

test("drawing begins with the regions of the board, or with its rows", () => {
  const board = classicBoard();
  assert.equal(begunFrom(board), board.regions);
  assert.deepEqual(begunFrom(boardOf("2", [-1, -1, -1, -1])), [0, 0, 1, 1]);
});

test("what is painted is counted, and every cell is in one region", () => {
  const next = painted(FOUR, [2, 3], 0);
  assert.deepEqual(countsOf(next, BOARD), [6, 2, 4, 4]);
  assert.equal(countsOf(next, BOARD).reduce((sum, count) => sum + count), FOUR.length);
  assert.equal(painted(FOUR, [0, 1], 0), FOUR);
  assert.deepEqual([isWhole(FOUR, BOARD), isWhole(next, BOARD)], [true, false]);
  assert.equal(saidOf(next, BOARD), "Each region needs 4 cells: region 1 has 6, 2 too many; region 2 has 2, 2 too few.");
});

test("regions in pieces are told, and allowed", () => {
  const swapped = painted(painted(FOUR, [0], 3), [15], 0);
  assert.deepEqual([apart(FOUR, 4), apart(swapped, 4)], [[], [0, 3]]);
  assert.equal(saidOf(FOUR, BOARD), "Every region has 4 cells.");
  assert.equal(saidOf(swapped, BOARD), "Every region has 4 cells. Regions 1 and 4 are in pieces, which is allowed.");
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

test("on an oblong board each region has as many cells as its longer side, and no hole is painted; several grids have none", () => {
  const holes = [12, 13, 14, 15];
  const oblong = boardOf("3x4", Array(16).fill(-1), { extent: [3, 4], holes });
  const begun = begunFrom(oblong);
  assert.deepEqual(countsOf(begun, oblong), [4, 4, 4]);
  assert.ok(isWhole(begun, oblong));
  const swapped = painted(painted(begun, [3, 15], 1), [4], 0);
  assert.deepEqual(holes.map((cell) => swapped[cell]), [-1, -1, -1, -1]);
  assert.deepEqual([isWhole(swapped, oblong), apart(swapped, 4)], [true, []]);
  assert.equal(nameWith("3x4", swapped), "3x4 regions=111212223333");
  assert.equal(nameWith("3x4 areas=111212223333 antiknight", begun), "3x4 regions=111122223333 antiknight");
  assert.deepEqual(begunFrom(boardOf("2x1", [-1, -1, -1, -1], { extent: [2, 1], holes: [1, 3] })), [0, -1, 0, -1]);
  const two = boardOf("twodoku", FOUR, { holes: [3] });
  assert.deepEqual([countsOf(FOUR, two), isWhole(FOUR, two)], [[], false]);
});
