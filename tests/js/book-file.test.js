import assert from "node:assert/strict";
import { test } from "node:test";

import { bookFile, langOf } from "../../static/js/print/book-file.js";
import { said } from "../../static/js/page/form.js";
import { fileName } from "../../static/js/page/texts.js";

test("a book's file has a line for each wish and a table for each chapter", () => {
  const file = bookFile({ title: 'A "b"', per_page: 2, show: ["level"] }, [{ what: "level:Hard", count: 3 }, { what: "board:9 jigsaw", count: 1 }, { what: "variant:killer", count: 2 }]);
  assert.equal(file, [
    'title = "A \\"b\\""', "per-page = 2", 'show = ["level"]',
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

test("a form says each field as it is read, and none that is left empty", () => {
  const control = (name, value, as) => ({ name, value, as });
  const empty = [control("gutter", "", "number"), control("author", " ", "text"), control("check", "kdp")];
  const shown = ["level", ""].map((value) => control("show", value, "texts"));
  assert.deepEqual(said([...empty, ...shown, control("bleed", "0", "number"), control("large", "", "flag"), control("pdfa", "on", "flag")]),
    { show: ["level"], bleed: 0, large: false, pdfa: true });
});

test("a seed is taken from the form where it is a number there", () => {
  const seedOf = (value) => said([{ name: "seed", value, as: "seed" }]).seed;
  assert.deepEqual([" 42 ", "9007199254740991"].map(seedOf), [42, 2 ** 53 - 1], "the largest seed has 16 digits");
  for (const value of ["4x", ""]) assert.ok(seedOf(value) >= 0 && seedOf(value) < 2 ** 32);
});

test("a title makes the name of a file", () => {
  assert.equal(fileName("Rainy Days & Søn!"), "rainy-days-søn");
  assert.equal(fileName("???"), "sudoku");
});

test("a file that is opened says which language its book is in", () => {
  assert.deepEqual(langOf('title = "Rain"\nlang = "ja"\n'), { lang: "ja" });
  assert.deepEqual(langOf('title = "lang = en"\n'), {});
});
