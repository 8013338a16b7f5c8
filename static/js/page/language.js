/**
 * The language of the page: that of a link, of the visitor or of the browser. It is there before anything is said: app.js
 * imports this first, and nothing that this imports says anything.
 */

import "../words/write.js";
import { build } from "../../../build.js";
import { file } from "../python/files.js";
import { say, shared, spoken } from "../words/say.js";
import { byId, make } from "./dom.js";

/** @typedef {import("../words/say.js").Language} Language */

const KEY = "pencilmark.language.1";
const ENGLISH = "en";
/** Milliseconds after which the page begins in English. */
const PATIENCE = 5000;
const LINKED = /([#&])lang=([\w-]+)&?/;
const INLINE = /<(kbd|code)>(.*?)<\/\1>/g;

/** Names of simplified Chinese; others, as zh-TW, mean another script. */
const SIMPLIFIED = /^zh(-cn|-sg|-hans.*)?$/;

/** @param {string} name as browsers and links have it @returns {string | undefined} the tag of a language that the page has */
function known(name) {
  const small = name.toLowerCase();
  const wanted = SIMPLIFIED.test(small) ? "zh-Hans" : small.split("-")[0];
  return [ENGLISH, ...Object.keys(build.languages)].find((tag) => tag === wanted);
}

/** @param {string} name @returns {string | undefined} such a language, if all of it is there */
function finished(name) {
  const tag = known(name);
  return tag === ENGLISH || (tag && build.languages[tag] === 100) ? tag : undefined;
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
function choose(tag) {
  try {
    localStorage.setItem(KEY, tag);
  } catch {
    // full or not allowed: it is spoken until the page is closed
  }
}

/** @returns {string} the language that a link names, which the address loses; empty where it names none that we have */
function takeLinked() {
  const [all, sign, name] = LINKED.exec(location.hash) ?? [];
  if (!all) return "";
  history.replaceState(null, "", location.hash.replace(all, sign).replace(/[#&]$/, "") || "#");
  return known(name) ?? "";
}

/** Speak the language that is wished for; where it does not come, English. */
async function begin() {
  const linked = takeLinked();
  if (linked) choose(linked);
  const tag = linked || known(chosen()) || navigator.languages.map(finished).find(Boolean) || ENGLISH;
  if (tag === ENGLISH) return;
  document.documentElement.dataset.runs = ""; // else watch.js says what is missing
  const late = new Promise((_, fail) => void setTimeout(fail, PATIENCE));
  try {
    speak(await Promise.race([late, file(`texts/${tag}.json`).then((response) => response.json())]));
  } catch {
    // away: the page is in English
  }
}

/** @param {Language} language */
function speak(language) {
  shared.pencilmarkLanguage = language;
  const root = document.documentElement;
  root.lang = language.tag;
  if (language.direction) root.dir = language.direction;
  document.title = say("page-title");
  fill(language.places);
}

/** @param {Language["places"]} places puts its texts into the page where English stands */
function fill(places) {
  const [elements, texts] = [/** @type {Element[]} */ ([]), /** @type {Text[]} */ ([])];
  collect(document.body, elements, texts);
  for (const [number, name, text] of places) {
    if (name === "kbd") elements[number].replaceChildren(...marked(text));
    else if (name) elements[number].setAttribute(name, text);
    else texts[number].data = texts[number].data.replace(/\S.*\S|\S/s, () => text);
  }
}

/** @param {Element | DocumentFragment} node @param {Element[]} elements @param {Text[]} texts notes all that is in it, in the order of the file */
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

/** Offer all languages, each by the name that it has for itself; one that is chosen is spoken after the page has come anew. */
export function offerLanguages() {
  const select = /** @type {HTMLSelectElement} */ (byId("language"));
  const shares = /** @type {Record<string, number>} */ ({ [ENGLISH]: 100, ...build.languages });
  select.replaceChildren(...Object.keys(shares).sort().map((tag) => make("option", { value: tag, lang: tag }, nameOf(tag, shares[tag]))));
  select.value = spoken();
  select.addEventListener("change", () => {
    choose(select.value);
    location.reload();
  });
  addEventListener("hashchange", () => LINKED.test(location.hash) && location.reload());
}

/** @param {string} tag @param {number} share percent that are translated @returns {string} */
function nameOf(tag, share) {
  const own = new Intl.DisplayNames(tag, { type: "language", fallback: "code" }).of(tag) ?? tag;
  const name = own.charAt(0).toLocaleUpperCase(tag) + own.slice(1);
  return share === 100 ? name : `${name} (${share} %)`;
}

await begin();
