import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard } from "../../static/js/game/boards.js";
import { emptyPuzzle, keyAt, newGame, play, position } from "../../static/js/game/game.js";
import { said } from "../../static/js/page/form.js";
import { Found, puzzlesOf } from "../../static/js/print/paper-wish.js";

const givens = Array.from({ length: 81 }, (_, cell) => (cell === 0 ? 5 : 0));
const game = play(newGame(classicBoard()), { kind: "load", puzzle: { ...emptyPuzzle(classicBoard()), givens } });
const state = (/** @type {object} */ more) => /** @type {any} */ ({ game, made: null, ratings: [], ...more });

/** @param {Record<string, string>} fields @param {Record<string, string>} [as] how Python's are read @returns {Control[]} */
const form = (fields, as = {}) => Object.entries(fields).map(([name, value]) => ({ name, value, as: as[name] }));

test("an untouched form asks for what is usual", () => {
  const fields = { per_page: "4", show: "number", margin: "", large: "", link: "", kind: "", what: "grid" };
  const paper = said(form(fields, { per_page: "number", show: "texts", margin: "number", large: "flag", link: "link", kind: "one" }));
  assert.deepEqual(paper, { per_page: 4, show: ["number"], large: false });
});

test("sheets are for the pupils of a class, cards to cut out, or neither", () => {
  const papers = ["pupils", "cards", ""].map((kind) => said(form({ kind }, { kind: "one" })));
  assert.deepEqual(papers, [{ pupils: true }, { cards: true }, {}]);
});

test("codes lead to the page without its puzzle", () => {
  globalThis.location = /** @type {any} */ ({ href: "https://x.org/pm/#p=1" });
  const paper = said(form({ paper: " 17x24cm ", link: "on", margin: "8" }, { paper: "text", link: "link", margin: "number" }));
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
