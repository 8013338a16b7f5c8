/** The parts around the table of many puzzles: counts, progress, questions, columns, the chart. */

import { byId, inPage, make } from "../page/dom.js";
import { QUESTIONS, column } from "./columns.js";
import { PRINTED } from "./files.js";
import * as wording from "./words.js";
import { say } from "../words/say.js";

/** @typedef {import("./many.js").Many} Many */

/** Columns that can be charted. */
const PICTURED = ["status", "clues", "minimal", "symmetry", "level", "hardest", "er", "score", "rated"];

/** @param {Many} many to count; the rest is shown only if there are any */
export function drawCount({ rows, order }) {
  const all = rows.count;
  byId("many-count").textContent = all ? wording.countText(order.length, all) : "";
  byId("many-frame").style.setProperty("--rows", `${order.length}`);
  for (const id of ["many-work", "many-view"]) byId(id).hidden = !all;
}

/** @param {Many} many to show the progress of, and the questions */
export function drawProgress({ work, pool, questions }) {
  const { isGoing, isPaused, progress } = work;
  byId("many").dataset.state = isPaused ? "paused" : isGoing ? "going" : "idle";
  byId("many-going").hidden = !isGoing && !isPaused;
  const bar = /** @type {HTMLProgressElement} */ (byId("many-bar"));
  bar.max = Math.max(1, progress.total);
  bar.value = progress.done;
  byId("many-progress").textContent = wording.progressText(progress, isPaused, pool.members.length);
  byId("many-pause").textContent = isPaused ? wording.resume : wording.pause;
  const ticks = /** @type {NodeListOf<HTMLInputElement>} */ (byId("many-questions").querySelectorAll("input"));
  /** @type {HTMLSelectElement} */ (byId("many-technique")).value = work.technique;
  for (const tick of ticks) tick.checked = questions.some((one) => one === tick.value);
}

/** @param {Many} many whose chosen puzzles can be printed */
export function drawChosen({ chosen }) {
  const button = /** @type {HTMLButtonElement} */ (byId("many-print"));
  button.disabled = !chosen.size;
  button.textContent = wording.printText(Math.min(PRINTED, chosen.size));
  for (const id of ["many-near-go", "many-grid-go"]) /** @type {HTMLButtonElement} */ (byId(id)).disabled = !chosen.size;
}

/** @param {Many} many @param {() => void} changed offers what can be asked of each puzzle */
export function offerQuestions(many, changed) {
  byId("many-questions").append(...QUESTIONS.flatMap(({ question, label }) => [ticked(question, label, false, (isOn) => {
    const asked = (/** @type {string} */ one) => (one === question ? isOn : many.questions.some((old) => old === one));
    many.ask(QUESTIONS.map((one) => one.question).filter(asked));
  }), ...(question === "technique" ? [techniques(many, changed)] : [])]));
}

/** @param {Many} many @param {() => void} changed @returns {HTMLElement} the techniques that Make knows, to choose the one whose steps are counted */
function techniques(many, changed) {
  const groups = [...(inPage("select[name=technique]")?.querySelectorAll("optgroup") ?? [])].map((group) => group.cloneNode(true));
  const select = /** @type {HTMLSelectElement} */ (make("select", { id: "many-technique", "aria-label": say("many-technique") }, ...groups));
  select.value = many.work.technique;
  select.addEventListener("change", () => {
    many.count(select.value);
    changed();
  });
  return select;
}

/** @param {Many} many @param {() => void} changed offers the columns that there are, to be seen and to be pictured */
export function offerColumns(many, changed) {
  const list = byId("many-columns");
  const key = many.offered.join();
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  list.replaceChildren(...many.offered.map((id) => {
    const { title } = column(id);
    return ticked(id, title, !many.hidden.has(id), (isOn) => {
      if (isOn) many.hidden.delete(id);
      else many.hidden.add(id);
      changed();
    }, say("many-column-of", { title })); // only one field is called Puzzle
  }));
  const pictured = /** @type {HTMLSelectElement} */ (byId("many-pictured"));
  const before = pictured.value;
  pictured.replaceChildren(...many.offered.filter((id) => PICTURED.includes(id)).map((id) => make("option", { value: id }, column(id).title)));
  pictured.value = [...pictured.options].some(({ value }) => value === before) ? before : "status";
}

/**
 * @param {string} value
 * @param {string} label
 * @param {boolean} isOn
 * @param {(isOn: boolean) => void} turned
 * @param {string} [name] where the label would not say it
 * @returns {HTMLElement}
 */
function ticked(value, label, isOn, turned, name = label) {
  const tick = /** @type {HTMLInputElement} */ (make("input", { type: "checkbox", value, "aria-label": name }));
  tick.checked = isOn;
  tick.addEventListener("change", () => turned(tick.checked));
  return make("label", { class: "tick" }, tick, label);
}

/** @param {Many} many to chart a column of */
export async function drawPicture({ rows, order }) {
  const id = /** @type {HTMLSelectElement} */ (byId("many-pictured")).value;
  if (!id) return;
  const { drawBars, spread } = await import("../many/histogram.js");
  drawBars(/** @type {any} */ (byId("many-picture")), spread(rows, order, id));
}

/** @param {string} words */
export function report(words) {
  byId("many-said").textContent = words;
}
