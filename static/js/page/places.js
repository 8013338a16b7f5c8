/** Places, each a template of index.html and a module: which one the address names, how it is opened, and where it puts elements that several places share. */

import { byId, onClick, setCurrent } from "./dom.js";
import { remember, remembered } from "./remembered.js";
import { unopened } from "./words.js";

/** @typedef {"play" | "solve" | "make" | "many" | "set" | "print" | "learn"} Place */

const PLACES = /** @type {readonly Place[]} */ (["play", "solve", "make", "many", "set", "print", "learn"]);

/** The key under which the last open place is remembered. */
const KEY = "pencilmark.place.1";

/** Shown in place of a place whose script cannot be loaded. */
const NONE = "unopened";

/** Places with the grid. */
const WITH_GRID = /** @type {readonly string[]} */ (["play", "solve", "set"]);

/** @param {string} hash @returns {Place | null} the place that an address names, such as `#solve` or `#learn=x-wing` */
function placeOf(hash) {
  const name = /^#([a-z]+)(?:=[a-z0-9-]*)?$/.exec(hash)?.[1];
  return PLACES.find((place) => place === name) ?? null;
}

/** @returns {Place} the place that is open */
export const placeNow = () => /** @type {Place} */ (document.body.dataset.place);

/** @param {string} [place] @returns {boolean} whether it shows the grid */
export const hasGrid = (place = placeNow()) => WITH_GRID.includes(place);

/** @param {Place} place is opened; Back returns from it */
export function goTo(place) {
  if (placeNow() !== place || placeOf(location.hash) !== place) location.hash = `#${place}`;
}

/** Go to the grid, unless the open place shows it. */
export const goToGrid = () => void (hasGrid() || goTo("play"));

/** @param {Place} place @returns {string} the text of its link */
const nameOf = (place) => byId("places").querySelector(`[href="#${place}"]`)?.textContent?.trim() ?? "";

/** @param {Place | typeof NONE} shown @param {Place} place whose link is marked as the current one */
function show(shown, place) {
  document.body.dataset.place = shown;
  for (const link of byId("places").querySelectorAll("a")) setCurrent(link, link.hash === `#${place}`, "page");
}

/** @param {Place} place cannot be opened: say so in its place */
function tellUnopened(place) {
  show(NONE, place);
  byId("unopened-title").textContent = unopened(nameOf(place));
}

/** The address of a script within what a browser says when that did not come. */
const SCRIPT = /https?:\S+\.js/;

/** @param {unknown} reason why a place cannot be opened @returns {Promise<boolean>} whether the script that it names is there by now: a browser that remembers what failed, as Firefox does, takes it only with the page anew */
async function isThere(reason) {
  const [address] = SCRIPT.exec(`${reason}`) ?? [];
  return Boolean(address) && fetch(`${address}`, { cache: "reload" }).then(({ ok }) => ok, () => false);
}

/** At the bare address, open the last place; on a first visit that is Play, with a line on what the page is. */
function comeBack() {
  const known = remembered(KEY);
  if (known === undefined) return;
  document.documentElement.toggleAttribute("data-first", !known);
  const last = location.hash ? null : placeOf(`#${known}`);
  if (last) history.replaceState(null, "", `#${last}`);
}

/**
 * Follow the address: open the place that it names; if it names none, keep a place with the grid or open Play.
 * @param {Partial<Record<Place, () => Promise<() => void>>>} modules fetches the module of a place when that is first opened
 * @param {(place: Place, before: Place | "") => void} opened is called after a place was opened
 */
export function places(modules, opened) {
  const made = /** @type {Map<Place, Promise<void>>} */ (new Map());
  const title = document.title;
  let latest = /** @type {Place | ""} */ ("");

  /** @param {Place} place @returns {Promise<(() => void) | undefined>} the mount function of its script; fetched again if the network returned meanwhile */
  async function fetched(place) {
    const without = !navigator.onLine;
    try {
      return await modules[place]?.();
    } catch (reason) {
      if (without && navigator.onLine) return fetched(place);
      throw reason;
    }
  }

  /** @param {Place} place */
  async function make(place) {
    const mount = await fetched(place);
    const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById(`${place}-template`));
    if (template) byId(template.dataset.into ?? "main").append(template.content.cloneNode(true));
    mount?.();
  }

  /** @param {Place} place @param {boolean} [again] whether the visitor has asked for another try */
  async function open(place, again = false) {
    const before = latest;
    latest = place;
    if (!made.has(place)) made.set(place, make(place));
    try {
      await made.get(place);
    } catch (reason) {
      made.delete(place); // its script may load the next time
      if (latest === place) tellUnopened(place);
      if (again && (await isThere(reason)) && latest === place) return location.reload(); // the game is kept
      if (navigator.onLine) throw reason; // watch.js says which file is missing
      return;
    }
    if (latest !== place) return; // the visitor has gone on meanwhile
    show(place, place);
    if (before === place) return opened(place, before);
    remember(KEY, place);
    document.title = place === "play" ? title : `${nameOf(place)} – ${title}`;
    if (before) scrollTo(0, 0);
    opened(place, before);
  }

  const again = (/** @type {boolean} */ asked) => {
    if (document.body.dataset.place !== NONE || !latest) return;
    const place = latest;
    latest = "";
    void open(place, asked);
  };
  onClick("unopened-again", () => again(true));
  addEventListener("online", () => again(false));

  const follow = () => open(placeOf(location.hash) ?? (WITH_GRID.includes(latest) ? /** @type {Place} */ (latest) : "play"));
  addEventListener("hashchange", follow);
  comeBack();
  return follow();
}

/**
 * Keep *element* in the room with that *name*.
 * @param {Store} store
 * @param {Element} element
 * @param {string} name
 * @param {Element | null} [home] where it goes in places without such a room; null to leave it where it is
 */
export function keepInRoom(store, element, name, home = element.parentElement) {
  const before = element.nextSibling;
  const place = () => {
    const room = document.querySelector(`.place[data-in="${store.get().place}"] [data-${name}-here]`);
    if (element.parentElement === (room ?? home) || (!room && !home)) return;
    if (room) room.append(element);
    else home?.insertBefore(element, before);
  };
  store.watch(place, ["place"]);
}
