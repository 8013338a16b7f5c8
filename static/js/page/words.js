/** Texts for several places: names of cells, and Python's answers in words. */

import { peersOf, shownValue } from "../game/boards.js";
import { isFoggy } from "../game/fog.js";
import { asSentence, capital, commas, locale, say, semicolons, sentences } from "../words/say.js";
import { LEVEL_NAMES } from "./tables.js";

/** @param {number} cell @param {number} size @returns {string} what a screen reader says */
export const cellName = (cell, size) => say("grid-row-column", { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 });

/** @param {string} size `9`, or `6x9` of rows by columns @returns {string} such as "9 × 9" */
export function sidesText(size) {
  const [down, across = down] = size.split("x");
  return say("board-sides", { down, across });
}

/** @param {{ title?: string, author?: string }} about @returns {string} the title and the author of a puzzle, as far as they are known */
export function titleBy({ title = "", author = "" }) {
  if (!author) return title;
  return title ? say("page-title-by", { title, author }) : say("page-by", { author });
}

/** @param {number} cell @param {number} size @returns {string} as in all sentences, Python's too: r1c2 */
export const cellCode = (cell, size) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;

/** @param {readonly number[]} cells @param {number} size @returns {string} "a", "a and b", "a, b and c" */
export function cellList(cells, size) {
  const all = cells.slice(0, 4).map((cell) => cellCode(cell, size));
  if (cells.length > 4) all.push(say("page-cells-more", { count: cells.length - 4 }));
  return say("page-list", { all });
}

/** @param {Position} position @param {number} place @param {(value: number) => string} said @returns {string} what a screen reader says of a cell */
export function cellLabel({ board, values, inks, covered }, place, said) {
  const cell = cellName(place, board.size);
  if (!values[place]) return covered?.has(place) ? say("grid-cell-fogged", { cell }) : say("grid-cell-empty", { cell });
  const value = said(values[place]);
  return inks[place] === "given" ? say("grid-cell-given", { cell, value }) : say("grid-cell-value", { cell, value });
}

const COLOURS = [
  say("grid-red"), say("grid-orange"), say("grid-yellow"), say("grid-green"), say("grid-turquoise"),
  say("grid-blue"), say("grid-violet"), say("grid-pink"), say("grid-grey"),
];

/** @param {number} colour 1 to 9 @returns {string} */
export const colourName = (colour) => COLOURS[colour - 1];

/** @param {number} milliseconds @returns {string} */
export function duration(milliseconds) {
  if (milliseconds >= 1000) return say("page-seconds", { count: Math.round(milliseconds / 100) / 10 });
  if (milliseconds < 0.05) return say("page-under-a-millisecond"); // some browsers' clocks are coarse
  return milliseconds < 10 ? say("page-tenths", { count: Math.round(milliseconds * 10) / 10 }) : say("page-milliseconds", { count: Math.round(milliseconds) });
}

/**
 * Say what the answer to a puzzle is.
 * @param {SolveData} answer
 * @param {Position} before what stood in the grid when it was asked
 * @returns {Notice}
 */
export function answerNotice(answer, before) {
  const time = duration(answer.milliseconds);
  if (answer.status === "none") return { tone: "bad", title: say("page-no-solution"), detail: contradiction(answer, before, time) };
  const wrong = wrongCells(before, answer.solutions[0]);
  const own = wrong.length > 0 && say("page-yours-differ", { cells: cellList(wrong, before.board.size) });
  const { tone, title, detail } = VERDICTS[answer.status](time);
  return { tone, title, detail: sentences([detail, own]) };
}

/** @type {Record<"unique" | "multiple" | "timeout", (time: string) => Notice>} */
const VERDICTS = {
  unique: (time) => ({ tone: "good", title: say("page-one-solution"), detail: say("page-solved-in", { time }) }),
  multiple: (time) => plain(say("page-more-solutions"), sentences([say("page-one-of-them"), say("page-took-for-two", { time })])),
  timeout: (time) => plain(say("page-one-so-far"), sentences([say("page-not-known"), say("page-took", { time })])),
};

/** @param {SolveData} answer @param {Position} before @param {string} time */
function contradiction({ conflict, conflict_rules: rules = [] }, { board, values }, time) {
  const cells = cellList(conflict, board.size);
  const took = say("page-took", { time });
  if (rules.length) return sentences([contradictingRules(rules, conflict.length, cells), took]);
  if (!conflict.length) return sentences([say("page-digits-contradict"), took]);
  const digit = shownValue(board, values[conflict[0]]);
  if (conflict.length === 1) return sentences([say("page-digit-cannot-stand", { digit, cell: cells }), took]);
  const [one, other, ...more] = conflict;
  const isTwice = !more.length && values[one] === values[other] && peersOf(board)[one].has(other);
  if (isTwice) return say("page-digit-stands-twice", { digit, cells });
  return sentences([say("page-digits-cannot-stand", { cells }), took]);
}

