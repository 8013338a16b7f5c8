/**
 * What this browser remembers about the visitor in localStorage, if that is allowed: texts by key, techniques learnt in lessons, and the
 * techniques of the hints in the last game.
 */

/** @typedef {() => Pick<globalThis.Storage, "getItem" | "setItem">} Memory */

/** @type {Memory} */
const local = () => localStorage;

/** @param {string} key @param {Memory} [memory] @returns {string | null | undefined} null if nothing is stored, undefined if nothing may be */
export function remembered(key, memory = local) {
  try {
    return memory().getItem(key);
  } catch {
    return undefined;
  }
}

/** @param {string} key @param {string} text @param {Memory} [memory] which may be full or not allowed; then nothing is stored */
export function remember(key, text, memory = local) {
  try {
    memory().setItem(key, text);
  } catch {}
}

/** @param {string} key @param {Memory} [memory] @returns {any} what was stored as JSON; null if nothing was, or if it is damaged */
export function rememberedData(key, memory) {
  try {
    return JSON.parse(remembered(key, memory) ?? "null");
  } catch {
    return null;
  }
}

const [LEARNT, MISSED] = ["pencilmark.learnt.1", "pencilmark.missed.2"];

/** Techniques too common to count as missed. */
const PLAIN = ["full-house", "hidden-single", "naked-single"];

/** @returns {Set<string>} techniques of which a step was found in practice */
export function learnt() {
  const found = rememberedData(LEARNT);
  return new Set(Array.isArray(found) ? found.map(String) : []);
}

/** @param {string} technique */
export function noteLearnt(technique) {
  const before = learnt();
  if (!before.has(technique)) remember(LEARNT, JSON.stringify([...before, technique]));
}

/** @returns {{ game: string, techniques: readonly string[] }} the last game with hints, and their techniques */
function lastGame() {
  const found = rememberedData(MISSED);
  const techniques = Array.isArray(found?.techniques) ? found.techniques.map(String) : [];
  return { game: String(found?.game ?? ""), techniques };
}

/** @returns {readonly string[]} the techniques of the hints in the last game, each once */
export const missed = () => lastGame().techniques;

/** @param {string} technique of a hint @param {string} game the key of its puzzle */
export function noteMissed(technique, game) {
  if (PLAIN.includes(technique)) return;
  const last = lastGame();
  const before = last.game === game ? last.techniques : [];
  if (!before.includes(technique)) remember(MISSED, JSON.stringify({ game, techniques: [...before, technique] }));
}
