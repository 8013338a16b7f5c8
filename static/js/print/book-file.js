/** A book's file in TOML, from what stands in the form; Python reads it and says what is wrong with it. */

import { readSeed } from "../game/reader.js";

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

const LANG = /^lang\s*=\s*["']([\w-]+)/m;

/** @param {string} file @returns {{ lang?: string }} the language that a book says it is in */
export function langOf(file) {
  const [, lang] = LANG.exec(file) ?? [];
  return lang ? { lang } : {};
}

const TEXTS = ["lang", "title", "subtitle", "author", "copyright", "licence", "answers", "publisher", "isbn", "blurb", "introduction", "stock", "printer", "fonts"];
/** Left out where they are empty: a choice has no empty word. */
const OPTIONAL = ["lang", "publisher", "isbn", "blurb", "introduction", "stock", "printer", "fonts"];
const NUMBERS = ["per-page", "answers-per-page", "bleed"];
/** What paper and pages decide where the form does not. */
const AUTOMATIC = ["margin", "gutter"];
const TICKS = ["seed-line", "how-to-solve", "half-title", "hints", "pdfa", "pdfx"];

/** @param {FormData} form @param {number} seed where the form has none @returns {Table} */
export function bookTable(form, seed) {
  const text = (/** @type {string} */ name) => `${form.get(name) ?? ""}`.trim();
  const shown = ["level", "rating"].filter((name) => form.get(`show-${name}`));
  return {
    ...Object.fromEntries(TEXTS.filter((name) => text(name) || !OPTIONAL.includes(name)).map((name) => [name, text(name)])),
    ...Object.fromEntries(NUMBERS.map((name) => [name, Number(text(name))])),
    ...Object.fromEntries(AUTOMATIC.map((name) => [name, text(name) ? Number(text(name)) : "auto"])),
    ...(Number(text("volume")) ? { volume: Number(text("volume")), series: Number(text("series")) || 1 } : {}),
    ...Object.fromEntries(TICKS.map((name) => [name, Boolean(form.get(name))])),
    paper: text("paper"),
    seed: seedOf(form, seed),
    show: shown,
    ...(text("own") ? { puzzles: text("own") } : {}),
  };
}

/** @param {FormData} form @param {number} otherwise @returns {number} */
export function seedOf(form, otherwise) {
  return readSeed(`${form.get("seed") ?? ""}`, otherwise);
}
