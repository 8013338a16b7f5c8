import assert from "node:assert/strict";
import { test } from "node:test";

import { Actions } from "../../static/js/acts/actions.js";
import { classicBoard } from "../../static/js/game/boards.js";
import { emptyPuzzle, newGame, position } from "../../static/js/game/game.js";
import { readWish } from "../../static/js/make/place.js";
import { Making, dice, varied } from "../../static/js/acts/making.js";
import { endNotice, lineOf, sorted, tableOf } from "../../static/js/acts/words.js";
import { orbit, readPattern, writePattern } from "../../static/js/make/pattern-pad.js";
import { dayOf } from "../../static/js/game/timer.js";
import { makeStore } from "../../static/js/page/store.js";
import { BRIEFLY, Headline } from "../../static/js/beside/talk.js";
import { batchNotice, brief, notice } from "../../static/js/page/words.js";

const LINE = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const SOLVED = "483921657967345821251876493548132976729564138136798245372689514814253769695417382";
const AS = { symmetry: "text", level: "text", technique: "text", hodoku_level: "text", practice: "flag", minimal: "flag", clues: "numbers", er: "range", hodoku_score: "range", open: "number" };
const ENDS = { er: ["1", "12"], hodoku_score: ["0", "99999"] };

/** The controls of the form that say something; of a range there are two. @param {Record<string, string | string[]>} given */
const controls = (given) =>
  Object.entries(/** @type {Record<string, string | string[]>} */ ({ board: "9", count: "1", tries: "10000", ...given })).flatMap(([name, said]) => {
    const [min, max] = ENDS[/** @type {"er"} */ (name)] ?? [];
    return [said].flat().map((value) => ({ name, value, min, max, as: AS[/** @type {"er"} */ (name)] }));
  });

function madePuzzle(given = 5, more = {}) {
  const puzzle = { ...emptyPuzzle(classicBoard()), givens: [given, ...Array(80).fill(0)] };
  const facts = { clues: 24, seed: 7, level: "Hard", er: 4.2, hodoku_level: "Hard", hodoku_score: 800 };
  return { puzzle, solution: Array(81).fill(1), ...facts, ...more };
}

/** A page with a Python that says what it is told to, and does not hear Cancel. */
function page() {
  const store = makeStore(/** @type {any} */ ({ game: newGame(classicBoard()), cursor: 0, python: { phase: "ready" }, draft: "", made: null }));
  const asked = /** @type {any[]} */ ([]);
  const engine = {
    ask(_, wish, hear) {
      const request = { wish, hear, cancelled: false };
      const answer = new Promise((settle, fail) => Object.assign(request, { settle, fail }));
      asked.push(request);
      return { answer, cancel: () => (request.cancelled = true) };
    },
  };
  const actions = new Actions(store, /** @type {any} */ (engine));
  return { store, actions, making: new Making(actions), asked };
}

const note = (text, made) => ({ done: 0.5, text, made: { puzzles: [], recipe: "pencilmark generate", version: "1", ...made } });
const WISH = { wish: { board: "9" }, count: 3, seed: 7 };

test("puzzles are there as they come, the first of them on the grid", async () => {
  const { store, making, asked } = page();
  const end = making.make(WISH);
  asked[0].hear(note("1 of 3 made", { puzzles: [madePuzzle(4)] }));
  assert.equal(position(store.get().game).values[0], 4);
  asked[0].hear(note("2 of 3 made", { puzzles: [madePuzzle(6)] }));
  assert.equal(store.get().made.puzzles.length, 2);
  assert.equal(position(store.get().game).values[0], 4, "the grid is not taken away from the player");
  asked[0].settle({ ended: "all", unmet: 1 });
  await end;
  assert.match(store.get().notice.title, /2 of 3 puzzles/);
  assert.match(store.get().notice.detail, /1 could not be found/);
});

test("Stop gives the nearest puzzle even if Python does not answer", async () => {
  const { store, actions, making, asked } = page();
  const end = making.make({ ...WISH, count: 1 });
  asked[0].hear(note("9 tried", { nearest: madePuzzle(8) }));
  assert.equal(position(store.get().game).values[0], 0);
  actions.cancel();
  await end;
  assert.equal(asked[0].cancelled, true);
  assert.equal(store.get().notice.title, "Stopped");
  assert.equal(position(store.get().game).values[0], 8);
  assert.equal(store.get().running, false);
  asked[0].hear(note("10 tried", { puzzles: [madePuzzle(2)] }));
  assert.equal(store.get().made.puzzles.length, 0, "what it still says is not heard");
});

