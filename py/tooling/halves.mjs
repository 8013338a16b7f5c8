/**
 * Cuts the page's WebAssembly in two: the first half has the functions that run when the page starts and answers first questions, and all data;
 * the later half has the other functions.
 *
 * In the first half each of these has its number and its place in the table as ever, but only calls into a table that both halves share, `late.table`,
 * after asking for the later half unless `late.linked` says that it is there (`static/js/python/later-half.js` brings it). That calls functions of
 * the first as imports, which it finds in that table, and shares memory, tables, tags and the globals that it names.
 */

import { CODE, ELEMENTS, EXPORT, FUNCTIONS, GLOBAL, IMPORT, MEMORY, OF, TABLE, TAG, Wasm, constant, encoded, listed, sized, spelled } from "./wasm.mjs";

const [FUNCREF, WORD, NOTHING] = [0x70, 0x7f, 0x40];
const [IF, END, CALL, CALL_INDIRECT, LOCAL_GET, GLOBAL_GET, CONST, IS_ZERO] = [0x04, 0x0b, 0x10, 0x11, 0x20, 0x23, 0x41, 0x45];
const EMPTY = Buffer.from([0, 0, END]);

/** @param {number[]} members @returns {Map<number, number>} each with its place */
const placed = (members) => new Map(members.map((member, i) => [member, i]));

/** @param {Set<number>} numbers @returns {number[]} */
const sorted = (numbers) => [...numbers].sort((a, b) => a - b);

/** @param {string} where @param {string} name @param {number} kind @param {Uint8Array} type @returns {Buffer} an import */
const from = (where, name, kind, type) => Buffer.concat([spelled(where), spelled(name), Buffer.of(kind), type]);

/** @param {string} name @param {number} kind @param {number} which @returns {Buffer} an export */
const told = (name, kind, which) => Buffer.concat([spelled(name), Buffer.of(kind), encoded(which)]);

class Halves {
  /** @param {Buffer} bytes the whole @param {number[]} hot the numbers of the functions of the first half, imported ones not counted */
  constructor(bytes, hot) {
    this.module = new Wasm(bytes);
    const imports = this.module.imports();
    this.scripts = imports.filter(({ kind }) => kind === OF.function);
    this.outer = imports.filter(({ kind }) => kind === OF.global);
    this.imports = imports.map((one) => one.bytes);
    this.arities = this.module.arities();
    this.types = this.module.members(FUNCTIONS, () => this.module.number());
    this.globals = this.module.globals();
    [this.memory] = this.module.pieces(MEMORY, () => this.module.passLimits());
    this.tables = this.module.pieces(TABLE, () => ((this.module.at += 1), this.module.passLimits()));
    this.tags = this.module.pieces(TAG, () => this.module.pass(2));
    this.bodies = this.module.bodies();
    const [given, isHot] = [this.scripts.length, new Set(hot)];
    this.cold = this.bodies.map((_, i) => i).filter((i) => !isHot.has(i) && !this.#isEmpty(i));
    const named = this.#named();
    const asked = sorted(named.function).filter((which) => !this.slots.has(which - given));
    this.meant = sorted(named.global);
    /** Functions of the scripts, and of the first half, that the later half calls. */
    [this.called, this.shared] = [asked.filter((which) => which < given), asked.filter((which) => which >= given)];
    this.size = encoded(this.cold.length + this.shared.length);
  }

  /** @param {number} i */
  #isEmpty(i) {
    return this.module.bytes.subarray(this.bodies[i].begin, this.bodies[i].end).equals(EMPTY);
  }

