/** A book or a worksheet in the making: made by a separate Python, so that the page's own still answers, and handed over as files. */

import { withFewer } from "./book-file.js";
import { lacks, makeBooks } from "./book-pool.js";
import { byId, make, onClick, setProgress } from "../page/dom.js";
import { EngineError, isEngineError } from "../python/engine.js";
import { cores, isHandheld } from "../python/workers.js";
import { Standby } from "./standby.js";
import * as wording from "./words.js";
import { fileName, save } from "../page/texts.js";
import { bytesOf } from "../python/files.js";
import { say } from "../words/say.js";

/** @typedef {import("../python/engine.js").Engine} Engine */

/** @typedef {"book" | "worksheet"} Kind */

/** The name and the type of each file that is made. */
const FILES = /** @type {const} */ ({
  pdf: [".pdf", "application/pdf"],
  cover: ["-cover.pdf", "application/pdf"],
  sample: ["-sample.pdf", "application/pdf"],
  epub: [".epub", "application/epub+zip"],
  braille: [".brf", "application/octet-stream"],
  table: [".csv", "text/csv"],
  file: [".toml", "application/toml"],
  used: ["-used.txt", "text/plain"],
  archive: [".zip", "application/zip"],
});
/** @typedef {keyof typeof FILES} Part */
const PARTS = /** @type {Part[]} */ (Object.keys(FILES));
/** The binary ones. */
const BYTES = ["pdf", "cover", "sample", "epub", "archive"];

/** Most left-out rows that are named one by one. */
const MOST_NAMED = 20;

/** What is being printed, and what was printed last. */
export class Printing {
  /** All volumes of a series, or one book. */
  volumes = /** @type {PrintedData[]} */ ([]);
  #running = /** @type {Engine | null} */ (null);
  #stop = () => {};
  #fewer = () => {};

