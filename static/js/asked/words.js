/** The answers to questions about a puzzle, in words. */

import { writeLine } from "../game/link.js";
import { cellCode } from "../page/words.js";
import { asSentence, commas, locale, say, semicolons, sentences } from "../words/say.js";

/** The questions by their kinds, in the order of their buttons. @type {Record<Asked["kind"], string>} */
export const TITLES = {
  total: say("asked-title-total"),
  solutions: say("asked-title-solutions"),
  candidates: say("asked-title-candidates"),
  spare: say("asked-title-spare"),
  conflict: say("asked-title-conflict"),
  canon: say("asked-title-canon"),
};

/** @param {PartsData} parts @param {number} size @returns {string} "r1c2, r2c2 and r3c4" */
export const partsText = ({ cells, rules }, size) => say("page-list", { all: [...cells.map((cell) => cellCode(cell, size)), ...rules] });

/** @param {readonly number[]} givens @param {Pick<Position, "board" | "rules">} now @returns {string} which grid it is */
export function puzzleText(givens, { board, rules }) {
  const line = writeLine(givens, board);
  const what = commas([say("solve-givens", { count: givens.filter(Boolean).length }), rules.length > 0 && say("solve-rules", { count: rules.length })]);
  return say("asked-puzzle", { what, line: line.length > 30 ? `${line.slice(0, 24)} …` : line });
}

/** @param {Asked} entry @param {number} size of the board @returns {string} */
export function answerText(entry, size) {
  if (entry.error) return errorText(entry.error);
  if (!entry.data) return entry.text ? asSentence(entry.text) : say("asked-working");
  switch (entry.kind) {
    case "total": return totalText(entry.data);
    case "solutions": return solutionsText(entry.data);
    case "candidates": return candidatesText(entry.data);
    case "spare": return spareText(entry.data);
    case "conflict": return conflictText(entry.data, size);
    default: return canonText(entry.data);
  }
}

/** @param {ErrorData} error */
function errorText({ code, message }) {
  if (code === "cancelled") return say("asked-stopped");
  if (code === "has-rules") return say("asked-rules-besides");
  if (code === "has-candidates") return say("asked-candidates-besides");
  return asSentence(message);
}

/** @param {TotalData} data */
function totalText({ count, exact, estimate }) {
  if (exact) return count ? say("asked-total", { count }) : say("asked-none");
  const isGuessed = estimate !== null && estimate > count;
  return sentences([say("asked-at-least", { count }), isGuessed && say("asked-estimate", { number: powerOfTen(estimate) })]);
}

/** @param {number} number @returns {string} such as 1.2 × 10^21 */
function powerOfTen(number) {
  const [digits, power] = number.toExponential(1).split(/e\+?/);
  return `${Number(digits).toLocaleString(locale(), { minimumFractionDigits: 1 })} × 10^${power}`;
}

/** @param {SolutionsData} data */
function solutionsText({ solutions, shared, whole }) {
  const [count, cells, fixed] = [solutions.length, shared.length, shared.filter(Boolean).length];
  if (!count) return whole ? say("asked-none") : say("asked-none-by-then");
  if (count === 1 && whole) return say("asked-one");
  return whole
    ? sentences([say("asked-total", { count }), say("asked-they-agree", { fixed, cells })])
    : sentences([say("asked-first", { count }), say("asked-these-agree", { fixed, cells })]);
}

/** @param {CandidatesData} data */
function candidatesText({ candidates }) {
  if (!candidates.some((own) => own.length)) return say("asked-none-true");
  const open = candidates.filter((own) => own.length > 1).length;
  return open ? say("asked-true", { open, fixed: candidates.length - open }) : say("asked-each-has-one");
}

/** @param {SpareData} data */
function spareText({ status, singles, pairs, whole }) {
  if (status === "none") return say("asked-spare-none");
  if (status === "multiple") return say("asked-spare-multiple");
  if (status === "timeout") return say("asked-spare-timeout");
  const stopped = !whole && say("asked-stopped-before");
  if (!singles.length) return whole ? say("asked-minimal") : sentences([say("asked-nothing-found"), stopped]);
  const two = pairs.length ? say("asked-pairs", { count: pairs.length }) : whole && say("asked-no-pairs");
  return sentences([say("asked-not-minimal", { count: singles.length }), two, stopped]);
}

/** @param {ConflictData} data @param {number} size */
function conflictText({ solvable, cells, rules }, size) {
  if (solvable) return say("asked-no-conflict");
  if (!cells.length && !rules.length) return say("asked-no-small-set");
  const digits = cells.length ? [say("asked-digits-at", { cells: cells.map((cell) => cellCode(cell, size)) })] : [];
  return say("asked-cannot-hold", { count: cells.length + rules.length, what: semicolons([...digits, ...rules]) });
}

/** @param {CanonData} data */
const canonText = ({ automorphisms }) => say("asked-automorphisms", { count: BigInt(automorphisms) });

export const shared = say("asked-what-they-share");
/** @param {number} shown how many, if not all */
export const twoTogether = (shown = 0) => (shown ? say("asked-two-together-first", { shown }) : say("asked-two-together"));
