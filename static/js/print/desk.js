/** The chosen kind of Print: paper, a worksheet or a book; and the size of paper that all three share. */

import { byId } from "../page/dom.js";
import { controlsOf, keepKeys } from "../page/form.js";

/** @typedef {"sheet" | "worksheet" | "book"} Kind */

const LETTER = /^en-(US|CA)|^es-(US|MX)|^fr-CA/;
const INCH = 25.4;
const [WIDEST, NARROWEST] = [1000, 50];

/** Width and height in millimetres. @type {Record<string, readonly [number, number]>} */
const SIZES = { A4: [210, 297], A5: [148, 210], Letter: [8.5 * INCH, 11 * INCH], "6x9in": [6 * INCH, 9 * INCH] };
/** @type {Record<string, number>} */
const UNITS = { cm: 10, in: INCH };

const chosen = () => /** @type {HTMLSelectElement} */ (byId("print-size"));
const own = () => /** @type {HTMLInputElement} */ (byId("print-own"));
const place = () => /** @type {HTMLElement} */ (document.querySelector(".printer"));

/** @returns {string} the paper, as Python reads it */
export const paperName = () => chosen().value || own().value.trim() || "A4";

/** @param {string} name of the paper @returns {readonly [number, number]} its sides; those of A4 where they cannot be read */
export function sidesOf(name) {
  const read = /^(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*(mm|cm|in)?$/.exec(name);
  const sides = read?.slice(1, 3).map((side) => Number(side) * (UNITS[read[3]] ?? 1)) ?? [];
  const isReal = sides.length === 2 && sides.every((side) => side >= NARROWEST && side <= WIDEST);
  return SIZES[name] ?? (isReal ? /** @type {[number, number]} */ (sides) : SIZES.A4);
}

/** @param {HTMLFormElement} form @returns {Control[]} what it says, with the paper of the place */
export const filled = (form) => [...controlsOf(form), { name: "paper", value: paperName(), as: "text" }];

/** @returns {Kind} */
export const kindNow = () => /** @type {Kind} */ (place().dataset.kind);

/** @param {Kind} kind puts it on the desk */
export function lay(kind) {
  place().dataset.kind = kind;
  for (const button of byId("print-kinds").children) {
    button.setAttribute("aria-pressed", `${/** @type {HTMLElement} */ (button).dataset.kind === kind}`);
  }
}

/** @param {() => void} changed hears when something else lies there, or on paper of another size */
export function desk(changed) {
  if (LETTER.test(navigator.language)) chosen().value = "Letter";
  byId("print-kinds").addEventListener("click", ({ target }) => {
    const kind = target instanceof HTMLElement && target.dataset.kind;
    if (kind) lay(/** @type {Kind} */ (kind));
    changed();
  });
  chosen().addEventListener("input", () => {
    const isOwn = !chosen().value;
    /** @type {HTMLElement} */ (own().closest("label")).hidden = !isOwn;
    if (isOwn) own().focus();
    changed();
  });
  own().addEventListener("input", changed);
  keepKeys(own());
}
