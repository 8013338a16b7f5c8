/** Forms: what they say, by how Python has each field read (`data-as`), and what their folds have in them. */

import { readSeed } from "../game/link.js";
import { commas } from "../words/say.js";

/** @typedef {{ name: string, value: string, as?: string, min?: string, max?: string }} Control *as* is how it is read, where it is a field of Python's */

/** @param {HTMLFormElement} form @returns {Control[]} those that may say something; a tick that is not set says nothing */
export function controlsOf(form) {
  const all = /** @type {HTMLInputElement[]} */ ([...form.elements]).filter((one) => one.name && !one.disabled);
  return all.map(({ type, checked, name, value, min, max, dataset }) => ({ name, value: type === "checkbox" && !checked ? "" : value, min, max, as: dataset.as }));
}

/** @param {readonly Control[]} controls @returns {(name: string) => string} what the first control of a name says */
export const sayings = (controls) => (name) => controls.find((one) => one.name === name)?.value.trim() ?? "";

/** @param {readonly Control[]} controls @returns {Record<string, any>} the fields that say something, each by its name; of a list of truths the *one* chosen */
export function said(controls) {
  const fields = controls.filter(({ as }) => as);
  const all = fields.map(({ name, as, value }) => (as === "one" ? [value, Boolean(value)] : [name, READ[`${as}`](fields.filter((one) => one.name === name))]));
  return Object.fromEntries(all.filter(([name, value]) => name && (value ?? "") !== ""));
}

/** How the controls of one name say a value; an empty one where they say none. @type {Record<string, (same: readonly Control[]) => unknown>} */
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

/** What is typed in it is no puzzle and no command. @param {HTMLElement} form */
export function keepKeys(form) {
  for (const kind of ["paste", "keydown"]) form.addEventListener(kind, (event) => event.stopPropagation());
}

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
