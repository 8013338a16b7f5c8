/** Puts words together as the language does. */

import { say, spoken } from "./say.js";

/** Languages that write a name large amid a sentence, too. */
const LARGE = ["de"];

/** @param {readonly (string | false | 0 | null | undefined)[]} parts @returns {string} those that are there, with commas between them */
export const commas = (parts) => parts.filter(Boolean).join(say("page-comma"));

/** @param {readonly string[]} parts that have commas themselves @returns {string} */
export const semicolons = (parts) => parts.join(say("page-semicolon"));

/** @param {readonly (string | false | null | undefined)[]} parts @returns {string} those that are there, one after the other */
export const sentences = (parts) => parts.filter(Boolean).join(say("page-between-sentences"));

/** @param {string} words @returns {string} them, the first of a line */
export const capital = (words) => words.charAt(0).toLocaleUpperCase(spoken()) + words.slice(1);

/** @param {string} words @returns {string} them as a sentence */
export const asSentence = (words) => say("page-sentence", { words: capital(words) });

/** @param {string} name @returns {string} it, amid a sentence */
export const small = (name) => (LARGE.includes(spoken()) ? name : name.toLocaleLowerCase(spoken()));
