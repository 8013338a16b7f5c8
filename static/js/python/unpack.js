/**
 * Unpacks LZMA2 as it arrives: two thirds of the size of gzip, and unknown to browsers. A file begins with its unpacked size
 * in 32 bits; then come chunks of at most 64 KB each, and a zero.
 */

const HEAD = 4;

/** Where the probabilities of each kind of bit begin; those of states and lengths come first. */
const MATCH = 0, AGAIN = 192, FIRST = 204, SECOND = 216, THIRD = 228, SHORT = 240;
const SLOT = 432, NEAR = 688, ALIGN = 816, LENGTH = 832, LENGTH_AGAIN = 1346, LITERAL = 1860;
/** Probabilities of literals in one context. */
const LITERALS = 0x300;

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
    if (!unpacker && bytes.length >= HEAD) unpacker = new Unpacker(new DataView(bytes.buffer).getUint32(0, true));
    rest = unpacker ? unpacker.take(bytes) : bytes;
  }
  check(unpacker?.isWhole && !rest.length);
  return /** @type {Unpacker} */ (unpacker).out;
}

class Unpacker {
  #place = 0;
  #state = 0;
  #distances = new Uint32Array(4);
  #chances = new Uint16Array(0);
  #literal = 0;
  #position = 0;
  #any = 0;
  #bytes;
  #at = HEAD;
  /** The range and the code, of 32 bits each: as members of their own they would be objects, made anew by each change. */
  #numbers = new Uint32Array(2);

  /** @param {number} size bytes when it is done */
  constructor(size) {
    this.out = new Uint8Array(size);
    this.isWhole = false;
    this.#bytes = this.out;
  }

  /** Unpack the complete chunks in *bytes*. @param {Uint8Array<ArrayBuffer>} bytes @returns {Uint8Array<ArrayBuffer>} the rest */
  take(bytes) {
    this.#bytes = bytes;
    while (!this.isWhole && this.#chunk());
    const rest = bytes.subarray(this.#at);
    this.#at = 0;
    return rest;
  }

  /** @returns {boolean} whether there was a complete one */
  #chunk() {
    const [bytes, at] = [this.#bytes, this.#at];
    const two = (/** @type {number} */ place) => (bytes[at + place] << 8) + bytes[at + place + 1] + 1;
    const kind = bytes[at];
    if (kind === 0) this.isWhole = this.#place === this.out.length;
    if (!kind) return (this.#at += 1), this.isWhole;
    const begin = at + (kind < 0x80 ? 3 : kind < 0xc0 ? 5 : 6);
    const end = begin + (kind < 0x80 ? two(1) : two(3));
    if (!(end <= bytes.length)) return false;
    if (kind < 0x80) {
      this.out.set(bytes.subarray(begin, end), this.#place);
      this.#place += end - begin;
    } else {
      if (kind >= 0xc0) this.#shape(bytes[at + 5]);
      if (kind >= 0xa0) this.#forget();
      this.#at = begin;
      this.#decode(this.#place + ((kind & 0x1f) << 16) + two(1));
      check(!this.#numbers[1] && this.#at === end);
    }
    this.#at = end;
    return true;
  }

  /** @param {number} told the three numbers of LZMA (lc, lp, pb): how many bits of the byte before a literal and of its place choose its probabilities */
  #shape(told) {
    this.#literal = told % 9;
    this.#position = (1 << Math.floor(told / 9) % 5) - 1;
    this.#any = (1 << Math.floor(told / 45)) - 1;
    this.#chances = new Uint16Array(LITERAL + LITERALS * (this.#position + 1) * (1 << this.#literal));
  }

  #forget() {
    this.#chances.fill(1024);
    this.#state = 0;
    this.#distances.fill(0);
  }

  /** Unpack as far as the place *stop*. @param {number} stop */
  #decode(stop) {
    for (let i = 0; i < 5; i += 1) this.#more();
    this.#numbers[0] = 0xffffffff;
    while (this.#place < stop) {
      const spot = this.#place & this.#any;
      if (!this.#bit(MATCH + (this.#state << 4) + spot)) this.#put();
      else if (!this.#bit(AGAIN + this.#state)) this.#copy(this.#anew(spot), stop);
      else this.#copy(this.#again(spot), stop);
    }
  }

  /** @param {number} which @returns {number} the next bit, as likely as the chances say */
  #bit(which) {
    const [chances, numbers] = [this.#chances, this.#numbers];
    const chance = chances[which];
    const bound = Math.imul(numbers[0] >>> 11, chance) >>> 0;
    const bit = numbers[1] < bound ? 0 : 1;
    if (bit) {
      numbers[0] -= bound;
      numbers[1] -= bound;
      chances[which] = chance - (chance >>> 5);
    } else {
      numbers[0] = bound;
      chances[which] = chance + ((2048 - chance) >>> 5);
    }
    if (numbers[0] < 0x1000000) this.#more();
    return bit;
  }

  #more() {
    const numbers = this.#numbers;
    numbers[0] <<= 8;
    numbers[1] = (numbers[1] << 8) | this.#bytes[this.#at];
    this.#at += 1;
  }

  /** @param {number} base @param {number} bits @returns {number} highest bit first */
  #tree(base, bits) {
    let found = 1;
    for (let i = 0; i < bits; i += 1) found = (found << 1) | this.#bit(base + found);
    return found - (1 << bits);
  }

  /** @param {number} base @param {number} bits @returns {number} lowest bit first */
  #reverse(base, bits) {
    let [node, found] = [1, 0];
    for (let i = 0; i < bits; i += 1) {
      const bit = this.#bit(base + node);
      node = (node << 1) | bit;
      found |= bit << i;
    }
    return found;
  }

  /** @param {number} bits @returns {number} of even chances */
  #even(bits) {
    const numbers = this.#numbers;
    let found = 0;
    for (let i = 0; i < bits; i += 1) {
      numbers[0] >>>= 1;
      const bit = numbers[1] < numbers[0] ? 0 : 1;
      if (bit) numbers[1] -= numbers[0];
      if (numbers[0] < 0x1000000) this.#more();
      found = (found << 1) | bit;
    }
    return found;
  }

