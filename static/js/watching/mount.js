/** Watch the search: fetched when it is first opened. The log, the tree, the rounds and the grid move together. */

import { byId, onClick } from "../page/dom.js";
import { keyAt, position, puzzleOf } from "../game/game.js";
import { LogView } from "./log-view.js";
import { Player, SPEEDS } from "./player.js";
import { glanceOf, Replay } from "./replay.js";
import { Rounds } from "./rounds.js";
import { drawSpread, extremes, spreadText } from "./spread.js";
import { Tree } from "./tree.js";
import { TreeView } from "./tree-view.js";
import { asSentence, say } from "../words/say.js";
import * as wording from "./words.js";

/** Most events in the log, how many orders are tried, and the most nodes of each. */
const [EVENTS, SEEDS, NODES] = [30_000, 100, 20_000];

/** @param {Parts} parts */
export function mount({ store, actions }) {
  const watch = new Watching(store, actions);
  store.watch((state) => watch.follow(state), ["game", "glance", "place", "settings"]);
}

class Watching {
  #replay = new Replay();
  #tree = new Tree();
  #key = "";
  #cancel = () => {};
  #data = /** @type {TraceData | null} */ (null);
  #spread = /** @type {SpreadData | null} */ (null);
  #frame = 0;
  /** The event shown on the grid, or the last one shown. */
  #drawn = -1;
  #lost = false;

