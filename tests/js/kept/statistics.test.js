/** Figures of what was played, and the minutes that a puzzle takes. */

import assert from "node:assert/strict";
import test from "node:test";

import { learntText, minutesAsked, minutesText, ownTimes, yours } from "../../../static/js/kept/minutes.js";
import { byLevel, playedDays, streak, weeksOf } from "../../../static/js/kept/statistics.js";
import { LEVEL_MINUTES } from "../../../static/js/page/tables.js";
import { record } from "./helpers.js";

test("figures are told level by level, from the easiest on", () => {
  const solved = (level, elapsed, hints = 0) => record({ level, elapsed, hints, outcome: "solved" });
  const records = [solved("Hard", 900), solved("Easy", 300), solved("Easy", 100, 2), solved("Easy", 500), record({ level: "Easy" }), record({ level: null })];
  assert.deepEqual(byLevel(records), [
    { level: "Easy", played: 4, solved: 3, alone: 2, best: 100, median: 300 },
    { level: "Hard", played: 1, solved: 1, alone: 1, best: 900, median: 900 },
    { level: "Not rated", played: 1, solved: 0, alone: 0, best: null, median: null },
  ]);
});

test("a day is done when one of its puzzles is solved", () => {
  const days = playedDays([record({ day: "2026-11-22", outcome: "solved" }), record({ day: "2026-11-22" }), record({ day: "2026-11-21" })]);
  assert.deepEqual([...days], [["2026-11-22", "done"], ["2026-11-21", "begun"]]);
});

test("days in a row count up to today, or to yesterday while today's is open, across months", () => {
  const days = (...names) => new Map(names.map((name) => [name, /** @type {const} */ ("done")]));
  assert.equal(streak(days("2026-03-01", "2026-02-28", "2026-02-27"), "2026-03-01"), 3);
  assert.equal(streak(days("2026-02-28", "2026-02-27"), "2026-03-01"), 2);
  assert.equal(streak(days("2026-02-27"), "2026-03-01"), 0);
  assert.equal(streak(days("2027-01-01", "2026-12-31"), "2027-01-01"), 2);
});

test("a month has every day of it once, in weeks from Monday on", () => {
  for (const [year, month, length, first] of [[2026, 10, 30, 6], [2024, 1, 29, 3], [2026, 1, 28, 6], [2027, 1, 28, 0]]) {
    const weeks = weeksOf(year, month);
    assert.ok(weeks.every((week) => week.length === 7));
    assert.equal(weeks[0].findIndex(Boolean), first);
    assert.equal(new Set(weeks.flat().filter(Boolean)).size, length);
  }
});

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
