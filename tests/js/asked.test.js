/** What the answers to questions show on the grid, and what they say. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { glanceAt, placesOf } from "../../static/js/asked/asking.js";
import { answerText, partsText, puzzleText } from "../../static/js/asked/words.js";
import { classicBoard } from "../../static/js/game/boards.js";
import { emptyPuzzle, newGame, play, position } from "../../static/js/game/game.js";

const GIVENS = Array.from({ length: 81 }, (_, cell) => (cell === 0 ? 5 : 0));
const now = position(play(newGame(classicBoard()), { kind: "load", puzzle: { ...emptyPuzzle(classicBoard()), givens: GIVENS } }));
const entry = (/** @type {any} */ kind, /** @type {any} */ data) => /** @type {Asked} */ ({ kind, key: "", done: null, text: "", going: false, data, error: null });
const filled = (/** @type {number} */ last) => Array.from({ length: 81 }, (_, cell) => (cell === 0 ? 5 : cell === 80 ? last : 1));

test("solutions are leafed through, and the last place is what they share", () => {
  const data = { solutions: [filled(2), filled(3)], shared: filled(0), whole: true };
  const asked = entry("solutions", data);
  assert.equal(placesOf(asked), 3);
  assert.deepEqual(glanceAt(asked, now, 1)?.values, filled(3));
  assert.equal(glanceAt(asked, now, 1)?.shapes.length, 1, "the one cell in which they differ");
  assert.deepEqual(glanceAt(asked, now, 2)?.values, filled(0));
});

test("true candidates are marks in all cells without a clue, and those are tinted in which solutions differ", () => {
  const candidates = filled(2).map((value, cell) => (cell > 78 ? [value] : [value, 9]));
  const glance = glanceAt(entry("candidates", { candidates }), now, 0);
  assert.deepEqual(glance?.values, GIVENS);
  assert.deepEqual(glance?.marks[0], []);
  assert.deepEqual(glance?.marks[80], [2]);
  assert.equal(glance?.shapes.length, 79 - GIVENS.filter(Boolean).length);
});

test("an answer without anything for the grid shows nothing", () => {
  assert.equal(glanceAt(entry("total", { count: 2, exact: true, estimate: 2 }), now, 0), null);
  assert.equal(glanceAt(entry("candidates", { candidates: GIVENS.map(() => []) }), now, 0), null);
  assert.equal(glanceAt(entry("conflict", null), now, 0), null);
});

test("of what can go the chosen part is framed, a pair after the singles", () => {
  const parts = (/** @type {number[]} */ ...cells) => ({ cells, rules: [] });
  const asked = entry("spare", { status: "unique", singles: [parts(0), parts(9)], pairs: [parts(0, 9)], whole: true });
  const framed = (/** @type {number} */ at) => glanceAt(asked, now, at)?.shapes.filter(({ stroke }) => stroke).length;
  assert.deepEqual([0, 1, 2].map(framed), [1, 1, 2]);
});

test("counts say whether they are exact", () => {
  const said = (/** @type {object} */ data) => answerText(entry("total", data), 9);
  assert.equal(said({ count: 1, exact: true, estimate: 1 }), "Exactly 1 solution.");
  assert.equal(said({ count: 12345, exact: true, estimate: 1 }), "Exactly 12,345 solutions.");
  assert.equal(said({ count: 0, exact: true, estimate: 0 }), "No solution.");
  assert.equal(said({ count: 10, exact: false, estimate: null }), "At least 10 solutions.");
  assert.equal(said({ count: 10, exact: false, estimate: 3.14e21 }), "At least 10 solutions. About 3.1 × 10^21 in all, estimated from the part searched.");
});

test("automorphisms beyond what a number holds are said exactly", () => {
  assert.match(answerText(entry("canon", { least: [], automorphisms: "1218998108160" }), 9), /^1,218,998,108,160 automorphisms/);
});

test("parts of a puzzle and the puzzle itself are named", () => {
  assert.equal(partsText({ cells: [0, 10], rules: ["a1 < a2"] }, 9), "r1c1, r2c2 and a1 < a2");
  assert.equal(puzzleText(GIVENS, /** @type {any} */ ({ board: { size: 9 }, rules: [{}] })), `1 given, 1 rule: 5${".".repeat(23)} …`);
});
