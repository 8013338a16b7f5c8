/** The Patterns Game: puzzles of a pattern by rating, added to the list as Python finds them, and copied in the players' notation. */

import { anySeed } from "../game/link.js";
import { byId } from "../page/dom.js";
import { toClipboard } from "../page/texts.js";
import { dataOf } from "../python/engine.js";
import { plainRow } from "./keep.js";
import { say } from "../words/say.js";

/** Most known puzzles from which a search starts: each is rated again. */
const MOST = 30;
const SCALES = /** @type {const} */ (["er", "ep", "ed"]);

const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (byId(`game-${name}`));
const report = (/** @type {string} */ text) => void (byId("game-said").textContent = text);

/**
 * Search until the wanted number is found, or until stopped.
 * @param {Actions} actions @param {import("./many.js").Many} many @param {() => void} rows shows them as they are now
 */
export async function searchPattern(actions, many, rows) {
  for (const id of ["ep", "ed"]) many.hidden.delete(id);
  byId("game-stop").hidden = false;
  byId("game-known").textContent = "";
  try {
    const { found, rated, told } = await actions.ask("pattern", wish(many), ({ listed = [], text }) => {
      report(text);
      for (const one of listed) add(many, one);
      if (listed.length) rows();
    });
    byId("game-known").textContent = told.join("; ");
    report(say("many-game-found", { found, rated }));
  } catch (error) {
    report(dataOf(error).message);
  }
  byId("game-stop").hidden = true;
  rows();
}

/** @param {import("./many.js").Many} many @param {ListedData} found */
function add(many, { puzzle, ...rating }) {
  const row = many.rows.count;
  many.rows.set(row, "status", "1");
  for (const scale of SCALES) many.rows.set(row, scale, rating[scale]);
  many.add([{ ...plainRow(puzzle), name: say("many-game") }]);
}

/** @param {import("./many.js").Many} many @returns {Omit<PatternRequest, "id" | "kind">} what the form says */
function wish(many) {
  const text = field("text").value.trim();
  const ranges = SCALES.map((scale) => /** @type {const} */ ([scale, field(scale).value.match(/\d+(?:[.,]\d+)?/g)?.map((one) => Number(one.replace(",", ".")))]));
  return {
    text,
    known: knownOf(many, text).join("\n"),
    count: Number(field("count").value) || 1,
    minimal: field("minimal").checked,
    each_er: field("each").checked,
    changed: Number(field("changed").value),
    seed: anySeed(),
    ...Object.fromEntries(ranges.flatMap(([scale, numbers]) => (numbers ? [[scale, [numbers[0], numbers.at(-1)]]] : []))),
  };
}

/** @param {string} text a drawing, or puzzles @returns {string} the pattern, cell by cell */
function patternOf(text) {
  const signs = /x/i.test(text) ? text.replace(/[^xX.]/g, "") : text.trim().split(/\s/)[0];
  return signs.replace(/[^.0]/g, "X").replaceAll("0", ".");
}

/** @param {import("./many.js").Many} many @param {string} text @returns {string[]} the newest rated puzzles of the list that have the pattern */
function knownOf({ rows }, text) {
  const [pattern, found] = [patternOf(text), /** @type {string[]} */ ([])];
  for (let row = rows.count - 1; row >= 0 && found.length < MOST; row -= 1) {
    const { line, board } = rows.row(row);
    if (board === "9" && rows.value(row, "er") && patternOf(line) === pattern) found.push(line);
  }
  return found;
}

/** Copy the visible rated puzzles, in order, in the players' notation. @param {import("./many.js").Many} many */
export async function copyRated({ rows, order }) {
  const lines = [...order].filter((row) => rows.row(row).board === "9" && rows.value(row, "er"))
    .map((row) => `${rows.row(row).line} ED=${SCALES.map((scale) => Number(rows.value(row, scale)).toFixed(1)).join("/")}`);
  report(lines.length && (await toClipboard(lines.join("\n"))) ? say("many-game-copied", { count: lines.length }) : say("many-game-not-copied"));
}
