/**
 * The language of the page: that of a link, of the visitor or of the browser. It is there before anything is said: app.js
 * imports this first, and nothing that this imports says anything.
 */

import { speak } from "./speaking.js";
import { file } from "../python/files.js";
import { spoken } from "../words/say.js";
import { byId, make } from "./dom.js";
import { ENGLISH, choose, known, shares, wished } from "./tongues.js";

/** Milliseconds after which the page begins in English. */
const PATIENCE = 5000;
const LINKED = /([#&])lang=([\w-]+)&?/;

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
  const tag = wished(linked);
  if (tag === ENGLISH) return;
  document.documentElement.dataset.runs = ""; // else watch.js says what is missing
  const late = new Promise((_, fail) => void setTimeout(fail, PATIENCE));
  try {
    speak(await Promise.race([late, file(`texts/${tag}.json`).then((response) => response.json())]));
  } catch {
    // away: the page is in English
  }
}

/** Offer all languages, each by the name that it has for itself; one that is chosen is spoken after the page has come anew. */
export function offerLanguages() {
  const select = /** @type {HTMLSelectElement} */ (byId("language"));
  const all = Object.entries(shares()).sort();
  select.replaceChildren(...all.map(([tag, share]) => make("option", { value: tag, lang: tag }, nameOf(tag, share))));
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
