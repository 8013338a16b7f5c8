import assert from "node:assert/strict";
import { test } from "node:test";

import { Lessons, wordsOf } from "../../static/js/acts/lessons.js";

const LIST = [
  { technique: "full-house", name: "Full house", level: "Easy", summary: ["Look.", "Why.", "Then."], practice: true },
  { technique: "x-wing", name: "X-wing", level: "Hard", summary: ["Look.", "Why.", "Then."], practice: false },
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
