/** Counts what the worker downloads, and notices a download that fails. */

/** Bytes of Python, unpacked: the large files that Pyodide fetches. */
const EXPECTED = 12_200_000;

/** A download that failed: the network's fault, and worth another try. */
export class DownloadError extends Error {}

/**
 * Count the bytes of every fetch from now on.
 * @param {(share: number) => void} tell hears the share that is there, 0 to 1, on every whole percent
 * @returns {Promise<never>} rejected when a download fails: Pyodide itself would wait for ever
 */
export function countBytes(tell) {
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
        const response = await plain(...request);
        if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
        return counted(response, count, fail);
      } catch (reason) {
        fail(reason);
        throw reason;
      }
    };
  });
}

/**
 * @param {Response} response
 * @param {(bytes: number) => void} count
 * @param {(reason: unknown) => void} fail
 * @returns {Response} the same response, its bytes counted as they are read
 */
function counted(response, count, fail) {
  if (!response.body) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        count(value.byteLength);
        controller.enqueue(value);
      } catch (reason) {
        fail(reason);
        controller.error(reason);
      }
    },
  });
  return new Response(body, response);
}
