/** Texts about a search that is watched. */

import { cellCode } from "../page/words.js";
import { commas, say, sentences } from "../words/say.js";

/**
 * @typedef {import("./tree.js").Tree} Tree
 * @typedef {import("./replay.js").Replay} Replay
 */

/** How a search ended. @type {Record<TraceData["status"], string>} */
const ENDS = {
  unique: say("watching-one-solution"),
  multiple: say("watching-more-solutions"),
  none: say("asked-none"),
  timeout: say("watching-stopped"),
};

/** @param {Tree} tree @param {number} lines @param {TraceData | null} data null while it is under way @returns {string} */
export function searchText(tree, lines, data) {
  const what = commas([
    say("watching-guesses", { count: tree.nodes.length - 1 }),
    say("watching-contradictions", { count: tree.contradictions }),
    say("watching-deep", { count: tree.deepest }),
  ]);
  const isCut = data && !data.whole && data.status !== "timeout";
  return sentences([data && ENDS[data.status], say("watching-all", { what, lines }), isCut && say("watching-cut")]);
}

/**
 * Say how each cell on the way to a moment was filled: guessed, or by which round or rule.
 * @param {Replay} replay @param {number} at @param {number} size
 * @returns {{ guessed: string[], followed: string[] }}
 */
export function courses(replay, at, size) {
  const [guessed, followed] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  for (const place of replay.way(at)) {
    const { event, placed, where } = replay.events[place];
    const names = placed.map(([cell, value]) => `${cellCode(cell, size)}=${value}`).join(" ");
    if (event === "choose") guessed.push(names);
    else if (event === "ripple" && names) followed.push(say("watching-came-by", { cell: names, where }));
  }
  return { guessed, followed };
}

/** @param {string} guessed the cells, as they are written */
export const courseText = (guessed) => (guessed ? say("watching-guessed", { guessed }) : say("watching-all-followed"));

export const [play, pause, stopped] = [say("watching-play"), say("page-pause"), say("page-stopped")];
export const [started, guess] = [say("watching-start"), say("watching-guess")];

/**
 * @param {{ low: number, high: number, middle: number, orders: number }} grids looked at in each order
 * @param {number} late orders that were stopped
 * @param {boolean} first whether each ends at the first solution
 * @returns {string}
 */
export const spreadOf = (grids, late, first) => sentences([lookedAt(grids, first), late > 0 && say("watching-late", { late })]);

/** @param {Parameters<typeof spreadOf>[0]} grids @param {boolean} first */
function lookedAt({ low, high, middle, orders }, first) {
  if (low === high) return first ? say("watching-same-first", { low, orders }) : say("watching-same-whole", { low, orders });
  return first ? say("watching-spread-first", { orders, low, high, middle }) : say("watching-spread-whole", { orders, low, high, middle });
}

/** @param {boolean} longest @param {number} seed */
export const extremeText = (longest, seed) => (longest ? say("watching-longest", { seed }) : say("watching-shortest", { seed }));
