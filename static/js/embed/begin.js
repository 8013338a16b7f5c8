/**
 * Begins the page in the frame, which the build puts this script into: its language comes, where that is not English, and then its script. All three
 * are classic scripts, since a sandboxed frame has no origin, and browsers hand modules to nobody without one unless the host agrees.
 */

import { ENGLISH, wished } from "../page/tongues.js";
import { readOptions } from "./options.js";

const home = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).dataset.home ?? "", document.baseURI);
const tag = wished(readOptions(location.search, location.hash).lang);
const names = [...(tag === ENGLISH ? [] : [`embed/${tag}.js`]), "static/js/embed/embed.js"];
for (const name of names) {
  const script = document.createElement("script");
  script.async = false; // one after the other; a language that does not come leaves the page in English
  script.src = new URL(name, home).href;
  document.head.append(script);
}