/** @param {readonly string[]} told @param {number} digits that take part in the contradiction @param {string} cells where those stand */
function contradictingRules(told, digits, cells) {
  const [count, rules] = [told.length, semicolons(told)];
  if (!digits) return say("page-rules-contradict", { count, rules });
  return count > 1 ? say("page-rules-and-digits-contradict", { digits, cells, rules }) : say("page-rule-and-digits-contradict", { digits, cells, rules });
}

/** @param {RateData} rating @returns {Notice} how hard the puzzle is, in a word */
export function ratedNotice({ status, level, solved_by_logic: isLogical, unfinished }) {
  if (status === "timeout") return { ...plain(level ? levelName(level) : say("page-not-rated"), unfinished.length ? say("page-rating-stopped") : ""), flow: true };
  if (status !== "unique") {
    const title = status === "none" ? say("page-no-solution") : say("page-more-solutions");
    return { tone: "bad", title, detail: say("page-rates-one-solution") };
  }
  return { ...plain(levelName(`${level}`), isLogical ? say("page-by-logic") : say("page-by-trial")), flow: true };
}

/** @param {RateData} rating @returns {Notice} the rating of a puzzle that is no longer on the grid */
export const ratedBefore = (rating) => plain(say("page-rated-meanwhile", { level: ratedNotice(rating).title }), say("page-rated-before"));

/** @param {RateData} rating @param {number} size @returns {[string, string][]} the names of the scales that apply, and their values */
export function scales(rating, size) {
  const { level, class_er: least, hodoku_level: name, hodoku_score: score, clue_score: clues, depth } = rating;
  const explainer = explainerText(rating);
  return [
    ...row(level !== null && [say("page-pencilmark"), levelName(level)]),
    ...row(clues !== null && [say("page-scale-clues"), say("page-scale-clues-says", { score: clues })]),
    ...row(explainer && [say("page-scale-se"), explainer]),
    ...row(least !== null && [say("page-scale-class"), say("page-scale-class-says", { er: fixed(least) })]),
    ...row(score !== null && [say("page-scale-hodoku"), say("page-scale-hodoku-says", { level: levelName(`${name}`), score })]),
    ...(depth ? depths(depth, size) : []),
  ];
}

/** @param {[string, string] | false | ""} told @returns {[string, string][]} */
const row = (told) => (told ? [told] : []);

/** @param {RateData} rating */
function explainerText({ er, ep, ed, er_at_least: least }) {
  if (er !== null) return say("page-scale-se-says", { er: fixed(er), ep: fixed(ep), ed: fixed(ed) });
  return least ? say("page-scale-se-so-far", { er: fixed(least) }) : "";
}

/** @param {NonNullable<RateData["depth"]>} depth @param {number} size @returns {[string, string][]} what experts ask of a puzzle */
const depths = ({ singles, trial, backdoors, braid_class: braids }, size) => [
  [say("page-singles-alone"), say("page-singles-fill", { count: singles })],
  [say("page-trial"), trialText(trial, braids)],
  [say("page-backdoors"), doors(backdoors, size)],
];

/** @param {number | null} depth @param {NonNullable<RateData["depth"]>["braid_class"]} braids */
function trialText(depth, braids) {
  if (depth === null) return say("page-trial-not-known");
  if (!depth) return say("page-trial-none");
  return braids ? say("page-trial-class", { depth, braids }) : say("page-trial-depth", { depth });
}

/** @param {number[][] | null} backdoors @param {number} size */
function doors(backdoors, size) {
  if (!backdoors) return say("page-not-known-yet");
  if (!backdoors.length) return say("page-backdoors-large");
  if (!backdoors[0].length) return say("page-backdoors-none");
  const isSingle = backdoors[0].length === 1;
  const named = backdoors.slice(0, SHOWN_DOORS).map((door) => say("page-list", { all: door.map((cell) => cellCode(cell, size)) }));
  const [cells, count] = [commas(named), backdoors.length - named.length];
  if (!count) return isSingle ? say("page-backdoors-one", { cells }) : say("page-backdoors-two", { cells });
  return isSingle ? say("page-backdoors-one-more", { cells, count }) : say("page-backdoors-two-more", { cells, count });
}

const SHOWN_DOORS = 4;

/** @param {string} name @param {string} brief @param {readonly string[]} others @returns {string} that the step practised was found */
export const foundWords = (name, brief, others) =>
  sentences([say("page-found", { name, brief }), others.length > 0 && say("page-also-there", { names: commas(others) })]);

