/**
 * Your puzzles: the games played, statistics, days solved, and all of it as a file. A controller
 * that asks the store, and draws its answers. The script is loaded when the dialog is first opened.
 */

import { byId, copyOf, make, onClick } from "../page/dom.js";
import { save } from "../page/texts.js";
import { timeText, timeWords } from "../game/timer.js";
import { drawDays, titleOf, told, byLevel } from "./statistics.js";
import { readFile, writeFile } from "./file.js";
import { learntText, ownTimes } from "./minutes.js";
import { levelName } from "../page/words.js";
import { say } from "../words/say.js";

/** @typedef {(record: GameRecord) => boolean} Filter */

/** Rows shown at first, and added by each press on More. */
const STEP = 30;

/** @type {Record<string, Filter>} */
const FILTERS = {
  all: () => true,
  open: ({ outcome }) => outcome === "open",
  solved: ({ outcome }) => outcome === "solved",
  favourite: ({ favourite }) => favourite,
};

export class GamesDialog {
  #records = /** @type {GameRecord[]} */ ([]);
  #most = STEP;

  /** @param {Keeper} keeper @param {() => Date} today @param {{ level(): string, play(day: string): Promise<void> }} days the level of a day's puzzle, and what has it played */
  constructor(keeper, today, days) {
    this.keeper = keeper;
    this.today = today;
    this.days = days;
    this.dialog = /** @type {HTMLDialogElement} */ (byId("games"));
    this.file = /** @type {HTMLInputElement} */ (byId("games-file"));
    this.filter = /** @type {HTMLSelectElement} */ (byId("games-filter"));
    onClick("games-more", () => this.#draw((this.#most += STEP)));
    onClick("games-save", () => void this.#save());
    onClick("games-read", () => this.file.click());
    this.filter.addEventListener("change", () => this.#draw());
    this.file.addEventListener("change", () => void this.#read());
    byId("games-list").addEventListener("click", (event) => void this.#pressed(/** @type {Element} */ (event.target)));
  }

  async show() {
    this.#most = STEP;
    this.#say("");
    this.dialog.showModal();
    await this.#refresh();
  }

  async #refresh() {
    try {
      await this.keeper.settled();
      const { records, broken } = await this.keeper.games.list();
      this.#records = records.filter(isBegun);
      if (broken) this.#say(say("kept-aside", { count: broken }));
    } catch {
      this.#say(this.keeper.store.get().keeping.text);
    }
    this.#draw();
  }

  #draw(most = this.#most) {
    const shown = this.#records.filter(FILTERS[this.filter.value]);
    byId("games-list").replaceChildren(...shown.slice(0, most).map(row));
    byId("games-none").hidden = shown.length > 0;
    byId("games-more").hidden = shown.length <= most;
    drawFigures(byLevel(this.#records));
    byId("figures-own").textContent = learntText(ownTimes(this.#records, this.keeper.store.get().settings));
    drawDays(this.#records, this.today(), (day) => void this.#chosen(day));
  }

  /** @param {Element} target */
  async #pressed(target) {
    const button = target.closest("button");
    const id = /** @type {HTMLElement | null} */ (button?.closest("li"))?.dataset.id;
    const record = this.#records.find((one) => one.id === id);
    if (!button || !record) return;
    if (button.dataset.act === "open") return this.#open(record.id);
    if (button.dataset.act === "favourite") await this.#favour(record);
    else if (!isSure(button)) return;
    else await this.keeper.games.remove(record.id);
    await this.#refresh();
  }

  /** @param {string} day of which the puzzle is opened, as it was left or new */
  async #chosen(day) {
    const level = this.days.level();
    const known = this.#records.find((record) => record.day === day && record.level === level);
    if (known) return this.#open(known.id);
    await this.days.play(day);
    this.dialog.close();
  }

  /** @param {string} id */
  async #open(id) {
    if (await this.keeper.open(id)) return this.dialog.close();
    this.#say(say("kept-aside-now"));
    await this.#refresh();
  }

  /** @param {GameRecord} record */
  async #favour({ id, favourite }) {
    if (this.keeper.store.get().record?.id === id) this.keeper.change({ favourite: !favourite });
    else await this.keeper.games.change(id, { favourite: !favourite });
  }

  async #save() {
    await this.keeper.settled();
    save(`pencilmark-${this.today().toISOString().slice(0, 10)}.json`, "application/json", await writeFile(this.keeper.games));
  }

  async #read() {
    const [file] = this.file.files ?? [];
    this.file.value = "";
    if (!file) return;
    try {
      const { taken, known, refused } = await readFile(this.keeper.games, await file.text());
      this.#say(refused ? say("kept-taken-in-refused", { taken, known, refused }) : say("kept-taken-in", { taken, known }));
    } catch (error) {
      this.#say(error instanceof Error ? error.message : say("kept-unreadable"));
    }
    await this.#refresh();
  }

  /** @param {string} words */
  #say(words) {
    byId("games-said").textContent = words;
  }
}

/** @type {Filter} */
const isBegun = ({ done, outcome, favourite }) => done > 0 || outcome !== "open" || favourite;

/** @param {HTMLButtonElement} button asks first, with itself @returns {boolean} whether it was pressed for the second time */
function isSure(button) {
  if (button.dataset.asked) return true;
  button.dataset.asked = "yes";
  button.textContent = say("kept-sure");
  return false;
}

/** @param {GameRecord} record @returns {HTMLElement} */
function row(record) {
  const item = copyOf("games-row");
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (item.querySelector(`[data-part="${name}"]`));
  const title = titleOf(record);
  item.dataset.id = record.id;
  part("title").textContent = title;
  part("told").textContent = told(record);
  part("open").setAttribute("aria-label", say("kept-open-it", { title }));
  part("favourite").setAttribute("aria-pressed", `${record.favourite}`);
  part("favourite").setAttribute("aria-label", say("kept-favour-it", { title }));
  part("delete").setAttribute("aria-label", say("kept-delete-it", { title }));
  return item;
}

/** @param {import("./statistics.js").Figures[]} all a row of the table each, with a bar of what was solved of what was played */
function drawFigures(all) {
  const most = Math.max(1, ...all.map(({ played }) => played));
  byId("figures").hidden = all.length === 0;
  byId("figures-rows").replaceChildren(...all.map((figures) => {
    const solved = make("span", { class: "solved" });
    const played = make("span", { class: "played", "aria-hidden": "true" }, solved);
    const level = make("th", { scope: "row" }, levelName(figures.level), played);
    played.style.inlineSize = `${(100 * figures.played) / most}%`;
    solved.style.inlineSize = `${(100 * figures.solved) / figures.played}%`;
    const time = (/** @type {number | null} */ value) => make("td", value === null ? {} : { "aria-label": timeWords(value) }, value === null ? "\u2013" : timeText(value));
    const counts = [figures.played, figures.solved, figures.alone].map((count) => make("td", {}, `${count}`));
    return make("tr", {}, level, ...counts, time(figures.best), time(figures.median));
  }));
}
