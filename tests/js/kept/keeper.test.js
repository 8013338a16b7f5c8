import assert from "node:assert/strict";
import { test } from "node:test";

import { keyAt, lastOf, newGame, play, position, undo } from "../../../static/js/game/game.js";
import { classicBoard } from "../../../static/js/game/boards.js";
import { describe } from "../../../static/js/game/known.js";
import { Keeper } from "../../../static/js/kept/keeper.js";
import { makeStore } from "../../../static/js/page/store.js";
import { elapsed, stoppedAt } from "../../../static/js/game/timer.js";
import { Games } from "../../../static/js/kept/games.js";
import { Unsaved } from "../../../static/js/kept/unsaved.js";
import { PUZZLE, store as storage } from "./helpers.js";

const LINE = "417369825632158947958724316825437169791586432346912758289643571573291684164875293";
const SOLUTION = [...LINE].map(Number);

/** @returns {any} */
const enter = (cell, value) => ({ kind: "enter", cells: [cell], value });
/** @returns {any} */
const load = (puzzle = PUZZLE) => ({ kind: "load", puzzle: { ...puzzle } });

/** A tab: its state and its keeper; tabs of one *storage* share its channel. */
function tab(shared, ...opened) {
  const state = makeStore(/** @type {any} */ ({
    game: newGame(classicBoard()), record: null, timer: stoppedAt(), paused: false, selection: { cells: [0], cursor: 0 }, judged: null, ratings: [], hint: null, place: "play",
    keeping: { state: "starting", text: "" },
  }));
  const others = (shared.tabs ??= []);
  const channel = { onmessage: null, postMessage: (data) => others.filter((one) => one !== channel).forEach((one) => one.onmessage?.({ data })) };
  others.push(channel);
  const unsaved = new Unsaved(() => shared.memory);
  let own = null;
  const pointer = { get: () => own, set: (id) => void (own = id) };
  const outside = { store: state, games: shared.games, unsaved, channel, tab: pointer, now: () => shared.clock.time, isSeen: () => shared.seen ?? true };
  const keeper = new Keeper(/** @type {any} */ ({ ...outside, newId: () => `id${(shared.ids = (shared.ids ?? 0) + 1)}` }));
  const make = (...moves) => state.set({ game: moves.reduce(play, state.get().game) });
  make(...opened);
  const begin = async () => {
    await keeper.begin();
    state.hear(keeper.hear);
    return { state, keeper, make, begin, pointer };
  };
  return begin();
}

/** A store, and a tab on it in which some *moves* were made and kept. */
async function begun(...moves) {
  const shared = storage();
  const one = await tab(shared);
  if (moves.length) one.make(...moves);
  await one.keeper.settled();
  return { shared, one };
}

/** The values of a tab's grid that were written by its player. */
const written = ({ state }) => {
  const { values, inks } = position(state.get().game);
  return values.flatMap((value, cell) => (inks[cell] === "own" ? [[cell, value]] : []));
};

test("a page that comes back shows the game as it was left", async () => {
  const { shared, one: first } = await begun();
  first.make(load(), enter(1, 1), enter(2, 7));
  first.state.set({ game: undo(first.state.get().game) });
  await first.keeper.settled();
  const second = await tab(shared);
  assert.deepEqual(written(second), [[1, 1]]);
  assert.deepEqual(second.state.get().game.moves.length, 3, "what was undone can be redone");
  assert.equal(second.state.get().keeping.state, "kept");
});

/** A page that goes before its store has done anything: nothing that it writes from now on comes there. */
function goes(shared, { keeper }) {
  keeper.games.write = () => new Promise(() => {});
  shared.games = new Games(shared.database, { now: () => shared.clock.time });
}

test("what the store did not have when the page went is there when it comes again", async () => {
  const { shared, one: first } = await begun();
  goes(shared, first);
  first.make(load(), enter(1, 1), enter(2, 7), enter(2, 9));
  first.state.set({ game: undo(first.state.get().game) });
  first.keeper.note();
  const second = await tab(shared);
  assert.deepEqual(written(second), [[1, 1], [2, 7]]);
  assert.equal(second.state.get().game.moves.length, 4, "what was undone can be redone");
  goes(shared, second);
  second.make(enter(5, 9));
  second.keeper.note();
  const third = await tab(shared);
  assert.deepEqual(written(third), [[1, 1], [2, 7], [5, 9]]);
  assert.deepEqual(Object.keys(shared.memory), [], "it is noted no longer");
});

test("what the store managed to take while the page went is not there twice", async () => {
  const { shared, one: first } = await begun(load());
  first.make(enter(1, 1)); // is on its way
  first.make(enter(2, 7)); // waits for that
  first.keeper.note();
  const noted = { ...shared.memory };
  await first.keeper.settled();
  assert.deepEqual(Object.keys(shared.memory), [], "a page that stays needs no note");
  Object.assign(shared.memory, noted);
  const second = await tab(shared);
  assert.deepEqual(written(second), [[1, 1], [2, 7]]);
  assert.equal(second.state.get().game.moves.length, 3);
});

