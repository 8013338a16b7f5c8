/** The languages of the page, and how a link, the visitor or the browser chooses one. */

import { build } from "../../../build.js";
import { make } from "./dom.js";
import { remember, remembered } from "./remembered.js";

const KEY = "pencilmark.language.1";
export const ENGLISH = "en";

/** Tags of simplified Chinese; others, such as zh-TW, mean another script. */
const SIMPLIFIED = /^zh(-cn|-sg|-hans.*)?$/;

/** @returns {Record<string, number>} the tag of each language, and the percentage of it that is translated */
const shares = () => ({ [ENGLISH]: 100, ...build.languages });

/** @param {string} name as in browsers and links @returns {string | undefined} the tag of a language that the page has */
export function known(name) {
  const small = name.toLowerCase();
  const wanted = SIMPLIFIED.test(small) ? "zh-Hans" : small.split("-")[0];
  return Object.keys(shares()).find((tag) => tag === wanted);
}

/** @param {string} name @returns {string | undefined} such a language, if it is complete */
function finished(name) {
  const tag = known(name);
  return tag && shares()[tag] === 100 ? tag : undefined;
}

/** @param {string} tag that the visitor chose, here or by a link */
export const choose = (tag) => remember(KEY, tag);

/** @param {string} linked what a link names @returns {string} the tag of the language to speak: the link's, the visitor's or the browser's */
export const wished = (linked) => known(linked) ?? known(remembered(KEY) ?? "") ?? navigator.languages.map(finished).find(Boolean) ?? ENGLISH;

/** @returns {HTMLElement[]} an option for each language, by its own name */
export const languageOptions = () =>
  Object.entries(shares())
    .sort()
    .map(([tag, share]) => make("option", { value: tag, lang: tag }, nameOf(tag, share)));

/** @param {string} tag @param {number} share percent translated @returns {string} */
function nameOf(tag, share) {
  const own = new Intl.DisplayNames(tag, { type: "language", fallback: "code" }).of(tag) ?? tag;
  const name = own.charAt(0).toLocaleUpperCase(tag) + own.slice(1);
  return share === 100 ? name : `${name} (${share} %)`;
}
