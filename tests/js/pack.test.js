import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard } from "../../static/js/game/boards.js";
import { dayOf } from "../../static/js/game/timer.js";
import { dice, varied } from "../../static/js/acts/making.js";

const LINE = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const SOLVED = "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

test("a puzzle in another guise has its solution in the same guise", () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const [puzzle, solution] = [LINE, SOLVED].map((line) => varied(line, dice(seed)));
    for (const house of classicBoard().houses) assert.equal(new Set(house.map((cell) => solution[cell])).size, 9);
    assert.ok([...puzzle].every((sign, cell) => sign === "." || sign === solution[cell]));
    assert.equal([...puzzle].filter((sign) => sign !== ".").length, [...LINE].filter((sign) => sign !== ".").length);
  }
});

test("the same day shows the same guise and another day another", () => {
  assert.equal(varied(LINE, dice(20000)), varied(LINE, dice(20000)));
  assert.notEqual(varied(LINE, dice(20000)), varied(LINE, dice(20001)));
});

test("a day begins at midnight where the visitor is", () => {
  assert.equal(dayOf(new Date(2026, 0, 5, 0, 0)), "2026-01-05");
  assert.equal(dayOf(new Date(2026, 10, 22, 23, 59)), "2026-11-22");
});
