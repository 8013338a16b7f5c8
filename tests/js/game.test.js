import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard, conflicts } from "../../static/js/game/boards.js";
import { canRedo, canUndo, givensOf, emptyPuzzle, hasLast, lastOf, lastRight, newGame, play, position, redo, startOf, undo, wrongIn } from "../../static/js/game/game.js";
import { dice } from "./helpers.js";

const board = classicBoard();
const puzzle = (...givens) => ({ ...emptyPuzzle(board), givens: [...givens, ...Array(81 - givens.length).fill(0)] });

/** @returns {Move} */
function anyMove(roll) {
  const [cell, value] = [roll(81), roll(9) + 1];
  const moves = /** @type {Move[]} */ ([
    { kind: "enter", cells: [cell], value },
    { kind: "mark", layer: "corner", cells: [cell], value },
    { kind: "erase", cells: [cell] },
    { kind: "tint", cell, value, colour: 1 },
    { kind: "fill" },
    { kind: "step", placements: [[cell, value]], eliminations: [] },
    { kind: "step", placements: [], eliminations: [[cell, value]] },
    { kind: "answer", values: Array.from({ length: 81 }, () => roll(9) + 1) },
    { kind: "restart" },
    { kind: "try" },
    { kind: "back" },
    { kind: "keep" },
    { kind: "load", puzzle: puzzle(roll(10), roll(10), roll(10)) },
  ]);
  return moves[roll(moves.length)];
}

function anyGame(roll, length = 30) {
  let game = newGame(board);
  for (let i = 0; i < length; i += 1) game = play(game, anyMove(roll));
  return game;
}

test("undo is the inverse of every move", () => {
  const roll = dice(1);
  for (let i = 0; i < 200; i += 1) {
    const game = anyGame(roll, roll(20));
    const move = anyMove(roll);
    const next = play(game, move);
    if (move.kind === "load") assert.equal(undo(next), next, "it begins a game");
    else if (next !== game) assert.deepEqual(position(undo(next)), position(game));
  }
});

test("redo is the inverse of undo", () => {
  const roll = dice(2);
  for (let i = 0; i < 100; i += 1) {
    const game = anyGame(roll);
    if (canUndo(game)) assert.deepEqual(redo(undo(game)), game);
  }
});

test("undoing everything leads to the start of the game and no further, and redoing to its last move", () => {
  const roll = dice(3);
  for (let i = 0; i < 100; i += 1) {
    const game = anyGame(roll, 12);
    let back = game;
    for (let j = 0; j < 20; j += 1) back = undo(back);
    assert.equal(back.done, startOf(game));
    assert.equal(canUndo(back), false);
    if (hasLast(back)) assert.equal(canRedo(lastOf(back)), false, "the next game is no move of the one before");
    for (let j = 0; j < 20; j += 1) back = redo(back);
    assert.deepEqual(back, game);
  }
});

test("the game before is left as it was, and there is none before the first", () => {
  const begun = play(newGame(board), { kind: "load", puzzle: puzzle(7) });
  assert.deepEqual([canUndo(begun), hasLast(begun)], [false, false]);
  const played = play(begun, { kind: "enter", cells: [3], value: 2 });
  const next = play(undo(play(played, { kind: "enter", cells: [4], value: 5 })), { kind: "load", puzzle: puzzle(8) });
  assert.deepEqual(position(lastOf(play(next, { kind: "enter", cells: [5], value: 3 }))), position(played));
});

test("other givens leave what the player wrote, and one that is no given any more is gone", () => {
  const own = play(play(newGame(board), { kind: "load", puzzle: puzzle(7, 8) }), { kind: "enter", cells: [5], value: 3 });
  const now = position(play(own, { kind: "givens", givens: puzzle(7, 0, 9).givens }));
  assert.deepEqual([now.values.slice(0, 6), now.inks.slice(0, 6)], [[7, 0, 9, 0, 0, 3], ["given", "", "given", "", "", "own"]]);
});

test("a game is its list of moves", () => {
  const game = undo(undo(anyGame(dice(4))));
  const moves = /** @type {Move[]} */ (JSON.parse(JSON.stringify(game.moves)));
  assert.deepEqual({ ...moves.reduce(play, newGame(board)), done: game.done }, game);
});

test("a move after undo forgets what was undone", () => {
  const game = undo(play(newGame(board), { kind: "enter", cells: [0], value: 1 }));
  const next = play(game, { kind: "enter", cells: [5], value: 2 });
  assert.deepEqual(redo(next), next);
});

test("givens can be neither overwritten, erased nor marked", () => {
  const game = play(newGame(board), { kind: "load", puzzle: puzzle(7) });
  assert.equal(play(game, { kind: "enter", cells: [0], value: 3 }), game);
  assert.equal(play(game, { kind: "erase", cells: [0] }), game);
  assert.equal(play(game, { kind: "mark", layer: "corner", cells: [0], value: 3 }), game);
});

test("the answer keeps the ink of digits that were right and writes over the others", () => {
  let game = play(newGame(board), { kind: "load", puzzle: puzzle(1) });
  game = play(game, { kind: "enter", cells: [1], value: 2 });
  game = play(game, { kind: "enter", cells: [2], value: 9 });
  const after = position(play(game, { kind: "answer", values: Array.from({ length: 81 }, (_, i) => (i % 9) + 1) }));
  assert.deepEqual(after.inks.slice(0, 4), ["given", "own", "answer", "answer"]);
  assert.deepEqual(after.values.slice(0, 4), [1, 2, 3, 4]);
});

test("starting over keeps the givens and nothing else", () => {
  const first = play(newGame(board), { kind: "load", puzzle: puzzle(1, 0, 3) });
  const later = play(play(first, { kind: "enter", cells: [1], value: 5 }), { kind: "restart" });
  assert.deepEqual(position(later), position(first));
});

