/**
 * A book whose puzzles several Pythons make, part by part; one of them puts it together, byte for byte as if it had
 * worked alone, and makes the parts that another fails to return.
 */

import { isEngineError } from "../python/engine.js";
import { langOf, withoutFewer } from "./book-file.js";
import { say } from "../words/say.js";

/**
 * @typedef {Pick<import("../python/engine.js").Engine, "ask" | "boot" | "end">} Python
 * @typedef {(tell: (state: PythonState) => void) => Python} MakePython makes one, not started yet
 * @typedef {{ more: number, make: MakePython, stopped: Promise<never> }} Others resolves to how many more there may be; rejected if the book was stopped
 * @typedef {BookPlanData} Plan
 * @typedef {BookPartData} Part
 * @typedef {PrintedData} Printed
 * @typedef {{ file: string, archive?: boolean, sample?: number, braille?: boolean, check?: string, used?: string }} Wish a book's file, and what else is made from it
 * @typedef {(note: Note) => void} Follow
 */

/** Fewest pieces for which other Pythons are worth starting. */
const WORTH = 24;
/** Most pieces in a part; towards the end parts get smaller, so that no Python waits for another. */
const LARGEST = 8;
/** Into how many parts per Python the rest is divided. */
const EACH = 4;

/** The pieces made for the last book that lacked puzzles, by its *file* without the option that allows fewer. */
let lacking = { file: "", made: /** @type {Part[]} */ ([]) };

/** The pieces of a book in the making: which are taken, and their results. */
class Pieces {
  /** @type {Part[]} */
  made = [];
  #taken = 0;
  #done = 0;
  /** Pieces made of parts that are not answered yet. @type {Map<number, number>} */
  #under = new Map();

  /** @param {Plan} plan @param {number} hands Pythons that make them @param {Follow} follow */
  constructor(plan, hands, follow) {
    this.plan = plan;
    this.hands = hands;
    this.follow = follow;
  }

  /** @returns {{ file: string, first: number, count: number } | null} what is to be made next, null when all is taken */
  take() {
    const left = this.plan.pieces - this.#taken;
    if (!left) return null;
    const count = Math.min(LARGEST, Math.ceil(left / this.hands / EACH));
    const first = this.#taken;
    this.#taken += count;
    return { file: this.plan.file, first, count };
  }

  /** @param {number} first the part that begins there @param {number} done pieces made of it by now */
  hear(first, done) {
    this.#under.set(first, done);
    this.tell();
  }

  /** @param {Part} part @param {number} count */
  add(part, count) {
    this.made.push(part);
    this.#done += count;
    this.#under.delete(part.first);
    this.tell();
  }

  tell() {
    const done = [...this.#under.values()].reduce((all, one) => all + one, this.#done);
    const { pieces, puzzles, share } = this.plan;
    this.follow({ done: (share * done) / pieces, text: say("print-made-of", { count: Math.min(done, puzzles), total: puzzles }) });
  }
}

/**
 * @param {Python} python the book's own, started
 * @param {Others} others that may be made besides
 * @param {Wish} wish @param {Follow} follow
 * @returns {Promise<Printed[]>} the book, or all volumes of its series
 */
export async function makeBooks(python, others, wish, follow) {
  others.stopped.catch(() => {}); // reported by whoever waits
  const plan = await python.ask("bookplan", { ...langOf(wish.file), file: wish.file }, follow).answer;
  if (!plan.volumes.length) return [await makeBook(python, others, wish, plan, follow)];
  const made = /** @type {Printed[]} */ ([]);
  const total = plan.volumes.length;
  for (const [place, file] of plan.volumes.entries()) {
    const used = made.at(-1)?.used ?? wish.used;
    const goOn = /** @type {Follow} */ (({ done, text }) => follow({ done: (place + (done ?? 0)) / total, text: say("print-volume-of", { volume: place + 1, volumes: total, text }) }));
    made.push(...await makeBooks(python, others, { ...wish, file, ...(used !== undefined && { used }) }, goOn));
  }
  return made;
}

/** @param {Python} python @param {Others} others @param {Wish} wish @param {Plan} plan @param {Follow} follow @returns {Promise<Printed>} */
async function makeBook(python, others, { file, ...wish }, plan, follow) {
  const lang = langOf(file);
  const isShared = others.more > 0 && plan.pieces >= WORTH;
  const same = withoutFewer(plan.file);
  const made = same === lacking.file ? lacking.made : isShared ? await makeAhead(python, others, plan, follow) : [];
  lacking = { file: "", made: [] };
  const reached = made.length ? plan.share : 0; // ready pieces take no time
  try {
    return await python.ask("book", { ...lang, ...wish, file: plan.file, made }, (note) => (note.done ?? 1) >= reached && follow(note)).answer;
  } catch (error) {
    if (lacks(error)) lacking = { file: same, made };
    throw error;
  }
}

/** @param {unknown} error @returns {boolean} whether it says that a book lacks puzzles, which it may have without them */
export const lacks = (error) => isEngineError(error) && ["not-found", "no-more"].includes(error.data.code);

/**
 * @param {Python} python @param {Others} others @param {Plan} plan @param {Follow} follow
 * @returns {Promise<Part[]>} what came of it; rejected where the book's own is ended
 */
async function makeAhead(python, { more, make, stopped }, plan, follow) {
  const pieces = new Pieces(plan, more + 1, follow);
  pieces.tell();
  const serving = [serve(python, pieces, (error) => isEngineError(error) && error.data.code !== "cancelled")];
  const helpers = Array.from({ length: more }, () => {
    let isServing = false;
    const helper = make(({ phase }) => {
      if (phase === "error") helper.end();
      if (phase !== "ready" || isServing) return;
      isServing = true;
      serving.push(serve(helper, pieces, () => false).catch(() => {}));
    });
    helper.boot();
    return helper;
  });
  try {
    for (const one of serving) await Promise.race([one, stopped]); // late ones, too
  } finally {
    for (const helper of helpers) helper.end();
  }
  return pieces.made;
}

/**
 * Have a Python make part after part until none is left.
 * @param {Python} python @param {Pieces} pieces @param {(error: unknown) => boolean} goesOn whether it can be asked again after an error
 */
async function serve(python, pieces, goesOn) {
  for (let part = pieces.take(); part; part = pieces.take()) {
    const { first, count } = part;
    try {
      pieces.add(await python.ask("bookpart", part, ({ done }) => pieces.hear(first, Math.round((done ?? 0) * count))).answer, count);
    } catch (error) {
      pieces.hear(first, 0);
      if (!goesOn(error)) throw error;
    }
  }
}
