/**
 * Compiles the modules of the standard library and of wheels by the Python that will import them. Called by
 * precompiled.py: node precompiled.mjs PYODIDE_FOLDER SLIM TARGET LIBRARY WHEEL..., where SLIM is slim.py, and TARGET
 * the folder where they are written.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, slim, target, library, ...wheels] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ indexURL: `${pyodide}/`, env });
python.runPython(readFileSync(slim, "utf8"));
for (const file of [library, ...wheels]) {
  python.FS.writeFile("/archive", readFileSync(file));
  const made = python.globals.get(file === library ? "complete" : "package")("/archive");
  writeFileSync(`${target}/${basename(file)}`, made.toJs());
}
process.exit(0);
