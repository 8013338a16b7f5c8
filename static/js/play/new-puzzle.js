/** The next puzzle: today's or another, at once if one is ready, else made by Python. */

import { canUndo } from "../game/game.js";
import { anySeed } from "../game/link.js";
import { describe } from "../game/known.js";
import { dataOf } from "../python/engine.js";
import { dayOf } from "../game/timer.js";
import { MissingFile } from "../python/files.js";
import { anotherPuzzle, puzzleOfDay } from "../acts/making.js";
import { chooseLevel, chosenLevel, isReady, newSheet, wishOf } from "./new-sheet.js";
import { gameOfDay, todayView } from "./today.js";
import { atWork, willDo, wishNotice } from "../page/words.js";
import * as wording from "./words.js";
import { say } from "../words/say.js";

/** @typedef {import("./new-sheet.js").Asked} Asked */

/**
 * @param {Actions} actions
 * @param {Promise<PuzzleData>} coming
 * @param {() => boolean} [wanted] returns whether it is still wanted once it is there
 */
async function bring(actions, coming, wanted = () => true) {
  try {
    const puzzle = await coming;
    if (!wanted()) return;
    const wasPlayed = canUndo(actions.store.get().game);
    actions.open(puzzle);
    actions.store.set({ notice: wasPlayed ? wording.nextPuzzle : null });
  } catch (reason) {
    actions.say(wording.noPuzzle(reason instanceof MissingFile ? reason.message : ""));
  }
}

/** @param {Actions} actions @param {Asked} asked to have made by Python; the grid stays as it is until then */
async function make(actions, asked) {
  const words = wording.madeName(asked);
  actions.say(actions.isUp ? atWork(say("play-making", { what: words }), say("play-meanwhile")) : willDo(say("play-will-make", { what: words })));
  let found = /** @type {MadePuzzle | null} */ (null);
  try {
    const request = { wish: wishOf(asked), count: 1, seed: anySeed() };
    await actions.ask("generate", request, ({ made }) => void (found ??= made?.puzzles[0] ?? null));
    if (!found) return actions.say(wording.noneFound(words));
    await bring(actions, Promise.resolve(describe(found.puzzle, { level: found.level ?? null })));
  } catch (error) {
    actions.say(wishNotice(dataOf(error)));
  }
}

/** @param {Actions} actions @param {string} day as `2026-11-22`; its puzzle of the level chosen goes onto the grid */
export const playDay = (actions, day, level = chosenLevel()) => bring(actions, puzzleOfDay(level, day));

/** What the day's puzzles are drawn from. */
export const SLICE = /** @type {const} */ (["record", "keeping", "played", "choosing"]);

/**
 * Bind the buttons that bring another puzzle.
 * @param {Actions} actions
 * @param {Keeper} keeper
 * @returns {{ hear: (state: AppState) => void, draw: (state: AppState) => void, next: (level: string, today: boolean) => void }}
 *   *hear* is called once it is known whether a game was stored; *draw* draws the day's puzzles; *next* brings today's of a level, or another
 */
export function newPuzzles(actions, keeper) {
  let [begun, level, sign] = [false, "", ""];
  let dealt = () => {};
  actions.dealt = new Promise((settle) => (dealt = settle));

  const ahead = puzzlesAhead(actions, chosenLevel);
  const another = () => void bring(actions, Promise.resolve(ahead.take(chosenLevel()) ?? anotherPuzzle(chosenLevel())));
  const played = () => ({ records: actions.store.get().played, current: actions.store.get().record, today: new Date() });
  const sheet = newSheet(actions.store, (asked) => void (isReady(asked) ? another() : make(actions, asked)), (id) => void keeper.open(id));
  /** @param {string} chosen a level of today, whose game is resumed or begun */
  function playToday(chosen) {
    sheet.close();
    const known = gameOfDay(played(), chosen);
    if (known?.id === actions.store.get().record?.id && known) return;
    if (known?.revision) void keeper.open(known.id);
    else void playDay(actions, dayOf(new Date()), chosen);
  }
  const drawToday = todayView(playToday);

  async function refresh() {
    await keeper.settled();
    actions.store.set({ played: await keeper.games.sound().catch(() => []) });
  }

  return {
    next(level, today) {
      if (today) return playToday(level);
      chooseLevel(level);
      another();
    },
    draw({ record, keeping, played: records, choosing }) {
      drawToday(played(), choosing || record?.outcome === "solved");
      sheet.draw(records);
      const now = `${record?.id} ${record?.outcome} ${keeping.state}`;
      if (now !== sign && keeping.state !== "starting") void refresh();
      sign = now;
    },
    hear({ keeping, game, record }) {
      ahead.later();
      if (record?.level && record.level !== level) chooseLevel((level = record.level)); // follows the level played, until the visitor chooses another
      if (begun || keeping.state === "starting") return;
      begun = true;
      const today = bring.bind(null, actions, puzzleOfDay(chosenLevel(), dayOf(new Date())));
      void (game.moves.length ? Promise.resolve() : today(() => !actions.store.get().game.moves.length)).then(dealt);
    },
  };
}

/** Milliseconds of rest before Python makes one ahead, and the most that are kept ready for a level. */
const [IDLE, MOST] = [3000, 3];

/**
 * @param {Actions} actions
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
    const request = { wish: { board: "9", level: wanted }, count: 1, seed: anySeed() };
    await engine.askMeanwhile("generate", request, ({ made }) => {
      for (const { puzzle } of made?.puzzles ?? []) ready.set(wanted, [...of(wanted), describe(puzzle, { level: wanted })]);
    }).catch(() => {}); // it gave way to a question: try again later
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
