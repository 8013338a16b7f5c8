/** Prints, as JSON, the seconds that each puzzle of a file takes in Pyodide: node variants_in_pyodide.mjs PY FILE */

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { mount } from "./mount.mjs";

const TURNS = 2;

const OURS = `
import sys
sys.path.insert(0, "/py")
from time import perf_counter
from pencilmark import engine
from pencilmark.engine.relations import driver, shapes, tables
from pencilmark.rules.propagation import compile, network, subsets, table
from pencilmark.rules import rule, text as rule_text
from pencilmark.rules.text import read_rules
from pencilmark.rules.variants import expand, read

def once(text):
    for module in (compile, driver, expand, network, read, rule, rule_text, shapes, subsets, table, tables):
        for name, value in vars(module).items():
            if hasattr(value, "cache_clear") and not isinstance(value, type) and name not in ("binary", "_machine"):
                value.cache_clear()
    start = perf_counter()
    answer = engine.solve(read_rules(text).puzzle)
    assert answer.status == "unique", text
    return perf_counter() - start

def seconds(text):
    return min(once(text) for _ in range(TURNS))
seconds
`.replaceAll("TURNS", String(TURNS));

const [folder, file] = process.argv.slice(2);
const python = await loadPyodide();
mount(python, folder, "/py");
const seconds = python.runPython(OURS);
const texts = readFileSync(file, "utf-8").split("\n\n");
console.log(JSON.stringify(texts.map((text) => seconds(text))));
