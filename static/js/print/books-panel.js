/** The panel of books and worksheets. */

import { bookFile, bookTable, seedOf } from "./book-file.js";
import { byId, inPage, make, onClick, summariseFolds } from "../page/dom.js";
import { filled } from "./desk.js";
import { PLAINEST } from "../page/tables.js";
import { spoken } from "../words/say.js";
import * as wording from "./words.js";

const SEEDS = 2 ** 32;
/** Puzzles of a sample for the page of a shop. */
const SAMPLE = 10;
const FIRST_CHAPTERS = ["level:Easy", "level:Medium", "level:Hard"];
/** What is offered elsewhere but makes no chapter: nothing in particular, and what another form asks further for. */
const NO_CHAPTERS = ["", "several", "9", "grid"];

const chance = () => Math.floor(Math.random() * SEEDS);

/** @param {FormData} data @returns {Promise<string>} */
async function logoIn(data) {
  const file = /** @type {File} */ (data.get("logo"));
  return file.size ? (await import("../print/printing.js")).logoOf(file) : "";
}

/** @param {import("../python/workers.js").Workers} workers @param {() => void} changed hears when a form says something else @param {() => { cells?: string }} names says how sentences name cells, unless it is as usual */
export function booksPanel(workers, changed, names) {
  const [book, worksheet] = /** @type {HTMLFormElement[]} */ ([byId("book"), byId("worksheet")]);
  const opened = /** @type {HTMLInputElement} */ (byId("book-file"));
  let printing = /** @type {import("./printing.js").Printing | null} */ (null);
  /** @type {import("./printing.js").Printing["print"]} */
  const print = async (kind, fields) => {
    const { Printing } = await import("../print/printing.js");
    printing ??= new Printing(workers);
    await printing.print(kind, fields);
  };

  for (const form of [book, worksheet]) keepKeys(form);
  fillChoices(worksheet);
  for (const form of [book, worksheet]) fillLanguages(form);
  for (const form of [book, worksheet]) takeFile(form);
  for (const what of FIRST_CHAPTERS) addChapter(what);
  for (const form of [book, worksheet]) summariseFolds(form);
  for (const form of [book, worksheet]) form.addEventListener("input", changed);
  onClick("chapter-add", () => addChapter("level:Hard").focus());
  onClick("printing-cancel", () => {
    printing?.end();
    byId("printing").hidden = true;
  });
  onSubmit(book, async (data) => {
    const logo = await logoIn(data).catch(() => null);
    if (logo === null) return void (byId("printed-text").textContent = wording.noLogo);
    const table = { ...bookTable(data, chance()), ...names(), ...(logo && { logo }) };
    void print("book", { file: bookFile(table, chapters()), ...await besides(data) });
  });
  onSubmit(worksheet, (data) => void print("worksheet", { ...worksheetOf(data), ...names() }));
  opened.addEventListener("change", async () => {
    const file = opened.files?.[0];
    opened.value = "";
    if (file) await print("book", { file: await file.text() });
  });
}

/** @param {FormData} data @returns {Promise<Omit<import("./book-pool.js").Wish, "file">>} what is made besides the book itself */
async function besides(data) {
  const record = /** @type {File} */ (data.get("record"));
  return {
    archive: Boolean(data.get("archive")),
    braille: Boolean(data.get("braille")),
    ...(data.get("sample") && { sample: SAMPLE }),
    check: `${data.get("check") ?? ""}`,
    ...((data.get("used") || record.size) && { used: await record.text() }),
  };
}

/** @param {HTMLFormElement} form @param {(data: FormData) => void} act */
const onSubmit = (form, act) => form.addEventListener("submit", (event) => (event.preventDefault(), act(filled(form))));

/** @param {FormData} form @returns {Omit<import("../protocol.js").WorksheetRequest, "id" | "kind"> & { lang: string }} */
function worksheetOf(form) {
  const text = (/** @type {string} */ name) => `${form.get(name) ?? ""}`;
  return {
    technique: text("technique"),
    seed: seedOf(form, chance()),
    practice: Boolean(form.get("practice")),
    start: text("start"),
    hints: Boolean(form.get("hints")),
    paper: text("paper"),
    lang: text("lang"),
    ...(form.get("shipped") ? { shipped: true } : {}),
    ...(text("count") && { count: Number(text("count")) }),
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
  /** @type {HTMLSelectElement} */ (worksheet.elements.namedItem("variant")).append(...offered("variant", "setting"));
}

/** @param {HTMLFormElement} form offers the languages of the page, its own first */
function fillLanguages(form) {
  const field = /** @type {HTMLSelectElement} */ (form.elements.namedItem("lang"));
  const { options } = /** @type {HTMLSelectElement} */ (byId("language"));
  field.append(...[...options].map(({ text, value }) => new Option(text, value, value === spoken(), value === spoken())));
}

/** @param {string} what @returns {HTMLSelectElement} the choice of the new chapter */
function addChapter(what) {
  const template = /** @type {HTMLTemplateElement} */ (byId("chapter"));
  const item = /** @type {HTMLLIElement} */ (/** @type {Element} */ (template.content.firstElementChild).cloneNode(true));
  const choice = /** @type {HTMLSelectElement} */ (item.querySelector("select"));
  choice.append(
    group(wording.LEVEL, "level", offered("level")),
    group(wording.NEEDS, "technique", offered("technique")),
    group(wording.VARIANT, "variant", offered("variant", "setting")),
    group(wording.BOARD, "board", offered("board")),
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
