import assert from "node:assert/strict";
import { test } from "node:test";

import { Actions } from "../../static/js/acts/actions.js";
import { classicBoard } from "../../static/js/game/boards.js";
import { emptyPuzzle, keyOfData, newGame } from "../../static/js/game/game.js";
import { isRated, rate } from "../../static/js/acts/questions.js";
import { makeStore } from "../../static/js/page/store.js";
import { plain, ratedBefore } from "../../static/js/page/words.js";

const puzzle = (given) => ({ ...emptyPuzzle(classicBoard()), givens: [given, ...Array(80).fill(0)] });
const COPIED = plain("Link copied", "It opens this very puzzle.");
const RATED = { status: "unique", level: "Hard", solved_by_logic: true, unfinished: [], ways: [] };

/** A page with a puzzle, whose rating is asked for and under way; Python says what it is told to. */
async function rating() {
  const store = makeStore(/** @type {any} */ ({ game: newGame(classicBoard()), python: { phase: "ready" }, draft: "", notice: null, ratings: [] }));
  const asked = /** @type {any} */ ({});
  const engine = {
    ask(_, __, hear) {
      const answer = new Promise((settle) => Object.assign(asked, { hear, settle }));
      return { answer, cancel: () => {} };
    },
  };
  const actions = new Actions(store, /** @type {any} */ (engine));
  actions.open(puzzle(5));
  const rated = rate(actions);
  await null; // what was typed is read first
  while (!asked.hear) await null;
  return { store, actions, rated, say: (text) => asked.hear({ text }), answer: (data = RATED) => (asked.settle(data), rated), shown: () => store.get().notice };
}

test("how far a rating is takes the place of the words before it, and of a headline that is gone", async () => {
  const { store, say, answer, shown } = await rating();
  say("trying X-wings");
  assert.equal(shown().detail, "trying X-wings");
  say("trying swordfish");
  assert.equal(shown().detail, "trying swordfish");
  store.set({ notice: null });
  say("trying jellyfish");
  assert.equal(shown().detail, "trying jellyfish");
  await answer();
  assert.equal(shown().title, "Hard");
});

test("a hint that came meanwhile stays, whatever a rating says of its work and of its end", async () => {
  const { store, say, answer, shown } = await rating();
  store.set({ notice: null, hint: /** @type {any} */ ({ depth: 1 }) });
  say("trying X-wings");
  assert.equal(shown(), null);
  await answer();
  assert.equal(shown(), null);
  assert.equal(isRated(store.get()), true);
});

test("words that are no answer make way for the rating of this very puzzle", async () => {
  const { actions, say, answer, shown } = await rating();
  actions.say(COPIED);
  say("trying X-wings");
  assert.deepEqual(shown(), COPIED);
  await answer();
  assert.equal(shown().title, "Hard");
});

test("a rating that was stopped is asked for again, one that goes on is not", async () => {
  const { store, answer } = await rating();
  assert.equal(isRated(store.get()), true);
  await answer({ ...RATED, status: "timeout" });
  assert.equal(isRated(store.get()), false);
});

test("the rating of a puzzle that is gone is not said of the one that came", async () => {
  const { actions, store, say, answer, shown } = await rating();
  actions.open(puzzle(6));
  actions.say(COPIED);
  say("trying X-wings");
  await answer();
  assert.deepEqual(shown(), COPIED);
  assert.equal(store.get().ratings[0].key, keyOfData(puzzle(5))); // it is kept with its puzzle, and shown beside no other
});

test("where nothing else was said, a rating of the puzzle before says so", async () => {
  const { actions, store, answer, shown } = await rating();
  actions.open(puzzle(6));
  store.set({ notice: null });
  await answer();
  assert.deepEqual(shown(), ratedBefore(/** @type {any} */ (RATED)));
});
