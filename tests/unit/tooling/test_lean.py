"""The Pyodide of the page: what its modules and scripts name is there, and numbers of functions are as they were."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tooling import lean, page

NAMES = """
const { readFileSync } = await import("node:fs");
const [whole, made, script, ...modules] = process.argv.slice(1);
const module = (path) => new WebAssembly.Module(readFileSync(path));
const exported = (path) => new Set(WebAssembly.Module.exports(module(path)).map(({ name }) => name));
const [before, after] = [exported(whole), exported(made)];
const wished = new Set(modules.flatMap((path) => WebAssembly.Module.imports(module(path)).map(({ name }) => name)));
for (const [, name] of readFileSync(script, "utf8").matchAll(/wasmExports\\["(\\w+)"\\]/g)) wished.add(name);
const missing = [...wished].filter((name) => before.has(name) && !after.has(name));
console.log(JSON.stringify({ missing, wished: wished.size, fewer: after.size < before.size / 4 }));
"""


@pytest.mark.skipif(not shutil.which("node"), reason="no Node on the path to ask")
def test_all_that_is_named_is_still_exported(tmp_path: Path) -> None:
    made = page.lean_pyodide()
    modules = [path for wheel in page.page_wheels() for path in lean.modules_of(wheel, tmp_path)]
    assert modules
    files = (lean.WHOLE / "pyodide.asm.wasm", made["pyodide.asm.wasm"], made["pyodide.asm.mjs"], *modules)
    told = subprocess.run(
        ("node", "--input-type=module", "-e", NAMES, *files), capture_output=True, text=True, check=True
    )
    assert '"missing":[]' in told.stdout
    assert '"fewer":true' in told.stdout
