/** Draws a jigsaw on the grid: regions are painted with the mouse or with keys, and become the board once they are complete. */

import { takeBoard } from "../acts/actions.js";
import { ARROWS, range, signOf } from "../game/boards.js";
import { byId, make } from "../page/dom.js";
import { drawShapes } from "../grid/drawing.js";
import { MOTIONS, focusGrid, keyValue } from "../grid/keyboard.js";
import { edges } from "../grid/figure.js";
import { way } from "./setter.js";
import { begunFrom, countsOf, isWhole, nameWith, painted, regionCount, saidOf } from "./regions.js";
import { regionsText } from "./words.js";
import { say } from "../words/say.js";

/** @typedef {import("./regions.js").Regions} Regions */

export class Jigsaw {
  /** The region being painted. */
  region = 0;
  /** The result of a stroke that is not a move yet. @type {Regions | null} */
  #stroke = null;
  #last = -1;
  /** Ends the mode, if it is on. */
  #end = /** @type {(() => void) | null} */ (null);

  /** @param {Actions} actions @param {Modes} modes @param {() => void} ended Escape was pressed */
  constructor(actions, modes, ended) {
    this.actions = actions;
    this.modes = modes;
    this.ended = ended;
    /** What else to say: why Python refuses the board. */
    this.problem = "";
  }

  get isOn() {
    return this.#end !== null;
  }

  /** @returns {Regions} as drawn so far */
  get regions() {
    const { board, drawn } = this.actions.now;
    return this.#stroke ?? drawn ?? begunFrom(board);
  }

