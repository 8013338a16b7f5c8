import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard } from "../../static/js/game/boards.js";
import { emptyPuzzle, newGame, play, position } from "../../static/js/game/game.js";
import { DEFAULTS } from "../../static/js/page/state.js";
import { Lessons, wordsOf } from "../../static/js/acts/lessons.js";

const LIST = [
  { technique: "full-house", name: "Full house", level: "Easy", needed: true, summary: ["Look.", "Why.", "Then."], practice: true },
  { technique: "x-wing", name: "X-wing", level: "Hard", needed: true, summary: ["Look.", "Why.", "Then."], practice: false },
];

/** Lessons over a Python that counts what it is asked. @param {() => Promise<any>} read */
function lessonsOf(read) {
  const asked = /** @type {string[]} */ ([]);
  const engine = { ask: (/** @type {string} */ kind) => (asked.push(kind), { answer: Promise.resolve({ lessons: LIST.slice(0, 1) }) }) };
  return { lessons: new Lessons(/** @type {any} */ ({ engine, store: null }), read), asked };
}

test("the list and the words come from the page's file, and no Python is asked", async () => {
  const { lessons, asked } = lessonsOf(async () => ({ json: async () => ({ lessons: LIST }) }));
  const names = await lessons.index();
  assert.equal(await lessons.index(), names);
  assert.deepEqual(wordsOf(names, "x-wing"), { ...LIST[1], before: LIST[0], after: undefined });
  assert.equal(wordsOf(names, "y-wing"), null);
  assert.deepEqual(asked, []);
});

test("Python is asked where the file can't be had", async () => {
  const { lessons, asked } = lessonsOf(() => Promise.reject(new Error("away")));
  assert.equal((await lessons.index()).length, 1);
  assert.deepEqual(asked, ["lessons"]);
});

test("while a technique is practised, its own step is the hint, whatever else Python finds or does not find", async () => {
  const board = classicBoard();
  const game = play(newGame(board), { kind: "load", puzzle: emptyPuzzle(board) });
  const goal = { technique: "x-wing", placements: [[0, 5]], eliminations: [] };
  const practice = { technique: "x-wing", name: "X-wing", home: 0, goals: [goal] };
  const state = /** @type {any} */ ({ game, practice, settings: DEFAULTS });
  const engine = { ask: () => ({ answer: Promise.resolve({ summary: ["Look."] }) }) };
  const lessons = new Lessons(/** @type {any} */ ({ engine, store: { get: () => state }, now: position(game) }));
  const other = /** @type {any} */ ({ technique: "naked-pair" });
  for (const found of [{ status: "step", step: other }, { status: "guess" }]) {
    assert.equal((await lessons.meant(found)).step, goal, found.status);
  }
  assert.equal((await lessons.meant(/** @type {any} */ ({ status: "wrong" }))).step, undefined);
  state.game = play(game, { kind: "enter", cells: [0], value: 5 });
  Object.assign(lessons.actions, { now: position(state.game) });
  assert.equal((await lessons.meant({ status: "step", step: other })).step, other);
});
