import assert from "node:assert/strict";
import { test } from "node:test";

import { drawnAt, neededBy, placesOf } from "../../static/js/outline/walk.js";

const line = (/** @type {number[]} */ after, /** @type {string} */ name) => ({
  text: name,
  after,
  shapes: [/** @type {any} */ ({ kind: "text", text: name })],
  lit: [/** @type {any} */ ({ kind: "path", text: `lit ${name}` })],
});
const OUTLINE = {
  short: "", opening: "", conclusion: "",
  branches: [
    { title: "", end: "", lines: [line([], "a"), line([], "b"), line([0], "c"), line([2, 0], "d")] },
    { title: "", end: "", lines: [line([], "e")] },
  ],
};

test("the lines of an argument come branch by branch", () => {
  assert.deepEqual(placesOf(OUTLINE).map(({ branch, line: at }) => `${branch}${at}`), ["00", "01", "02", "03", "10"]);
});

test("a line needs what it follows from, all the way back, and nothing else", () => {
  assert.deepEqual(neededBy(OUTLINE, { branch: 0, line: 3 }), [0, 2, 3]);
  assert.deepEqual(neededBy(OUTLINE, { branch: 0, line: 1 }), [1]);
});

test("what is needed is drawn, and only the line itself is lit", () => {
  const texts = drawnAt(OUTLINE, { branch: 0, line: 2 }).map((/** @type {any} */ shape) => shape.text);
  assert.deepEqual(texts, ["lit c", "a", "c"]);
});
