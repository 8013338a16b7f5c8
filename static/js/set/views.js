/** What stands below the clue in hand: the clues, the rules as text, or another page of these; one at a time. */

import { byId } from "../page/dom.js";
import { raiseSheet } from "../page/sheet.js";
import { notLoaded } from "../page/words.js";

/** @typedef {"clues" | "text" | "made" | "function" | "asked" | "lines" | "kinds" | "offers"} View */

export class Views {
  #loading = false;

  /** @param {Map<string, { views: readonly View[], mount: () => Promise<void> }>} scripts that come late, by name: until then nothing in their views can be pressed */
  constructor(scripts) {
    this.scripts = scripts;
    for (const { views } of scripts.values()) halt(views, true);
    this.select = /** @type {HTMLSelectElement} */ (byId("set-view"));
    this.select.addEventListener("change", () => this.open(/** @type {View} */ (this.select.value)));
  }

  /** @returns {View} */
  get now() {
    return /** @type {View} */ (this.select.value);
  }

  /** @param {View} view */
  open(view) {
    this.select.value = view;
    byId("clues-count").hidden = view !== "clues";
    for (const one of byId("views").children) if (one.id !== "views-said") /** @type {HTMLElement} */ (one).hidden = one.id !== `view-${view}`;
    byId("views").scrollTop = 0;
    raiseSheet();
    void this.load();
  }

  /** Fetch what is not drawn with a tool; what does not come is tried again the next time. */
  async load() {
    if (this.#loading) return;
    this.#loading = true;
    for (const [name, { views, mount }] of this.scripts) {
      try {
        await mount();
        halt(views, false);
        this.scripts.delete(name);
      } catch (reason) {
        byId("views-said").textContent = notLoaded(name);
        console.warn(reason);
      }
    }
    byId("views-said").hidden = !this.scripts.size;
    this.#loading = false;
  }
}

/** @param {readonly View[]} views @param {boolean} isHalted */
const halt = (views, isHalted) => views.forEach((view) => (byId(`view-${view}`).inert = isHalted));
