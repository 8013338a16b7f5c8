/** A text that can be several things: the visitor says which. */

import { byId, make } from "./dom.js";

/**
 * Ask which of the choices is meant.
 * @param {readonly import("../protocol.js").ChoiceData[]} choices
 * @returns {Promise<string>} the name of one; empty for none of them
 */
export function chosen(choices) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("choices"));
  const buttons = choices.map(({ name, label }) => make("button", { type: "submit", value: name }, sentence(label)));
  byId("choices-list").replaceChildren(...buttons);
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => dialog.addEventListener("close", () => resolve(dialog.returnValue), { once: true }));
}

/** @param {string} words */
const sentence = (words) => words.charAt(0).toUpperCase() + words.slice(1);
