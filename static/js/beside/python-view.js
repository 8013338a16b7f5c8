/** Show Python: the lines that give the answer on the page, to copy, and a prompt to try them at. */

import { startApart } from "../python/apart.js";
import { byId, make, onClick } from "../page/dom.js";
import { toClipboard } from "../page/texts.js";
import { pythonLines, pythonOfRecipe } from "./python-lines.js";
import * as wording from "./words.js";
import { brief, notice, plain } from "../page/words.js";

/** @typedef {import("../types.js").AppState} AppState */

/** What it is drawn from. */
const SLICE = /** @type {const} */ (["game", "hint", "viewing", "ratings", "settings", "place", "made", "glance"]);

/** @param {AppState} state @param {import("./python-lines.js").Ask | ""} ask @returns {string} lines for what is answered in this place */
function linesOf(state, ask) {
  const recipe = state.place === "make" && !ask ? state.made?.recipe : "";
  return recipe ? pythonOfRecipe(recipe) : pythonLines(state, ask || (state.place === "set" && !state.glance ? "total" : ""));
}

let made = false;

/** @param {import("../types.js").Parts} parts puts it into the places that have room for it, where the visitor is */
export function pythonPanel(parts) {
  const { store, actions } = parts;
  if (made) return store.flush();
  made = true;
  const template = /** @type {HTMLTemplateElement} */ (byId("python-template"));
  const panel = /** @type {HTMLDetailsElement} */ (/** @type {Element} */ (template.content.firstElementChild).cloneNode(true));
  byId("main").append(panel);
  const asks = /** @type {HTMLSelectElement} */ (byId("in-python-ask"));
  asks.append(...Object.entries({ "": wording.shown, ...wording.ASKS }).map(([value, text]) => make("option", { value }, text)));
  const lines = () => linesOf(store.get(), /** @type {import("./python-lines.js").Ask | ""} */ (asks.value));

  const draw = (/** @type {AppState} */ { place }) => {
    const room = document.querySelector(`.place[data-in="${place}"] [data-python-here]`);
    if (room && panel.parentElement !== room) room.append(panel);
    if (panel.open) byId("in-python-lines").textContent = lines();
  };
  panel.addEventListener("toggle", () => draw(store.get()));
  asks.addEventListener("change", () => draw(store.get()));
  onClick("in-python-copy", async () => {
    const copied = await toClipboard(lines());
    actions.say(brief(copied ? plain(...wording.copied) : notice.notCopied));
  });
  let opened = false;
  onClick("console-open", async () => {
    const { openConsole } = await import("../console/console.js");
    byId("console").hidden = false;
    byId("console-open").hidden = true;
    if (!opened) openConsole(parts, startApart);
    opened = true;
    byId("console-input").focus();
  });
  onClick("console-try", () => {
    const input = /** @type {HTMLTextAreaElement} */ (byId("console-input"));
    input.value = lines();
    input.dispatchEvent(new Event("input"));
    input.focus();
  });
  store.watch(draw, SLICE);
}
