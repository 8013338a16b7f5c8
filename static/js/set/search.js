/** All clues there are, found by their names and by what they say. */

import { byId, make } from "../page/dom.js";
import { rows } from "./clue-list.js";
import { found, toolOf } from "./kinds.js";

/**
 * @param {import("./hand.js").Hand} hand
 * @param {import("./views.js").Views} views
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
