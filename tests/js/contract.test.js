import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Engine, EngineError } from "../../static/js/python/engine.js";
import { noteOf, refusal, taught } from "../../static/js/acts/hint-words.js";
import { endNotice } from "../../static/js/acts/words.js";
import { layout } from "../../static/js/set/rules-panel.js";
import { score } from "../../static/js/grid/rules-view.js";
import { emptyPuzzle, newGame, play, position } from "../../static/js/game/game.js";
import {
  answerNotice,
  failureNotice,
  loadedNotice,
  ratedNotice,
  scales,
  unopenedNotice,
  unreadableNotice,
} from "../../static/js/page/words.js";
import { standIn } from "./helpers.js";

const recorded = new URL("../contract/conversations.json", import.meta.url);
const conversations = JSON.parse(readFileSync(recorded, "utf8"));

/** The board of a recorded puzzle of 4 x 4, so that answers can be put on it. */
const small = conversations[0].replies[0].value.puzzle.board;

const NOTHING_MADE = { puzzles: [], nearest: null, wished: 1, recipe: "", version: "", going: false, done: 1, text: "" };

/** What the page makes of each kind of answer that it tells in words. */
const SHOWN = {
  read: (_, { puzzle, list, choices }) => (puzzle ? loadedNotice(puzzle) : list ? { title: list.format, detail: list.count } : unopenedNotice(choices)),
  rate: (_, rating) => rated(rating),
  generate: ({ count: wished }, end, replies) => endNotice(end, { ...NOTHING_MADE, puzzles: puzzlesOf(replies), wished }),
  solve: answered,
  hint: (_, { status, cells, step, summary }) =>
    step ? taught({ hint: { step, summary, candidates: [], depth: 2 }, viewing: null }) : refusal(status, cells, 4),
  steps: (_, offers) => ({ title: offers.status, detail: noteOf(offers) }),
  path: (_, data) => (data.places.length ? taught({ hint: null, viewing: { data, at: data.steps.length } }) : refusal(data.status, [], 4)),
  formulas: (_, puzzle) => loadedNotice(puzzle),
  rules: (_, { board, rules }) => ({ title: board.name, detail: score(rules) || "no rules" }),
  order: (_, { lines, layers }) => ({ title: lines[0], detail: `${layout(layers).size} cells` }),
};

for (const { name, request, replies } of conversations.filter(({ request }) => request.kind in SHOWN)) {
  test(`the page has words for what Python says: ${name}`, async () => {
    const { answer } = await heard(request, replies);
    assertSaid(answer instanceof EngineError ? spoken(answer) : SHOWN[request.kind](request, answer, replies));
  });
}

/** The puzzles that came in notes. */
const puzzlesOf = (replies) => replies.flatMap(({ note }) => note?.made?.puzzles ?? []);

test("equal digits are said to see each other only where they do", () => {
  const nothing = { status: /** @type {const} */ ("none"), solutions: [], nodes: 1, backend: "python", milliseconds: 0 };
  const { board, ...bare } = position(newGame(small));
  const values = bare.values.map((_, cell) => ([1, 3, 11].includes(cell) ? 1 : 0));
  const told = (conflict) => answerNotice({ ...nothing, conflict }, { ...bare, board, values }).detail;
  assert.match(told([1, 3]), /^Two 1s see each other: r1c2 and r1c4/);
  assert.match(told([1, 11]), /^The digits at r1c2 and r3c4 contradict.*\. It took less/); // on a board with diagonals
});

function assertSaid(notice) {
  assert.ok(notice.title && notice.detail, "something is said");
  assert.doesNotMatch(notice.title + notice.detail, /undefined|null|NaN|\[object/);
}

async function heard(request, replies) {
  const worker = standIn();
  const engine = new Engine({ start: () => worker, gone: () => new Promise(() => {}), tell: () => {} });
  engine.boot();
  worker.come();
  const { kind, id, ...fields } = request;
  const { answer } = engine.ask(kind, fields);
  for (const reply of replies) worker.say({ ...reply, id: 1 });
  return { answer: await answer.catch((error) => error) };
}

const spoken = (error) => (error.data.line || error.data.column ? unreadableNotice : failureNotice)(error.data);

function answered(request, value) {
  const game = play(newGame(small), { kind: "load", puzzle: { ...emptyPuzzle(small), givens: request.givens } });
  for (const values of value.solutions) {
    assert.deepEqual(position(play(game, { kind: "answer", values })).values, values);
  }
  return answerNotice(value, position(game));
}

function rated(value) {
  for (const [name, text] of scales(value, 4)) assert.ok(name && text !== "undefined");
  return ratedNotice(value);
}
