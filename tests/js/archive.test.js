/** Archives of pictures: read, added to, and left when they are not wanted any more. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { filesOf, packed, sumOf, textOf, withFiles, withPngs } from "../../static/js/saving/archive.js";

/** A drawing, deflated, and a table, as Python's zipfile packs them. */
const ZIP = Uint8Array.from(
  atob(
    "UEsDBBQAAAAIAAAAIQDNcOhBDgAAADMAAAAQAAAAcHV6emxlcy8wMDAxLnN2Z7MpLku3SyQS2OiDVAMAUEsDBBQAAAAAAAAAIQCbbA4rAwAAAAMAAAAFAAAAYS5jc3YxLDJQSwECFAMUAAAACAAAACEAzXDoQQ4AAAAzAAAAEAAAAAAAAAAAAAAApAEAAAAAcHV6emxlcy8wMDAxLnN2Z1BLAQIUAxQAAAAAAAAAIQCbbA4rAwAAAAMAAAAFAAAAAAAAAAAAAACkATwAAABhLmNzdlBLBQYAAAAAAgACAHEAAABiAAAAAAA=",
  ),
  (sign) => sign.charCodeAt(0),
);
const SVG = `<svg>${"a".repeat(40)}</svg>`;

test("what Python packed is read, deflated or not", async () => {
  const files = filesOf(ZIP);
  assert.deepEqual(files.map(({ name }) => name), ["puzzles/0001.svg", "a.csv"]);
  assert.deepEqual(await Promise.all(files.map((file) => textOf(ZIP, file))), [SVG, "1,2"]);
});

test("a sum is that of ZIP files", () => {
  assert.equal(sumOf(new TextEncoder().encode("123456789")), 0xcbf43926);
});

test("what is added is read again, beside what was there", async () => {
  const more = [{ name: "b.txt", data: new Blob(["more"]), sum: sumOf(new TextEncoder().encode("more")) }];
  const whole = new Uint8Array(await withFiles(ZIP, more).arrayBuffer());
  assert.deepEqual(await Promise.all(filesOf(whole).map((file) => textOf(whole, file))), [SVG, "1,2", "more"]);
});

test("each drawing has a picture beside it", async () => {
  const heard = /** @type {number[][]} */ ([]);
  const goesOn = (/** @type {number[]} */ ...far) => heard.push(far) > 0;
  const made = await withPngs(ZIP, goesOn, async (svg) => new Blob([`${svg.length}`]));
  assert.ok(made);
  const whole = new Uint8Array(await made.arrayBuffer());
  const last = filesOf(whole)[2];
  assert.deepEqual([last.name, await textOf(whole, last)], ["puzzles/0001.png", `${SVG.length}`]);
  assert.deepEqual(heard, [[0, 1], [1, 1]]);
});

test("a picture of greys is a PNG whose parts have their sums", async () => {
  const data = Uint8ClampedArray.from([0, 0, 0, 255, 255, 255, 255, 255, 128, 128, 128, 255, 7, 7, 7, 255]);
  const png = new Uint8Array(await (await packed({ data, width: 2, height: 2 })).arrayBuffer());
  const view = new DataView(png.buffer);
  let [at, names] = [8, ""];
  for (; at < png.length; at += view.getUint32(at) + 12) {
    const end = at + 8 + view.getUint32(at);
    assert.equal(view.getUint32(end), sumOf(png.subarray(at + 4, end)));
    names += `${new TextDecoder().decode(png.subarray(at + 4, at + 8))} `;
    if (!names.endsWith("IDAT ")) continue;
    const rows = new Blob([png.subarray(at + 8, end)]).stream().pipeThrough(new DecompressionStream("deflate"));
    assert.deepEqual([...new Uint8Array(await new Response(rows).arrayBuffer())], [0, 0, 255, 0, 128, 7]);
  }
  assert.equal(names, "IHDR IDAT IEND ");
});

test("drawing ends where it is not wanted any more, also after the last", async () => {
  const draw = async () => new Blob(["0"]);
  assert.equal(await withPngs(ZIP, () => false, draw), null);
  assert.equal(await withPngs(ZIP, (done) => done < 1, draw), null);
});
