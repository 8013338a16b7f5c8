/** Texts of Play: new puzzles, the end of a game, the head. */

import { dayOf } from "../game/timer.js";
import { levelName, plain, sidesText } from "../page/words.js";
import { commas, locale, say, small } from "../words/say.js";

/** @param {string} why what is wrong with the file of puzzles; empty if there is no network */
export const noPuzzle = (why) => plain(say("play-no-puzzle"), why ? say("play-no-puzzle-why", { why }) : say("play-no-puzzle-network"));
export const noSingles = plain(say("play-no-singles"), say("play-no-singles-more"));

/** @param {string} day as `2026-11-22` @returns {string} the first letter of its name */
export const initialOf = (day) => new Date(day).toLocaleDateString(locale(), { weekday: "narrow", timeZone: "UTC" });

/** New puzzles. */

/** @param {import("./new-sheet.js").Asked} asked @returns {string} such as "a hard killer, 9 × 9" */
export function madeName({ level, board, joined, kind, name }) {
  const own = name === name.toUpperCase() ? name : small(name);
  const isWhole = kind === "killer" || (!kind && !joined) || /doku$/i.test(name);
  const what = isWhole ? small(name) : say("play-what-variant", { name: own });
  const [graded, sides] = [small(levelName(level)), sidesText(board)];
  if (joined) return say("play-made-joined", { level: graded, what });
  return board === "4" ? say("play-made-plain", { what, sides }) : say("play-made-graded", { level: graded, what, sides });
}

/** @param {string} what */
export const noneFound = (what) => plain(say("page-none-found"), say("play-none-found-for", { what }));
/** @type {Notice} */
export const nextPuzzle = { ...plain(say("play-a-new-puzzle"), say("play-before-is-kept")), acts: ["back-last"] };

/** The end of a game. */

/** @param {number} hints @param {number} mistakes */
export const howItWent = (hints, mistakes) => commas([say("play-hints", { count: hints }), say("play-mistakes", { count: mistakes })]);
/** @param {number} count */
export const mistakes = (count) => say("play-mistakes", { count });
/** @param {number} count of its characters, where they are many @returns {Notice} */
export const replayCopied = (count) => plain(say("play-replay-copied"), count ? say("play-replay-long", { count }) : say("play-replay-copied-more"));
export const noReplayLink = plain(say("play-no-replay-link"), say("play-no-replay-link-more"));
export const brokenReplay = plain(say("play-replay-broken"), say("play-replay-broken-more"));
/** @param {{ level: string, today: boolean }} next */
export const nextIs = ({ level: next, today }) => {
  const level = levelName(next);
  return today ? say("play-next-today", { level }) : say("play-next-another", { level });
};
export const noPicture = plain(say("play-no-picture"), say("play-no-picture-why"));
export const pictureSaved = plain(say("play-picture-saved"), say("play-picture-saved-more"));

/** @param {number} mine @param {readonly number[]} others times of the last games like it @param {string} level @returns {string} how a time compares with them */
export function beside(mine, others, level) {
  if (!others.length) return level ? say("play-first-of-level", { level: levelName(level) }) : "";
  const slower = others.filter((time) => time > mine).length;
  if (slower < others.length) return others.length > 1 ? say("play-faster-than-some", { some: slower, count: others.length }) : "";
  return others.length > 1 ? say("play-best-of", { count: others.length + 1 }) : say("play-faster-than-last");
}

/** The head. */

/** @param {GameRecord | null} record @returns {string} such as "Today's Hard" */
export function titleOf(record) {
  if (!record) return say("play-empty-grid");
  const { title, level, day } = record;
  if (title || !day || !level) return title || (level ? levelName(level) : say("play-your-puzzle"));
  const name = levelName(level);
  return day === dayOf(new Date()) ? say("play-todays-level", { level: name }) : say("play-level-of-day", { level: name, day: dayText(day) });
}

/** @param {string} day such as `2026-11-22` @returns {string} such as "22 November" */
const dayText = (day) => new Date(day).toLocaleDateString(locale(), { day: "numeric", month: "long", timeZone: "UTC" });
