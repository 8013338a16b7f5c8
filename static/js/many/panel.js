/** Many: puzzles by the thousand, the questions about them, and the table of answers. */

import { pictures, readPictures } from "../beside/files.js";
import { byId, follow as followMenu, onClick } from "../page/dom.js";
import { goTo, placeNow } from "../page/places.js";
import { decoded, save, takeLongPastes } from "../page/texts.js";
import { column } from "./columns.js";
import { LARGEST, Many } from "./many.js";
import { Table } from "./table.js";
import { drawChosen, drawCount, drawPicture, drawProgress, offerColumns, offerQuestions, report } from "./views.js";
import { say } from "../words/say.js";

/** @typedef {import("./reading.js").Text} Text */

/** Milliseconds between updates of the rows while answers arrive. */
const LOOK = 400;
/** Milliseconds between updates of the progress. */
const TOLD = 500;
/** The name of a drawn pattern handed over by Make. */
const PATTERN = "pattern";

/** Set the place up. @param {Parts} parts the stored list appears once it is read */
export function mount(parts) {
  const panel = new Panel(parts);
  panel.bind();
  panel.restored = panel.restore();
}

class Panel {
  #looking = 0;
  /** Fulfilled once the stored list is read: puzzles that arrive earlier go below it. @type {Promise<void>} */
  restored = Promise.resolve();

  /** @param {Parts} parts */
  constructor({ actions, workers }) {
    this.actions = actions;
    this.many = new Many(actions.engine, workers, {
      changed: () => this.#follow(),
      learned: () => this.#look(),
      failed: () => (byId("many-kept").hidden = false),
    });
    this.table = new Table(byId("many-frame"), /** @type {HTMLTableElement} */ (byId("many-table")), this.many, {
      sorted: (sort) => {
        this.many.see(sort);
        this.#changed();
      },
      opened: (row, place) => this.#open(row, place),
      chose: (row, isChosen) => {
        if (isChosen) this.many.chosen.add(row);
        else this.many.chosen.delete(row);
        drawChosen(this.many);
      },
    });
  }