  get #size() {
    return this.actions.now.board.size;
  }

  get #cursor() {
    return this.actions.store.get().selection.cursor;
  }

  /** @param {boolean} yes whether the grid is painted on */
  turn(yes) {
    if (yes === this.isOn) return;
    this.#end?.();
    this.#end = yes ? this.modes.push(this.#mode) : null;
    this.#stroke = null;
    byId("grid").classList.toggle("setting", yes);
    this.show();
  }

  /** Have the current state drawn. */
  show() {
    this.actions.store.set({ painting: this.isOn ? this.regions : null });
  }

  /** @param {number} region to paint from now on, limited to those of the board */
  choose(region) {
    this.region = Math.max(0, Math.min(region, regionCount(this.actions.now.board) - 1));
  }

  #mode = {
    press: (/** @type {number} */ cell) => {
      this.actions.select(cell);
      this.#last = cell;
      this.#paint([cell]);
      return true;
    },
    drag: (/** @type {number} */ cell) => {
      this.#paint(way(this.#last, cell, this.#size));
      this.#last = cell;
    },
    release: () => void this.commit(),
    key: (/** @type {KeyboardEvent} */ event) =>
      !(event.ctrlKey || event.metaKey || event.altKey) && this.#pressed(event),
  };

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was for us */
  #pressed(event) {
    const { key, shiftKey } = event;
    const named = shiftKey ? 0 : keyValue(event, this.#size);
    if (key === "Escape") this.ended();
    else if (shiftKey && key in ARROWS) {
      const next = MOTIONS[key](this.#cursor, this.#size, { rows: 1 });
      this.#fill([this.#cursor, next]);
      this.actions.select(next);
    } else if (named > 0 && named <= regionCount(this.actions.now.board)) {
      this.choose(named - 1);
      this.#fill(this.actions.store.get().selection.cells);
    } else if (key === " ") this.#fill(this.actions.store.get().selection.cells);
    else return false;
    return true;
  }

  /** @param {readonly number[]} cells to paint as one stroke */
  #fill(cells) {
    this.#paint(cells);
    void this.commit();
  }

  /** @param {readonly number[]} cells */
  #paint(cells) {
    if (!regionCount(this.actions.now.board)) return;
    this.#stroke = painted(this.regions, cells, this.region);
    this.show();
  }

  /** Make the stroke a move: a change of the board itself, if every region is complete. */
  async commit() {
    const { board, drawn } = this.actions.now;
    const regions = this.#stroke;
    if (!regions || `${regions}` === `${drawn ?? begunFrom(board)}`) return void (this.#stroke = null);
    this.problem = "";
    const wrong = isWhole(regions, board) ? await takeBoard(this.actions, nameWith(board.name, regions), regions) : "unfinished";
    const later = this.#stroke !== regions; // another stroke has begun: that one counts
    if (wrong && !later && board.size === this.#size) this.actions.make({ kind: "paint", regions });
    if (!later) this.#stroke = null;
    this.problem = wrong === "unfinished" ? "" : wrong;
    this.show();
    this.actions.store.flush();
    if (this.isOn && document.activeElement === document.body) focusGrid(); // another board has other cells
  }
}

/** @param {Jigsaw} jigsaw @param {(said: string) => void} tell @returns {(state: AppState) => void} */
export function jigsawView(jigsaw, tell) {
  byId("jigsaw-regions").addEventListener("change", ({ target }) => {
    jigsaw.choose(Number(/** @type {HTMLInputElement} */ (target).value));
    jigsaw.show();
  });
  let game = /** @type {AppState["game"] | null} */ (null);

  return (state) => {
    const { board, drawn } = jigsaw.actions.now;
    const other = game !== null && game !== state.game && state.painting !== null;
    game = state.game;
    if (other && state.painting !== jigsaw.regions) return jigsaw.show(); // after Undo, or with another puzzle, it is drawn again
    byId("board").classList.toggle("painting", jigsaw.isOn);
    drawShapes("jigsaw", state.painting ? shapesOf(state.painting, board.size) : []);
    const regions = state.painting ?? drawn ?? begunFrom(board);
    tell(jigsaw.isOn ? regionsText(saidOf(regions, board), jigsaw.problem) : "");
    jigsaw.choose(jigsaw.region);
    drawRegions(jigsaw.region, countsOf(regions, board), board.size);
  };
}

/** @param {Regions} regions @param {number} size @returns {ShapeData[]} their edges, and the sign of each in its first cell */
function shapesOf(regions, size) {
  const line = { kind: /** @type {const} */ ("path"), stroke: "ink", fill: "", width: 0.07, over: true };
  const sign = { kind: /** @type {const} */ ("text"), stroke: "", fill: "ink", width: 0, height: 0.15, over: true };
  const firsts = range(size).flatMap((region) => (regions.includes(region) ? [[region, regions.indexOf(region)]] : []));
  return [
    ...edges(size, regions).map((points) => ({ ...line, points })),
    ...firsts.map(([region, cell]) => ({ ...sign, points: [[(cell % size) + 0.14, Math.floor(cell / size) + 0.16]], text: signOf(region) })),
  ];
}

/** @param {number} chosen @param {readonly number[]} counts a button for each region, with how many cells it has @param {number} size how many it is to have */
function drawRegions(chosen, counts, size) {
  const list = byId("jigsaw-regions").children[0];
  if (list.children.length !== counts.length) list.replaceChildren(...range(counts.length).map(choice));
  counts.forEach((count, region) => {
    const [input, , told] = /** @type {HTMLElement[]} */ ([...list.children[region].children[0].children]);
    /** @type {HTMLInputElement} */ (input).checked = region === chosen;
    told.textContent = say("set-count-of", { count, size });
    input.setAttribute("aria-label", say("set-region-count", { region: signOf(region), count, size }));
    list.children[region].classList.toggle("whole", count === size);
  });
}

/** @param {number} region @returns {HTMLElement} */
function choice(region) {
  const input = make("input", { type: "radio", name: "jigsaw-region", value: `${region}` });
  const label = make("label", { class: "region" }, input, make("b", {}, signOf(region)), make("span", {}));
  label.style.setProperty("--paint", `var(--colour-${(region % 9) + 1})`);
  return make("li", {}, label);
}
