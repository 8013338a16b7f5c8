/** The view of all steps there are now: a list by technique, each drawn on the grid while it is pointed at. */

import { byId, make, onClick } from "./dom.js";
import { brief, count } from "./hint-words.js";

/**
 * @typedef {import("./hints.js").Hints} Hints
 * @typedef {import("./protocol.js").StepData} StepData
 * @typedef {import("./protocol.js").StepGroup} StepGroup
 * @typedef {import("./protocol.js").StepsData} StepsData
 */

/** @param {Hints} hints @returns {(state: import("./types.js").AppState) => void} */
export function offersView(hints) {
  onClick("all-steps", () => void hints.list());
  onClick("offers-further", () => void hints.list(true));
  onClick("offers-close", () => hints.close());
  let drawn = /** @type {StepsData | null} */ (null);
  const buttons = /** @type {Map<StepData, HTMLElement>} */ (new Map());

  return ({ offers, hint }) => {
    byId("offers").hidden = offers === null;
    if (offers && offers !== drawn) {
      buttons.clear();
      byId("offers-list").replaceChildren(...offers.groups.map((group) => groupOf(hints, group, buttons)));
      byId("offers-note").textContent = noteOf(offers);
    }
    drawn = offers;
    for (const [step, button] of buttons) button.setAttribute("aria-pressed", `${hint?.step === step}`);
  };
}

/** @param {StepsData} offers @returns {string} how many there are */
export function noteOf({ groups, partial }) {
  const many = groups.reduce((sum, { steps }) => sum + steps.length, 0);
  const more = groups.some(({ more: others }) => others) ? "at least " : "";
  const all = `${more}${count(many, "step")} of ${count(groups.length, "technique")}`;
  return `${all[0].toUpperCase()}${all.slice(1)}${partial ? ", stopped before the end" : ""}. Point at one to see it, press it to have it explained.`;
}

/** @param {Hints} hints @param {StepGroup} group @param {Map<StepData, HTMLElement>} buttons */
function groupOf(hints, { name, steps, more }, buttons) {
  const item = make("li", {});
  const list = make("ul", {});
  list.append(...steps.map((step) => {
    const line = make("li", {});
    const button = stepButton(hints, step);
    buttons.set(step, button);
    line.append(button);
    return line;
  }));
  const title = make("h3", {}, name);
  title.append(make("span", { class: "times" }, ` ${steps.length}${more ? "+" : ""}`));
  item.append(title, list);
  return item;
}

/** @param {Hints} hints @param {StepData} step @returns {HTMLElement} */
function stepButton(hints, step) {
  const button = make("button", { type: "button", "aria-label": `${brief(step)}. ${step.text}` }, brief(step));
  for (const kind of ["pointerenter", "focus"]) button.addEventListener(kind, () => hints.preview(step));
  for (const kind of ["pointerleave", "blur"]) button.addEventListener(kind, () => hints.preview(null));
  button.addEventListener("click", () => hints.choose(step));
  return button;
}
