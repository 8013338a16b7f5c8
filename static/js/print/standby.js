/** A Python that is started while a form is filled in and has the writer of PDF by then, so that whoever presses does not wait for that. */

import { langOf } from "./book-file.js";
import { savesData } from "../page/offline.js";

/** Places that must be free: its own, and one for the page's other needs. */
const FREE = 2;

/** @typedef {(state: PythonState) => void} Tell */

export class Standby {
  #python = /** @type {{ engine: import("../python/engine.js").Engine, tell: Tell } | null} */ (null);
  /** Whether one could not start: no other is tried. */
  #failed = false;

  /** @param {Pick<Workers, "engine" | "room">} workers */
  constructor(workers) {
    this.workers = workers;
  }

  /** Have one ready, unless it would cost what the visitor saves. @param {string} file of a book, as the form has it: what is wrong with it, or does not come, is said once it is to be made */
  prepare(file) {
    if (this.#python || this.#failed || this.workers.room < FREE || savesData()) return;
    const tell = /** @type {Tell} */ (({ phase }) => {
      this.#failed = phase === "error";
      if (this.#failed) this.end();
    });
    const python = { engine: this.workers.engine("book", (state) => python.tell(state)), tell };
    this.#python = python;
    python.engine.boot();
    python.engine.ask("bookplan", { ...langOf(file), file }).answer.catch(() => {});
  }

  /** @param {Tell} tell hears how it is from now on @returns {import("../python/engine.js").Engine | null} the one that was started, if there is one, for the caller to end */
  take(tell) {
    const python = this.#python;
    this.#python = null;
    if (python) python.tell = tell;
    return python && python.engine;
  }

  /** Nobody is about to press. */
  end() {
    this.#python?.engine.end();
    this.#python = null;
  }
}
