/** Keeps the page for times without a network, once Python is there and no download is in its way. */

import { byId } from "./dom.js";

/** @returns {(state: import("./types.js").AppState) => void} */
export function keepForOffline() {
  let asked = false;
  return ({ python }) => {
    if (asked || python.phase !== "ready") return;
    asked = true;
    if ("serviceWorker" in navigator && !savesData()) keep();
  };
}

/** @returns {boolean} whether the visitor asked the browser to load as little as it can */
const savesData = () => /** @type {any} */ (navigator).connection?.saveData === true;

/** Register the service worker; where that is not allowed the page works as ever, with a network. */
async function keep() {
  try {
    await navigator.serviceWorker.register("sw.js");
    await navigator.serviceWorker.ready;
    byId("offline").hidden = false;
  } catch {
    byId("offline").hidden = true;
  }
}
