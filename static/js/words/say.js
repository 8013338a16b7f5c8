/** Says the page's texts, those of `py/pencilmark/languages/en/page/` or of the language that was chosen, and puts words together as it does. */

/**
 * @typedef {string | { [name: string]: Record<string, Text> } | readonly Text[]} Text a text with `{values}` in it, its variants by the
 *   form of a value (the last for all others), or several of these in a row
 * @typedef {{ tag: string, texts: (Text | null)[], direction?: string, places: [number, string, string][] }} Language
 * @typedef {Record<string, unknown>} Values
 * @typedef {(id: string, values?: Values) => string} Say
 */

/** What the page shares with the scripts that it loads later: its language, unless that is English, and the function that writes a text. */
export const shared = /** @type {{ pencilmarkLanguage?: Language, pencilmarkSay: Say }} */ (/** @type {unknown} */ (globalThis));

/** @returns {string} the tag of the current language */
export const spoken = () => shared.pencilmarkLanguage?.tag ?? "en";

/** @returns {string} the tag by which numbers and days are written: English as in Britain */
export const locale = () => (spoken() === "en" ? "en-GB" : spoken());

/** Say a text of the catalogue by its id, which the build replaces by the number of the text and its English. @type {Say} */
export const say = (id, values) => shared.pencilmarkSay(id, values);

/** Languages in which a name keeps its capital within a sentence. */
const LARGE = ["de"];

/** @param {readonly (string | false | 0 | null | undefined)[]} parts @returns {string} those that are there, with commas between them */
export const commas = (parts) => parts.filter(Boolean).join(say("page-comma"));

/** @param {readonly string[]} parts that have commas themselves @returns {string} */
export const semicolons = (parts) => parts.join(say("page-semicolon"));

/** @param {readonly (string | false | null | undefined)[]} parts @returns {string} those that are there, one after the other */
export const sentences = (parts) => parts.filter(Boolean).join(say("page-between-sentences"));

/** @param {string} words @returns {string} with a capital, to begin a line */
export const capital = (words) => words.charAt(0).toLocaleUpperCase(spoken()) + words.slice(1);

/** @param {string} words @returns {string} them as a sentence */
export const asSentence = (words) => say("page-sentence", { words: capital(words) });

/** @param {string} name @returns {string} as it is written within a sentence */
export const small = (name) => (LARGE.includes(spoken()) ? name : name.toLocaleLowerCase(spoken()));
