/** The view of a path: a list of its steps, singles summed up, and ways along it; the grid follows. */

import { byId, make, onClick } from "../page/dom.js";
import { brief } from "../acts/hint-words.js";
import { say } from "../words/say.js";

/**
 * @typedef {import("../acts/hints.js").Hints} Hints
 * @typedef {import("../protocol.js").PathData} PathData
 */

/** @param {Hints} hints @returns {(state: import("../types.js").AppState) => void} */
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
      byId("path-list").replaceChildren(...groups(data.singles).map((places) => groupOf(hints, data, places, entries)));
    }
    shown = data;
    if (viewing) mark(viewing, entries);
  };
}

/**
 * Sum up singles: the steps of a path in runs, those of singles together and each other step alone.
 * @param {readonly boolean[]} singles
 * @returns {number[][]}
 */
function groups(singles) {
  const found = /** @type {number[][]} */ ([]);
  singles.forEach((single, place) => {
    if (single && place > 0 && singles[place - 1]) found[found.length - 1].push(place);
    else found.push([place]);
  });
  return found;
}

/** @param {Hints} hints @param {PathData} data @param {readonly number[]} places @param {HTMLElement[]} entries */
function groupOf(hints, { steps, singles }, places, entries) {
  const item = make("li", { value: `${places[0] + 1}` });
  const buttons = places.map((place) => {
    const told = hints.actions.named(brief(steps[place]));
    const text = places.length > 1 ? told : `${steps[place].name}: ${told}`;
    const button = make("button", { type: "button" }, text);
    button.addEventListener("click", () => hints.go(place));
    entries[place] = button;
    return button;
  });
  if (!singles[places[0]] || places.length === 1) item.append(...buttons);
  else item.append(summed(buttons, places.map((place) => hints.actions.named(brief(steps[place])))));
  return item;
}

/** @param {readonly HTMLElement[]} buttons @param {readonly string[]} briefs @returns {HTMLElement} */
function summed(buttons, briefs) {
  const all = make("details", {});
  const title = make("summary", {}, say("solve-singles", { count: briefs.length }));
  title.append(make("span", { class: "quiet" }, ` ${briefs.slice(0, 2).join(", ")}${briefs.length > 2 ? " …" : ""}`));
  all.append(title, ...buttons);
  return all;
}

/** @param {import("../types.js").Viewing} viewing @param {readonly HTMLElement[]} entries marks where the grid is */
function mark({ data, at }, entries) {
  for (const old of byId("path-list").querySelectorAll("[aria-current]")) old.removeAttribute("aria-current");
  const entry = entries[at];
  if (entry) {
    const summary = entry.closest("details:not([open])")?.querySelector("summary");
    entry.setAttribute("aria-current", "step");
    summary?.setAttribute("aria-current", "step");
    scrollTo(byId("path-list"), summary ?? entry);
  }
  for (const [id, there] of /** @type {const} */ ([["path-first", 0], ["path-previous", 0], ["path-next", data.steps.length], ["path-last", data.steps.length]])) {
    byId(id).setAttribute("aria-disabled", `${at === there}`);
  }
}

/** @param {HTMLElement} list @param {HTMLElement} entry brings it into sight within the list alone: the page stays put */
function scrollTo(list, entry) {
  const [box, own] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (own.top < box.top) list.scrollTop -= box.top - own.top;
  if (own.bottom > box.bottom) list.scrollTop += own.bottom - box.bottom;
}
