/**
 * The page's database, used in transactions. It is opened at first use and again after it was lost, and
 * may fail at any time: then a transaction rejects with an Error whose `name` says why.
 *
 *     const database = new Database(indexedDB);
 *     const all = await database.run(["games"], "readonly", ({ games }) => done(games.getAll()));
 */

import { say } from "../words/say.js";

const NAME = "pencilmark";
const VERSION = 1;

/** Milliseconds after which a database that has not opened counts as broken. */
const PATIENCE = 4000;

/** @typedef {"games" | "moves" | "boards" | "session" | "aside" | "ahead" | "made"} StoreName */

const STORES = /** @type {Record<StoreName, IDBObjectStoreParameters>} */ ({
  games: { keyPath: "id" }, // GameRecord
  moves: {}, // [id, n] -> StoredMove
  boards: { keyPath: "name" }, // BoardData
  session: {}, // "game" -> id of the game that was played last
  aside: { autoIncrement: true }, // SetAside
  ahead: { autoIncrement: true }, // puzzles made ahead
  made: { autoIncrement: true }, // [when it was begun, n] -> a puzzle of a batch; at n = 0 facts about all
});

/**
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>} what it comes to
 * @template T
 */
export const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {string} name @param {string} message @returns {Error} */
export const failure = (name, message) => Object.assign(new Error(message), { name });

export class Database {
  #connection = /** @type {Promise<IDBDatabase> | null} */ (null);

  /**
   * @param {() => IDBFactory} factory where databases come from; a browser may refuse even to name it
   * @param {string} [name]
   * @param {Readonly<Record<string, IDBObjectStoreParameters>>} [stores]
   */
  constructor(factory, name = NAME, stores = STORES) {
    this.factory = factory;
    this.name = name;
    this.stores = stores;
  }

  /**
   * Do *work* in one transaction: all of it, or nothing.
   * @template T
   * @template {string} [S=StoreName]
   * @param {readonly S[]} names
   * @param {"readonly" | "readwrite"} mode
   * @param {(stores: Record<S, IDBObjectStore>) => Promise<T> | T} work may wait for its own requests only
   * @returns {Promise<T>} the result of the work, once it is safely stored
   */
  async run(names, mode, work) {
    const connection = await (this.#connection ??= this.#connect());
    return new Promise((resolve, reject) => {
      const transaction = connection.transaction(names, mode);
      let result = /** @type {T} */ (undefined);
      let failed = /** @type {unknown} */ (null);
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(failed ?? transaction.error ?? failure("AbortError", say("kept-broken-off")));
      const stores = Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)]));
      const fail = (/** @type {unknown} */ error) => {
        failed ??= error;
        try {
          transaction.abort();
        } catch {
          reject(failed); // already over
        }
      };
      try {
        Promise.resolve(work(/** @type {any} */ (stores))).then((value) => void (result = value), fail);
      } catch (error) {
        fail(error);
      }
    });
  }

  /** Close the database, so that another page can change or delete it. */
  async close() {
    const connection = this.#connection;
    this.#connection = null;
    (await connection?.catch(() => null))?.close();
  }

  /** @returns {Promise<IDBDatabase>} */
  #connect() {
    const opening = open(this.factory, this.name, this.stores).then((connection) => {
      connection.onversionchange = () => this.close();
      connection.onclose = () => (this.#connection = null);
      return connection;
    });
    opening.catch(() => (this.#connection = null));
    return opening;
  }
}

/** @param {() => IDBFactory} factory @param {string} name @param {Readonly<Record<string, IDBObjectStoreParameters>>} stores @returns {Promise<IDBDatabase>} */
function open(factory, name, stores) {
  return new Promise((resolve, reject) => {
    const request = factory().open(name, VERSION);
    const late = setTimeout(() => reject(failure("TimeoutError", say("kept-late"))), PATIENCE);
    request.onupgradeneeded = () => {
      for (const [store, options] of Object.entries(stores)) request.result.createObjectStore(store, options);
    };
    request.onsuccess = () => {
      clearTimeout(late);
      resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(late);
      reject(request.error);
    };
  });
}
