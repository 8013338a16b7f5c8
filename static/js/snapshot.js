/** A snapshot of Python's memory, as py/tooling/snapshot.mjs writes it. */

/** Bytes of a page of memory. */
const PAGE = 4096;

/** @param {Response} response @returns {Promise<Uint8Array>} */
export async function unpacked(response) {
  const stream = /** @type {ReadableStream} */ (response.body).pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Lay the memory of a snapshot out in a fresh module; snapshot.mjs tells its form.
 * @param {Uint8Array} packed
 * @param {Uint8Array} head is filled with what Pyodide puts in front of a memory
 * @param {any} module
 */
export function layOut(packed, head, module) {
  const [headLength, memoryLength, count] = new Uint32Array(packed.buffer, 0, 3);
  const runs = new Uint32Array(packed.buffer, 12, 2 * count);
  let place = 12 + runs.byteLength;
  head.set(packed.subarray(place, place + headLength));
  place += headLength;
  module.growMemory(memoryLength);
  for (let i = 0; i < runs.length; i += 2) {
    const bytes = runs[i + 1] * PAGE;
    module.HEAPU8.set(packed.subarray(place, place + bytes), runs[i] * PAGE);
    place += bytes;
  }
  if (place !== packed.length) throw new Error("the snapshot is cut off");
}
