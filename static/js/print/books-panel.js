/** The panel of books and worksheets. They are made by a Python of their own, so that the other one still answers. */

import { bookFile, bookTable, seedOf } from "./book-file.js";
import { byId, inPage, make, onClick } from "../page/dom.js";
import { filled } from "./desk.js";
import { EngineError, isEngineError } from "../python/engine-error.js";
import { summariseFolds } from "../page/folds.js";
import { PLAINEST } from "../page/levels.js";
import { cores, isHandheld } from "../python/machine.js";
import * as wording from "./words.js";
import { bytesOf, fileName, save } from "../page/save.js";

/**
 * @typedef {import("../python/engine.js").Engine} Engine
 * @typedef {import("../protocol.js").PrintedData} PrintedData
 * @typedef {import("../protocol.js").Note} Note
 * @typedef {"book" | "worksheet"} Kind
 */

const SEEDS = 2 ** 32;
const FIRST_CHAPTERS = ["level:Easy", "level:Medium", "level:Hard"];
/** What is offered elsewhere but makes no chapter: nothing in particular, and what another form asks further for. */
const NO_CHAPTERS = ["", "several", "9", "grid"];

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

const chance = () => Math.floor(Math.random() * SEEDS);

/** What is being printed, and what was printed last. */
class Printing {
  printed = /** @type {PrintedData | null} */ (null);
  #running = /** @type {Engine | null} */ (null);
  #stop = () => {};

  /** @param {import("../python/workers.js").Workers} workers */
  constructor(workers) {
    this.workers = workers;
  }

