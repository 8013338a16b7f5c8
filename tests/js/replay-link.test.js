import assert from "node:assert/strict";
import { test } from "node:test";

import { classicBoard } from "../../static/js/game/boards.js";
import { emptyPuzzle, newGame, play, position } from "../../static/js/game/game.js";
import { packedMoves, replayLink, replayedFrom } from "../../static/js/play/replay-link.js";
import { dice } from "./helpers.js";

const LINE = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const SOLVED = "483921657967345821251876493548132976729564138136798245372689514814253769695417382";
const givens = [...LINE].map((sign) => Number(sign.replace(".", "0")));
const start = play(newGame(classicBoard()), { kind: "load", puzzle: { ...emptyPuzzle(classicBoard()), givens } });

/** A solve as people play: all marks are filled, hundreds of them struck by hand, digits written, one tried and taken back. */
function solve() {
  const roll = dice(7);
  let [game, at] = [play(start, { kind: "fill", at: 3 }), 3];
  const make = (/** @type {any} */ move) => void (game = play(game, { ...move, at: (at += 1 + roll(12)) }));
  for (let i = 0; i < 200; i += 1) make({ kind: "mark", layer: i % 3 ? "corner" : "centre", cells: [roll(81)], value: 1 + roll(9) });
  make({ kind: "try" });
  make({ kind: "enter", cells: [0], value: 5 });
  make({ kind: "mark", layer: "colour", cells: [3, 4, 12], value: 2 });
  make({ kind: "back" });
  make({ kind: "step", placements: [], eliminations: [[1, 4]] });
  [...SOLVED].forEach((digit, cell) => givens[cell] || make({ kind: "enter", cells: [cell], value: Number(digit) }));
  return game;
}

const packedOf = (/** @type {string} */ link) => new URLSearchParams(link.slice(1)).get("m") ?? "";

test("a link has the whole solve, each move with its time", async () => {
  const game = solve();
  const link = await replayLink(game);
  const again = await replayedFrom(start, packedOf(link));
  assert.deepEqual(again?.moves, game.moves);
  assert.deepEqual(position(/** @type {any} */ (again)), position(game));
});

test("a usual solve makes a link that every program takes", async () => {
  const link = await replayLink(solve());
  assert.ok(link.length < 1900, `${link.length} characters`);
});

test("a link that was cut or changed shows no replay", async () => {
  const packed = packedOf(await replayLink(solve()));
  for (const text of ["", packed.slice(0, 40), `${packed.slice(0, 20)}xxxx${packed.slice(24)}`, "not*base64"]) assert.equal(await replayedFrom(start, text), null, text);
});

test("moves that cannot be on the board are not believed", async () => {
  for (const move of [{ kind: "enter", cells: [81], value: 1 }, { kind: "enter", cells: [1], value: 10 }, { kind: "load", puzzle: emptyPuzzle(classicBoard()) }, { kind: "no" }]) {
    assert.equal(await replayedFrom(start, await packedMoves([/** @type {any} */ (move)])), null, move.kind);
  }
});

test("there is no link where digits were there before the first move", async () => {
  const placed = play(newGame(classicBoard()), { kind: "load", puzzle: { ...emptyPuzzle(classicBoard()), givens, placed: givens.map((value, cell) => (cell === 0 && !value ? 4 : 0)) } });
  assert.equal(await replayLink(play(placed, { kind: "enter", cells: [1], value: 8 })), "");
});
