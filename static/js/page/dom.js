/** What the views do with the document besides drawing. */

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no #${id}`);
  return found;
}

/** @param {string} name @param {Record<string, string>} attributes @param {string} [text] @returns {HTMLElement} */
export function make(name, attributes, text = "") {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}

/** @param {string} id @param {() => void} act */
export const onClick = (id, act) => byId(id).addEventListener("click", act);

/** @param {string} selector @returns {Element | null} in the document, or in the template of a place that was not opened yet */
export const inPage = (selector) =>
  document.querySelector(selector) ??
  [...document.querySelectorAll("template")].map(({ content }) => content.querySelector(selector)).find(Boolean) ?? null;
