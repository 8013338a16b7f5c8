/** What of the lessons the visitor has learnt, and the technique that a game needed a hint for: kept in this browser. */

const [LEARNT, MISSED] = ["pencilmark.learnt.1", "pencilmark.missed.1"];

/** Techniques that nobody misses: they are looked for again and again. */
const PLAIN = ["full-house", "hidden-single", "naked-single"];

/** @param {string} key @returns {unknown} null where nothing is kept, or nothing can be */
function kept(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
function keep(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // full or not allowed: it is learnt all the same
  }
}

/** @returns {Set<string>} the techniques whose step was found in practice */
export function learnt() {
  const found = kept(LEARNT);
  return new Set(Array.isArray(found) ? found.map(String) : []);
}

/** @param {string} technique */
export function noteLearnt(technique) {
  const before = learnt();
  if (!before.has(technique)) keep(LEARNT, [...before, technique]);
}

/** @returns {string} the technique of the last hint that a game needed; empty where none did */
export function missed() {
  const found = kept(MISSED);
  return typeof found === "string" ? found : "";
}

/** @param {string} technique */
export const noteMissed = (technique) => void (PLAIN.includes(technique) || keep(MISSED, technique));
