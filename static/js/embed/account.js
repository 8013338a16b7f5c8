/** The account of the puzzle in the frame: its clock, which starts with the first move, hints, checks, and whether it is solved. Nothing is stored. */

import { position, givensOf } from "../game/game.js";
import { paused, started, stoppedAt, elapsed } from "../game/timer.js";
import { outcomeOf, segmentOf } from "../game/known.js";
import { writeLine } from "../game/link.js";

/** @typedef {Pick<GameRecord, "outcome" | "hints" | "checks">} Account */

/** @returns {GameRecord} as much of it as the account of a frame needs */
const blank = () => /** @type {any} */ (/** @type {Account} */ ({ outcome: "open", hints: 0, checks: 0 }));

/**
 * @param {Store} store
 * @param {() => boolean} isSeen whether the frame is visible
 * @param {() => number} [now]
 */
export function keepAccount(store, isSeen, now = Date.now) {
  let [seen, start] = [store.get(), segmentOf(store.get().game).start];
  const change = (/** @type {Partial<Account>} */ change) => store.set({ record: { ...(store.get().record ?? blank()), ...change } });

  /** Start or stop the clock. */
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

/** @typedef {{ type: string } & Record<string, string | number>} Message */

/** The name in messages of both sides, and the version of the protocol. */
const OURS = { source: "pencilmark", version: 1 };

/** Most characters of an accepted puzzle. */
const LONGEST = 200_000;

/**
 * @param {Pick<Window, "parent">} frame
 * @param {string} origin of the only page to talk with; empty for any
 */
export function messages(frame, origin) {
  const { parent } = frame;
  return {
    /** @param {Message} message */
    post(message) {
      if (parent !== frame) parent.postMessage({ ...OURS, ...message }, origin || "*");
    },
    /** @param {Pick<MessageEvent, "source" | "origin" | "data">} event @returns {string} the puzzle in it; empty if there is none */
    puzzleIn({ source, origin: from, data }) {
      if (source !== parent || parent === frame || (origin && from !== origin)) return "";
      const isOurs = data?.source === OURS.source && data.version === OURS.version && data.type === "puzzle";
      return isOurs && typeof data.puzzle === "string" && data.puzzle.length <= LONGEST ? data.puzzle : "";
    },
  };
}

/** @typedef {{ type: "start" | "progress" | "complete" } & Record<string, string | number>} Report */

/**
 * @param {AppState} before
 * @param {AppState} state
 * @param {number} now milliseconds
 * @returns {Report[]} the events between the two, in order
 */
export function reportsOf(before, state, now) {
  const [was, is] = [segmentOf(before.game), segmentOf(state.game)];
  const [old, now_] = [position(before.game), position(state.game)];
  const fresh = was.start !== is.start;
  const { board, values, inks } = now_;
  const givens = givensOf(now_);
  const about = { puzzle: writeLine(givens, board), grid: writeLine(values, board) };
  const reports = /** @type {Report[]} */ ([]);
  if (is.moves.length && (fresh || !was.moves.length)) reports.push({ type: "start", ...about });
  if (is.opened && `${fresh || old.values}` !== `${values}`) {
    const count = givens.filter((given) => !given).length;
    reports.push({ type: "progress", ...about, filled: inks.filter((ink) => ink === "own").length, cells: count });
  }
  if (state.record?.outcome === "solved" && (fresh || before.record?.outcome !== "solved")) {
    const { hints, checks } = state.record;
    reports.push({ type: "complete", ...about, time: Math.round(elapsed(state.timer, now)), hints, checks });
  }
  return reports;
}
