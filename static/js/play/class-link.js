/** The link of a class, a script of its own: a pupil picks a number and gets the puzzle of that number, which Python makes. */

import { linkOf, plainValues } from "../game/link.js";
import { make } from "../page/dom.js";
import { failureNotice } from "../page/words.js";
import { dataOf } from "../python/engine.js";
import { say } from "../words/say.js";

/** @typedef {import("../acts/actions.js").Actions} Actions */

/** @param {Actions} actions @param {string} hash of the link: asks for the number, where it names none */
export function openClass(actions, hash) {
  const parts = new URLSearchParams(hash.slice(1));
  const [pupils, seed, own] = ["class", "seed", "pupil"].map((name) => Math.floor(Number(parts.get(name))) || 0);
  const [line, board] = [parts.get("p") ?? "", parts.get("b") ?? "9"];
  const take = async (/** @type {number} */ number) => {
    try {
      const { puzzle } = await actions.ask("class", { board, givens: plainValues(line, {}), pupils, seed, number });
      if (!puzzle) return;
      actions.open(puzzle);
      history.replaceState(null, "", linkOf(actions.now));
    } catch (error) {
      actions.say(failureNotice(dataOf(error)));
    }
  };
  if (own) void take(own);
  else ask(pupils, take);
}

/** @param {number} pupils @param {(number: number) => void} take hears of the number that was picked */
function ask(pupils, take) {
  const dialog = /** @type {HTMLDialogElement} */ (make("dialog", { class: "settings", "aria-labelledby": "class-title" }));
  const form = make("form", { method: "dialog", autocomplete: "off" });
  const field = /** @type {HTMLInputElement} */ (make("input", { type: "number", min: "1", max: `${pupils}`, required: "", inputmode: "numeric" }));
  const [label, tools] = [make("label", {}, `${say("play-class-number")} `), make("p", { class: "tools" })];
  label.append(field);
  tools.append(label, make("button", { class: "primary" }, say("play-class-play")));
  form.append(make("p", {}, say("play-class-asks", { count: pupils })), tools);
  dialog.append(make("h2", { id: "class-title" }, say("play-class-title")), form);
  form.addEventListener("submit", () => take(Number(field.value)));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