test("who has others made stops those before, and hears of them no more", async () => {
  const { store, making, asked } = page();
  const before = making.make({ ...WISH, count: 9 });
  const end = making.make({ ...WISH, count: 1 });
  assert.deepEqual(asked.map(({ cancelled }) => cancelled), [true, false]);
  await before;
  assert.ok(store.get().made.going);
  asked[1].hear(note("1 of 1 made", { puzzles: [madePuzzle(3)] }));
  asked[1].settle({ ended: "all", unmet: 0 });
  await end;
  assert.equal(store.get().made.puzzles.length, 1);
});

test("a wish that Python refuses is told, and what was made before stays on the grid", async () => {
  const { store, making, asked } = page();
  const end = making.make(WISH);
  const { EngineError } = await import("../../static/js/python/engine.js");
  asked[0].fail(new EngineError({ code: "too-few-clues", message: "expected at least 17 clues" }));
  await end;
  assert.deepEqual(store.get().notice.title, "No such puzzle");
  assert.equal(store.get().made, null);
});

test("the form says what is wished and nothing else", () => {
  assert.deepEqual(readWish(controls({ seed: "7", symmetry: "none", level: "", er: ["", ""], open: "" })), {
    wish: { board: "9", symmetry: "none" }, count: 1, seed: 7, tries: 10000,
  });
  const { wish } = readWish(controls({ symmetry: "none", level: "Hard", technique: "x-wing", practice: "on", er: ["4", ""],
    hodoku_score: ["", "900"], hodoku_level: "Unfair", clues: "24 - 28", minimal: "on", board: "grid" }), "6 x", "X.");
  assert.deepEqual(wish, { board: "6 x", symmetry: "none", level: "Hard", technique: "x-wing", practice: true,
    hodoku_level: "Unfair", er: [4, 12], hodoku_score: [0, 900], clues: [24, 28], pattern: "X.", minimal: true });
  assert.deepEqual(readWish(controls({ practice: "on", clues: "30" })).wish, { board: "9", clues: [30, 30] }, "nothing to practise");
  const several = readWish(controls({ level: "several", "n-Easy": "5", "n-Hard": "3", "n-Medium": "0" }));
  assert.deepEqual([several.levels, several.wish.level], ["Easy:5,Hard:3", undefined]);
});

test("a drawn pattern and its text are the same, and keep their symmetry", () => {
  const drawn = readPattern("X..X\n....\n....\nX..X");
  assert.deepEqual(readPattern(writePattern(drawn, 4)), drawn);
  assert.deepEqual(readPattern("4..2....0000-___").filter(Boolean).length, 2);
  assert.deepEqual(orbit(1, 9, "rotational180").sort((a, b) => a - b), [1, 79]);
  assert.equal(orbit(1, 9, "full").length, 8);
  assert.deepEqual(orbit(1, 9, "none"), [1]);
});

test("puzzles are sorted by what is known of their difficulty", () => {
  const [easy, unknown, hard] = [madePuzzle(1, { er: 1.5 }), madePuzzle(2, { er: null, level: "Beyond" }), madePuzzle(3, { er: 7 })];
  assert.deepEqual(sorted([unknown, hard, easy], "easiest"), [easy, hard, unknown]);
  assert.deepEqual(sorted([hard, easy, unknown], "hardest"), [unknown, hard, easy]);
  assert.deepEqual(sorted([hard, easy], "made"), [hard, easy]);
});

test("files have a line for each puzzle, and jigsaws their regions", () => {
  const one = madePuzzle();
  const rows = tableOf([one], "0.1.0").split("\r\n");
  assert.equal(rows.length, 3);
  assert.equal(rows[0].split(",").length, rows[1].split(",").length);
  assert.equal(lineOf(one).length, 81);
  const jigsaw = { ...one, puzzle: { ...one.puzzle, board: { ...one.puzzle.board, name: "9 regions=A" } } };
  assert.equal(lineOf(jigsaw).length, 162);
  const marked = { ...one, puzzle: { ...one.puzzle, candidates: one.puzzle.givens.map((value) => (value ? [] : [1, 2])) } };
  assert.equal(lineOf(marked).length, 729);
});