  /** @param {Store} store @param {Actions} actions */
  constructor(store, actions) {
    this.store = store;
    this.actions = actions;
    const clock = { later: (/** @type {() => void} */ act, /** @type {number} */ time) => setTimeout(act, time), stop: (/** @type {any} */ timer) => clearTimeout(timer) };
    this.player = new Player(() => this.#later(), clock);
    this.seed = /** @type {HTMLInputElement} */ (byId("watch-seed"));
    this.slider = /** @type {HTMLInputElement} */ (byId("watch-at"));
    this.bar = /** @type {HTMLProgressElement} */ (byId("watch-bar"));
    this.#begin();
    this.#bind();
    byId("watch-form").inert = false;
  }

  #bind() {
    const { player } = this;
    const step = (/** @type {number} */ by) => () => player.go(player.at + by);
    onClick("watch-first", () => player.go(0));
    onClick("watch-back", step(-1));
    onClick("watch-play", () => player.toggle());
    onClick("watch-step", step(1));
    onClick("watch-last", () => player.go(Infinity));
    onClick("watch-close", () => this.close());
    onClick("watch-cancel", () => this.#cancel());
    onClick("watch-hundred", () => void this.hundred());
    byId("watch-form").addEventListener("submit", (event) => (event.preventDefault(), void this.start()));
    this.slider.addEventListener("input", () => player.go(Number(this.slider.value)));
    byId("watch-speed").addEventListener("change", ({ target }) => (player.speed = SPEEDS[Number(/** @type {HTMLSelectElement} */ (target).value)]));
    byId("watch-until").addEventListener("change", () => this.#drawSpread());
    for (const id of ["watch-rounds-fold", "watch-course-fold"]) byId(id).addEventListener("toggle", () => this.#draw());
    byId("watch-shown").addEventListener("keydown", (event) => {
      if (event.key !== " " || !(/** @type {HTMLElement} */ (event.target).closest("#watch-log, #watch-at"))) return;
      event.preventDefault();
      player.toggle();
    });
    addEventListener("resize", () => this.#later());
  }

  /** Make room for another search. */
  #begin() {
    this.#replay = new Replay();
    this.#tree = new Tree();
    this.#data = null;
    this.log?.seen.disconnect();
    this.picture?.seen.disconnect();
    this.log = new LogView(byId("watch-log"), (at) => this.#replay.events[at].text, (at) => this.player.go(at));
    this.picture = new TreeView(/** @type {HTMLCanvasElement} */ (byId("watch-tree")), this.#tree, (event) => this.player.go(event));
    this.rounds = new Rounds(byId("watch-rounds"), this.#replay, this.#board, (at) => this.player.go(at));
  }

  get #board() {
    return position(this.store.get().game).board;
  }

  /** Ask for the search of the puzzle on the grid, and show it from its start as it comes. */
  async start() {
    if (!(await this.actions.settled())) return;
    this.#cancel();
    this.player.reset();
    this.#begin();
    byId("watch-sum").textContent = "";
    const replay = this.#replay;
    const puzzle = puzzleOf(this.actions.now);
    this.#key = keyAt(this.actions.now);
    const seed = Number.parseInt(this.seed.value, 10);
    const data = await this.#ask("trace", { ...puzzle, most: EVENTS, ...(seed >= 0 ? { seed } : {}) }, ({ traced }) => traced && this.#take(traced));
    if (!data || replay !== this.#replay) return;
    this.#data = data;
    this.#draw();
  }

  /** @param {EventData[]} events that have come */
  #take(events) {
    const first = !this.#replay.events.length;
    this.#replay.push(events);
    this.#tree.push(events);
    this.player.grow(this.#replay.events.length);
    if (!first || !events.length) return;
    byId("watch-shown").hidden = false;
    [this.#drawn, this.#lost] = [-1, false];
    this.#draw();
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches && this.store.get().settings.motion) this.player.play();
    byId("watch-log").focus({ preventScroll: true });
  }

  /** Solve the puzzle in a hundred orders of its guesses. */
  async hundred() {
    if (!(await this.actions.settled())) return;
    this.#cancel();
    const puzzle = puzzleOf(this.actions.now);
    const key = keyAt(this.actions.now);
    const data = await this.#ask("spread", { ...puzzle, seeds: SEEDS, most: NODES });
    if (!data || keyAt(this.actions.now) !== key) return;
    this.#spread = data;
    this.#key ||= key;
    this.#drawSpread();
  }

  /**
   * @template {"trace" | "spread"} K
   * @param {K} kind @param {any} fields @param {(note: Note) => void} [hear]
   * @returns {Promise<Conversations[K][1] | null>} null if there is none; the reason has been said
   */
  async #ask(kind, fields, hear = () => {}) {
    const said = byId("watch-said");
    byId("watch-work").hidden = false;
    said.textContent = "";
    this.bar.removeAttribute("value");
    const { answer, cancel } = this.actions.aside(kind, fields, (note) => {
      if (note.done !== null) this.bar.value = note.done;
      hear(note);
    });
    this.#cancel = cancel;
    try {
      return await answer;
    } catch (error) {
      const { data } = /** @type {import("../python/engine.js").EngineError} */ (error);
      if (!data) throw error;
      said.textContent = asSentence(data.code === "cancelled" ? wording.stopped : data.message);
      return null;
    } finally {
      if (this.#cancel === cancel) byId("watch-work").hidden = true;
    }
  }

  /** Show the game again. */
  close() {
    this.player.pause();
    byId("watch-shown").hidden = true;
    if (this.store.get().glance?.from === "watch") this.store.set({ glance: null });
  }

  /** @param {AppState} state in which playing stops if the visitor has turned to something else */
  follow({ game, glance, place }) {
    const key = keyAt(position(game));
    if (this.#key && key !== this.#key) {
      this.#cancel();
      this.#spread = null;
      this.#key = "";
      this.#drawSpread();
      this.close();
    } else if (!byId("watch-shown").hidden && this.#replay.events.length && (glance?.from !== "watch" || place !== "solve")) {
      this.#lost = true;
      if (this.player.playing) this.player.toggle();
    }
  }

  /** Draw in the next frame, however many changes there are before it. */
  #later() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw();
    });
  }

  #draw() {
    const { player } = this;
    const { events } = this.#replay;
    if (byId("watch-shown").hidden || !events.length) return;
    const at = Math.min(player.at, events.length - 1);
    const { glance } = this.store.get();
    const changed = at !== this.#drawn || (glance?.from !== "watch" && !this.#lost);
    this.#drawn = at;
    if (changed) this.#lost = false;
    if (changed) this.store.set({ glance: glanceOf(this.#replay, at, this.#board), hint: null, offers: null, preview: null, viewing: null });
    this.slider.max = `${events.length - 1}`;
    this.slider.value = `${at}`;
    this.slider.setAttribute("aria-valuetext", say("watching-line-of", { line: at + 1, lines: events.length }));
    byId("watch-place").textContent = say("asked-place-of", { at: at + 1, count: events.length });
    byId("watch-play").textContent = player.playing ? wording.pause : wording.play;
    byId("watch-line").textContent = this.actions.named(events[at].text.trim());
    byId("watch-sum").textContent = wording.searchText(this.#tree, events.length, this.#data);
    this.picture?.draw(at, this.#data !== null);
    this.log?.draw(events.length, at);
    if (/** @type {HTMLDetailsElement} */ (byId("watch-rounds-fold")).open) this.rounds?.draw(at);
    if (/** @type {HTMLDetailsElement} */ (byId("watch-course-fold")).open) this.#drawCourse(at);
  }

  /** @param {number} at */
  #drawCourse(at) {
    const { guessed, followed } = wording.courses(this.#replay, at, this.#board.size);
    const name = (/** @type {string} */ text) => this.actions.named(text);
    byId("watch-guessed").textContent = wording.courseText(name(guessed.join(", ")));
    byId("watch-followed").replaceChildren(...followed.map((text) => Object.assign(document.createElement("li"), { textContent: name(text) })));
  }

  #drawSpread() {
    const data = this.#spread;
    byId("watch-spread").hidden = data === null;
    if (!data) return;
    const until = /** @type {HTMLSelectElement} */ (byId("watch-until")).value;
    const numbers = until === "first" ? data.first : data.whole;
    byId("watch-spread-text").textContent = spreadText(numbers, data.late, until === "first");
    drawSpread(byId("watch-histogram"), numbers);
    byId("watch-extremes").replaceChildren(...extremes(numbers, (seed) => {
      this.seed.value = `${seed}`;
      void this.start();
    }));
  }
}
