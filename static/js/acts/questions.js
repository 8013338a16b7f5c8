/** Requests to Python about the puzzle on the grid besides hints: its solution and its rating. */

import { notice, answerNotice, failureNotice, ratedBefore, ratedNotice } from "../page/words.js";
import { EngineError, dataOf } from "../python/engine.js";
import { FRESH } from "../page/state.js";
import { keyAt, puzzleOf } from "../game/game.js";
import { ratedOf, ratingOf, withRating } from "../game/known.js";

/** @typedef {import("../python/pythons.js").Asker} Engine */

/** @param {AppState} state @returns what the visitor reads: a notice, a hint, a path */
const toldIn = ({ notice, hint, viewing }) => notice ?? hint ?? viewing;

/**
 * Say *words*, unless something else has been said since the question was asked.
 * @param {Store} store
 * @param {Notice} words
 * @param {ReturnType<typeof toldIn>} [before] what was shown when the question was asked
 */
export function sayMeanwhile(store, words, before = null) {
  const told = toldIn(store.get());
  if (!told || told === before || ("work" in told && told.work)) store.set({ notice: words });
}

/** @param {Store} store @returns {(note: { text: string }) => void} shows the progress of the question asked now */
function telling(store) {
  const before = toldIn(store.get());
  return ({ text }) => sayMeanwhile(store, notice.busy(text), before);
}

export class Asker {
  /** The open questions and how to stop them, the latest last. */
  #running = /** @type {{ kind: string, stop: () => void, aside?: boolean }[]} */ ([]);

  /** @param {Store} store @param {Engine} engine */
  constructor(store, engine) {
    this.store = store;
    this.engine = engine;
  }

  /** @returns {boolean} whether Python can answer at once */
  get isUp() {
    return ["ready", "busy"].includes(this.store.get().python.phase);
  }

