/** Games in the store: written, read, put aside, and taken over from an earlier page. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { after, goneTo, newGame, play, position, positionAt } from "../../../static/js/game/game.js";
import { done } from "../../../static/js/kept/database.js";
import { migrate } from "../../../static/js/kept/unsaved.js";
import { PUZZLE, record, store } from "./helpers.js";

/** @returns {any} */
const enter = (cell, value) => ({ kind: "enter", cells: [cell], value });

test("a game is read as it was written", async () => {
  const { games } = store();
  await games.write({ record: record({ done: 2 }), from: 0, moves: [enter(1, 2), enter(2, 6)], boards: [PUZZLE.board] });
  const { record: kept, game, lost } = await games.read("one");
  assert.deepEqual([kept.revision, kept.done, lost, game.done, game.moves.length], [1, 2, "", 3, 3]);
  assert.deepEqual(position(game).values.slice(0, 4), [4, 2, 6, 0]);
  assert.equal(await games.latest(), "one");
});

test("a game keeps the signs of its board", async () => {
  const { games } = store();
  const board = { ...PUZZLE.board, name: "9 signs=PLANETIUS", signs: "PLANETIUS" };
  await games.write({ record: record({ board: board.name }), from: 0, moves: [], boards: [board] });
  assert.deepEqual(position((await games.read("one")).game).board, board);
});

test("a long game keeps few of its positions, makes the others when they are asked for, and they are the same", async () => {
  const { games } = store();
  const moves = Array.from({ length: 1000 }, (_, i) => (i % 3 ? { kind: "mark", layer: "corner", cells: [(i * 7) % 16], value: 1 + (i % 4) } : enter((i * 11) % 16, 1 + ((i * 7) % 4))));
  const load = { kind: "load", puzzle: PUZZLE };
  const played = [load, ...moves].reduce((game, move) => ({ ...game, moves: [...game.moves, move], positions: [...game.positions, after(positionAt(game, game.moves.length), move)] }), newGame(PUZZLE.board));
  await games.write({ record: record({ done: moves.length }), from: 0, moves, boards: [PUZZLE.board] });
  const { game } = await games.read("one");
  const made = game.positions.filter(Boolean).length;
  assert.ok(made < 20, `${made} of ${game.positions.length} positions are kept`);
  for (const at of [1001, 1000, 999, 700, 701, 350, 2, 1, 0, 1001]) assert.deepEqual(positionAt(game, at), played.positions[at], `position ${at}`);
  assert.equal(positionAt(game, 350), position(goneTo(game, 350)));
  const back = play(goneTo(game, 612), enter(5, 3));
  assert.deepEqual(position(back), position(play(goneTo({ ...played, done: 0 }, 612), enter(5, 3))));
});

test("a key writes the one move that is new", async (t) => {
  const { games, database } = store();
  let kept = await games.write({ record: record({ done: 1 }), from: 0, moves: [enter(1, 2)], boards: [] });
  const rows = [];
  const put = IDBObjectStore.prototype.put;
  t.mock.method(IDBObjectStore.prototype, "put", /** @this {IDBObjectStore} */ function (value, key) {
    rows.push(this.name);
    return put.call(this, value, key);
  });
  kept = await games.write({ record: { ...kept, done: 2 }, from: 1, moves: [enter(2, 6)], boards: [] });
  assert.deepEqual(rows, ["games", "session", "moves"]);
  assert.equal((await games.read("one")).game.moves.length, 3);
  await database.close();
});

test("what was undone is forgotten when another move is made", async () => {
  const { games } = store();
  const kept = await games.write({ record: record({ done: 3 }), from: 0, moves: [enter(1, 2), enter(2, 6), enter(3, 7)], boards: [] });
  await games.write({ record: { ...kept, done: 2 }, from: 1, moves: [enter(5, 9)], boards: [] });
  const { game } = await games.read("one");
  assert.deepEqual(game.moves.slice(1), [enter(1, 2), enter(5, 9)]);
});

test("who knows an older revision writes nothing", async () => {
  const { games } = store();
  const first = await games.write({ record: record({ done: 1 }), from: 0, moves: [enter(1, 2)], boards: [] });
  await games.write({ record: { ...first, done: 2 }, from: 1, moves: [enter(2, 6)], boards: [] });
  await assert.rejects(games.write({ record: { ...first, done: 2 }, from: 1, moves: [enter(2, 9)], boards: [] }), { name: "Overtaken" });
  assert.deepEqual((await games.read("one")).game.moves.at(-1), enter(2, 6));
});

test("the time played adds up, whoever writes", async () => {
  const { games } = store();
  const first = await games.write({ record: record(), spent: 300, from: 0, moves: [], boards: [] });
  await games.change("one", { favourite: true }, 40);
  const last = await games.write({ record: { ...first, elapsed: 0 }, spent: 7, from: 0, moves: [], boards: [] });
  assert.equal(last.elapsed, 347);
});

test("records are listed with the latest first, and taken out whole", async () => {
  const { games, clock, database } = store();
  for (const id of ["one", "two"]) {
    clock.time += 10;
    await games.write({ record: record({ id }), from: 0, moves: [enter(1, 2)], boards: [] });
  }
  assert.deepEqual((await games.list()).records.map(({ id }) => id), ["two", "one"]);
  await games.remove("two");
  assert.deepEqual((await games.list()).records.map(({ id }) => id), ["one"]);
  const rows = await database.run(["moves"], "readonly", ({ moves }) => done(moves.count()));
  assert.equal(rows, 1);
});

