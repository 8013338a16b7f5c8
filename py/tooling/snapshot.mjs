/**
 * Starts Python in Node, imports pencilmark, and writes its memory, gzipped, so that the page need not do the same.
 * Called by snapshot.py: node snapshot.mjs PYODIDE_FOLDER WHEEL TARGET
 */

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [pyodide, wheel, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ _makeSnapshot: true, indexURL: `${pyodide}/` });
const extractDir = python.runPython("import sysconfig; sysconfig.get_path('purelib')");
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", { extractDir });
python.runPython("import pencilmark.doors.service; pencilmark.doors.service.warm_up()");
writeFileSync(target, gzipSync(python.makeMemorySnapshot()));
