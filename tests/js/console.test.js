import assert from "node:assert/strict";
import { test } from "node:test";

import { EMPTY, entered, gone, indentAfter, prompted, shown } from "../../static/js/console/console.js";
import { pythonOfRecipe } from "../../static/js/beside/python-view.js";

test("the arrows go back through what was entered and come back to what was being typed", () => {
  const two = entered(entered(EMPTY, "a = 1"), "b = 2");
  const once = gone(two, -1, "c =");
  assert.equal(shown(once), "b = 2");
  assert.equal(shown(gone(once, -1, "b = 2")), "a = 1");
  assert.equal(shown(gone(gone(once, -1, "b = 2"), -1, "a = 1")), "a = 1");
  assert.equal(shown(gone(once, 1, "b = 2")), "c =");
});

test("the same entry twice is remembered once, blanks never", () => {
  assert.deepEqual(entered(entered(entered(EMPTY, "a"), "a"), "  ").entries, ["a"]);
});

test("a line after a colon is indented, others stand below the one before", () => {
  assert.equal(indentAfter("for n in x:"), "    ");
  assert.equal(indentAfter("for n in x:\n    if n:  # yes"), "        ");
  assert.equal(indentAfter("for n in x:\n    n"), "    ");
  assert.equal(indentAfter("x"), "");
});

test("several lines are shown as at Python's prompt", () => {
  assert.equal(prompted("for n in x:\n    n"), ">>> for n in x:\n...     n");
});

test("the command that makes puzzles again becomes a call", () => {
  const recipe = "pencilmark generate --board '9 x' --count 3 --seed 7";
  assert.equal(pythonOfRecipe(recipe), 'from pencilmark.__main__ import main\n\nmain(["generate", "--board", "9 x", "--count", "3", "--seed", "7"])');
});
