/** A book's file in TOML, from what stands in the form; Python reads it and says what is wrong with it. */

import { readSeed } from "../game/link.js";
import { BOOK_NUMBERS, BOOK_TEXTS, BOOK_TICKS } from "../page/tables.js";

/**
 * @typedef {{ what: string, count: number, level?: string }} Chapter `level:Hard`, `technique:x-wing`, `variant:killer` (of a level, or of any) or `board:6`, and how many of them
 * @typedef {Record<string, string | number | boolean | readonly string[]>} Table
 */

/** @param {string | number | boolean | readonly string[]} value @returns {string} as TOML writes it */
const valueOf = (value) => JSON.stringify(value).replaceAll("\x7f", "\\u007f");

/** @param {Table} table @returns {string[]} */
const lines = (table) => Object.entries(table).map(([key, value]) => `${key} = ${valueOf(value)}`);

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

/** @param {string} file of a book @returns {string} it, but for whether it may have fewer puzzles */
export const withoutFewer = (file) => file.replace(FEWER, "");

/** @param {string} file of a book @returns {string} that of the same one, which may have fewer puzzles */
export const withFewer = (file) => [...lines({ fewer: true }), withoutFewer(file)].join("\n");

const LANG = /^lang\s*=\s*["']([\w-]+)/m;

/** @param {string} file @returns {{ lang?: string }} the language that a book says it is in */
export function langOf(file) {
  const [, lang] = LANG.exec(file) ?? [];
  return lang ? { lang } : {};
}

/** @param {FormData} form @param {number} seed where the form has none @returns {Table} what it says; what it leaves empty is as usual */
export function bookTable(form, seed) {
  const text = (/** @type {string} */ name) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : ""; // a file has no words
  };
  const own = text("own");
  return {
    ...Object.fromEntries(BOOK_TEXTS.filter(text).map((name) => [name, text(name)])),
    ...Object.fromEntries(BOOK_NUMBERS.filter(text).map((name) => [name, Number(text(name))])),
    ...Object.fromEntries(BOOK_TICKS.map((name) => [name, Boolean(form.get(name))])),
    seed: seedOf(form, seed),
    show: ["level", "rating", "minutes"].filter((name) => form.get(`show-${name}`)),
    ...(own && { puzzles: own }),
  };
}

/** @param {FormData} form @param {number} otherwise @returns {number} */
export function seedOf(form, otherwise) {
  return readSeed(`${form.get("seed") ?? ""}`, otherwise);
}
