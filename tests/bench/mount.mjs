/** Shows a folder of Python files to Pyodide. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Copy the Python files of *folder*, and the texts they read, into Pyodide's file system. */
export function mount(python, folder, target) {
  python.FS.mkdirTree(target);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [from, to] = [join(folder, entry.name), `${target}/${entry.name}`];
    if (entry.isDirectory()) mount(python, from, to);
    else if (/\.(py|txt|csv|ftl)$/.test(entry.name)) python.FS.writeFile(to, readFileSync(from));
  }
}
