/** Boards: their names composed and taken apart, those of several grids, and cells that are filled without thinking. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { boardName, boardWish, classicBoard, flagsOf, isFull, isHole, range, shapesOf, valuesOf } from "../../static/js/game/boards.js";
import { emptyPuzzle, isComplete, newGame, play, position } from "../../static/js/game/game.js";
import { everything, outside } from "../../static/js/game/selection.js";
import { singles, solutionOf } from "../../static/js/game/solution.js";
import { landing, MOTIONS } from "../../static/js/grid/keyboard.js";

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

const EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const SOLVED = "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

/** @param {string} line @returns {Position} */
const placed = (line) => position(play(newGame(classicBoard()), { kind: "load", puzzle: { ...emptyPuzzle(classicBoard()), givens: [...line].map((sign) => Number(sign) || 0) } }));

test("singles fill an easy puzzle, each with the digit of its solution", () => {
  const found = singles(placed(EASY));
  assert.equal(found.length, [...EASY].filter((sign) => sign === ".").length);
  for (const [cell, value] of found) assert.equal(`${value}`, SOLVED[cell]);
});

test("nothing is filled where digits contradict each other, or nothing follows", () => {
  assert.deepEqual(singles(placed(`33${EASY.slice(2)}`)), []);
  assert.deepEqual(singles(placed(".".repeat(81))), []);
});
