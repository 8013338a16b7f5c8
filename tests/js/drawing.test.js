/** What a hint draws on marks is drawn where they stand above the formulas in cells. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { aboveFormulas } from "../../static/js/grid/drawing.js";

const shape = (/** @type {any} */ more) => /** @type {any} */ ({ kind: "disc", width: 0, ...more });

test("marks and digits are followed, what goes around cells stays", () => {
  const near = (/** @type {number} */ one, /** @type {number} */ other) => assert.ok(Math.abs(one - other) < 1e-9, `${one} ${other}`);
  const [[x, y]] = aboveFormulas(shape({ points: [[3.5, 4.5]], radius: 0.1 })).points;
  near(x, 3.5);
  near(y, 4.39);
  const [[left, high], [right, low]] = aboveFormulas(shape({ kind: "path", points: [[2.06, 0.06], [2.94, 0.94]] })).points;
  near(left, 2.03);
  near(high, 0.03);
  near(right, 2.97);
  near(low, 0.75);
  const box = shape({ kind: "path", closed: true, points: [[0, 0], [1, 0], [1, 1]] });
  assert.equal(aboveFormulas(box), box);
});
