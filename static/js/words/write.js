/** Writes texts: numbers, lists and plural forms as in the language. */

import { locale, shared, spoken } from "./say.js";

/**
 * @typedef {import("./say.js").Text} Text
 * @typedef {import("./say.js").Values} Values
 * @typedef {{ tag: string, plural: Intl.PluralRules, AND: Intl.ListFormat, OR: Intl.ListFormat }} Tools
 */

shared.pencilmarkSay = (id, values) => {
  const [number, english] = /** @type {[number, Text]} */ (/** @type {unknown} */ (id));
  return write(shared.pencilmarkLanguage?.texts[number] ?? english, values ?? {});
};

/** A value in a text: its name, and the function that writes it, with an option. */
const VALUE = /\{(\w+)(?: (\w+)(?: (\w+) (\w+))?)?\}/g;

/** @param {Text} text @param {Values} values @returns {string} */
function write(text, values) {
  if (typeof text === "string") return text.includes("{") ? text.replace(VALUE, (_, name, ...how) => written(values[name], how)) : text;
  if (Array.isArray(text)) return text.map((part) => write(part, values)).join("");
  const [[name, variants]] = Object.entries(text);
  return write(chosen(values[name], variants), values);
}

/** @param {any} value @param {string[]} how it is written */
function written(value, [how, option, set]) {
  if (how === "NUMBER") return value.toLocaleString(tools().tag, option ? { [option]: set } : undefined);
  if (how === "A") return `${/^[AEIOU8]/i.test(value) ? "an" : "a"} ${value}`;
  return how === "AND" || how === "OR" ? tools()[how].format(value) : `${value}`;
}

/** @param {any} value a number is chosen by itself or by its form, a list by how many it has, a word by itself @param {Record<string, Text>} variants */
function chosen(value, variants) {
  const one = Array.isArray(value) ? value.length : value;
  if (Object.hasOwn(variants, `${one}`)) return variants[`${one}`];
  const form = /number|bigint/.test(typeof one) ? tools().plural.select(Number(one)) : "";
  return Object.hasOwn(variants, form) ? variants[form] : Object.values(variants).at(-1) ?? "";
}

let made = /** @type {Tools | null} */ (null);

/** @returns {Tools} the functions that form and join words in the current language */
function tools() {
  const tag = spoken();
  if (made?.tag === tag) return made;
  const list = (/** @type {Intl.ListFormatType} */ type) => new Intl.ListFormat(locale(), { type }); // a, b and c
  made = { tag, plural: new Intl.PluralRules(tag), AND: list("conjunction"), OR: list("disjunction") };
  return made;
}
