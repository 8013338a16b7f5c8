/** Hands the visitor a file. */

import { make } from "./dom.js";

/** @param {string} name @param {string} type @param {BlobPart} text */
export function save(name, type, text) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = /** @type {HTMLAnchorElement} */ (make("a", { href, download: name }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/** @param {string} title @returns {string} a name for a file: small letters, digits and hyphens */
export const fileName = (title) => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "sudoku";

/** @param {string} base64 @returns {Uint8Array<ArrayBuffer>} */
export const bytesOf = (base64) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
