/** The rounds on the way to a moment as a row of small candidate grids: what each placed, and what it struck. */

import { shownValue } from "../game/boards.js";
import { button, make } from "../page/dom.js";
import { markAt } from "./replay.js";
import { tonesOf } from "./tree-view.js";
import { capital, say } from "../words/say.js";
import { guess, started } from "./words.js";

/** @typedef {import("./replay.js").Replay} Replay */

/** How many of the last rounds are shown, and pixels of a grid. */
const [MOST, SIDE] = [80, 132];

export class Rounds {
  #key = "";

  /** @param {HTMLElement} list @param {Replay} replay @param {BoardData} board @param {(at: number) => void} go */
  constructor(list, replay, board, go) {
    this.list = list;
    this.replay = replay;
    this.board = board;
    this.go = go;
    this.seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) this.#paint(/** @type {HTMLElement} */ (target));
    }, { root: list, rootMargin: "200px" });
  }

  /** @param {number} at draws the rounds up to that event */
  draw(at) {
    const way = this.replay.way(at).slice(-MOST);
    const key = `${way}`;
    if (key === this.#key) return;
    const kept = this.#key && key.startsWith(this.#key) ? this.#key.split(",").length : 0;
    this.#key = key;
    if (!kept) this.seen.disconnect();
    const made = way.slice(kept).map((place) => this.#round(place));
    if (kept) this.list.append(...made);
    else this.list.replaceChildren(...made);
    for (const round of made) this.seen.observe(round);
    this.list.scrollLeft = this.list.scrollWidth;
  }

  /** @param {number} place @returns {HTMLElement} */
  #round(place) {
    const { event, where, placed, removed } = this.replay.events[place];
    const name = event === "start" ? started : event === "choose" ? guess : capital(where);
    const told = make("span", { class: "quiet" }, say("watching-round", { placed: placed.length, struck: removed.length }));
    const content = [make("canvas", { "aria-hidden": "true" }), make("span", {}, `${name}: `), told];
    return make("li", { "data-at": `${place}` }, button({}, () => this.go(place), ...content));
  }

  /** @param {HTMLElement} item draws its grid, once */
  #paint(item) {
    this.seen.unobserve(item);
    const canvas = /** @type {HTMLCanvasElement} */ (item.querySelector("canvas"));
    const place = Number(item.dataset.at);
    const { values, marks } = this.replay.at(place);
    const { placed, removed, event } = this.replay.events[place];
    const { size } = this.board;
    const scale = (devicePixelRatio || 1) * (SIDE / size);
    canvas.width = canvas.height = SIDE * (devicePixelRatio || 1);
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const tones = tonesOf(canvas);
    pen.scale(scale, scale);
    const fresh = new Set(event === "start" ? [] : placed.map(([cell]) => cell));
    pen.strokeStyle = tones.line;
    pen.lineWidth = 0.03;
    for (let line = 1; line < size; line += 1) {
      pen.beginPath();
      pen.moveTo(line, 0);
      pen.lineTo(line, size);
      pen.moveTo(0, line);
      pen.lineTo(size, line);
      pen.stroke();
    }
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    const dot = (/** @type {number} */ cell, /** @type {number} */ value, /** @type {string} */ ink) => {
      const [x, y] = markAt(this.board, cell, value);
      pen.fillStyle = ink;
      pen.beginPath();
      pen.arc(x, y, 0.3 / Math.ceil(Math.sqrt(this.board.top ?? size)), 0, 7);
      pen.fill();
    };
    values.forEach((value, cell) => {
      if (!value) return marks[cell].forEach((mark) => dot(cell, mark, tones.quiet));
      pen.fillStyle = fresh.has(cell) ? tones.accent : tones.ink;
      pen.font = `${fresh.has(cell) ? "700" : "400"} 0.8px ${getComputedStyle(canvas).fontFamily}`;
      pen.fillText(shownValue(this.board, value), (cell % size) + 0.5, Math.floor(cell / size) + 0.55);
    });
    if (event !== "start") for (const [cell, value] of removed) if (!values[cell]) dot(cell, value, tones.wrong);
  }
}
