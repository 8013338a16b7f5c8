/** Takes over the game that earlier versions of the page kept in localStorage. */

import { classicBoard } from "../game/boards.js";
import { boardFault } from "./valid.js";
import { packedMove, packedPuzzle, boardsOf, unpacked } from "./packing.js";
import * as wording from "./words.js";

const KEY = "pencilmark.game.1";

/**
 * @typedef {Pick<globalThis.Storage, "getItem" | "removeItem">} Memory
 * @typedef {import("./kept.js").GameRecord} GameRecord
 */

/**
 * Move that game into the store, from its last loading on; what cannot be read is laid aside as it is.
 * @param {() => Memory} memory
 * @param {import("./games.js").Games} games
 * @param {{ now: () => number, newId: () => string }} outside
 * @returns {Promise<string | null>} the game that was taken over
 */
export async function migrate(memory, games, { now, newId }) {
  const text = textOf(memory);
  if (text === null) return null;
  const found = oldGame(text, newId(), now());
  if (typeof found === "string") await games.layAside(found, text);
  else if (found) await games.write(found);
  memory().removeItem(KEY);
  return found && typeof found !== "string" ? found.record.id : null;
}

/** @param {() => Memory} memory @returns {string | null} */
function textOf(memory) {
  try {
    return memory().getItem(KEY);
  } catch {
    return null; // not allowed: there is nothing to take over
  }
}

/**
 * @param {string} text
 * @param {string} id
 * @param {number} now
 * @returns {import("./games.js").Writing | string | null} what to write; why it cannot be; null where nothing was played
 */
function oldGame(text, id, now) {
  try {
    const { moves, done } = JSON.parse(text);
    const at = moves.findLastIndex((/** @type {any} */ move, /** @type {number} */ i) => i < done && move.kind === "load");
    if (at < 0) return moves.length ? wording.bare : null;
    const { board, ...puzzle } = moves[at].puzzle;
    const next = moves.findIndex((/** @type {any} */ move, /** @type {number} */ i) => i >= done && move.kind === "load");
    const own = moves.slice(at + 1, next < 0 ? moves.length : next).map(renewed);
    const boards = [board, ...boardsOf(own)];
    const wrong = boards.map(boardFault).find(Boolean);
    if (wrong) return wrong;
    const record = { ...blank(id, now), board: board.name, puzzle: packedPuzzle({ ...puzzle, board }), done: done - at - 1 };
    const made = unpacked(record, own.map(packedMove), new Map([["9", classicBoard()], ...boards.map((one) => /** @type {const} */ ([one.name, one]))]));
    return typeof made === "string" ? made : { record, from: 0, moves: own.slice(0, made.kept), boards };
  } catch (error) {
    return error instanceof Error ? error.message : wording.unread;
  }
}

/** @param {string} id @param {number} now @returns {Omit<GameRecord, "board" | "puzzle" | "done">} */
const blank = (id, now) => ({
  id, revision: 0, begun: now, touched: now, elapsed: 0, hints: 0, checks: 0, level: null, outcome: "open", favourite: false, day: null, title: "",
});

/** @param {any} move @returns {import("../types.js").Move} as it is written now: an earlier page wrote one cell, and one kind of marks */
const renewed = ({ cell, ...move }) =>
  cell === undefined ? move : { ...move, cells: [cell], ...(move.kind === "mark" ? { layer: "corner" } : {}) };
