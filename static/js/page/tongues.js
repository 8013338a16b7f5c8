/** The languages that the page has, and which of them a link, a visitor or a browser names. */

import { build } from "../../../build.js";
import { remember, remembered } from "./remembered.js";

const KEY = "pencilmark.language.1";
export const ENGLISH = "en";

/** Names of simplified Chinese; others, as zh-TW, mean another script. */
const SIMPLIFIED = /^zh(-cn|-sg|-hans.*)?$/;

/** @returns {Record<string, number>} the tag of each language with how many percent of it are there */
export const shares = () => ({ [ENGLISH]: 100, ...build.languages });

/** @param {string} name as browsers and links have it @returns {string | undefined} the tag of a language that the page has */
export function known(name) {
  const small = name.toLowerCase();
  const wanted = SIMPLIFIED.test(small) ? "zh-Hans" : small.split("-")[0];
  return Object.keys(shares()).find((tag) => tag === wanted);
}

/** @param {string} name @returns {string | undefined} such a language, if all of it is there */
function finished(name) {
  const tag = known(name);
  return tag && shares()[tag] === 100 ? tag : undefined;
}

/** @param {string} tag is what the visitor has chosen, here or by a link */
export const choose = (tag) => remember(KEY, tag);

/** @param {string} linked what a link names @returns {string} the tag of the language to speak: the link's, the visitor's or the browser's */
export const wished = (linked) => known(linked) ?? known(remembered(KEY) ?? "") ?? navigator.languages.map(finished).find(Boolean) ?? ENGLISH;
