/** Which tool of the bar sets which variants, and which of them a word finds; pure. */

/** @typedef {import("../protocol.js").VariantData} VariantData */
/** @typedef {"digit" | "cage" | "thermo" | "arrow" | "line" | "dot" | "outside" | "region" | "more"} SetTool */

/** The variants of each tool, the one that it begins with first. @type {Partial<Record<SetTool, readonly string[]>>} */
const KINDS = {
  cage: ["killer", "sum", "killer-product", "killer-difference", "killer-quotient", "lunchbox", "rellik", "look-and-say", "equality-cage"],
  thermo: ["thermo", "slow-thermo"],
  arrow: ["arrow", "double-arrow"],
  line: [
    "palindrome", "renban", "german-whispers", "dutch-whispers", "whispers", "region-sum", "between", "lockout", "zipper", "sum-line",
    "sum-loop", "parity", "entropic", "modular", "value-indexing",
  ],
  dot: ["difference", "ratio", "x", "v", "greater", "quadruple"],
  outside: ["sandwich", "x-sum", "skyscraper", "little-killer", "numbered-room", "full-rank", "hidden-skyscraper"],
};

/** @param {SetTool} tool @returns {readonly string[]} the names of its variants */
export const kindsOf = (tool) => KINDS[tool] ?? [];

/** @param {string} name of a variant @returns {SetTool} the tool that sets it */
export const toolOf = (name) =>
  /** @type {SetTool[]} */ (Object.keys(KINDS)).find((tool) => kindsOf(tool).includes(name)) ?? "more";

/** @param {string} name such as german-whispers @returns {string} as people read it, before Python says so */
export const titleOf = (name) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("-", " ")}`;

/**
 * List the variants that have every word of a text: first those whose name begins with it, then those whose name has it.
 * @param {readonly VariantData[]} variants
 * @param {string} text
 * @returns {VariantData[]}
 */
export function found(variants, text) {
  const words = text.toLowerCase().split(/[\s-]+/).filter(Boolean);
  const has = (/** @type {string} */ where) => words.every((word) => where.toLowerCase().includes(word));
  const rank = (/** @type {VariantData} */ { title, family, says }) =>
    [title.toLowerCase().startsWith(words.join(" ")), has(title), has(`${title} ${family} ${says}`)].indexOf(true);
  return [0, 1, 2].flatMap((wanted) => variants.filter((one) => rank(one) === wanted));
}
