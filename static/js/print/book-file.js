/** A book's file in TOML, made from the form; Python reads it and reports its mistakes. */

/**
 * @typedef {{ what: string, count: number, level?: string }} Chapter `level:Hard`, `technique:x-wing`, `variant:killer` (of a level, or of any) or `board:6`, and how many of them
 * @typedef {Record<string, string | number | boolean | readonly string[]>} Table
 */

/** @param {string | number | boolean | readonly string[]} value @returns {string} as TOML writes it */
const valueOf = (value) => JSON.stringify(value).replaceAll("\x7f", "\\u007f");

/** @param {Table} table @returns {string[]} */
const lines = (table) => Object.entries(table).map(([name, value]) => `${name.replaceAll("_", "-")} = ${valueOf(value)}`);

/** @param {Table} book what goes for all @param {readonly Chapter[]} chapters @returns {string} */
export function bookFile(book, chapters) {
  const parts = chapters.map(({ what, count, level }) => {
    const [kind, name] = what.split(":");
    const isSymmetric = kind !== "variant" && !name.includes("jigsaw");
    return ["", "[[chapter]]", ...lines({ [kind]: name, ...(kind === "variant" && level && { level }), count, ...(isSymmetric ? { symmetry: "rotational180" } : {}) })];
  });
  return `${[...lines(book), ...parts.flat()].join("\n")}\n`;
}

const FEWER = /^fewer *=.*\n/m;

/** @param {string} file of a book @returns {string} the file without the option that allows fewer puzzles */
export const withoutFewer = (file) => file.replace(FEWER, "");

/** @param {string} file of a book @returns {string} the file with the option that allows fewer puzzles */
export const withFewer = (file) => [...lines({ fewer: true }), withoutFewer(file)].join("\n");

const LANG = /^lang\s*=\s*["']([\w-]+)/m;

/** @param {string} file @returns {{ lang?: string }} the language that a book says it is in */
export function langOf(file) {
  const [, lang] = LANG.exec(file) ?? [];
  return lang ? { lang } : {};
}
