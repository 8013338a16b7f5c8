/** Finds the functions of Python's WebAssembly that run when the page starts and answers its first questions. */

import { pathToFileURL } from "node:url";

import { CODE, EXPORT, GLOBAL, OF, Wasm, encoded, listed, sized, spelled } from "./wasm.mjs";

/** Begins the name of a global that says whether a function has run. */
const RAN = "ran ";
const ZERO = Buffer.from([0x7f, 1, 0x41, 0, 0x0b]);
/** What is asked first: puzzles of all levels, with several solutions, with none, and what is no puzzle. */
const PUZZLES = [
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
  "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
  "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
  "12.......................................................................3.......",
  "11...............................................................................",
  "5168497323.76.5...8.97...65135.6.9.7472591..696837..5.253186.746842.75..791.5.6.8",
  ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
  "1",
];
/** Sentences of another language, as the page fetches them. */
const SENTENCES = JSON.stringify({ one: "« ä »", other: '数\n"数"' });
/** Milliseconds that go by between two looks at the clock, so that work pauses and says how far it is; after many of its slices a search is cancelled. */
const [TICK, MANY] = [5, 100];

/** @param {Buffer} bytes a module @returns {Buffer} it, with a global for each function that is 1 once that has run */
function counting(bytes) {
  const module = new Wasm(bytes);
  const before = module.imports().filter(({ kind }) => kind === OF.global).length + module.globals().length;
  const globals = module.pieces(GLOBAL, () => module.passGlobal());
  const bodies = module.bodies().map(({ begin, end }, i) => {
    module.at = begin;
    module.passVariables();
    return sized(Buffer.concat([bytes.subarray(begin, module.at), Buffer.of(0x41, 1, 0x24), encoded(before + i), bytes.subarray(module.at, end)]));
  });
  const told = bodies.map((_, i) => Buffer.concat([spelled(`${RAN}${i}`), Buffer.of(OF.global), encoded(before + i)]));
  return module.with({
    [GLOBAL]: listed([...globals, ...bodies.map(() => ZERO)]),
    [EXPORT]: listed([...module.exports().map((one) => one.bytes), ...told]),
    [CODE]: listed(bodies),
  });
}

/**
 * @param {(settings: object) => Promise<any>} loadPyodide
 * @param {string} lean the folder of the page's Pyodide
 * @param {Buffer} wasm its WebAssembly
 * @param {object} settings
 * @returns {Promise<number[]>} the numbers of those functions, imported ones not counted
 */
export async function hot(loadPyodide, lean, wasm, settings) {
  const { default: createPyodideModule } = await import(pathToFileURL(`${lean}/pyodide.asm.mjs`).href);
  const instantiate = WebAssembly.instantiate;
  const [bytes, made] = [counting(wasm), /** @type {WebAssembly.Instance[]} */ ([])];
  WebAssembly.instantiate = async (/** @type {any} */ source, /** @type {any} */ imports) => {
    WebAssembly.instantiate = instantiate;
    const found = await instantiate(bytes, imports);
    made.push(found.instance);
    return found;
  };
  const python = await loadPyodide({ ...settings, createPyodideModule });
  let time = 0;
  performance.now = () => (time += TICK);
  ask(python);
  const ran = Object.entries(made[0].exports).filter(([name, { value }]) => name.startsWith(RAN) && value);
  return ran.map(([name]) => Number(name.slice(RAN.length)));
}

/** Do what the page does once Python is there. @param {any} python */
function ask(python) {
  python.pyimport("pencilmark").__wheel__;
  const door = python.pyimport("pencilmark.doors.service").Service(python.pyimport("time").perf_counter);
  door.get_set();
  door.practise();
  for (const tag of ["de", "ja"]) door.learn(tag, SENTENCES);
  const answer = (/** @type {object} */ asked, slices = Infinity) => {
    const text = JSON.stringify({ id: 1, board: "9", ...asked });
    door.wheels(text);
    door.accept(text);
    for (let count = 1; door.busy; count += 1) {
      door.step();
      door.wished();
      if (count === slices) door.cancel(1);
    }
  };
  const none = Array(81).fill(0);
  for (const puzzle of PUZZLES) {
    const givens = [...puzzle].map((sign) => Number(sign) || 0);
    for (const more of [{ kind: "solve", limit: 2 }, { kind: "solve", limit: 50 }, { kind: "hint", placed: none, marks: none.map(() => []) }]) answer({ givens, ...more });
  }
  answer({ kind: "solve", givens: [1, ...none.slice(1)], limit: 1e6 }, MANY);
}
