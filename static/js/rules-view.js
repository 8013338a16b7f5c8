/** Draws rules: formulas small in their cells, the others numbered below the grid, letters at its edges. */

import { range } from "./boards.js";
import { byId, make } from "./dom.js";
import { pretty, rowLetters } from "./rules-text.js";

/**
 * @typedef {import("./types.js").Position} Position
 * @typedef {import("./protocol.js").RuleData} RuleData
 * @typedef {import("./protocol.js").RulesData} RulesData
 */

/** Letters of a formula that a cell has room for. */
const ROOM = 18;

/** @returns {(now: Position, data: RulesData | null, open: boolean) => void} draws all there is */
export function rulesOnBoard() {
  let edged = "";
  return (now, data, open) => {
    const rules = data && data.board.name === now.board.name && now.rules.length ? data.rules : [];
    const inCells = new Map(rules.filter(fitsCell).map((rule) => [rule.target, rule]));
    const edges = open || now.rules.length > 0 ? `${now.board.size}` : "";
    if (edges !== edged) drawEdges(edges ? now.board.size : 0);
    edged = edges;
    byId("board").classList.toggle("formulas", inCells.size > 0);
    drawCells(inCells, now);
    drawList(rules, inCells);
    byId("rules-score").textContent = score(rules);
  };
}

/** @param {RuleData} rule */
const fitsCell = ({ target, term }) => target >= 0 && term.length <= ROOM;

/** @param {readonly RuleData[]} rules @returns {string} such as "3 of 5 satisfied" */
export function score(rules) {
  const count = (/** @type {string} */ wanted) => rules.filter(({ state }) => state === wanted).length;
  const broken = count("broken") ? `, ${count("broken")} broken` : "";
  return rules.length ? `${count("holds")} of ${rules.length} satisfied${broken}` : "";
}

/** @param {Map<number, RuleData>} formulas @param {Position} now */
function drawCells(formulas, now) {
  byId("grid").querySelectorAll("[role=gridcell]").forEach((cell, i) => {
    const old = cell.querySelector(":scope > .formula");
    const rule = formulas.get(i);
    if (!rule) return old?.remove();
    const span = old ?? make("span", { class: "formula", "aria-hidden": "true" });
    span.textContent = `= ${pretty(rule.term)}`;
    span.setAttribute("data-state", rule.state);
    if (!old) cell.append(span);
    const before = now.marks[i].length ? `pencil marks ${now.marks[i].join(" ")}, ` : "";
    const state = rule.state === "open" ? "" : `, ${rule.state}`;
    cell.setAttribute("aria-description", `${before}formula: equals ${rule.term}${state}`);
  });
}

/** @param {readonly RuleData[]} rules @param {Map<number, RuleData>} inCells those that are not listed */
function drawList(rules, inCells) {
  const listed = rules.filter((rule) => inCells.get(rule.target) !== rule);
  byId("rules-list").hidden = listed.length === 0;
  byId("rules-list").replaceChildren(...listed.map((rule) => {
    const item = make("li", { value: `${rules.indexOf(rule) + 1}`, "data-state": rule.state }, pretty(rule.text));
    if (rule.state === "broken") item.append(make("strong", {}, " broken"));
    return item;
  }));
}

/** @param {number} size draws letters of rows and numbers of columns, none when 0 */
function drawEdges(size) {
  const label = (/** @type {string} */ side, /** @type {number} */ i, /** @type {string} */ text) => {
    const one = make("span", { class: side }, text);
    one.style.setProperty("--at", `${(i + 0.5) / size}`);
    return one;
  };
  byId("edges").replaceChildren(
    ...range(size).map((i) => label("left", i, rowLetters(i))),
    ...range(size).map((i) => label("top", i, `${i + 1}`)),
  );
}
