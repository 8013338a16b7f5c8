/** Prints, as JSON, the seconds that each puzzle of a file takes in Pyodide: node variants_in_pyodide.mjs PY FILE */

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { mount } from "./mount.mjs";

const OURS = `
import sys
sys.path.insert(0, "/py")
from time import perf_counter
from pencilmark import engine
from pencilmark.rules.sheet import read_rules

def seconds(text):
    start = perf_counter()
    answer = engine.solve(read_rules(text).puzzle)
    assert answer.status == "unique", text
    return perf_counter() - start
seconds
`;

const [folder, file] = process.argv.slice(2);
const python = await loadPyodide();
mount(python, folder, "/py");
const seconds = python.runPython(OURS);
const texts = readFileSync(file, "utf-8").split("\n\n");
seconds(texts[0]); // the first one pays for the imports
console.log(JSON.stringify(texts.map((text) => seconds(text))));
