/** A worker of the page for benches: Python with our package, and qqwing, side by side. Asked by `in_browser.py`. */

import { loadPyodide } from "/bench/pyodide/pyodide.mjs";
import qqwing from "/qqwing.mjs";

let python = null;

const acts = {
  /** Start Python with our package. */
  async boot() {
    python = await loadPyodide({ indexURL: "/bench/pyodide/" });
    const wheel = await (await fetch("/bench/wheel.json")).json();
    await python.loadPackage(wheel, { messageCallback: () => {} });
    return python.version;
  },

  /** Run Python code; its last expression must be plain data, or await that. */
  python({ code }) {
    return python.runPythonAsync(code);
  },

  /** Make puzzles with qqwing for so many milliseconds; count those of a second. */
  rival({ milliseconds }) {
    const start = performance.now();
    let made = 0;
    while (performance.now() - start < milliseconds) {
      const maker = new qqwing();
      maker.setRecordHistory(false);
      if (!maker.generatePuzzle()) throw new Error("qqwing made no puzzle");
      made += 1;
    }
    return (1000 * made) / (performance.now() - start);
  },

  /** Prove puzzles unique with qqwing for so many milliseconds, each a string of 81 digits; count them. */
  solve({ puzzles, milliseconds }) {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < milliseconds) {
      const solver = new qqwing();
      solver.setRecordHistory(false);
      solver.setPuzzle(Array.from(puzzles[done++ % puzzles.length], Number));
      if (solver.countSolutions() !== 1) throw new Error("qqwing found other than one solution");
    }
    return done;
  },
};

self.onmessage = async ({ data }) => {
  try {
    self.postMessage({ found: await acts[data.act](data) });
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
