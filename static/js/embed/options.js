/** The options in the address of the frame: `embed.html#p=...&hint=0`, or before the `#`, as in `embed.html?hint=0#p=...`. Pure. */

/**
 * @typedef {object} Options
 * @property {boolean} hint whether hints are offered
 * @property {boolean} check whether digits can be checked
 * @property {boolean} timer whether the clock is shown
 * @property {"auto" | "light" | "dark"} theme
 * @property {Settings["paper"] | ""} paper the name of a paper, as in the settings of the page; empty for the visitor's
 * @property {Settings["accent"] | `#${string}` | ""} accent that of an accent, or a colour as `#1c4f8c`; empty for the visitor's
 * @property {string} level of the puzzle of the day that is played if the address has none; empty for none
 * @property {string} lang the language that is named; empty for that of the browser
 * @property {string} origin the only page to talk with; empty for any
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

/** @param {Options} options @param {Settings} saved the visitor's @returns {Settings} those, unless the address says otherwise */
export function settingsOf({ theme, paper, accent, timer }, saved) {
  return {
    ...saved,
    timer,
    ...(theme === "auto" ? {} : { theme }),
    ...(paper ? { paper } : {}),
    ...(accent.startsWith("#") ? { accent: "own", own: accent } : accent ? { accent: /** @type {Settings["accent"]} */ (accent) } : {}),
  };
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
    paper: /** @type {Options["paper"]} */ (/^[a-z]*$/.test(told("paper")) ? told("paper") : ""),
    accent: /** @type {Options["accent"]} */ (/^([a-z]*|#[0-9a-f]{6})$/i.test(told("accent")) ? told("accent").toLowerCase() : ""),
    level: told("level"),
    lang: told("lang"),
    origin: originOf(told("origin")),
  };
}
