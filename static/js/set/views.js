/** What stands below the clue in hand: the clues, the rules as text, or another page of these; one at a time. */

import { byId } from "../page/dom.js";
import { raiseSheet } from "../page/sheet.js";
import { notLoaded } from "../page/words.js";

/** @typedef {"clues" | "text" | "made" | "function" | "asked" | "lines" | "kinds" | "offers"} View */

export class Views {
  #loaded = false;

  /** @param {() => Promise<void>} fetch has the script come that all but the clues need */
  constructor(fetch) {
    this.fetch = fetch;
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

  /** Fetch what is not drawn with a tool. */
  async load() {
    if (this.#loaded) return;
    this.#loaded = true;
    try {
      await this.fetch();
    } catch (reason) {
      this.#loaded = false; // the next time tries again
      byId("views-said").textContent = notLoaded("workshop.js");
      byId("views-said").hidden = false;
      console.warn(reason);
    }
  }
}
