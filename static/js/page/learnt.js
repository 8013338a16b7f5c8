/** What of the lessons the visitor has learnt, and the techniques that the last game needed hints for: kept in this browser. */

const [LEARNT, MISSED] = ["pencilmark.learnt.1", "pencilmark.missed.2"];

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

/** @returns {{ game: string, techniques: readonly string[] }} the game that needed a hint last, and the techniques of its hints */
function lastGame() {
  const found = /** @type {any} */ (kept(MISSED));
  const techniques = Array.isArray(found?.techniques) ? found.techniques.map(String) : [];
  return { game: String(found?.game ?? ""), techniques };
}

/** @returns {readonly string[]} the techniques of the hints that the last game needed, each once */
export const missed = () => lastGame().techniques;

/** @param {string} technique of a hint @param {string} game the key of its puzzle */
export function noteMissed(technique, game) {
  if (PLAIN.includes(technique)) return;
  const last = lastGame();
  const before = last.game === game ? last.techniques : [];
  if (!before.includes(technique)) keep(MISSED, { game, techniques: [...before, technique] });
}
