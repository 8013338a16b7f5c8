/**
 * All stored games: a record for each game and a row for each move, so that one key press writes one row.
 *
 *     const games = new Games(database, { boardOf, now: Date.now });
 *     const revision = await games.write({ record, from: 12, moves: [move], boards: [] });
 *     const { record, game, lost } = await games.read(id);
 *
 * A write names the revision that the writer knows; if another page has written since, nothing is written and the
 * error's name is "Overtaken". Anything unreadable is set aside and reported, never thrown away.
 */

import { classicBoard } from "../game/boards.js";
import { done, failure } from "./database.js";
import { boardNames, boardsOf, packedMove, unpacked } from "./packing.js";
import { boardFault, recordFault } from "./valid.js";
import { say } from "../words/say.js";

/**
 * @typedef {import("./database.js").Database} Database
 * @typedef {{ record: GameRecord, spent?: number, from: number, moves: readonly Move[], boards: readonly BoardData[] }} Writing
 */

export class Games {
  /**
   * @param {Database} database
   * @param {{ boardOf?: (name: string) => Promise<BoardData | null>, now: () => number }} outside
   *   *boardOf* makes a board whose data were lost
   */
  constructor(database, { boardOf = async () => null, now }) {
    this.database = database;
    this.boardOf = boardOf;
    this.now = now;
  }

  /**
   * Write a record, if its stored revision is the one known, and replace its moves from number *from* on.
   * @param {Writing} writing *spent* milliseconds are added to those that are kept
   * @returns {Promise<GameRecord>} as it lies in the store now
   */
  write({ record, spent = 0, from, moves, boards }) {
    return this.database.run(["games", "moves", "boards", "session"], "readwrite", async (stores) => {
      const kept = await done(stores.games.get(record.id));
      if ((kept?.revision ?? 0) !== record.revision) throw failure("Overtaken", say("kept-elsewhere"));
      const written = { ...record, revision: record.revision + 1, elapsed: (kept?.elapsed ?? 0) + spent, touched: this.now() };
      stores.games.put(written);
      stores.session.put(record.id, "game");
      stores.moves.delete(movesFrom(record.id, from));
      moves.forEach((move, i) => stores.moves.put(packedMove(move), [record.id, from + i]));
      for (const board of [...boards, ...boardsOf(moves)]) stores.boards.put(board);
      return written;
    });
  }

