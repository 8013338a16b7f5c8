import assert from "node:assert/strict";
import { test } from "node:test";

import { byLevel, playedDays, streak, weeksOf } from "../../../static/js/kept/statistics.js";
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
