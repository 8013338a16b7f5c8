/** Asks a wheel something in Pyodide, and prints the version of its Python: node tried.mjs PYODIDE_FOLDER WHEEL CODE. */

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, wheel, code] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/`, stdout: () => {} });
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
python.runPython(code);
console.log(python.runPython("import sys; '.'.join(map(str, sys.version_info[:2]))"));
