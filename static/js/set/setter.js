/** Clues of named variants, set with the mouse or the keyboard: the chosen cells, and the line that they make. */

/** @typedef {"digit" | "cage" | "thermo" | "arrow" | "line" | "dot" | "outside" | "region" | "more"} SetTool */

/** The variants of each tool, the default first. @type {Partial<Record<SetTool, readonly string[]>>} */
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

/** @param {string} name such as german-whispers @returns {string} for people, until Python names it */
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

/** @typedef {readonly (readonly number[])[]} Groups cells in the order they were chosen, in parts */

/** @param {Groups} groups @returns {number[]} */
export const cellsOf = (groups) => groups.flat();

/** @param {Groups} groups @param {number} cell @returns {Groups} with the cell at the end of the last part */
export function taken(groups, cell) {
  if (cellsOf(groups).includes(cell)) return groups;
  return groups.length ? [...groups.slice(0, -1), [...groups[groups.length - 1], cell]] : [[cell]];
}

/** @param {Groups} groups @param {number} cell @returns {Groups} without the cell, and without parts that are empty then */
export const dropped = (groups, cell) =>
  groups.map((group) => group.filter((other) => other !== cell)).filter((group) => group.length);

/** @param {Groups} groups @returns {Groups} with a new part begun, unless the last one is still empty */
export const parted = (groups) => (groups.at(-1)?.length ? [...groups, []] : groups);

/**
 * Begin another arm of a clue at its circle, the first cell taken: the first arm, drawn with it in one stroke, then becomes a separate part.
 * @param {Groups} groups
 * @param {number} circle
 * @returns {Groups}
 */
export function armed(groups, circle) {
  const [[first, ...arm] = [-1], ...others] = groups;
  const isWhole = first === circle && arm.length > 0 && !others.length;
  return parted(isWhole ? [[circle], arm] : groups);
}

/**
 * List the cells on the way from one to another, so that a fast mouse leaves no gap.
 * @param {number} from
 * @param {number} to
 * @param {number} size
 * @returns {number[]} without the first
 */
export function way(from, to, size) {
  const [down, across] = [Math.floor(to / size) - Math.floor(from / size), (to % size) - (from % size)];
  const steps = Math.max(Math.abs(down), Math.abs(across));
  return Array.from({ length: steps }, (_, i) => {
    const share = (i + 1) / steps;
    return (Math.floor(from / size) + Math.round(down * share)) * size + (from % size) + Math.round(across * share);
  });
}

/** @param {string} text @returns {number[]} the numbers in it */
export const numbersIn = (text) => (text.match(/\d+/g) ?? []).map((digits) => Number(digits.slice(0, 9)));

/**
 * Move cells by some rows and columns, or as far as all of them stay on the board.
 * @param {Groups} groups
 * @param {number} down
 * @param {number} across
 * @param {number} size
 * @returns {Groups}
 */
export function moved(groups, down, across, size) {
  const cells = cellsOf(groups);
  const within = (/** @type {number[]} */ at, /** @type {number} */ by) =>
    Math.min(Math.max(by, -Math.min(...at)), size - 1 - Math.max(...at));
  const rows = within(cells.map((cell) => Math.floor(cell / size)), down);
  const columns = within(cells.map((cell) => cell % size), across);
  return rows || columns ? groups.map((group) => group.map((cell) => cell + rows * size + columns)) : groups;
}

/** @param {Groups} groups @param {number} from @param {number} to @param {number} size @returns {Groups} moved as one of their cells is */
export const movedTo = (groups, from, to, size) =>
  moved(groups, Math.floor(to / size) - Math.floor(from / size), (to % size) - (from % size), size);

/** @param {string} line a rule @returns {[string, string] | null} the head of a clue, such as `killer 15`, and its cells; null for a formula */
export function partsOf(line) {
  const found = /^([a-z][a-z-]*(?: \d+)*(?: "[^"]*")?)(?:: (.*))?$/.exec(line);
  return found && [found[1], found[2] ?? ""];
}