/** @type {Record<string, string>} */
export const scaleNames = { own: say("page-pencilmark"), hodoku: say("page-scale-hodoku"), se: say("page-scale-se") };

/** @param {number | null} rating */
const fixed = (rating) => rating?.toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** @param {Position} before @param {readonly number[]} solution @returns {number[]} the player's digits that differ */
function wrongCells({ values, inks }, solution) {
  return solution.flatMap((value, cell) => (inks[cell] === "own" && values[cell] !== value ? [cell] : []));
}

/** @param {ErrorData} error @returns {Notice} why a text could not be read */
export const unreadableNotice = ({ message, line, column }) =>
  ({ tone: "bad", title: say("page-unreadable"), detail: placedText(capital(message), line, column) });

/** @param {string} message @param {number | null | undefined} line @param {number | null | undefined} column */
function placedText(message, line, column) {
  if (line && column) return say("page-at-line-character", { message, line, column });
  if (line) return say("page-at-line", { message, line });
  return column ? say("page-at-character", { message, column }) : asSentence(message);
}

/** @param {readonly ChoiceData[]} [choices] @returns {Notice} why a text that was read is not on the grid */
export const unopenedNotice = (choices = []) =>
  ({ tone: "bad", title: say("page-several-ways"), detail: say("page-can-be", { labels: choices.map(({ label }) => label) }) });

/** @param {PuzzleData} puzzle @returns {Notice} */
export function loadedNotice({ board: { size, name, holes }, givens, rules = [], about }) {
  const count = givens.filter(Boolean).length;
  const isHidden = isFoggy({ rules }); // the numbers of givens and rules would give away what is under the fog
  const what = isHidden ? say("page-under-fog") : commas([(count > 0 || !rules.length) && say("page-givens", { count }), rules.length > 0 && say("page-rules", { count: rules.length })]);
  const isPart = about && about.missing.length > 0;
  return plain(size === 9 ? what : holes?.length ? commas([what, name]) : say("page-on-board", { what, size }), sentences([isPart && say("page-missing"), say("page-loaded")]));
}

/** @param {ErrorData} error @returns {Notice} why no puzzle was made */
export function wishNotice(error) {
  if (["cancelled", "worker-died", "bug"].includes(error.code)) return failureNotice(error);
  return { tone: "bad", title: say("page-no-such-puzzle"), detail: asSentence(error.message) };
}

/** @param {ErrorData} error @returns {Notice} why an answer did not come */
export function failureNotice({ code, message }) {
  if (code === "not-found") return plain(say("page-none-found"), say("page-sentence", { words: message }));
  if (code === "cancelled") return plain(say("page-stopped"), say("page-as-it-was"));
  if (code === "from-zero") return plain(say("page-not-on-board"), asSentence(message));
  if (code === "no-wheel") return { tone: "bad", title: say("page-part-missing"), detail: say("page-ask-later", { message }) };
  if (code === "worker-died") return { tone: "bad", title: message, detail: say("page-starting-again") };
  return { tone: "bad", title: say("page-bug"), detail: say("page-bug-says", { message }) };
}

/** @param {Made | null} made @returns {Notice & { spoken: string } | null} progress of a batch, its figures beside Stop, read out once for each tenth */
export function batchNotice(made) {
  if (made?.going && made.text && !made.puzzles.length) return { ...notice.making, spoken: notice.making.title };
  if (!made?.going || made.wished < 2 || !made.puzzles.length) return null;
  const [count, wished] = [made.puzzles.length, made.wished];
  const spoken = say("page-percent-made", { percent: Math.floor((10 * count) / wished) * 10 });
  return { ...plain(say("page-made-of", { count, wished }), say("page-stop-keeps")), spoken };
}

/** @param {PuzzleData} puzzle made with a variant @param {number} seed @returns {Notice} */
export function settingNotice({ givens, rules = [] }, seed) {
  const [digits, clues] = [givens.filter(Boolean).length, rules.length];
  const what = commas([clues > 0 && say("page-clues", { count: clues }), digits > 0 && say("page-givens", { count: digits })]);
  return plain(say("page-new-one-solution"), say("page-seed-again", { what, seed }));
}

/** @param {string} level as Python has it, ours or HoDoKu's @returns {string} what it is called */
export const levelName = (level) => LEVEL_NAMES[level] ?? level;

/** Marked as free of side effects, so that a script contains only the notices it uses. @param {string} title @param {string} detail @returns {Notice} */
export const plain = /* @__NO_SIDE_EFFECTS__ */ (title, detail) => ({ tone: "plain", title, detail });

/** @param {string} title @param {string} detail @returns {Notice} that Python is at work, which its progress may replace */
export const atWork = /* @__NO_SIDE_EFFECTS__ */ (title, detail) => ({ ...plain(title, detail), work: true });

