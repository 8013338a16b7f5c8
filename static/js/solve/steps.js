/** All steps that are possible now, by technique or by effect, filtered; and the solve path. */

import { button, byId, intoSight, make, onClick } from "../page/dom.js";
import { brief, noteOf } from "../acts/hint-words.js";
import { namesOf } from "../game/naming.js";
import { say } from "../words/say.js";

/** @typedef {{ title: string, steps: readonly StepData[], more: boolean }} Group */

/** @param {Hints} hints @returns {(state: AppState) => void} */
export function offersView(hints) {
  const filter = /** @type {HTMLInputElement} */ (byId("offers-filter"));
  const order = /** @type {HTMLSelectElement} */ (byId("offers-by"));
  const buttons = /** @type {Map<StepData, HTMLElement>} */ (new Map());
  let drawn = /** @type {StepsData | null} */ (null);
  let coordinates = "";
  const draw = () => {
    if (!drawn) return;
    buttons.clear();
    const name = (/** @type {string} */ text) => hints.actions.named(text);
    const byTechnique = order.value !== "effect";
    const listed = order.value === "plainest" && !filter.value.trim() ? freshOf(drawn.groups) : drawn.groups; // a search covers all
    const groups = arranged(listed, byTechnique, (step) => hasAll(name(`${step.name} ${brief(step)}`), filter.value));
    byId("offers-list").replaceChildren(...groups.map((group) => groupOf(hints, group, byTechnique, buttons)));
    byId("offers-note").textContent = groups.length || !filter.value.trim() ? noteOf({ ...drawn, groups: [...listed] }) : say("acts-none-with-words");
  };
  onClick("offers-further", () => void hints.list(true));
  onClick("offers-close", () => hints.close());
  onClick("step-do", () => void hints.tell(4));
  const along = (/** @type {1 | -1} */ by) => {
    const all = [...buttons];
    const at = all.findIndex(([step]) => step === hints.store.get().hint?.step);
    const [step, button] = all[at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)] ?? [];
    if (!step || !button) return;
    hints.choose(step);
    hints.store.flush();
    button.scrollIntoView({ block: "nearest" });
    if (byId("offers-list").contains(document.activeElement)) button.focus();
  };
  onClick("step-before", () => along(-1));
  onClick("step-after", () => along(1));
  byId("offers-list").addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    event.stopPropagation(); // the arrows are not for the grid
    along(event.key === "ArrowDown" ? 1 : -1);
  });
  filter.addEventListener("input", draw);
  order.addEventListener("change", draw);

  return (state) => {
    const { offers, hint } = state;
    const names = namesOf(state);
    byId("offers").hidden = offers === null;
    if (offers !== drawn || names.coordinates !== coordinates) {
      [drawn, coordinates] = [offers, names.coordinates];
      draw();
    }
    const isListed = offers !== null && hint !== null && hint.depth < 4 && buttons.has(hint.step);
    byId("step-do").hidden = !isListed;
    byId("step-before").hidden = byId("step-after").hidden = offers === null;
    let isFirst = true;
    for (const [step, button] of buttons) {
      button.setAttribute("aria-pressed", `${hint?.step === step}`);
      button.tabIndex = isListed ? (hint.step === step ? 0 : -1) : isFirst ? 0 : -1; // one Tab stop; arrows move along
      isFirst = false;
    }
  };
}

/** @param {string} text @param {string} words @returns {boolean} whether it has all of the words, in any case */
export const hasAll = (text, words) => words.toLowerCase().split(/\s+/).every((word) => text.toLowerCase().includes(word));

/** @param {StepData} step @returns {string} its conclusion, without the evidence */
export const effectOf = (step) => brief(step).split("⇒ ").at(-1) ?? "";

/** @param {readonly StepGroup[]} groups @returns {readonly StepGroup[]} only the plainest step for each conclusion */
export const freshOf = (groups) =>
  groups.filter(({ fresh }) => fresh).map((group) => ({ ...group, steps: group.steps.slice(0, group.fresh), more: group.more && group.fresh === group.steps.length }));

/**
 * Arrange steps by technique or by effect, the commonest effect first.
 * @param {readonly StepGroup[]} groups
 * @param {boolean} byTechnique
 * @param {(step: StepData) => boolean} fits
 * @returns {Group[]} without those that are empty
 */
export function arranged(groups, byTechnique, fits) {
  if (byTechnique) {
    const all = groups.map(({ name, steps, more }) => ({ title: name, steps: steps.filter(fits), more: Boolean(more) }));
    return all.filter(({ steps }) => steps.length);
  }
  const found = /** @type {Map<string, StepData[]>} */ (new Map());
  for (const step of groups.flatMap(({ steps }) => steps).filter(fits)) {
    const effect = effectOf(step);
    found.set(effect, [...(found.get(effect) ?? []), step]);
  }
  const all = [...found].map(([title, steps]) => ({ title, steps, more: false }));
  return all.sort((one, other) => other.steps.length - one.steps.length);
}

