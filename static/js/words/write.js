/** Writes texts that have values: numbers, lists and forms as the language has them. */

import { shared, spoken } from "./say.js";

/**
 * @typedef {import("./say.js").Text} Text
 * @typedef {import("./say.js").Value} Value
 * @typedef {import("./say.js").Values} Values
 * @typedef {{ tag: string, plural: Intl.PluralRules, AND: Intl.ListFormat, OR: Intl.ListFormat }} Tools
 */

/** @param {Text} text @param {Values} values @returns {string} */
const write = (text, values) =>
  typeof text === "string" ? text : text.map((part) => (typeof part === "string" ? part : written(part, values))).join("");

shared.pencilmarkWrite = write;

/** @param {Value} value @param {Values} values @returns {string} */
function written([name, how, options], values) {
  const value = /** @type {any} */ (values[name]);
  if (typeof how === "object") return write(chosen(value, how), values);
  if (how === "NUMBER") return value.toLocaleString(tools().tag, options);
  if (how === "A") return `${/^[AEIOU8]/i.test(value) ? "an" : "a"} ${value}`;
  return how ? tools()[how].format(value) : `${value}`;
}

/** @param {any} value a number is chosen by itself or by its form, a list by how many it has, a word by itself @param {Record<string, Text>} variants */
function chosen(value, variants) {
  const one = Array.isArray(value) ? value.length : value;
  if (Object.hasOwn(variants, `${one}`)) return variants[`${one}`];
  const form = /number|bigint/.test(typeof one) ? tools().plural.select(Number(one)) : "";
  return Object.hasOwn(variants, form) ? variants[form] : Object.values(variants).at(-1) ?? "";
}

let made = /** @type {Tools | null} */ (null);

/** @returns {Tools} what forms and joins words in the language that is spoken */
function tools() {
  const tag = spoken();
  if (made?.tag === tag) return made;
  const list = (/** @type {Intl.ListFormatType} */ type) => new Intl.ListFormat(tag === "en" ? "en-GB" : tag, { type }); // a, b and c
  made = { tag, plural: new Intl.PluralRules(tag), AND: list("conjunction"), OR: list("disjunction") };
  return made;
}
