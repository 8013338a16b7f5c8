/**
 * Unpacks LZMA2 as it arrives: two thirds of the size of gzip, and unknown to browsers. A file begins with two numbers of
 * 32 bits: bytes once unpacked, and bytes of a WebAssembly module that follows and unpacks a chunk (`py/tooling/unpacker.py`).
 * Then come chunks of at most 64 KB each, and a zero.
 */

/** @typedef {{ memory: WebAssembly.Memory, forget: () => void, decode: (place: number, stop: number, end: number) => number }} Decoder */

const HEAD = 8;
/** Where in the module's memory a chunk lies, and where what was unpacked begins. */
const INPUT = 0x8000, OUTPUT = 0x20000;

/** @param {unknown} isWell @throws if not: Python then starts without the snapshot */
export function check(isWell) {
  if (!isWell) throw new Error("the snapshot is broken");
}

/** @param {ReadableStream<Uint8Array>} stream @returns {Promise<Uint8Array>} @throws if it is cut off or broken */
export async function unpacked(stream) {
  const reader = stream.getReader();
  let unpacker = /** @type {Unpacker | null} */ (null);
  let rest = new Uint8Array(0);
  for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) {
    const bytes = new Uint8Array(rest.length + value.length);
    bytes.set(rest);
    bytes.set(value, rest.length);
    unpacker ??= await begun(bytes);
    rest = unpacker ? unpacker.take(bytes) : bytes;
  }
  check(unpacker?.isWhole && !rest.length);
  return /** @type {Unpacker} */ (unpacker).out;
}

/** @param {Uint8Array<ArrayBuffer>} bytes @returns {Promise<Unpacker | null>} null until all of the module has come */
async function begun(bytes) {
  if (bytes.length < HEAD) return null;
  const [size, own] = new Uint32Array(bytes.buffer, 0, 2);
  if (bytes.length < HEAD + own) return null;
  const { instance } = await WebAssembly.instantiate(bytes.subarray(HEAD, HEAD + own));
  return new Unpacker(size, HEAD + own, /** @type {any} */ (instance.exports));
}

class Unpacker {
  #place = 0;
  #at;
  #decoder;
  #input;

  /** @param {number} size bytes when it is done @param {number} begin bytes before the first chunk @param {Decoder} decoder */
  constructor(size, begin, decoder) {
    this.#at = begin;
    this.#decoder = decoder;
    this.#input = new Uint8Array(decoder.memory.buffer, INPUT);
    this.out = new Uint8Array(decoder.memory.buffer, OUTPUT, size);
    this.isWhole = false;
  }

  /** Unpack the complete chunks in *bytes*. @param {Uint8Array<ArrayBuffer>} bytes @returns {Uint8Array<ArrayBuffer>} the rest */
  take(bytes) {
    while (!this.isWhole && this.#chunk(bytes));
    const rest = bytes.subarray(this.#at);
    this.#at = 0;
    return rest;
  }

  /** @param {Uint8Array} bytes @returns {boolean} whether there was a complete one */
  #chunk(bytes) {
    const at = this.#at;
    const two = (/** @type {number} */ place) => (bytes[at + place] << 8) + bytes[at + place + 1] + 1;
    const kind = bytes[at];
    if (kind === 0) this.isWhole = this.#place === this.out.length;
    if (!kind) return (this.#at += 1), this.isWhole;
    const begin = at + (kind < 0x80 ? 3 : kind < 0xc0 ? 5 : 6);
    const end = begin + (kind < 0x80 ? two(1) : two(3));
    if (!(end <= bytes.length)) return false;
    const stop = this.#place + (kind < 0x80 ? 0 : (kind & 0x1f) << 16) + two(1);
    check(stop <= this.out.length);
    if (kind < 0x80) this.out.set(bytes.subarray(begin, end), this.#place);
    else this.#decode(kind, bytes.subarray(begin, end), stop);
    this.#place = stop;
    this.#at = end;
    return true;
  }

  /** @param {number} kind @param {Uint8Array} chunk @param {number} stop */
  #decode(kind, chunk, stop) {
    if (kind >= 0xa0) this.#decoder.forget();
    this.#input.set(chunk);
    check(this.#decoder.decode(this.#place, stop, chunk.length));
  }
}
