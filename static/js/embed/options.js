/** What the address of the frame asks for: `embed.html#p=...&hint=0`, or the options before the `#`, as `embed.html?hint=0#p=...`. Pure. */

/**
 * @typedef {object} Options
 * @property {boolean} hint whether hints are to be had
 * @property {boolean} check whether digits can be checked
 * @property {boolean} timer whether the clock is shown
 * @property {"auto" | "light" | "dark"} theme
 * @property {string} lang the language that is named; empty for that of the browser
 * @property {string} origin whom the frame speaks with alone; empty for whoever holds it
 */

const THEMES = /** @type {const} */ (["light", "dark"]);

/** @param {string} name @returns {string} the origin that an address names; empty where it names none */
function originOf(name) {
  try {
    const { origin } = new URL(name);
    return origin === "null" ? "" : origin;
  } catch {
    return "";
  }
}

/** @param {string} search @param {string} hash @returns {Options} what stands behind the `#` counts where both say something */
export function readOptions(search, hash) {
  const [before, behind] = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  const told = (/** @type {string} */ name) => behind.get(name) ?? before.get(name) ?? "";
  const isOn = (/** @type {string} */ name) => told(name) !== "0";
  return {
    hint: isOn("hint"),
    check: isOn("check"),
    timer: isOn("timer"),
    theme: THEMES.find((theme) => theme === told("theme")) ?? "auto",
    lang: told("lang"),
    origin: originOf(told("origin")),
  };
}