  /** Write one byte; right after a copy it is known to differ from the byte that would have come next. */
  #put() {
    const [out, place, state, chances, bytes] = [this.out, this.#place, this.#state, this.#chances, this.#bytes];
    const before = place ? out[place - 1] >>> (8 - this.#literal) : 0;
    const base = LITERAL + LITERALS * (((place & this.#position) << this.#literal) + before);
    let [expected, mask] = state < 7 ? [0, 0] : [out[place - this.#distances[0] - 1], 0x100];
    const numbers = this.#numbers;
    let [range, code, at] = [numbers[0] | 0, numbers[1] | 0, this.#at];
    let found = 1;
    while (found < 0x100) { // #bit written out, with local numbers: half of the time is spent here
      expected <<= 1;
      const likely = expected & mask;
      const which = base + mask + likely + found;
      const chance = chances[which];
      const bound = Math.imul(range >>> 11, chance);
      if (code >>> 0 < bound >>> 0) {
        range = bound;
        chances[which] = chance + ((2048 - chance) >>> 5);
        found <<= 1;
        mask &= ~likely;
      } else {
        range = (range - bound) | 0;
        code = (code - bound) | 0;
        chances[which] = chance - (chance >>> 5);
        found = (found << 1) | 1;
        mask &= likely;
      }
      if (range >>> 0 < 0x1000000) {
        range <<= 8;
        code = (code << 8) | bytes[at];
        at += 1;
      }
    }
    numbers[0] = range;
    numbers[1] = code;
    this.#at = at;
    out[place] = found;
    this.#place += 1;
    this.#state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  }

  /** @param {number} base @param {number} spot @returns {number} */
  #length(base, spot) {
    if (!this.#bit(base)) return 2 + this.#tree(base + 2 + (spot << 3), 3);
    return this.#bit(base + 1) ? 18 + this.#tree(base + 258, 8) : 10 + this.#tree(base + 130 + (spot << 3), 3);
  }

  /** @param {number} spot @returns {number} how much to copy from a distance that is new */
  #anew(spot) {
    const length = this.#length(LENGTH, spot);
    const slot = this.#tree(SLOT + (Math.min(length - 2, 3) << 6), 6);
    const bits = (slot >> 1) - 1;
    let distance = slot < 4 ? slot : (2 | (slot & 1)) << bits;
    if (slot >= 14) distance += (this.#even(bits - 4) << 4) + this.#reverse(ALIGN, 4);
    else if (slot >= 4) distance += this.#reverse(NEAR + distance - slot, bits);
    const distances = this.#distances;
    for (let i = 3; i > 0; i -= 1) distances[i] = distances[i - 1];
    distances[0] = distance;
    this.#state = this.#state < 7 ? 7 : 10;
    return length;
  }

  /** @param {number} spot @returns {number} how much to copy from one of the last four distances */
  #again(spot) {
    const [distances, state] = [this.#distances, this.#state];
    let which = 0;
    if (this.#bit(FIRST + state)) which = this.#bit(SECOND + state) ? 2 + this.#bit(THIRD + state) : 1;
    else if (!this.#bit(SHORT + (state << 4) + spot)) return (this.#state = state < 7 ? 9 : 11), 1;
    const distance = distances[which];
    for (let i = which; i > 0; i -= 1) distances[i] = distances[i - 1];
    distances[0] = distance;
    this.#state = state < 7 ? 8 : 11;
    return this.#length(LENGTH_AGAIN, spot);
  }

  /** @param {number} length @param {number} stop */
  #copy(length, stop) {
    const out = this.out;
    let from = this.#place - this.#distances[0] - 1;
    const end = this.#place + length;
    check(from >= 0 && end <= stop);
    for (let i = this.#place; i < end; i += 1, from += 1) out[i] = out[from];
    this.#place = end;
  }
}
