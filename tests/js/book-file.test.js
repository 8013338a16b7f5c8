import assert from "node:assert/strict";
import { test } from "node:test";

import { bookFile, bookTable, seedOf, langOf } from "../../static/js/print/book-file.js";
import { fileName } from "../../static/js/page/texts.js";

const form = (fields) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test("a book's file has a line for each wish and a table for each chapter", () => {
  const file = bookFile({ title: 'A "b"', seed: 7, show: ["level"] }, [{ what: "level:Hard", count: 3 }, { what: "board:9 jigsaw", count: 1 }, { what: "variant:killer", count: 2 }]);
  assert.equal(file, [
    'title = "A \\"b\\""', "seed = 7", 'show = ["level"]',
    "", "[[chapter]]", 'level = "Hard"', "count = 3", 'symmetry = "rotational180"',
    "", "[[chapter]]", 'board = "9 jigsaw"', "count = 1", "", "[[chapter]]", 'variant = "killer"', "count = 2", "",
  ].join("\n"));
});

test("a chapter of a variant may be of a level", () => {
  const file = bookFile({}, [{ what: "variant:killer", count: 2, level: "Hard" }, { what: "variant:killer", count: 1, level: "" }, { what: "board:6", count: 1, level: "Hard" }]);
  assert.deepEqual(file.match(/level = .*/g), ['level = "Hard"'], "the field of a level is hidden with other kinds");
});

test("what TOML does not take as it is becomes an escape", () => {
  assert.equal(bookFile({ title: "a\x7f\n\\" }, []), 'title = "a\\u007f\\n\\\\"\n');
});

test("a form says what is shown, how to solve, and the paper", () => {
  const table = bookTable(form({ paper: " 170x240mm ", "show-level": "on", "per-page": "4", margin: "7.5" }), 9);
  assert.deepEqual([table.paper, table.show, table["how-to-solve"], table["per-page"], table.margin], ["170x240mm", ["level"], false, 4, 7.5]);
  assert.deepEqual([table.gutter, table["seed-line"]], [undefined, false], "pages decide where no gutter is written");
  assert.deepEqual(bookTable(form({ gutter: "0" }), 9).gutter, 0);
});

test("a seed is taken from the form where it is a number there", () => {
  assert.equal(seedOf(form({ seed: " 42 " }), 5), 42);
  assert.equal(seedOf(form({ seed: "9007199254740991" }), 5), 2 ** 53 - 1, "the largest seed has 16 digits");
  assert.equal(seedOf(form({ seed: "4x" }), 5), 5);
  assert.equal(seedOf(form({}), 5), 5);
});

test("a title makes the name of a file", () => {
  assert.equal(fileName("Rainy Days & Søn!"), "rainy-days-søn");
  assert.equal(fileName("???"), "sudoku");
});

test("a file that is opened says which language its book is in", () => {
  assert.deepEqual(langOf('title = "Rain"\nlang = "ja"\n'), { lang: "ja" });
  assert.deepEqual(langOf('title = "lang = en"\n'), {});
});
