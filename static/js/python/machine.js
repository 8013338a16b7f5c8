/** What this machine has room for, and the moments when it has nothing else to do. */

const WIDEST = 8;
/** Gigabytes that are taken for granted where a browser does not say. */
const MEMORY = 4;
/** Gigabytes that one more Python may take, with what it is given to do. */
const EACH = 0.5;
/** Milliseconds of rest after which a spare Python is started. */
const REST = 4000;

const memory = () => /** @type {{ deviceMemory?: number }} */ (navigator).deviceMemory ?? MEMORY;

/** @returns {number} Pythons that may be there at one time: they take half of the memory at most */
export const mostPythons = () => Math.max(3, Math.min(WIDEST + 1, Math.floor(memory() / EACH / 2) + 1));

/** @returns {number} how many of them can work at the same time */
export const cores = () => navigator.hardwareConcurrency ?? 2;

/** @returns {boolean} whether this is a phone or a tablet, whose memory and battery are needed */
export const isHandheld = () => matchMedia("(pointer: coarse)").matches;

/** @returns {boolean} whether a Python may be kept for what may come */
export const hasSpareMemory = () => memory() >= MEMORY && !isHandheld();

/** @param {() => void} act is called after a while, when nothing else is to be done @returns {() => void} gives it up */
export function whenIdle(act) {
  const soon = () => ("requestIdleCallback" in globalThis ? requestIdleCallback(act) : act());
  const timer = setTimeout(soon, REST);
  return () => clearTimeout(timer);
}
