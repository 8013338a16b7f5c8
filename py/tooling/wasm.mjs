/** Reads and writes modules of WebAssembly, as far as the tools beside this one take them apart. */

export const [TYPE, IMPORT, FUNCTIONS, TABLE, MEMORY, GLOBAL, EXPORT, START, ELEMENTS, CODE, DATA, COUNT, TAG] = Array.from({ length: 13 }, (_, i) => i + 1);
/** Kinds of what is imported and exported. */
export const OF = { function: 0, table: 1, memory: 2, global: 3, tag: 4 };

/** @param {number} value @returns {Buffer} */
export function encoded(value) {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value & 127) | 128);
  return Buffer.from([...bytes, value]);
}

/** @param {number} value of a constant in code, 0 or more @returns {Buffer} */
export function constant(value) {
  const bytes = encoded(value);
  if (!(bytes.at(-1) & 64)) return bytes;
  bytes[bytes.length - 1] |= 128; // else that bit would be its sign
  return Buffer.concat([bytes, Buffer.of(0)]);
}

/** @param {Uint8Array[]} members @returns {Buffer} them with their number in front */
export const listed = (members) => Buffer.concat([encoded(members.length), ...members]);

/** @param {string} text @returns {Buffer} */
export const spelled = (text) => Buffer.concat([encoded(Buffer.byteLength(text)), Buffer.from(text)]);

/** @param {Buffer} bytes @returns {Buffer} them with their length in front */
export const sized = (bytes) => Buffer.concat([encoded(bytes.length), bytes]);

/** @typedef {{ what: "function" | "global", which: number, begin: number, end: number }} Mention a place in the code that names a function or a global by its number */

