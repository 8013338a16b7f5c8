/** The page's English: names of cells, and what Python's answers mean to a person. */

import { seenValue } from "../game/boards.js";

/**
 * @typedef {import("../types.js").Position} Position
 * @typedef {import("../types.js").Notice} Notice
 * @typedef {import("../protocol.js").PuzzleData} PuzzleData
 * @typedef {import("../protocol.js").SolveData} SolveData
 * @typedef {import("../protocol.js").RateData} RateData
 * @typedef {import("../protocol.js").ErrorData} ErrorData
 */

/** @param {number} cell @param {number} size @returns {string} what a screen reader says */
export const cellName = (cell, size) => `row ${Math.floor(cell / size) + 1} column ${(cell % size) + 1}`;

/** @param {number} cell @param {number} size @returns {string} as every sentence has it, Python's too: r1c2 */
export const cellCode = (cell, size) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;

/** @param {readonly number[]} cells @param {number} size @returns {string} "a", "a and b", "a, b and c" */
export function cellList(cells, size) {
  const shown = cells.slice(0, 4).map((cell) => cellCode(cell, size));
  if (cells.length > 4) shown.push(`${cells.length - 4} more`);
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

/** @param {Position} position @param {number} cell @returns {string} what a screen reader says of a cell */
export function cellLabel({ board, values, inks }, cell) {
  const value = values[cell] ? `${inks[cell] === "given" ? "given " : ""}${seenValue(board, values[cell])}` : "empty";
  return `${cellName(cell, board.size)}, ${value}`;
}

/** @param {number | bigint} number @returns {string} such as 12,345 */
export const grouped = (number) => number.toLocaleString("en");

/**
 * Count things: "1 step", "2 steps".
 * @param {number} count
 * @param {string} one what one of them is called
 * @param {string} [many] what several are
 * @param {string} [figure] the count as it is written
 */
export const counted = (count, one, many = `${one}s`, figure = `${count}`) => `${figure} ${count === 1 ? one : many}`;

/** @param {number} count that may be large @param {string} one @param {string} [many] @returns {string} such as "12,345 steps" */
export const countedLarge = (count, one, many) => counted(count, one, many, grouped(count));

const COLOURS = ["red", "orange", "yellow", "green", "turquoise", "blue", "violet", "pink", "grey"];

/** @param {number} colour 1 to 9 @returns {string} */
export const colourName = (colour) => COLOURS[colour - 1];

/** @param {number} milliseconds @returns {string} */
export function duration(milliseconds) {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)} seconds`;
  if (milliseconds < 0.05) return "less than a millisecond"; // the clocks of some browsers are coarse
  const digits = milliseconds < 10 ? 1 : 0;
  return `${milliseconds.toFixed(digits)} milliseconds`;
}

/**
 * Say what the answer to a puzzle is.
 * @param {SolveData} answer
 * @param {Position} before what stood in the grid when it was asked
 * @returns {Notice}
 */
export function answerNotice(answer, before) {
  const took = `Python took ${duration(answer.milliseconds)}`;
  if (answer.status === "none") {
    return { tone: "bad", title: "No solution", detail: contradiction(answer, before, took) };
  }
  const wrong = wrongCells(before, answer.solutions[0]);
  const where = cellList(wrong, before.board.size);
  const own = wrong.length ? ` Your own digits were different at ${where}; Undo brings them back.` : "";
  const [tone, title, detail] = VERDICTS[answer.status](took);
  return { tone, title, detail: detail + own };
}

/** @type {Record<"unique" | "multiple" | "timeout", (took: string) => [Notice["tone"], string, string]>} */
const VERDICTS = {
  unique: (took) => ["good", "One solution, and only one", `${took}.`],
  multiple: (took) => ["plain", "More than one solution", `This is one of them. ${took} to find two.`],
  timeout: (took) => ["plain", "One solution so far", `Stopped before it was known whether there are more. ${took}.`],
};

/** @param {SolveData} answer @param {Position} before @param {string} took */
function contradiction({ conflict, conflict_rules: rules = [] }, { board, values }, took) {
  const cells = cellList(conflict, board.size);
  if (rules.length) {
    const also = conflict.length ? ` with the ${conflict.length > 1 ? "digits" : "digit"} at ${cells}` : "";
    return `${rules.length > 1 ? "These rules contradict each other" : "This rule cannot hold"}${also}: ${rules.join("; ")}. ${took}.`;
  }
  if (!conflict.length) return `These digits cannot all stand. ${took}.`;
  if (conflict.length === 1) return `The ${seenValue(board, values[conflict[0]])} at ${cells} cannot stand. ${took}.`;
  if (new Set(conflict.map((cell) => values[cell])).size === 1) {
    return `${seenValue(board, values[conflict[0]])} stands twice where it may stand once: ${cells}.`;
  }
  return `The digits at ${cells} cannot all stand together. ${took}.`;
}

/** @param {RateData} rating @returns {Notice} how hard the puzzle is, in a word */
export function ratedNotice({ status, level, solved_by_logic: isLogical, unfinished }) {
  if (status === "timeout") return { ...plain(level ?? "Not rated", unfinished.length ? "The rating was stopped: what was known by then is shown." : ""), flow: true };
  if (status !== "unique") {
    const title = status === "none" ? "No solution" : "More than one solution";
    return { tone: "bad", title, detail: "Only a puzzle with exactly one solution can be rated." };
  }
  return { ...plain(`${level}`, isLogical ? "It can be solved without guessing." : "No way was found without nets or trial and error."), flow: true };
}

/** @param {RateData} rating @returns {Notice} how hard a puzzle is that has left the grid */
export const ratedBefore = (rating) => plain(`Rated meanwhile: ${ratedNotice(rating).title}`, "That is the puzzle that was here before. Its rating is kept with it.");

/** @param {RateData} rating @param {number} size @returns {[string, string][]} the scales that know the puzzle, by name */
export function scales({ level, er, ep, ed, class_er: least_isomorph, er_at_least: least, hodoku_level: name, hodoku_score: score, clue_score: clues, depth }, size) {
  const none = /** @type {[string, string][]} */ ([]);
  const hardest = clues === null ? none : [["Clue score", `${clues}, that of the hardest step`]];
  const own = level === null ? none : [["Pencilmark", level]];
  const explainer = er !== null ? `ER ${fixed(er)} · EP ${fixed(ep)} · ED ${fixed(ed)}` : least ? `ER at least ${fixed(least)} so far` : "";
  const hodoku = score === null ? none : [["HoDoKu", `${name}, ${score} (isomorphs may differ)`]];
  const whole = least_isomorph === null ? none : [["Its whole class", `ER ${fixed(least_isomorph)}, that of the least isomorph`]];
  return /** @type {[string, string][]} */ ([...own, ...hardest, ...(explainer ? [["Sukaku Explainer", explainer]] : none), ...whole, ...hodoku, ...(depth ? depths(depth, size) : none)]);
}

/** @param {NonNullable<RateData["depth"]>} depth @param {number} size @returns {[string, string][]} what experts ask of a puzzle */
function depths({ singles, trial, backdoors, braid_class: braids }, size) {
  const tried = trial === null ? "not known" : trial === 0 ? "0: singles are enough" : `${trial}`;
  return [["Singles alone", `fill ${singles} cells`], ["Trial and error", `depth ${tried}${braids && trial ? `, class ${braids}` : ""}`], ["Backdoors", doors(backdoors, size)]];
}

/** @param {number[][] | null} backdoors @param {number} size */
function doors(backdoors, size) {
  if (!backdoors) return "not known";
  if (!backdoors.length) return "larger than two cells";
  const cells = backdoors[0].length;
  if (!cells) return "none needed";
  const named = backdoors.slice(0, SHOWN_DOORS).map((door) => door.map((cell) => cellCode(cell, size)).join(" and "));
  const more = backdoors.length - named.length;
  return `of ${cells === 1 ? "one cell" : "two cells"}: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

