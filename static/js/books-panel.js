/** The panel of books and worksheets. They are made by a Python of their own, so that the other one still answers. */

import { bookFile, bookTable, seedOf } from "./book-file.js";
import { byId, inPage, make, onClick } from "./dom.js";
import { EngineError } from "./engine.js";
import { bytesOf, fileName, save } from "./save.js";

/**
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("./protocol.js").PrintedData} PrintedData
 * @typedef {import("./protocol.js").Note} Note
 * @typedef {"book" | "worksheet"} Kind
 */

const SEEDS = 2 ** 32;
const FIRST_CHAPTERS = ["level:Easy", "level:Medium", "level:Hard"];
/** What is offered elsewhere but makes no chapter: nothing in particular, and what another form asks further for. */
const NO_CHAPTERS = ["", "several", "9", "grid"];
const SINGLES = ["naked-single", "hidden-single", "full-house"];

const chance = () => Math.floor(Math.random() * SEEDS);

/** @param {(tell: (state: import("./types.js").PythonState) => void) => Engine} makeEngine makes a Python, not started yet */
export function booksPanel(makeEngine) {
  const [book, worksheet] = /** @type {HTMLFormElement[]} */ ([byId("book"), byId("worksheet")]);
  let printed = /** @type {PrintedData | null} */ (null);
  let running = /** @type {Engine | null} */ (null);

  /** @param {Kind} kind @param {any} fields */
  const print = async (kind, fields) => {
    running?.end();
    const engine = (running = makeEngine(({ phase, message }) => {
      if (phase === "busy") follow({ done: 0, text: "The PDF writer and its fonts are on their way" });
      if (phase === "error") {
        engine.end();
        say(`Python could not start: ${message}.`);
      }
    }));
    show((printed = null));
    follow({ done: 0, text: "Python is starting" });
    engine.boot();
    try {
      show((printed = await engine.ask(kind, fields, follow).answer));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (!byId("printed-text").textContent) say(refusal(error.data));
    } finally {
      engine.end();
      if (running === engine) byId("printing").hidden = true;
    }
  };

  for (const form of [book, worksheet]) keepKeys(form);
  fillChoices(worksheet);
  for (const what of FIRST_CHAPTERS) addChapter(what);
  onClick("chapter-add", () => addChapter("level:Hard").focus());
  onClick("printing-cancel", () => running?.end());
  book.addEventListener("submit", (event) => {
    event.preventDefault();
    print("book", { file: bookFile(bookTable(new FormData(book), chance()), chapters()) });
  });
  worksheet.addEventListener("submit", (event) => {
    event.preventDefault();
    print("worksheet", worksheetOf(new FormData(worksheet)));
  });
  const opened = /** @type {HTMLInputElement} */ (byId("book-file"));
  opened.addEventListener("change", async () => {
    const file = opened.files?.[0];
    opened.value = "";
    if (file) print("book", { file: await file.text() });
  });
  onClick("printed-pdf", () => printed && save(`${fileName(printed.title)}.pdf`, "application/pdf", bytesOf(printed.pdf)));
  onClick("printed-table", () => printed && save(`${fileName(printed.title)}.csv`, "text/csv", printed.table));
  onClick("printed-file", () => printed && save(`${fileName(printed.title)}.toml`, "application/toml", printed.file));
}

/** @param {FormData} form @returns {Omit<import("./protocol.js").WorksheetRequest, "id" | "kind">} */
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

/** @param {HTMLFormElement} worksheet */
function fillChoices(worksheet) {
  const field = /** @type {HTMLSelectElement} */ (worksheet.elements.namedItem("technique"));
  field.append(...offered("technique").filter(({ value }) => !SINGLES.includes(value)));
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
  item.querySelector("button")?.addEventListener("click", () => {
    item.remove();
    byId("chapter-add").focus();
  });
  byId("chapters").append(item);
  return choice;
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
  what: /** @type {HTMLSelectElement} */ (item.querySelector("select")).value,
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
  for (const name of ["table", "file"]) byId(`printed-${name}`).hidden = !printed?.[/** @type {"table" | "file"} */ (name)];
  say(printed ? `${printed.title}: ${printed.puzzles} puzzles on ${printed.pages} pages, seed ${printed.seed}.` : "");
}

/** @param {string} text */
function say(text) {
  byId("printed-text").textContent = text;
}

/** @param {import("./protocol.js").ErrorData} error @returns {string} */
export function refusal({ code, message, line, column }) {
  if (code === "cancelled") return "Stopped.";
  const place = [line && `line ${line}`, column && `column ${column}`].filter(Boolean).join(", ");
  return `This cannot be made: ${message}${place ? ` (${place})` : ""}.`;
}
