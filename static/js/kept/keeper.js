/**
 * Keeps what is played: every move as it is made, in the record of its puzzle. It watches the page's state and needs no
 * call from anybody; it writes `record`, `timer` and `keeping` there.
 *
 *     const keeper = new Keeper({ store, games, channel, tab, now, newId });
 *     await keeper.begin();          // the game as it was left, unless a puzzle was opened meanwhile
 *     store.watch(keeper.watch);
 *     await keeper.open(id);         // another kept game
 *     describe(puzzle, { level: "Hard", day: "2026-11-22" });   // before it is loaded: what its record will say
 *
 * Two tabs on one game never overwrite each other: a writing names the revision it knows, a tab that was overtaken takes
 * what lies there and makes its own moves after that, and tabs tell each other of what they wrote.
 */

import { play } from "../game.js";
import { elapsed, paused, started, stoppedAt } from "../timer.js";
import { packedPuzzle } from "./packing.js";
import { commonLength, outcomeOf, segmentOf } from "./segment.js";

/**
 * @typedef {import("./kept.js").GameRecord} GameRecord
 * @typedef {import("./kept.js").Keeping} Keeping
 * @typedef {import("./kept.js").RecordChange} RecordChange
 * @typedef {import("./segment.js").Segment} Segment
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("../types.js").Move} Move
 * @typedef {{ record: GameRecord, moves: readonly Move[], change: RecordChange }} Kept
 *   the record and moves as they lie in the store, and what is to change
 * @typedef {{ get(): string | null, set(id: string): void }} Pointer
 * @typedef {{ postMessage(said: unknown): void, onmessage: ((event: MessageEvent) => void) | null }} Channel
 *
 * @typedef {object} Outside
 * @property {ReturnType<typeof import("../store.js").makeStore<AppState>>} store
 * @property {import("./games.js").Games} games
 * @property {Channel} channel to the other tabs
 * @property {Pointer} tab the game of this tab
 * @property {() => number} now
 * @property {() => string} newId
 */

const KEPT = /** @type {Keeping} */ ({ state: "kept", text: "" });
const FULL = "This browser has no room left: your last moves are not kept. Delete games that you no longer need, or save them as a file.";
const NEWER = "A newer version of this page has been here: reload it to see your games. Until then nothing is kept.";
const OFF = "This browser keeps nothing for this page: what you play is gone when you close it. Save it as a file.";

/** What is known of puzzles before they are loaded. */
const told = /** @type {WeakMap<object, RecordChange>} */ (new WeakMap());

/**
 * @param {T} puzzle
 * @param {RecordChange} facts what its record is to say once it is loaded
 * @returns {T}
 * @template {import("../protocol.js").PuzzleData} T
 */
export function describe(puzzle, facts) {
  told.set(puzzle, facts);
  return puzzle;
}

export class Keeper {
  #kept = /** @type {WeakMap<object, Kept>} */ (new WeakMap());
  #seen = /** @type {Partial<AppState>} */ ({});
  #start = /** @type {object | null} */ (null);
  #writing = /** @type {Promise<void> | null} */ (null);
  #again = false;

  /** @param {Outside} outside */
  constructor({ store, games, channel, tab, now, newId }) {
    Object.assign(this, { store, games, channel, tab, now, newId });
    this.store = store;
    this.games = games;
    this.channel = channel;
    this.tab = tab;
    this.now = now;
    this.newId = newId;
    channel.onmessage = ({ data }) => this.#hear(data);
  }

  /** Put the game back as it was left, unless the visitor has opened a puzzle or moved meanwhile. */
  async begin() {
    const before = this.store.get().game;
    try {
      const id = this.tab.get() ?? (await this.games.latest());
      const found = id ? await this.games.read(id) : null;
      if (found && this.store.get().game === before) this.#adopt(found);
      this.#tell(KEPT);
    } catch (error) {
      this.#tell(keepingAfter(error));
    }
  }

  /** @param {string} id @returns {Promise<boolean>} whether that game is on the grid now */
  async open(id) {
    await this.settled();
    const found = await this.games.read(id);
    if (!found) return false;
    this.#adopt(found);
    await this.games.point(id);
    return true;
  }

