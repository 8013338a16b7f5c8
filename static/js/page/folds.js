/** Folds of a form: each says beside its name what is wished inside it. */

import { commas } from "../words/join.js";

/** @param {HTMLFormElement} form says it now, and whenever something in it changes */
export function summariseFolds(form) {
  const say = () => {
    for (const fold of form.querySelectorAll("details")) summarise(fold);
  };
  form.addEventListener("change", say);
  form.addEventListener("reset", () => setTimeout(say));
  say();
}

/** Say beside the name of a fold what is wished there, if it has room for that. @param {Element} fold */
export function summarise(fold) {
  const said = /** @type {HTMLElement | null} */ (fold.querySelector("summary > [data-any]"));
  const fields = /** @type {NodeListOf<HTMLInputElement | HTMLSelectElement>} */ (fold.querySelectorAll("[name]:enabled"));
  if (said) said.textContent = wishesOf([...fields]) || said.dataset.any || "";
}

/** @param {(HTMLInputElement | HTMLSelectElement)[]} fields @returns {string} those that say something of their own */
function wishesOf(fields) {
  const words = fields.flatMap((field) => {
    const name = field.getAttribute("aria-label") ?? field.closest("label")?.firstChild?.textContent?.trim() ?? "";
    if (field instanceof HTMLSelectElement) return field.options[field.selectedIndex]?.defaultSelected || !field.selectedIndex ? [] : [field.selectedOptions[0].text];
    if (field.type === "checkbox") return field.checked ? [field.closest("label")?.textContent?.trim() ?? ""] : [];
    return field.value.trim() ? [`${name} ${field.value.trim()}`] : [];
  });
  return commas(words);
}
