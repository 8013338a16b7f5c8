/** How cells, values and moves are named, written and read out, as the visitor has chosen. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard } from "../../static/js/game/boards.js";
import { newGame, play, redo, undo } from "../../static/js/game/game.js";
import { copiedLine } from "../../static/js/game/link.js";
import { named, namesOf, rowName, saidBy, signsOf, signsOfWord, valueTyped, written } from "../../static/js/game/naming.js";
import { spokenOf } from "../../static/js/grid/spoken.js";
import { DEFAULTS } from "../../static/js/page/state.js";

const lettered = /** @type {const} */ ({ coordinates: "a1" });

test("cells are named by letters where the visitor wants it, sets of them together", () => {
  assert.equal(named("Only r2c3 can take it; r12c45 lose 7.", lettered, 9), "Only B3 can take it; AB45 lose 7.");
  assert.equal(named("(4)r1c2 = (4-7)r1c9 => r3c2<>5", lettered, 9), "(4)A2 = (4-7)A9 => C2<>5");
  assert.equal(named("r10/12c16", lettered, 16), "J/L16");
  assert.equal(named("Only r2c3", { coordinates: "r1c1" }, 9), "Only r2c3");
  assert.deepEqual(["a1", "r1c1"].map((how) => rowName(/** @type {any} */ (how), 2)), ["C", "3"]);
});

test("beside the grid stands what sentences say: numbers of rows unless cells have letters", () => {
  assert.deepEqual(["none", "r1c1", "a1"].map((how) => rowName(/** @type {any} */ (how), 2)), ["3", "3", "C"]);
});

test("cells are named as the formulas on the board name them, where nothing else was chosen", () => {
  const game = { moves: [], done: 0, positions: [{ board: { name: "9", size: 9 }, rules: ["a1 < 4"] }] };
  const state = (/** @type {any} */ more) => /** @type {any} */ ({ game, settings: { coordinates: "none" }, ...more });
  const judged = (/** @type {string | null} */ title) => ({ board: "9", rules: [{ title }] });
  assert.equal(namesOf(state({ judged: judged(null) })).coordinates, "a1");
  assert.equal(namesOf(state({ judged: judged("Killer") })).coordinates, "none");
  assert.equal(namesOf(state({ judged: null })).coordinates, "none");
  assert.equal(namesOf(state({ judged: judged(null), settings: { coordinates: "r1c1" } })).coordinates, "r1c1");
});

test("cells are named by kanji where the visitor wants it, as rows beside the grid are", () => {
  const kanji = /** @type {const} */ ({ coordinates: "kanji" });
  assert.equal(named("r5c3 は 8、r12c4 は 2", kanji, 9), "五行三列 は 8、一・二行四列 は 2");
  assert.equal(named("r10/36c16", kanji, 36), "十・三十六行十六列");
  assert.equal(rowName("kanji", 9), "十");
});

const state = (/** @type {any} */ game, tool = "digit") => /** @type {any} */ ({ game, tool, selection: { cells: [0], cursor: 0 }, settings: DEFAULTS });
const empty = newGame(classicBoard());
const enter = (/** @type {any} */ game, /** @type {number[]} */ cells, /** @type {number} */ value) => play(game, { kind: "enter", cells, value });
const four = enter(empty, [0], 4);

test("a digit is said, and what it contradicts", () => {
  assert.equal(spokenOf(state(empty), state(four)), "row 1 column 1, 4");
  assert.equal(spokenOf(state(four), state(enter(four, [8], 4))), "row 1 column 9, 4. That contradicts another digit.");
  assert.equal(spokenOf(state(empty), state(enter(empty, [0, 1], 4))).startsWith("2 cells changed"), true);
});

test("a mark is said with those that stand beside it", () => {
  const marked = play(play(empty, { kind: "mark", layer: "corner", cells: [0], value: 4 }), { kind: "mark", layer: "corner", cells: [0], value: 7 });
  assert.equal(spokenOf(state(empty), state(marked)), "row 1 column 1, pencil marks 4 7");
});

test("undo and redo say what is another now", () => {
  const back = undo(four);
  assert.equal(spokenOf(state(four), state(back)), "Undone: row 1 column 1, empty");
  assert.equal(spokenOf(state(back), state(redo(back))), "Redone: row 1 column 1, 4");
});

test("another tool is said, and nothing where nothing changed", () => {
  assert.equal(spokenOf(state(four), state(four, "centre")), "Centre marks");
  assert.equal(spokenOf(state(four), state(four)), "");
});

