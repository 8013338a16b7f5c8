/** Arrows that go along a bar or a list, of which Tab stops at one alone. */

const STEPS = /** @type {Record<string, number>} */ ({ ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 });

/**
 * Move the focus where an arrow, Home or End leads; the key is not for the grid then.
 * @param {KeyboardEvent} event
 * @param {readonly HTMLElement[]} all
 * @param {{ keys?: readonly string[], wraps?: boolean }} [how] the arrows that go along, and whether they go on at the other end
 * @returns {HTMLElement | null} what has the focus now; null for another key
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
