/** Python for code that a visitor writes: what it says is heard when it is whole, and an error where it is no answer; and the prompt. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { pythonOfRecipe } from "../../static/js/beside/python-view.js";
import { EMPTY, entered, gone, indentAfter, prompted, shown } from "../../static/js/console/console.js";
import { heardOf } from "../../static/js/python/apart.js";

const SHAPE = /** @type {const} */ ({ rule: "string", all: "number" });
const heard = (/** @type {unknown} */ message) => heardOf(JSON.stringify(message), SHAPE);

test("what is whole is heard as it is", () => {
  for (const message of [
    { kind: "result", id: 1, value: { rule: "a1 = 2", all: 9 } },
    { kind: "error", id: 1, error: { code: "bad-rule", message: "no" } },
    { kind: "boot", percent: 30 },
    { kind: "ready", build: "x", marks: { loaded: 12.5 } },
    { kind: "died", snapshot: false, message: "gone" },
    { kind: "progress", id: 1, note: { text: "half" } },
  ])
    assert.deepEqual(heard(message), message);
});

test("an answer of another shape is an error of its question", () => {
  const values = [undefined, null, 3, "rule", [], {}, { rule: 3, all: 9 }, { rule: "a1 = 2" }];
  for (const value of values) {
    const told = /** @type {any} */ (heard({ kind: "result", id: 7, value }));
    assert.deepEqual([told.kind, told.id, told.error.code], ["error", 7, "strange-answer"]);
  }
  for (const error of [undefined, "no", {}, { code: 3, message: "no" }])
    assert.equal(/** @type {any} */ (heard({ kind: "error", id: 7, error })).error.code, "strange-answer");
});

test("what is nothing of ours is not heard", () => {
  for (const data of [3, null, { kind: "result" }, "", "result", "[]", '"result"', "{"]) assert.equal(heardOf(data, SHAPE), null);
  for (const message of [{}, { kind: 3 }, { kind: "result" }, { kind: "error", id: "1" }, { kind: "toString" }, { kind: "ready" }, { kind: "ready", marks: { loaded: "now" } }, { kind: "boot" }, { kind: "died" }, { kind: "progress", id: 1 }])
    assert.equal(heard(message), null);
});

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
