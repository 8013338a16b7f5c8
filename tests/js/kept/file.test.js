import assert from "node:assert/strict";
import { test } from "node:test";

import { readFile, writeFile } from "../../../static/js/kept/file.js";
import { record, store } from "./helpers.js";

/** @returns {any} */
const enter = (cell, value) => ({ kind: "enter", cells: [cell], value });

const six = { name: "6", size: 6, regions: Array(36).fill(0), houses: [], pairs: [] };
const empty = { givens: Array(36).fill(0), placed: Array(36).fill(0), candidates: Array.from({ length: 36 }, () => []), format: "" };

/** A store with two games in it. */
async function filled() {
  const shared = store();
  await shared.games.write({ record: record({ done: 2, favourite: true }), from: 0, moves: [enter(1, 2), enter(2, 6)], boards: [] });
  await shared.games.write({ record: record({ id: "two", board: "6", puzzle: empty, done: 1 }), from: 0, moves: [enter(35, 6)], boards: [six] });
  return shared;
}

test("what is saved in one browser is there in another, moves, boards and all", async () => {
  const { games } = await filled();
  const { games: other } = store();
  assert.deepEqual(await readFile(other, await writeFile(games)), { taken: 2, known: 0, refused: 0 });
  for (const id of ["one", "two"]) {
    const [here, there] = [await games.read(id), await other.read(id)];
    assert.deepEqual(there.game, here.game);
    assert.deepEqual({ ...there.record, revision: 0 }, { ...here.record, revision: 0 });
  }
});

test("a file taken in twice changes nothing, and never what is further on", async () => {
  const { games, clock } = await filled();
  const text = await writeFile(games);
  const { record: kept } = await games.read("one");
  clock.time += 1;
  await games.write({ record: { ...kept, done: 3 }, from: 2, moves: [enter(5, 9)], boards: [] });
  assert.deepEqual(await readFile(games, text), { taken: 0, known: 2, refused: 0 });
  assert.equal((await games.read("one")).game.moves.length, 4);
});

test("damaged games in a file are refused one by one", async () => {
  const { games } = await filled();
  const file = JSON.parse(await writeFile(games));
  file.games[0].moves[1] = { kind: "enter", cells: [99], value: 1 };
  file.games.push({ id: "three" }, null, 7);
  assert.deepEqual(await readFile(store().games, JSON.stringify(file)), { taken: 1, known: 0, refused: 4 });
});

for (const text of ["", "{}", "[]", "null", '{"pencilmark":"games","version":1}', '{"pencilmark":"games","version":2,"games":[],"boards":[]}']) {
  test(`a file that reads ${text || "nothing"} is refused in words`, async () => {
    await assert.rejects(readFile(store().games, text), /not a file of saved games|newer version/);
  });
}
