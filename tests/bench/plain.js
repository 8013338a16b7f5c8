/** A worker that starts Python as Pyodide's guide has it, one thing after another. */

import { loadPyodide } from "./pyodide/pyodide.mjs";

const { wheel } = Object.fromEntries(new URLSearchParams(location.search));
const python = await loadPyodide();
await python.loadPackage(new URL(`wheels/${wheel}`, location.href).href, { messageCallback: () => {} });
python.pyimport("pencilmark.doors.service");
postMessage("ready");