test("a board lies in the store once, and is made anew when it was lost", async () => {
  const { games, database } = store();
  const six = { name: "6", size: 6, regions: Array(36).fill(0), houses: [], pairs: [] };
  const empty = { givens: Array(36).fill(0), placed: Array(36).fill(0), candidates: Array.from({ length: 36 }, () => []), format: "" };
  await games.write({ record: record({ board: "6", puzzle: empty, done: 1 }), from: 0, moves: [enter(35, 6)], boards: [six] });
  assert.equal((await games.read("one")).game.positions[0].board.size, 6);
  await database.run(["boards"], "readwrite", ({ boards }) => void boards.put({ name: "6", size: "six" }));
  games.boardOf = async (name) => (name === "6" ? six : null);
  assert.equal((await games.read("one")).game.positions[0].board.size, 6);
});

/** Ways in which a stored game can be broken: a change of its record or of its rows. */
const CORRUPTIONS = {
  "no puzzle": { puzzle: null },
  "a puzzle of text": { puzzle: "4.....8.5" },
  "givens of another length": { puzzle: { ...record().puzzle, givens: [1, 2, 3] } },
  "givens that are no digits": { puzzle: { ...record().puzzle, givens: Array(81).fill("4") } },
  "a given out of range": { puzzle: { ...record().puzzle, givens: Array(81).fill(10) } },
  "no candidates": { puzzle: { ...record().puzzle, candidates: undefined } },
  "candidates that are no lists": { puzzle: { ...record().puzzle, candidates: Array(81).fill(5) } },
  "rules that are no text": { puzzle: { ...record().puzzle, rules: [{}] } },
  "shapes without points": { puzzle: { ...record().puzzle, shapes: [{ kind: "path", width: 1 }] } },
  "a board that is not there": { board: "17" },
  "a board that is no name": { board: { size: 9 } },
  "no number of moves": { done: "3" },
  "fewer moves than none": { done: -1 },
  "a time that is none": { elapsed: NaN },
  "no outcome": { outcome: "won" },
  "a day that is none": { day: "tomorrow" },
  "a level that is no text": { level: 7 },
};
const BROKEN_MOVES = {
  "a move of an unknown kind": { kind: "explode" },
  "a move that is inherited": { kind: "toString" },
  "a move outside the grid": { kind: "enter", cells: [81], value: 1 },
  "a digit beyond nine": { kind: "enter", cells: [3], value: 10 },
  "no move": null,
  "a list": [],
  "values of another board": { kind: "answer", values: Array(16).fill(1) },
  "a step that takes what is no cell": { kind: "step", placements: [[3]], eliminations: [] },
  "rules on an unknown board": { kind: "rules", board: "17", givens: [], rules: [] },
};

for (const [name, change] of Object.entries(CORRUPTIONS)) {
  test(`a stored game with ${name} is set aside, and the others are there`, async () => {
    const { games, database } = store();
    await games.write({ record: record(), from: 0, moves: [enter(1, 2)], boards: [] });
    await games.write({ record: record({ id: "sound" }), from: 0, moves: [enter(1, 2)], boards: [] });
    await database.run(["games"], "readwrite", ({ games: rows }) => void rows.put({ ...record(), revision: 1, ...change }));
    assert.equal(await games.read("one"), null);
    const [{ why, what }] = /** @type {any[]} */ (await games.aside());
    assert.ok(why.length > 5);
    assert.equal(what.moves.length, 1);
    assert.deepEqual((await games.list()).records.map(({ id }) => id), ["sound"]);
    assert.ok(await games.read("sound"));
  });
}

for (const [name, move] of Object.entries(BROKEN_MOVES)) {
  test(`${name} among the moves costs those from it on, and no more`, async () => {
    const { games, database } = store();
    await games.write({ record: record({ done: 3 }), from: 0, moves: [enter(1, 2), enter(2, 6), enter(3, 7)], boards: [] });
    await database.run(["moves"], "readwrite", ({ moves }) => void moves.put(move, ["one", 1]));
    const { game, lost } = await games.read("one");
    assert.deepEqual([game.moves.length, game.done], [2, 2]);
    assert.match(lost, /^move 2/);
    const [{ what }] = /** @type {any[]} */ (await games.aside());
    assert.equal(what.moves.length, 2);
    assert.equal((await games.read("one")).lost, "");
  });
}

test("a move that is missing costs those behind it, and no more", async () => {
  const { games, database } = store();
  await games.write({ record: record({ done: 3 }), from: 0, moves: [enter(1, 2), enter(2, 6), enter(3, 7)], boards: [] });
  await database.run(["moves"], "readwrite", ({ moves }) => void moves.delete(["one", 0]));
  const { game, lost } = await games.read("one");
  assert.deepEqual([game.moves.length, lost], [1, "move 1 is missing"]);
});

test("a store that cannot be opened says why, and is asked again the next time", async () => {
  const { games, factory } = store();
  games.database.factory = () => {
    throw Object.assign(new Error("not here"), { name: "SecurityError" });
  };
  await assert.rejects(games.latest(), { name: "SecurityError" });
  games.database.factory = () => factory;
  assert.equal(await games.latest(), null);
});

test("a writing that fails half-way leaves all as it was", async (t) => {
  const { games } = store();
  const kept = await games.write({ record: record({ done: 1 }), from: 0, moves: [enter(1, 2)], boards: [] });
  const put = IDBObjectStore.prototype.put;
  t.mock.method(IDBObjectStore.prototype, "put", /** @this {IDBObjectStore} */ function (value, key) {
    if (this.name === "moves") throw Object.assign(new Error("full"), { name: "QuotaExceededError" });
    return put.call(this, value, key);
  });
  await assert.rejects(games.write({ record: { ...kept, done: 2 }, from: 1, moves: [enter(2, 6)], boards: [] }), { name: "QuotaExceededError" });
  const { record: after, game } = await games.read("one");
  assert.deepEqual([after.revision, game.moves.length], [1, 2]);
});

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
