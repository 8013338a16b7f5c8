/**
 * A Python prompt. It is opened by a click and runs in a worker of its own, in the frame that reaches nothing of ours and no
 * network (apart.js); Stop ends that worker, and the next entry begins another.
 */

import { byId, make, onClick } from "../page/dom.js";
import { EngineError, isEngineError } from "../python/engine-error.js";
import { position } from "../game/game.js";
import { wishOf } from "../saving/puzzle.js";
import { EMPTY, entered, gone, indentAfter, prompted, shown } from "./history.js";
import * as wording from "./words.js";

/** Entries and answers that stay in sight. */
const MOST = 300;

/** Milliseconds of silence before it is said that it works. */
const PATIENCE = 500;
const ANSWER = /** @type {const} */ ({ output: "string", more: "boolean", failed: "boolean" });

const field = () => /** @type {HTMLTextAreaElement} */ (byId("console-input"));

class Console {
  #engine = /** @type {import("../python/engine.js").Engine | null} */ (null);
  #history = EMPTY;
  /** The puzzle that Python knows, as text. */
  #known = "";
  #running = false;

  /**
   * @param {import("../acts/actions.js").Actions} actions
   * @param {import("../python/workers.js").Workers} workers
   * @param {typeof import("../python/apart.js").startApart} start
   */
  constructor(actions, workers, start) {
    this.actions = actions;
    this.workers = workers;
    this.start = start;
    const input = field();
    input.addEventListener("keydown", (event) => this.#key(event));
    input.addEventListener("input", () => this.#fit());
    onClick("console-run", () => void this.enter());
    onClick("console-stop", () => this.stop());
    onClick("console-clear", () => byId("console-log").replaceChildren());
  }

  /** @param {string} text */
  #put(text) {
    field().value = text;
    this.#fit();
  }

  #fit() {
    field().rows = Math.min(12, field().value.split("\n").length);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { value, selectionStart, selectionEnd } = field();
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      void this.enter();
    } else if (event.key === "ArrowUp" && !value.slice(0, selectionStart).includes("\n")) this.#back(event, -1);
    else if (event.key === "ArrowDown" && !value.slice(selectionEnd).includes("\n")) this.#back(event, 1);
    else if (event.key === "c" && event.ctrlKey && selectionStart === selectionEnd && this.#running) this.stop();
  }

  /** @param {KeyboardEvent} event @param {number} by */
  #back(event, by) {
    event.preventDefault();
    this.#history = gone(this.#history, by, field().value);
    this.#put(shown(this.#history));
  }

  /** Run what stands at the prompt, or go on to its next line where Python wants more. */
  async enter() {
    const source = field().value.replace(/\n[ \t]+$/, "\n"); // a blank line ends a block, though it is indented
    if (this.#running || !source.trim()) return;
    this.#say(true, this.#engine ? "" : wording.starting);
    const waiting = setTimeout(() => this.#say(true, wording.working), this.#engine ? PATIENCE : 60_000);
    try {
      const { output, more, failed } = await this.#ask(source);
      if (more) return this.#put(`${source}\n${indentAfter(source)}`);
      this.#write(prompted(source.trimEnd()), "entry");
      this.#write(output.trimEnd(), failed ? "failed" : "");
      this.#history = entered(this.#history, source.trimEnd());
      this.#put("");
    } catch (error) {
      if (!isEngineError(error)) throw error;
      this.#write(prompted(source.trimEnd()), "entry");
      this.#write(error.data.code === "stopped" ? wording.stopped : error.message, "failed");
      this.#history = entered(this.#history, source.trimEnd());
      this.#put("");
    } finally {
      clearTimeout(waiting);
      this.#say(false, "");
      field().focus();
    }
  }

  /** @param {string} source @returns {Promise<import("../protocol.js").ConsoleData>} */
  #ask(source) {
    const { title, author, text, marks, ...puzzle } = wishOf(position(this.actions.store.get().game), true);
    const now = JSON.stringify(puzzle);
    const fresh = now === this.#known ? {} : { puzzle };
    this.#known = now;
    return new Promise((settle, fail) => {
      this.#fail = fail;
      this.#engine ??= this.#started();
      this.#engine.ask("console", { source, ...fresh }).answer.then(settle, fail);
    });
  }

  /** Fails the question that is asked. */
  #fail = (/** @type {Error} */ _) => {};

  #started() {
    const tell = (/** @type {import("../types.js").PythonState} */ { phase, message }) => {
      if (phase === "error") this.#end("worker-died", wording.died(message));
    };
    const engine = this.workers.engine("console", tell, { start: this.start(ANSWER) });
    engine.boot();
    return engine;
  }

  /** @param {string} code @param {string} message */
  #end(code, message) {
    this.#engine?.end();
    this.#engine = null;
    this.#known = "";
    this.#fail(new EngineError({ code, message }));
  }

  stop() {
    this.#end("stopped", "stopped");
  }

  /** @param {boolean} running @param {string} text */
  #say(running, text) {
    this.#running = running;
    byId("console-stop").hidden = !running;
    byId("console-run").hidden = running;
    byId("console-said").textContent = text;
  }

  /** @param {string} text @param {string} kind */
  #write(text, kind) {
    if (!text) return;
    const log = byId("console-log");
    log.append(make("pre", kind ? { class: kind } : {}, text));
    while (log.children.length > MOST) log.firstElementChild?.remove();
    log.scrollTop = log.scrollHeight;
  }
}

/**
 * Have the prompt ready; nothing runs before something is entered.
 * @param {import("../types.js").Parts} parts
 * @param {typeof import("../python/apart.js").startApart} start is brought along: addresses in apart.js are of where that lies
 */
export function openConsole({ actions, workers }, start) {
  new Console(actions, workers, start);
}
