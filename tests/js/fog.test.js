import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard } from "../../static/js/game/boards.js";
import { covered, coveredIn, everLit, isFoggy, rightIn, seen, toldSolution } from "../../static/js/game/fog.js";
import { emptyPuzzle, keyAt, newGame, play, position, undo } from "../../static/js/game/game.js";
import { dice } from "./helpers.js";

const board = classicBoard();
const solution = Array.from({ length: 81 }, (_, cell) => ((Math.floor(cell / 9) * 3 + Math.floor(cell / 27) + (cell % 9)) % 9) + 1);

/** @param {string[]} rules */
function opened(rules) {
  const givens = solution.map((value, cell) => (cell % 5 === 0 ? value : 0));
  return play(newGame(board), { kind: "load", puzzle: { ...emptyPuzzle(board), givens, rules } });
}

/** @param {string[]} rules @param {Iterable<number>} lit */
const left = (rules, lit) => covered(position(opened(rules)), lit);

test("fog begins with a rule, and a solution alone brings none", () => {
  assert.deepEqual([["fog"], ["fog: r1c1"], ["fog-link: r1c1 = r2c2"], ["fog-solution: 1"], ["foggy"], []].map((rules) => isFoggy({ rules })), [true, true, true, false, false, false]);
});

test("each right digit clears its cell and the up to eight around it; the more there are, the less is covered", () => {
  assert.equal(left(["fog"], []).size, 81);
  assert.equal(left(["fog: r1c1 r1c2"], []).size, 79);
  for (const [cell, count] of [[0, 4], [4, 6], [40, 9], [80, 4]]) assert.equal(left(["fog"], [cell]).size, 81 - count);
  const roll = dice(3);
  const lit = new Set();
  let before = left(["fog"], lit);
  while (before.size) {
    lit.add(roll(81));
    const now = left(["fog"], lit);
    assert.ok([...now].every((cell) => before.has(cell)));
    before = now;
  }
});

test("a link clears its cells once all its digits are right, and digits then clear nothing else", () => {
  const rules = ["fog", "fog-link: r1c1 r1c2 = r5c5 r5c6"];
  assert.deepEqual([[], [0], [0, 1], [40]].map((lit) => left(rules, lit).size), [81, 81, 79, 81]);
});

test("what lies under fog is not seen, in Play alone, and what the player writes is", () => {
  const game = play(opened(["fog: r1c1"]), { kind: "enter", cells: [1], value: 4 });
  const state = { game, place: /** @type {const} */ ("play"), fog: { key: keyAt(position(game)), covered: covered(position(game), []), lit: [] } };
  const now = seen(state);
  assert.deepEqual(now.values.slice(0, 6), [solution[0], 4, 0, 0, 0, 0]);
  assert.ok(now.inks.every((ink, cell) => cell === 0 || ink !== "given"));
  assert.equal(coveredIn({ ...state, fog: null }).size, 81);
  assert.deepEqual(seen({ ...state, fog: null }).shapes, []);
  assert.equal(seen({ ...state, place: "solve" }), position(game));
});

test("fog stays away when the digit that cleared it is taken back, even after other moves", () => {
  const [right, other] = [[2, solution[2]], [7, solution[7] % 9 + 1]];
  let game = play(opened(["fog"]), { kind: "enter", cells: [right[0]], value: right[1] });
  assert.deepEqual(rightIn(position(game), solution), [2]);
  game = undo(game);
  assert.deepEqual([...everLit(game, solution)], [2]);
  game = play(game, { kind: "enter", cells: [other[0]], value: other[1], lit: [...everLit(game, solution)] });
  assert.deepEqual([...everLit(game, null)], [2]);
  assert.deepEqual([...everLit(play(game, { kind: "load", puzzle: emptyPuzzle(board) }), null)], []);
});

test("filling in marks tells nothing of the givens under fog", () => {
  const game = opened(["fog"]);
  const blind = [...covered(position(game), [])];
  const { marks } = position(play(game, { kind: "fill", blind }));
  assert.ok(marks.corner.every((own) => own.length === 9));
});

test("a solution that the puzzle brings along is read sign by sign", () => {
  assert.deepEqual(toldSolution({ rules: ["fog", "fog-solution: 12.A"] }), [1, 2, 0, 10]);
  assert.equal(toldSolution({ rules: ["fog"] }), null);
});
