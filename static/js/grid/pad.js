/** The keypad: the tools, the digits with how many of each are left, and the buttons beside them. */

import { COLOURS, range, topValue, valuesOf } from "../game/boards.js";
import { byId, make, onClick } from "../page/dom.js";
import { seen } from "../game/fog.js";
import { canRedo, canUndo } from "../game/game.js";
import { leftOf } from "./scene.js";
import { saidBy, signsOf, written } from "../game/naming.js";
import { colourName } from "../page/words.js";
import { say } from "../words/say.js";

/** Milliseconds after which a press on a digit is a long one. */
const LONG = 450;

export const SLICE = /** @type {const} */ (["game", "tool", "held", "settings", "viewing", "judged"]);

/** @param {Actions} actions @returns {(state: AppState) => void} */
export function keypad(actions) {
  const pad = byId("keypad");
  const tools = /** @type {HTMLElement[]} */ ([...byId("tools").querySelectorAll("button")]);
  let keys = /** @type {HTMLElement[]} */ ([]);
  for (const [id, act] of /** @type {[string, () => void][]} */ ([
    ["erase", () => actions.erase()], ["undo", () => actions.undo()], ["redo", () => actions.redo()],
  ])) onClick(id, act);
  for (const button of tools) button.addEventListener("click", () => actions.take(/** @type {Tool} */ (button.dataset.tool)));
  pressed(pad, (target) => keys.findIndex((key) => key.contains(target)) + 1, (value, long) => {
    const { tool } = actions.store.get();
    if (long) actions.enter(value, tool === "digit" ? "corner" : "digit");
    else actions.tap(value);
  });

  return (state) => {
    const now = seen(state);
    const all = state.tool === "colour" ? COLOURS : topValue(now.board);
    const taken = state.tool === "colour" ? range(all).map((i) => i + 1) : valuesOf(now);
    const [count, name] = [taken.length, `${all} ${taken}`];
    if (pad.dataset.keys !== name) {
      pad.dataset.keys = name;
      keys = range(all).map((i) => make("button", { type: "button", ...(taken.includes(i + 1) ? {} : { hidden: "" }) }));
      pad.replaceChildren(...keys);
      pad.classList.toggle("large", count > 9);
      pad.style.setProperty("--columns", `${Math.ceil(Math.sqrt(count))}`);
      pad.style.setProperty("--across", `${count > 10 ? Math.ceil(count / Math.ceil(count / 10)) : count}`);
    }
    pad.dataset.tool = state.tool;
    keys.forEach((key, i) => drawKey(key, i + 1, state));
    for (const button of tools) button.setAttribute("aria-pressed", `${button.dataset.tool === state.tool}`);
    setDisabled("undo", !state.viewing && !canUndo(state.game));
    setDisabled("redo", !state.viewing && !canRedo(state.game));
  };
}

/** @param {HTMLElement} key @param {number} value @param {AppState} state */
function drawKey(key, value, state) {
  const { tool, held, settings, judged } = state;
  const now = seen(state);
  const colour = tool === "colour";
  const meant = judged?.meanings?.find((one) => colour && one.colour === value);
  const left = colour ? NaN : leftOf(now, value);
  const text = written(signsOf(settings, now), value);
  const said = saidBy(settings, now)(value);
  const sign = `${colour} ${text} ${said} ${left} ${held === value} ${meant?.name}`;
  if (key.dataset.sign === sign) return;
  key.dataset.sign = sign;
  key.setAttribute("aria-label", meant?.name ?? (colour ? say("grid-colour-key", { name: colourName(value) }) : said));
  key.setAttribute("aria-pressed", `${held === value}`);
  if (Number.isNaN(left)) key.removeAttribute("aria-description");
  else key.setAttribute("aria-description", say("grid-left", { count: Math.max(left, 0) }));
  key.classList.toggle("used-up", left <= 0);
  const face = make("span", { class: "face", "aria-hidden": "true" }, colour ? meant?.sign ?? "" : text);
  if (colour) face.style.setProperty("--paint", `var(--colour-${value})`);
  if (meant && !meant.name.includes(meant.sign)) face.dataset.says = meant.name;
  key.classList.toggle("wide", !!meant && meant.sign.length > 3);
  if (left > 0) Object.assign(key.dataset, { left, says: say("grid-left", { count: left }) });
  else delete key.dataset.left;
  key.replaceChildren(face);
}

/**
 * Call *act* for each press on a key, with whether it was long.
 * @param {HTMLElement} pad
 * @param {(target: Node) => number} valueOf which key it was, 0 for none
 * @param {(value: number, long: boolean) => void} act
 */
function pressed(pad, valueOf, act) {
  let timer = /** @type {any} */ (0); // a number in browsers, an object in Node
  let long = false;
  pad.addEventListener("pointerdown", ({ target }) => {
    const value = valueOf(/** @type {Node} */ (target));
    clearTimeout(timer);
    long = false;
    if (value) timer = setTimeout(() => act(value, (long = true)), LONG);
  });
  for (const end of ["pointerup", "pointerleave", "pointercancel"]) pad.addEventListener(end, () => clearTimeout(timer));
  pad.addEventListener("contextmenu", (event) => event.preventDefault()); // a long press opens none
  pad.addEventListener("click", ({ target }) => {
    const value = valueOf(/** @type {Node} */ (target));
    if (value && !long) act(value, false);
    long = false;
  });
}

/** @param {string} id @param {boolean} disabled */
function setDisabled(id, disabled) {
  /** @type {HTMLButtonElement} */ (byId(id)).disabled = disabled;
}
