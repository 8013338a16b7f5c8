/**
 * The clues beside the grid. The one in hand: its name, cells, meaning, number, and buttons. And the list of all:
 * pressing one takes it in hand and marks it on the grid, Delete removes it.
 */

import { byId, make, onClick, goAlong } from "../page/dom.js";
import { drawShapes } from "../grid/drawing.js";
import { kindsOf, partsOf, found, toolOf } from "./setter.js";
import { asSentence, say } from "../words/say.js";
import { cellCode } from "../page/words.js";
import * as wording from "./words.js";
import { rulesOf } from "../grid/rules-view.js";

/** @typedef {import("./hand.js").Hand} Hand */

/** @param {Hand} hand */
export function cluePanel(hand) {
  const number = /** @type {HTMLInputElement} */ (byId("clue-number"));
  const name = /** @type {HTMLSelectElement} */ (byId("clue-name"));
  number.addEventListener("input", () => hand.say(number.value));
  number.addEventListener("change", () => hand.chosen >= 0 && void hand.commit());
  number.addEventListener("keydown", ({ key }) => {
    if (key === "Enter") void hand.enter();
    if (key === "Escape") hand.drop();
  });
  name.addEventListener("change", () => hand.take(hand.tool, name.value));
  for (const id of ["clue-add", "clue-add-here"]) onClick(id, () => void hand.enter());
  onClick("clue-drop", () => hand.letGo());
  onClick("clue-move", () => hand.press("moves"));
  onClick("clue-reshape", () => hand.press("reshapes"));
  onClick("clue-fix", () => hand.actions.fix());
  onClick("clue-delete", () => void hand.remove());
  keysOfNumbers(hand);
}

/** Make the keypad write the number of the clue in hand instead of digits. @param {Hand} hand */
function keysOfNumbers(hand) {
  const isOurs = () => hand.actions.store.get().place === "set" && hand.picks.isOn;
  const stop = (/** @type {Event} */ event, /** @type {() => void} */ act = () => {}) => {
    if (!isOurs()) return;
    event.stopPropagation();
    act();
  };
  const pad = byId("playing-pad");
  const keyOf = (/** @type {Event} */ { target }) => (target instanceof Element ? target.closest("#keypad button, #erase") : null);
  pad.addEventListener("pointerdown", (event) => void (keyOf(event) && stop(event)), true);
  pad.addEventListener("click", (event) => {
    const key = keyOf(event);
    if (key) stop(event, () => (key.id === "erase" ? hand.rub() : hand.type(key.getAttribute("aria-label") ?? "")));
  }, true);
  onClick("zero", () => (isOurs() ? hand.type("0") : hand.actions.erase()));
}

/** @param {Hand} hand @param {boolean} asked whether Python has answered */
export function drawClue(hand, asked) {
  const { tool, name, chosen, picks, actions, told } = hand;
  byId("clue").dataset.tool = tool === "more" && !name ? "search" : tool;
  byId("clue-title").textContent = wording.clueTitle(tool, name ? hand.titleOf(name) : "", chosen >= 0);
  byId("clue-cells").textContent = picks.isOn ? actions.named(cellsText(hand)) : "";
  byId("clue-says").textContent = saysOf(hand);
  byId("clue-draft").textContent = told || actions.named(draftText(hand));
  byId("clue-draft").classList.toggle("wrong", !told && hand.problem !== "");
  drawFields(hand);
  if (asked || !picks.groups.length) drawShapes("draft", picks.isOn ? hand.clue?.shapes ?? [] : []);
}

/** @param {Hand} hand @returns {string} its cells as in its line, or as they were picked */
function cellsText({ clue, cells, actions }) {
  const { size } = actions.now.board;
  const line = clue?.line && partsOf(clue.line)?.[1];
  return line || cells.map((cell) => cellCode(cell, size)).join(" ");
}

