/** The files of the build: beside the page's scripts, or inside the page itself where it is one file (tooling.single). */

import { say } from "../words/say.js";

const root = new URL("../../../", import.meta.url);

/** A file that the host does not have: its message names it. */
export class MissingFile extends Error {}

/** @returns {boolean} whether the page holds all its files itself */
export const isSingle = () => document.documentElement.hasAttribute("data-single");

/** @param {string} name @returns {string} the address of a file that lies beside the page's scripts */
export const addressOf = (name) => new URL(name, root).href;

/** @param {string} name @returns {Promise<Response>} */
export async function file(name) {
  if (isSingle()) return new Response(await inside(name));
  const response = await fetch(addressOf(name));
  if (!response.ok) throw new MissingFile(`${name}: ${say("python-host-answered", { status: response.status })}`);
  return response;
}

/** @returns {Promise<string[]>} the names of the files that the page holds itself */
export async function filesInside() {
  await parsed();
  return [...document.scripts].flatMap(({ dataset }) => dataset.file ?? []);
}

/** @type {Map<string, Promise<Blob>>} */
const unpacked = new Map();

/** @param {string} name @returns {Promise<Blob>} a file that the page holds itself, unpacked once */
export function inside(name) {
  if (!unpacked.has(name)) unpacked.set(name, unpack(name));
  return /** @type {Promise<Blob>} */ (unpacked.get(name));
}

/** @param {string} name @returns {Promise<Blob>} */
async function unpack(name) {
  await parsed();
  const element = /** @type {HTMLElement | null} */ (document.querySelector(`script[data-file="${CSS.escape(name)}"]`));
  if (!element) throw new Error(say("python-not-in-file", { name }));
  const packed = new Blob([bytesOf(element.textContent ?? "")]).stream();
  return new Response(packed.pipeThrough(new DecompressionStream("gzip"))).blob();
}

/** @param {string} text in base64 @returns {Uint8Array<ArrayBuffer>} */
export function bytesOf(text) {
  const signs = atob(text);
  const bytes = new Uint8Array(signs.length);
  for (let i = 0; i < signs.length; i += 1) bytes[i] = signs.charCodeAt(i);
  return bytes;
}

/** @returns {Promise<void>} fulfilled when all of the page has been read */
const parsed = () => new Promise((done) => {
  if (document.readyState !== "loading") done();
  else document.addEventListener("DOMContentLoaded", () => done(), { once: true });
});
