/** Puzzles made ahead: while nobody asks anything, Python makes some of the level in hand, so that New brings fresh ones at once. */

import { describe } from "../game/known.js";

/** @typedef {import("../protocol.js").PuzzleData} PuzzleData */

/** Milliseconds in which nothing happens before Python makes one, and how many lie ready of a level at most. */
const [IDLE, MOST] = [3000, 3];

const SEEDS = 2 ** 32;

/**
 * @param {import("../acts/actions.js").Actions} actions
 * @param {() => string} level that New is asked for
 */
export function puzzlesAhead({ engine, store }, level) {
  const ready = /** @type {Map<string, PuzzleData[]>} */ (new Map());
  let timer = /** @type {any} */ (0); // a number in browsers, an object in Node
  let making = false;

  const of = (/** @type {string} */ name) => ready.get(name) ?? [];

  async function make() {
    const wanted = level();
    if (making || of(wanted).length >= MOST) return;
    making = true;
    const request = { wish: { board: "9", level: wanted }, count: 1, seed: Math.floor(Math.random() * SEEDS) };
    await engine.askMeanwhile("generate", request, ({ made }) => {
      for (const { puzzle } of made?.puzzles ?? []) ready.set(wanted, [...of(wanted), describe(puzzle, { level: wanted })]);
    }).catch(() => {}); // it gave way to a question: another time
    making = false;
    later();
  }

  /** Make one, if nothing happens until then. */
  function later() {
    const { python, running, place } = store.get();
    clearTimeout(timer);
    if (python.phase === "ready" && !running && place === "play") timer = setTimeout(make, IDLE);
  }

  return {
    /** @param {string} name of a level @returns {PuzzleData | undefined} one that lies ready */
    take(name) {
      const [first, ...rest] = of(name);
      ready.set(name, rest);
      return first;
    },
    later,
  };
}
