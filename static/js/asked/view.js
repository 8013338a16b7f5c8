/** The view of the questions: a row for each, with its answer and the answer's buttons. */

import { button, byId, copyOf, make, onClick, setProgress } from "../page/dom.js";
import { drawShapes } from "../grid/drawing.js";
import { keepInRoom } from "../page/places.js";
import { givensOf, position } from "../game/game.js";
import { writeLine } from "../game/link.js";
import { Asking, askedOf, placesOf } from "./asking.js";
import * as wording from "./words.js";
import { say } from "../words/say.js";

/** What the questions are drawn from. */
const SLICE = /** @type {const} */ (["game", "asked", "glance", "settings", "place"]);

let made = false;

/** @param {Parts} parts puts it into the places that have room for it, where the visitor is */
export function askedPanel({ store, actions }) {
  if (made) return store.flush();
  made = true;
  const panel = copyOf("asked-template");
  byId("main").append(panel);
  keepInRoom(store, panel, "asked", null);
  store.watch(answers(actions), SLICE);
}

/** @param {Actions} actions @returns {(state: AppState) => void} */
function answers(actions) {
  const asking = new Asking(actions);
  onClick("glance-close", () => asking.close());
  const rows = Object.keys(wording.TITLES).map((kind) => new Row(asking, /** @type {Asked["kind"]} */ (kind)));
  byId("asked-list").replaceChildren(...rows.map(({ element }) => element));
  return (state) => {
    const entries = askedOf(state);
    const now = position(state.game);
    byId("asked-of").hidden = !entries.length;
    byId("asked-of").textContent = say("asked-about", { puzzle: wording.puzzleText(givensOf(now), now) });
    for (const row of rows) row.draw(entries.find(({ kind }) => kind === row.kind) ?? null, state);
    drawGlance(state);
  };
}

/** Most parts of a puzzle listed of each kind. */
const MOST_CHIPS = 60;

/** @param {AppState} state what an answer draws on the grid, and the way back from it */
function drawGlance({ glance }) {
  drawShapes("asked", glance?.shapes ?? []);
  byId("glance-back").hidden = !glance || glance.from === "watch";
  if (glance) document.body.dataset.glance = glance.from;
  else delete document.body.dataset.glance;
}