test("what a spreadsheet would take for a formula is a text in the file", () => {
  const one = madePuzzle();
  const evil = { ...one, level: "=1+1", puzzle: { ...one.puzzle, board: { ...one.puzzle.board, name: "-9, x" } } };
  assert.match(tableOf([evil], "0.1.0").split("\r\n")[1], /,"'-9, x",\d+,'=1\+1,/);
  const named = { ...one, text: "", title: 'A, "B"', effort: null };
  assert.match(tableOf([named], "0.1.0").split("\r\n")[1], /,Hard,,4\.2,.*,"A, ""B""",,,$/);
});

test("it is told honestly how a search ended", () => {
  const made = { puzzles: [], nearest: null, wished: 1, text: "1,000 of 1,000 tried", recipe: "", version: "", going: false, done: 1 };
  assert.deepEqual(endNotice({ ended: "all", unmet: 1 }, made).title, "No such puzzle was found");
  assert.match(endNotice({ ended: "all", unmet: 1 }, { ...made, nearest: madePuzzle() }).detail, /closest/);
  assert.match(endNotice({ ended: "no-more", unmet: 0 }, { ...made, puzzles: [madePuzzle()], wished: 9 }).detail, /no others/);
});

test("a wish for a variant says its level and what it needs, and a killer is listed with its cages", () => {
  const asked = readWish(controls({ variant: "killer", bare: "on", level: "Hard", count: "3", seed: "5" }));
  assert.deepEqual(asked.wish, { board: "9", variant: "killer", givens: false, level: "Hard" });
  const needing = readWish(controls({ variant: "killer", level: "several", technique: "innies-houses" }));
  assert.deepEqual(needing.wish, { board: "9", variant: "killer", givens: true, technique: "innies-houses" });
  assert.deepEqual([asked.count, asked.seed], [3, 5]);
  const killer = madePuzzle(0);
  Object.assign(killer.puzzle, { rules: ["killer 3: r1c1 r1c2"], givens: Array(81).fill(0) });
  assert.equal(lineOf(/** @type {any} */ (killer)), `board: 9\ngivens: ${".".repeat(81)}\nkiller 3: r1c1 r1c2`);
  assert.match(tableOf(/** @type {any} */ ([killer]), "1"), /,rules\r\n.*killer 3: r1c1 r1c2/);
});

test("A batch that goes on is told by what is made, and read out by tenths", () => {
  const made = { puzzles: [madePuzzle(1), madePuzzle(2)], nearest: null, wished: 15, text: "", recipe: "", version: "", going: true, done: 0 };
  assert.equal(batchNotice(made)?.title, "2 of 15 made");
  assert.equal(batchNotice(made)?.spoken, "10 percent made.");
  for (const other of [null, { ...made, going: false }, { ...made, wished: 1 }, { ...made, puzzles: [] }]) assert.equal(batchNotice(other), null);
  const text = "500 tried; usually 4 s";
  const first = batchNotice({ ...made, puzzles: [], text });
  assert.equal(first?.title, "Making puzzles");
  assert.doesNotMatch(first?.detail ?? "", /tried/, "the figures stand beside Stop, and there alone");
});

test("What was copied is told for a moment while a batch goes on, each time anew", () => {
  let now = 0;
  const headline = new Headline(() => now);
  const copied = () => brief(notice.copiedAll);
  const first = copied();
  assert.equal(headline.isNews(notice.making), false);
  assert.equal(headline.isNews(first), true);
  now = BRIEFLY - 1;
  assert.equal(headline.isNews(first), true);
  now = BRIEFLY;
  assert.equal(headline.isNews(first), false);
  assert.equal(headline.isNews(copied()), true);
  assert.equal(headline.isNews(null), false);
});

test("a puzzle in another guise has its solution in the same guise", () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const [puzzle, solution] = [LINE, SOLVED].map((line) => varied(line, dice(seed)));
    for (const house of classicBoard().houses) assert.equal(new Set(house.map((cell) => solution[cell])).size, 9);
    assert.ok([...puzzle].every((sign, cell) => sign === "." || sign === solution[cell]));
    assert.equal([...puzzle].filter((sign) => sign !== ".").length, [...LINE].filter((sign) => sign !== ".").length);
  }
});

test("the same day shows the same guise and another day another", () => {
  assert.equal(varied(LINE, dice(20000)), varied(LINE, dice(20000)));
  assert.notEqual(varied(LINE, dice(20000)), varied(LINE, dice(20001)));
});

test("a day begins at midnight where the visitor is", () => {
  assert.equal(dayOf(new Date(2026, 0, 5, 0, 0)), "2026-01-05");
  assert.equal(dayOf(new Date(2026, 10, 22, 23, 59)), "2026-11-22");
});
