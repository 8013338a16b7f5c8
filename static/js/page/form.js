/** Forms: their values, read as Python expects each field (`data-as`), and the summaries of their folds. */

import { readSeed } from "../game/link.js";
import { commas } from "../words/say.js";

/** @typedef {{ name: string, value: string, as?: string, min?: string, max?: string }} Control *as* is how the value is read, for fields of Python's */

/** @param {HTMLFormElement} form @returns {Control[]} the enabled ones that have a name; an unset tick has an empty value */
export function controlsOf(form) {
  const all = /** @type {HTMLInputElement[]} */ ([...form.elements]).filter((one) => one.name && !one.disabled);
  return all.map(({ type, checked, name, value, min, max, dataset }) => ({ name, value: type === "checkbox" && !checked ? "" : value, min, max, as: dataset.as }));
}

/** @param {readonly Control[]} controls @returns {(name: string) => string} returns the value of the first control of a name */
export const sayings = (controls) => (name) => controls.find((one) => one.name === name)?.value.trim() ?? "";

/** @param {readonly Control[]} controls @returns {Record<string, any>} the fields that are not empty, by name; of a list of flags the *one* chosen */
export function said(controls) {
  const fields = controls.filter(({ as }) => as);
  const all = fields.map(({ name, as, value }) => (as === "one" ? [value, Boolean(value)] : [name, READ[`${as}`](fields.filter((one) => one.name === name))]));
  return Object.fromEntries(all.filter(([name, value]) => name && (value ?? "") !== ""));
}

/** How the value is read from the controls of one name; empty for none. @type {Record<string, (same: readonly Control[]) => unknown>} */
const READ = {
  text: ([{ value }]) => value.trim(),
  texts: (same) => same.map(({ value }) => value).filter(Boolean),
  number: ([{ value }]) => value && Number(value),
  flag: ([{ value }]) => Boolean(value),
  seed: ([{ value }]) => readSeed(value),
  link: ([{ value }]) => value && location.href.split("#")[0],
  numbers: ([{ value }]) => ends(value.match(/\d+/g)?.map(Number)),
  range: ([low, high]) => (low.value || high.value) && [Number(low.value || low.min), Number(high.value || high.max)],
};

/** @param {number[]} [numbers] @returns {number[] | undefined} the first and the last */
const ends = (numbers) => numbers && [numbers[0], /** @type {number} */ (numbers.at(-1))];

/** Keep what is typed or pasted into a form from being taken for a command or a puzzle. @param {HTMLElement} form */
export function keepKeys(form) {
  for (const kind of ["paste", "keydown"]) form.addEventListener(kind, (event) => event.stopPropagation());
}

/** @param {HTMLFormElement} form whose folds are summarised now and after every change */
export function summariseFolds(form) {
  const say = () => {
    for (const fold of form.querySelectorAll("details")) summarise(fold);
  };
  form.addEventListener("change", say);
  form.addEventListener("reset", () => setTimeout(say));
  say();
}

/** Write what is chosen in a fold beside its name, if there is room. @param {Element} fold */
export function summarise(fold) {
  const said = /** @type {HTMLElement | null} */ (fold.querySelector("summary > [data-any]"));
  const fields = /** @type {NodeListOf<HTMLInputElement | HTMLSelectElement>} */ (fold.querySelectorAll("[name]:enabled"));
  if (said) said.textContent = wishesOf([...fields]) || said.dataset.any || "";
}

/** @param {(HTMLInputElement | HTMLSelectElement)[]} fields @returns {string} the choices that differ from the usual */
function wishesOf(fields) {
  const words = fields.flatMap((field) => {
    const name = field.getAttribute("aria-label") ?? field.closest("label")?.firstChild?.textContent?.trim() ?? "";
    if (field instanceof HTMLSelectElement) return field.options[field.selectedIndex]?.defaultSelected || !field.selectedIndex ? [] : [field.selectedOptions[0].text];
    if (field.type === "checkbox") return field.checked ? [field.closest("label")?.textContent?.trim() ?? ""] : [];
    return field.value.trim() ? [`${name} ${field.value.trim()}`] : [];
  });
  return commas(words);
}
