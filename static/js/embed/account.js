/** The account of the puzzle in the frame: its clock, which runs from the first move on, hints, checks, and whether it is solved. Nothing of it is kept. */

import { position } from "../game/game.js";
import { paused, started, stoppedAt } from "../game/timer.js";
import { outcomeOf, segmentOf } from "../kept/segment.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("../kept/kept.js").GameRecord} GameRecord
 * @typedef {Pick<GameRecord, "outcome" | "hints" | "checks">} Account
 */

/** @returns {GameRecord} of it, what is asked of the account of a frame */
const blank = () => /** @type {any} */ (/** @type {Account} */ ({ outcome: "open", hints: 0, checks: 0 }));

/**
 * @param {import("../types.js").Store} store
 * @param {() => boolean} isSeen whether the frame can be seen
 * @param {() => number} [now]
 */
export function keepAccount(store, isSeen, now = Date.now) {
  let [seen, start] = [store.get(), segmentOf(store.get().game).start];
  const change = (/** @type {Partial<Account>} */ change) => store.set({ record: { ...(store.get().record ?? blank()), ...change } });

  /** Let the clock run or stand as it should. */
  function runOn() {
    const { timer, game, record } = store.get();
    const runs = isSeen() && segmentOf(game).moves.length > 0 && record?.outcome === "open";
    store.set({ timer: (runs ? started : paused)(timer, now()) });
  }

  return {
    runOn,
    /** Count a check. */
    checked: () => change({ checks: (store.get().record?.checks ?? 0) + 1 }),
    /** @param {AppState} state */
    hear(state) {
      const before = seen;
      seen = state;
      const { game, hint, judged } = state;
      const isOther = segmentOf(game).start !== start;
      start = segmentOf(game).start;
      if (isOther) store.set({ record: blank(), timer: stoppedAt() });
      if (hint && hint.step !== before.hint?.step) change({ hints: (store.get().record?.hints ?? 0) + 1 });
      if (game === before.game && judged === before.judged) return;
      const outcome = outcomeOf(position(game), judged);
      const known = store.get().record?.outcome ?? "open";
      if (known !== "solved" && known !== outcome) change({ outcome });
      runOn();
    },
  };
}
