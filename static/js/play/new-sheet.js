/** New puzzle: a sheet in place of the panel, with all choices and a button that says what will come. */

import { thumbnail } from "../grid/drawing.js";
import { drawMinutes, titleOf, told } from "../kept/statistics.js";
import { button, byId, make, onClick } from "../page/dom.js";
import { LEVELS, SQUARE_KINDS } from "../page/tables.js";
import { madeName } from "./words.js";
import { say } from "../words/say.js";

/**
 * @typedef {object} Asked
 * @property {string} level
 * @property {string} board such as `9`, `6x9` or `samurai`
 * @property {boolean} joined whether it is one of several grids
 * @property {string} kind of rules, as Python calls it; empty for a classic
 * @property {string} name of that kind
 */

/** Boards of puzzles with rules. */
const RULED = ["6", "6x9", "9"];

/** The board that all kinds have. */
const USUAL = "9";

/** The board on which all puzzles are equally hard. */
const PLAIN = "4";

/** @param {string} kind @param {string} board @returns {boolean} whether there are such puzzles */
const isMade = (kind, board) => !kind || (RULED.includes(board) && !(board.includes("x") && SQUARE_KINDS.includes(kind)));

/** @param {Asked} asked @returns {boolean} whether one of the page's own puzzles fits, so that it comes at once */
export const isReady = ({ kind, board }) => !kind && board === USUAL;

/** @param {Asked} asked @returns {GenerateRequest["wish"]} */
export const wishOf = ({ level, board, kind }) => ({
  board,
  ...(kind && { variant: kind, givens: true }),
  ...(board !== PLAIN && { level }),
});

/** What a sheet over the panel makes inert. */
const UNDER = ["stage", "head", "playing-pad", "panel"];

/** Your own puzzles that it lists. */
const MOST = 3;

const form = () => /** @type {HTMLFormElement} */ (byId("new-form"));
const radios = (/** @type {string} */ name) => /** @type {HTMLInputElement[]} */ ([...form().querySelectorAll(`[name=${name}]`)]);
const others = () => /** @type {HTMLSelectElement} */ (form().elements.namedItem("variant"));
const chosen = (/** @type {string} */ name) => radios(name).find(({ checked }) => checked);

/** @returns {string} the level that is chosen for new puzzles */
export const chosenLevel = () => chosen("level")?.value ?? LEVELS[1];

/** @param {string} level to choose, if the page has puzzles of it */
export function chooseLevel(level) {
  for (const radio of radios("level")) if (radio.value === level) radio.checked = true;
  drawChoice();
}

/** @returns {Asked} */
function readForm() {
  const other = others();
  const joined = Boolean(other.selectedOptions[0].closest("optgroup"));
  const kind = joined ? "" : other.value || chosen("kind")?.value || "";
  const name = (other.value ? other.selectedOptions[0] : chosen("kind")?.closest("label")?.lastChild)?.textContent?.trim() ?? "";
  return { level: chosenLevel(), board: joined ? other.value : (chosen("size")?.value ?? USUAL), joined, kind, name };
}

/** Allow what makes sense, and say on the button what will come. */
function drawChoice() {
  const { kind, joined } = readForm();
  for (const radio of radios("size")) radio.disabled = joined || !isMade(kind, radio.value);
  if (chosen("size")?.disabled ?? true) for (const radio of radios("size")) radio.checked = !joined && radio.value === USUAL;
  const asked = readForm();
  for (const radio of radios("level")) radio.disabled = asked.board === PLAIN;
  byId("more-kinds").classList.toggle("taken", others().value !== "");
  byId("more-kind").textContent = others().value ? asked.name : say("page-more");
  byId("new-play").textContent = say("play-will-play", { what: madeName(asked) });
}

/**
 * @param {Store} store
 * @param {(asked: Asked) => void} play
 * @param {(id: string) => void} open one of the visitor's own puzzles
 * @returns {{ close: () => void, draw: (records: readonly GameRecord[]) => void }}
 */
export function newSheet(store, play, open) {
  const sheet = byId("new-sheet");

  /** @param {boolean} isOpen */
  function show(isOpen) {
    if (sheet.hidden === !isOpen) return;
    sheet.hidden = !isOpen;
    for (const id of UNDER) byId(id).inert = isOpen;
    document.body.toggleAttribute("data-choosing", isOpen);
    byId("new-open").setAttribute("aria-expanded", `${isOpen}`);
    store.set({ choosing: isOpen });
    byId(isOpen ? "new-sheet-title" : "new-open").focus();
    if (isOpen) tellMinutes();
  }
  const close = () => show(false);
  const tellMinutes = () => drawMinutes("new-minutes", store.get(), (ofAsked) => ofAsked(readForm()));

  onClick("new-open", () => show(true));
  onClick("new-close", close);
  addEventListener("hashchange", close);
  onClick("mine-all", () => (close(), byId("games-open").click()));
  sheet.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    event.stopPropagation(); // none of it is for the grid
  });
  form().addEventListener("change", ({ target }) => {
    const other = others();
    if (target instanceof HTMLInputElement && target.name === "kind") other.value = "";
    if (target === other) for (const radio of radios("kind")) radio.checked = other.value ? false : radio.value === "";
    drawChoice();
    tellMinutes();
  });
  form().addEventListener("submit", (event) => {
    event.preventDefault();
    close();
    play(readForm());
  });
  drawChoice();

  return {
    close,
    draw(records) {
      const here = store.get().record?.id;
      const last = records.filter(({ id, done }) => id !== here && done > 0).slice(0, MOST);
      byId("mine-none").hidden = last.length > 0;
      byId("mine-list").replaceChildren(...last.map((record) => row(record, () => (close(), open(record.id)))));
    },
  };
}

/** @param {GameRecord} record @param {() => void} act @returns {HTMLElement} */
const row = (record, act) =>
  make("li", {}, button({ class: "plain" }, act, thumbnail(record.puzzle.givens), make("span", {}, titleOf(record)), make("small", {}, told(record))));
