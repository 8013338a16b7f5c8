/** Presses the buttons again that a visitor pressed before the page's own script was there; `early.js` has noted them. */

/** Buttons that work without a script: a second press would undo the first. */
const OWN = "[popovertarget]";

/** Press each of them, once, in their order. */
export function pressAgain() {
  const { presses } = /** @type {{ presses?: { early: Set<string>, end(): void } | null }} */ (/** @type {unknown} */ (window));
  presses?.end();
  Object.assign(window, { presses: null });
  for (const id of presses?.early ?? []) {
    const button = id && document.getElementById(id);
    if (button && !button.matches(OWN)) button.click();
  }
}
