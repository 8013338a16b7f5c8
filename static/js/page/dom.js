/** Helpers of the views: finding and making elements, arrow keys along a bar or a list, menus. */

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no #${id}`);
  return found;
}

/** @param {string} name @param {Record<string, string>} attributes @param {(string | Node)[]} content @returns {HTMLElement} */
export function make(name, attributes, ...content) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content.filter((part) => part !== ""));
  return element;
}

/** @param {Record<string, string>} attributes @param {() => void} act when it is pressed @param {(string | Node)[]} content @returns {HTMLButtonElement} */
export function button(attributes, act, ...content) {
  const element = /** @type {HTMLButtonElement} */ (make("button", { type: "button", ...attributes }, ...content));
  element.addEventListener("click", act);
  return element;
}

/** @param {string} id @param {() => void} act */
export const onClick = (id, act) => byId(id).addEventListener("click", act);

/** @param {string} id of a template @returns {HTMLElement} what is in it, anew */
export const copyOf = (id) => /** @type {any} */ (byId(id)).content.firstElementChild.cloneNode(true);

/** @param {Element} element becomes the current one of its kind, or ceases to be @param {boolean} isIt @param {"step" | "page"} [kind] */
export function setCurrent(element, isIt, kind = "step") {
  if (isIt) element.setAttribute("aria-current", kind);
  else element.removeAttribute("aria-current");
}

/** @param {HTMLElement} bar @param {number | null} done 0 to 1; null if unknown */
export function setProgress(bar, done) {
  if (done === null) bar.removeAttribute("value");
  else bar.setAttribute("value", `${done}`);
}

/** @param {HTMLElement} list @param {HTMLElement} entry is scrolled into view within the list; the page stays put */
export function intoSight(list, entry) {
  const [box, own] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  list.scrollTop += Math.min(0, own.top - box.top) + Math.max(0, own.bottom - box.bottom);
  list.scrollLeft += Math.min(0, own.left - box.left) + Math.max(0, own.right - box.right);
}

/** @param {string} selector @returns {Element | null} in the document, or in the template of a place not opened yet */
export const inPage = (selector) =>
  document.querySelector(selector) ??
  [...document.querySelectorAll("template")].map(({ content }) => content.querySelector(selector)).find(Boolean) ?? null;

const STEPS = /** @type {Record<string, number>} */ ({ ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 });

/**
 * Move the focus where an arrow, Home or End leads, and keep the key from the grid.
 * @param {KeyboardEvent} event
 * @param {readonly HTMLElement[]} all
 * @param {{ keys?: readonly string[], wraps?: boolean }} [how] the arrow keys to follow, and whether they wrap around
 * @returns {HTMLElement | null} the element that has the focus now; null for any other key
 */
export function goAlong(event, all, { keys = Object.keys(STEPS), wraps = true } = {}) {
  const { key, target } = event;
  const at = all.indexOf(/** @type {HTMLElement} */ (target));
  const to = keys.includes(key) ? at + STEPS[key] : { Home: 0, End: all.length - 1 }[key];
  if (to === undefined || !all.length) return null;
  event.preventDefault();
  event.stopPropagation();
  const next = all[wraps ? (to + all.length) % all.length : Math.min(Math.max(to, 0), all.length - 1)];
  next.focus();
  return next;
}

/** Pixels between a button and its menu, and between a menu and the window's edge. */
const GAP = 6;

/** Follow every menu of the page. */
export function menus() {
  for (const menu of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".menu"))) follow(menu);
}

/** @param {HTMLElement} menu of the page, or of a place just opened */
export function follow(menu) {
  const button = document.querySelector(`[popovertarget="${menu.id}"]`);
  menu.addEventListener("toggle", () => button && menu.matches(":popover-open") && place(menu, button.getBoundingClientRect()));
  menu.addEventListener("click", ({ target }) => target instanceof Element && target.closest("button, a") && menu.hidePopover());
}

/** @param {HTMLElement} menu @param {DOMRect} at the button's place */
function place(menu, at) {
  const { width, height } = menu.getBoundingClientRect();
  const left = Math.min(at.left, innerWidth - width - GAP);
  const under = at.bottom + GAP;
  menu.style.left = `${Math.max(GAP, left)}px`;
  menu.style.top = `${under + height <= innerHeight ? under : Math.max(GAP, at.top - GAP - height)}px`;
}
