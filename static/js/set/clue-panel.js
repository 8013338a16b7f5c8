/** The clue in hand beside the grid: its name, its cells and what it says, its number, and what can be done with it. */

import { byId, make, onClick } from "../page/dom.js";
import { drawShapes } from "../grid/drawing.js";
import { kindsOf, partsOf } from "./setter.js";
import { asSentence } from "../words/say.js";
import * as wording from "./words.js";

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

/** Have the keypad write the number of the clue in hand, not digits into cells. @param {Hand} hand */
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

/** @param {Hand} hand @returns {string} its cells as its line has them, or as they were picked */
function cellsText({ clue, cells, actions }) {
  const { size } = actions.now.board;
  const line = clue?.line && partsOf(clue.line)?.[1];
  return line || cells.map((cell) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`).join(" ");
}

/** @param {Hand} hand @returns {string} its rule in a sentence */
function saysOf({ variant, tool, chosen, name, actions }) {
  if (variant) return variant.says;
  if (chosen >= 0) return actions.named(actions.now.rules[chosen] ?? "");
  return name ? "" : wording.toolSays(tool);
}

/** @param {Hand} hand @returns {string} what comes next, or why it is no clue */
function draftText({ problem, chosen, way, variant, clue, isBegun }) {
  if (problem) return asSentence(problem);
  if (chosen >= 0) return variant ? wording.pressDoes(way) : "";
  if (!variant) return "";
  if (!isBegun || clue?.line) return isBegun ? wording.whole : wording.howText(variant.takes);
  return clue?.error ? wording.toBeSet(clue.error) : "";
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
