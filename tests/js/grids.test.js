/** Two grids of 4 x 4 that share a box: what no grid has is never chosen, filled or asked for. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { isFull, isHole, range } from "../../static/js/game/boards.js";
import { emptyPuzzle, isComplete, newGame, play, position } from "../../static/js/game/game.js";
import { everything, outside } from "../../static/js/game/selection.js";
import { solutionOf } from "../../static/js/game/solution.js";
import { MOTIONS, landing } from "../../static/js/grid/keyboard.js";

const SOLUTION = "4321..2134..124312341234..3421..2143";
const GIVENS = "4...........1..3.....2.4....2.......";

/** @param {number} from the row and column of its first cell @returns {number[][]} its houses */
const grid = (from) =>
  range(4).flatMap((i) => [
    range(4).map((at) => (from + i) * 6 + from + at),
    range(4).map((at) => (from + at) * 6 + from + i),
    range(4).map((at) => (from + 2 * Math.floor(i / 2) + Math.floor(at / 2)) * 6 + from + 2 * (i % 2) + (at % 2)),
  ]);

const holes = range(36).filter((cell) => SOLUTION[cell] === ".");
const board = { name: "grids 4 at 0,0 / 2,2", size: 6, top: 4, regions: range(36).map(() => -1), houses: [...grid(0), ...grid(2)], pairs: [], holes };
const values = (/** @type {string} */ line) => [...line].map((sign) => Number(sign) || 0);

test("no key leads into a hole, and each cell can be reached", () => {
  const reached = new Set([0]);
  for (const cell of reached) {
    for (const motion of Object.values(MOTIONS)) reached.add(landing(motion, cell, board));
  }
  assert.deepEqual([...reached].sort((a, b) => a - b), range(36).filter((cell) => !isHole(board, cell)));
});

test("no selection has a hole, and none is empty", () => {
  for (const cell of range(36)) {
    for (const selection of [everything({ cells: [cell], cursor: cell }, 36), { cells: [cell], cursor: cell }]) {
      const { cells, cursor } = outside(selection, holes, 36);
      assert.ok(cells.length && cells.includes(cursor));
      assert.ok(!cells.some((one) => holes.includes(one)));
    }
  }
});

test("the one solution is found without Python, and fills the board", () => {
  assert.deepEqual(solutionOf(board, values(GIVENS)), values(SOLUTION));
  assert.ok(isFull(board, values(SOLUTION)));
  assert.ok(!isFull(board, values(GIVENS)));
});

test("a game is complete without its holes, which take no digit and no marks", () => {
  const puzzle = { ...emptyPuzzle(board), givens: values(GIVENS) };
  let game = play(newGame(board), { kind: "load", puzzle });
  game = play(game, { kind: "enter", cells: [holes[0]], value: 1 });
  game = play(game, { kind: "fill" });
  assert.ok(holes.every((hole) => position(game).values[hole] === 0 && !position(game).marks.corner[hole].length));
  values(SOLUTION).forEach((value, cell) => {
    if (value && !puzzle.givens[cell]) game = play(game, { kind: "enter", cells: [cell], value });
  });
  assert.ok(isComplete(position(game)));
});
