/** Names of cells as the visitor has chosen them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { named, rowName } from "../../static/js/naming.js";

const letters = /** @type {const} */ ({ coordinates: "a1" });

test("cells are named by letters where the visitor wants it, sets of them together", () => {
  assert.equal(named("Only r2c3 can take it; r12c45 lose 7.", letters, 9), "Only B3 can take it; AB45 lose 7.");
  assert.equal(named("(4)r1c2 = (4-7)r1c9 => r3c2<>5", letters, 9), "(4)A2 = (4-7)A9 => C2<>5");
  assert.equal(named("r10/12c16", letters, 16), "J/L16");
  assert.equal(named("Only r2c3", { coordinates: "r1c1" }, 9), "Only r2c3");
  assert.deepEqual(["a1", "r1c1"].map((how) => rowName(/** @type {any} */ (how), 2)), ["C", "3"]);
});
