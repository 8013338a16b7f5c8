/** A snapshot of Python's memory, as py/tooling/snapshot.mjs writes it. */

/** @typedef {import("./kept-start.js").Bytes} Bytes */

/** Bytes of a page of memory. */
const PAGE = 4096;

/** @param {Response} response @returns {ReadableStream<Uint8Array>} what it packs */
export const unpacking = (response) => /** @type {ReadableStream} */ (response.body).pipeThrough(new DecompressionStream("gzip"));

/** @param {Response} response @returns {Promise<Uint8Array>} */
export const unpacked = async (response) => new Uint8Array(await new Response(unpacking(response)).arrayBuffer());

/**
 * Lay the memory of a snapshot out in a fresh module; snapshot.mjs tells its form.
 * @param {Bytes} packed
 * @param {Uint8Array} head is filled with what Pyodide puts in front of a memory
 * @param {any} module
 */
export function layOut(packed, head, module) {
  const [headLength, memoryLength, count] = numbers(packed, 0, 3);
  const runs = numbers(packed, 12, 2 * count);
  let place = 12 + runs.byteLength;
  if (headLength !== head.length) throw new Error("the snapshot is of another build");
  packed.read(head, place);
  place += headLength;
  module.growMemory(memoryLength);
  for (let i = 0; i < runs.length; i += 2) {
    const bytes = runs[i + 1] * PAGE;
    if (place + bytes > packed.length) throw new Error("the snapshot is cut off");
    packed.read(module.HEAPU8.subarray(runs[i] * PAGE, runs[i] * PAGE + bytes), place);
    place += bytes;
  }
  if (place !== packed.length) throw new Error("the snapshot is too long");
}

/** @param {Bytes} packed @param {number} place @param {number} count @returns {Uint32Array} */
function numbers(packed, place, count) {
  if (place + 4 * count > packed.length) throw new Error("the snapshot is cut off");
  const bytes = new Uint8Array(4 * count);
  packed.read(bytes, place);
  return new Uint32Array(bytes.buffer);
}
