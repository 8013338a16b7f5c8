/** Writes texts: numbers, lists and plural forms as in the language. */

import { locale, shared, spoken } from "./say.js";

/**
 * @typedef {import("./say.js").Text} Text
 * @typedef {import("./say.js").Values} Values
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
  if (how === "NUMBER") return value.toLocaleString(spoken(), option ? { [option]: set } : undefined);
  if (how === "A") return `${/^[AEIOU8]/i.test(value) ? "an" : "a"} ${value}`;
  if (how === "AND" || how === "OR") return list(how === "AND" ? "conjunction" : "disjunction").format(value);
  return `${value}`;
}

/** @param {any} value a number is chosen by itself or by its form, a list by how many it has, a word by itself @param {Record<string, Text>} variants */
function chosen(value, variants) {
  const one = Array.isArray(value) ? value.length : value;
  if (Object.hasOwn(variants, `${one}`)) return variants[`${one}`];
  const form = /number|bigint/.test(typeof one) ? plural().select(Number(one)) : "";
  return Object.hasOwn(variants, form) ? variants[form] : Object.values(variants).at(-1) ?? "";
}

/** What forms and joins words, by its kind and its language: to make one takes milliseconds, and the start needs none. @type {Map<string, any>} */
const tools = new Map();

/** @template T @param {string} kind @param {() => T} make @returns {T} it, made when it is first needed */
function tool(kind, make) {
  const name = `${kind} ${spoken()}`;
  if (!tools.has(name)) tools.set(name, make());
  return tools.get(name);
}

const plural = () => tool("plural", () => new Intl.PluralRules(spoken()));
/** @param {Intl.ListFormatType} type a, b and c */
const list = (type) => tool(type, () => new Intl.ListFormat(locale(), { type }));
