/** Says the page's texts: those of `py/pencilmark/languages/en/page/`, or of the language that was chosen. */

/**
 * @typedef {string | readonly (string | Value)[]} Text a text, or texts and values one after the other
 * @typedef {readonly [name: string, how?: "A" | "AND" | "NUMBER" | "OR" | Record<string, Text>, options?: object]} Value its name; the
 *   function that writes it, or what is said by its form, the last of which is for all the rest
 * @typedef {{ tag: string, texts: (Text | null)[], places: [number, string, string][] }} Language
 * @typedef {Record<string, unknown>} Values
 */

/** What the page shares with its scripts that come later: the language that it speaks, unless that is English, and what writes values. */
export const shared = /** @type {{ pencilmarkLanguage?: Language, pencilmarkWrite: (text: Exclude<Text, string>, values: Values) => string }} */ (/** @type {unknown} */ (globalThis));

/** @returns {string} the tag of the language that is spoken */
export const spoken = () => shared.pencilmarkLanguage?.tag ?? "en";

/**
 * Say something; free of side effects, so that a script has only what it says.
 * @param {string} id in the catalogue, in whose place the build puts the number of the text and its English
 * @param {Values} [values]
 * @returns {string}
 */
export const say = /* @__NO_SIDE_EFFECTS__ */ (id, values = {}) => {
  const [number, english] = /** @type {[number, Text]} */ (/** @type {unknown} */ (id));
  const text = shared.pencilmarkLanguage?.texts[number] ?? english;
  return typeof text === "string" ? text : shared.pencilmarkWrite(text, values);
};
