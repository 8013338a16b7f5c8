/** Prints, as JSON, the least isomorphs that the page finds a second: node canon_in_pyodide.mjs PY FILE... */

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { mount } from "./mount.mjs";

const TURNS = 5;
const MILLISECONDS = 300;

const OURS = `
import sys
sys.path.insert(0, "/py")
from time import perf_counter
from pencilmark.engine.isomorphs import isomorphs

quick = isomorphs()
values = bytes.maketrans(b".0123456789", bytes((0, *range(10))))

def rate(text):
    """Find least isomorphs for MILLISECONDS; count those of a second."""
    block = text.encode().translate(values, b"\\n")
    start, done = perf_counter(), 0
    while perf_counter() - start < MILLISECONDS / 1000:
        done += sum(found is not None for found in quick.leasts(block))
    return done / (perf_counter() - start)
rate
`.replaceAll("MILLISECONDS", String(MILLISECONDS));

const [folder, ...files] = process.argv.slice(2);
const python = await loadPyodide();
mount(python, folder, "/py");
const rate = python.runPython(OURS);
const found = files.map((file) => {
  const text = readFileSync(file, "utf8");
  return Array.from({ length: TURNS }, () => rate(text)).sort((one, other) => one - other)[TURNS >> 1];
});
console.log(JSON.stringify(found));
