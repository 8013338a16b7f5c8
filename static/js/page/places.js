/** Places: which one the address names, and how one is opened, each a template of index.html and a module; what several show, each where it has room. */

import { byId, onClick, setCurrent } from "./dom.js";
import { remember, remembered } from "./remembered.js";
import { unopened } from "./words.js";

/** @typedef {"play" | "solve" | "make" | "many" | "set" | "print" | "learn"} Place */

const PLACES = /** @type {readonly Place[]} */ (["play", "solve", "make", "many", "set", "print", "learn"]);

/** Where the place that was open last is remembered. */
const KEY = "pencilmark.place.1";

/** What stands where a place would, while its script does not come. */
const NONE = "unopened";

/** Places that have the grid. */
const WITH_GRID = /** @type {readonly string[]} */ (["play", "solve", "set"]);

/** @param {string} hash @returns {Place | null} the place that an address names, such as `#solve` or `#learn=x-wing` */
function placeOf(hash) {
  const name = /^#([a-z]+)(?:=[a-z0-9-]*)?$/.exec(hash)?.[1];
  return PLACES.find((place) => place === name) ?? null;
}

/** @returns {Place} the place that is open */
export const placeNow = () => /** @type {Place} */ (document.body.dataset.place);

/** @param {string} [place] @returns {boolean} whether the grid is in sight there, or now */
export const hasGrid = (place = placeNow()) => WITH_GRID.includes(place);

/** @param {Place} place goes there, so that Back comes back */
export function goTo(place) {
  if (placeNow() !== place || placeOf(location.hash) !== place) location.hash = `#${place}`;
}

/** Go where the puzzle is, unless it is in sight. */
export const goToGrid = () => void (hasGrid() || goTo("play"));

/** @param {Place} place @returns {string} as its link has it */
const nameOf = (place) => byId("places").querySelector(`[href="#${place}"]`)?.textContent?.trim() ?? "";

/** @param {Place | typeof NONE} shown @param {Place} place whose link says where one is */
function show(shown, place) {
  document.body.dataset.place = shown;
  for (const link of byId("places").querySelectorAll("a")) setCurrent(link, link.hash === `#${place}`, "page");
}

/** @param {Place} place cannot be opened: say so where it would be */
function tellUnopened(place) {
  show(NONE, place);
  byId("unopened-title").textContent = unopened(nameOf(place));
}

/** Open the bare address where the visitor was last; the first time, that is Play, and the page says what it is. */
function comeBack() {
  const known = remembered(KEY);
  if (known === undefined) return;
  document.documentElement.toggleAttribute("data-first", !known);
  const last = location.hash ? null : placeOf(`#${known}`);
  if (last) history.replaceState(null, "", `#${last}`);
}

/**
 * Follow the address: open the place that it names, as one that names none opens Play or stays where it is.
 * @param {Partial<Record<Place, () => Promise<() => void>>>} modules fetches what makes a place work, when it is first opened
 * @param {(place: Place, before: Place | "") => void} opened hears where the visitor is now
 */
export function places(modules, opened) {
  const made = /** @type {Map<Place, Promise<void>>} */ (new Map());
  const title = document.title;
  let latest = /** @type {Place | ""} */ ("");

  /** @param {Place} place @returns {Promise<(() => void) | undefined>} what its script mounts; fetched again where the network came meanwhile */
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

  /** @param {Place} place */
  async function open(place) {
    const before = latest;
    latest = place;
    if (!made.has(place)) made.set(place, make(place));
    try {
      await made.get(place);
    } catch (reason) {
      made.delete(place); // its script may come the next time
      if (latest === place) tellUnopened(place);
      if (navigator.onLine) throw reason; // watch.js says which file is missing
      return;
    }
    if (latest !== place) return; // gone on meanwhile
    show(place, place);
    if (before === place) return opened(place, before);
    remember(KEY, place);
    document.title = place === "play" ? title : `${nameOf(place)} – ${title}`;
    if (before) scrollTo(0, 0);
    opened(place, before);
  }

  const again = () => {
    if (document.body.dataset.place !== NONE || !latest) return;
    const place = latest;
    latest = "";
    void open(place);
  };
  onClick("unopened-again", again);
  addEventListener("online", again);

  const follow = () => open(placeOf(location.hash) ?? (WITH_GRID.includes(latest) ? /** @type {Place} */ (latest) : "play"));
  addEventListener("hashchange", follow);
  comeBack();
  return follow();
}

/**
 * Keep *element* in the room of that *name*.
 * @param {Store} store
 * @param {Element} element
 * @param {string} name
 * @param {Element | null} [home] where it stands in places without such a room; null for where it is
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
