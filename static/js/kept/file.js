/**
 * All games as one file, and back: whatever is written can be read again, and every part of a file is validated before
 * it is used.
 *
 *     const text = await writeFile(games);
 *     const { taken, known, refused } = await readFile(games, text);   // throws an Error that says what is wrong
 */

import { classicBoard } from "../game/boards.js";
import { done } from "./database.js";
import { unpacked } from "./packing.js";
import { boardFault, isObject, recordFault } from "./valid.js";
import { say } from "../words/say.js";

/** @typedef {KeptFile["games"][number]} FiledGame */

/** @param {Games} games @returns {Promise<string>} every game with its moves, and the boards they need */
export async function writeFile({ database, now }) {
  const rows = await database.run(["games", "moves", "boards"], "readonly", async ({ games, moves, boards }) => ({
    games: await done(games.getAll()),
    boards: await done(boards.getAll()),
    moves: await done(moves.getAll()),
    keys: /** @type {[string, number][]} */ (await done(moves.getAllKeys())),
  }));
  const movesOf = /** @type {Map<string, unknown[]>} */ (new Map(rows.games.map(({ id }) => [id, []])));
  rows.moves.forEach((move, i) => movesOf.get(rows.keys[i][0])?.push(move));
  const games = rows.games.map((record) => ({ ...record, moves: movesOf.get(record.id) }));
  const file = /** @type {KeptFile} */ ({ pencilmark: "games", version: 1, written: now(), boards: rows.boards, games });
  return `${JSON.stringify(file)}\n`;
}

/**
 * @param {Games} games
 * @param {string} text
 * @returns {Promise<{ taken: number, known: number, refused: number }>} games taken in, those that are here as they are
 *   or further on, and those that are damaged
 */
export async function readFile(games, text) {
  const file = parsed(text);
  const boards = new Map([["9", classicBoard()]]);
  for (const board of file.boards) if (!boardFault(board)) boards.set(board.name, board);
  const here = new Map((await games.list()).records.map((record) => [record.id, record]));
  const sound = file.games.filter((game) => isSound(game, boards));
  const newer = sound.filter(({ id, touched }) => !here.has(id) || /** @type {any} */ (here.get(id)).touched < touched);
  for (const game of newer) await takeIn(games, game, boards, here.get(game.id)?.revision ?? 0);
  return { taken: newer.length, known: sound.length - newer.length, refused: file.games.length - sound.length };
}

/** @param {string} text @returns {KeptFile} whose parts are lists; what is in them is not known yet */
function parsed(text) {
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error(say("kept-no-file"));
  }
  if (!isObject(file) || file.pencilmark !== "games" || !Array.isArray(file.games) || !Array.isArray(file.boards)) {
    throw new Error(say("kept-no-file"));
  }
  if (file.version !== 1) throw new Error(say("kept-newer-file", { version: String(file.version).slice(0, 20) }));
  return /** @type {any} */ (file);
}

/** @param {FiledGame} game @param {ReadonlyMap<string, BoardData>} boards @returns {boolean} */
function isSound(game, boards) {
  if (recordFault(game) || !Array.isArray(game.moves)) return false;
  const made = unpacked(game, game.moves, boards);
  return typeof made !== "string" && !made.fault;
}

/**
 * @param {Games} games
 * @param {FiledGame} game
 * @param {ReadonlyMap<string, BoardData>} boards
 * @param {number} revision of the game that is replaced; 0 for none
 */
function takeIn({ database }, { moves, ...record }, boards, revision) {
  return database.run(["games", "moves", "boards"], "readwrite", (stores) => {
    stores.games.put({ ...record, revision: revision + 1 });
    stores.moves.delete(IDBKeyRange.bound([record.id, 0], [record.id, Infinity]));
    moves.forEach((move, i) => stores.moves.put(move, [record.id, i]));
    const names = new Set([record.board, ...moves.map(({ board }) => board)]);
    for (const [name, board] of boards) if (names.has(name)) stores.boards.put(board);
  });
}
