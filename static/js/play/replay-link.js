/**
 * A solve as a link: that of its puzzle, and `&m=` with the moves and the second of each, packed. A separate script.
 *
 * Whole numbers are packed, seven bits a byte, low bits first: for each move its kind, the seconds since the one before, how many
 * cells it has, those cells, its value; for any other kind of move its JSON. All of that is deflated, and written in base64 for addresses.
 */

import { OPENING, began, newGame, opened, play, position, positionAt } from "../game/game.js";
import { topValue } from "../game/boards.js";
import { readLink, writeCandidates, writeLine, writeLink } from "../game/link.js";
import { moveFault } from "../kept/valid.js";
import { toClipboard } from "../page/texts.js";
import { notice } from "../page/words.js";
import * as wording from "./words.js";

/** Kinds of moves that are packed as numbers, each as all of it that is neither time, cells nor value. New ones at the end. */
const KINDS = [
  { kind: "enter" }, { kind: "enter", keep: true }, { kind: "mark", layer: "corner" }, { kind: "mark", layer: "centre" },
  { kind: "mark", layer: "colour" }, { kind: "erase" }, { kind: "fill" }, { kind: "fill", layer: "centre" }, { kind: "try" }, { kind: "back" }, { kind: "keep" },
].map((kind) => JSON.stringify(kind));

/** The kind of all other moves. */
const OTHER = 127;

/** Most characters of a link that any program accepts, and most moves of a replay. */
const [SHORT, MOST] = [2000, 20_000];

/** @param {number} number @returns {number[]} seven bits a byte, the least first */
const bytesOf = (number) => (number < 128 ? [number] : [(number % 128) + 128, ...bytesOf(Math.floor(number / 128))]);

/** @param {readonly Move[]} moves @returns {Uint8Array} */
function numbersOf(moves) {
  let time = 0;
  const numbers = moves.flatMap((move) => {
    const { at = time, ...untimed } = move;
    const { cells = [], value = 0, ...rest } = /** @type {{ cells?: readonly number[], value?: number }} */ (untimed);
    const kind = KINDS.indexOf(JSON.stringify(rest));
    const text = kind < 0 ? [...new TextEncoder().encode(JSON.stringify(untimed))] : [];
    const since = Math.max(0, at - time);
    time = Math.max(at, time);
    return kind < 0 ? [OTHER, since, text.length, ...text] : [kind, since, cells.length, ...cells, value];
  });
  return new Uint8Array(numbers.flatMap(bytesOf));
}

/** @param {Uint8Array} bytes @returns {unknown[]} moves as they were packed: nothing of them is believed yet */
function movesOf(bytes) {
  let [at, time] = [0, 0];
  const next = () => {
    let [number, scale] = [0, 1];
    for (; bytes[at] > 127; at += 1, scale *= 128) number += (bytes[at] - 128) * scale;
    return number + bytes[at++] * scale;
  };
  const many = () => Array.from({ length: Math.min(next(), bytes.length) }, next);
  const moves = /** @type {unknown[]} */ ([]);
  while (at < bytes.length && moves.length < MOST) {
    const kind = next();
    time += next();
    const list = many();
    if (kind === OTHER) moves.push({ ...JSON.parse(new TextDecoder().decode(new Uint8Array(list))), at: time });
    else moves.push({ ...JSON.parse(KINDS[kind]), ...(list.length ? { cells: list } : {}), ...valued(next()), at: time });
  }
  return moves;
}

/** @param {number} value @returns {{ value?: number }} */
const valued = (value) => (value ? { value } : {});

/** @param {Uint8Array} bytes @param {CompressionStream | DecompressionStream} through @returns {Promise<Uint8Array>} */
const sent = async (bytes, through) => new Uint8Array(await new Response(new Blob([/** @type {BlobPart} */ (bytes)]).stream().pipeThrough(through)).arrayBuffer());

/** @param {readonly Move[]} moves @returns {Promise<string>} */
export async function packedMoves(moves) {
  const bytes = await sent(numbersOf(moves), new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {Game} start the puzzle, just opened @param {string} packed @returns {Promise<Game | null>} the solve; null where the text was cut or changed */
export async function replayedFrom(start, packed) {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    const { board } = position(start);
    const moves = /** @type {Move[]} */ (movesOf(await sent(bytes, new DecompressionStream("deflate-raw"))));
    if (!moves.length || moves.some((move) => moveFault(move, board) || OPENING.includes(move.kind))) return null;
    return moves.reduce(play, start);
  } catch {
    return null;
  }
}

/** @param {Game} game @returns {Promise<string>} the fragment of the link; empty where the puzzle alone does not lead to the end */
export async function replayLink(game) {
  const from = began(game);
  const { board, rules, candidates, about, inks } = positionAt(game, from);
  if (inks.includes("own")) return "";
  const puzzle = { board: board.name, line: writeLine(positionAt(game, from).values, board), rules, candidates: writeCandidates(candidates, topValue(board)), about };
  return `${writeLink(puzzle)}&m=${await packedMoves(game.moves.slice(from, game.done))}`;
}

/** @param {Actions} actions puts a link to the replay onto the clipboard */
export async function copyReplay(actions) {
  const link = await replayLink(actions.store.get().game);
  if (!link) return actions.say(wording.noReplayLink);
  const whole = location.href.split("#")[0] + link;
  const copied = await toClipboard(whole);
  if (copied) return actions.say(wording.replayCopied(whole.length > SHORT ? whole.length : 0));
  history.replaceState(null, "", link);
  actions.say(notice.linked);
}

/** @param {Actions} actions @param {string} hash puts its puzzle onto the grid, and shows the solve over it */
export async function openReplay(actions, hash) {
  const parts = new URLSearchParams(hash.slice(1));
  const packed = parts.get("m") ?? "";
  parts.delete("m");
  const link = readLink(`#${parts}`);
  if (!link) return;
  actions.load(link.whole ?? link.line, link.whole ? undefined : link.board, link.rules);
  if (!(await actions.settled())) return;
  const load = opened(actions.store.get().game);
  const game = load && (await replayedFrom(play(newGame(actions.now.board), load), packed));
  if (game) actions.store.set({ replayed: game, notice: null });
  else actions.say(wording.brokenReplay);
}
