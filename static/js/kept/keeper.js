/**
 * Stores what is played: every move as it is made, in the record of its puzzle. It watches the page's state without being
 * called, and writes `record`, `timer` and `keeping` there.
 *
 *     const keeper = new Keeper({ store, games, channel, tab, now, newId });
 *     await keeper.begin();          // the game as it was left, unless a puzzle was opened meanwhile
 *     store.hear(keeper.hear);
 *     await keeper.open(id);         // another kept game
 *
 * Two tabs on one game never overwrite each other: a write names the revision it knows, a tab that was overtaken takes
 * what is stored and makes its own moves after that, and tabs notify each other of what they wrote.
 */

import { FRESH } from "../page/state.js";
import { keyOfData, play, position, puzzleKey } from "../game/game.js";
import { commonLength, factsOf, outcomeOf, ratedOf, segmentOf } from "../game/known.js";
import { only, outside } from "../game/selection.js";
import { elapsed, paused, started, stoppedAt } from "../game/timer.js";
import { newRecord } from "./packing.js";
import { say } from "../words/say.js";

/**
 * @typedef {import("../game/known.js").Segment} Segment
 * @typedef {{ record: GameRecord, moves: readonly Move[], change: RecordChange, sent?: RecordChange }} Kept
 *   the record and moves as stored, and what is to change; *sent*, the changes that are being written
 * @typedef {{ get(): string | null, set(id: string): void }} Pointer
 * @typedef {{ postMessage(said: unknown): void, onmessage: ((event: MessageEvent) => void) | null }} Channel
 *
 * @typedef {object} Outside
 * @property {Store} store
 * @property {Games} games
 * @property {import("./unsaved.js").Unsaved} unsaved holds what is not stored yet when the page is left
 * @property {Channel} channel to the other tabs
 * @property {Pointer} tab the game of this tab
 * @property {() => number} now
 * @property {() => string} newId
 * @property {() => boolean} isSeen whether the page is visible: the clock runs only then
 */

const KEPT = /** @type {Keeping} */ ({ state: "kept", text: "" });

export class Keeper {
  #kept = /** @type {WeakMap<object, Kept>} */ (new WeakMap());
  #seen = /** @type {Partial<AppState>} */ ({ hint: null, ratings: [], judged: null, place: "play", choosing: false, replayed: null });
  #start = /** @type {object | null} */ (null);
  #writing = /** @type {Promise<void> | null} */ (null);
  /** What is still to be written: the latest part of the game for each puzzle. */
  #waiting = /** @type {Map<object, Segment>} */ (new Map());
  /** What is being written. */
  #sending = /** @type {Segment | null} */ (null);

  /** @param {Outside} outside */
  constructor({ store, games, unsaved, channel, tab, now, newId, isSeen }) {
    this.store = store;
    this.games = games;
    this.unsaved = unsaved;
    this.channel = channel;
    this.tab = tab;
    this.now = now;
    this.newId = newId;
    this.isSeen = isSeen;
    channel.onmessage = ({ data }) => this.#heard(data);
  }

