/** A store for the tests of what is kept: real transactions, in memory. */

import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";

import { classicBoard } from "../../../static/js/game/boards.js";
import { Database } from "../../../static/js/kept/database.js";
import { Games } from "../../../static/js/kept/games.js";

export const GIVENS = [..."4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"].map(Number).map((n) => n || 0);

export const PUZZLE = {
  board: classicBoard(),
  givens: GIVENS,
  placed: GIVENS.map(() => 0),
  candidates: GIVENS.map(() => []),
  format: "line",
};

/** @returns {any} a record as it is before it is first written */
export const record = (change = {}) => ({
  id: "one", revision: 0, board: "9", puzzle: { givens: PUZZLE.givens, placed: PUZZLE.placed, candidates: PUZZLE.candidates, format: "line" },
  done: 0, begun: 1000, touched: 1000, elapsed: 0, hints: 0, checks: 0, level: null, outcome: "open", favourite: false, day: null,
  title: "", ...change,
});

/** A store of its own for each test, with a clock that is moved by hand. */
export function store(factory = new IDBFactory()) {
  const clock = { time: 5000 };
  const database = new Database(() => factory);
  return { factory, clock, database, memory: memory(), games: new Games(database, { now: () => clock.time }) };
}

/** A memory such as localStorage, whose items are its own properties. */
function memory() {
  const items = /** @type {any} */ ({});
  const hidden = (/** @type {unknown} */ value) => ({ value, enumerable: false });
  return Object.defineProperties(items, {
    setItem: hidden((/** @type {string} */ key, /** @type {string} */ text) => void (items[key] = text)),
    removeItem: hidden((/** @type {string} */ key) => void delete items[key]),
  });
}