test("a note does not take back what another tab has played since", async () => {
  const { shared, one: first } = await begun(load(), enter(1, 1));
  const other = await tab(shared);
  goes(shared, first);
  first.make(enter(2, 7));
  first.keeper.note();
  other.keeper.games = shared.games;
  other.make(enter(5, 9));
  await other.keeper.settled();
  const again = await tab(shared);
  assert.deepEqual(written(again), [[1, 1], [2, 7], [5, 9]]);
});

test("a note that is none is thrown away", async () => {
  const shared = storage();
  Object.assign(shared.memory, { "pencilmark.unsaved.1.a": "{", "pencilmark.unsaved.1.b": '{"record":{},"from":0,"spent":0,"moves":[null],"boards":[]}' });
  const one = await tab(shared);
  assert.equal(one.state.get().keeping.state, "kept");
  assert.deepEqual(Object.keys(shared.memory), []);
});

test("a puzzle that was opened before the store is there is not covered by the one played last", async () => {
  const { shared } = await begun(load(), enter(1, 1));
  const second = await tab(shared, load({ ...PUZZLE, givens: PUZZLE.givens.map((given, cell) => (cell === 80 ? 3 : given)) }));
  assert.equal(position(second.state.get().game).values[80], 3);
});

test("every key is kept without being waited for, and in order", async () => {
  const { shared, one } = await begun();
  one.make(load());
  for (let i = 0; i < 40; i += 1) one.make(enter(1, (i % 9) + 1));
  await one.keeper.settled();
  const { game } = await shared.games.read("id1");
  assert.deepEqual(game.moves, one.state.get().game.moves.map((move, i) => (i ? move : game.moves[0])));
});

test("each puzzle has a record of its own, and one in which nothing was played is not kept", async () => {
  const { shared, one } = await begun(load());
  one.make(load());
  one.make(enter(1, 1));
  one.make(load());
  await one.keeper.settled();
  await new Promise((resolve) => setTimeout(resolve));
  await one.keeper.settled();
  const { records } = await shared.games.list();
  assert.deepEqual(records.map(({ done }) => done).sort(), [0, 1]);
});

test("back in the puzzle before, the game goes on with its record", async () => {
  const { shared, one } = await begun();
  one.make(load(), enter(1, 1));
  const id = one.state.get().record.id;
  one.make(load());
  one.state.set({ game: lastOf(one.state.get().game) });
  assert.equal(one.state.get().record.id, id);
  one.make(enter(2, 7));
  await one.keeper.settled();
  assert.deepEqual((await shared.games.read(id)).game.moves.length, 3);
});

test("two tabs on one game follow each other", async () => {
  const { shared, one } = await begun(load(), enter(1, 1));
  const two = await tab(shared);
  two.make(enter(2, 7));
  await two.keeper.settled();
  await until(() => written(one).length === 2);
  assert.deepEqual(written(one), [[1, 1], [2, 7]]);
});

test("moves made in two tabs at once are all kept, in both", async () => {
  const { shared, one } = await begun(load(), enter(1, 1));
  const two = await tab(shared);
  one.make(enter(2, 7));
  two.make(enter(5, 9));
  one.make(enter(7, 2));
  await until(async () => {
    await one.keeper.settled();
    await two.keeper.settled();
    return written(one).length === 4 && written(two).length === 4;
  });
  assert.deepEqual(written(one), [[1, 1], [2, 7], [5, 9], [7, 2]]);
  assert.deepEqual(written(two), written(one));
  const { game } = await shared.games.read(one.state.get().record.id);
  assert.equal(game.moves.length, 5);
});

