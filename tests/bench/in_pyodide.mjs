/** Runs Python code from standard input in Pyodide, with our package in a folder and qqwing as a module: node in_pyodide.mjs PY */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";
import qqwing from "qqwing";

/** Copy the Python files of *folder*, and the texts they read, into Pyodide's file system. */
function mount(python, folder, target) {
  python.FS.mkdirTree(target);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [from, to] = [join(folder, entry.name), `${target}/${entry.name}`];
    if (entry.isDirectory()) mount(python, from, to);
    else if (/\.(py|txt|csv|ftl)$/.test(entry.name)) python.FS.writeFile(to, readFileSync(from));
  }
}

/** Prove puzzles, a line each, unique with qqwing for so many *milliseconds*; count those of a second. */
function rate(lines, milliseconds) {
  const puzzles = lines.split("\n").map((line) => [...line].map((sign) => Number(sign) || 0));
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < milliseconds) {
    const solver = new qqwing();
    solver.setRecordHistory(false);
    solver.setPuzzle(puzzles[done++ % puzzles.length]);
    if (solver.countSolutions() !== 1) throw new Error("qqwing found other than one solution");
  }
  return (1000 * done) / (performance.now() - start);
}

const python = await loadPyodide();
mount(python, process.argv[2], "/py");
python.registerJsModule("qqwing", { rate });
python.runPython('import sys; sys.path.insert(0, "/py")');
console.log(python.runPython(readFileSync(0, "utf8")));
