/** The keeper with what a browser lends it: a database, a channel between tabs, a memory of this tab, a clock. */

import { Database } from "./database.js";
import { Games } from "./games.js";
import { Keeper } from "./keeper.js";
import { migrate } from "./migrate.js";

const CHANNEL = "pencilmark.games";
const TAB = "pencilmark.tab.1";

/**
 * Begin to keep what is played; whatever the store does, this comes back and throws nothing.
 * @param {import("../actions.js").Store} store
 * @param {import("../engine.js").Engine} engine makes boards whose data were lost
 * @returns {Keeper}
 */
export function keepGames(store, engine) {
  const boardOf = (/** @type {string} */ name) =>
    engine.ask("rules", { text: `board: ${name}`, board: "1" }).answer
      .then(({ board }) => (board.name === name ? board : null), () => null);
  const outside = { now: Date.now, newId: () => crypto.randomUUID() };
  const games = new Games(new Database(() => indexedDB), { boardOf, now: Date.now });
  const keeper = new Keeper({ ...outside, store, games, channel: channel(), tab: TAB_POINTER, isSeen: () => !document.hidden });
  migrate(() => localStorage, games, outside)
    .then((id) => void (id && TAB_POINTER.set(id)))
    .catch(() => {}) // the keeper says next that nothing can be kept
    .then(() => keeper.begin())
    .then(() => store.hear(keeper.hear));
  for (const event of ["visibilitychange", "pagehide", "pageshow"]) document.addEventListener(event, () => keeper.runOn());
  return keeper;
}

/** @returns {import("./keeper.js").Channel} to the other tabs, as far as there is one */
function channel() {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return { postMessage() {}, onmessage: null }; // other tabs then find out when they write
  }
}

/** Which game this tab plays, through a reload; a browser may not let it be remembered. */
const TAB_POINTER = {
  get() {
    try {
      return sessionStorage.getItem(TAB);
    } catch {
      return null;
    }
  },
  /** @param {string} id */
  set(id) {
    try {
      sessionStorage.setItem(TAB, id);
    } catch {
      // a reload then shows the game that was played last, in any tab
    }
  },
};