test("the puzzle is the givens, or what was typed when there are none", () => {
  const typed = play(newGame(board), { kind: "enter", cells: [3], value: 4 });
  assert.equal(givensOf(position(typed))[3], 4);
  const loaded = play(play(newGame(board), { kind: "load", puzzle: puzzle(1) }), { kind: "enter", cells: [3], value: 4 });
  assert.deepEqual(givensOf(position(loaded)).slice(0, 4), [1, 0, 0, 0]);
});

test("a mark made twice is gone", () => {
  const mark = /** @type {const} */ ({ kind: "mark", layer: "corner", cells: [8], value: 6 });
  const once = play(newGame(board), mark);
  assert.deepEqual(position(once).marks.corner[8], [6]);
  assert.deepEqual(position(play(once, mark)).marks.corner[8], []);
});

test("the classic board has 27 houses of 9 cells and each cell stands in 3", () => {
  assert.equal(board.houses.length, 27);
  const seen = board.houses.flat();
  assert.ok(board.regions.every((_, cell) => seen.filter((other) => other === cell).length === 3));
});

test("conflicts are the equal values within a house, all of them and no others", () => {
  const values = Array(81).fill(0);
  [values[0], values[4], values[8], values[80]] = [4, 4, 4, 4];
  assert.deepEqual([...conflicts(board, values)].sort((a, b) => a - b), [0, 4, 8, 80]);
  values[8] = 5;
  assert.deepEqual([...conflicts(board, values)].sort((a, b) => a - b), [0, 4]);
});

test("filling marks gives each empty cell what it does not see, and keeps what was taken away", () => {
  let game = play(newGame(board), { kind: "load", puzzle: puzzle(1, 0, 3) });
  game = play(game, { kind: "mark", layer: "corner", cells: [1], value: 1 });
  game = play(game, { kind: "mark", layer: "corner", cells: [1], value: 5 });
  const filled = position(play(game, { kind: "fill" })).marks.corner;
  assert.deepEqual([filled[0], filled[1], filled[9], filled[80]], [[], [5], [2, 4, 5, 6, 7, 8, 9], [1, 2, 3, 4, 5, 6, 7, 8, 9]]);
});

test("where candidates stand in the centre, corner marks are no candidates", () => {
  let game = play(newGame(board), { kind: "load", puzzle: puzzle(1, 0, 3) });
  game = play(game, { kind: "mark", layer: "corner", cells: [1], value: 5 });
  const filled = position(play(game, { kind: "fill", layer: "centre" })).marks;
  assert.deepEqual([filled.corner[1], filled.centre[1], filled.corner[9]], [[5], [2, 4, 5, 6, 7, 8, 9], []]);
  const stepped = position(play(game, { kind: "step", placements: [], eliminations: [[1, 4]], layer: "centre" })).marks;
  assert.deepEqual([stepped.corner[1], stepped.centre[1]], [[5], [2, 5, 6, 7, 8, 9]]);
  const solution = Array(81).fill(9);
  assert.deepEqual([wrongIn(position(game), solution).includes(1), wrongIn(position(game), solution, "centre").includes(1)], [true, false]);
});

test("marks are wrong that leave out the solution, no marks are not, and the last right position is before those that are", () => {
  const solution = Array(81).fill(9);
  const opened = play(newGame(board), { kind: "load", puzzle: puzzle(1, 0, 3) });
  const own = play(opened, { kind: "mark", layer: "corner", cells: [1], value: 5 });
  const filled = play(opened, { kind: "fill" });
  const bare = play(filled, { kind: "erase", cells: [3] });
  assert.deepEqual([opened, own, filled, bare].map((game) => wrongIn(position(game), solution)), [[], [1], [], []]);
  assert.deepEqual([own, bare].map((game) => lastRight(game, solution)), [1, 3]);
});

test("filling marks twice does what filling them once does", () => {
  const game = play(anyGame(dice(7)), { kind: "fill" });
  assert.equal(play(game, { kind: "fill" }), game);
});

test("a step writes its digit and takes that from the marks of the cells that see it", () => {
  const game = play(newGame(board), { kind: "fill" });
  const after = position(play(game, { kind: "step", placements: [[0, 4]], eliminations: [] }));
  assert.deepEqual([after.values[0], after.inks[0], after.marks.corner[1].includes(4), after.marks.corner[80].includes(4)], [4, "own", false, true]);
});

test("a step that strikes candidates writes all marks first where there were none", () => {
  const after = position(play(newGame(board), { kind: "step", placements: [], eliminations: [[0, 4], [1, 4]] }));
  assert.deepEqual([after.marks.corner[0], after.marks.corner[2].length], [[1, 2, 3, 5, 6, 7, 8, 9], 9]);
});

test("a step leaves the marks of other cells as they are when its own are there", () => {
  let game = play(newGame(board), { kind: "mark", layer: "corner", cells: [0], value: 4 });
  game = play(game, { kind: "mark", layer: "corner", cells: [0], value: 5 });
  const after = position(play(game, { kind: "step", placements: [], eliminations: [[0, 4]] }));
  assert.deepEqual([after.marks.corner[0], after.marks.corner[1]], [[5], []]);
});

test("a digit that is written goes from the marks that see it, and undo brings them back", () => {
  let game = play(newGame(board), { kind: "mark", layer: "corner", cells: [1], value: 4 });
  game = play(game, { kind: "mark", layer: "corner", cells: [80], value: 4 });
  const after = play(game, { kind: "enter", cells: [0], value: 4 });
  assert.deepEqual([position(after).marks.corner[1], position(after).marks.corner[80]], [[], [4]]);
  assert.deepEqual(position(undo(after)), position(game));
});