  /** @param {Kind} kind @param {any} fields has it made, in place of what is being made */
  async print(kind, fields) {
    this.end();
    const { makeBook } = await import("../print/book-pool.js");
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

/** @param {FormData} data @returns {Promise<string>} */
async function logoIn(data) {
  const file = /** @type {File} */ (data.get("logo"));
  return file.size ? (await import("../print/logo.js")).logoOf(file) : "";
}

/** @param {import("../python/workers.js").Workers} workers @param {() => void} changed hears when a form says something else */
export function booksPanel(workers, changed) {
  const [book, worksheet] = /** @type {HTMLFormElement[]} */ ([byId("book"), byId("worksheet")]);
  const opened = /** @type {HTMLInputElement} */ (byId("book-file"));
  const printing = new Printing(workers);

  for (const form of [book, worksheet]) keepKeys(form);
  fillChoices(worksheet);
  for (const form of [book, worksheet]) takeFile(form);
  for (const what of FIRST_CHAPTERS) addChapter(what);
  for (const form of [book, worksheet]) summariseFolds(form);
  for (const form of [book, worksheet]) form.addEventListener("input", changed);
  onClick("chapter-add", () => addChapter("level:Hard").focus());
  onClick("printing-cancel", () => {
    printing.end();
    byId("printing").hidden = true;
  });
  onSubmit(book, async (data) => {
    const logo = await logoIn(data).catch(() => null);
    if (logo === null) return say(wording.noLogo);
    const table = { ...bookTable(data, chance()), ...(logo && { logo }) };
    void printing.print("book", { file: bookFile(table, chapters()), archive: Boolean(data.get("archive")) });
  });
  onSubmit(worksheet, (data) => void printing.print("worksheet", worksheetOf(data)));
  opened.addEventListener("change", async () => {
    const file = opened.files?.[0];
    opened.value = "";
    if (file) await printing.print("book", { file: await file.text() });
  });
  for (const part of /** @type {(keyof typeof FILES)[]} */ (Object.keys(FILES))) onClick(`printed-${part}`, () => printing.save(part));
}

/** @param {HTMLFormElement} form @param {(data: FormData) => void} act */
const onSubmit = (form, act) => form.addEventListener("submit", (event) => (event.preventDefault(), act(filled(form))));

/** @param {FormData} form @returns {Omit<import("../protocol.js").WorksheetRequest, "id" | "kind">} */
function worksheetOf(form) {
  const text = (/** @type {string} */ name) => `${form.get(name) ?? ""}`;
  return {
    technique: text("technique"),
    count: Number(text("count")) || 1,
    seed: seedOf(form, chance()),
    practice: Boolean(form.get("practice")),
    start: text("start"),
    hints: Boolean(form.get("hints")),
    paper: text("paper"),
    ...(form.get("shipped") ? { shipped: true } : {}),
    ...(text("per-page") && { per_page: Number(text("per-page")) }),
    ...(text("variant") && { variant: text("variant") }),
    ...(text("own").trim() && { puzzles: text("own") }),
  };
}

/** What is typed in a form is no puzzle and no command. @param {HTMLFormElement} form */
function keepKeys(form) {
  form.addEventListener("paste", (event) => event.stopPropagation());
  form.addEventListener("keydown", (event) => event.stopPropagation());
}

/**
 * @param {string} name of a choice @param {string} [form] where it is
 * @returns {HTMLOptionElement[]} what is offered there
 */
function offered(name, form = "wish") {
  const known = /** @type {HTMLSelectElement} */ (inPage(`#${form} [name=${name}]`));
  const options = [...known.options].filter(({ value }) => !NO_CHAPTERS.includes(value));
  return options.map((one) => /** @type {HTMLOptionElement} */ (one.cloneNode(true)));
}

/** @param {HTMLFormElement} form has a file with puzzles fill the field beside it */
function takeFile(form) {
  const file = /** @type {HTMLInputElement} */ (form.querySelector("input[type=file].own"));
  file.addEventListener("change", async () => {
    const text = await file.files?.[0]?.text();
    file.value = "";
    if (text !== undefined) /** @type {HTMLTextAreaElement} */ (form.elements.namedItem("own")).value = text;
  });
}

/** @param {HTMLFormElement} worksheet */
function fillChoices(worksheet) {
  const field = /** @type {HTMLSelectElement} */ (worksheet.elements.namedItem("technique"));
  field.append(...PLAINEST.map(([value, name]) => new Option(name, value)), ...offered("technique"));
  field.value = "x-wing";
}

/** @param {string} what @returns {HTMLSelectElement} the choice of the new chapter */
function addChapter(what) {
  const template = /** @type {HTMLTemplateElement} */ (byId("chapter"));
  const item = /** @type {HTMLLIElement} */ (/** @type {Element} */ (template.content.firstElementChild).cloneNode(true));
  const choice = /** @type {HTMLSelectElement} */ (item.querySelector("select"));
  choice.append(
    group("Level", "level", offered("level")),
    group("Needs", "technique", offered("technique")),
    group("Variant", "variant", offered("variant", "setting")),
    group("Board", "board", offered("board")),
  );
  for (const option of choice.options) option.defaultSelected = option.value === what;
  const level = /** @type {HTMLLabelElement} */ (item.querySelector(".of-variant"));
  fillLevels(level);
  choice.addEventListener("change", () => (level.hidden = !choice.value.startsWith("variant:")));
  item.querySelector("button")?.addEventListener("click", () => {
    item.remove();
    byId("chapter-add").focus();
  });
  byId("chapters").append(item);
  return choice;
}

/** @param {HTMLElement} field of a chapter of a variant: fill it with the levels that a variant can have */
function fillLevels(field) {
  field.querySelector("select")?.append(...offered("level").filter(({ value }) => value !== "Beyond"));
}

/** @param {string} label @param {string} kind @param {HTMLOptionElement[]} options @returns {HTMLElement} */
function group(label, kind, options) {
  const found = make("optgroup", { label });
  for (const option of options) option.value = `${kind}:${option.value}`;
  found.append(...options);
  return found;
}

/** @returns {import("./book-file.js").Chapter[]} */
const chapters = () => [...byId("chapters").children].map((item) => ({
  what: /** @type {HTMLSelectElement} */ (item.querySelector("[name=what]")).value,
  level: /** @type {HTMLSelectElement} */ (item.querySelector("[name=level]")).value,
  count: Number(/** @type {HTMLInputElement} */ (item.querySelector("input")).value) || 0,
}));

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
