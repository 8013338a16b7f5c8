/** Names of cells as the visitor has chosen them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { named, namesOf, rowName } from "../../static/js/game/naming.js";

const letters = /** @type {const} */ ({ coordinates: "a1" });

test("cells are named by letters where the visitor wants it, sets of them together", () => {
  assert.equal(named("Only r2c3 can take it; r12c45 lose 7.", letters, 9), "Only B3 can take it; AB45 lose 7.");
  assert.equal(named("(4)r1c2 = (4-7)r1c9 => r3c2<>5", letters, 9), "(4)A2 = (4-7)A9 => C2<>5");
  assert.equal(named("r10/12c16", letters, 16), "J/L16");
  assert.equal(named("Only r2c3", { coordinates: "r1c1" }, 9), "Only r2c3");
  assert.deepEqual(["a1", "r1c1"].map((how) => rowName(/** @type {any} */ (how), 2)), ["C", "3"]);
});

test("beside the grid stands what sentences say: numbers of rows unless cells have letters", () => {
  assert.deepEqual(["none", "r1c1", "a1"].map((how) => rowName(/** @type {any} */ (how), 2)), ["3", "3", "C"]);
});

test("cells are named as the formulas on the board name them, where nothing else was chosen", () => {
  const game = { moves: [], done: 0, positions: [{ board: { name: "9", size: 9 }, rules: ["a1 < 4"] }] };
  const state = (/** @type {any} */ more) => /** @type {any} */ ({ game, settings: { coordinates: "none" }, ...more });
  const judged = (/** @type {string | null} */ title) => ({ board: "9", rules: [{ title }] });
  assert.equal(namesOf(state({ judged: judged(null) })).coordinates, "a1");
  assert.equal(namesOf(state({ judged: judged("Killer") })).coordinates, "none");
  assert.equal(namesOf(state({ judged: null })).coordinates, "none");
  assert.equal(namesOf(state({ judged: judged(null), settings: { coordinates: "r1c1" } })).coordinates, "r1c1");
});

test("cells are named by kanji where the visitor wants it, as rows beside the grid are", () => {
  const kanji = /** @type {const} */ ({ coordinates: "kanji" });
  assert.equal(named("r5c3 は 8、r12c4 は 2", kanji, 9), "五行三列 は 8、一・二行四列 は 2");
  assert.equal(named("r10/36c16", kanji, 36), "十・三十六行十六列");
  assert.equal(rowName("kanji", 9), "十");
});