  /** Bind buttons and fields. */
  bind() {
    offerQuestions(this.many, () => this.#show());
    followMenu(byId("many-columns"));
    this.#bindEntry();
    this.#bindWork();
    this.#bindView();
    this.#bindChosen();
    addEventListener("pagehide", () => this.many.keep.flush());
    this.actions.taker = (texts) => void (placeNow() === "many" && this.#take(texts));
    setInterval(() => this.many.work.isGoing && this.#follow(), TOLD);
    this.#follow();
  }

  /** Show the stored list, and take those of other places. */
  async restore() {
    const { actions, many } = this;
    const kept = await many.restore();
    actions.store.hear(({ place }) => {
      const texts = actions.handed;
      if (place !== "many" || !texts.length) return;
      actions.handed = [];
      void this.#take(texts.filter(({ name }) => name !== PATTERN));
      for (const { text } of texts.filter(({ name }) => name === PATTERN)) {
        /** @type {HTMLTextAreaElement} */ (byId("game-text")).value = text;
        /** @type {HTMLDetailsElement} */ (byId("many-game")).open = true;
      }
    });
    if (kept) report(many.work.isPaused ? say("many-kept-paused") : say("many-kept"));
    this.#show();
  }

  /** Redraw the rows. */
  #show() {
    const { many } = this;
    drawCount(many);
    this.table.show(many.order, many.columns, many.sort);
    offerColumns(many, () => this.#changed());
    drawPicture(many);
    drawChosen(many);
  }

  /** Store how the rows are shown, and redraw them. */
  #changed() {
    this.many.keep.changed([]);
    this.#show();
  }

  /** Redraw soon: answers are arriving. */
  #look() {
    this.#looking ||= /** @type {any} */ (setTimeout(() => {
      this.#looking = 0;
      if (this.many.filter || column(this.many.sort.column).question) this.many.see();
      this.#show();
    }, LOOK));
  }

  #follow() {
    drawProgress(this.many);
    if (!this.many.work.isGoing) this.#look();
  }

  /** @param {number} row @param {"play" | "solve"} place */
  #open(row, place) {
    const { line, board, text } = this.many.rows.row(row);
    this.actions.load(text || line, text ? undefined : board);
    goTo(place);
  }

  /** @param {readonly Text[]} texts */
  async #take(texts) {
    const { readRows, whyNot } = await import("../many/reading.js");
    await this.restored;
    for (const text of texts) {
      let over = 0;
      report("");
      try {
        await readRows(this.actions, text, (rows) => {
          over += this.many.add(rows);
          this.#show();
        }, (_, words) => report(words));
        report(over ? say("many-too-many", { most: LARGEST, over }) : "");
      } catch (error) {
        report(whyNot(error, text.name));
      }
    }
    this.#show();
  }

  #bindEntry() {
    const panel = byId("many");
    const isField = (/** @type {Event} */ event) => event.target instanceof Element && event.target.closest("input, textarea, select");
    for (const kind of ["paste", "keydown"]) panel.addEventListener(kind, (event) => isField(event) && event.stopPropagation());
    const { actions } = this;
    const input = /** @type {HTMLInputElement} */ (byId("many-input"));
    onClick("many-open", () => input.click());
    input.addEventListener("change", async () => {
      const files = [...(input.files ?? [])];
      input.value = "";
      const seen = pictures(files);
      if (seen.length) await readPictures(actions, seen);
      for (const file of files.filter((one) => !seen.includes(one))) await this.#take([{ name: file.name, text: decoded(await file.arrayBuffer()) }]);
    });
    const typed = /** @type {HTMLTextAreaElement} */ (byId("many-text"));
    const take = async (/** @type {string} */ text) => {
      typed.value = "";
      await this.#take([{ name: "", text }]).catch((error) => {
        typed.value = text; // it waits for the script that reads it
        throw error;
      });
    };
    takeLongPastes(typed, (text) => void take(text));
    onClick("many-add", () => typed.value.trim() ? take(typed.value) : report(say("many-nothing-typed")));
  }

  #bindWork() {
    const { actions, many } = this;
    onClick("many-pause", () => {
      if (many.work.isPaused) many.work.resume();
      else many.work.pause();
      void many.keep.flush();
    });
    onClick("many-cancel", () => {
      many.cancel();
      actions.cancel();
    });
  }

  #bindView() {
    const { many } = this;
    const filter = /** @type {HTMLInputElement} */ (byId("many-filter"));
    filter.addEventListener("input", () => {
      many.see(many.sort, filter.value);
      this.#show();
    });
    byId("many-pictured").addEventListener("change", () => drawPicture(many));
    const files = () => import("../many/files.js");
    onClick("many-csv", async () => save("puzzles.csv", "text/csv", new Blob((await files()).csvOf(many.rows, many.order, many.offered))));
    onClick("many-json", async () => save("puzzles.jsonl", "application/jsonl", new Blob((await files()).jsonOf(many.rows, many.order, many.offered))));
    onClick("many-clear", () => {
      many.clear();
      this.#show();
    });
  }

  #bindChosen() {
    const { actions, many } = this;
    onClick("many-all", () => {
      const seen = [...many.order].filter((row) => !many.rows.row(row).error);
      const all = seen.every((row) => many.chosen.has(row));
      for (const row of seen) if (all) many.chosen.delete(row); else many.chosen.add(row);
      this.table.refresh();
      drawChosen(many);
    });
    const shown = { rows: () => this.#show(), chosen: () => drawChosen(many), report };
    for (const id of ["many-near-go", "many-near-again"]) {
      onClick(id, async () => (await import("../many/near.js")).addNear(actions, many, shown, id === "many-near-again"));
    }
    onClick("many-grid-go", async () => (await import("../many/near.js")).examine(actions, many, report));
    for (const id of ["many-near-cancel", "game-stop"]) onClick(id, () => actions.cancel());
    onClick("game-go", async () => {
      const { searchPattern } = await import("../many/pattern-game.js");
      await searchPattern(actions, many, () => this.#show());
    });
    onClick("game-copy", async () => {
      const { copyRated } = await import("../many/pattern-game.js");
      await copyRated(many);
    });
    onClick("many-print", async () => {
      const { madeOf } = await import("../many/files.js");
      actions.store.set({ made: await madeOf(actions, many) });
      goTo("print");
    });
  }
}
