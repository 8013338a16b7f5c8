/**
 * What has not reached the store when the page goes: whatever the store is doing is cut off then. It is noted at once
 * in the browser's plainer memory, and written into the store when a page is opened next.
 *
 *     const unsaved = new Unsaved(() => localStorage);
 *     unsaved.note(writing);         // the page goes
 *     await unsaved.writeAll(games); // a page comes
 */

import { packedMove } from "./packing.js";
import { boardFault, isObject, recordFault } from "./valid.js";

/**
 * @typedef {import("./games.js").Games} Games
 * @typedef {import("./games.js").Writing} Writing
 * @typedef {import("./kept.js").KeptGame} KeptGame
 */

const PREFIX = "pencilmark.unsaved.1.";

export class Unsaved {
  /** The games of which something was noted. */
  #noted = new Set();

  /** @param {() => globalThis.Storage} memory which a browser may refuse even to name */
  constructor(memory) {
    this.memory = memory;
  }

  /** @param {Writing} writing what the store is to have of a game, from what it is known to have */
  note(writing) {
    const { id } = writing.record;
    try {
      this.memory().setItem(PREFIX + id, JSON.stringify(writing));
      this.#noted.add(id);
    } catch {
      // no memory, or a full one: what the store manages to write is kept nevertheless
    }
  }

  /** @param {string} id of a game that the store has as it is */
  forget(id) {
    if (this.#noted.delete(id)) this.memory().removeItem(PREFIX + id);
  }

  /**
   * Write into the store what was noted when a page went. What was in the store already by then is not written twice.
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
    const written = { ...record, revision: record.revision + 1 }; // 0 is that of a game which the store does not know yet
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
  else if (found) await addTo(found, writing, games); // else it was taken out meanwhile
}

/**
 * Add what is missing to a game that was written since: by the page itself, while it went, or in another tab.
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

/** @param {import("../types.js").Move} move @returns {string} the same for the same move */
const textOf = (move) => JSON.stringify(packedMove(move));
