/**
 * Stores the puzzles of a batch as they are made, so that a reload halfway loses none.
 *
 *     const batches = new Batches(database, { tab, now: Date.now, tell });
 *     store.hear(batches.hear);
 *     const found = await batches.read();   // { made, broken } as it was left; null when there is none
 *
 * Each batch has its own rows, so that two tabs never mix; the latest few are kept.
 */

import { done } from "./database.js";
import { batchFault, madeFault } from "./valid.js";
import { say } from "../words/say.js";

/**
 * @typedef {{ wished: number, recipe: string, version: string, ended: boolean }} Head of a batch, its row 0
 * @typedef {import("./keeper.js").Pointer} Pointer
 */

/** How many batches are kept. */
const MOST = 4;

export class Batches {
  #seen = /** @type {Made | null} */ (null);
  /** When the current batch was begun, which names it. */
  #id = 0;
  #kept = 0;
  #writing = Promise.resolve();

  /**
   * @param {import("./database.js").Database} database
   * @param {{ tab: Pointer, now: () => number, tell: (keeping: Keeping) => void }} outside
   */
  constructor(database, outside) {
    this.database = database;
    this.outside = outside;
  }

  /** @type {(state: Pick<AppState, "made">) => void} */
  hear = ({ made }) => {
    if (made === this.#seen) return;
    const before = this.#seen;
    this.#seen = made;
    if (!made?.recipe || !made.puzzles.length) return; // a list that was read is stored elsewhere
    if (!before?.recipe) this.#begin(); // each begins without one; later findings about its puzzles are not kept
    const [id, from] = [this.#id, this.#kept];
    this.#kept = made.puzzles.length;
    this.#writing = this.#writing.then(() => this.#write(id, made, from)).catch((error) => this.#failed(error));
  };

  #begin() {
    this.#id = Math.max(this.outside.now(), this.#id + 1);
    this.#kept = 0;
    this.outside.tab.set(`${this.#id}`);
  }

  /** @returns {Promise<void>} once everything made is stored, or cannot be */
  settled() {
    return this.#writing;
  }

  /** @param {unknown} error */
  #failed(error) {
    if (error instanceof DOMException && error.name === "QuotaExceededError") this.outside.tell({ state: "full", text: say("kept-full-of-made") });
  }

  /** @param {number} id @param {Made} made @param {number} from how many of its puzzles lie in the store */
  #write(id, { puzzles, wished, recipe, version, going }, from) {
    return this.database.run(["made"], "readwrite", async ({ made }) => {
      made.put({ wished, recipe, version, ended: !going }, [id, 0]);
      puzzles.slice(from).forEach((puzzle, i) => made.put(puzzle, [id, from + i + 1]));
      if (from === 0) made.delete(IDBKeyRange.upperBound([oldest(await done(made.getAllKeys())), -Infinity]));
    });
  }

  /**
   * Read the batch of this tab, or the latest of any.
   * @returns {Promise<{ made: Made, broken: boolean } | null>} *broken*: the page was closed while it was made, and nobody was told yet
   */
  async read() {
    const { heads, rows, id } = await this.database.run(["made"], "readonly", async ({ made }) => {
      const all = idsOf(await done(made.getAllKeys()));
      const own = Number(this.outside.tab.get());
      const wanted = all.includes(own) ? own : all.at(-1) ?? 0;
      const [head, ...puzzles] = await done(made.getAll(IDBKeyRange.bound([wanted, 0], [wanted, Infinity])));
      return { heads: all, rows: /** @type {unknown[]} */ ([head, ...puzzles]), id: wanted };
    });
    const [head, ...puzzles] = rows;
    if (!heads.length || batchFault(head)) return null;
    const { wished, recipe, version, ended } = /** @type {Head} */ (head);
    const sound = /** @type {MadePuzzle[]} */ (puzzles.filter((one) => !madeFault(one)));
    if (!sound.length) return null;
    const made = { puzzles: sound, nearest: null, wished, recipe, version, going: false, done: 1, text: "" };
    await this.#told(id, { wished, recipe, version, ended: true });
    [this.#seen, this.#id, this.#kept] = [made, id, puzzles.length];
    return { made, broken: !ended };
  }

  /** @param {number} id @param {Head} head of the batch whose end was reported to the visitor */
  #told(id, head) {
    return this.database.run(["made"], "readwrite", ({ made }) => void made.put(head, [id, 0]));
  }
}

/** @param {readonly IDBValidKey[]} keys in their order @returns {number[]} when the batches were begun, the earliest first */
const idsOf = (keys) => [...new Set(keys.flatMap((key) => (Array.isArray(key) ? [Number(key[0])] : [])))];

/** @param {readonly IDBValidKey[]} keys @returns {number} the earliest batch that stays */
const oldest = (keys) => idsOf(keys).at(-MOST) ?? 0;