/** One question and its answer: the parts are made once, so that the focus stays while they change. */
class Row {
  /** @param {Asking} asking @param {Asked["kind"]} kind */
  constructor(asking, kind) {
    this.asking = asking;
    this.kind = kind;
    this.element = make("li", { "data-kind": kind });
    this.text = make("p", { role: "status" });
    this.bar = make("progress", { max: "1", "aria-label": wording.TITLES[kind] });
    this.cancel = button({}, () => asking.cancel(kind), say("page-cancel"));
    this.work = make("div", { class: "asked-work" }, this.bar, this.cancel);
    this.more = make("div", {});
    const head = make("h3", {}, button({}, () => void this.#ask(), wording.TITLES[kind]));
    this.element.append(head, this.text, this.work, this.more);
    this.latest = /** @type {Asked | null} */ (null);
    this.at = -1;
  }

  /** Ask it, and scroll its answer into view. */
  async #ask() {
    await this.asking.ask(this.kind);
    this.asking.store.flush();
    this.element.scrollIntoView({ block: "nearest" });
  }

  /** @param {Asked | null} entry what was asked about this puzzle; null for a question that was not @param {AppState} state */
  draw(entry, state) {
    const { glance, game } = state;
    const { board } = position(game);
    this.element.toggleAttribute("data-asked", entry !== null);
    this.work.hidden = !entry?.going;
    if (!entry) {
      this.text.textContent = "";
      this.more.replaceChildren();
      this.latest = null;
      return;
    }
    setProgress(this.bar, entry.done);
    const text = this.asking.actions.named(wording.answerText(entry, board.size));
    if (this.text.textContent !== text) this.text.textContent = text;
    const at = glance?.from === entry.kind ? glance.at : -1;
    if (entry !== this.latest || at !== this.at) this.#fill(entry, at, board);
    [this.latest, this.at] = [entry, at];
  }

  /** @param {Asked} entry @param {number} at the place of it that is on the grid, -1 for none @param {BoardData} board */
  #fill(entry, at, board) {
    const focused = this.more.contains(document.activeElement) ? document.activeElement?.getAttribute("data-act") : null;
    this.more.replaceChildren(...(entry.data ? this.#parts(entry, at, board) : []));
    if (focused) /** @type {HTMLElement | null} */ (this.more.querySelector(`[data-act="${CSS.escape(focused)}"]`))?.focus();
  }

  /** @param {Asked} entry @param {number} at @param {BoardData} board @returns {HTMLElement[]} */
  #parts(entry, at, board) {
    if (entry.kind === "canon" && entry.data) return this.#isomorphs(entry.data.least, entry.others ?? [], board);
    const places = placesOf(entry);
    if (!places) return [];
    if (entry.kind === "solutions" && places > 1) return [this.#leaves(places - 1, at)];
    if (entry.kind === "spare" && entry.data) return this.#spares(entry.data, at, board.size);
    const show = button({ "data-act": "show" }, () => (at < 0 ? this.asking.look(this.kind) : this.asking.close()), at < 0 ? say("asked-show") : say("asked-hide"));
    const write = entry.kind === "candidates" ? [button({ "data-act": "write" }, () => this.asking.write(), say("asked-write"))] : [];
    return [tools(show, ...write)];
  }

  /** @param {number} count of solutions @param {number} at */
  #leaves(count, at) {
    const turn = (/** @type {number} */ by) => this.asking.look(this.kind, at < 0 || at === count ? (by > 0 ? 0 : count - 1) : (at + by + count) % count);
    const place = make("span", { class: "asked-at" }, at >= 0 && at < count ? say("asked-place-of", { at: at + 1, count }) : "");
    return tools(
      button({ "aria-label": say("asked-solution-before"), "data-act": "before" }, () => turn(-1), "‹"),
      place,
      button({ "aria-label": say("asked-next-solution"), "data-act": "after" }, () => turn(1), "›"),
      button({ "aria-pressed": `${at === count}`, "data-act": "share" }, () => this.asking.look(this.kind, count), wording.shared),
    );
  }

  /** @param {SpareData} data @param {number} at @param {number} size @returns {HTMLElement[]} */
  #spares({ singles, pairs }, at, size) {
    const chips = (/** @type {PartsData[]} */ parts, /** @type {number} */ from) =>
      parts.slice(0, MOST_CHIPS).map((part, i) => button({ "aria-pressed": `${at === from + i}`, "data-act": `${from + i}` }, () => this.asking.look(this.kind, from + i), this.asking.actions.named(wording.partsText(part, size))));
    const group = (/** @type {string} */ title, /** @type {HTMLElement[]} */ all) => {
      const row = make("div", { class: "tools chips", role: "group", "aria-label": title }, ...all);
      return all.length ? [make("h4", {}, title), row] : [];
    };
    return [...group(say("asked-each-alone"), chips(singles, 0)), ...group(wording.twoTogether(pairs.length > MOST_CHIPS ? MOST_CHIPS : 0), chips(pairs, singles.length))];
  }

  /** @param {readonly number[]} least @param {readonly (readonly number[])[]} others @param {BoardData} board @returns {HTMLElement[]} */
  #isomorphs(least, others, board) {
    const row = (/** @type {string} */ title, /** @type {readonly number[]} */ givens, /** @type {string} */ act) => {
      const open = tools(button({ "data-act": act }, () => this.asking.open(givens), say("asked-open")));
      return make("div", { class: "isomorph" }, make("h4", {}, title), make("p", { class: "notation" }, writeLine(givens, board)), open);
    };
    return [
      row(say("asked-least"), least, "least"),
      tools(button({ "data-act": "another" }, () => void this.asking.isomorph(), say("asked-another"))),
      ...others.map((givens, i) => row(say("asked-one-of-them"), givens, `other-${i}`)),
    ];
  }
}

/** @param {HTMLElement[]} parts */
function tools(...parts) {
  return make("div", { class: "tools" }, ...parts);
}
