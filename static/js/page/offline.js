/** Stores the page for offline use, and offers a new build of it in one quiet line. */

import { file } from "../python/files.js";
import { spoken } from "../words/say.js";
import { byId } from "./dom.js";

/** Milliseconds between checks for a new build while the page is open. */
const PATIENCE = 3_600_000;

/** @returns {(state: AppState) => void} begins once Python is ready, so as not to compete with its download */
export function keepForOffline() {
  let asked = false;
  return ({ python }) => {
    if (python.phase === "error") lookForNewer();
    if (asked || python.phase !== "ready") return;
    asked = true;
    if ("serviceWorker" in navigator && !savesData()) keep();
  };
}

/** @returns {boolean} whether the browser is set to save data */
export const savesData = () => /** @type {any} */ (navigator).connection?.saveData === true;

/** Register the service worker; if that is not allowed, the page just needs a network. */
async function keep() {
  try {
    const registration = await navigator.serviceWorker.register("sw.js");
    offerNewer(registration);
    await navigator.serviceWorker.ready;
    byId("offline").hidden = false;
    if (spoken() !== "en") await keepLanguage();
  } catch {
    byId("offline").hidden = true;
  }
}

/** Fetch the language again: the first time, there was no service worker to store it. */
async function keepLanguage() {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) await new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
  await Promise.all(["languages", "texts"].map((folder) => file(`${folder}/${spoken()}.json`)));
}

/** @returns {boolean} whether the page is served from its sources, where a new build takes over at the next load */
const isLive = () => "live" in document.documentElement.dataset;

/** @param {ServiceWorkerRegistration} registration */
function offerNewer(registration) {
  const offer = () => {
    if (registration.waiting && navigator.serviceWorker.controller && !isLive()) showNewer(() => take(registration));
  };
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  setInterval(() => registration.update().catch(() => {}), PATIENCE);
}

/** @param {ServiceWorkerRegistration} [registration] if it has no newer build, even after a check, the page is just reloaded */
async function take(registration) {
  if (!registration?.waiting) await registration?.update().catch(() => {});
  const newer = registration?.waiting ?? registration?.installing;
  if (!newer) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  const go = () => (newer.state === "installed" ? newer.postMessage("take") : newer.state === "redundant" && location.reload());
  newer.addEventListener("statechange", go);
  go();
}

/** Python cannot be loaded, perhaps because the host has another build by now. */
async function lookForNewer() {
  const here = document.documentElement.dataset.build;
  const page = await fetch("./", { cache: "no-store" }).then((response) => response.text()).catch(() => "");
  const there = /<html[^>]* data-build="(\w+)"/.exec(page)?.[1];
  if (there && there !== here) showNewer(async () => take(await navigator.serviceWorker?.getRegistration().catch(() => undefined)));
}

/** @param {() => void} take */
function showNewer(take) {
  const button = /** @type {HTMLButtonElement} */ (byId("newer-take"));
  button.onclick = () => ((button.disabled = true), take());
  byId("newer").hidden = false;
}
