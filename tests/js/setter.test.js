import assert from "node:assert/strict";
import { test } from "node:test";

import { countText } from "../../static/js/set/words.js";
import { labelled, margins } from "../../static/js/grid/figure.js";
import { armed, cellsOf, dropped, found, moved, numbersIn, parted, partsOf, taken, toolOf, way } from "../../static/js/set/setter.js";
import { dice } from "./helpers.js";

test("taking and dropping a cell are inverses, and no cell is taken twice", () => {
  const roll = dice(3);
  for (let i = 0; i < 200; i += 1) {
    let groups = /** @type {import("../../static/js/set/setter.js").Groups} */ ([]);
    for (let j = 0; j < roll(12); j += 1) groups = roll(4) ? taken(groups, roll(81)) : parted(groups);
    const cells = cellsOf(groups);
    assert.equal(new Set(cells).size, cells.length);
    const cell = roll(81);
    if (!cells.includes(cell)) assert.deepEqual(cellsOf(dropped(taken(groups, cell), cell)), cells);
  }
});

test("a part is begun once, however often it is asked for", () => {
  assert.deepEqual(taken(parted(parted([[1, 2]])), 3), [[1, 2], [3]]);
  assert.deepEqual(parted([]), []);
});

test("a second arm begins at the circle, and the circle stays the first part", () => {
  assert.deepEqual(taken(armed([[1, 2, 3]], 1), 10), [[1], [2, 3], [10]]);
  assert.deepEqual(taken(armed([[1], [2, 3], [10]], 1), 12), [[1], [2, 3], [10], [12]], "nor does a third take it away");
  assert.deepEqual(taken(armed([[1, 2], [5, 6]], 1), 12), [[1, 2], [5, 6], [12]], "a pill of two cells stays one");
  assert.deepEqual(armed([[1, 2]], 2), [[1, 2], []]);
});

test("the way between two cells goes through neighbours and ends at the last", () => {
  const roll = dice(5);
  for (let i = 0; i < 200; i += 1) {
    const [from, to] = [roll(81), roll(81)];
    const steps = [from, ...way(from, to, 9)];
    assert.equal(steps.at(-1), to);
    steps.slice(1).forEach((cell, k) => {
      const [rows, columns] = [Math.floor(cell / 9) - Math.floor(steps[k] / 9), (cell % 9) - (steps[k] % 9)];
      assert.ok(Math.max(Math.abs(rows), Math.abs(columns)) === 1);
    });
  }
});

test("numbers are found between other signs", () => {
  assert.deepEqual(numbersIn("1, 2 and 30"), [1, 2, 30]);
  assert.deepEqual(numbersIn("none"), []);
});

/** @returns {ShapeData} */
const text = (x, y) => ({ kind: "text", points: [[x, y]], stroke: "", fill: "ink", width: 0.03, text: "12", height: 0.3 });

/** The width of each text in cells, as a font has it. */
const narrow = () => 0.37;

test("shapes outside the board make room on their side only", () => {
  assert.deepEqual(margins([], [9, 9], narrow), { left: 0, right: 0, top: 0, bottom: 0 });
  const { left, right, top, bottom } = margins([text(-0.5, 4.5)], [9, 9], narrow);
  assert.ok(left > 0.6 && left < 1);
  assert.deepEqual([right, top, bottom], [0, 0, 0]);
  assert.ok(margins([text(4.5, 9.5)], [9, 9], narrow).bottom > 0.6);
});

test("a clue beside the board gets the more room the wider the font is", () => {
  const clue = [text(-0.5, 4.5)];
  assert.ok(margins(clue, [9, 9], () => 1).left - margins(clue, [9, 9], narrow).left > 0.3);
});

test("a stroke along the frame makes no room", () => {
  const line = /** @type {ShapeData} */ ({ kind: "path", points: [[0, 0], [9, 9]], stroke: "hair", fill: "", width: 0.1 });
  assert.deepEqual(margins([line], [9, 9], narrow), { left: 0, right: 0, top: 0, bottom: 0 });
});

