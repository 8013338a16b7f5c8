/** Many: puzzles by the thousand, what is asked of them, and the table of all that is known. */

import { classicBoard } from "../boards.js";
import { byId, make, onClick } from "../dom.js";
import { plainValues } from "../link.js";
import { goTo, placeNow } from "../places.js";
import { decoded } from "../reading/files.js";
import { save } from "../save.js";
import { QUESTIONS, column } from "./columns.js";
import { csvOf, jsonOf } from "./files.js";
import { drawBars, spread } from "./histogram.js";
import { LARGEST, Many } from "./many.js";
import { readRows, whyNot } from "./reading.js";
import { Table } from "./table.js";

/**
 * @typedef {import("../actions.js").Actions} Actions
 * @typedef {import("./reading.js").Text} Text
 */

/** Milliseconds between two looks at rows that are being answered. */
const LOOK = 400;
/** Columns that can be pictured. */
const PICTURED = ["status", "clues", "minimal", "symmetry", "level", "hardest", "er", "score", "rated"];
const TAKEN = 500;
/** Puzzles that are printed at once, at most. */
const PRINTED = 2000;
const STATUS = /** @type {Record<string, string>} */ ({ 0: "none", 1: "unique", 2: "multiple", "?": "timeout" });

/** @param {number} number */
const written = (number) => Math.round(number).toLocaleString("en");

/** Make the place work. @param {import("../types.js").Parts} parts @returns {Promise<void>} once what was kept is there */
export async function manyPanel({ actions, workers }) {
  const panel = byId("many");
  let looking = 0;
  const many = new Many(actions.engine, workers, { changed: () => follow(), learned: () => look(), failed: () => (byId("many-kept").hidden = false) });
  const table = new Table(byId("many-frame"), /** @type {HTMLTableElement} */ (byId("many-table")), many, { sorted, opened, chose });

  /** Show the rows as they are now. */
  function show() {
    table.show(many.order, many.columns, many.sort);
    const all = many.rows.count;
    byId("many-count").textContent = !all ? "" : many.order.length === all ? `${written(all)} puzzles` : `${written(many.order.length)} of ${written(all)} puzzles`;
    for (const id of ["many-work", "many-view"]) byId(id).hidden = !all;
    fillColumns();
    picture();
    print();
  }

  /** Look again soon: answers are on their way. */
  function look() {
    looking ||= /** @type {any} */ (setTimeout(() => {
      looking = 0;
      if (many.filter || column(many.sort.column).question) many.see();
      show();
      table.refresh();
    }, LOOK));
  }

  function follow() {
    const { isGoing, isPaused, progress } = many.work;
    panel.dataset.state = isPaused ? "paused" : isGoing ? "going" : "idle";
    byId("many-going").hidden = !isGoing && !isPaused;
    const bar = /** @type {HTMLProgressElement} */ (byId("many-bar"));
    bar.max = Math.max(1, progress.total);
    bar.value = progress.done;
    const left = progress.seconds === null || isPaused ? "" : ` · ${written(progress.rate)} a second · ${timeOf(progress.seconds)} left`;
    const pythons = many.pool.members.length > 1 ? ` · ${many.pool.members.length} Pythons` : "";
    byId("many-progress").textContent = isPaused ? `Paused at ${written(progress.done)} of ${written(progress.total)} answers` : `${written(progress.done)} of ${written(progress.total)} answers${left}${pythons}`;
    byId("many-pause").textContent = isPaused ? "Resume" : "Pause";
    for (const tick of /** @type {NodeListOf<HTMLInputElement>} */ (panel.querySelectorAll("#many-questions input"))) tick.checked = many.questions.includes(/** @type {any} */ (tick.value));
    if (!isGoing) look();
  }

  /** @param {import("./rows.js").Sort} sort */
  function sorted(sort) {
    many.see(sort);
    many.keep.changed([]);
    show();
  }

  /** @param {number} row @param {"play" | "solve"} place */
  function opened(row, place) {
    const { line, board, text } = many.rows.row(row);
    actions.load(text || line, text ? undefined : board);
    goTo(place);
  }

  /** @param {number} row @param {boolean} isChosen */
  function chose(row, isChosen) {
    if (isChosen) many.chosen.add(row);
    else many.chosen.delete(row);
    print();
  }

  function print() {
    const button = /** @type {HTMLButtonElement} */ (byId("many-print"));
    button.disabled = !many.chosen.size;
    button.textContent = many.chosen.size ? `Print ${written(Math.min(PRINTED, many.chosen.size))} chosen` : "Print the chosen";
  }

  /** Offer the columns that there are. */
  function fillColumns() {
    const list = byId("many-columns");
    const key = many.offered.join();
    if (list.dataset.key === key) return;
    list.dataset.key = key;
    list.replaceChildren(...many.offered.map((id) => {
      const name = `Column ${column(id).title}`; // one field alone is called Puzzle
      const tick = /** @type {HTMLInputElement} */ (make("input", { type: "checkbox", value: id, "aria-label": name }));
      tick.checked = !many.hidden.has(id);
      tick.addEventListener("change", () => {
        if (tick.checked) many.hidden.delete(id);
        else many.hidden.add(id);
        many.keep.changed([]);
        show();
      });
      const label = make("label", { class: "tick" });
      label.append(tick, column(id).title);
      return label;
    }));
    const pictured = /** @type {HTMLSelectElement} */ (byId("many-pictured"));
    const before = pictured.value;
    pictured.replaceChildren(...many.offered.filter((id) => PICTURED.includes(id)).map((id) => make("option", { value: id }, column(id).title)));
    pictured.value = [...pictured.options].some(({ value }) => value === before) ? before : "status";
  }

  function picture() {
    const id = /** @type {HTMLSelectElement} */ (byId("many-pictured")).value;
    if (id) drawBars(/** @type {any} */ (byId("many-picture")), spread(many.rows, many.order, id));
  }

  /** @param {readonly Text[]} texts */
  async function take(texts) {
    for (const text of texts) {
      let over = 0;
      say("");
      try {
        await readRows(actions, text, (rows) => {
          over += many.add(rows);
          show();
        }, (_, words) => say(words));
        say(over ? `The table holds ${written(LARGEST)} puzzles: ${written(over)} were left out.` : "");
      } catch (error) {
        say(whyNot(error, text.name));
      }
    }
    show();
  }

  /** @param {Iterable<File>} files */
  async function takeFiles(files) {
    for (const file of files) await take([{ name: file.name, text: decoded(await file.arrayBuffer()) }]);
  }

  byId("many-questions").append(...QUESTIONS.map(({ question, label }) => {
    const tick = /** @type {HTMLInputElement} */ (make("input", { type: "checkbox", value: question }));
    tick.addEventListener("change", () => many.ask(QUESTIONS.map((one) => one.question).filter((one) => (one === question ? tick.checked : many.questions.includes(one)))));
    const shown = make("label", { class: "tick" });
    shown.append(tick, label);
    return shown;
  }));
  const input = /** @type {HTMLInputElement} */ (byId("many-input"));
  onClick("many-open", () => input.click());
  input.addEventListener("change", async () => {
    const files = [...(input.files ?? [])];
    input.value = "";
    await takeFiles(files);
  });
  const typed = /** @type {HTMLTextAreaElement} */ (byId("many-text"));
  onClick("many-add", async () => {
    const text = typed.value;
    typed.value = "";
    if (text.trim()) await take([{ name: "", text }]);
  });
  for (const kind of ["paste", "keydown"]) panel.addEventListener(kind, (event) => event.target instanceof Element && event.target.closest("input, textarea, select") && event.stopPropagation());
  const filter = /** @type {HTMLInputElement} */ (byId("many-filter"));
  filter.addEventListener("input", () => {
    many.see(many.sort, filter.value);
    show();
  });
  byId("many-pictured").addEventListener("change", picture);
  onClick("many-pause", () => {
    if (many.work.isPaused) many.work.resume();
    else many.work.pause();
    void many.keep.flush();
  });
  onClick("many-cancel", () => {
    many.cancel();
    actions.cancel();
  });
  onClick("many-all", () => {
    const seen = [...many.order].filter((row) => !many.rows.row(row).error);
    const all = seen.every((row) => many.chosen.has(row));
    for (const row of seen) if (all) many.chosen.delete(row); else many.chosen.add(row);
    table.refresh();
    print();
  });
  onClick("many-csv", () => save("puzzles.csv", "text/csv", new Blob(csvOf(many.rows, many.order, many.offered))));
  onClick("many-json", () => save("puzzles.jsonl", "application/jsonl", new Blob(jsonOf(many.rows, many.order, many.offered))));
  onClick("many-clear", () => {
    many.clear();
    show();
  });
  onClick("many-print", async () => {
    const puzzles = await madeOf(actions, many, [...many.order].filter((row) => many.chosen.has(row)).slice(0, PRINTED));
    actions.store.set({ made: { puzzles, nearest: null, wished: puzzles.length, recipe: "", version: "", going: false, done: 1, text: "" } });
    goTo("print");
  });
  addEventListener("pagehide", () => many.keep.flush());
  actions.taker = (texts) => void (placeNow() === "many" && take(texts));
  setInterval(() => many.work.isGoing && follow(), TAKEN);
  follow();
  const kept = await many.restore();
  actions.store.hear(({ place }) => {
    const texts = actions.handed;
    if (place !== "many" || !texts.length) return;
    actions.handed = [];
    void take(texts);
  });
  if (kept) say(many.work.isPaused ? "This is the list that you had, paused." : "This is the list that you had.");
  show();
}

