/** The panel of books and worksheets. */

import { bookFile } from "./book-file.js";
import { filled } from "./desk.js";
import { byId, copyOf, inPage, make, onClick } from "../page/dom.js";
import { keepKeys, said, summariseFolds } from "../page/form.js";
import { placeNow } from "../page/places.js";
import { languageOptions } from "../page/tongues.js";
import { say, spoken } from "../words/say.js";

/** Puzzles of a sample for the page of a shop. */
const SAMPLE = 10;
const FIRST_CHAPTERS = ["level:Easy", "level:Medium", "level:Hard"];
/** Choices of another form that make no chapter: nothing in particular, and those that need more input there. */
const NO_CHAPTERS = ["", "several", "9", "grid"];

/** @param {FormData} data @returns {Promise<string>} */
async function logoIn(data) {
  const file = /** @type {File} */ (data.get("logo"));
  return file.size ? (await import("../print/printing.js")).logoOf(file) : "";
}

/**
 * @param {Workers} workers
 * @param {() => void} changed hears when a form says something else
 * @param {() => { cells?: string }} names says how sentences name cells, unless it is as usual
 * @returns {{ prepare: () => Promise<void>, rest: () => void }} has a Python ready for whoever presses, and no longer
 */
export function booksPanel(workers, changed, names) {
  const [book, worksheet] = /** @type {HTMLFormElement[]} */ ([byId("book"), byId("worksheet")]);
  const opened = /** @type {HTMLInputElement} */ (byId("book-file"));
  let printing = /** @type {import("./printing.js").Printing | null} */ (null);
  const loaded = async () => {
    const { Printing } = await import("../print/printing.js");
    return (printing ??= new Printing(workers));
  };
  /** @type {import("./printing.js").Printing["print"]} */
  const print = async (kind, fields) => (await loaded()).print(kind, fields);

  for (const what of FIRST_CHAPTERS) addChapter(what);
  for (const form of [book, worksheet]) {
    keepKeys(form);
    fillLists(form);
    takeFile(form);
    summariseFolds(form);
    form.addEventListener("input", changed);
  }
  onClick("chapter-add", () => addChapter("level:Hard").focus());
  onClick("printing-cancel", () => {
    printing?.end();
    byId("printing").hidden = true;
  });
  onSubmit(book, async (wish) => {
    const data = new FormData(book);
    const logo = await logoIn(data).catch(() => null);
    if (logo === null) return void (byId("printed-text").textContent = say("print-no-logo"));
    const table = { ...wish, ...names(), ...(logo && { logo }) };
    void print("book", { file: bookFile(table, chapters()), ...await besides(data) });
  });
  onSubmit(worksheet, (wish) => void print("worksheet", { ...wish, ...names() }));
  opened.addEventListener("change", async () => {
    const file = opened.files?.[0];
    opened.value = "";
    if (file) await print("book", { file: await file.text() });
  });
  return {
    prepare: async () => {
      const printer = await loaded().catch(() => null); // said once somebody presses
      if (placeNow() === "print") printer?.prepare(bookFile({ ...said(filled(book)), ...names() }, chapters()));
    },
    rest: () => printing?.standby.end(),
  };
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

/** @param {HTMLFormElement} form @param {(wish: Record<string, any>) => void} act is given what the form says, and the paper */
function onSubmit(form, act) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    act(said(filled(form)));
  });
}

/** @param {string} selector of a list @returns {HTMLOptionElement[]} what is offered there */
function offered(selector) {
  const known = /** @type {HTMLSelectElement} */ (inPage(selector));
  const options = [...known.options].filter(({ value }) => !NO_CHAPTERS.includes(value));
  return options.map((one) => /** @type {HTMLOptionElement} */ (one.cloneNode(true)));
}

/** @param {HTMLFormElement} form has a file with puzzles fill the field beside it */
function takeFile(form) {
  const file = /** @type {HTMLInputElement} */ (form.querySelector("input[type=file].own"));
  file.addEventListener("change", async () => {
    const text = await file.files?.[0]?.text();
    file.value = "";
    if (text !== undefined) /** @type {HTMLTextAreaElement} */ (form.elements.namedItem("puzzles")).value = text;
  });
}

/** @param {HTMLFormElement} form whose lists that are like another one offer what that does; its language is that of the page */
function fillLists(form) {
  for (const list of /** @type {NodeListOf<HTMLSelectElement>} */ (form.querySelectorAll("[data-like]"))) {
    const { like = "", usual = list.name === "lang" ? spoken() : "" } = list.dataset;
    list.append(...(list.name === "lang" ? languageOptions() : offered(like)));
    choose(list, usual);
  }
}

/** @param {HTMLSelectElement} list @param {string} what is chosen there, and again when its form begins anew */
function choose(list, what) {
  for (const option of list.options) option.defaultSelected = option.value === what;
}

/** @param {string} what @returns {HTMLSelectElement} the choice of the new chapter */
function addChapter(what) {
  const item = copyOf("chapter");
  const choice = /** @type {HTMLSelectElement} */ (item.querySelector("select"));
  choice.append(
    group(say("page-level"), "level", offered("#wish [name=level]")),
    group(say("print-needs"), "technique", offered("#wish [name=technique]")),
    group(say("set-variant"), "variant", offered("#setting [name=variant]")),
    group(say("board-board"), "board", offered("#wish [name=board]")),
  );
  choose(choice, what);
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
  field.querySelector("select")?.append(...offered("#wish [name=level]").filter(({ value }) => value !== "Beyond"));
}

/** @param {string} label @param {string} kind @param {HTMLOptionElement[]} options @returns {HTMLElement} */
function group(label, kind, options) {
  for (const option of options) option.value = `${kind}:${option.value}`;
  return make("optgroup", { label }, ...options);
}

/** @returns {import("./book-file.js").Chapter[]} */
const chapters = () => [...byId("chapters").children].map((item) => ({
  what: /** @type {HTMLSelectElement} */ (item.querySelector("[name=what]")).value,
  level: /** @type {HTMLSelectElement} */ (item.querySelector("[name=level]")).value,
  count: Number(/** @type {HTMLInputElement} */ (item.querySelector("input")).value) || 0,
}));
