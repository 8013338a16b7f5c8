import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard } from "../../static/js/game/boards.js";
import { newGame, play } from "../../static/js/game/game.js";
import { copiedLine } from "../../static/js/game/link.js";
import { saidBy, signsOf, signsOfWord, valueTyped, written } from "../../static/js/game/naming.js";
import { spokenOf } from "../../static/js/grid/spoken.js";
import { DEFAULTS } from "../../static/js/page/state.js";

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