const SHOWN_DOORS = 4;

/** @param {string} name @param {string} brief @param {readonly string[]} others @returns {string} that the step practised was found */
export const foundWords = (name, brief, others) =>
  `Found: ${name}, ${brief}.${others.length ? ` Also there: ${others.join(", ")}.` : ""}`;

/** @type {Record<string, string>} */
export const scaleNames = { own: "Pencilmark", hodoku: "HoDoKu", se: "Sukaku Explainer" };

/** @param {number | null} rating */
const fixed = (rating) => rating?.toFixed(1);

/** @param {Position} before @param {readonly number[]} solution @returns {number[]} the player's digits that differ */
function wrongCells({ values, inks }, solution) {
  return solution.flatMap((value, cell) => (inks[cell] === "own" && values[cell] !== value ? [cell] : []));
}

/** @param {ErrorData} error @returns {Notice} why a text could not be read */
export function unreadableNotice({ message, line, column }) {
  const places = [line && `line ${line}`, column && `character ${column}`].filter(Boolean).join(", ");
  const words = `${message.charAt(0).toUpperCase()}${message.slice(1)}`;
  return { tone: "bad", title: "This is not a puzzle I can read", detail: `${words}${places ? ` (${places})` : ""}.` };
}

/** @param {readonly import("../protocol.js").ChoiceData[]} [choices] @returns {Notice} why a text that was read is not on the grid */
export function unopenedNotice(choices = []) {
  const labels = choices.map(({ label }) => label).join(" or ");
  return { tone: "bad", title: "This can be read in several ways", detail: `It can be ${labels}.` };
}

