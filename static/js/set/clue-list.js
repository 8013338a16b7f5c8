/** The clues of the puzzle as a list: one that is pressed is in hand and marked on the grid, Delete takes it away. */

import { rulesOf } from "../grid/rules-view.js";
import { byId, goAlong, make } from "../page/dom.js";
import { found, partsOf, toolOf } from "./setter.js";
import * as wording from "./words.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("./hand.js").Hand} Hand
 */

/** @param {Hand} hand @returns {(state: AppState) => void} */
export function clueList(hand) {
  const list = byId("clues");
  let shown = "";
  rows(list, (row) => (row.dataset.place === "digits" ? hand.take("digit") : hand.choose(Number(row.dataset.place))), {
    Delete: () => void hand.remove().then(() => /** @type {HTMLElement | null} */ (list.querySelector("[tabindex='0']"))?.focus()),
    Escape: () => hand.drop(),
  });
  return (state) => {
    const { now } = hand.actions;
    const givens = now.inks.filter((ink) => ink === "given").length;
    const lines = now.rules.map((rule) => hand.actions.named(rule));
    const key = [hand.variants.length, givens, ...lines].join("\n");
    if (key !== shown) list.replaceChildren(...(givens ? [row("digits", wording.digits, wording.givensText(givens))] : []), ...lines.map((line, place) => clueRow(hand, line, place)));
    shown = key;
    byId("clues-count").textContent = lines.length ? `${lines.length}` : "";
    mark(list, hand, rulesOf(now, state.judged), state.selection.cursor);
  };
}

/** @param {HTMLElement} list @param {Hand} hand @param {ReturnType<typeof rulesOf>} judged @param {number} cursor marks what is in hand, what has the chosen cell, and what is broken */
function mark(list, hand, judged, cursor) {
  const stop = hand.chosen >= 0 ? `${hand.chosen}` : list.querySelector("li")?.dataset.place;
  for (const one of list.querySelectorAll("li")) {
    const rule = judged[Number(one.dataset.place)];
    const isChosen = one.dataset.place === `${hand.chosen}`;
    if (isChosen && one.getAttribute("aria-selected") !== "true") one.scrollIntoView({ block: "nearest" });
    one.setAttribute("aria-selected", `${isChosen}`);
    one.tabIndex = one.dataset.place === stop ? 0 : -1;
    one.classList.toggle("here", Boolean(rule?.cells.includes(cursor)));
    one.classList.toggle("broken", rule?.state === "broken");
  }
}

/** @param {Hand} hand @param {string} line @param {number} place */
function clueRow(hand, line, place) {
  const [head, cells] = partsOf(line) ?? ["", line];
  const [name, ...numbers] = head.split(" "); // or a pattern
  return row(`${place}`, name ? [hand.titleOf(name), ...numbers].join(" ") : wording.rule, cells);
}

/** @param {string} place @param {string} title @param {string} text */
function row(place, title, text) {
  const item = make("li", { role: "option", "data-place": place, tabindex: "-1", "aria-selected": "false" });
  item.append(make("b", {}, title), make("span", {}, text));
  return item;
}

/**
 * Have the rows of a list pressed, and gone along with the arrows.
 * @param {HTMLElement} list
 * @param {(row: HTMLElement) => void} press
 * @param {Record<string, () => void>} [keys]
 */
function rows(list, press, keys = {}) {
  const all = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll("li")]);
  const of = (/** @type {Event} */ { target }) => /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest("li") : null);
  list.addEventListener("click", (event) => {
    const row = of(event);
    if (!row) return;
    press(row);
    row.focus();
  });
  list.addEventListener("keydown", (event) => {
    const next = goAlong(event, all(), { keys: ["ArrowDown", "ArrowUp"], wraps: false });
    if (next && Object.keys(keys).length) press(next);
    const here = of(event);
    const act = event.key === "Enter" || event.key === " " ? () => here && press(here) : keys[event.key];
    if (next || !act) return;
    event.preventDefault();
    event.stopPropagation(); // it is not for the grid
    act();
  });
}

/**
 * @param {import("./hand.js").Hand} hand
 * @param {import("./desk.js").Views} views
 * @returns {() => void} draws those that the text in the field finds
 */
export function search(hand, views) {
  const field = /** @type {HTMLInputElement} */ (byId("kinds-find"));
  const list = byId("kinds");
  const take = (/** @type {string} */ name) => {
    field.value = "";
    hand.take(toolOf(name), name);
    views.open("clues");
  };
  const draw = () => {
    const shown = found(hand.variants, field.value);
    list.replaceChildren(...shown.map(({ name, title, says }, i) => {
      const item = make("li", { role: "option", "data-name": name, tabindex: i ? "-1" : "0", "aria-selected": "false" });
      item.append(make("b", {}, title), make("span", {}, says));
      return item;
    }));
    byId("kinds-none").hidden = shown.length > 0 || !hand.variants.length;
  };
  rows(list, ({ dataset: { name = "" } }) => take(name));
  field.addEventListener("focus", () => (draw(), views.open("kinds")));
  field.addEventListener("input", () => (draw(), views.open("kinds")));
  field.addEventListener("keydown", ({ key }) => {
    const first = /** @type {HTMLElement | null} */ (list.querySelector("li"));
    if (key === "Enter" && first) take(first.dataset.name ?? "");
    if (key === "ArrowDown") first?.focus();
    if (key === "Escape") views.open("clues");
  });
  return draw;
}
