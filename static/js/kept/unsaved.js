/**
 * What is not stored yet when the page is left, which cuts off any writing: it is noted at once
 * in localStorage, and written to the store when the page is next opened.
 *
 *     const unsaved = new Unsaved(() => localStorage);
 *     unsaved.note(writing);         // the page goes
 *     await unsaved.writeAll(games); // a page comes
 */

import { endOf, startOf } from "../game/game.js";
import { boardsOf, newRecord, packedMove, unpacked } from "./packing.js";
import { boardFault, isObject, recordFault } from "./valid.js";
import { classicBoard } from "../game/boards.js";
import { say } from "../words/say.js";

/** @typedef {import("./games.js").Writing} Writing */

const PREFIX = "pencilmark.unsaved.1.";

export class Unsaved {
  /** The games about which something was noted. */
  #noted = new Set();

  /** @param {() => globalThis.Storage} memory which a browser may refuse even to name */
  constructor(memory) {
    this.memory = memory;
  }

  /** @param {Writing} writing the part of a game that the store may lack */
  note(writing) {
    const { id } = writing.record;
    try {
      this.memory().setItem(PREFIX + id, JSON.stringify(writing));
      this.#noted.add(id);
    } catch {
      // no localStorage, or a full one: what the store still writes is kept
    }
  }

  /** @param {string} id of a game that the store has as it is */
  forget(id) {
    if (this.#noted.delete(id)) this.memory().removeItem(PREFIX + id);
  }

  /**
   * Write to the store what was noted when a page was left, without what had reached it by then.
   * @param {Games} games
   */
  async writeAll(games) {
    for (const [key, text] of this.#entries()) {
      const writing = readNote(text);
      if (writing) await writeNoted(writing, games);
      this.memory().removeItem(key);
    }
  }

  /** @returns {[string, string][]} */
  #entries() {
    try {
      return Object.entries(this.memory()).filter(([key]) => key.startsWith(PREFIX));
    } catch {
      return []; // nothing could be noted either
    }
  }
}

/** @param {string} text @returns {Writing | null} null where that is none */
function readNote(text) {
  try {
    const { record, spent, from, moves, boards } = JSON.parse(text);
    const isSound = Number.isInteger(from) && Number.isFinite(spent) && moves.every(isObject);
    const written = { ...record, revision: record.revision + 1 }; // 0 is that of a game that the store does not know yet
    return isSound && !recordFault(written) && !boards.some(boardFault) ? { record, spent, from, moves, boards } : null;
  } catch {
    return null;
  }
}

/** @param {Writing} writing @param {Games} games */
async function writeNoted(writing, games) {
  const found = await games.read(writing.record.id);
  const known = found?.record.revision ?? 0;
  if (known === writing.record.revision) await games.write(writing);
  else if (found) await addTo(found, writing, games); // else it was deleted meanwhile
}

/**
 * Add what is missing to a game that was written since: by the page itself as it was left, or in another tab.
 * @param {KeptGame} found
 * @param {Writing} writing
 * @param {Games} games
 */
async function addTo({ record, game }, { record: noted, from, moves }, games) {
  const kept = game.moves.slice(1);
  const both = kept.slice(from).map(textOf);
  let common = 0;
  while (common < Math.min(both.length, moves.length) && both[common] === textOf(moves[common])) common += 1;
  const rest = moves.slice(common);
  const length = kept.length + rest.length;
  const done = from + moves.length === length ? noted.done : length;
  const [hints, checks] = [Math.max(record.hints, noted.hints), Math.max(record.checks, noted.checks)];
  const outcome = noted.outcome === "open" ? record.outcome : noted.outcome;
  await games.write({ record: { ...record, done, hints, checks, outcome }, from: kept.length, moves: rest, boards: [] });
}

/** @param {Move} move @returns {string} the same for the same move */
const textOf = (move) => JSON.stringify(packedMove(move));

const KEY = "pencilmark.game.1";

/** @typedef {Pick<globalThis.Storage, "getItem" | "removeItem">} Memory */

/**
 * Move that game into the store, from its last loading on; anything unreadable is set aside unchanged.
 * @param {() => Memory} memory
 * @param {Games} games
 * @param {{ now: () => number, newId: () => string }} outside
 * @returns {Promise<string | null>} the game that was taken over
 */
export async function migrate(memory, games, { now, newId }) {
  const text = read(memory);
  if (text === null) return null;
  const found = oldGame(text, newId(), now());
  if (typeof found === "string") await games.layAside(found, text);
  else if (found) await games.write(found);
  memory().removeItem(KEY);
  return found && typeof found !== "string" ? found.record.id : null;
}

/** @param {() => Memory} memory @returns {string | null} */
function read(memory) {
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
 * @returns {Writing | string | null} what to write; why it cannot be; null where nothing was played
 */
function oldGame(text, id, now) {
  try {
    const { moves, done } = JSON.parse(text);
    const start = startOf({ moves, done });
    if (!start) return moves.length ? say("kept-bare") : null;
    const { board, ...puzzle } = moves[start - 1].puzzle;
    const own = moves.slice(start, endOf({ moves, done })).map(renewed);
    const boards = [board, ...boardsOf(own)];
    const wrong = boards.map(boardFault).find(Boolean);
    if (wrong) return wrong;
    const record = { ...newRecord({ ...puzzle, board }, id, now), done: done - start };
    const made = unpacked(record, own.map(packedMove), new Map([["9", classicBoard()], ...boards.map((one) => /** @type {const} */ ([one.name, one]))]));
    return typeof made === "string" ? made : { record, from: 0, moves: own.slice(0, made.kept), boards };
  } catch (error) {
    return error instanceof Error ? error.message : say("kept-unread");
  }
}

/** @param {any} move @returns {Move} as it is written now: an earlier page wrote one cell, and one kind of marks */
const renewed = ({ cell, ...move }) =>
  cell === undefined ? move : { ...move, cells: [cell], ...(move.kind === "mark" ? { layer: "corner" } : {}) };
