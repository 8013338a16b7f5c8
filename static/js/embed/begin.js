/**
 * Starts the page in the frame; the build puts this script into it. It loads the language, if that is not English, and then the script of the page. All three
 * are classic scripts, since a sandboxed frame has no origin, and browsers load modules without one only if the host allows it.
 */

import { ENGLISH, wished } from "../page/tongues.js";
import { readOptions } from "./options.js";

const home = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).dataset.home ?? "", document.baseURI);
const tag = wished(readOptions(location.search, location.hash).lang);
const names = [...(tag === ENGLISH ? [] : [`embed/${tag}.js`]), "static/js/embed/embed.js"];
for (const name of names) {
  const script = document.createElement("script");
  script.async = false; // in order; if the language does not load, the page is in English
  script.src = new URL(name, home).href;
  document.head.append(script);
}
