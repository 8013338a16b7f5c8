import assert from "node:assert/strict";
import test from "node:test";
import { LEVEL_MINUTES } from "../../../static/js/page/tables.js";
import { learntText, minutesAsked, minutesText, ownTimes, yours } from "../../../static/js/kept/minutes.js";

const CONSENT = { learn: true, forgot: 0 };

/** @param {number} touched @param {number} slowness @param {Partial<GameRecord>} [more] a game that took *slowness* times an average player's minutes */
const game = (touched, slowness, more = {}) => /** @type {GameRecord} */ (/** @type {unknown} */ ({
  board: "9", puzzle: {}, level: "Hard", outcome: "solved", hints: 0, touched, elapsed: 60_000 * LEVEL_MINUTES.Hard.typical * slowness, ...more,
}));

/** @param {number} count @param {number} slowness @param {Partial<GameRecord>} [more] */
const games = (count, slowness, more) => Array.from({ length: count }, (_, i) => game(i + 1, slowness, more));

/** @param {readonly GameRecord[]} records */
const factor = (records, consent = CONSENT) => ownTimes(records, consent)?.factor ?? 0;

test("nothing is learnt without consent, and nothing of what was forgotten", () => {
  assert.equal(ownTimes(games(20, 2), { learn: false, forgot: 0 }), null);
  assert.equal(learntText(null), "");
  assert.equal(ownTimes(games(20, 2), { learn: true, forgot: 12 })?.games, 8);
  assert.equal(factor(games(20, 2), { learn: true, forgot: 20 }), 1);
});

test("few games are drawn to the average player, and before five nothing is said of the visitor", () => {
  const found = [1, 2, 5, 10, 20].map((count) => factor(games(count, 3)));
  assert.deepEqual(found, found.toSorted((a, b) => a - b));
  assert.ok(found.every((one) => one > 1 && one < 3));
  for (const count of [0, 4, 5]) assert.equal(yours(LEVEL_MINUTES.Hard, ownTimes(games(count, 3), CONSENT)) !== null, count >= 5);
  assert.equal(minutesText(LEVEL_MINUTES.Hard, ownTimes(games(4, 3), CONSENT)), minutesText(LEVEL_MINUTES.Hard, null));
});

test("one game that was left lying changes little", () => {
  const [usual, odd] = [games(9, 1), [...games(8, 1), game(9, 500)]];
  assert.equal(factor(odd), factor(usual));
});

test("the visitor's minutes are a range that rises with the puzzle and with the visitor's times", () => {
  const levels = Object.values(LEVEL_MINUTES);
  let before = /** @type {[number, number]} */ ([0, 0]);
  for (const slowness of [0.2, 0.5, 1, 2, 4]) {
    const own = ownTimes(games(20, slowness), CONSENT);
    const ranges = levels.map((found) => yours(found, own) ?? [0, 0]);
    for (const [low, high] of ranges) assert.ok(low >= 1 && low < high);
    for (const end of [0, 1]) assert.deepEqual(ranges.map((range) => range[end]), ranges.map((range) => range[end]).toSorted((a, b) => a - b));
    assert.ok(ranges[3][0] >= before[0] && ranges[3][1] > before[1]);
    before = /** @type {[number, number]} */ (ranges[3]);
  }
  const [one, two] = [1, 2].map((slowness) => Math.log(factor(games(20, slowness))));
  assert.ok(Math.abs(two - one - Math.log(2) * 0.8) < 1e-9, "20 games weigh four fifths");
});

test("only classic games of a timed level, solved without hints, count", () => {
  for (const more of [{ hints: 1 }, { outcome: "answered" }, { level: "Extreme" }, { level: null }, { board: "6" }, { puzzle: { rules: ["killer 3: r1c1 r1c2"] } }]) {
    assert.equal(ownTimes(games(9, 2, /** @type {Partial<GameRecord>} */ (more)), CONSENT)?.games, 0);
  }
  assert.equal(minutesAsked({ level: "Hard", board: "9", kind: "" }), LEVEL_MINUTES.Hard);
  for (const asked of [{ level: "Hard", board: "6", kind: "" }, { level: "Hard", board: "9", kind: "killer" }, { level: "Extreme", board: "9", kind: "" }]) assert.equal(minutesAsked(asked), null);
  assert.equal(minutesText(null, null), "");
});
