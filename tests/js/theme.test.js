import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { contrast, isLegible, legible, mixed } from "../../static/js/page/theme.js";
import { dice } from "./helpers.js";

const TOKENS = readFileSync(new URL("../../static/css/tokens.css", import.meta.url), "utf-8");
const pairs = (/** @type {string} */ name) => [...TOKENS.matchAll(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`, "g"))].map(([, light, dark]) => [light, dark]);
const [papers, surfaces] = [pairs("paper"), pairs("surface")];
const CHOSEN = Number(/--chosen-share: (\d+)%/.exec(TOKENS)?.[1]) / 100;
/** @type {import("../../static/js/page/theme.js").Grounds} */
const LIGHT = ["#f6f4ee", "#fffefb", CHOSEN];
/** @type {import("../../static/js/page/theme.js").Grounds} */
const DARK = ["#15161a", "#1b1d22", CHOSEN];

test("contrast is that of WCAG", () => {
  assert.equal(contrast("#000000", "#ffffff"), 21);
  assert.equal(contrast("#767676", "#ffffff").toFixed(2), "4.54");
  assert.equal(mixed("#000000", "#ffffff", 0.5), "#808080");
});

test("every accent can be read on every paper, in the light and in the dark, in chosen cells, too", () => {
  const tones = pairs("tone-\\w+");
  assert.deepEqual([papers.length, surfaces.length, tones.length], [5, 5, 5]);
  for (const dark of [0, 1]) for (const tone of tones) papers.forEach((paper, i) => assert.ok(isLegible(tone[dark], [paper[dark], surfaces[i][dark], CHOSEN]), `${tone[dark]} on ${paper[dark]}`));
});

test("ink and quiet words can be read on every paper", () => {
  for (const name of ["ink", "quiet", "pencil"]) {
    for (const dark of [0, 1]) for (const ground of [...papers, ...surfaces]) assert.ok(contrast(pairs(name)[0][dark], ground[dark]) >= 4.5, `${name} on ${ground[dark]}`);
  }
});

test("an accent that can be read stays as it is, any other becomes dark or light enough", () => {
  assert.equal(legible("#1c4f8c", LIGHT), "#1c4f8c");
  const roll = dice(5);
  for (let i = 0; i < 200; i += 1) {
    const any = `#${[0, 1, 2].map(() => roll(256).toString(16).padStart(2, "0")).join("")}`;
    for (const grounds of [LIGHT, DARK]) assert.ok(isLegible(legible(any, grounds), grounds), any);
  }
  assert.equal(contrast(legible("#ffee00", LIGHT), "#fffefb") < 12, true, "yellow becomes no black");
});
