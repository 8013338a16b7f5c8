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

import { CODE, ELEMENTS, EXPORT, OF, START, Wasm, listed, sized } from "./wasm.mjs";

const [folder, target, ...modules] = process.argv.slice(2);
const EMPTY = Buffer.from([3, 0, 0, 0x0b]);
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
const module = new Wasm(wasm);
const script = readFileSync(`${folder}/pyodide.asm.mjs`, "utf8");
const imports = WebAssembly.Module.imports(new WebAssembly.Module(wasm));
const imported = imports.filter(({ kind }) => kind === "function").length;

/** @returns {Set<string>} what scripts and modules name, or this one looks up in itself */
function named() {
  const texts = [script.replace(NAMED, "").replace(DECLARED, ""), readFileSync(`${folder}/pyodide.mjs`, "utf8")];
  const others = modules.flatMap((path) => WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(path))));
  const own = imports.filter(({ module }) => module.startsWith("GOT."));
  return new Set([...texts.flatMap((text) => text.match(NAMES)), ...[...others, ...own].map(({ name }) => name)]);
}

const names = named();
const kept = module.exports().filter(({ name, kind }) => names.has(name) || names.has(`_${name}`) || (kind !== OF.function && kind !== OF.global));
const used = /** @type {Set<number>} */ (new Set());
const todo = /** @type {number[]} */ ([]);
const mark = (/** @type {number} */ which) => void (used.has(which) || (used.add(which), which >= imported && todo.push(which - imported)));
for (const { kind, which } of kept) if (kind === OF.function) mark(which);

if (module.section(START)) throw new Error("it starts by itself");
module.members(ELEMENTS, () => {
  if (module.number() !== 0) throw new Error("the table is not as expected");
  module.passConstant(); // where in the table
  for (let members = module.number(); members; members -= 1) mark(module.number());
});

const bodies = module.bodies();
while (todo.length) {
  const { begin, end } = bodies[todo.pop()];
  module.at = begin;
  module.passVariables();
  module.walk(end, ({ what, which }) => what === "function" && mark(which));
}

const code = bodies.map(({ begin, end }, i) => (used.has(imported + i) ? sized(wasm.subarray(begin, end)) : EMPTY));
writeFileSync(`${target}/pyodide.asm.wasm`, module.with({ [EXPORT]: listed(kept.map(({ bytes }) => bytes)), [CODE]: listed(code) }));

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