/** @param {string} words */
function say(words) {
  byId("many-said").textContent = words;
}

/** @param {number} seconds @returns {string} */
function timeOf(seconds) {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

/** @param {Actions} actions @param {Many} many @param {number[]} chosen @returns {Promise<import("../types.js").Listed[]>} puzzles as the page prints them */
async function madeOf(actions, { rows }, chosen) {
  const boards = new Map([["9", classicBoard()]]);
  for (const { board } of chosen.map((row) => rows.row(row))) {
    if (boards.has(board)) continue;
    const { board: layout } = await actions.engine.ask("rules", { text: `board: ${board}`, board: "1" }).answer;
    boards.set(board, layout);
  }
  return chosen.map((row) => {
    const { line, board: name, name: title, rated: rating } = rows.row(row);
    const board = /** @type {import("../protocol.js").BoardData} */ (boards.get(name));
    const none = board.regions.map(() => 0);
    const puzzle = { board, givens: plainValues(line), placed: none, candidates: none.map(() => []), format: "list" };
    const value = (/** @type {string} */ id) => /** @type {any} */ (rows.value(row, id) ?? null);
    const known = { clues: value("clues"), seed: 0, level: value("level"), er: value("er"), hodoku_level: null, hodoku_score: value("score") };
    return { puzzle, solution: plainValues(value("solution") ?? ""), ...known, title, rating, text: "", status: STATUS[value("status")] ?? "", error: "" };
  });
}
