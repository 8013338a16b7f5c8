/** Prints, as JSON, the puzzles a second of qqwing and of the kernel in Pyodide, in turn: node in_pyodide.mjs PY FILE... */

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import qqwing from "qqwing";
import { mount } from "./mount.mjs";

const TURNS = 5;
const MILLISECONDS = 400;

const OURS = `
import sys
sys.path.insert(0, "/py")
from itertools import cycle
from time import perf_counter
from pencilmark.engine.kernel.kernel import NineKernel

kernel = NineKernel()
values = bytes.maketrans(b".0123456789", bytes((0, *range(10))))

def are_unique(records):
    """Report whether every record of a block counts one solution."""
    return set(records[4::93]) == {1}

def rate(text, one_by_one):
    """Prove puzzles unique for MILLISECONDS; count those of a second."""
    puzzles = [line.encode().translate(values) for line in text.split()]
    start, done = perf_counter(), 0
    for part in cycle([[puzzle] for puzzle in puzzles] if one_by_one else [puzzles]):
        is_right = kernel.solve_one(part[0]).status == "unique" if one_by_one else are_unique(kernel.solve_block(b"".join(part)))
        assert is_right
        done += len(part)
        if perf_counter() - start > MILLISECONDS / 1000:
            return done / (perf_counter() - start)
rate
`.replaceAll("MILLISECONDS", String(MILLISECONDS));

/** Prove puzzles unique with qqwing for MILLISECONDS; count those of a second. */
function rivalRate(puzzles) {
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < MILLISECONDS) {
    const solver = new qqwing();
    solver.setRecordHistory(false);
    solver.setPuzzle(puzzles[done++ % puzzles.length]);
    if (solver.countSolutions() !== 1) throw new Error("qqwing found other than one solution");
  }
  return (1000 * done) / (performance.now() - start);
}

const [folder, ...files] = process.argv.slice(2);
const python = await loadPyodide();
mount(python, folder, "/py");
const rate = python.runPython(OURS);
const found = {};
for (const file of files) {
  const lines = readFileSync(file, "utf8").split("\n").map((line) => line.slice(0, 81)).filter((line) => line.length === 81);
  const puzzles = lines.map((line) => [...line].map((sign) => Number(sign) || 0));
  found[file] = Array.from({ length: TURNS }, () => [
    rivalRate(puzzles),
    rate(lines.join("\n"), false),
    rate(lines.join("\n"), true),
  ]);
}
console.log(JSON.stringify(found));