  /** @param {Workers} workers */
  constructor(workers) {
    this.workers = workers;
    this.standby = new Standby(workers);
    for (const part of PARTS) onClick(`printed-${part}`, () => this.save(part));
    onClick("printed-all", () => this.saveAll());
    volume().addEventListener("change", () => this.show());
    onClick("print-fewer", () => this.#fewer());
  }

  /** @returns {PrintedData | null} the volume that is chosen */
  get printed() {
    return this.volumes[volume().selectedIndex] ?? this.volumes[0] ?? null;
  }

  show() {
    show(this.volumes, this.printed);
  }

  /** @param {string} file of a book that somebody is about to have made */
  prepare(file) {
    if (!this.#running) this.standby.prepare(file);
  }

  /** @param {Kind} kind @param {any} fields has it made, in place of what is being made */
  async print(kind, fields) {
    this.end();
    let isAsked = false;
    const tell = (/** @type {PythonState} */ { phase, message }) => {
      if (phase === "busy" && !isAsked) follow({ done: 0, text: say("print-writer-coming") });
      isAsked ||= phase === "busy";
      if (phase !== "error") return;
      engine.end();
      report(say("print-not-started", { why: message }));
    };
    const ready = this.standby.take(tell);
    const engine = (this.#running = ready ?? this.workers.engine("book", tell));
    this.#take([]);
    byId("print-fewer").hidden = true;
    follow({ done: 0, text: say("page-python-is-starting") });
    if (!ready) engine.boot();
    try {
      const made = kind === "book" ? makeBooks(engine, { ...this.#others(), stopped: this.#stopped() }, fields, follow) : engine.ask(kind, fields, follow).answer;
      this.#take([await made].flat());
      if (fields.braille && !this.printed?.braille) byId("printed-text").append(` ${say("print-no-braille")}`);
    } catch (error) {
      if (!isEngineError(error)) throw error;
      if (!byId("printed-text").textContent) report(wording.refusal(error.data));
      if (kind !== "book" || !lacks(error)) return;
      this.#fewer = () => void this.print(kind, { ...fields, file: withFewer(fields.file) });
      byId("print-fewer").hidden = false;
    } finally {
      engine.end();
      if (this.#running === engine) {
        this.#running = null;
        byId("printing").hidden = true;
      }
    }
  }

  /** @param {PrintedData[]} volumes shows what was made */
  #take(volumes) {
    this.volumes = volumes;
    volume().replaceChildren(...volumes.map(({ volume: number }) => new Option(`${number}`)));
    this.show();
  }

  end() {
    this.#stop();
    this.#running?.end();
  }

  /** @returns {Promise<never>} rejected once the current work is no longer wanted */
  #stopped() {
    return new Promise((_, fail) => (this.#stop = () => fail(new EngineError({ code: "cancelled", message: "stopped" }))));
  }

  /** @returns {Omit<import("./book-pool.js").Others, "stopped">} the Pythons that may help, none on a phone: room for one is left for other needs */
  #others() {
    const more = isHandheld() ? 0 : Math.max(0, Math.min(cores(), this.workers.room) - 1);
    return { more, make: (tell) => this.workers.engine("book", tell) };
  }

  /** Draw the pictures as PNG, too, and hand all files over; if that is not possible, just those that Python drew. */
  async saveArchive() {
    const printed = this.printed;
    if (!printed) return;
    let isWanted = true;
    this.#stop = () => (isWanted = false);
    follow({ done: 0, text: say("print-drawing") });
    const zip = bytesOf(printed.archive);
    const goesOn = (/** @type {number} */ done, /** @type {number} */ total) => {
      if (isWanted) follow({ done: done / total, text: say("print-drawn", { done, total }) });
      return isWanted;
    };
    const drawer = await import("../saving/archive.js").catch(() => null);
    const whole = drawer ? await drawer.withPngs(zip, goesOn).catch(() => zip) : zip;
    if (isWanted) byId("printing").hidden = true;
    if (isWanted && whole === zip) report(drawer ? say("print-not-drawn") : say("print-no-drawer"));
    if (isWanted && whole) save(nameOf(printed, "archive"), FILES.archive[1], whole);
  }

  /** Hand over the files of all volumes in one archive. */
  async saveAll() {
    const files = this.volumes.flatMap((one) => PARTS.filter((part) => one[part] && part !== "used").map((part) => ({ name: nameOf(one, part), data: dataOf(one, part) })));
    const drawer = await import("../saving/archive.js").catch(() => null);
    if (drawer) save(`${fileName(this.volumes[0].title)}.zip`, FILES.archive[1], await drawer.archiveOf(files));
    else report(say("print-no-drawer"));
  }

  /** @param {Part} part hands it over as a file */
  save(part) {
    const printed = part === "used" ? this.volumes.at(-1) : this.printed;
    if (part === "archive") void this.saveArchive();
    else if (printed) save(nameOf(printed, part), FILES[part][1], dataOf(printed, part));
  }
}

const volume = () => /** @type {HTMLSelectElement} */ (byId("printed-volume"));

/** @param {PrintedData} printed @param {Part} part @returns {string} its name; a record is that of all volumes */
const nameOf = ({ title, volume: number }, part) => `${fileName(title)}${number && part !== "used" ? `-${`${number}`.padStart(2, "0")}` : ""}${FILES[part][0]}`;

/** @param {PrintedData} printed @param {Part} part @returns {string | Uint8Array<ArrayBuffer>} */
const dataOf = (printed, part) => (BYTES.includes(part) ? bytesOf(printed[part]) : printed[part]);

/** @param {Note} note how far the work is */
function follow({ done, text }) {
  byId("printing").hidden = false;
  setProgress(byId("printing-bar"), done);
  byId("printing-text").textContent = text;
}

/** @param {PrintedData[]} volumes @param {PrintedData | null} printed the one that is chosen */
function show(volumes, printed) {
  const isSeries = volumes.length > 1;
  byId("printed").hidden = !printed;
  for (const name of PARTS) byId(`printed-${name}`).hidden = !printed?.[name];
  for (const name of ["printed-volumes", "printed-all"]) byId(name).hidden = !isSeries;
  showChecks(printed?.checks ?? []);
  const out = printed?.left_out ?? [];
  byId("left-out").hidden = !out.length;
  byId("left-out").replaceChildren(...out.slice(0, MOST_NAMED).map((fault) => make("li", {}, wording.leftOut(fault))));
  report(isSeries ? wording.seriesText(volumes) : printed ? wording.printedText(printed, out.filter(({ line }) => line).length) : "");
}

/** @param {CheckData[]} checks what a printer asks, what does not fit first */
function showChecks(checks) {
  byId("checked").hidden = !checks.length;
  byId("checked-title").textContent = say("print-checks", { wrong: checks.filter(({ fits }) => fits === false).length });
  byId("checks").replaceChildren(...[...checks].sort((a, b) => rank(a) - rank(b)).map((check) => make("li", {}, wording.checkText(check))));
}

/** @param {CheckData} check */
const rank = ({ fits }) => (fits === false ? 0 : fits === null ? 1 : 2);

/** @param {string} text */
function report(text) {
  byId("printed-text").textContent = text;
}

/** Most bytes of a logo, and most dots of a side. */
const [MOST, WIDEST] = [500_000, 1600];
const QUALITY = 0.95;

/**
 * @param {File} file that was chosen
 * @returns {Promise<string>} rejected where it is no picture, or too large
 */
export async function logoOf(file) {
  const isDrawing = file.type === "image/svg+xml" || file.name.toLowerCase().endsWith(".svg");
  const logo = isDrawing ? await file.text() : await flattened(file);
  if (logo.length > (MOST * 4) / 3) throw new RangeError(file.name);
  return logo;
}

/** @param {File} file @returns {Promise<string>} the picture on white paper, what shines through it being paper, too */
async function flattened(file) {
  const picture = await createImageBitmap(file);
  const share = Math.min(1, WIDEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * share)));
  const paper = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  paper.fillStyle = "white";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", QUALITY);
}
