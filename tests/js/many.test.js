/** The table of many puzzles, without a document: rows in order, filters, files, and the work handed to Pythons. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { csvOf, jsonOf } from "../../static/js/many/files.js";
import { filterOf } from "../../static/js/many/columns.js";
import { spread } from "../../static/js/many/histogram.js";
import { packed, plainRow, unpacked } from "../../static/js/many/keep.js";
import { plainRows } from "../../static/js/many/reading.js";
import { Rows } from "../../static/js/many/rows.js";
import { Work } from "../../static/js/many/work.js";

const row = (line, more = {}) => ({ line, board: "4", name: "", rated: "", text: "", error: "", ...more });
const LINES = ["12..34....43..21", "1...............", "1...............", "................"];

function someRows() {
  const rows = new Rows();
  rows.add(LINES.map((line, at) => row(line, { name: `puzzle ${at}` })));
  rows.add([row("", { error: "line 5: too short" })]);
  rows.learn("status", [0, 1, 2, 3], { status: "1222" });
  rows.learn("er", [0, 2], { er: [7.2, 1.5], ep: [1.2, 1.2], ed: [1.2, 1.2] });
  rows.learn("canonical", [0, 1, 2, 3], { canonical: ["a", "b", "b", ""] });
  return rows;
}

const orderOf = (rows, column, falling = false) => [...rows.order({ column, falling })];

test("rows are sorted by what is known, and what is not comes last either way", () => {
  const rows = someRows();
  assert.deepEqual(orderOf(rows, "er"), [2, 0, 1, 3, 4]);
  assert.deepEqual(orderOf(rows, "er", true), [0, 2, 1, 3, 4]);
  assert.deepEqual(orderOf(rows, "clues", true).slice(0, 3), [0, 1, 2]);
  assert.deepEqual(orderOf(rows, "number", true), [4, 3, 2, 1, 0]);
});

test("a puzzle is called the same as the first that is isomorphic to it", () => {
  const rows = someRows();
  assert.deepEqual([0, 1, 2, 3].map((at) => rows.value(at, "twin")), [null, null, 2, null]);
});

test("filters compare what is known, in words and in numbers", () => {
  const rows = someRows();
  const kept = (text) => [0, 1, 2, 3, 4].filter((at) => filterOf(text)?.(rows, at));
  assert.equal(filterOf("  "), null);
  assert.deepEqual(kept("er>=2"), [0]);
  assert.deepEqual(kept("er<2 solutions=several"), [2]);
  assert.deepEqual(kept("clues<2"), [1, 2, 3, 4]);
  assert.deepEqual(kept("short"), [4]);
  assert.deepEqual(kept("nonsense>3"), []);
});

test("levels are compared by their place, not by their letters", () => {
  const rows = someRows();
  rows.learn("level", [0, 1, 2], { level: ["Hard", "Easy", null], hardest: ["X-wing", "", ""] });
  assert.deepEqual([0, 1, 2].filter((at) => filterOf("level>=medium")?.(rows, at)), [0]);
  assert.deepEqual(orderOf(rows, "level").slice(0, 2), [1, 0]);
});

test("files say what the table says, and no cell of them is a formula", () => {
  const rows = someRows();
  rows.add([row("1...............", { name: "=HYPERLINK(1)" })]);
  const csv = csvOf(rows, [0, 4, 5], ["number", "puzzle", "status", "name"]).join("");
  assert.match(csv, /^number,puzzle,status,name,board,error\r\n1,12\.\.34\.\.\.\.43\.\.21,one,puzzle 0,4,\r\n/);
  assert.match(csv, /5,,,,4,line 5: too short/);
  assert.match(csv, /'=HYPERLINK/);
  const [first, second] = jsonOf(rows, [0, 4], ["number", "status", "er"]).map((line) => JSON.parse(line));
  assert.deepEqual(first, { number: 1, status: "one", er: 7.2, board: "4" });
  assert.equal(second.error, "line 5: too short");
});

test("a picture has a bar for each value, or for ranges of many", () => {
  const rows = someRows();
  assert.deepEqual(spread(rows, [0, 1, 2, 3], "status"), [{ label: "one", count: 1 }, { label: "several", count: 3 }]);
  const long = new Rows();
  long.add(Array.from({ length: 100 }, () => row("1...............")));
  long.learn("score", [...Array(100).keys()], { score: [...Array(100).keys()] });
  const bars = spread(long, long.order({ column: "number", falling: false }), "score");
  assert.equal(bars.reduce((sum, { count }) => sum + count, 0), 100);
  assert.ok(bars.length <= 25);
});

test("plain lines are rows at once; anything else is left to Python", () => {
  const line = `${".".repeat(40)}1*0_${".".repeat(37)}`;
  assert.deepEqual(plainRows(`${line}\r\n${line}\n${line}\n\n`)?.map((one) => one.line), Array(3).fill(`${".".repeat(40)}1...${".".repeat(37)}`));
  assert.equal(plainRows(`${line}\n${line}\n`), null);
  assert.equal(plainRows(`${line}\n${line}\n${line}x\n`), null);
});

/** A Python that answers statuses when it is told to. */
function python(isQuick = false) {
  const asked = [];
  const ask = (fields) => {
    const one = { lines: fields.lines.split("\n"), fields };
    const answer = new Promise((settle, fail) => Object.assign(one, { settle, fail }));
    asked.push(one);
    return { answer, cancel: () => one.fail({ data: { code: "cancelled" } }) };
  };
  const done = async (at = asked.length - 1) => {
    asked[at].settle({ status: asked[at].lines.map((line) => (line.startsWith("1") ? "1" : "2")).join(""), er: asked[at].lines.map(() => 1.2), ep: [], ed: [] });
    await turn();
  };
  const dies = async (at = asked.length - 1) => {
    asked[at].fail({ data: { code: "worker-died" } });
    await turn();
  };
  return { ask, isQuick, asked, done, dies };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

function manyRows(count) {
  const rows = new Rows();
  rows.add(Array.from({ length: count }, (_, at) => row(at % 2 ? LINES[0] : LINES[3])));
  return rows;
}

function workOn(rows, members) {
  const work = new Work(rows, () => members, { learned: () => {}, changed: () => {}, now: () => 0 });
  work.begin(["status"]);
  return work;
}

const statuses = (rows) => [...Array(rows.count).keys()].map((at) => rows.value(at, "status") ?? "").join("");

test("rows are kept as few texts, and are the same again", () => {
  const rows = [plainRow("1".repeat(81)), row("12..34....43..21"), plainRow("2".repeat(81)), row("", { error: "line 4: too short", text: "12" }), { ...plainRow("3".repeat(81)), name: "three" }, { ...plainRow("4".repeat(81)), rules: ["r1c1 = 4"] }];
  const known = { status: ["1", undefined, "2", "?", "0", "1"], er: [7.2, undefined, null, undefined, 1.5, null], symmetry: ["none", undefined, "full", undefined, "none", "none"] };
  const kept = structuredClone(packed(rows, known));
  assert.deepEqual(kept.others.map(([at]) => at), [1, 3, 4, 5]);
  assert.equal(kept.known.status, "1 2?01");
  assert.deepEqual(unpacked(kept), { rows, known });
});

test("quick answers never take so long that another Python is called", async () => {
  let time = 0;
  const one = python();
  const work = new Work(manyRows(10_000), () => [one], { learned: () => {}, changed: () => {}, now: () => time });
  work.begin(["status"]);
  for (const took of [50, 200, 400]) {
    time += took;
    await one.done();
  }
  assert.deepEqual(one.asked.map(({ lines }) => lines.length), [1000, 2000, 1000, 250]);
});

test("parts go to every Python that is free until all is known", async () => {
  const [one, other] = [python(), python()];
  const rows = manyRows(1500);
  const work = workOn(rows, [one, other]);
  assert.deepEqual([one.asked[0].lines.length, other.asked[0].lines.length], [1000, 500]);
  assert.equal(work.isGoing, true);
  await other.done();
  await one.done();
  assert.equal(work.isGoing, false);
  assert.equal(statuses(rows), "21".repeat(750));
});

test("what a Python died of is asked again, then row by row, then given up", async () => {
  const one = python();
  const rows = manyRows(3);
  workOn(rows, [one]);
  await one.dies();
  assert.equal(one.asked[1].lines.length, 3);
  await one.dies();
  assert.equal(one.asked[2].lines.length, 1);
  await one.done();
  await one.dies();
  await one.done();
  await one.dies();
  assert.equal(statuses(rows).length, 3);
  assert.equal([...statuses(rows)].filter((sign) => sign === "?").length, 1);
});

test("a puzzle with rules is asked about alone, with its rules", async () => {
  const asked = [];
  const ask = (fields) => (asked.push(fields), { answer: Promise.resolve({ status: "1".repeat(fields.lines.split("\n").length) }), cancel: () => {} });
  const rows = new Rows();
  rows.add([row(LINES[0]), row(LINES[0]), row(LINES[3], { rules: ["r1c1 = 1"] }), row(LINES[0])]);
  workOn(rows, [{ ask, isQuick: true }]);
  while (statuses(rows).length < 4) await turn();
  assert.deepEqual(asked.map(({ lines, rules }) => [lines.split("\n").length, rules]), [[2, undefined], [1, ["r1c1 = 1"]], [1, undefined]]);
});

test("what an ended Python was asked is asked another", async () => {
  const [one, other] = [python(), python()];
  const members = [one];
  const rows = manyRows(1);
  workOn(rows, members);
  members[0] = other;
  one.asked[0].fail({ data: { code: "cancelled" } });
  await turn();
  await other.done();
  assert.equal(statuses(rows), "2");
});

test("a pause hands out nothing more, and a cancel asks for nothing any more", async () => {
  const one = python();
  const rows = manyRows(1200);
  const work = workOn(rows, [one]);
  work.pause();
  await one.done();
  assert.equal(one.asked.length, 1);
  work.resume();
  assert.equal(one.asked.length, 2);
  work.cancel();
  await turn();
  assert.equal(work.isGoing, false);
  assert.equal(statuses(rows).length, 1000);
  work.begin(["status"]);
  await one.done();
  assert.equal(statuses(rows).length, 1200);
});

test("another technique is counted anew, and what comes late of the old one is not believed", async () => {
  const one = python();
  const rows = manyRows(3);
  const work = workOn(rows, [{ ...one, ask: (fields) => ({ ...one.ask(fields), cancel: () => {} }) }]);
  await one.done();
  work.begin(["technique"]);
  work.count("skyscraper");
  while (work.isGoing) {
    const { lines, fields, settle } = one.asked.at(-1);
    settle({ technique: lines.map(() => (fields.technique === "skyscraper" ? 1 : 7)) });
    await turn();
  }
  assert.equal(one.asked[1].fields.technique, "x-wing");
  assert.deepEqual([0, 1, 2].map((row) => rows.value(row, "technique")), [1, 1, 1]);
  assert.equal(work.progress.done, 3);
});

test("the page's own Python is asked what is quick only", async () => {
  const [own, other] = [python(true), python()];
  const rows = manyRows(10);
  const work = workOn(rows, [own, other]);
  await own.done();
  work.begin(["status", "er"]);
  assert.equal(own.asked.length, 1);
  assert.deepEqual(other.asked[0].fields.questions, ["er"]);
});