  /** @returns {{ function: Set<number>, global: Set<number> }} what the functions of the later half name; notes their places in the table of both */
  #named() {
    this.slots = placed(this.cold);
    const named = { function: new Set(), global: new Set() };
    for (const i of this.cold) {
      this.module.at = this.bodies[i].begin;
      this.module.passVariables();
      this.module.walk(this.bodies[i].end, ({ what, which }) => void named[what].add(which));
    }
    return named;
  }

  /** @param {number} i @param {(which: number) => number} functions @param {(which: number) => number} globals @returns {Buffer} the code of a function with new numbers for these */
  #renumbered(i, functions, globals) {
    const parts = [];
    let { begin: place, end } = this.bodies[i];
    this.module.at = place;
    this.module.passVariables();
    this.module.walk(end, (mention) => {
      parts.push(this.module.bytes.subarray(place, mention.begin), encoded((mention.what === "function" ? functions : globals)(mention.which)));
      place = mention.end;
    });
    return sized(Buffer.concat([...parts, this.module.bytes.subarray(place, end)]));
  }

  /** @param {number} i @returns {Buffer} what stands in the first half for a function of the later one */
  #standIn(i) {
    const linked = [Buffer.of(GLOBAL_GET), encoded(this.outer.length + this.globals.length), Buffer.of(IS_ZERO)];
    const link = [Buffer.of(IF, NOTHING, CALL), encoded(this.scripts.length), Buffer.of(END)];
    const values = Array.from({ length: this.arities[this.types[i]].takes }, (_, local) => Buffer.concat([Buffer.of(LOCAL_GET), encoded(local)]));
    const call = [Buffer.of(CONST), constant(this.slots.get(i)), Buffer.of(CALL_INDIRECT), encoded(this.types[i]), encoded(this.tables.length), Buffer.of(END)];
    return sized(Buffer.concat([Buffer.of(0), ...linked, ...link, ...values, ...call]));
  }

  /** @param {number} slot @param {number[]} functions @returns {Buffer} that part of the table of both */
  #filled(slot, functions) {
    return Buffer.concat([Buffer.of(2), encoded(this.tables.length), Buffer.of(CONST), constant(slot), Buffer.of(END, 0), listed(functions.map(encoded))]);
  }

  /** @returns {Buffer} */
  first() {
    const moved = (/** @type {number} */ which) => (which < this.scripts.length ? which : which + 1); // by the import that asks for the later half
    const { module, tables, outer } = this;
    const elements = module.members(ELEMENTS, () => {
      const begin = module.at;
      module.pass();
      module.passConstant();
      return Buffer.concat([module.bytes.subarray(begin, module.at), listed(Array.from({ length: module.number() }, () => encoded(moved(module.number()))))]);
    });
    const silent = this.arities.findIndex(({ takes, gives }) => !takes && !gives);
    const isHere = (/** @type {number} */ which) => which >= outer.length;
    return module.with({
      [IMPORT]: listed([...this.imports, from("late", "link", OF.function, encoded(silent))]),
      [TABLE]: listed([...tables, Buffer.concat([Buffer.of(FUNCREF, 0), this.size])]),
      [GLOBAL]: listed([...module.pieces(GLOBAL, () => module.passGlobal()), Buffer.of(WORD, 1, CONST, 0, END)]),
      [EXPORT]: listed([
        ...module.exports().map(({ name, kind, which }) => told(name, kind, kind === OF.function ? moved(which) : which)),
        ...[told("late.linked", OF.global, outer.length + this.globals.length), told("late.memory", OF.memory, 0), told("late.table", OF.table, tables.length)],
        ...tables.map((_, i) => told(`late.table${i}`, OF.table, i)),
        ...this.tags.map((_, i) => told(`late.tag${i}`, OF.tag, i)),
        ...this.meant.filter(isHere).map((which) => told(`late.global${which}`, OF.global, which)),
      ]),
      [ELEMENTS]: listed([...elements, this.#filled(this.cold.length, this.shared.map(moved))]),
      [CODE]: listed(this.bodies.map((_, i) => (this.slots.has(i) ? this.#standIn(i) : this.#renumbered(i, moved, (which) => which)))),
    });
  }

  /** @returns {Buffer} */
  later() {
    const given = this.scripts.length;
    const functions = placed([...this.called, ...this.shared, ...this.cold.map((i) => given + i)]);
    const globals = placed(this.meant);
    const { outer, cold } = this;
    const code = cold.map((i) => this.#renumbered(i, (which) => functions.get(which), (which) => globals.get(which)));
    return this.module.only({
      [IMPORT]: listed([
        ...this.called.map((which) => this.scripts[which].bytes),
        ...this.shared.map((which, i) => from("hot", `${cold.length + i}`, OF.function, encoded(this.types[which - given]))),
        from("first", "late.memory", OF.memory, this.memory),
        ...this.tables.map((type, i) => from("first", `late.table${i}`, OF.table, type)),
        from("first", "late.table", OF.table, Buffer.concat([Buffer.of(FUNCREF, 0), this.size])),
        ...this.tags.map((type, i) => from("first", `late.tag${i}`, OF.tag, type)),
        ...this.meant.map((which) => outer[which]?.bytes ?? from("first", `late.global${which}`, OF.global, this.globals[which - outer.length])),
      ]),
      [FUNCTIONS]: listed(cold.map((i) => encoded(this.types[i]))),
      [ELEMENTS]: listed([this.#filled(0, cold.map((i) => functions.get(given + i)))]),
      [CODE]: listed(code),
    });
  }
}

/** @param {Buffer} bytes the whole @param {number[]} hot the numbers of the functions of the first half, imported ones not counted @returns {Buffer[]} both halves */
export function halves(bytes, hot) {
  const made = new Halves(bytes, hot);
  const both = [made.first(), made.later()];
  for (const half of both) new WebAssembly.Module(half);
  return both;
}