test("a hundred moves made in two tabs in any order end in one game", async () => {
  const { shared, one } = await begun(load(), enter(1, 1));
  const two = await tab(shared);
  const free = PUZZLE.givens.flatMap((given, cell) => (given || cell === 1 ? [] : [cell]));
  for (let i = 0; i < 100; i += 1) {
    (i % 3 ? one : two).make({ kind: "mark", layer: "corner", cells: [free[i % 50]], value: 1 + Math.floor(i / 50) });
    if (i % 7 === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  const marks = ({ state }) => `${position(state.get().game).marks.corner}`;
  await until(async () => {
    await one.keeper.settled();
    await two.keeper.settled();
    return marks(one) === marks(two);
  });
  const { game } = await shared.games.read(one.state.get().record.id);
  assert.equal(`${position(game).marks.corner}`, marks(one));
  assert.equal(game.moves.filter(({ kind }) => kind === "mark").length, 100);
});

test("a game taken out in another tab is kept anew by the next move", async () => {
  const { shared, one } = await begun(load(), enter(1, 1));
  await shared.games.remove(one.state.get().record.id);
  one.make(enter(2, 7));
  await one.keeper.settled();
  assert.equal((await shared.games.read(one.state.get().record.id)).game.moves.length, 3);
});

test("a full store is said, nothing stops, and the next move that fits brings all with it", async () => {
  const { shared, one } = await begun(load(), enter(1, 1));
  const { write } = shared.games;
  shared.games.write = async () => {
    throw Object.assign(new Error("full"), { name: "QuotaExceededError" });
  };
  one.make(enter(2, 7));
  await one.keeper.settled();
  assert.equal(one.state.get().keeping.state, "full");
  assert.match(one.state.get().keeping.text, /out of storage/);
  shared.games.write = write;
  one.make(enter(5, 9));
  await one.keeper.settled();
  assert.equal(one.state.get().keeping.state, "kept");
  assert.equal((await shared.games.read(one.state.get().record.id)).game.moves.length, 4);
});

test("a store that cannot be had is said, and the game goes on", async () => {
  const shared = storage();
  shared.database.factory = () => {
    throw Object.assign(new Error("no"), { name: "SecurityError" });
  };
  const one = await tab(shared);
  assert.deepEqual([one.state.get().keeping.state, one.state.get().keeping.text.length > 20], ["off", true]);
  one.make(load(), enter(1, 1));
  await one.keeper.settled();
  assert.deepEqual(written(one), [[1, 1]]);
});

test("the clock runs while a puzzle is open and in sight, and what it shows is kept", async () => {
  const { shared, one } = await begun();
  one.make(load(), enter(1, 1));
  shared.clock.time += 60_000;
  one.make(enter(2, 7));
  one.keeper.pause(true);
  shared.clock.time += 1_000_000;
  one.keeper.pause(false);
  shared.clock.time += 5_000;
  Object.assign(shared, { seen: false });
  one.keeper.runOn();
  shared.clock.time += 1_000_000;
  await one.keeper.settled();
  assert.equal(elapsed(one.state.get().timer, shared.clock.time), 65_000);
  assert.equal((await shared.games.list()).records[0].elapsed, 65_000);
});

test("a puzzle that the player completes is solved, at the time it took", async () => {
  const { shared, one } = await begun();
  one.make(load());
  shared.clock.time += 1000;
  SOLUTION.forEach((value, cell) => PUZZLE.givens[cell] || one.make(enter(cell, value)));
  shared.clock.time += 9000;
  await one.keeper.settled();
  const [{ outcome, elapsed: time }] = (await shared.games.list()).records;
  assert.deepEqual([outcome, time], ["solved", 1000]);
});

test("a puzzle that Python answered does not count as solved", async () => {
  const { shared } = await begun(load(), { kind: "answer", values: SOLUTION });
  assert.equal((await shared.games.list()).records[0].outcome, "answered");
});

/** A killer without givens: nothing but its rule tells it from another. */
const killer = (sum) => ({ ...PUZZLE, givens: PUZZLE.placed, rules: [`killer ${sum}: r1c1 r1c2`] });

test("the level of one killer without givens is not kept of another", async () => {
  const one = await tab(storage());
  one.make(load(killer(3)));
  const rating = { key: keyAt(position(one.state.get().game)), data: { level: "Hard" } };
  one.make(load(killer(17)), enter(1, 1));
  one.state.set({ ratings: [rating] });
  assert.equal(one.state.get().record.level, null);
  one.make(load(killer(3)), enter(1, 1));
  one.state.set({ ratings: [{ ...rating }] });
  assert.equal(one.state.get().record.level, "Hard");
});

test("a link to another puzzle of the same givens and rules, with candidates of its own, is not the kept game", async () => {
  const { shared } = await begun(load(killer(3)), enter(1, 1));
  const narrowed = { ...killer(3), candidates: PUZZLE.candidates.map((_, cell) => (cell ? [] : [1])) };
  const [same, other] = [await tab(shared, load(killer(3))), await tab(shared, load(narrowed))];
  assert.deepEqual([written(same), written(other)], [[[1, 1]], []]);
});

test("the clock stands while another place is open, and goes on in Play", async () => {
  const { shared, one } = await begun();
  const at = () => elapsed(one.state.get().timer, shared.clock.time);
  one.make(load());
  shared.clock.time += 3000;
  assert.equal(at(), 3000);
  for (const place of ["make", "solve", "set", "learn"]) {
    one.state.set({ place });
    shared.clock.time += 60_000;
    assert.equal(at(), 3000, place);
  }
  one.make(load(), enter(1, 1));
  shared.clock.time += 60_000;
  assert.equal(at(), 0, "a puzzle that Make brought waits");
  one.state.set({ place: "play" });
  shared.clock.time += 2000;
  assert.equal(at(), 2000);
});

test("a record says the level, the day and the hints", async () => {
  const { shared, one } = await begun();
  one.make({ kind: "load", puzzle: describe({ ...PUZZLE }, { level: "Hard", day: "2026-11-22" }) }, enter(1, 1));
  one.state.set({ hint: { step: {} } });
  one.state.set({ hint: null });
  one.state.set({ hint: { step: {} } });
  await one.keeper.settled();
  const [{ level, day, hints }] = (await shared.games.list()).records;
  assert.deepEqual([level, day, hints], ["Hard", "2026-11-22", 2]);
});

/** Wait until *holds*, which may wait for what is under way. */
async function until(holds) {
  for (let turn = 0; turn < 500; turn += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
  assert.fail("it never came about");
}