  /**
   * Ask Python, and offer Cancel meanwhile.
   * @template {keyof Conversations} K
   * @param {K} kind
   * @param {Omit<Conversations[K][0], "id" | "kind">} fields
   * @param {(note: Note) => void} [hear] hears how far it is
   * @param {number} [patience] milliseconds after Cancel in which an answer may still come
   * @returns {Promise<Conversations[K][1]>}
   */
  async ask(kind, fields, hear = telling(this.store), patience = Infinity) {
    const { answer, cancel } = this.engine.ask(kind, fields, (note) => this.isUp && hear(note)); // before that the headline says that it is starting
    let lose = (/** @type {Error} */ _) => {};
    const lost = new Promise((_, reject) => (lose = reject));
    const stop = () => {
      cancel();
      if (patience < Infinity) setTimeout(lose, patience, new EngineError({ code: "cancelled", message: "stopped" }));
    };
    const running = { kind, stop };
    this.#running.push(running);
    this.store.set({ running: true });
    try {
      return /** @type {Conversations[K][1]} */ (await Promise.race([answer, lost]));
    } finally {
      this.#running = this.#running.filter((other) => other !== running);
      if (this.#running.every(({ aside }) => aside)) this.store.set({ running: false });
    }
  }

  /**
   * Ask Python, and say so if there is no answer.
   * @template {keyof Conversations} K
   * @param {K} kind
   * @param {Omit<Conversations[K][0], "id" | "kind">} fields
   * @param {(note: Note) => void} [hear] hears how far it is
   * @returns {Promise<Conversations[K][1] | null>} null where there is none
   */
  answerTo(kind, fields, hear) {
    return this.ask(kind, fields, hear).catch((error) => {
      this.store.set({ notice: failureNotice(dataOf(error)) });
      return null;
    });
  }

  /**
   * Ask Python for something with a Cancel button of its own; Escape cancels it as well.
   * @template {keyof Conversations} K
   * @param {K} kind
   * @param {Omit<Conversations[K][0], "id" | "kind">} fields
   * @param {(note: Note) => void} [hear] hears how far it is
   * @returns {{ answer: Promise<Conversations[K][1]>, cancel: () => void }}
   */
  aside(kind, fields, hear = () => {}) {
    const { answer, cancel } = this.engine.ask(kind, fields, hear);
    const running = { kind, stop: cancel, aside: true };
    const ended = () => void (this.#running = this.#running.filter((other) => other !== running));
    this.#running.push(running);
    answer.then(ended, ended);
    return { answer, cancel };
  }

  /** @param {string} kind of which the latest question is stopped */
  stop(kind) {
    this.#running.findLast((running) => running.kind === kind)?.stop();
  }

  /** Stop what Python is doing. */
  cancel() {
    const running = this.#running.findLast(({ kind }) => kind !== "read") ?? this.#running.at(-1);
    running?.stop(); // never a waiting text before anything else
  }

  /** Start Python after it could not be loaded. */
  retry() {
    this.engine.boot();
  }
}

/** @param {Actions} actions read what was typed, and have the puzzle solved */
export async function solve(actions) {
  if (!(await actions.settled())) return;
  const { values, rules } = actions.now;
  const isBlank = !values.some(Boolean) && !rules.length && !puzzleOf(actions.now).candidates;
  if (isBlank) return actions.say(notice.blank);
  actions.store.set({ ...FRESH, notice: actions.isUp ? notice.solving : notice.willSolve });
  await solveGrid(actions).catch((error) => actions.say(failureNotice(dataOf(error))));
}

/** @param {Actions} actions */
async function solveGrid(actions) {
  const before = actions.now;
  const answer = await actions.ask("solve", { ...puzzleOf(before), limit: 2 });
  if (!isStill(actions, before)) return actions.say(notice.changed);
  const { solutions, conflict, found } = answer;
  if (solutions.length) actions.make({ kind: "answer", values: solutions[0] });
  const answers = solutions.length > 1 ? { solutions, shown: 0, found } : null;
  actions.store.set({ answers, notice: answerNotice(answer, before), wrong: conflict, ruling: { key: keyAt(before), status: answer.status } });
}

/** @param {Actions} actions @param {Position} before @returns {boolean} whether it is still the same puzzle */
const isStill = ({ now }, before) => keyAt(now) === keyAt(before);

/** @param {Actions} actions show another of the solutions found */
export function another(actions) {
  const { answers, notice: words } = actions.store.get();
  if (!answers) return;
  const shown = (answers.shown + 1) % answers.solutions.length;
  actions.make({ kind: "answer", values: answers.solutions[shown] });
  actions.store.set({ answers: { ...answers, shown }, notice: words });
}

/** @param {AppState} state @returns {boolean} whether the puzzle is rated or being rated; not if rating was stopped */
export function isRated(state) {
  const rating = ratingOf(state);
  return rating !== null && (rating.going || (rating.data !== null && rating.data.status !== "timeout"));
}

/** @param {Actions} actions rate the puzzle without the player's digits, even while another is on the grid */
export async function rate(actions) {
  if (!(await actions.settled())) return;
  const { store } = actions;
  const before = actions.now;
  const key = keyAt(before);
  const put = (/** @type {RateData | null} */ data, going = true) =>
    store.set({ ratings: withRating(store.get().ratings, { key, data, going, away: !isStill(actions, before) }) });
  put(ratedOf(store.get()));
  actions.say(actions.isUp ? notice.rating : notice.willRate);
  const tell = telling(store);
  const known = () => store.get().ratings.find((one) => one.key === key)?.data ?? null;
  try {
    const data = await actions.ask("rate", puzzleOf(before), ({ text, rated }) => {
      if (isStill(actions, before)) tell({ text });
      if (rated?.ways.length) put(rated);
    });
    put(data, false);
    sayRated(actions, before, data);
  } catch (error) {
    put(known(), false);
    sayMeanwhile(store, failureNotice(dataOf(error)));
  }
}

/** @param {Actions} actions @param {Position} before what was rated @param {RateData} data to be said, unless a hint or a path has come meanwhile */
function sayRated(actions, before, data) {
  const { hint, viewing } = actions.store.get();
  if (!isStill(actions, before)) sayMeanwhile(actions.store, ratedBefore(data));
  else if (!hint && !viewing) actions.say(ratedNotice(data));
}

/** @param {Actions} actions rate the least isomorph: the ER of the whole class, beside that of this grid */
export const rateClass = (actions) => rateMore(actions, "class");

/** @param {Actions} actions measure the depth of trial and error, and look for backdoors */
export const rateDepth = (actions) => rateMore(actions, "depth");

/** @param {Actions} actions @param {"class" | "depth"} scale to add to the rating that is there */
async function rateMore(actions, scale) {
  const { store } = actions;
  const before = actions.now;
  const rating = ratingOf(store.get());
  if (!rating?.data) return;
  const { data } = rating;
  actions.say(actions.isUp ? notice.rating : notice.willRate);
  try {
    const found = await actions.ask("rate", { ...puzzleOf(before), scales: [scale] });
    const added = scale === "class" ? { class_er: found.class_er } : { depth: found.depth };
    store.set({ ratings: withRating(store.get().ratings, { ...rating, data: { ...data, ...added } }) });
    sayRated(actions, before, data);
  } catch (error) {
    sayMeanwhile(store, failureNotice(dataOf(error)));
  }
}
