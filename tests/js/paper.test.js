import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard } from "../../static/js/game/boards.js";
import { emptyPuzzle, keyAt, newGame, play, position } from "../../static/js/game/game.js";
import { Found, puzzlesOf, readPaper } from "../../static/js/print/paper-wish.js";

const givens = Array.from({ length: 81 }, (_, cell) => (cell === 0 ? 5 : 0));
const game = play(newGame(classicBoard()), { kind: "load", puzzle: { ...emptyPuzzle(classicBoard()), givens } });
const state = (/** @type {object} */ more) => /** @type {any} */ ({ game, made: null, ratings: [], ...more });

/** @param {Record<string, string>} fields @returns {FormData} */
function form(fields) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("an untouched form asks for what is usual", () => {
  const paper = readPaper(form({ paper: "A4", "per-page": "4", answers: "end", "show-number": "on" }), "https://x.org/#p=1");
  assert.deepEqual(paper.show, ["number"]);
  assert.deepEqual([paper.paper, paper.per_page, paper.link, paper.margin], ["A4", 4, "", undefined]);
});

test("a class set numbers a sheet for each pupil, who writes a name there, and cards are cut out", () => {
  const [pupils, cards, plain] = ["class", "cards", ""].map((kind) => readPaper(form({ paper: "A4", kind }), "https://x.org/"));
  assert.deepEqual([pupils.pupils, pupils.name_line, pupils.cards], [true, true, undefined]);
  assert.deepEqual([cards.cards, cards.name_line, cards.pupils], [true, false, undefined]);
  assert.deepEqual([plain.cards, plain.pupils], [undefined, undefined]);
});

test("codes lead to the page without its puzzle", () => {
  const paper = readPaper(form({ paper: " 17x24cm ", code: "on", margin: "8" }), "https://x.org/pm/#p=1");
  assert.deepEqual([paper.paper, paper.link, paper.margin], ["17x24cm", "https://x.org/pm/", 8]);
});

test("the puzzle on the grid goes with what is known of it, and with what was written only if wished", () => {
  const [plain] = puzzlesOf(state({}), form({ what: "grid" }));
  assert.deepEqual(plain, { board: "9", givens });
  const played = play(game, { kind: "enter", cells: [3], value: 7 });
  const data = { level: "Hard", er: 7 };
  const [told] = puzzlesOf(state({ game: played, ratings: [{ key: keyAt(position(game)), data, going: false }] }), form({ what: "grid", written: "on" }));
  assert.deepEqual([told.level, told.rating, told.placed?.[3], told.placed?.[0]], ["Hard", "ER 7.0", 7, 0]);
});

test("all puzzles made go with their seeds and levels", () => {
  const one = { puzzle: { board: classicBoard(), givens, placed: [], candidates: [], format: "" }, clues: 1, level: null };
  const made = { puzzles: [{ ...one, seed: 4 }, { ...one, seed: 5, level: "Easy" }], is_best: false, seed: 4, version: "1" };
  const found = puzzlesOf(state({ made }), form({ what: "made" }));
  assert.deepEqual(found.map(({ seed, level }) => [seed, level]), [[4, undefined], [5, "Easy"]]);
});

test("what was made or found once goes to paper with its puzzle", () => {
  const one = { puzzle: { board: classicBoard(), givens, placed: [], candidates: [], format: "" }, clues: 1, level: null, er: 4.2, seed: 4, solution: givens };
  const [told] = puzzlesOf(state({ made: { puzzles: [one] } }), form({ what: "made" }));
  assert.deepEqual([told.solution, told.rating], [givens, "ER 4.2"]);
  const found = new Found();
  const puzzle = { board: "9", givens };
  found.keep([puzzle], [{ place: 0, solution: [] }]);
  found.keep([puzzle], [{ place: 0, level: "Hard" }]);
  assert.deepEqual(found.with([puzzle, { board: "4", givens: [1] }]), [{ board: "9", givens, solution: [], level: "Hard" }, { board: "4", givens: [1] }]);
});
