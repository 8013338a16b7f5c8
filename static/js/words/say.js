/** Says the page's texts, those of `py/pencilmark/languages/en/page/` or of the language that was chosen, and puts words together as it does. */

/**
 * @typedef {string | { [name: string]: Record<string, Text> } | readonly Text[]} Text a text with `{values}` in it, what is said by the
 *   form of a value, the last for all the rest, or several of these one after the other
 * @typedef {{ tag: string, texts: (Text | null)[], direction?: string, places: [number, string, string][] }} Language
 * @typedef {Record<string, unknown>} Values
 * @typedef {(id: string, values?: Values) => string} Say
 */

/** What the page shares with its scripts that come later: the language that it speaks, unless that is English, and what says it. */
export const shared = /** @type {{ pencilmarkLanguage?: Language, pencilmarkSay: Say }} */ (/** @type {unknown} */ (globalThis));

/** @returns {string} the tag of the language that is spoken */
export const spoken = () => shared.pencilmarkLanguage?.tag ?? "en";

/** @returns {string} the tag by which numbers and days are written: English as in Britain */
export const locale = () => (spoken() === "en" ? "en-GB" : spoken());

/** Say the text of an id in the catalogue, in whose place the build puts the number of the text and its English. @type {Say} */
export const say = (id, values) => shared.pencilmarkSay(id, values);

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