  /** Put the game back as it was left, unless the visitor has opened a puzzle or moved meanwhile. */
  async begin() {
    try {
      await this.unsaved.writeAll(this.games);
      const id = this.tab.get() ?? (await this.games.latest());
      const found = id ? await this.games.read(id) : null;
      const now = segmentOf(this.store.get().game); // a link has been opened by now
      if (found && ((!now.opened && !now.moves.length) || isSame(now, found.record))) this.#adopt(found);
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

  /** @returns {Promise<void>} once everything played is stored, or cannot be */
  async settled() {
    while (this.#writing) await this.#writing;
  }

  /** @param {boolean} isPaused whether the player wants a pause */
  pause(isPaused) {
    this.store.set({ paused: isPaused });
    this.runOn();
  }

  /** Start or stop the clock: it stops during a pause, on a hidden page, in other places, and at the end of a game. */
  runOn() {
    const { timer, paused: isPaused, choosing, replayed, place } = this.store.get();
    const runs = !isPaused && !choosing && !replayed && place === "play" && this.isSeen() && this.#isOpen();
    this.store.set({ timer: (runs ? started : paused)(timer, this.now()) });
    if (!runs) this.#write();
  }

  /** @returns {boolean} whether there is a puzzle that is not done */
  #isOpen() {
    const { record, game } = this.store.get();
    return record?.outcome === "open" && segmentOf(game).opened;
  }

  /** @param {RecordChange} change of the record of the puzzle on the grid */
  change(change) {
    const kept = this.#current();
    Object.assign(kept.change, change);
    this.store.set({ record: { ...kept.record, ...kept.change } });
    this.#write();
  }

  /** @type {(state: AppState) => void} */
  hear = (state) => {
    const before = this.#seen;
    this.#seen = state;
    if (state.game !== before.game) this.#moved(state);
    if (state.place !== before.place || state.choosing !== before.choosing || state.replayed !== before.replayed) this.runOn();
    if (state.hint && state.hint.step !== before.hint?.step) this.change({ hints: this.#count("hints") + 1 });
    if (state.ratings !== before.ratings) this.#rated(state);
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
    if (!segment.opened) return this.store.set({ record: null, timer: stoppedAt(), paused: false });
    const { record, change } = this.#current();
    this.store.set({ record: { ...record, ...change }, timer: stoppedAt(record.elapsed), paused: false });
    this.tab.set(record.id);
    this.runOn();
  }

  /** @param {Kept} left whose time is noted; a puzzle without a move is not stored */
  async #leave(left) {
    const time = Math.round(elapsed(this.store.get().timer, this.now()));
    await this.settled();
    const { record, moves, change } = left;
    const isPlayed = moves.length > 0 || record.favourite || change.favourite;
    const spent = Math.max(0, time - record.elapsed);
    left.record = { ...record, elapsed: record.elapsed + spent, revision: isPlayed ? record.revision : 0 };
    if (!record.revision) return;
    await (isPlayed ? this.games.change(record.id, change, spent) : this.games.remove(record.id)).catch(() => {});
  }

  /** Note whether the puzzle is solved, and stop the clock then. */
  #judged() {
    const outcome = this.#outcome();
    const { record, change } = this.#current();
    const known = change.outcome ?? record.outcome;
    const next = known === "solved" ? known : outcome;
    if (next === known) return;
    this.change({ outcome: next });
    this.runOn();
  }

  #outcome() {
    const { game, judged } = this.store.get();
    return outcomeOf(position(game), judged);
  }

  /** @param {AppState} state a rating of the puzzle on the grid says its level */
  #rated(state) {
    const rated = ratedOf(state);
    if (rated) this.change({ level: rated.level });
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
    const record = { ...newRecord(segment.puzzle, this.newId(), this.now()), ...factsOf(segment.puzzle) };
    const kept = { record, moves: [], change: {} };
    this.#kept.set(segment.start, kept);
    return kept;
  }

