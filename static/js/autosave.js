/** Keeps the game, which is its list of moves, in this browser; works without when that is not allowed. */

import { classicBoard } from "./boards.js";
import { replay } from "./game.js";

const KEY = "pencilmark.game.1";

/**
 * @typedef {import("./types.js").Game} Game
 * @typedef {Pick<globalThis.Storage, "getItem" | "setItem">} Memory
 */

/** @param {() => Memory} memory @returns {Game | null} the game as it was left, if it can be had */
export function savedGame(memory) {
  try {
    const { moves, done } = JSON.parse(memory().getItem(KEY) ?? "");
    const game = replay(classicBoard(), moves.map(renewed), done);
    return game.positions[game.done]?.values.length ? game : null;
  } catch {
    return null; // nothing kept, not allowed, or written by another version
  }
}

/** @param {any} move @returns {import("./types.js").Move} as it is written now, where an earlier version of the page wrote it */
const renewed = ({ cell, ...move }) =>
  cell === undefined ? move : { ...move, cells: [cell], ...(move.kind === "mark" ? { layer: "corner" } : {}) };

/** @param {() => Memory} memory @returns {(state: { game: Game }) => void} keeps each game it is shown */
export function keepGame(memory) {
  let kept = /** @type {Game | null} */ (null);
  return ({ game }) => {
    if (game === kept) return;
    kept = game;
    try {
      memory().setItem(KEY, JSON.stringify({ moves: game.moves, done: game.done }));
    } catch {
      // full or not allowed: the game goes on without
    }
  };
}
