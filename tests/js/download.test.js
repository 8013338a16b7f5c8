/** Downloads of the worker: counted as they come, given up when they stall. */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

const plain = globalThis.fetch;
/** @type {any} */ (globalThis).self = globalThis;
const { DownloadError, countBytes } = await import("../../static/js/python/download.js");

afterEach(() => void (globalThis.fetch = plain));

/** @param {ReadableStream | string} body */
const answers = (body) => void (globalThis.fetch = async () => new Response(body));

test("a download that comes is passed on whole", async () => {
  answers("all of it");
  const failed = countBytes(() => {}, { patience: 50 });
  failed.catch(() => {});
  assert.equal(await (await fetch("https://example.org/")).text(), "all of it");
});

test("a download that stalls in its middle fails", async () => {
  answers(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(3)) }));
  const failed = countBytes(() => {}, { patience: 20 });
  fetch("https://example.org/a/part.wasm").catch(() => {});
  await assert.rejects(failed, /part\.wasm: no data for 0\.02 seconds/);
});

test("a server that never answers fails the download", async () => {
  globalThis.fetch = () => new Promise(() => {});
  const failed = countBytes(() => {}, { patience: 20 });
  const asking = fetch("https://example.org/");
  await assert.rejects(failed, /no data for 0.02 seconds/);
  await assert.rejects(asking);
});

test("a download that was cut off is named, with what is missing", async () => {
  answers("half of it");
  const failed = countBytes(() => {}, { sizes: { "part.wasm": 20 } });
  await fetch("https://example.org/a/part.wasm");
  await assert.rejects(failed, /part\.wasm: cut short: 10 of 20 bytes arrived/);
});

test("a file that the host has not is named", async () => {
  globalThis.fetch = async () => new Response("", { status: 404 });
  const failed = countBytes(() => {});
  await assert.rejects(fetch("https://example.org/a/part.wasm"), DownloadError);
  await assert.rejects(failed, /part\.wasm: the host answered 404/);
});

test("what failed before is asked of the host itself", async () => {
  const settings = [];
  globalThis.fetch = async (_, wish) => (settings.push(wish), new Response(""));
  countBytes(() => {}, { fresh: true }).catch(() => {});
  await fetch("https://example.org/");
  assert.equal(settings[0].cache, "reload");
});