  /** Write what is new; changes made meanwhile are written next. */
  #write() {
    const segment = segmentOf(this.store.get().game);
    if (!segment.opened && !segment.moves.length) return; // the empty grid with which a page begins
    this.#current();
    this.#waiting.set(segment.start, segment);
    this.#writing ??= this.#writeAll();
  }

  async #writeAll() {
    for (const [start, segment] of this.#waiting) {
      this.#waiting.delete(start);
      this.#sending = segment;
      try {
        await this.#writeOnce(segment);
        this.#tell(KEPT);
      } catch (error) {
        this.#tell(keepingAfter(error)); // the next move tries again, with all that is not kept
      }
    }
    this.#sending = this.#writing = null;
  }

  /** @param {Segment} segment */
  async #writeOnce(segment) {
    const kept = /** @type {Kept} */ (this.#kept.get(segment.start));
    const writing = this.#writingOf(segment);
    if (!writing) return this.unsaved.forget(kept.record.id);
    const change = kept.change;
    [kept.change, kept.sent] = [{}, change];
    try {
      const written = await this.games.write(writing);
      Object.assign(kept, { record: written, moves: segment.moves, sent: {} });
      if (!Object.keys(kept.change).length) this.unsaved.forget(written.id);
      this.channel.postMessage({ id: written.id, revision: written.revision });
      if (this.#start === segment.start) this.store.set({ record: { ...written, ...kept.change } });
    } catch (error) {
      kept.change = { ...change, ...kept.change };
      if (!(error instanceof Error) || error.name !== "Overtaken") throw error;
      await this.#catchUp(kept, segment);
    }
  }

  /** @param {Segment} segment @returns {import("./games.js").Writing | null} what of it the store is not known to have */
  #writingOf(segment) {
    const { record: known, moves, change, sent } = /** @type {Kept} */ (this.#kept.get(segment.start));
    const from = commonLength(moves, segment.moves);
    const spent = this.#start === segment.start ? this.#spent(known) : 0;
    const { done } = segment;
    const changes = { ...sent, ...change };
    const same = from === segment.moves.length && from === moves.length && done === known.done;
    if (same && known.revision && !Object.keys(changes).length && spent < 1) return null;
    const boards = known.revision ? [] : [segment.puzzle.board];
    return { record: { ...known, ...changes, done }, spent, from, moves: segment.moves.slice(from), boards };
  }

  /** Note at once what is not stored yet: the page may go before it is. */
  note() {
    const { game, keeping } = this.store.get();
    const now = segmentOf(game);
    if (!["starting", "kept"].includes(keeping.state) || (!now.opened && !now.moves.length)) return;
    const { record } = this.#current();
    this.tab.set(record.id);
    const latest = new Map([...(this.#sending ? [this.#sending] : []), ...this.#waiting.values(), now].map((one) => [one.start, one]));
    for (const segment of latest.values()) {
      const writing = this.#writingOf(segment);
      if (writing) this.unsaved.note(writing);
    }
  }

  /** @param {GameRecord} record @returns {number} milliseconds played that are not stored yet */
  #spent(record) {
    return Math.max(0, Math.round(elapsed(this.store.get().timer, this.now()) - record.elapsed));
  }

  /**
   * Another tab has written: take its game, and make our own new moves after it.
   * @param {Kept} kept
   * @param {Segment} segment
   */
  async #catchUp(kept, segment) {
    const found = await this.games.read(kept.record.id);
    const shown = segmentOf(this.store.get().game);
    const latest = shown.start === segment.start ? shown : segment;
    if (!found) return this.#writeAnew(kept, latest);
    const ours = latest.done === latest.moves.length ? latest.moves.slice(commonLength(kept.moves, latest.moves)) : [];
    const game = ours.reduce(play, found.game);
    this.#waiting.delete(segment.start); // what waits there is among ours
    if (latest === shown) return this.#adopt({ ...found, game }, found.game.moves.slice(1), kept.change);
    Object.assign(kept, { record: found.record, moves: found.game.moves.slice(1) });
    this.#waiting.set(segment.start, { ...segment, moves: game.moves.slice(1), done: game.done - 1 });
  }

  /** @param {Kept} kept that was taken out in another tab @param {Segment} segment */
  #writeAnew(kept, segment) {
    Object.assign(kept, { record: { ...kept.record, revision: 0 }, moves: [] });
    this.#waiting.set(segment.start, segment);
  }

  /**
   * @param {KeptGame} found goes onto the grid
   * @param {readonly Move[]} [moves] those that lie in the store
   * @param {RecordChange} [change] what is still to be written of its record
   */
  #adopt({ record, game, lost }, moves = game.moves.slice(1), change = {}) {
    this.#kept.set(game.moves[0], { record, moves, change });
    this.#start = game.moves[0];
    this.tab.set(record.id);
    const { selection: before } = this.store.get();
    const fits = [...before.cells, before.cursor].every((cell) => cell < position(game).values.length);
    const { board: { holes = [] }, values } = position(game);
    const selection = outside(fits ? before : only(0), holes, values.length);
    const notice = /** @type {Notice | null} */ (lost ? { tone: "bad", title: say("kept-lost"), detail: say("kept-lost-why", { why: lost }) } : null);
    this.store.set({ ...FRESH, game, record: { ...record, ...change }, timer: stoppedAt(record.elapsed), selection, notice });
    this.runOn();
  }

  /** @param {{ id?: string, revision?: number } | null} said by another tab: it wrote this revision of this game */
  async #heard(said) {
    const kept = this.#start && this.#kept.get(this.#start);
    if (!kept || said?.id !== kept.record.id || !(Number(said.revision) > kept.record.revision)) return;
    await this.settled();
    const found = await this.games.read(kept.record.id).catch(() => null);
    const { start, moves } = segmentOf(this.store.get().game);
    if (!found || this.#kept.get(start) !== kept || found.record.revision <= kept.record.revision) return;
    const isOurs = this.#writing || moves.length !== kept.moves.length || commonLength(kept.moves, moves) < moves.length;
    if (isOurs) this.#write(); // it finds that it was overtaken, and loses nothing
    else this.#adopt(found);
  }

  /** @param {Keeping} keeping */
  #tell(keeping) {
    if (this.store.get().keeping.text !== keeping.text || this.store.get().keeping.state !== keeping.state) this.store.set({ keeping });
  }
}

/** @param {Segment} opened @param {GameRecord} record @returns {boolean} whether the puzzle just opened is the kept one */
const isSame = ({ puzzle, moves }, record) =>
  moves.length === 0 && keyOfData(puzzle) === puzzleKey({ ...record.puzzle, board: record.board });

/** @param {unknown} error @returns {Keeping} what to say of keeping after it failed */
function keepingAfter(error) {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return { state: "full", text: say("kept-full") };
  return name === "VersionError" ? { state: "newer", text: say("kept-newer") } : { state: "off", text: say("kept-off") };
}