/** @param {Hints} hints @param {Group} group @param {boolean} byTechnique @param {Map<StepData, HTMLElement>} buttons */
function groupOf(hints, { title, steps, more }, byTechnique, buttons) {
  const list = make("ul", {}, ...steps.map((step) => {
    const made = stepButton(hints, step, byTechnique ? brief(step) : step.name);
    buttons.set(step, made);
    return make("li", {}, made);
  }));
  const head = make("h3", {}, hints.actions.named(title), make("span", { class: "times" }, ` ${steps.length}${more ? "+" : ""}`));
  return make("li", {}, head, list);
}

/** @param {Hints} hints @param {StepData} step @param {string} text @returns {HTMLElement} */
function stepButton(hints, step, text) {
  const name = (/** @type {string} */ words) => hints.actions.named(words);
  const made = button({ "aria-label": name(`${text}. ${step.text}`) }, () => hints.choose(step), name(text));
  for (const kind of ["pointerenter", "focus"]) made.addEventListener(kind, () => hints.preview(step));
  for (const kind of ["pointerleave", "blur"]) made.addEventListener(kind, () => hints.preview(null));
  return made;
}

/** @param {Hints} hints @returns {(state: AppState) => void} */
export function pathView(hints) {
  let shown = /** @type {PathData | null} */ (null);
  let entries = /** @type {HTMLElement[]} */ ([]);
  onClick("path-first", () => hints.go(0));
  onClick("path-previous", () => hints.actions.wander(-1));
  onClick("path-next", () => hints.actions.wander(1));
  onClick("path-last", () => hints.go(Infinity));
  onClick("path-close", () => hints.close());
  onClick("path-take", () => hints.take());
  onClick("path-text", () => void hints.keepPath(false));
  byId("path-list").addEventListener("keydown", (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation(); // the arrows are not for the grid
    hints.actions.wander(by);
    hints.store.flush();
    entries[hints.store.get().viewing?.at ?? -1]?.focus();
  });
  onClick("path-html", () => void hints.keepPath(true));

  return ({ viewing }) => {
    byId("path").hidden = byId("walk").hidden = viewing === null;
    const data = viewing?.data ?? null;
    if (data && data !== shown) {
      entries = [];
      byId("path-list").replaceChildren(...runsOf(data.singles).map((places) => runItem(hints, data, places, entries)));
    }
    shown = data;
    if (viewing) mark(viewing, entries);
  };
}

/**
 * Group the steps of a path: runs of singles together, every other step alone.
 * @param {readonly boolean[]} singles
 * @returns {number[][]}
 */
function runsOf(singles) {
  const found = /** @type {number[][]} */ ([]);
  singles.forEach((single, place) => {
    if (single && place > 0 && singles[place - 1]) found[found.length - 1].push(place);
    else found.push([place]);
  });
  return found;
}

/** @param {Hints} hints @param {PathData} data @param {readonly number[]} places @param {HTMLElement[]} entries */
function runItem(hints, { steps, singles }, places, entries) {
  const buttons = places.map((place) => {
    const told = hints.actions.named(brief(steps[place]));
    const text = places.length > 1 ? told : `${steps[place].name}: ${told}`;
    return (entries[place] = button({}, () => hints.go(place), text));
  });
  const isRun = singles[places[0]] && places.length > 1;
  const content = isRun ? [summed(buttons, places.map((place) => hints.actions.named(brief(steps[place]))))] : buttons;
  return make("li", { value: `${places[0] + 1}` }, ...content);
}

/** @param {readonly HTMLElement[]} buttons @param {readonly string[]} briefs @returns {HTMLElement} */
function summed(buttons, briefs) {
  const title = make("summary", {}, say("solve-singles", { count: briefs.length }), make("span", { class: "quiet" }, ` ${briefs.slice(0, 2).join(", ")}${briefs.length > 2 ? " …" : ""}`));
  return make("details", {}, title, ...buttons);
}

/** @param {Viewing} viewing @param {readonly HTMLElement[]} entries of which the current one is marked */
function mark({ data, at }, entries) {
  for (const old of byId("path-list").querySelectorAll("[aria-current]")) old.removeAttribute("aria-current");
  const entry = entries[at];
  if (entry) {
    const summary = entry.closest("details:not([open])")?.querySelector("summary");
    entry.setAttribute("aria-current", "step");
    summary?.setAttribute("aria-current", "step");
    intoSight(byId("path-list"), summary ?? entry);
  }
  for (const [id, there] of /** @type {const} */ ([["path-first", 0], ["path-previous", 0], ["path-next", data.steps.length], ["path-last", data.steps.length]])) {
    byId(id).setAttribute("aria-disabled", `${at === there}`);
  }
}
