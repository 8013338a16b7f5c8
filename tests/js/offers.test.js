/** All steps of a position: grouped by technique or by effect, and filtered. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { arranged, effectOf, freshOf, hasAll } from "../../static/js/solve/steps.js";

const step = (/** @type {string} */ name, /** @type {string} */ brief) => /** @type {any} */ ({ name, brief });
const [wing, fish, single] = [step("XY-wing", "1/2/3 => r4c5<>7"), step("X-wing", "7 r25/c18 => r4c5<>7"), step("Naked single", "r1c1=3")];
const groups = /** @type {any[]} */ ([{ name: "Naked single", steps: [single] }, { name: "X-wing", steps: [fish], more: true }, { name: "XY-wing", steps: [wing] }]);
const all = () => true;

test("steps are grouped by their techniques, or by what they do", () => {
  assert.equal(effectOf(fish), "r4c5≠7");
  assert.deepEqual(arranged(groups, true, all).map(({ title, more }) => [title, more]), [["Naked single", false], ["X-wing", true], ["XY-wing", false]]);
  assert.deepEqual(arranged(groups, false, all).map(({ title, steps }) => [title, steps.length]), [["r4c5≠7", 2], ["r1c1=3", 1]]);
});

test("steps are filtered by words, all of which they must have", () => {
  const fits = (/** @type {any} */ one) => hasAll(`${one.name} ${one.brief}`, "wing R4c5");
  assert.deepEqual(arranged(groups, true, fits).map(({ title }) => title), ["X-wing", "XY-wing"]);
  assert.ok(hasAll("anything", " "));
});

test("the plainest ways are those that conclude what no plainer one does; groups without any are left out", () => {
  const [plain, other] = [{ name: "X-wing", steps: [fish, wing], fresh: 1, more: true }, { name: "Skyscraper", steps: [wing], fresh: 0, more: false }];
  assert.deepEqual(freshOf(/** @type {any[]} */ ([plain, other])), [{ name: "X-wing", steps: [fish], fresh: 1, more: false }]);
});