/** @param {PuzzleData} puzzle @returns {Notice} */
export function loadedNotice({ board, givens, rules = [], about }) {
  const count = givens.filter(Boolean).length;
  const size = board.size === 9 ? "" : ` on ${board.size} by ${board.size} cells`;
  const parts = [count || !rules.length ? counted(count, "given") : "", rules.length ? counted(rules.length, "rule") : ""];
  const missing = about?.missing.length ? "Not all of it was understood: below the grid it says what is missing. " : "";
  return plain(`${parts.filter(Boolean).join(", ")}${size}`, `${missing}Solve it yourself, or let Python.`);
}

/** @param {ErrorData} error @returns {Notice} why no puzzle was made */
export function wishNotice(error) {
  if (["cancelled", "worker-died", "bug"].includes(error.code)) return failureNotice(error);
  const { message } = error;
  return { tone: "bad", title: "No such puzzle", detail: `${message.charAt(0).toUpperCase()}${message.slice(1)}.` };
}

/** @param {ErrorData} error @returns {Notice} why an answer did not come */
export function failureNotice({ code, message }) {
  if (code === "not-found") return { tone: "plain", title: "No such puzzle was found", detail: `${message}.` };
  if (code === "cancelled") return plain("Stopped", "Your grid is as it was.");
  if (code === "from-zero") return plain("Not on this board", `${message.charAt(0).toUpperCase()}${message.slice(1)}.`);
  if (code === "no-wheel") return { tone: "bad", title: "A part of Python is missing", detail: `${message}. Your grid is as it was: ask again later.` };
  if (code === "worker-died") {
    return { tone: "bad", title: message, detail: "Your grid is as it was. It is starting again: just ask once more." };
  }
  return { tone: "bad", title: "Something is wrong in Pencilmark", detail: `${message}. Your grid is as it was.` };
}

/** @param {import("../types.js").Made | null} made @returns {Notice & { spoken: string } | null} what goes on, its figures beside Stop; how far a batch is, read out once for each tenth */
export function batchNotice(made) {
  if (made?.going && made.text && !made.puzzles.length) return { ...notice.making, spoken: notice.making.title };
  if (!made?.going || made.wished < 2 || !made.puzzles.length) return null;
  const [count, wished] = [made.puzzles.length, made.wished];
  const spoken = `${Math.floor((10 * count) / wished)}0 percent made.`;
  return { ...plain(`${count} of ${wished} made`, "The first is on the grid already. Stop keeps what there is."), spoken };
}

/** @param {PuzzleData} puzzle made with a variant @param {number} seed @returns {Notice} */
export function settingNotice({ givens, rules = [] }, seed) {
  const [digits, clues] = [givens.filter(Boolean).length, rules.length];
  const parts = [clues && counted(clues, "clue"), digits && counted(digits, "given")];
  return plain("A new puzzle, with one solution", `${parts.filter(Boolean).join(", ")}. Seed ${seed} makes it again.`);
}

/** Marked as free of side effects, so that a script has those notices alone that it says. @param {string} title @param {string} detail @returns {Notice} */
export const plain = /* @__NO_SIDE_EFFECTS__ */ (title, detail) => ({ tone: "plain", title, detail });

/** @param {string} title @param {string} detail @returns {Notice} that Python is at work: how far it is may be said over it */
export const atWork = /* @__NO_SIDE_EFFECTS__ */ (title, detail) => ({ ...plain(title, detail), work: true });

/** @param {string} name @returns {Notice} that the puzzle is on the board of that name */
export const boardNotice = (name) => plain("The board is another now", `It is called ${name}. Undo brings back the one before.`);

