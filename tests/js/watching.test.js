/** The search to watch: grids replayed, the tree, the player, the spread. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { classicBoard } from "../../static/js/game/boards.js";
import { Player } from "../../static/js/watching/player.js";
import { cellsNamed, glanceOf, Replay } from "../../static/js/watching/replay.js";
import { median, ranges, spreadText } from "../../static/js/watching/spread.js";
import { Tree } from "../../static/js/watching/tree.js";
import { courses } from "../../static/js/watching/words.js";

/** @param {EventData["event"]} event @param {number} depth @param {Partial<EventData>} [more] @returns {EventData} */
const told = (event, depth, more = {}) => ({ event, depth, placed: [], removed: [], where: "", text: event, ...more });

/** A search on three cells with three values: two guesses that fail one after the other, and one that does not. */
const SEARCH = [
  told("start", 0, { placed: [[0, 1]], grid: [[1], [1, 2, 3], [1, 2, 3]] }),
  told("ripple", 0, { removed: [[1, 1], [2, 1]], where: "elimination" }),
  told("choose", 1, { placed: [[1, 2]], removed: [[1, 3]], where: "2 for r1c2" }),
  told("contradiction", 1, { where: "r1c3" }),
  told("back", 0, { placed: [[1, 2]] }),
  told("choose", 1, { placed: [[1, 3]], removed: [[1, 2]], where: "2 for r1c2" }),
  told("ripple", 1, { placed: [[2, 2]], removed: [[2, 3]], where: "only choice" }),
  told("solution", 1, { placed: [[0, 1], [1, 3], [2, 2]] }),
];

/** @param {readonly EventData[]} events */
const replayed = (events) => {
  const replay = new Replay();
  replay.push(events);
  return replay;
};

test("a grid is what was there before without what was struck, and going back restores it", () => {
  const replay = replayed(SEARCH);
  assert.deepEqual(replay.at(1).marks, [[1], [2, 3], [2, 3]]);
  assert.deepEqual(replay.at(2).values, [1, 2, 0]);
  assert.deepEqual(replay.at(4), replay.at(1));
  assert.deepEqual(replay.at(7).values, [1, 3, 2]);
});

test("a moment is the same from wherever one comes to it", () => {
  const long = [SEARCH[0], ...Array.from({ length: 100 }, () => SEARCH.slice(2, 5)).flat(), ...SEARCH.slice(5)];
  const forth = replayed(long);
  const along = long.map((_, at) => forth.at(at));
  const back = replayed(long);
  for (const at of [long.length - 1, 0, 200, 63, 64, 65, 130, 199, 1]) assert.deepEqual(back.at(at), along[at], `${at}`);
});

test("events that come later in slices make no difference", () => {
  const replay = new Replay();
  for (const event of SEARCH) {
    replay.push([event]);
    replay.at(replay.events.length - 1);
  }
  assert.deepEqual(SEARCH.map((_, at) => replay.at(at)), SEARCH.map((_, at) => replayed(SEARCH).at(at)));
});

test("the way to a moment has its guesses and rounds, and none that was taken back", () => {
  const replay = replayed(SEARCH);
  assert.deepEqual(replay.way(7), [0, 1, 5, 6]);
  assert.deepEqual(replay.way(3), [0, 1, 2]);
  assert.deepEqual(courses(replay, 7, 3), { guessed: ["r1c2=3"], followed: ["r1c3=2 by only choice"] });
});

test("the tree has a node for each guess below the one that it rests on", () => {
  const tree = new Tree();
  tree.push(SEARCH);
  assert.deepEqual(tree.nodes.map(({ event, parent, depth, end }) => [event, parent, depth, end]), [
    [0, -1, 0, ""], [2, 0, 1, "contradiction"], [5, 0, 1, "solution"],
  ]);
  assert.deepEqual([tree.leaves, tree.deepest, tree.contradictions, tree.solutions], [2, 1, 1, 1]);
  assert.ok(tree.x(1) < tree.x(0) && tree.x(0) < tree.x(2));
  assert.equal(tree.nearest(0.9, 1), 2);
  assert.deepEqual(tree.way(6), [2, 0]);
});

test("what was struck is shown once more, struck, and what fails is framed", () => {
  const board = classicBoard();
  const cells = Array.from({ length: 81 }, () => [1, 2, 3]);
  const replay = replayed([told("start", 0, { grid: cells }), told("ripple", 0, { removed: [[4, 2]] }), told("contradiction", 0, { where: "7 in row 2" })]);
  const [round, stop] = [glanceOf(replay, 1, board), glanceOf(replay, 2, board)];
  assert.deepEqual(round.marks[4], [1, 2, 3]);
  assert.equal(round.shapes.length, 1);
  assert.deepEqual(stop.marks[4], [1, 3]);
  assert.equal(stop.shapes.length, 9);
});

test("cells are found by the name of a cell or a house", () => {
  const board = classicBoard();
  assert.deepEqual(cellsNamed(board, "r2c3"), [11]);
  assert.deepEqual(cellsNamed(board, "5 in column 9"), [8, 17, 26, 35, 44, 53, 62, 71, 80]);
  assert.deepEqual(cellsNamed(board, "5 in box 9").slice(0, 4), [60, 61, 62, 69]);
  assert.deepEqual(cellsNamed(board, "a1 < a2"), []);
});

test("playing goes on to the end and rests there; any other move rests, too", () => {
  const waiting = /** @type {(() => void)[]} */ ([]);
  const clock = { later: (/** @type {() => void} */ act) => waiting.push(act), stop: () => void waiting.splice(0) };
  const player = new Player(() => {}, clock);
  player.grow(3);
  player.play();
  const tick = () => waiting.splice(0).forEach((act) => act());
  tick();
  assert.deepEqual([player.at, player.playing], [1, true]);
  player.go(0);
  assert.deepEqual([player.at, player.playing, waiting.length], [0, false, 0]);
  player.play();
  for (let i = 0; i < 5; i += 1) tick();
  assert.deepEqual([player.at, player.playing], [2, false]);
  player.play();
  assert.equal(player.at, 0, "from the end it begins again");
});

test("ranges hold every number once and have no gaps", () => {
  const numbers = Array.from({ length: 100 }, (_, i) => 7 + ((i * 37) % 1000));
  const bars = ranges(numbers);
  assert.equal(bars.reduce((sum, { count }) => sum + count, 0), 100);
  for (const [i, bar] of bars.entries()) {
    assert.equal(bar.count, numbers.filter((number) => number >= bar.from && number <= bar.to).length);
    if (i) assert.equal(bar.from, bars[i - 1].to + 1);
  }
});

test("the spread is said with its least, its most and its middle", () => {
  assert.equal(median([5, 1, 9]), 5);
  assert.match(spreadText([5, 1, 9], 0, true), /^3 orders: 1 to 9 .* at most 5\.$/);
  assert.match(spreadText([2, 2], 1, true), /^2 orders, each 2 .* 1 were stopped/);
});
