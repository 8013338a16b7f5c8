/**
 * Compiles the modules of wheels by the Python that will import them. Called by precompiled.py: node precompiled.mjs
 * PYODIDE_FOLDER SLIM TARGET WHEEL..., where SLIM is slim.py, and TARGET the folder where the wheels are written.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, slim, target, ...wheels] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ indexURL: `${pyodide}/`, env });
python.runPython(readFileSync(slim, "utf8"));
for (const wheel of wheels) {
  python.FS.writeFile("/archive", readFileSync(wheel));
  writeFileSync(`${target}/${basename(wheel)}`, python.globals.get("package")("/archive").toJs());
}
process.exit(0);
