/** Menus open at their button, above it where there is no room below, and close when something in them was chosen. */

/** Pixels between a button and its menu, and between a menu and the window's edge. */
const GAP = 6;

/** Follow every menu of the page. */
export function menus() {
  for (const menu of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".menu"))) follow(menu);
}

/** @param {HTMLElement} menu that came with its place: follow it, too */
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
