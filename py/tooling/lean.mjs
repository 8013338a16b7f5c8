/**
 * Leaves out of Pyodide's WebAssembly what nobody can call: node lean.mjs FOLDER TARGET MODULE ..., where the modules are those
 * that Python loads later, writes pyodide.asm.wasm and pyodide.asm.mjs of FOLDER into TARGET.
 *
 * It exports all it has, to be named by whatever is loaded later. What stays is exported where Pyodide's scripts or a module name
 * it; functions that are then neither exported, nor called, nor in the table become empty. No number of any function changes,
 * nor does the memory that Python starts with.
 *
 * Nor does the script look through the table of functions before a module is loaded later, which needs their places in it. Nor does it
 * have Python's compiler run, whose hundreds of functions the browser would have to compile for the sake of four names.
 */

import { readFileSync, writeFileSync } from "node:fs";

const [folder, target, ...modules] = process.argv.slice(2);
const EMPTY = Buffer.from([3, 0, 0, 0x0b]);
const [EXPORT, START, TABLE, CODE] = [7, 8, 9, 10];
const FUNCTION = 0;
const NAMED = /(?:_[\w$]+=)?(?:Module\["[\w$]+"\]=)?wasmExports\["([\w$]+)"\];/g;
const DECLARED = /var (?:_[\w$]+,){50,}[\w$,]+;/;
const NAMES = /[A-Za-z_$][\w$]*/g;
/** What the table of functions would be asked for first: OpenGL, which a worker has not, and the console, to which C does not write. */
const DRIVEN = /^emscripten_(gl[A-Z]\w+|console_\w+|out|err)$/;
const CALLED = "trampolineInstance.exports.trampoline_call";
/** What stands in the script, and what is to stand there. */
const LATER = [
  ["updateGOT(origExports);", "for(var symName in GOT)GOT[symName].value=0;Module.later=()=>updateGOT(origExports);"],
  ["handle)=>{var metadata=getDylinkMetadata(binary);", "handle)=>{Module.later?.();Module.later=null;var metadata=getDylinkMetadata(binary);"],
  [`return addFunction(${CALLED})`, `const place=getEmptyTableSlot();setWasmTableEntry(place,${CALLED});return place`],
  ['let[r,n]=API.rawRun("import _pyodide_core");', 'let[r,n]=t?[]:API.rawRun("import _pyodide_core");'],
  ['API._pyodide._base.eval_code("{}"),API.importlib=API.runPythonInternal("import importlib; importlib")', 'API._pyodide._base.builtins.dict(),API.importlib=API._pyodide._base.import_module("importlib")'],
  ['let i=API.runPythonInternal("import __main__; __main__.__dict__"),s=API.runPythonInternal("import builtins; builtins.__dict__")', 'let i=o("__main__").__dict__,s=o("builtins").__dict__'],
];

const wasm = readFileSync(`${folder}/pyodide.asm.wasm`);
const script = readFileSync(`${folder}/pyodide.asm.mjs`, "utf8");
const imports = WebAssembly.Module.imports(new WebAssembly.Module(wasm));
const imported = imports.filter(({ kind }) => kind === "function").length;

let at = 0;

/** @returns {number} as it stands at the place in the bytes, which moves on */
function number() {
  let [found, unit, byte] = [0, 1, 0];
  do {
    byte = wasm[at++];
    found += (byte & 127) * unit;
    unit *= 128;
  } while (byte & 128);
  return found;
}

/** Pass *count* numbers. */
function pass(count = 1) {
  for (; count; count -= 1) while (wasm[at++] & 128);
}

/** @param {number} value @returns {Buffer} */
function encoded(value) {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value & 127) | 128);
  return Buffer.from([...bytes, value]);
}

/** @returns {{ id: number, begin: number, end: number }[]} */
function sections() {
  const found = [];
  for (at = 8; at < wasm.length; at = found.at(-1).end) {
    const id = wasm[at++];
    const size = number();
    found.push({ id, begin: at, end: at + size });
  }
  return found;
}

/** @returns {Set<string>} what scripts and modules name, or this one looks up in itself */
function named() {
  const texts = [script.replace(NAMED, "").replace(DECLARED, ""), readFileSync(`${folder}/pyodide.mjs`, "utf8")];
  const others = modules.flatMap((path) => WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(path))));
  const own = imports.filter(({ module }) => module.startsWith("GOT."));
  return new Set([...texts.flatMap((text) => text.match(NAMES)), ...[...others, ...own].map(({ name }) => name)]);
}