test("cells are known that have something written in their upper left corner", () => {
  assert.deepEqual([...labelled([text(0.27, 0.19), text(1.5, 0.5), text(3.25, 2.2), text(-0.5, 0.2)], 9)], [0, 21]);
});

test("the lamp says no more than was proved", () => {
  assert.equal(countText({ count: 0, exact: true }, 5, 1000), "No solution");
  assert.equal(countText({ count: 1, exact: true }, 5, 1000), "One solution");
  assert.equal(countText({ count: 12, exact: true }, 5, 1000), "12 solutions");
  assert.equal(countText({ count: 12, exact: false }, 5, 1000), "At least 12 solutions");
  assert.equal(countText({ count: 1000, exact: true }, 5, 1000), "At least 1,000 solutions");
  assert.match(countText({ count: 1, exact: false }, 5, 1000), /no other/);
  assert.match(countText({ count: 0, exact: false }, 5, 1000), /None found/);
});

test("what is moved stays whole on the board, and goes back the way it came", () => {
  const roll = dice(8);
  for (let i = 0; i < 300; i += 1) {
    const size = 1 + roll(9);
    let groups = /** @type {import("../../static/js/set/setter.js").Groups} */ ([]);
    for (let j = 0; j <= roll(6); j += 1) groups = roll(4) ? taken(groups, roll(size * size)) : parted(groups);
    const cells = cellsOf(groups);
    if (!cells.length) continue;
    const [down, across] = [roll(20) - 10, roll(20) - 10];
    const after = cellsOf(moved(groups, down, across, size));
    const [rows, columns] = [Math.floor(after[0] / size) - Math.floor(cells[0] / size), (after[0] % size) - (cells[0] % size)];
    assert.ok(rows * down >= 0 && Math.abs(rows) <= Math.abs(down) && columns * across >= 0 && Math.abs(columns) <= Math.abs(across));
    assert.deepEqual(after.map((cell) => cell % size), cells.map((cell) => (cell % size) + columns));
    assert.ok(after.every((cell) => cell >= 0 && cell < size * size));
    assert.deepEqual(cellsOf(moved(moved(groups, down, across, size), -rows, -columns, size)), cells);
  }
});

test("a rule is a clue with a head and its cells, or a formula", () => {
  assert.deepEqual(partsOf("killer 15: r1c1 r1c2"), ["killer 15", "r1c1 r1c2"]);
  assert.deepEqual(partsOf("arrow: r1c1 = r1c2 r1c3"), ["arrow", "r1c1 = r1c2 r1c3"]);
  assert.deepEqual(partsOf("anti-knight"), ["anti-knight", ""]);
  assert.deepEqual(partsOf('regex "(1|2): 3": r1c1'), ['regex "(1|2): 3"', "r1c1"]);
  for (const formula of ["a1 = b2 + 3", "sum(a1..a9) = 45", "a1 < b5 < c1"]) assert.equal(partsOf(formula), null);
});

test("clues are found by the beginning of their name first, then by their name, then by what they say", () => {
  const all = /** @type {any} */ ([["killer-difference", "Killer difference", ""], ["difference", "Difference", "white dots"], ["renban", "Renban", "a line"], ["ratio", "Ratio", "a black dot is no difference"]]
    .map(([name, title, says]) => ({ name, title, family: "", says })));
  assert.deepEqual(found(all, "difference").map(({ name }) => name), ["difference", "killer-difference", "ratio"]);
  assert.deepEqual(found(all, "DOT black").map(({ name }) => name), ["ratio"]);
  assert.equal(found(all, " ").length, all.length);
  assert.deepEqual([toolOf("renban"), toolOf("killer"), toolOf("anti-knight")], ["line", "cage", "more"]);
});
