/**
 * What this browser remembers of the visitor in its plainer memory, where it may: a text by its key; what of the lessons was learnt, and the
 * techniques that the last game needed hints for.
 */

/** @typedef {() => Pick<globalThis.Storage, "getItem" | "setItem">} Memory */

/** @type {Memory} */
const local = () => localStorage;

/** @param {string} key @param {Memory} [memory] @returns {string | null | undefined} null where nothing is kept, undefined where nothing may be */
export function remembered(key, memory = local) {
  try {
    return memory().getItem(key);
  } catch {
    return undefined;
  }
}

/** @param {string} key @param {string} text @param {Memory} [memory] full or not allowed: it holds until the page is closed */
export function remember(key, text, memory = local) {
  try {
    memory().setItem(key, text);
  } catch {}
}

/** @param {string} key @param {Memory} [memory] @returns {any} what was kept as JSON; null where nothing is, or it is spoiled */
export function rememberedData(key, memory) {
  try {
    return JSON.parse(remembered(key, memory) ?? "null");
  } catch {
    return null;
  }
}

const [LEARNT, MISSED] = ["pencilmark.learnt.1", "pencilmark.missed.2"];

/** Techniques that nobody misses: they are looked for again and again. */
const PLAIN = ["full-house", "hidden-single", "naked-single"];

/** @returns {Set<string>} the techniques whose step was found in practice */
export function learnt() {
  const found = rememberedData(LEARNT);
  return new Set(Array.isArray(found) ? found.map(String) : []);
}

/** @param {string} technique */
export function noteLearnt(technique) {
  const before = learnt();
  if (!before.has(technique)) remember(LEARNT, JSON.stringify([...before, technique]));
}

/** @returns {{ game: string, techniques: readonly string[] }} the game that needed a hint last, and the techniques of its hints */
function lastGame() {
  const found = rememberedData(MISSED);
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
  if (!before.includes(technique)) remember(MISSED, JSON.stringify({ game, techniques: [...before, technique] }));
}