/** A module, and the place *at* which it is being read. */
export class Wasm {
  /** @param {Buffer} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 8;
    /** @type {{ id: number, begin: number, end: number }[]} */
    this.sections = [];
    while (this.at < bytes.length) {
      const id = bytes[this.at++];
      const size = this.number();
      this.sections.push({ id, begin: this.at, end: this.at + size });
      this.at += size;
    }
  }

  /** @returns {number} as it stands at the place in the bytes, which moves on */
  number() {
    let [found, unit, byte] = [0, 1, 0];
    do {
      byte = this.bytes[this.at++];
      found += (byte & 127) * unit;
      unit *= 128;
    } while (byte & 128);
    return found;
  }

  /** Pass *count* numbers. */
  pass(count = 1) {
    for (; count; count -= 1) while (this.bytes[this.at++] & 128);
  }

  /** @param {number} count bytes @returns {Buffer} */
  take(count) {
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }

  /** @param {number} id */
  section(id) {
    return this.sections.find((one) => one.id === id);
  }

  /**
   * @template T
   * @param {number} id of a section
   * @param {(i: number) => T} read reads one of its members
   * @returns {T[]}
   */
  members(id, read) {
    this.at = /** @type {{ begin: number }} */ (this.section(id)).begin;
    return Array.from({ length: this.number() }, (_, i) => read(i));
  }

  /** @returns {string} */
  text() {
    return this.take(this.number()).toString("utf8");
  }

  /** @param {number} id of a section @param {() => void} pass passes one of its members @returns {Buffer[]} the members */
  pieces(id, pass) {
    return this.members(id, () => {
      const begin = this.at;
      pass();
      return this.bytes.subarray(begin, this.at);
    });
  }

  /** @param {Record<number, Buffer>} parts sections by their ids @returns {Buffer} a module of these, with the same types */
  only(parts) {
    const types = /** @type {{ begin: number, end: number }} */ (this.section(TYPE));
    const all = { [TYPE]: this.bytes.subarray(types.begin, types.end), ...parts };
    return Buffer.concat([this.bytes.subarray(0, 8), ...Object.entries(all).flatMap(([id, part]) => [Buffer.of(Number(id)), sized(part)])]);
  }

  /** @param {Record<number, Buffer>} anew the sections that change, by their ids @returns {Buffer} the module with them */
  with(anew) {
    const parts = this.sections.flatMap(({ id, begin, end }) => [Buffer.of(id), sized(anew[id] ?? this.bytes.subarray(begin, end))]);
    return Buffer.concat([this.bytes.subarray(0, 8), ...parts]);
  }

  /** @returns {{ name: string, kind: number, which: number, bytes: Buffer }[]} */
  exports() {
    return this.members(EXPORT, () => {
      const begin = this.at;
      const name = this.text();
      return { name, kind: this.bytes[this.at++], which: this.number(), bytes: this.bytes.subarray(begin, this.at) };
    });
  }

  /** @returns {{ begin: number, end: number }[]} where the code of each function is */
  bodies() {
    return this.members(CODE, () => {
      const size = this.number();
      this.at += size;
      return { begin: this.at - size, end: this.at };
    });
  }

  /** @returns {{ module: string, name: string, kind: number, type: Buffer, bytes: Buffer }[]} */
  imports() {
    return this.members(IMPORT, () => {
      const begin = this.at;
      const [module, name, kind] = [this.text(), this.text(), this.bytes[this.at++]];
      const described = this.at;
      if (kind === OF.function) this.pass();
      else if (kind === OF.global) this.at += 2;
      else throw new Error(`${name} is imported`);
      return { module, name, kind, type: this.bytes.subarray(described, this.at), bytes: this.bytes.subarray(begin, this.at) };
    });
  }

  /** @returns {Buffer[]} the type of each global, and whether it changes */
  globals() {
    return this.pieces(GLOBAL, () => this.passGlobal()).map((one) => one.subarray(0, 2));
  }

  /** @returns {{ takes: number, gives: number }[]} how many values functions of each type take and give back */
  arities() {
    return this.members(TYPE, () => {
      if (this.take(1)[0] !== 0x60) throw new Error("a type is not as expected");
      const [takes, gives] = [this.take(this.number()).length, this.take(this.number()).length];
      return { takes, gives };
    });
  }

  /** Pass how many at least, and at most if that is said. */
  passLimits() {
    this.pass(this.number() ? 2 : 1);
  }

  /** Pass a global with its first value. */
  passGlobal() {
    this.at += 2;
    this.passConstant();
  }

  /** Pass an expression of one constant. */
  passConstant() {
    const code = this.bytes[this.at++];
    if (code === 0x43 || code === 0x44) this.at += code === 0x43 ? 4 : 8;
    else this.pass();
    if (this.bytes[this.at++] !== 0x0b) throw new Error("a constant is not as expected");
  }

  /** Pass the head of a function's code: its own variables. */
  passVariables() {
    for (let groups = this.number(); groups; groups -= 1) this.pass(2);
  }

  /** Go through code up to *end*. @param {number} end @param {(mention: Mention) => void} see is called for each mention */
  walk(end, see) {
    while (this.at < end) {
      const code = this.bytes[this.at++];
      const pair = (code >= 0x28 && code <= 0x3e) || code === 0x11 || code === 0x13; // memory, calls through the table
      const one = (code >= 0x02 && code <= 0x09 && code !== 0x05) || (code >= 0x20 && code <= 0x26) || [0x0c, 0x0d, 0x18, 0x3f, 0x40, 0x41, 0x42, 0xd0].includes(code);
      if (code === 0x10 || code === 0x12 || code === 0xd2) see(this.#mention("function"));
      else if (code === 0x23 || code === 0x24) see(this.#mention("global"));
      else if (pair) this.pass(2);
      else if (one) this.pass();
      else if (code === 0x0e || code === 0x1c) this.pass(this.number() + (code === 0x0e ? 1 : 0));
      else if (code === 0x1f) this.#caught();
      else if (code === 0x43 || code === 0x44) this.at += code === 0x43 ? 4 : 8;
      else if (code === 0xfc) this.#more(this.number());
      else if (code === 0xfd) this.#wide(this.number());
      else if (!(code <= 0x01 || [0x05, 0x0a, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1].includes(code) || (code >= 0x45 && code <= 0xc4))) throw new Error(`unknown code ${code}`);
    }
    if (this.at !== end) throw new Error("the code is not as expected");
  }

  /** @param {Mention["what"]} what @returns {Mention} */
  #mention(what) {
    const begin = this.at;
    return { what, which: this.number(), begin, end: this.at };
  }

  #caught() {
    this.pass();
    for (let count = this.number(); count; count -= 1) this.pass(this.bytes[this.at++] < 2 ? 2 : 1);
  }

  /** @param {number} code of memory and table at large */
  #more(code) {
    this.pass(code < 8 ? 0 : [8, 10, 12, 14].includes(code) ? 2 : 1);
  }

  /** @param {number} code of 128 bits */
  #wide(code) {
    if (code <= 11 || (code >= 84 && code <= 93)) this.pass(2);
    if (code === 12 || code === 13) this.at += 16;
    if ((code >= 21 && code <= 34) || (code >= 84 && code <= 91)) this.at += 1;
  }
}
