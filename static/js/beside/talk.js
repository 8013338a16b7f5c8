/** Python's findings and the hints: a headline, a sentence, and buttons for more. */

import { taught } from "../acts/hint-words.js";
import { another, solve } from "../acts/questions.js";
import { givensOf, position } from "../game/game.js";
import { ratedOf } from "../game/known.js";
import { named, namesOf } from "../game/naming.js";
import { isFinished } from "../grid/scene.js";
import { byId, onClick } from "../page/dom.js";
import { placeNow } from "../page/places.js";
import { raiseSheet } from "../page/sheet.js";
import { batchNotice, lost, notice as said, ratedNotice, statusText, tabIntros } from "../page/words.js";

/** Milliseconds that brief news is shown. */
export const BRIEFLY = 3000;

export class Headline {
  #heard = /** @type {Notice | null} */ (null);
  #since = 0;

  /** @param {() => number} [now] milliseconds by the clock */
  constructor(now = () => performance.now()) {
    this.now = now;
  }

  /** @param {Notice | null} notice @returns {boolean} whether it is brief news that is still shown */
  isNews(notice) {
    if (notice !== this.#heard) [this.#heard, this.#since] = [notice, this.now()];
    return Boolean(notice?.brief) && this.now() - this.#since < BRIEFLY;
  }
}

/** Milliseconds between two announcements to a screen reader, at least. */
const ANNOUNCE = 1000;

/** Most pixels that stay reserved after a text has gone. */
const MOST_ROOM = 200;

/** @param {Actions} actions @returns {(state: AppState) => void} draws Python's findings, in a headline and a sentence */
export function verdictPanel(actions) {
  onClick("solve-now", () => void solve(actions));
  onClick("cancel", () => actions.cancel());
  onClick("another", () => another(actions));
  const announce = announcer(byId("live"));
  const headline = new Headline();
  let [phase, isTyping] = ["", false];
  addEventListener("keydown", () => (isTyping = true), { once: true });
  return (state) => {
    const { game, running, answers, python } = state;
    const batch = placeNow() === "make" ? batchNotice(state.made) : null; // elsewhere it is not news
    const going = headline.isNews(state.notice) ? null : batch;
    const told = going ?? state.notice ?? taught(state);
    const isLost = python.phase === "error" && (told ? told.work === true : state.place === "solve");
    const notice = isLost ? lost(told) : told;
    const { inks, rules, board: { size } } = position(game);
    const { tone, title, detail: words } = notice ?? (inks.some(Boolean) || rules.length ? introOf(state) : said.start);
    const detail = named(words, namesOf(state), size);
    const isOther = byId("verdict-title").textContent !== title || (!running && byId("verdict-detail").textContent !== detail);
    if (notice && isOther) raiseSheet(); // but not for every progress note
    byId("verdict-title").textContent = title;
    keepRoom(byId("verdict-detail"), detail, `${givensOf(position(game))}`);
    byId("verdict-title").dataset.tone = tone;
    byId("verdict-detail").classList.toggle("told", told !== null && told !== state.notice);
    byId("again").hidden = !isLost;
    byId("cancel").hidden = !running || (placeNow() === "make" && state.made?.going === true); // Stop is there instead
    byId("another").hidden = answers === null;
    drawActs(going ? [] : state.notice?.acts ?? []);
    const isNews = python.phase !== phase && (python.phase === "error" || (python.phase === "ready" && !isTyping));
    phase = python.phase;
    const status = isNews ? `${statusText(python)}.` : ""; // once, and never into what somebody types
    const isTold = notice !== null && !(tone === "good" && isFinished(state)); // the keypad makes room for that
    byId("talk").toggleAttribute("data-quiet", !isTold && !(running && !state.made?.going)); // Make shows the progress of a batch itself
    byId("talk").toggleAttribute("data-hint", state.hint !== null);
    byId("talk").toggleAttribute("data-flow", notice?.flow === true);
    announce(going ? going.spoken : notice && (isLost || python.phase !== "error") ? `${title}. ${detail}` : status);
  };
}

/** @param {AppState} state @returns {Notice} what is shown before anything is asked */
function introOf(state) {
  const { place, tab } = state;
  const rated = ratedOf(state);
  if (place !== "solve") return said.play;
  return tab === "rating" && rated ? ratedNotice(rated) : tabIntros[tab];
}

/** @param {readonly Act[]} acts that the notice offers */
function drawActs(acts) {
  byId("acts").hidden = !acts.length;
  for (const button of byId("acts").children) /** @type {HTMLElement} */ (button).hidden = !acts.some((act) => act === button.id);
  byId("talk").toggleAttribute("data-wrong", acts.includes("wrong-before"));
}

/**
 * Write *text* and keep the room of longer texts before it, so that nothing below moves during a game.
 * @param {HTMLElement} element
 * @param {string} text
 * @param {string} game tells when another begins
 */
function keepRoom(element, text, game) {
  if (element.dataset.game !== game) element.style.minHeight = "";
  element.dataset.game = game;
  if (element.textContent === text) return;
  element.textContent = text;
  element.style.minHeight = `${Math.min(element.offsetHeight, MOST_ROOM)}px`;
}

/** @param {HTMLElement} region @returns {(text: string) => void} says the newest text, once a second at most */
function announcer(region) {
  let [latest, quiet] = ["", false];
  const say = () => {
    quiet = latest !== region.textContent;
    if (!quiet) return;
    region.textContent = latest;
    setTimeout(say, ANNOUNCE);
  };
  return (text) => {
    latest = text;
    if (!quiet) say();
  };
}
