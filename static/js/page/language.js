/**
 * The language of the page, set by a link, the visitor or the browser. It is loaded before any text is used: app.js
 * imports this module first, and nothing that it imports uses a text.
 */

import { speak } from "./speaking.js";
import { file } from "../python/files.js";
import { spoken } from "../words/say.js";
import { byId } from "./dom.js";
import { ENGLISH, choose, known, languageOptions, wished } from "./tongues.js";

/** Milliseconds after which the page begins in English. */
const PATIENCE = 5000;
const LINKED = /([#&])lang=([\w-]+)&?/;

/** @returns {string} the language named by a link, which is taken out of the address; empty if it names none of ours */
function takeLinked() {
  const [all, sign, name] = LINKED.exec(location.hash) ?? [];
  if (!all) return "";
  history.replaceState(null, "", location.hash.replace(all, sign).replace(/[#&]$/, "") || "#");
  return known(name) ?? "";
}

/** Speak the chosen language, or English if that does not load. */
async function begin() {
  const linked = takeLinked();
  if (linked) choose(linked);
  const tag = wished(linked);
  if (tag === ENGLISH) return;
  document.documentElement.dataset.runs = ""; // or else watch.js says what is missing
  const late = new Promise((_, fail) => void setTimeout(fail, PATIENCE));
  try {
    speak(await Promise.race([late, file(`texts/${tag}.json`).then((response) => response.json())]));
  } catch {
    // it did not load: the page is in English
  }
  setTimeout(() => delete document.documentElement.dataset.waits); // of early.js: app.js has run by then, or failed
}

/** List all languages once the menu is open: their names take milliseconds. Choosing one reloads the page. */
export function offerLanguages() {
  const [menu, select] = [byId("main-menu"), /** @type {HTMLSelectElement} */ (byId("language"))];
  const list = () => {
    select.replaceChildren(...languageOptions());
    select.value = spoken();
  };
  if (menu.matches(":popover-open")) list(); // it opens without this script
  else menu.addEventListener("beforetoggle", list, { once: true });
  select.addEventListener("change", () => {
    choose(select.value);
    location.reload();
  });
  addEventListener("hashchange", () => LINKED.test(location.hash) && location.reload());
}

await begin();