  /** @returns {Promise<void>} when all that was played is kept, or cannot be */
  async settled() {
    while (this.#writing) await this.#writing;
  }

  /** Pause the clock, or let it go on. */
  pause() {
    this.store.set({ timer: paused(this.store.get().timer, this.now()) });
    this.#write();
  }

  resume() {
    if (this.#outcome() === "open") this.store.set({ timer: started(this.store.get().timer, this.now()) });
  }

  /** @param {RecordChange} change of the record of the puzzle on the grid */
  change(change) {
    const kept = this.#current();
    Object.assign(kept.change, change);
    this.store.set({ record: { ...kept.record, ...kept.change } });
    this.#write();
  }

  /** @type {(state: AppState) => void} */
  watch = (state) => {
    const before = this.#seen;
    this.#seen = state;
    if (state.game !== before.game) this.#moved(state);
    if (state.hint && state.hint.step !== before.hint?.step) this.change({ hints: this.#count("hints") + 1 });
    if (state.rating !== before.rating) this.#rated(state);
    if (state.judged !== before.judged) this.#judged();
  };

  /** @param {AppState} state */
  #moved({ game }) {
    const segment = segmentOf(game);
    if (segment.start !== this.#start) this.#turnTo(segment);
    if (!segment.opened && !segment.moves.length) return;
    this.#judged();
    this.#write();
  }

  /** @param {Segment} segment another puzzle lies on the grid now */
  #turnTo(segment) {
    const left = this.#start && this.#kept.get(this.#start);
    if (left) this.#leave(left);
    this.#start = segment.start;
    const { record, change } = this.#current();
    const clock = stoppedAt(record.elapsed);
    const runs = segment.opened && record.outcome === "open";
    this.store.set({ record: { ...record, ...change }, timer: runs ? started(clock, this.now()) : clock });
    if (segment.opened) this.tab.set(record.id);
  }

  /** @param {Kept} left a puzzle in which nothing was played is not kept */
  #leave(left) {
    const { record, moves, change } = left;
    left.record = { ...record, elapsed: elapsed(this.store.get().timer, this.now()) };
    if (moves.length || !record.revision || record.favourite || change.favourite || record.day) return;
    this.games.remove(record.id).catch(() => {});
    left.record = { ...left.record, revision: 0 };
  }

  /** Note whether the puzzle is solved, and stop the clock then. */
  #judged() {
    const outcome = this.#outcome();
    const { record, change } = this.#current();
    const known = change.outcome ?? record.outcome;
    const next = known === "solved" ? known : outcome;
    if (next === known) return;
    const { timer } = this.store.get();
    const now = this.now();
    this.store.set({ timer: next === "open" ? started(timer, now) : paused(timer, now) });
    this.change({ outcome: next });
  }

  #outcome() {
    const { game, judged } = this.store.get();
    return outcomeOf(game.positions[game.done], judged);
  }