/** @param {Hand} hand @returns {string} its rule in a sentence */
function saysOf({ variant, tool, chosen, name, actions }) {
  if (variant) return variant.says;
  if (chosen >= 0) return actions.named(actions.now.rules[chosen] ?? "");
  return name ? "" : say("set-tool-says", { tool });
}

/** @param {Hand} hand @returns {string} what to do next, or why it is not a clue */
function draftText({ problem, chosen, way, variant, clue, isBegun }) {
  if (problem) return asSentence(problem);
  if (chosen >= 0) return variant ? say("set-press-does", { way }) : "";
  if (!variant) return "";
  if (!isBegun || clue?.line) return isBegun ? say("set-enter-adds") : say("set-how", { takes: variant.takes });
  return clue?.error ? say("set-to-be-set", { why: clue.error }) : "";
}

/** @param {Hand} hand */
function drawFields(hand) {
  const { tool, name, variant, chosen, isBegun } = hand;
  const has = chosen >= 0;
  const number = /** @type {HTMLInputElement} */ (byId("clue-number"));
  const kinds = kindsOf(tool);
  const shown = {
    "clue-name-field": !has && kinds.length > 1,
    "clue-number-field": hand.takesNumber,
    "clue-add": !has && (isBegun || variant?.takes === "board"),
    "clue-drop": !has && isBegun,
    "clue-move": has && Boolean(variant) && variant?.takes !== "board",
    "clue-reshape": has && Boolean(variant) && variant?.takes !== "board",
    "clue-delete": has,
    "clue-fix": !has && tool === "digit" && hand.actions.now.inks.includes("own"),
    "kinds-find": !has && tool === "more",
    "jigsaw-regions": tool === "region",
  };
  for (const [id, isShown] of Object.entries(shown)) byId(id).hidden = !isShown;
  byId("clue-add-here").toggleAttribute("disabled", !shown["clue-add"]);
  for (const way of /** @type {const} */ (["moves", "reshapes"])) byId(way === "moves" ? "clue-move" : "clue-reshape").setAttribute("aria-pressed", `${hand.way === way}`);
  if (number.value !== hand.number) number.value = hand.number;
  number.inputMode = variant?.quotes ? "text" : "numeric";
  byId("clue-number-label").textContent = wording.numberLabel(name, variant?.quotes);
  drawKinds(hand, kinds);
}

/** @param {Hand} hand @param {readonly string[]} kinds */
function drawKinds(hand, kinds) {
  const select = /** @type {HTMLSelectElement} */ (byId("clue-name"));
  const titles = kinds.map((kind) => hand.titleOf(kind));
  if ([...select.options].map(({ text }) => text).join() !== titles.join()) {
    select.replaceChildren(...kinds.map((kind, at) => make("option", { value: kind }, titles[at])));
  }
  select.value = hand.name;
}

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
    if (key !== shown) list.replaceChildren(...(givens ? [row("digits", say("play-digits"), say("page-givens", { count: givens }))] : []), ...lines.map((line, place) => clueRow(hand, line, place)));
    shown = key;
    byId("clues-count").textContent = lines.length ? `${lines.length}` : "";
    mark(list, hand, rulesOf(now, state.judged), state.selection.cursor);
  };
}

/** @param {HTMLElement} list @param {Hand} hand @param {ReturnType<typeof rulesOf>} judged @param {number} cursor the clue in hand, those of the chosen cell and the broken ones are marked */
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
  return make("li", { role: "option", "data-place": place, tabindex: "-1", "aria-selected": "false" }, make("b", {}, title), make("span", {}, text));
}

/**
 * Make the rows of a list work: they are pressed, and the arrows move along them.
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
    event.stopPropagation(); // the key is not for the grid
    act();
  });
}

/**
 * @param {Hand} hand
 * @param {import("./desk.js").Views} views
 * @returns {() => void} draws the matches of the search field
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
      return make("li", { role: "option", "data-name": name, tabindex: i ? "-1" : "0", "aria-selected": "false" }, make("b", {}, title), make("span", {}, says));
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
