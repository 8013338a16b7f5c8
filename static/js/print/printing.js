/** A book or a worksheet on its way: made by a Python of its own, so that the other one still answers, and handed over as files. */

import { makeBook } from "./book-pool.js";
import { byId, make, onClick } from "../page/dom.js";
import { EngineError, isEngineError } from "../python/engine-error.js";
import { cores, isHandheld } from "../python/machine.js";
import * as wording from "./words.js";
import { bytesOf, fileName, save } from "../page/save.js";

/**
 * @typedef {import("../python/engine.js").Engine} Engine
 * @typedef {import("../protocol.js").PrintedData} PrintedData
 * @typedef {import("../protocol.js").Note} Note
 * @typedef {"book" | "worksheet"} Kind
 */

/** What each file that is made is called and is. */
const FILES = /** @type {const} */ ({
  pdf: [".pdf", "application/pdf"],
  cover: ["-cover.pdf", "application/pdf"],
  epub: [".epub", "application/epub+zip"],
  table: [".csv", "text/csv"],
  file: [".toml", "application/toml"],
  archive: [".zip", "application/zip"],
});
/** Those of them that are no text. */
const BYTES = ["pdf", "cover", "epub", "archive"];

/** Rows left out that are named one by one. */
const MOST_NAMED = 20;

/** What is being printed, and what was printed last. */
export class Printing {
  printed = /** @type {PrintedData | null} */ (null);
  #running = /** @type {Engine | null} */ (null);
  #stop = () => {};

  /** @param {import("../python/workers.js").Workers} workers */
  constructor(workers) {
    this.workers = workers;
    for (const part of /** @type {(keyof typeof FILES)[]} */ (Object.keys(FILES))) onClick(`printed-${part}`, () => this.save(part));
  }

  /** @param {Kind} kind @param {any} fields has it made, in place of what is being made */
  async print(kind, fields) {
    this.end();
    let isAsked = false;
    const engine = (this.#running = this.workers.engine("book", ({ phase, message }) => {
      if (phase === "busy" && !isAsked) follow({ done: 0, text: wording.writerComing });
      isAsked ||= phase === "busy";
      if (phase !== "error") return;
      engine.end();
      say(wording.notStarted(message));
    }));
    show((this.printed = null));
    follow({ done: 0, text: wording.starting });
    engine.boot();
    try {
      const answer = kind === "book" ? makeBook(engine, { ...this.#others(), stopped: this.#stopped() }, fields, follow) : engine.ask(kind, fields, follow).answer;
      show((this.printed = await answer));
    } catch (error) {
      if (!isEngineError(error)) throw error;
      if (!byId("printed-text").textContent) say(wording.refusal(error.data));
    } finally {
      engine.end();
      if (this.#running === engine) byId("printing").hidden = true;
    }
  }

  end() {
    this.#stop();
    this.#running?.end();
  }

  /** @returns {Promise<never>} rejected once what is printed now is not wanted any more */
  #stopped() {
    return new Promise((_, fail) => (this.#stop = () => fail(new EngineError({ code: "cancelled", message: "stopped" }))));
  }

  /** @returns {Omit<import("./book-pool.js").Others, "stopped">} the Pythons that may help, none on a phone: one place is left to whoever else needs one */
  #others() {
    const more = isHandheld() ? 0 : Math.max(0, Math.min(cores(), this.workers.room) - 1);
    return { more, make: (tell) => this.workers.engine("book", tell) };
  }

  /** Draw the pictures as PNG, too, and hand all over; where that is not possible, those that Python drew. */
  async saveArchive() {
    const printed = this.printed;
    if (!printed) return;
    let isWanted = true;
    this.#stop = () => (isWanted = false);
    follow({ done: 0, text: wording.drawing });
    const zip = bytesOf(printed.archive);
    const goesOn = (/** @type {number} */ done, /** @type {number} */ total) => {
      if (isWanted) follow({ done: done / total, text: wording.drawn(done, total) });
      return isWanted;
    };
    const drawer = await import("../saving/archive.js").catch(() => null);
    const whole = drawer ? await drawer.withPngs(zip, goesOn).catch(() => zip) : zip;
    if (isWanted) byId("printing").hidden = true;
    if (isWanted && whole === zip) say(drawer ? wording.notDrawn : wording.noDrawer);
    if (isWanted && whole) save(`${fileName(printed.title)}.zip`, FILES.archive[1], whole);
  }

  /** @param {keyof typeof FILES} part hands it over as a file */
  save(part) {
    if (part === "archive") return void this.saveArchive();
    if (!this.printed) return;
    const [ending, type] = FILES[part];
    const data = this.printed[part];
    save(`${fileName(this.printed.title)}${ending}`, type, BYTES.includes(part) ? bytesOf(data) : data);
  }
}

/** @param {Note} note how far the work is */
function follow({ done, text }) {
  byId("printing").hidden = false;
  const bar = /** @type {HTMLProgressElement} */ (byId("printing-bar"));
  if (done === null) bar.removeAttribute("value");
  else bar.value = done;
  byId("printing-text").textContent = text;
}

/** @param {PrintedData | null} printed */
function show(printed) {
  byId("printed").hidden = !printed;
  for (const name of /** @type {(keyof typeof FILES)[]} */ (Object.keys(FILES))) byId(`printed-${name}`).hidden = !printed?.[name];
  const out = printed?.left_out ?? [];
  byId("left-out").hidden = !out.length;
  byId("left-out").replaceChildren(...out.slice(0, MOST_NAMED).map((fault) => make("li", {}, wording.leftOut(fault))));
  say(printed ? wording.printedText(printed, out.length) : "");
}

/** @param {string} text */
function say(text) {
  byId("printed-text").textContent = text;
}
