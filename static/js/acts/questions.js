/** What can be asked of Python about the puzzle on the grid, besides hints: its solution, its rating, its order. */

import { FRESH } from "./actions.js";
import { dataOf } from "../python/engine-error.js";
import { keyAt, puzzleOf } from "../game/game.js";
import { ratedOf, ratingOf, withRating } from "../game/known.js";
import { sayMeanwhile, telling } from "./asker.js";
import { answerNotice, failureNotice, notice, ratedBefore, ratedNotice } from "../page/words.js";

/**
 * @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("../protocol.js").Conversations} Conversations
 * @typedef {import("../protocol.js").RateData} RateData
 * @typedef {import("../types.js").Position} Position
 */

/**
 * @template {keyof Conversations} K
 * @typedef {Omit<Conversations[K][0], "id" | "kind">} Wish
 */

/** @param {Actions} actions read what is still only typed, and have the puzzle solved */
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

/** @param {Actions} actions @param {Position} before @returns {boolean} whether the puzzle is the one that it was */
const isStill = ({ now }, before) => keyAt(now) === keyAt(before);

/** @param {Actions} actions show another of the solutions found */
export function another(actions) {
  const { answers, notice: words } = actions.store.get();
  if (!answers) return;
  const shown = (answers.shown + 1) % answers.solutions.length;
  actions.make({ kind: "answer", values: answers.solutions[shown] });
  actions.store.set({ answers: { ...answers, shown }, notice: words });
}

/** @param {import("../types.js").AppState} state @returns {boolean} whether the puzzle is rated, or on its way to it: one that was stopped is not */
export function isRated(state) {
  const rating = ratingOf(state);
  return rating !== null && (rating.going || (rating.data !== null && rating.data.status !== "timeout"));
}

/** @param {Actions} actions have the puzzle rated, without what the player wrote; it goes on while another is on the grid */
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

/** @param {Actions} actions @param {Position} before what was rated @param {RateData} data is said, but not over a hint or a path that came meanwhile */
function sayRated(actions, before, data) {
  const { hint, viewing } = actions.store.get();
  if (!isStill(actions, before)) sayMeanwhile(actions.store, ratedBefore(data));
  else if (!hint && !viewing) actions.say(ratedNotice(data));
}

/** @param {Actions} actions have the least isomorph rated: the ER of the whole class, beside that of the grid as it lies */
export const rateClass = (actions) => rateMore(actions, "class");

/** @param {Actions} actions have the depth of trial and error measured, and backdoors looked for */
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

/**
 * @template {"export" | "order"} K
 * @param {Actions} actions
 * @param {K} kind
 * @param {Wish<K>} fields
 * @returns {Promise<Conversations[K][1] | null>} the answer, null when it can't be had and why was told
 */
export async function answerTo(actions, kind, fields) {
  try {
    return await actions.ask(kind, fields);
  } catch (error) {
    actions.say(failureNotice(dataOf(error)));
    return null;
  }
}
