/** Puts the English texts into each script of the page that a test imports, as the build does: `node --import ./tests/js/texts.js --test`. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { register } from "node:module";

const python = process.env.PENCILMARK_PYTHON ?? "python3";
const [root, own] = ["../../", "hooks.js"].map((name) => new URL(name, import.meta.url));
const written = process.env.PENCILMARK_TEXTS; // once for all files of tests: each has a process, and a Python would take half its time
const texts = written
  ? readFileSync(written)
  : execFileSync(python, ["-m", "tooling.page_texts"], { env: { ...process.env, PYTHONPATH: new URL("py", root).pathname } });
register(own, { data: { texts: JSON.parse(`${texts}`), scripts: new URL("static/js/", root).href } });
await import("../../static/js/words/write.js");
