/** Other Pythons that help with a batch: when they are called, what they are handed, and that they go. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Helping, LOOK, WORTH } from "../../static/js/acts/helping.js";
import { EngineError } from "../../static/js/python/engine.js";

const WISH = /** @type {any} */ ({ wish: { board: "9" }, count: 20, seed: 7 });

/** A clock that goes on when it is told to. */
function clockwork() {
  let time = 0;
  let due = /** @type {(() => void) | null} */ (null);
  return {
    now: () => time,
    later: (act) => (due = act),
    stop: () => (due = null),
    on(milliseconds) {
      for (const end = time + milliseconds; time < end;) {
        time += LOOK;
        const act = due;
        due = null;
        act?.();
      }
    },
  };
}

/** Workers with *room* for Pythons that are ready at once and make what they are asked for, unless *answer* says otherwise. @param {number} room @param {(one: any, fields: any) => any} [answer] */
function machine(room, answer = () => undefined) {
  const made = /** @type {any[]} */ ([]);
  const workers = {
    room,
    engine(role, tell) {
      const one = {
        role,
        asked: [],
        isEnded: false,
        boot: () => tell({ phase: "ready" }),
        end: () => void (one.isEnded = true),
        ask(kind, fields) {
          one.asked.push([kind, fields.places]);
          return { answer: (async () => answer(one, fields) ?? { made: `made ${fields.places}` })() };
        },
      };
      made.push(one);
      return one;
    },
  };
  return { workers: /** @type {any} */ (workers), made };
}

/** The Python that makes the batch: it hands out *shares*, one after the other, and keeps what comes back. */
function owner(...shares) {
  const heard = /** @type {any[]} */ ([]);
  return {
    heard,
    ask(kind, { places, made, most, ...wish }) {
      assert.deepEqual([kind, wish], ["makeshare", WISH]);
      heard.push([places, made]);
      return { answer: Promise.resolve({ places: most ? shares.shift() ?? [] : [] }) };
    },
  };
}

const cores = (count) => Object.defineProperty(globalThis, "navigator", { value: { hardwareConcurrency: count }, configurable: true });
/** All that waits for nothing but each other. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));

test("a batch that is nearly made is helped by nobody, one that goes on by as many as there is room for", async () => {
  for (const [done, count, room, more] of [[0.9, 2, 5, 0], [0.1, 2, 5, 1], [0.1, 1, 5, 0], [0.1, 16, 9, 4], [0.1, 16, 3, 2], [0.1, 4, 1, 0]]) {
    cores(count);
    const { workers, made } = machine(room);
    const clock = clockwork();
    const helping = new Helping(workers, /** @type {any} */ (owner()), WISH, () => done, clock);
    clock.on(WORTH - LOOK);
    clock.on(LOOK);
    assert.equal(made.length, more, `${done} done on ${count} cores`);
    helping.end();
  }
});

test("a long batch is helped before its first puzzle is there", () => {
  cores(2);
  for (const [count, looks] of [[20, 1], [4, 4]]) {
    const { workers, made } = machine(5);
    const clock = clockwork();
    const helping = new Helping(workers, /** @type {any} */ (owner()), WISH, () => 1 / count, clock);
    clock.on(LOOK * (looks - 1));
    assert.equal(made.length, 0);
    clock.on(LOOK);
    assert.equal(made.length, 1, `${count} puzzles`);
    helping.end();
  }
});

test("what is handed out is made and handed in, the next while it is made, and those who have nothing more to do go", async () => {
  cores(2);
  const { workers, made } = machine(5);
  const [own, clock] = [owner([1], [2, 3]), clockwork()];
  new Helping(workers, /** @type {any} */ (own), WISH, () => 0.1, clock);
  clock.on(WORTH);
  await settled();
  assert.deepEqual(made[0].asked, [["makepart", [1]], ["makepart", [2, 3]]]);
  assert.deepEqual(own.heard, [[[], ""], [[], ""], [[1], "made 1"], [[2, 3], "made 2,3"]]);
  assert.ok(made[0].isEnded);
});

test("a Python that is lost hands its places back, those handed out meanwhile too, and is asked for no more", async () => {
  cores(2);
  const { workers, made } = machine(5, () => {
    throw new EngineError({ code: "worker-died", message: "" });
  });
  const [own, clock] = [owner([4, 5], [6]), clockwork()];
  new Helping(workers, /** @type {any} */ (own), WISH, () => 0.1, clock);
  clock.on(WORTH);
  await settled();
  assert.deepEqual(own.heard, [[[], ""], [[], ""], [[4, 5, 6], ""]]);
  assert.deepEqual(made[0].asked, [["makepart", [4, 5]]]);
  assert.ok(made[0].isEnded);
});

test("when the batch is over all go, and nothing is handed in any more", async () => {
  cores(2);
  let lose = (/** @type {Error} */ _) => {};
  const { workers, made } = machine(5, () => new Promise((_, fail) => (lose = fail)));
  const [own, clock] = [owner([4]), clockwork()];
  const helping = new Helping(workers, /** @type {any} */ (own), WISH, () => 0.1, clock);
  clock.on(WORTH);
  await settled();
  helping.end();
  assert.ok(made[0].isEnded);
  lose(new EngineError({ code: "cancelled", message: "" }));
  await settled();
  assert.deepEqual(own.heard, [[[], ""], [[], ""]]);
  const before = new Helping(workers, /** @type {any} */ (own), WISH, () => 0.1, clock);
  before.end();
  clock.on(WORTH);
  assert.equal(made.length, 1, "one that is over by then calls nobody");
});
