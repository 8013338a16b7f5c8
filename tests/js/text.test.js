import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard } from "../../static/js/game/boards.js";
import { diagonalLines, hairlines, regionLines } from "../../static/js/grid/figure.js";
import { isTooLong, plainValues, readLink, readPlain, writeLine, writeLink } from "../../static/js/game/link.js";
import { cellLabel, cellName, duration, scales } from "../../static/js/page/words.js";
import { dice } from "./helpers.js";

const roll = dice(7);
const anyGrid = () => Array.from({ length: 81 }, () => (roll(3) ? 0 : roll(9) + 1));
const rows = (line, join = "\n") => line.match(/.{9}/g).join(join);

test("a link read is the puzzle that was written", () => {
  for (let i = 0; i < 50; i += 1) {
    const puzzle = { board: ["9", "9 x windoku", "6 3x2"][roll(3)], line: writeLine(anyGrid(), {}) };
    assert.deepEqual(readLink(writeLink(puzzle)), puzzle);
  }
});

test("a link carries what is told of a puzzle, which Python reads from all of it", () => {
  const about = { title: "Four & more", author: "Ann", text: "As always.\nTwice.", missing: [] };
  const link = writeLink({ board: "4", line: "1...............", about });
  assert.equal(link, "#p=1...............&b=4&t=Four+%26+more&a=Ann&w=As+always.%0ATwice.");
  assert.deepEqual(readLink(link), { board: "4", line: "1...............", whole: link });
});

test("an address without a puzzle, or one too long, opens none", () => {
  for (const hash of ["", "#", "#q=1", "p=1", `#p=${"1".repeat(200_000)}`]) assert.equal(readLink(hash), null);
});

test("the longest puzzle that can be read has a link that is opened", () => {
  const rules = Array.from({ length: 2000 }, (_, i) => `killer ${i}: r36c36 r35c35 r34c34 r33c33 r32c32 r31c31 r30c30`);
  const puzzle = { board: `36 regions=${"A".repeat(1296)}`, line: writeLine(Array(1296).fill(36), {}), rules };
  assert.equal(isTooLong(writeLink(puzzle)), false);
  assert.equal(readLink(writeLink(puzzle))?.rules, rules.join("\n"));
});

test("boards above 35 are written as numbers with blanks between", () => {
  assert.equal(writeLine(Array(1296).fill(36), {}).split(" ").length, 1296);
});

test("a line of values from 0 has a 0 for the first of them", () => {
  assert.equal(writeLine([1, 0, 4, 11], { first: 0 }), "0.3A");
  assert.deepEqual(plainValues("0.3A", { first: 0 }), [1, 0, 4, 11]);
});

test("a plain line read is the grid that was written, whatever marks its blanks", () => {
  for (const blank of [..."0.*_ "]) {
    const grid = anyGrid();
    grid[0] = grid[80] = 5;
    assert.deepEqual(readPlain(writeLine(grid, {}).replaceAll(".", blank)), grid);
  }
});

test("nine lines of nine are read, drawn borders or not", () => {
  const grid = anyGrid();
  grid[0] = 1;
  const line = writeLine(grid, {});
  const rule = (i) => (i % 3 ? "" : "+---+---+---+\n");
  const drawn = line.match(/.{9}/g).map((row, i) => `${rule(i)}|${row.match(/.../g).join("|")}|`).join("\n");
  for (const text of [rows(line), rows(line, "\r\n"), `${rows(line)}\n\n`, drawn, rows(line).replace(/(.)/g, "$1 ")]) {
    assert.deepEqual(readPlain(text), grid);
  }
});

test("whatever is not plain is left to Python", () => {
  const ones = "1".repeat(80);
  for (const text of ["", "hello", ones, `${ones}11`, `${ones}q`, rows(`${ones}1`).slice(10)]) {
    assert.equal(readPlain(text), null);
  }
});

test("a cell is called by its row, its column and what stands in it", () => {
  const values = Array(81).fill(0);
  const inks = Array(81).fill("");
  [values[38], inks[38], values[39], inks[39]] = [7, "given", 2, "own"];
  const label = (cell) => cellLabel({ board: classicBoard(), values, inks, marks: { corner: [], centre: [], colour: [] }, candidates: [], rules: [], shapes: [], about: null, drawn: null, bookmark: null, tints: {} }, cell, String);
  assert.deepEqual([38, 39, 40].map(label), ["row 5 column 3, given 7", "row 5 column 4, 2", "row 5 column 5, empty"]);
  assert.equal(cellName(16, 16), "row 2 column 1");
});

test("times are told in the unit a person would choose", () => {
  assert.deepEqual([0.234, 42.4, 1234].map(duration), ["0.2 milliseconds", "42 milliseconds", "1.2 seconds"]);
  assert.deepEqual([0, 0.04, 0.05].map(duration), ["less than a millisecond", "less than a millisecond", "0.1 milliseconds"]);
  assert.equal(duration(0), "less than a millisecond");
});

test("HoDoKu's score is said with what it depends on, where there is one", () => {
  const rating = { level: "Hard", er: 4.2, ep: 1.2, ed: 1.2, class_er: null, er_at_least: null, hodoku_level: "Hard", hodoku_score: 900, clue_score: null };
  const told = (/** @type {any} */ more) => Object.fromEntries(scales(/** @type {any} */ ({ ...rating, ...more }), 9));
  assert.equal(told({}).HoDoKu, "Hard, 900 (isomorphs may differ)");
  assert.equal("HoDoKu" in told({ hodoku_score: null, hodoku_level: null }), false);
  assert.equal("Clue score" in told({}), false);
  assert.equal(told({ clue_score: 130 })["Clue score"], "130, that of the hardest step");
});

test("lines are drawn between regions only, in whole runs", () => {
  assert.equal(regionLines(classicBoard()), "M0 3H9M3 0V9M0 6H9M6 0V9");
  assert.equal(regionLines({ name: "2", size: 2, regions: [-1, -1, -1, -1], houses: [], pairs: [] }), "");
  assert.equal(hairlines({ ...classicBoard(), size: 2 }), "M0 1H2M1 0V2");
});

test("diagonals are drawn where they are houses", () => {
  assert.equal(diagonalLines(classicBoard()), "");
  assert.equal(diagonalLines({ ...classicBoard(), diagonals: true }), "M0 0L9 9M9 0L0 9");
});