test("what has a notice of its own is not said twice", () => {
  assert.equal(spokenOf(state(four), state(play(four, { kind: "answer", values: Array(81).fill(1) }))), "");
});

const classic = { board: classicBoard(), rules: [] };
const board = (/** @type {number} */ size, more = {}) => /** @type {any} */ ({ board: { ...classicBoard(), name: `${size}`, size, ...more }, rules: [] });
const letters = { ...DEFAULTS, signs: /** @type {const} */ ("letters") };
const word = { ...DEFAULTS, signs: /** @type {const} */ ("word"), word: "Computing" };
const key = (/** @type {string} */ name, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("a wordoku is copied in its letters, with its word behind them, any other puzzle as a line", () => {
  const board = { ...classicBoard(), name: "9 signs=PLANETIUS", signs: "PLANETIUS" };
  const values = board.regions.map((_, cell) => (cell < 3 ? cell * 4 : 0)); // none, 4 and 8
  assert.equal(copiedLine(values, board), `.NU${".".repeat(78)} PLANETIUS`);
  assert.equal(copiedLine(values, classicBoard()), `.48${".".repeat(78)}`);
});

test("a word has nine signs that differ, in capitals and without digits", () => {
  assert.deepEqual(signsOfWord("Computing").join(""), "COMPUTING");
  assert.deepEqual(signsOfWord("äöüßéèêñç").join(""), "ÄÖÜßÉÈÊÑÇ");
  assert.equal(signsOfWord("🍎🍐🍊🍋🍌🍉🍇🍓🍒").length, 9);
  for (const wrong of ["", "SUDOKU", "PENCILMARK", "mississip", "Cc1234567", "COMPUTIN1"]) assert.deepEqual(signsOfWord(wrong), [], wrong);
});

test("digits up to 9 are written as the visitor chose, larger boards, boards from 0 and puzzles with rules as before", () => {
  assert.equal(written(signsOf(letters, classic), 3), "C");
  assert.equal(written(signsOf(word, classic), 9), "G");
  assert.equal(written(signsOf(word, board(6)), 6), "T");
  assert.equal(written(signsOf(DEFAULTS, classic), 3), "3");
  assert.equal(written(signsOf(word, board(16)), 12), "12");
  assert.equal(written(signsOf({ ...word, above: "letters" }, board(16)), 12), "C");
  assert.equal(written(signsOf({ ...DEFAULTS, above: "letters" }, board(16)), 9), "9");
  assert.equal(written(signsOf(word, board(9, { first: 0 })), 1), "0");
  assert.equal(written(signsOf(word, { ...classic, rules: ["cage 15 r1c1 r1c2"] }), 4), "4");
  assert.equal(written(signsOf({ ...word, word: "SUDOKU" }, classic), 4), "4", "a word that is none changes nothing");
});

test("a puzzle's own signs win over the visitor's choice, with rules and on larger boards, too", () => {
  const own = /** @type {any} */ ({ board: { ...classicBoard(), name: "9 signs=PLANETIUS", signs: "PLANETIUS" }, rules: ["cage 15 r1c1 r1c2"] });
  for (const settings of [DEFAULTS, letters, word]) assert.equal(written(signsOf(settings, own), 9), "S");
  assert.equal(saidBy(word, own)(1), "P");
  assert.equal(written(signsOf({ ...DEFAULTS, above: "letters", four: "shapes" }, board(4, { signs: "WORD" })), 4), "D");
});

test("a sign is typed by its own key, large or small, and not with Ctrl", () => {
  const signs = signsOf(word, classic);
  assert.deepEqual(["c", "C", "g", "x", "5"].map((name) => valueTyped(key(name), signs)), [1, 1, 9, 0, 0]);
  assert.equal(valueTyped(key("c", { ctrlKey: true }), signs), 0);
});

test("a sign is read out in place of its digit", () => {
  assert.equal(saidBy(word, classic)(9), "G");
  assert.equal(saidBy(word, board(9, { first: 0 }))(9), "8");
  const state = (/** @type {any} */ game) => /** @type {any} */ ({ game, tool: "digit", selection: { cells: [0], cursor: 0 }, settings: word });
  const empty = newGame(classicBoard());
  assert.equal(spokenOf(state(empty), state(play(empty, { kind: "enter", cells: [0], value: 4 }))), "row 1 column 1, P");
  assert.equal(spokenOf(state(empty), state(play(empty, { kind: "mark", layer: "corner", cells: [0], value: 4 }))), "row 1 column 1, pencil marks P");
});
