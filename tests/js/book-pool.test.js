import assert from "node:assert/strict";
import { test } from "node:test";

import { withFewer } from "../../static/js/print/book-file.js";
import { makeBooks } from "../../static/js/print/book-pool.js";
import { EngineError } from "../../static/js/python/engine.js";

const cancelled = () => new EngineError({ code: "cancelled", message: "stopped" });
/** @type {Promise<never>} */
const never = new Promise(() => {});
/** @param {Parameters<typeof makeBooks>} what */
const makeBook = async (...what) => /** @type {any} */ ((await makeBooks(...what))[0]);

/**
 * A Python that answers at once, unless *answers* says otherwise; it keeps what it was asked.
 * @param {number} pieces @param {(kind: string, fields: any, hear: any) => any} [answers]
 */
function python(pieces, answers = () => undefined) {
  const asked = /** @type {[string, any][]} */ ([]);
  /** @type {Record<string, (fields: any) => any>} */
  const values = {
    bookplan: ({ file }) => ({ file: `${file}!`, pieces, puzzles: pieces, share: 0.5, volumes: [] }),
    bookpart: (part) => ({ first: part.first, made: `${part.first}+${part.count}` }),
    book: ({ made }) => made,
  };
  const one = {
    asked,
    isEnded: false,
    boot() {},
    end() {
      one.isEnded = true;
    },
    /** @param {string} kind @param {any} fields @param {any} hear @returns {any} */
    ask(kind, fields, hear) {
      asked.push([kind, fields]);
      const answer = async () => (await answers(kind, fields, hear)) ?? values[kind](fields);
      return { answer: answer(), cancel() {} };
    },
  };
  return one;
}

/** @param {ReturnType<typeof python>} one */
const parts = (one) => one.asked.filter(([kind]) => kind === "bookpart").map(([, part]) => part);
/** @param {any} made what the book is handed: this Python's book is that @returns {number[]} */
const covered = (made) => made.flatMap((/** @type {any} */ { made: text }) => {
  const [first, count] = text.split("+").map(Number);
  return Array.from({ length: count }, (_, at) => first + at);
}).sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
/** @param {number} count */
const upTo = (count) => Array.from({ length: count }, (_, at) => at);

/** Makes helpers that are ready at once. @param {ReturnType<typeof python>[]} helpers */
function helping(...helpers) {
  const left = [...helpers];
  return {
    more: helpers.length,
    stopped: never,
    /** @param {(state: PythonState) => void} tell */
    make(tell) {
      const one = /** @type {any} */ (left.shift());
      one.boot = () => tell({ phase: "ready", percent: 100, message: "" });
      return one;
    },
  };
}

test("a small book is made by one", async () => {
  const own = python(23);
  assert.deepEqual(await makeBook(own, helping(python(23)), { file: "file" }, () => {}), []);
  assert.deepEqual(parts(own), []);
});

test("a book that lacked puzzles is made without them of what was made for it", async () => {
  const file = "seed = 1\nfewer = false\n";
  const plans = (/** @type {string} */ kind, /** @type {any} */ fields) => (kind === "bookplan" ? { ...fields, pieces: 30, puzzles: 30, share: 0.5, volumes: [] } : undefined);
  const lacking = python(30, (kind, fields) => {
    if (kind === "book") throw new EngineError({ code: "not-found", message: "lacks 1 of 30" });
    return plans(kind, fields);
  });
  await assert.rejects(makeBook(lacking, helping(python(30)), { file }, () => {}), /lacks/);
  const again = python(30, plans);
  const made = await makeBook(again, helping(python(30)), { file: withFewer(file) }, () => {});
  assert.deepEqual(covered(made), upTo(30));
  assert.deepEqual(parts(again), []);
  assert.equal(again.asked.at(-1)?.[1].file, "fewer = true\nseed = 1\n");
  await makeBook(again, helping(python(30)), { file }, () => {});
  assert.ok(parts(again).length, "what another book lacked is of no use");
});

test("every piece is made once, whoever makes it, and all is handed to the book", async () => {
  const [own, other] = [python(100), python(100)];
  const notes = /** @type {any[]} */ ([]);
  const made = await makeBook(own, helping(other), { file: "file" }, (note) => notes.push(note));
  assert.deepEqual(covered(made), upTo(100));
  assert.ok(parts(own).length && parts(other).length);
  assert.ok(other.isEnded && !own.isEnded);
  assert.equal(notes[notes.length - 1].text, "100 of 100 puzzles made");
  assert.equal(notes[notes.length - 1].done, 0.5);
  assert.deepEqual(parts(own)[0], { file: "file!", first: 0, count: 8 });
});

test("the volumes of a series are made one after the other, each without the puzzles of those before", async () => {
  const own = python(4, (kind, { file, used }) => {
    if (kind === "bookplan" && file === "all") return { volumes: ["one", "two"] };
    return kind === "book" ? { title: file, used: `${used}${file}` } : undefined;
  });
  const notes = /** @type {any[]} */ ([]);
  const made = await makeBooks(own, helping(), { file: "all", used: "" }, (note) => notes.push(note));
  assert.deepEqual(made.map(({ title, used }) => [title, used]), [["one!", "one!"], ["two!", "one!two!"]]);
});

test("how far each part is counts", async () => {
  const notes = /** @type {string[]} */ ([]);
  const own = python(24, (kind, part, hear) => kind === "bookpart" ? hear({ done: 1 / part.count, text: "" }) : undefined);
  await makeBook(own, helping(python(24)), { file: "file" }, ({ text }) => notes.push(text));
  assert.ok(notes.includes("1 of 24 puzzles made"));
  assert.equal(notes[notes.length - 1], "24 of 24 puzzles made");
});

test("what a Python does not answer is left to the book", async () => {
  const lost = python(40, (kind) => {
    if (kind === "bookpart") throw cancelled();
  });
  const made = await makeBook(python(40), helping(lost), { file: "file" }, () => {});
  assert.ok(parts(lost).length === 1 && lost.isEnded);
  const [{ first, count }] = parts(lost);
  assert.deepEqual(covered(made), upTo(40).filter((at) => at < first || at >= first + count));
});

test("the book's own Python goes on after it died, and ends when it is ended", async () => {
  let dies = 1;
  const code = (/** @type {string} */ name) => new EngineError({ code: name, message: "" });
  const own = python(40, (kind) => {
    if (kind === "bookpart" && dies-- > 0) throw code("worker-died");
  });
  const made = /** @type {any} */ (await makeBook(own, helping(python(40)), { file: "file" }, () => {}));
  assert.ok(made.length > 1);
  const ended = python(40, (kind) => {
    if (kind === "bookpart") throw cancelled();
  });
  const other = python(40);
  await assert.rejects(makeBook(ended, helping(other), { file: "file" }, () => {}), ({ data }) => data.code === "cancelled");
  assert.ok(other.isEnded);
});

test("stopped while it waits for another, the book is no more", async () => {
  let stop = () => {};
  /** @type {Promise<never>} */
  const stopped = new Promise((_, fail) => (stop = () => fail(cancelled())));
  const slow = python(40, (kind) => (kind === "bookpart" ? never : undefined));
  const own = python(40);
  const book = makeBook(own, { ...helping(slow), stopped }, { file: "file" }, () => {});
  setTimeout(() => stop());
  await assert.rejects(book, ({ data }) => data.code === "cancelled");
  assert.ok(slow.isEnded);
  assert.ok(!own.asked.some(([kind]) => kind === "book"));
});
