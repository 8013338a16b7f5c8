/** The page in a frame: what its address asks, what it tells and hears, its account, and a check without Python. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard, conflicts } from "../../static/js/game/boards.js";
import { emptyPuzzle, play } from "../../static/js/game/game.js";
import { solutionOf } from "../../static/js/game/solution.js";
import { DEFAULTS, firstState } from "../../static/js/page/state.js";
import { makeStore } from "../../static/js/page/store.js";
import { keepAccount, messages, reportsOf } from "../../static/js/embed/account.js";
import { heightFor } from "../../static/js/embed/side.js";
import { readOptions, settingsOf } from "../../static/js/embed/options.js";
import { varied } from "../../static/js/acts/making.js";
import { dice } from "./helpers.js";

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SEVENTEEN = "...8.1..........435............7.8........1...2..3....6......75..34........2..6..";
const board = classicBoard();
const valuesOf = (line) => [...line].map((sign) => Number(sign) || 0);

test("options stand before or behind the #, the latter count, and what is not understood is as ever", () => {
  const usual = /** @type {import("../../static/js/embed/options.js").Options} */ ({ hint: true, check: true, timer: true, theme: "auto", paper: "", accent: "", level: "", lang: "", origin: "" });
  assert.deepEqual(readOptions("", `#p=${EASY}`), usual);
  assert.deepEqual(readOptions("?hint=0&theme=light&lang=fr", "#p=1&theme=dark"), { ...usual, hint: false, theme: "dark", lang: "fr" });
  assert.deepEqual(readOptions("", "#theme=url(x)&check=no&paper=a%20b&accent=red;&origin=javascript:alert(1)"), usual);
  assert.deepEqual(settingsOf({ ...usual, theme: "auto" }, DEFAULTS), DEFAULTS);
  const { accent, own, paper } = settingsOf(readOptions("?paper=cream&accent=%231C4F8C", ""), DEFAULTS);
  assert.deepEqual([accent, own, paper], ["own", "#1c4f8c", "cream"]);
  assert.equal(readOptions("", "#origin=https://blog.example/a/page").origin, "https://blog.example");
});

test("a frame as high as it asks to be has the layout that it asked for, whatever stands below the grid", () => {
  for (let width = 200; width < 2000; width += 1) {
    const heights = [30, 200, 500, 1000].map((below) => heightFor(width, 16, below));
    const isWide = heights.map((height) => width / height >= 6 / 5); // as framed.css has it
    assert.deepEqual(new Set(isWide), new Set([width >= 46 * 16]), `${width}`);
    if (isWide[0]) assert.equal(new Set(heights).size, 1, "what is said stands beside the grid");
  }
});

test("a solution found by trying fills every cell without a conflict and keeps the givens, in every guise", () => {
  const roll = dice(5);
  for (const line of [EASY, SEVENTEEN, varied(EASY, roll), varied(SEVENTEEN, roll)]) {
    const found = solutionOf(board, valuesOf(line));
    assert.ok(found?.every(Boolean));
    assert.equal(conflicts(board, found).size, 0);
    valuesOf(line).forEach((given, cell) => assert.ok(!given || found[cell] === given));
  }
});

test("a puzzle without a solution, or with two, has none", () => {
  const answer = solutionOf(board, valuesOf(EASY));
  assert.equal(solutionOf(board, valuesOf("11".padEnd(81, "."))), null);
  assert.equal(solutionOf(board, valuesOf(`12345678.${"........9".padEnd(72, ".")}`)), null);
  assert.equal(solutionOf(board, answer.map((value) => (value === 1 || value === 2 ? 0 : value))), null, "1 and 2 can change places");
});

/** @returns a frame with a puzzle, its clock and all that it tells */
function framed(line = EASY) {
  let time = 0;
  const store = makeStore(firstState(DEFAULTS), (draw) => draw());
  const account = keepAccount(store, () => true, () => time);
  const told = [];
  let before = store.get();
  store.hear(account.hear);
  store.hear((state) => {
    told.push(...reportsOf(before, state, time));
    before = state;
  });
  const make = (move) => store.set({ game: play(store.get().game, move) });
  make({ kind: "load", puzzle: { ...emptyPuzzle(board), givens: valuesOf(line) } });
  return { store, told, make, account, wait: (milliseconds) => (time += milliseconds) };
}

test("a game tells its start once, each change of digits, and its end with the time from the first move on", () => {
  const { store, told, make, account, wait } = framed();
  const answer = solutionOf(board, valuesOf(EASY));
  const open = answer.flatMap((_, cell) => (EASY[cell] === "." ? [cell] : []));
  wait(5000);
  make({ kind: "mark", layer: "corner", cells: [open[0]], value: answer[open[0]] });
  assert.deepEqual(told.map(({ type }) => type), ["progress", "start"], "marks are no progress");
  store.set({ hint: /** @type {any} */ ({ step: {}, depth: 1 }) });
  account.checked();
  for (const cell of open) {
    wait(1000);
    make({ kind: "enter", cells: [cell], value: answer[cell] });
  }
  assert.equal(told.filter(({ type }) => type === "start").length, 1);
  assert.deepEqual(told.slice(2, -1).map(({ filled }) => filled), open.map((_, i) => i + 1));
  assert.deepEqual(told.at(-1), { type: "complete", puzzle: EASY, grid: answer.join(""), time: open.length * 1000, hints: 1, checks: 1 });
  wait(9000);
  make({ kind: "erase", cells: [open[0]] });
  make({ kind: "enter", cells: [open[0]], value: answer[open[0]] });
  assert.equal(told.filter(({ type }) => type === "complete").length, 1, "it ends once");
});

test("another puzzle begins another account", () => {
  const { store, told, make } = framed();
  make({ kind: "enter", cells: [2], value: 4 });
  make({ kind: "load", puzzle: { ...emptyPuzzle(board), givens: valuesOf(SEVENTEEN) } });
  make({ kind: "enter", cells: [0], value: 2 });
  assert.deepEqual(told.filter(({ type }) => type === "start").map(({ puzzle }) => puzzle), [EASY, SEVENTEEN]);
  assert.equal(store.get().record?.hints, 0);
});

test("a frame hears puzzles of the page around it, and nothing else of nobody else", () => {
  const sent = [];
  const parent = { postMessage: (message, origin) => sent.push([message, origin]) };
  const frame = /** @type {any} */ ({ parent });
  const data = { source: "pencilmark", version: 1, type: "puzzle", puzzle: EASY };
  const hear = (event, origin = "") => messages(frame, origin).puzzleIn(/** @type {any} */ ({ source: parent, origin: "https://a.example", data, ...event }));
  assert.equal(hear({}), EASY);
  assert.equal(hear({}, "https://a.example"), EASY);
  assert.equal(hear({}, "https://b.example"), "");
  assert.equal(hear({ source: {} }), "");
  for (const other of [null, "puzzle", { ...data, version: 2 }, { ...data, type: "run" }, { ...data, puzzle: 5 }, { ...data, source: "x" }, { ...data, puzzle: "1".repeat(300_000) }]) assert.equal(hear({ data: other }), "");
  messages(frame, "").post({ type: "ready" });
  messages(frame, "https://a.example").post({ type: "ready" });
  const ready = { source: "pencilmark", version: 1, type: "ready" };
  assert.deepEqual(sent, [[ready, "*"], [ready, "https://a.example"]]);
  const alone = /** @type {any} */ ({});
  alone.parent = alone;
  messages(alone, "").post({ type: "ready" }); // nobody is around it, and it does not speak to itself
});
