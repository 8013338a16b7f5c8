import assert from "node:assert/strict";
import { test } from "node:test";

import { drawnAt, isSame, neededBy, numberOf, placesOf } from "../../static/js/beside/outline.js";

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

const NESTED = {
  ...OUTLINE,
  branches: [{ title: "", end: "", lines: [line([], "x"), { ...line([0], "y"), inner: OUTLINE }, line([1], "z")] }],
};

test("the lines of a chain within follow the line that needs it", () => {
  const places = placesOf(NESTED);
  assert.equal(places.length, 3 + 5);
  assert.deepEqual(places[1], { branch: 0, line: 1 });
  assert.deepEqual(places[2], { branch: 0, line: 1, inner: { branch: 0, line: 0 } });
  assert.ok(isSame(places[2], { branch: 0, line: 1, inner: { branch: 0, line: 0 } }));
  assert.ok(!isSame(places[1], places[2]) && !isSame(places[2], places[3]) && !isSame(undefined, undefined));
});

test("a line within is numbered among its own", () => {
  const places = placesOf(NESTED);
  assert.deepEqual(places.map((place) => numberOf(places, place)).filter((_, i) => [0, 1, 2, 6, 7].includes(i)),
    ["1 of 3", "2 of 3", "2 of 3, within 1 of 5", "2 of 3, within 5 of 5", "3 of 3"]);
});

test("a line within is drawn with what it needs within", () => {
  const texts = drawnAt(NESTED, { branch: 0, line: 1, inner: { branch: 0, line: 2 } }).map((/** @type {any} */ shape) => shape.text);
  assert.deepEqual(texts, ["lit c", "a", "c"]);
  assert.deepEqual(drawnAt(NESTED, { branch: 0, line: 2 }).map((/** @type {any} */ shape) => shape.text), ["lit z", "x", "y", "z"]);
});
