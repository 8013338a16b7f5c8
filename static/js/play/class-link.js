/** The link of a class, a separate script: a pupil picks a number and gets the puzzle with that number, which Python makes. */

import { linkOf, plainValues } from "../game/link.js";
import { make } from "../page/dom.js";
import { say } from "../words/say.js";

/** @param {Actions} actions @param {string} hash of the link; the number is asked for if it names none */
export function openClass(actions, hash) {
  const parts = new URLSearchParams(hash.slice(1));
  const [pupils, seed, own] = ["class", "seed", "pupil"].map((name) => Math.floor(Number(parts.get(name))) || 0);
  const [line, board] = [parts.get("p") ?? "", parts.get("b") ?? "9"];
  const take = async (/** @type {number} */ number) => {
    const found = await actions.answerTo("class", { board, givens: plainValues(line, {}), pupils, seed, number });
    if (!found?.puzzle) return;
    actions.open(found.puzzle);
    history.replaceState(null, "", linkOf(actions.now));
  };
  if (own) void take(own);
  else ask(pupils, take);
}

/** @param {number} pupils @param {(number: number) => void} take is called with the picked number */
function ask(pupils, take) {
  const field = /** @type {HTMLInputElement} */ (make("input", { type: "number", min: "1", max: `${pupils}`, required: "", inputmode: "numeric" }));
  const tools = make("p", { class: "tools" }, make("label", {}, `${say("play-class-number")} `, field), make("button", { class: "primary" }, say("play-class-play")));
  const form = make("form", { method: "dialog", autocomplete: "off" }, make("p", {}, say("play-class-asks", { count: pupils })), tools);
  const title = make("h2", { id: "class-title" }, say("play-class-title"));
  const dialog = /** @type {HTMLDialogElement} */ (make("dialog", { class: "settings", "aria-labelledby": "class-title" }, title, form));
  form.addEventListener("submit", () => take(Number(field.value)));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
