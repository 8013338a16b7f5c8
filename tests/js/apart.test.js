/** What a stranger's Python says is heard when it is whole, and is an error where it should be an answer and is none. */

import assert from "node:assert/strict";
import { test } from "node:test";
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
