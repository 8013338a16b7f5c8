/** The worker's downloads: counted as they arrive, given up when they stall, and named when they fail. */

import { say } from "../words/say.js";

/** Milliseconds without a single byte after which a download counts as failed. */
const PATIENCE = 30_000;

/** A download that failed: the network's or the host's fault, and worth another try. */
export class DownloadError extends Error {
  /** @param {string} address @param {unknown} reason */
  constructor(address, reason) {
    const file = new URL(address, "http://host/").pathname.split("/").pop();
    super(`${file}: ${reason instanceof Error ? reason.message : reason}`);
    this.address = address;
  }
}

/**
 * @typedef {object} Wish
 * @property {Record<string, number>} [sizes] bytes, unpacked, of the files that will be fetched, by the end of their address
 * @property {number} [patience] milliseconds without a byte after which a download fails
 * @property {boolean} [fresh] whether to ignore the browser's cache, which may hold what failed before
 */

/**
 * Watch every fetch from now on.
 * @param {(share: number) => void} tell is called with the share that has arrived, 0 to 1, at every whole percent
 * @param {Wish} [wish]
 * @returns {Promise<never>} rejected when a download fails: Pyodide itself would wait for ever
 */
export function countBytes(tell, { sizes = {}, patience = PATIENCE, fresh = false } = {}) {
  const plain = self.fetch.bind(self);
  const expected = Object.values(sizes).reduce((sum, size) => sum + size, 0) || Infinity;
  let [bytes, told] = [0, 0];
  const count = (/** @type {number} */ more) => {
    bytes += more;
    const percent = Math.min(100, Math.floor((bytes / expected) * 100));
    if (percent > told) tell((told = percent) / 100);
  };
  return new Promise((_, reject) => {
    self.fetch = async (request, settings) => {
      const address = `${request instanceof Request ? request.url : request}`;
      const fail = (/** @type {unknown} */ reason) => {
        const error = new DownloadError(address, reason);
        reject(error);
        return error;
      };
      try {
        const response = await inTime(plain(request, fresh ? { ...settings, cache: "reload" } : settings), patience);
        if (!response.ok) throw new Error(say("python-host-answered", { status: response.status }));
        watch(response, sizeOf(address, sizes), count, patience).catch(fail);
        return response;
      } catch (reason) {
        throw fail(reason);
      }
    };
  });
}

/** @param {string} address @param {Record<string, number>} sizes @returns {number | undefined} */
const sizeOf = (address, sizes) => Object.entries(sizes).find(([name]) => address.endsWith(name))?.[1];

/**
 * @template T
 * @param {Promise<T>} promise
 * @param {number} patience
 * @returns {Promise<T>} the same, rejected after that many milliseconds
 */
function inTime(promise, patience) {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => reject(new Error(say("python-nothing-came", { seconds: patience / 1000 }))), patience);
    promise.then(resolve, reject).finally(() => clearTimeout(clock));
  });
}

/**
 * Count the bytes of a copy of the response: its reader gets the original, since browsers cache compiled code of no copy.
 * @param {Response} response
 * @param {number | undefined} size of the whole, where it is known
 * @param {(bytes: number) => void} count
 * @param {number} patience
 */
async function watch(response, size, count, patience) {
  if (!response.body) return;
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.clone().body).getReader();
  let bytes = 0;
  for (let read = await inTime(reader.read(), patience); !read.done; read = await inTime(reader.read(), patience)) {
    bytes += read.value.byteLength;
    count(read.value.byteLength);
  }
  if (size !== undefined && bytes !== size) throw new Error(say("python-cut-off", { bytes, size }));
}
