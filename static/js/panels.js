/** The views beside the grid: status, verdict, keypad, and the puzzle as text. Each draws all it has. */

import { range, topValue } from "./boards.js";
import { byId, make, onClick } from "./dom.js";
import { clues, position } from "./game.js";
import { taught } from "./hint-words.js";
import { notice as said, statusText } from "./words.js";

/**
 * @typedef {import("./types.js").AppState} AppState
 * @typedef {import("./actions.js").Actions} Actions
 * @typedef {(state: AppState) => void} Draw
 */

/** Milliseconds between two announcements to a screen reader, at least. */
const ANNOUNCE = 1000;

/** Pixels that a text keeps after it has gone, at most. */
const MOST_ROOM = 200;

/** @param {Actions} actions @returns {Draw} how Python is, for the eye and for tests */
export function statusPanel(actions) {
  const root = document.documentElement;
  const boot = /** @type {HTMLProgressElement} */ (byId("boot"));
  onClick("retry", () => actions.retry());
  return ({ python }) => {
    root.dataset.py = python.phase;
    if (python.phase === "ready") root.dataset.bootMs ??= `${Math.round(performance.now())}`;
    byId("python-text").textContent = statusText(python);
    byId("retry").hidden = python.phase !== "error";
    boot.value = python.percent;
    boot.hidden = python.phase !== "booting";
  };
}

/** @param {Actions} actions @returns {Draw} what Python found, in a headline and a sentence */
export function verdictPanel(actions) {
  onClick("solve", () => actions.solve());
  onClick("cancel", () => actions.cancel());
  onClick("another", () => actions.another());
  const announce = announcer(byId("live"));
  return (state) => {
    const { game, running, answers, python } = state;
    const notice = state.notice ?? taught(state);
    const { inks, rules } = position(game);
    const { tone, title, detail } = notice ?? (inks.some(Boolean) || rules.length ? said.play : said.start);
    byId("verdict-title").textContent = title;
    keepRoom(byId("verdict-detail"), detail, `${clues(position(game))}`);
    byId("verdict-title").dataset.tone = tone;
    byId("verdict-detail").classList.toggle("told", notice !== null && notice !== state.notice);
    byId("cancel").hidden = !running;
    byId("another").hidden = answers === null;
    const status = python.phase === "ready" || python.phase === "error" ? `${statusText(python)}.` : "";
    announce(notice && python.phase !== "error" ? `${title}. ${detail}` : status);
  };
}

/**
 * Write *text* where it keeps the room that longer ones had, so that what stands below stays put during a game.
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

/** @param {Actions} actions @returns {Draw} digits to tap, and the tools beside them */
export function keypadPanel(actions) {
  const keypad = byId("keypad");
  let keys = /** @type {HTMLElement[]} */ ([]);
  onClick("erase", () => actions.erase());
  onClick("fill", () => actions.fillMarks());
  onClick("undo", () => actions.undo());
  onClick("redo", () => actions.redo());
  onClick("marks", () => actions.setMarking(byId("marks").getAttribute("aria-pressed") !== "true"));
  keypad.addEventListener("click", (event) => {
    const key = keys.indexOf(/** @type {HTMLElement} */ (event.target));
    if (key >= 0) actions.enter(key + 1);
  });

  return ({ game, marking }) => {
    const { board, values } = position(game);
    if (keys.length !== topValue(board)) {
      keys = range(topValue(board)).map((i) => make("button", { type: "button" }, `${i + 1}`));
      keypad.replaceChildren(...keys, byId("erase"));
      keypad.classList.toggle("large", keys.length > 9);
    }
    const count = (/** @type {number} */ value) => values.filter((other) => other === value).length;
    keys.forEach((key, i) => key.classList.toggle("used-up", board.houses.length > 0 && count(i + 1) >= board.size));
    keypad.classList.toggle("marking", marking);
    byId("marks").setAttribute("aria-pressed", `${marking}`);
    setDisabled("undo", game.done === 0);
    setDisabled("redo", game.done === game.moves.length);
  };
}

/** @param {string} id @param {boolean} disabled */
function setDisabled(id, disabled) {
  /** @type {HTMLButtonElement} */ (byId(id)).disabled = disabled;
}

/** @param {Actions} actions @returns {Draw} the puzzle as text, and ways out of the page */
export function sourcePanel(actions) {
  const field = /** @type {HTMLTextAreaElement} */ (byId("text"));
  let length = 0;
  const load = () => field.value.trim() && actions.load(field.value);
  onClick("load", load);
  onClick("link", () => actions.copyLink());
  onClick("print", () => print());
  onClick("restart", () => actions.restart());
  onClick("empty", () => actions.empty());
  onClick("help", showKeys);
  field.addEventListener("input", () => {
    const pasted = field.value.length > length + 1; // typed letter by letter, a text is read on Load or Solve
    length = field.value.length;
    if (pasted) load();
    else actions.draft(field.value);
  });
  return ({ unreadable }) => field.setAttribute("aria-invalid", `${unreadable}`);
}

/** Show the list of keys. */
export function showKeys() {
  /** @type {HTMLDialogElement} */ (byId("keys")).showModal();
}
