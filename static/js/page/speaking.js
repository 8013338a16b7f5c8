/** Sets the language of the page, of its scripts and of the texts in its HTML. */

import "../words/write.js";
import { say, shared } from "../words/say.js";
import { make } from "./dom.js";

/** @typedef {import("../words/say.js").Language} Language */

const INLINE = /<(kbd|code)>(.*?)<\/\1>/g;

/** @param {Language} language */
export function speak(language) {
  shared.pencilmarkLanguage = language;
  const root = document.documentElement;
  root.lang = language.tag;
  if (language.direction) root.dir = language.direction;
  document.title = say("page-title");
  fill(language.places);
}

/** @param {Language["places"]} places whose texts replace the English in the page */
function fill(places) {
  const [elements, texts] = [/** @type {Element[]} */ ([]), /** @type {Text[]} */ ([])];
  collect(document.body, elements, texts);
  for (const [number, name, text] of places) {
    if (name === "kbd") elements[number].replaceChildren(...marked(text));
    else if (name) elements[number].setAttribute(name, text);
    else texts[number].data = texts[number].data.replace(/\S.*\S|\S/s, () => text);
  }
}

/** @param {Element | DocumentFragment} node @param {Element[]} elements @param {Text[]} texts collect all that is in it, in document order */
function collect(node, elements, texts) {
  if (node instanceof Element) elements.push(node);
  if (node instanceof HTMLScriptElement) return;
  for (const child of node instanceof HTMLTemplateElement ? node.content.childNodes : node.childNodes) {
    if (child instanceof Element) collect(child, elements, texts);
    else if (child instanceof Text && child.data.trim()) texts.push(child);
  }
}

/** @param {string} text @returns {(string | HTMLElement)[]} with its keys and its code as elements */
const marked = (text) => text.split(INLINE).reduce((parts, part, at, all) => {
  if (at % 3 === 2) parts.push(make(all[at - 1], {}, part));
  else if (at % 3 === 0) parts.push(part);
  return parts;
}, /** @type {(string | HTMLElement)[]} */ ([]));

if (shared.pencilmarkLanguage) speak(shared.pencilmarkLanguage); // in a frame it was loaded before this module
