/** Puzzles near the chosen ones, added to the list as Python finds them; and facts about the solution grid of one. */

import { byId, make } from "../page/dom.js";
import { dataOf } from "../python/engine.js";
import { plainRow } from "./keep.js";
import * as wording from "./words.js";
import { say } from "../words/say.js";

/** @typedef {import("./many.js").Many} Many */
/** @typedef {{ rows: () => void, chosen: () => void, report: (text: string) => void }} Shown draws the rows, the choice, and a sentence */
/** @typedef {{ numbers: readonly number[], name: (number: number) => string, fields: Omit<VicinityRequest, "id" | "kind"> }} Wanted */

/** Most puzzles to search near, and most cells of an unavoidable set. */
const [MOST, SETS] = [1000, 12];
const [CIRCLE, LETTER] = [360, 97];
const SIZE = 9;

/** @type {Wanted | null} the search that was stopped */
let stopped = null;

/** @param {Actions} actions @param {Many} many @param {Shown} shown @param {boolean} [again] resumes the stopped search */
export async function addNear(actions, many, shown, again = false) {
  const wanted = again ? stopped : wantedOf(many);
  if (!wanted?.numbers.length) return;
  stopped = wanted;
  byId("many-near-cancel").hidden = false;
  byId("many-near-again").hidden = true;
  try {
    if (await add(actions, many, wanted, shown, again)) stopped = null;
  } catch (error) {
    stopped = null;
    shown.report(dataOf(error).message);
  }
  byId("many-near-cancel").hidden = true;
  byId("many-near-again").hidden = !stopped;
  shown.rows();
}

/** @param {Many} many @returns {Wanted} what the form says */
function wantedOf(many) {
  const numbers = nearable(many).slice(0, MOST);
  const select = /** @type {HTMLSelectElement} */ (byId("many-near-what"));
  const isExchange = select.value.startsWith("{");
  const fields = {
    lines: numbers.map((row) => many.rows.row(row).line).join("\n"),
    what: /** @type {Wanted["fields"]["what"]} */ (isExchange ? "exchange" : select.value),
    exchange: isExchange ? select.value : "{-1+1}",
    minimal: /** @type {HTMLInputElement} */ (byId("many-near-minimal")).checked,
    givens: Number(/** @type {HTMLInputElement} */ (byId("many-near-givens")).value) || undefined,
  };
  const kind = select.selectedOptions[0].text;
  return { numbers, fields, name: (number) => (isExchange ? say("many-near-name", { exchange: kind, number }) : say("many-near-kind", { kind, number })) };
}

/** @param {Many} many @returns {number[]} the chosen plain rows, in order */
function nearable({ rows, order, chosen }) {
  return [...order].filter((row) => chosen.has(row) && rows.row(row).board === "9" && !rows.row(row).rules && rows.row(row).line);
}

/** @param {Actions} actions @param {Many} many @param {Wanted} wanted @param {Shown} shown @param {boolean} again @returns {Promise<boolean>} whether it was completed */
async function add(actions, many, { fields, numbers, name }, shown, again) {
  const had = new Set(again ? Array.from({ length: many.rows.count }, (_, row) => many.rows.row(row).line) : []);
  let over = 0;
  const { found, ended } = await actions.ask("vicinity", { ...fields, again }, ({ listed = [], text }) => {
    shown.report(text);
    const fresh = listed.filter(({ puzzle }) => !had.has(puzzle));
    over += many.add(fresh.map(({ puzzle, line }) => ({ ...plainRow(puzzle), name: name(numbers[line - 1] + 1) })));
    if (fresh.length) shown.rows();
    if (over) actions.cancel();
  });
  shown.chosen();
  shown.report(say("many-near-found", { found }));
  return ended;
}

/** Examine the solution grid of the first chosen puzzle. @param {Actions} actions @param {Many} many @param {(text: string) => void} report */
export async function examine(actions, many, report) {
  const [row] = nearable(many);
  if (row === undefined) return;
  const button = /** @type {HTMLButtonElement} */ (byId("many-grid-go"));
  button.disabled = true;
  byId("many-near-cancel").hidden = false;
  try {
    const found = await actions.ask("laboratory", { line: many.rows.row(row).line, most: SETS }, ({ text }) => report(text));
    report("");
    draw(found, row + 1);
  } catch (error) {
    report(dataOf(error).message);
  }
  button.disabled = false;
  byId("many-near-cancel").hidden = true;
}

/** @param {LaboratoryData} found @param {number} number of the puzzle */
function draw(found, number) {
  const section = byId("many-grid");
  section.hidden = false;
  const title = byId("many-grid-title");
  title.textContent = say("many-grid-title", { number });
  const list = (/** @type {readonly number[]} */ numbers) => numbers.map((one) => one.toLocaleString(document.documentElement.lang)).join(" · ");
  const told = [
    [wording.LABORATORY.canonical, found.canonical],
    [wording.LABORATORY.automorphisms, `${found.automorphisms}`],
    [wording.LABORATORY.bands, list(found.bands.slice(0, 3))],
    [wording.LABORATORY.stacks, list(found.bands.slice(3))],
    [wording.LABORATORY.completions, list(found.completions)],
    [say("many-grid-sets", { most: found.complete }), found.sizes.map((one) => wording.sizeText(one).replaceAll(" ", "\u00a0")).join(" · ")],
    [wording.LABORATORY.mcn, wording.mcnText(found.mcn, found.proved)],
  ];
  section.querySelector("dl")?.replaceChildren(...told.flatMap(([name, text]) => [make("dt", {}, name), make("dd", {}, text)]));
  section.querySelector("table")?.replaceChildren(...Array.from({ length: SIZE }, (_, at) => rowOf(found, at * SIZE)));
  title.focus({ preventScroll: true });
  section.scrollIntoView({ block: "nearest" });
}

/** @param {LaboratoryData} found @param {number} first cell of the row @returns {HTMLElement} its digits, each with the letter and the hue of its disjoint set */
function rowOf({ grid, disjoint }, first) {
  return make("tr", {}, ...Array.from({ length: SIZE }, (_, at) => {
    const part = disjoint.findIndex((cells) => cells.includes(first + at));
    if (part < 0) return make("td", {}, grid[first + at]);
    const cell = make("td", { class: "part" }, grid[first + at], make("small", {}, String.fromCodePoint(LETTER + part)));
    cell.style.setProperty("--hue", `${Math.round((part * CIRCLE) / disjoint.length)}`);
    return cell;
  }));
}