  /**
   * @param {string} id
   * @returns {Promise<KeptGame | null>} null when there is none that can be read
   */
  async read(id) {
    const { record, moves, keys } = await this.#rows(id);
    if (record === undefined) return null;
    const whole = keys.findIndex((key, i) => key !== i);
    const sound = whole < 0 ? moves : moves.slice(0, whole);
    const wrong = recordFault(record);
    const made = wrong || unpacked(record, sound, await this.#boards(boardNames(record, sound)));
    if (typeof made === "string") {
      await this.#setAside(id, made);
      return null;
    }
    const fault = made.fault || (whole < 0 ? "" : say("kept-move-away", { number: whole + 1 }));
    if (fault) await this.#setAsideMoves(id, made.kept, fault);
    return { record: { ...record, done: made.game.done - 1 }, game: made.game, lost: fault };
  }

  /** @returns {Promise<{ records: GameRecord[], broken: number }>} all records, the latest first; broken ones are set aside */
  async list() {
    const rows = await this.database.run(["games"], "readonly", async ({ games }) => ({
      all: await done(games.getAll()),
      keys: await done(games.getAllKeys()),
    }));
    const faults = rows.all.map(recordFault);
    for (const [i, fault] of faults.entries()) if (fault) await this.#setAside(/** @type {string} */ (rows.keys[i]), fault);
    const records = /** @type {GameRecord[]} */ (rows.all.filter((_, i) => !faults[i]));
    return { records: records.sort((a, b) => b.touched - a.touched), broken: rows.all.length - records.length };
  }

  /** @returns {Promise<GameRecord[]>} the readable records, the latest first; the list deals with the others */
  async sound() {
    const rows = await this.database.run(["games"], "readonly", ({ games }) => done(games.getAll()));
    const records = /** @type {GameRecord[]} */ (rows.filter((row) => !recordFault(row)));
    return records.sort((a, b) => b.touched - a.touched);
  }

  /**
   * Change the record of a game, but not its moves, even while another tab plays it.
   * @param {string} id
   * @param {RecordChange} change
   * @param {number} [spent] milliseconds to be added
   * @returns {Promise<GameRecord | null>}
   */
  change(id, change, spent = 0) {
    return this.database.run(["games"], "readwrite", async ({ games }) => {
      const kept = await done(games.get(id));
      if (!kept) return null;
      const changed = { ...kept, ...change, elapsed: kept.elapsed + spent };
      games.put(changed);
      return changed;
    });
  }

  /** @param {string} id takes the game and its moves out */
  remove(id) {
    return this.database.run(["games", "moves"], "readwrite", ({ games, moves }) => {
      games.delete(id);
      moves.delete(movesFrom(id, 0));
    });
  }

  /** @returns {Promise<string | null>} the game that was played last */
  async latest() {
    const id = await this.database.run(["session"], "readonly", ({ session }) => done(session.get("game")));
    return typeof id === "string" ? id : null;
  }

  /** @param {string} id the game that is played now */
  point(id) {
    return this.database.run(["session"], "readwrite", ({ session }) => void session.put(id, "game"));
  }

  /** @returns {Promise<SetAside[]>} what could not be read */
  aside() {
    return this.database.run(["aside"], "readonly", ({ aside }) => done(aside.getAll()));
  }

  /** @param {string} why @param {unknown} what is laid aside as it is */
  layAside(why, what) {
    return this.database.run(["aside"], "readwrite", ({ aside }) => void aside.add({ when: this.now(), why, what }));
  }

  /** @param {string} id @returns {Promise<{ record: any, moves: StoredMove[], keys: number[] }>} *keys* of the moves, where one is missing */
  #rows(id) {
    return this.database.run(["games", "moves"], "readonly", async ({ games, moves }) => {
      const range = movesFrom(id, 0);
      const [record, all, last] = await Promise.all([done(games.get(id)), done(moves.getAll(range)), done(moves.openKeyCursor(range, "prev"))]);
      const isWhole = !last || numberOf(last.key) === all.length - 1; // else it would be searched for; fifty thousand keys take a while
      const keys = isWhole ? [] : (await done(moves.getAllKeys(range))).map(numberOf);
      return { record, moves: /** @type {StoredMove[]} */ (all), keys };
    });
  }

  /** @param {readonly string[]} names @returns {Promise<Map<string, BoardData>>} those of them that can be had */
  async #boards(names) {
    const rows = await this.database.run(["boards"], "readonly", ({ boards }) =>
      Promise.all(names.map((name) => done(boards.get(name)))));
    const found = /** @type {Map<string, BoardData>} */ (new Map());
    for (const [i, name] of names.entries()) {
      const board = name === "9" ? classicBoard() : boardFault(rows[i]) ? await this.boardOf(name) : rows[i];
      if (board) found.set(name, board);
    }
    return found;
  }

  /** @param {string} id @param {string} why lays a game aside, with its moves */
  async #setAside(id, why) {
    const { record, moves } = await this.#rows(id);
    await this.layAside(why, { record, moves });
    await this.remove(id);
  }

  /** @param {string} id @param {number} from @param {string} why lays the moves from this one on aside */
  #setAsideMoves(id, from, why) {
    return this.database.run(["moves", "aside"], "readwrite", async ({ moves, aside }) => {
      aside.add({ when: this.now(), why, what: { id, from, moves: await done(moves.getAll(movesFrom(id, from))) } });
      moves.delete(movesFrom(id, from));
    });
  }
}

/** @param {IDBValidKey} key of a move @returns {number} */
const numberOf = (key) => /** @type {[string, number]} */ (key)[1];

/** @param {string} id @param {number} from @returns {IDBKeyRange} the moves of a game from this one on */
const movesFrom = (id, from) => IDBKeyRange.bound([id, from], [id, Infinity]);
