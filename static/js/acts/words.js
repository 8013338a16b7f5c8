/** What is said of what a visitor does: lessons, rules, lists, checks. */

import { cellList, levelName, plain } from "../page/words.js";
import { say, sentences } from "../words/say.js";

/** @typedef {import("../types.js").Notice} Notice */

/** Learn, beside the lessons, which Python tells. */

export const fetching = say("learn-python-is-fetching-the");
export const working = say("acts-working");
export const noLesson = say("acts-no-lesson");
/** @param {string} level */
export const neededIn = (level) => say("acts-needed-in", { level: levelName(level) });
export const notRated = say("acts-not-rated");
/** @param {string} name of a technique */
export const exampleNotice = (name) => plain(say("acts-example", { name }), say("acts-example-more"));

/** @param {string} name of a technique @param {boolean} plainest whether no plainer step is there */
export const practiceNotice = (name, plainest) =>
  plain(say("acts-practise", { name }), plainest ? say("acts-practise-plainest") : say("acts-practise-among"));

export const rulesChanged = say("acts-rules-changed");

/** Lists that were read. */

export const reading = say("acts-reading");
/** @param {number | null | undefined} line @param {string} message */
export const lineFault = (line, message) => say("set-at-line", { line, message });

/** @param {number} count of lines @param {number} broken of them @param {string | undefined} title @returns {[string, string]} */
export const listRead = (count, broken, title) => [
  title ? say("acts-list-titled", { count, title }) : say("acts-list", { count }),
  sentences([broken > 0 && say("acts-list-broken", { broken, count }), say("acts-list-load")]),
];

/** @param {import("../protocol.js").SurveyData} data @param {number} count @param {boolean} rate @returns {[string, string]} */
export const surveyed = ({ done, unique, multiple, none }, count, rate) =>
  [rate ? say("acts-rated-of", { done, count }) : say("acts-solved-of", { done, count }), say("acts-surveyed", { unique, multiple, none })];

/** Checks. */

/** @param {readonly number[]} values */
const toGo = (values) => say("acts-to-go", { count: values.filter((value) => !value).length });

/** @param {readonly number[]} values */
export const noContradictions = (values) => plain(say("acts-no-contradictions"), toGo(values));
/** @param {readonly number[]} values */
export const rightSoFar = (values) => plain(say("acts-right"), toGo(values));
export const nothingBack = plain(say("acts-right"), say("acts-nothing-back"));
/** @param {number} moves */
export const wentBack = (moves) => plain(say("acts-back"), say("acts-back-moves", { moves }));
export const onlyReplay = plain(say("acts-only-replay"), say("acts-only-replay-more"));
export const atBookmark = plain(say("acts-at-bookmark"), say("acts-at-bookmark-more"));
export const notUnique = plain(say("acts-nothing-to-check"), say("acts-not-unique"));

/** @param {readonly number[]} cells @param {number} size */
const lookAt = (cells, size) => say("acts-look-at", { cells: cellList(cells, size) });

/** @param {readonly number[]} cells @param {number} size @returns {Notice} */
export const clashNotice = (cells, size) =>
  ({ tone: "bad", title: say("acts-clash", { count: cells.length }), detail: lookAt(cells, size), acts: ["wrong-back", "wrong-before"] });

/** @param {number} count @returns {Notice} */
export const wrongNotice = (count) => ({ tone: "bad", title: say("acts-wrong", { count }), detail: "", acts: ["wrong-show", "wrong-back", "wrong-before"] });

/** @param {readonly number[]} cells @param {number} size @returns {Notice} */
export const shownNotice = (cells, size) =>
  ({ tone: "bad", title: say("acts-wrong", { count: cells.length }), detail: lookAt(cells, size), acts: ["wrong-back", "wrong-before"] });

/** @param {number} count @returns {Notice} */
export const tookBack = (count) => plain(say("acts-took-back", { count }), say("acts-took-back-more"));
