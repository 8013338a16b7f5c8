/** Counts what the worker downloads, and notices a download that fails. */

/** Bytes of Python, unpacked: the large files that Pyodide fetches. */
const EXPECTED = 12_200_000;

/** Milliseconds without a single byte after which a download counts as failed. */
const PATIENCE = 30_000;

/** A download that failed: the network's fault, and worth another try. */
export class DownloadError extends Error {}

/**
 * Count the bytes of every fetch from now on.
 * @param {(share: number) => void} tell hears the share that is there, 0 to 1, on every whole percent
 * @param {number} [patience] milliseconds without a byte after which a download fails
 * @returns {Promise<never>} rejected when a download fails: Pyodide itself would wait for ever
 */
export function countBytes(tell, patience = PATIENCE) {
  const plain = self.fetch.bind(self);
  let [bytes, told] = [0, 0];
  const count = (/** @type {number} */ more) => {
    bytes += more;
    const percent = Math.min(100, Math.floor((bytes / EXPECTED) * 100));
    if (percent > told) tell((told = percent) / 100);
  };
  return new Promise((_, reject) => {
    const fail = (/** @type {unknown} */ reason) => reject(new DownloadError(`${reason}`));
    self.fetch = async (...request) => {
      try {
        const response = await inTime(plain(...request), patience);
        if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
        return counted(response, count, fail, patience);
      } catch (reason) {
        fail(reason);
        throw reason;
      }
    };
  });
}

/**
 * @template T
 * @param {Promise<T>} promise
 * @param {number} patience
 * @returns {Promise<T>} the same, rejected when nothing has come in that many milliseconds
 */
function inTime(promise, patience) {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => reject(new Error(`nothing came for ${patience / 1000} seconds`)), patience);
    promise.then(resolve, reject).finally(() => clearTimeout(clock));
  });
}

/**
 * @param {Response} response
 * @param {(bytes: number) => void} count
 * @param {(reason: unknown) => void} fail
 * @param {number} patience
 * @returns {Response} the same response, its bytes counted as they are read
 */
function counted(response, count, fail, patience) {
  if (!response.body) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream({
    async pull(controller) {
      const read = await inTime(reader.read(), patience).catch((reason) => {
        fail(reason);
        throw reason; // errors the stream
      });
      if (read.done) return controller.close();
      count(read.value.byteLength);
      controller.enqueue(read.value);
    },
    cancel: (reason) => reader.cancel(reason), // who reads it wants no more, which is no fault of the network
  });
  return new Response(body, response);
}
