/** Texts and files in and out: decoding, long pastes, ambiguous texts; saving files, copying, CSV. */

import { capital } from "../words/say.js";
import { byId, make } from "./dom.js";

/** @param {ArrayBuffer} data @returns {string} its text: UTF-8, or UTF-16 if its first bytes say so */
export function decoded(data) {
  const [first, second] = new Uint8Array(data, 0, Math.min(2, data.byteLength));
  const wide = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(wide).decode(data);
}

/** Characters of a text that is too long for the field. */
const LONG = 50_000;

/**
 * Read a long text at once when it is pasted into a field: a browser takes seconds to lay out twenty thousand lines there.
 * @param {HTMLTextAreaElement} field
 * @param {(text: string) => void} take is called with what the field would have held
 */
export function takeLongPastes(field, take) {
  field.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.length < LONG) return; // the browser inserts it, and can undo that
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = field;
    take(value.slice(0, selectionStart) + text + value.slice(selectionEnd));
  });
}

/**
 * Ask which of the choices is meant.
 * @param {readonly ChoiceData[]} choices
 * @returns {Promise<string>} the name of one; empty for none of them
 */
export function chosen(choices) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("choices"));
  const buttons = choices.map(({ name, label }) => make("button", { type: "submit", value: name }, capital(label)));
  byId("choices-list").replaceChildren(...buttons);
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => dialog.addEventListener("close", () => resolve(dialog.returnValue), { once: true }));
}

/** @param {string} name @param {string} type @param {BlobPart} text */
export function save(name, type, text) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = /** @type {HTMLAnchorElement} */ (make("a", { href, download: name }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/** @param {string} title @returns {string} a name for a file: small letters, digits and hyphens */
export const fileName = (title) => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "sudoku";

/** @param {string} text for the clipboard @returns {Promise<boolean | undefined>} whether it was copied; undefined if there is no clipboard */
export const toClipboard = async (text) => navigator.clipboard?.writeText(text).then(() => true, () => false);

/** @param {readonly unknown[]} cells @returns {string} a line of CSV; null and undefined are empty cells */
export const csvLine = (cells) => `${cells.map((value) => cell(value ?? "")).join(",")}\r\n`;

/** Put an apostrophe before a text that a spreadsheet would read as a formula. @param {unknown} value */
function cell(value) {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
