/**
 * Messages between the frame and the page around it, as docs/embedding.md tells them. What comes is a puzzle as text, read as one from an
 * address is; what goes tells that play begins, how far it is, that the puzzle is solved.
 */

import { givensOf, position } from "../game/game.js";
import { writeLine } from "../game/link.js";
import { elapsed } from "../game/timer.js";
import { segmentOf } from "../kept/segment.js";

/** @typedef {{ type: string } & Record<string, string | number>} Message */

/** What both sides say of themselves, and the version of what they say. */
const OURS = { source: "pencilmark", version: 1 };

/** Characters of a puzzle that is taken, at most. */
const LONGEST = 200_000;

/**
 * @param {Pick<Window, "parent">} frame
 * @param {string} origin of the page that is spoken with alone; empty for whoever holds the frame
 */
export function messages(frame, origin) {
  const { parent } = frame;
  return {
    /** @param {Message} message */
    post(message) {
      if (parent !== frame) parent.postMessage({ ...OURS, ...message }, origin || "*");
    },
    /** @param {Pick<MessageEvent, "source" | "origin" | "data">} event @returns {string} the puzzle that it brings; empty where it brings none */
    puzzleIn({ source, origin: from, data }) {
      if (source !== parent || parent === frame || (origin && from !== origin)) return "";
      const isOurs = data?.source === OURS.source && data.version === OURS.version && data.type === "puzzle";
      return isOurs && typeof data.puzzle === "string" && data.puzzle.length <= LONGEST ? data.puzzle : "";
    },
  };
}

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {{ type: "start" | "progress" | "complete" } & Record<string, string | number>} Report
 */

/**
 * @param {AppState} before
 * @param {AppState} state
 * @param {number} now milliseconds
 * @returns {Report[]} what has happened between the two, in its order
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