  /** @param {AppState} state a rating of the puzzle on the grid says its level */
  #rated({ rating }) {
    const { puzzle } = segmentOf(this.store.get().game);
    if (rating?.board === puzzle.board.name && `${rating.givens}` === `${puzzle.givens}`) this.change({ level: rating.data.level });
  }

  /** @param {"hints" | "checks"} name @returns {number} */
  #count(name) {
    const { record, change } = this.#current();
    return change[name] ?? record[name];
  }

  /** @returns {Kept} what is kept of the puzzle on the grid */
  #current() {
    const segment = segmentOf(this.store.get().game);
    const known = this.#kept.get(segment.start);
    if (known) return known;
    const kept = { record: this.#newRecord(segment), moves: [], change: {} };
    this.#kept.set(segment.start, kept);
    return kept;
  }

  /** @param {Segment} segment @returns {GameRecord} */
  #newRecord({ puzzle }) {
    const blank = { revision: 0, done: 0, elapsed: 0, hints: 0, checks: 0, favourite: false, day: null };
    return {
      ...blank,
      id: this.newId(),
      board: puzzle.board.name,
      puzzle: packedPuzzle(puzzle),
      begun: this.now(),
      touched: this.now(),
      level: null,
      outcome: "open",
      title: puzzle.about?.title ?? "",
      ...told.get(puzzle),
    };
  }

  /** Write what is new; what comes while it is written goes with the next writing. */
  #write() {
    this.#again = true;
    this.#writing ??= this.#writeAll().finally(() => (this.#writing = null));
  }

  async #writeAll() {
    while (this.#again) {
      this.#again = false;
      try {
        await this.#writeOnce();
        this.#tell(KEPT);
      } catch (error) {
        this.#tell(keepingAfter(error)); // the next move tries again, with all that is not kept
      }
    }
  }

  async #writeOnce() {
    const segment = segmentOf(this.store.get().game);
    const kept = this.#current();
    const from = commonLength(kept.moves, segment.moves);
    const spent = this.#spent(kept);
    const same = from === segment.moves.length && from === kept.moves.length && segment.done === kept.record.done;
    if (same && kept.record.revision && !Object.keys(kept.change).length && spent < 1) return;
    const change = kept.change;
    kept.change = {};
    const record = { ...kept.record, ...change, done: segment.done };
    try {
      const boards = kept.record.revision ? [] : [segment.puzzle.board];
      const written = await this.games.write({ record, spent, from, moves: segment.moves.slice(from), boards });
      Object.assign(kept, { record: written, moves: segment.moves });
      this.channel.postMessage({ id: written.id, revision: written.revision });
      if (this.#start === segment.start) this.store.set({ record: { ...written, ...kept.change } });
    } catch (error) {
      kept.change = { ...change, ...kept.change };
      if (!(error instanceof Error) || error.name !== "Overtaken") throw error;
      await this.#catchUp(kept, segment, from);
    }
  }

  /** @param {Kept} kept @returns {number} milliseconds played that are not kept yet */
  #spent({ record }) {
    return Math.max(0, Math.round(elapsed(this.store.get().timer, this.now()) - record.elapsed));
  }

  /**
   * Another tab has written: take its game, and make our own new moves after it.
   * @param {Kept} kept
   * @param {Segment} segment
   * @param {number} from the first move that only we know
   */
  async #catchUp(kept, segment, from) {
    const found = await this.games.read(kept.record.id);
    this.#again = true;
    if (!found) return void Object.assign(kept, { record: { ...kept.record, revision: 0 }, moves: [] }); // deleted elsewhere: anew
    const ours = segment.done === segment.moves.length ? segment.moves.slice(from) : [];
    this.#adopt({ ...found, game: ours.reduce(play, found.game) }, found.game.moves.slice(1), kept.change);
  }

  /**
   * @param {import("./kept.js").KeptGame} found goes onto the grid
   * @param {readonly Move[]} [moves] those that lie in the store
   * @param {RecordChange} [change] what is still to be written of its record
   */
  #adopt({ record, game, lost }, moves = game.moves.slice(1), change = {}) {
    this.#kept.set(game.moves[0], { record, moves, change });
    this.#start = game.moves[0];
    this.tab.set(record.id);
    const clock = stoppedAt(record.elapsed);
    const runs = record.outcome === "open" && document_visible();
    const timer = runs ? started(clock, this.now()) : clock;
    const note = lost ? { notice: lostNotice(lost) } : {};
    this.store.set({ ...BLANK, game, record, timer, cursor: Math.min(this.store.get().cursor, game.positions[1].values.length - 1), ...note });
  }

  /** @param {{ id?: string, revision?: number } | null} said by another tab: it wrote this revision of this game */
  async #hear(said) {
    const kept = this.#start && this.#kept.get(this.#start);
    if (!kept || said?.id !== kept.record.id || !(Number(said.revision) > kept.record.revision)) return;
    await this.settled();
    const found = Number(said.revision) > kept.record.revision ? await this.games.read(kept.record.id).catch(() => null) : null;
    if (found && !this.#writing && this.#kept.get(/** @type {object} */ (this.#start)) === kept) this.#adopt(found);
  }

  /** @param {Keeping} keeping */
  #tell(keeping) {
    if (this.store.get().keeping.text !== keeping.text || this.store.get().keeping.state !== keeping.state) this.store.set({ keeping });
  }
}
