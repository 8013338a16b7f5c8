import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard } from "../../static/js/game/boards.js";
import { emptyPuzzle, newGame, play, position } from "../../static/js/game/game.js";
import { singles } from "../../static/js/game/solution.js";

const EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const SOLVED = "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

/** @param {string} line @returns {Position} */
const grid = (line) => position(play(newGame(classicBoard()), { kind: "load", puzzle: { ...emptyPuzzle(classicBoard()), givens: [...line].map((sign) => Number(sign) || 0) } }));

test("singles fill an easy puzzle, each with the digit of its solution", () => {
  const found = singles(grid(EASY));
  assert.equal(found.length, [...EASY].filter((sign) => sign === ".").length);
  for (const [cell, value] of found) assert.equal(`${value}`, SOLVED[cell]);
});

test("nothing is filled where digits contradict each other, or nothing follows", () => {
  assert.deepEqual(singles(grid(`33${EASY.slice(2)}`)), []);
  assert.deepEqual(singles(grid(".".repeat(81))), []);
});
