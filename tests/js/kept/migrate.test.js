import assert from "node:assert/strict";
import { test } from "node:test";

import { position } from "../../../static/js/game/game.js";
import { migrate } from "../../../static/js/kept/unsaved.js";
import { PUZZLE, store } from "./helpers.js";

const load = { kind: "load", puzzle: PUZZLE };
const outside = { now: () => 9, newId: () => "old" };

/** localStorage with a game of an earlier page in it. */
function memoryWith(text) {
  const kept = new Map(text === undefined ? [] : [["pencilmark.game.1", text]]);
  return () => ({ getItem: (key) => kept.get(key) ?? null, removeItem: (key) => void kept.delete(key), kept });
}

test("the game of an earlier page goes on, without the puzzles before it", async () => {
  const { games } = store();
  const moves = [load, { kind: "enter", cell: 1, value: 9 }, load, { kind: "enter", cell: 1, value: 1 }, { kind: "mark", cell: 2, value: 7 }, { kind: "erase", cell: 1 }];
  const memory = memoryWith(JSON.stringify({ moves, done: 5 }));
  await migrate(memory, games, outside);
  const { game } = await games.read(await games.latest());
  assert.deepEqual([game.moves.length, game.done], [4, 3]);
  assert.deepEqual([position(game).values[1], position(game).marks.corner[2]], [1, [7]]);
  assert.equal(memory().kept.size, 0);
});

for (const text of ["", "{", "null", "[]", '{"moves":3}', '{"moves":[{"kind":"load"}],"done":1}', '{"moves":[{"kind":"load","puzzle":{"board":{"name":"9"}}}],"done":1}']) {
  test(`an earlier game that reads ${text || "nothing"} is laid aside`, async () => {
    const { games } = store();
    const memory = memoryWith(text);
    await migrate(memory, games, outside);
    assert.deepEqual([await games.latest(), (await games.aside()).length, memory().kept.size], [null, 1, 0]);
  });
}

test("a page without an earlier game, or without a memory, goes on", async () => {
  const { games } = store();
  await migrate(memoryWith(), games, outside);
  await migrate(() => {
    throw new Error("denied");
  }, games, outside);
  assert.deepEqual(await games.aside(), []);
});
