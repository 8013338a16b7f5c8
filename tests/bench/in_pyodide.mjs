/** Runs Python code from standard input in Pyodide, with our package in a folder: node in_pyodide.mjs PY */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

/** Copy the Python files of *folder*, and the texts they read, into Pyodide's file system. */
function mount(python, folder, target) {
  python.FS.mkdirTree(target);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [from, to] = [join(folder, entry.name), `${target}/${entry.name}`];
    if (entry.isDirectory()) mount(python, from, to);
    else if (/\.(py|txt|csv|ftl)$/.test(entry.name)) python.FS.writeFile(to, readFileSync(from));
  }
}

const python = await loadPyodide();
mount(python, process.argv[2], "/py");
python.runPython('import sys; sys.path.insert(0, "/py")');
console.log(python.runPython(readFileSync(0, "utf8")));
