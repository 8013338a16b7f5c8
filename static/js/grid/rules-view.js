/** Rules: formulas in cells, the others numbered below the grid, and letters at its edges. */

import { range, sidesOf } from "../game/boards.js";
import { byId, make } from "../page/dom.js";
import { seen } from "../game/fog.js";
import { named, namesOf, pretty, rowLetters, rowName } from "../game/naming.js";
import { commas, say, small } from "../words/say.js";
import { satisfied } from "./words.js";

/** Most letters of a formula for which a cell has room. */
const ROOM = 18;

/** @returns {(state: AppState) => void} draws all of this but the formulas in cells */
export function rulesOnBoard() {
  let edged = "";
  return (state) => {
    const { judged, place, settings } = state;
    const now = seen(state);
    const inCells = formulasIn(now, judged);
    const { coordinates } = namesOf(state); // formulas name cells such as a1
    const small = coordinates !== settings.coordinates;
    const edges = place === "set" || coordinates !== "none" ? `${coordinates} ${small} ${sidesOf(now.board)}` : "";
    if (edges !== edged) drawEdges(edges ? sidesOf(now.board) : [0, 0], small ? rowLetters : (row) => rowName(coordinates, row));
    edged = edges;
    byId("board").classList.toggle("formulas", inCells.size > 0);
    drawList(rulesOf(now, judged), inCells, now.board.says ?? [], (text) => named(text, { coordinates }, now.board.size));
  };
}

/** @param {JudgedRule} rule */
const fitsCell = ({ target, term }) => target >= 0 && term.length <= ROOM;

/** @param {readonly JudgedRule[]} rules @returns {string} such as "3 of 5 satisfied" */
export function score(rules) {
  const count = (/** @type {string} */ wanted) => rules.filter(({ state }) => state === wanted).length;
  return rules.length ? commas([satisfied(count("holds"), rules.length), count("broken") && say("grid-broken-count", { count: count("broken") })]) : "";
}

/** @param {Position} now @param {Judged | null} judged @returns {readonly JudgedRule[]} the judged rules, if they belong to this puzzle */
export const rulesOf = (now, judged) => {
  const all = judged && judged.board === now.board.name && now.rules.length ? judged.rules : [];
  return now.covered ? all.flatMap((rule) => veiled(rule, /** @type {ReadonlySet<number>} */ (now.covered))) : all;
};

/** @param {JudgedRule} rule @param {ReadonlySet<number>} covered @returns {JudgedRule[]} under fog, only the kind of rule */
function veiled(rule, covered) {
  if (!rule.cells.some((cell) => covered.has(cell))) return [rule];
  return rule.title ? [{ ...rule, state: "open", cells: [], sums: [], isHidden: true }] : [];
}

/** @param {Position} now @param {Judged | null} judged @returns {Map<number, JudgedRule>} formulas that stand in cells */
export const formulasIn = (now, judged) =>
  new Map(rulesOf(now, judged).filter(fitsCell).map((rule) => [rule.target, rule]));

/** @param {Position} now @param {Judged | null} judged @returns {string[][]} for each cell the named clues that it is in */
export function cellsInRules(now, judged) {
  const names = now.values.map(() => /** @type {string[]} */ ([]));
  for (const { state, cells, title, numbers = [] } of rulesOf(now, judged)) {
    const name = commas([[small(title ?? ""), ...numbers].join(" "), state === "broken" && say("grid-broken")]);
    if (title) for (const cell of new Set(cells)) names[cell].push(name);
  }
  return names;
}

/**
 * @param {readonly JudgedRule[]} rules
 * @param {Map<number, JudgedRule>} inCells those not listed
 * @param {readonly string[]} says the rules of the board itself
 * @param {(text: string) => string} naming of cells
 */
function drawList(rules, inCells, says, naming) {
  const listed = rules.filter((rule) => inCells.get(rule.target) !== rule);
  const named = /** @type {Map<string, JudgedRule[]>} */ (new Map());
  for (const rule of listed) if (rule.title) named.set(rule.title, [...(named.get(rule.title) ?? []), rule]);
  byId("rules-list").hidden = listed.length + says.length === 0;
  byId("rules-list").replaceChildren(
    ...says.map(sayingItem),
    ...[...named].map(([title, clues]) => clueItem(title, clues, naming)),
    ...listed.filter(({ title }) => !title).map((rule) => ruleItem(rule, rules.indexOf(rule) + 1)),
  );
}

/** @param {JudgedRule} rule @param {number} number @returns {HTMLElement} */
function ruleItem(rule, number) {
  const fault = rule.state === "broken" ? [make("strong", {}, ` ${say("grid-broken")}`)] : [];
  return make("li", { value: `${number}`, "data-state": rule.state }, pretty(rule.text), ...fault);
}

/** @param {string} saying such as "Windoku: The windows ..." @returns {HTMLElement} */
function sayingItem(saying) {
  const [title, ...rest] = saying.split(": ");
  return make("li", { class: "named" }, make("b", {}, title), make("span", {}, ` ${rest.join(": ")}`));
}

/** @param {string} title @param {readonly JudgedRule[]} clues all of one variant @param {(text: string) => string} naming of cells @returns {HTMLElement} its rule, and those broken */
function clueItem(title, clues, naming) {
  const faults = clues.filter(({ state }) => state === "broken");
  const all = clues.every(({ state }) => state === "holds");
  const numbers = clues.every(({ cells }) => !cells.length) ? clues.flatMap((clue) => clue.numbers ?? []) : []; // for the whole board
  const count = numbers.length ? ` ${commas(numbers.map(String))}` : clues.length > 1 && !clues.some(({ isHidden }) => isHidden) ? ` × ${clues.length}` : "";
  const state = faults.length ? "broken" : all ? "holds" : "open";
  const broken = faults.map(({ text }) => make("strong", { class: "fault" }, say("grid-is-broken", { what: naming(text) })));
  return make("li", { class: "named", "data-state": state }, make("b", {}, `${title}${count}`), make("span", {}, ` ${clues[0].says}`), ...broken);
}

/** @param {number[]} sides rows whose names it draws, and columns whose numbers @param {(row: number) => string} name of a row */
function drawEdges([high, wide], name) {
  const label = (/** @type {string} */ side, /** @type {number} */ i, /** @type {string} */ text, size = side === "left" ? high : wide) => {
    const one = make("span", { class: side }, text);
    one.style.setProperty("--at", `${(i + 0.5) / size}`);
    return one;
  };
  byId("board").classList.toggle("edged", high > 0);
  byId("edges").replaceChildren(
    ...range(high).map((i) => label("left", i, name(i))),
    ...range(wide).map((i) => label("top", i, `${i + 1}`)),
  );
}