/** @param {Notice} words @returns {Notice} the same as news for a moment: never the same object, so that it is shown again */
export const brief = (words) => ({ ...words, brief: true });

/** @param {string} what Python will do @returns {Notice} */
export const willDo = /* @__NO_SIDE_EFFECTS__ */ (what) => atWork("Waiting for Python", `It will ${what} as soon as it is ready.`);

/** What is always said in the same words. */
export const notice = {
  start: plain("Paste a puzzle", "Anywhere on this page: a line of 81 characters, or a grid. Or type one in."),
  play: plain("Your move", "Solve fills in the answer and says whether it is the only one."),
  rating: atWork("Taking its measure", "Python solves it as people do, step by step."),
  viewing: plain("This is the path", "Your own grid waits behind it: go back to it, or go on from here."),
  solving: atWork("Solving", "Python is at work."),
  making: atWork("Making puzzles", "Python is at work."),
  copiedAll: plain("Puzzles copied", "One line each."),
  notCopied: plain("Nothing copied", "This browser does not let the page write to the clipboard."),
  blank: plain("Nothing to solve", "The grid is empty: paste a puzzle, open a file, or type one in."),
  emptied: plain("An empty grid", "Write the givens, or paste a puzzle."),
  atStart: plain("This is where the puzzle begins", "Undo takes nothing more back. The puzzle before this one is still there."),
  fixed: plain("Your digits are the puzzle now", "Start over keeps them. Undo makes them yours again."),
  changed: plain("The puzzle has changed", "Python answered the one before. Ask again."),
  copied: plain("Link copied", "It opens this very puzzle. The puzzle is in the link itself and stored nowhere."),
  linked: plain("Link in the address bar", "Copy it from there: it opens this very puzzle."),
  noLink: /** @type {Notice} */ ({ tone: "bad", title: "No link", detail: "This puzzle is too long for one. Take its rules along as text, in Set." }),
  longLink: /** @type {Notice} */ ({ tone: "bad", title: "This link is too long", detail: "No link of this page has more than 200,000 characters: it was changed on its way. What was here before still is." }),
  complete: /** @type {Notice} */ ({ tone: "good", title: "Complete", detail: "Every house holds every digit once." }),
  fulfilled: /** @type {Notice} */ ({ tone: "good", title: "Complete", detail: "Every rule holds." }),
  willRead: willDo("read this"),
  willMake: willDo("make this"),
  willSolve: willDo("solve this"),
  willRate: willDo("rate this"),
  willCheck: willDo("check this"),
  /** @param {string} text @returns {Notice} */
  busy: (text) => atWork("Python is at work", text),
};

/** @param {readonly { memory: number }[]} members @param {number} most of them @returns {string} how many Pythons there are, and what memory they take */
export function pythonsText(members, most) {
  const bytes = members.reduce((sum, { memory }) => sum + memory, 0);
  const many = `${counted(members.length, "worker")} running (up to ${most})`;
  return bytes ? `${many}, ${Math.round(bytes / 2 ** 20)} MB` : many;
}

/** @param {import("../types.js").PythonState} python @returns {string} the status, in a few words */
export function statusText({ phase, percent, message }) {
  const texts = {
    booting: `Python is starting, ${percent} %`,
    ready: message || "Python is ready",
    busy: "Python is at work",
    error: message ? `Python could not be loaded: ${message}` : "Python could not be loaded",
  };
  return texts[phase];
}

/** @param {string} name of the file */
export const notLoaded = (name) => `${name} could not be loaded. Close it and open it again once there is a network.`;

/** The heights of the sheet on a phone, as a screen reader says them. */
export const sheetHeights = { line: "one line", half: "half", whole: "whole" };

/** What each tab of Solve says before it is asked. @type {Record<import("../types.js").AppState["tab"], Notice>} */
export const tabIntros = {
  answer: plain("Ready to solve", "Solve fills in the answer and says whether it is the only one. Undo brings your grid back."),
  hint: plain("One step at a time", "Hint says where to look, then which technique, then why. Press it again for more."),
  steps: plain("Every step there is now", "Press Steps to list them by technique; point at one to see it, press it to have it explained."),
  path: plain("The whole way", "Press Path to go from the givens to the solution, one explained step at a time."),
  rating: plain("How hard it is", "Press Rating for the level, Sukaku Explainer's ER and HoDoKu's score."),
  questions: plain("Questions", "Ask one below."),
  search: plain("The search", "How a machine solves it: guess, follow, go back."),
};
