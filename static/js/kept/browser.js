/** Gives the keeper what it needs from the browser: a database, a channel between tabs, a memory of this tab, a clock. */

import { brokenNotice } from "../acts/words.js";
import { remember, remembered } from "../page/remembered.js";
import { Batches } from "./batch.js";
import { Database } from "./database.js";
import { Games } from "./games.js";
import { Keeper } from "./keeper.js";
import { migrate, Unsaved } from "./unsaved.js";

const CHANNEL = "pencilmark.games";
const TAB = "pencilmark.tab.1";
const BATCH = "pencilmark.batch.1";

/**
 * Begin to store what is played. This never throws, whatever the store does.
 * @param {Store} store
 * @param {Asker} engine makes boards whose data were lost
 * @returns {{ keeper: Keeper, begun: Promise<void> }} *begun* is fulfilled once the last game is there, or known to be lost
 */
export function keepGames(store, engine) {
  const boardOf = (/** @type {string} */ name) =>
    engine.ask("rules", { text: `board: ${name}`, board: "1" }).answer
      .then(({ board }) => (board.name === name ? board : null), () => null);
  const outside = { now: Date.now, newId: () => crypto.randomUUID() };
  const games = new Games(new Database(() => indexedDB), { boardOf, now: Date.now });
  const unsaved = new Unsaved(() => localStorage);
  const keeper = new Keeper({ ...outside, store, games, unsaved, channel: channel(), tab: pointer(TAB), isSeen: () => !document.hidden });
  const game = pointer(TAB);
  const begun = migrate(() => localStorage, games, outside)
    .then((id) => void (id && game.set(id)))
    .catch(() => {}) // the keeper will say that nothing can be kept
    .then(() => keeper.begin())
    .then(() => void store.hear(keeper.hear));
  addEventListener("pageshow", () => keeper.runOn());
  for (const event of ["visibilitychange", "pagehide"]) {
    addEventListener(event, () => {
      keeper.runOn();
      if (document.hidden || event === "pagehide") keeper.note();
    });
  }
  return { keeper, begun };
}

/**
 * Begin to store the puzzles that are made, and show the last batch.
 * @param {Store} store
 * @param {Database} database
 * @param {Promise<void>} begun fulfilled once the last game is back, which would clear an earlier notice
 */
export async function keepBatches(store, database, begun) {
  const batches = new Batches(database, { tab: pointer(BATCH), now: Date.now, tell: (keeping) => store.set({ keeping }) });
  const found = await batches.read().catch(() => null); // the keeper says that nothing can be kept
  store.hear(batches.hear);
  await begun;
  if (!found || store.get().made) return;
  store.set({ made: found.made, ...(found.broken && { notice: brokenNotice(found.made) }) });
}

/** @returns {import("./keeper.js").Channel} to the other tabs, if there is one */
function channel() {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return { postMessage() {}, onmessage: null }; // then other tabs find out when they write
  }
}

/**
 * Which game or batch belongs to this tab, also after a reload. If the browser may not remember it, a reload shows the latest of any tab.
 * @param {string} name
 * @returns {import("./keeper.js").Pointer}
 */
const pointer = (name) => ({
  get: () => remembered(name, () => sessionStorage) ?? null,
  set: (id) => remember(name, id, () => sessionStorage),
});
