/** The legend of a drawn step. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { legendOf } from "../../static/js/beside/hint-view.js";

const shape = (/** @type {object} */ fields) => /** @type {any} */ ({ kind: "path", points: [[0, 0], [1, 1]], stroke: "", fill: "", width: 0.02, ...fields });

test("only what is drawn is explained", () => {
  assert.deepEqual(legendOf([]), []);
  const [mark, strike] = [shape({ kind: "disc", radius: 0.12, fill: "accent", stroke: "accent" }), shape({ stroke: "wrong" })];
  assert.deepEqual(legendOf([mark, strike]), ["Filled disc: true in the argument", "Struck in red: a candidate the step removes"]);
  const square = shape({ closed: true, over: true, stroke: "accent", fill: "paper", points: [[0, 0], [1, 0], [1, 1], [0, 1]] });
  const diamond = shape({ closed: true, over: true, stroke: "accent", fill: "paper", points: [[1, 0], [2, 1], [1, 2], [0, 1]] });
  assert.deepEqual(legendOf([square, diamond]), ["Square: a fin", "Diamond: another candidate that matters"]);
});
