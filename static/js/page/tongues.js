/** The languages that the page has, and which of them a link, a visitor or a browser names. */

import { build } from "../../../build.js";

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

/** @returns {string} what the visitor has chosen, here or by a link; empty where that is nothing */
function chosen() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // not allowed
  }
}

/** @param {string} tag */
export function choose(tag) {
  try {
    localStorage.setItem(KEY, tag);
  } catch {
    // full or not allowed: it is spoken until the page is closed
  }
}

/** @param {string} linked what a link names @returns {string} the tag of the language to speak: the link's, the visitor's or the browser's */
export const wished = (linked) => known(linked) ?? known(chosen()) ?? navigator.languages.map(finished).find(Boolean) ?? ENGLISH;
