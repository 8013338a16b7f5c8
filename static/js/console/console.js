/**
 * A Python prompt. It is opened by a click and runs in its own worker, in the frame that reaches nothing of ours and no
 * network (apart.js); Stop ends that worker, and the next entry begins another.
 */

import { position } from "../game/game.js";
import { byId, make, onClick } from "../page/dom.js";
import { EngineError, isEngineError } from "../python/engine.js";
import { wishOf } from "../saving/puzzle.js";
import { say } from "../words/say.js";

/** Entries that are remembered, and entries and answers that stay visible. */
const [REMEMBERED, IN_SIGHT] = [200, 300];

/** @typedef {{ entries: readonly string[], at: number, draft: string }} History *at* counts from the oldest; the draft stands after the newest */

/** @type {History} */
export const EMPTY = { entries: [], at: 0, draft: "" };

/** @param {History} history @param {string} entry @returns {History} with it as the newest */
export function entered({ entries }, entry) {
  const next = entry.trim() && entries.at(-1) !== entry ? [...entries, entry].slice(-REMEMBERED) : entries;
  return { entries: next, at: next.length, draft: "" };
}

/** @param {History} history @param {number} by back (below 0) or forth @param {string} text what stands at the prompt @returns {History} */
export function gone({ entries, at, draft }, by, text) {
  const to = Math.min(Math.max(at + by, 0), entries.length);
  return { entries, at: to, draft: at === entries.length ? text : draft };
}

/** @param {History} history @returns {string} the text for the prompt */
export const shown = ({ entries, at, draft }) => entries[at] ?? draft;

/** @param {string} source of several lines @returns {string} as Python's prompt shows it */
export const prompted = (source) => source.split("\n").map((line, i) => `${i ? "..." : ">>>"} ${line}`).join("\n");

/** @param {string} source @returns {string} the indent of its next line */
export function indentAfter(source) {
  const last = source.split("\n").at(-1) ?? "";
  const blanks = /^ */.exec(last)?.[0] ?? "";
  return /:\s*(#.*)?$/.test(last) ? `${blanks}    ` : blanks;
}

/** Milliseconds without output before it says that it is working. */
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
   * @param {Actions} actions
   * @param {Workers} workers
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

  /** Run the text at the prompt, or begin its next line if Python expects more. */
  async enter() {
    const source = field().value.replace(/\n[ \t]+$/, "\n"); // a blank line ends a block, though it is indented
    if (this.#running || !source.trim()) return;
    this.#say(true, this.#engine ? "" : say("python-console-starting"));
    const waiting = setTimeout(() => this.#say(true, say("python-console-working")), this.#engine ? PATIENCE : 60_000);
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
      this.#write(error.data.code === "stopped" ? say("python-console-stopped") : error.message, "failed");
      this.#history = entered(this.#history, source.trimEnd());
      this.#put("");
    } finally {
      clearTimeout(waiting);
      this.#say(false, "");
      field().focus();
    }
  }

  /** @param {string} source @returns {Promise<ConsoleData>} */
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

  /** Rejects the open request. */
  #fail = (/** @type {Error} */ _) => {};

  #started() {
    const tell = (/** @type {PythonState} */ { phase, message }) => {
      if (phase === "error") this.#end("worker-died", message ? say("python-died-why", { why: message }) : say("python-died"));
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
    while (log.children.length > IN_SIGHT) log.firstElementChild?.remove();
    log.scrollTop = log.scrollHeight;
  }
}

/**
 * Bind the prompt; nothing runs before something is entered.
 * @param {Parts} parts
 * @param {typeof import("../python/apart.js").startApart} start is passed in, since apart.js finds files relative to itself
 */
export function openConsole({ actions, workers }, start) {
  new Console(actions, workers, start);
}
