/**
 * The stack of input modes: keys and presses on the grid go to the mode on top, and on to those below if it does not take them.
 *
 * @typedef {object} Mode
 * @property {(event: KeyboardEvent) => boolean} [key] whether it took the key
 * @property {(cell: number, event: PointerEvent) => boolean} [press] whether it took the press on a cell; then the drag is its own, too
 * @property {(cell: number, event: PointerEvent) => void} [drag] the pointer has come to another cell
 * @property {() => void} [release]
 */

/** Keys that press a focused button. */
const PRESSES = [" ", "Enter"];

/** @param {EventTarget | null} target @returns {boolean} whether keys belong to that element alone; a dialog that has just closed may still have the focus */
const takesText = (target) =>
  target instanceof Element && target.closest("textarea, input, select, dialog, [contenteditable]") !== null && !target.closest("dialog:not([open])");

/** @param {KeyboardEvent} event @returns {boolean} whether the element that has the focus, or a menu, needs the key itself */
function isElsewhere({ target, key, isComposing }) {
  const onButton = target instanceof Element && target.closest("button, a, summary") !== null;
  const closesMenu = key === "Escape" && document.querySelector(":popover-open") !== null;
  return takesText(target) || isComposing || closesMenu || (onButton && PRESSES.includes(key));
}

/** @param {HTMLElement} grid */
export function inputModes(grid) {
  const stack = /** @type {Mode[]} */ ([]);
  let holder = /** @type {Mode | null} */ (null);
  let last = -1;

  const cells = () => [...grid.querySelectorAll("[role=gridcell]")];
  const cellAt = (/** @type {PointerEvent} */ { clientX, clientY }) =>
    cells().indexOf(/** @type {Element} */ (document.elementFromPoint(clientX, clientY)?.closest("[role=gridcell]")));

  document.addEventListener("keydown", (event) => {
    if (isElsewhere(event)) return;
    if (stack.toReversed().some((mode) => mode.key?.(event))) event.preventDefault();
  });
  grid.addEventListener("pointerdown", (event) => {
    const cell = cellAt(event);
    if (cell < 0 || event.button > 0) return;
    last = cell;
    holder = stack.toReversed().find((mode) => mode.press?.(cell, event)) ?? null;
    if (grid.hasPointerCapture?.(event.pointerId)) grid.releasePointerCapture(event.pointerId);
  });
  document.addEventListener("pointermove", (event) => {
    const cell = holder?.drag ? cellAt(event) : -1;
    if (cell < 0 || cell === last) return;
    last = cell;
    holder?.drag?.(cell, event);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, () => {
      holder?.release?.();
      holder = null;
    });
  }

  return {
    /** @param {Mode} mode goes on top @returns {() => void} takes it away */
    push(mode) {
      stack.push(mode);
      return () => void (stack.includes(mode) && stack.splice(stack.indexOf(mode), 1));
    },
  };
}