/** Mark the functions that the code from *at* to *end* names. @param {number} end @param {(which: number) => void} mark */
function walk(end, mark) {
  while (at < end) {
    const code = wasm[at++];
    const pair = (code >= 0x28 && code <= 0x3e) || code === 0x11 || code === 0x13; // memory, calls through the table
    const one = (code >= 0x02 && code <= 0x09 && code !== 0x05) || (code >= 0x20 && code <= 0x26) || [0x0c, 0x0d, 0x18, 0x3f, 0x40, 0x41, 0x42, 0xd0].includes(code);
    if (code === 0x10 || code === 0x12 || code === 0xd2) mark(number());
    else if (pair) pass(2);
    else if (one) pass();
    else if (code === 0x0e || code === 0x1c) pass(number() + (code === 0x0e ? 1 : 0));
    else if (code === 0x1f) caught();
    else if (code === 0x43 || code === 0x44) at += code === 0x43 ? 4 : 8;
    else if (code === 0xfc) more(number());
    else if (code === 0xfd) wide(number());
    else if (!(code <= 0x01 || [0x05, 0x0a, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1].includes(code) || (code >= 0x45 && code <= 0xc4))) throw new Error(`unknown code ${code}`);
  }
  if (at !== end) throw new Error("the code is not as expected");
}

function caught() {
  pass();
  for (let count = number(); count; count -= 1) pass(wasm[at++] < 2 ? 2 : 1);
}

/** @param {number} code of memory and table at large */
const more = (code) => pass(code < 8 ? 0 : [8, 10, 12, 14].includes(code) ? 2 : 1);

/** @param {number} code of 128 bits */
function wide(code) {
  if (code <= 11 || (code >= 84 && code <= 93)) pass(2);
  if (code === 12 || code === 13) at += 16;
  if ((code >= 21 && code <= 34) || (code >= 84 && code <= 91)) at += 1;
}

const all = sections();
const section = (/** @type {number} */ id) => all.find((one) => one.id === id);
const names = named();

/** @returns {{ name: string, kind: number, which: number, bytes: Buffer }[]} */
function exported() {
  at = section(EXPORT).begin;
  return Array.from({ length: number() }, () => {
    const begin = at;
    const size = number();
    const name = wasm.toString("utf8", at, (at += size));
    return { name, kind: wasm[at++], which: number(), bytes: wasm.subarray(begin, at) };
  });
}

const kept = exported().filter(({ name, kind }) => names.has(name) || names.has(`_${name}`) || (kind !== FUNCTION && kind !== 3));
const used = /** @type {Set<number>} */ (new Set());
const todo = /** @type {number[]} */ ([]);
const mark = (/** @type {number} */ which) => void (used.has(which) || (used.add(which), which >= imported && todo.push(which - imported)));
for (const { kind, which } of kept) if (kind === FUNCTION) mark(which);

if (section(START)) throw new Error("it starts by itself");
at = section(TABLE).begin;
for (let count = number(); count; count -= 1) {
  const kind = number();
  if (kind !== 0) throw new Error("the table is not as expected");
  at = wasm.indexOf(0x0b, at) + 1; // where in the table: a name of a number, or a number
  for (let members = number(); members; members -= 1) mark(number());
}

at = section(CODE).begin;
const bodies = Array.from({ length: number() }, () => {
  const size = number();
  at += size;
  return { begin: at - size, end: at };
});
while (todo.length) {
  const { begin, end } = bodies[todo.pop()];
  at = begin;
  for (let groups = number(); groups; groups -= 1) pass(2); // its own variables
  walk(end, mark);
}

const code = bodies.map(({ begin, end }, i) => (used.has(imported + i) ? Buffer.concat([encoded(end - begin), wasm.subarray(begin, end)]) : EMPTY));
const anew = { [EXPORT]: [encoded(kept.length), ...kept.map(({ bytes }) => bytes)], [CODE]: [encoded(code.length), ...code] };
const parts = all.flatMap(({ id, begin, end }) => {
  const content = anew[id] ? Buffer.concat(anew[id]) : wasm.subarray(begin, end);
  return [Buffer.of(id), encoded(content.length), content];
});
writeFileSync(`${target}/pyodide.asm.wasm`, Buffer.concat([wasm.subarray(0, 8), ...parts]));

const driven = imports.filter(({ module }) => module.startsWith("GOT."));
if (driven.some(({ module, name }) => module !== "GOT.func" || !DRIVEN.test(name))) throw new Error("the script is asked for other functions than expected");

/** @param {string} text @returns {string} the script, which does at the start what a start needs */
function prompt(text) {
  for (const [before, after] of LATER) {
    if (text.split(before).length !== 2) throw new Error(`the script is not as expected: ${before}`);
    text = text.replace(before, () => after);
  }
  return text;
}

const stays = new Set(kept.map(({ name }) => name));
const shorter = script.replace(NAMED, (text, name) => (stays.has(name) ? text : ""));
const gone = new Set(Array.from(script.matchAll(NAMED)).filter(([, name]) => !stays.has(name)).map(([text]) => text.split("=")[0]));
writeFileSync(`${target}/pyodide.asm.mjs`, prompt(shorter).replace(DECLARED, (text) => `var ${text.slice(4, -1).split(",").filter((name) => !gone.has(name))};`));
