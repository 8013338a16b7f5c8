/** Downloads of the worker: counted as they come, given up when they stall. */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

const plain = globalThis.fetch;
/** @type {any} */ (globalThis).self = globalThis;
const { DownloadError, countBytes } = await import("../../static/js/download.js");

afterEach(() => void (globalThis.fetch = plain));

/** @param {ReadableStream | string} body */
const answers = (body) => void (globalThis.fetch = async () => new Response(body));

test("a download that comes is passed on whole", async () => {
  answers("all of it");
  const failed = countBytes(() => {}, 50);
  failed.catch(() => {});
  assert.equal(await (await fetch("https://example.org/")).text(), "all of it");
});

test("a download that stalls in its middle fails", async () => {
  answers(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(3)) }));
  const failed = countBytes(() => {}, 20);
  const reading = fetch("https://example.org/").then((response) => response.text());
  await assert.rejects(failed, DownloadError);
  await assert.rejects(reading, /nothing came/);
});

test("a server that never answers fails the download", async () => {
  globalThis.fetch = () => new Promise(() => {});
  const failed = countBytes(() => {}, 20);
  const asking = fetch("https://example.org/");
  await assert.rejects(failed, /nothing came for 0.02 seconds/);
  await assert.rejects(asking);
});