/** @param {string} name @returns {Notice} that the puzzle is on the board of that name */
export const boardNotice = (name) => plain(say("page-board-is-another"), say("page-board-called", { name }));

/** @param {Notice} words @returns {Notice} the same for a moment; always a new object, so that it is shown again */
export const brief = (words) => ({ ...words, brief: true });

/** @param {string} detail what Python will do @returns {Notice} */
export const willDo = /* @__NO_SIDE_EFFECTS__ */ (detail) => atWork(say("acts-waiting"), detail);

/** Notices whose words are always the same. */
export const notice = {
  start: plain(say("page-start"), say("page-anywhere-on-this-page")),
  play: plain(say("page-your-move"), say("page-your-move-more")),
  rating: atWork(say("page-rating"), say("page-rating-more")),
  viewing: plain(say("page-viewing"), say("page-viewing-more")),
  solving: atWork(say("page-solving"), say("page-at-work")),
  making: atWork(say("page-making"), say("page-at-work")),
  copiedAll: plain(say("page-copied-all"), say("page-one-line-each")),
  notCopied: plain(say("page-not-copied"), say("page-no-clipboard")),
  blank: plain(say("page-blank"), say("page-blank-more")),
  emptied: plain(say("play-empty-grid"), say("page-emptied-more")),
  atStart: plain(say("page-at-start"), say("page-at-start-more")),
  fixed: plain(say("page-fixed"), say("page-fixed-more")),
  changed: plain(say("page-changed"), say("page-changed-more")),
  copied: plain(say("page-link-copied"), say("page-link-copied-more")),
  linked: plain(say("page-linked"), say("page-linked-more")),
  noLink: /** @type {Notice} */ ({ tone: "bad", title: say("page-no-link"), detail: say("page-no-link-more") }),
  longLink: /** @type {Notice} */ ({ tone: "bad", title: say("page-long-link"), detail: say("page-long-link-more") }),
  complete: /** @type {Notice} */ ({ tone: "good", title: say("page-complete"), detail: say("page-every-house") }),
  fulfilled: /** @type {Notice} */ ({ tone: "good", title: say("page-complete"), detail: say("page-every-rule") }),
  willRead: willDo(say("acts-will-read")),
  willMake: willDo(say("acts-will-make")),
  willSolve: willDo(say("acts-will-solve")),
  willRate: willDo(say("acts-will-rate")),
  willCheck: willDo(say("acts-will-check")),
  /** @param {string} text @returns {Notice} */
  busy: (text) => atWork(say("page-busy"), text),
};

/** @param {readonly { memory: number }[]} members @param {number} most of them @returns {string} the number of workers, and the memory they take */
export function pythonsText(members, most) {
  const bytes = members.reduce((sum, { memory }) => sum + memory, 0);
  const count = members.length;
  return bytes ? say("page-workers-memory", { count, most, memory: Math.round(bytes / 2 ** 20) }) : say("page-workers", { count, most });
}

/** @param {PythonState} python @param {boolean} isOnline @returns {string} the status, in a few words */
export function statusText({ phase, percent, message }, isOnline = true) {
  if (phase === "booting") return say("page-starting-percent", { percent });
  if (phase === "ready") return message || say("page-ready");
  if (phase === "busy") return say("page-busy");
  return isOnline ? say("page-not-loaded") : say("page-no-network");
}

/** @param {string} why @returns {string} why Python could not be loaded, with names of files */
export const whyText = (why) => (why ? say("page-not-loaded-why", { why }) : "");

/** @param {Notice | null} told what was to be done, where anything was @returns {Notice} that Python could not be loaded, with what it was needed for */
export const lost = (told) => ({ tone: "bad", title: say("page-not-loaded"), detail: told?.detail ?? say("page-not-loaded-more") });

/** @param {string} name of a place */
export const unopened = (name) => say("page-unopened", { name });

/** The heights of the sheet on a phone, as a screen reader says them. */
export const sheetHeights = { line: say("page-sheet-line"), half: say("page-sheet-half"), whole: say("page-sheet-whole") };

/** What each tab of Solve says before it is asked. @type {Record<AppState["tab"], Notice>} */
export const tabIntros = {
  answer: plain(say("page-tab-answer"), say("page-tab-answer-more")),
  hint: plain(say("page-tab-hint"), say("page-tab-hint-more")),
  steps: plain(say("page-tab-steps"), say("page-tab-steps-more")),
  path: plain(say("page-tab-path"), say("page-tab-path-more")),
  rating: plain(say("page-tab-rating"), say("page-tab-rating-more")),
  questions: plain(say("asked-questions"), say("page-tab-questions-more")),
  search: plain(say("page-tab-search"), say("page-tab-search-more")),
};
