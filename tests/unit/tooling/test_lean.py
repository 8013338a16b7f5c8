"""The Pyodide of the page: what its modules and scripts name is there, and what stays of the library."""

import io
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

from tooling import lean, page
from tooling.lean import LIBRARY, is_left_out, pruned

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
AT_THE_CONSOLE = """
abc argparse array base64 bisect calendar cmath collections colorsys contextlib copy csv dataclasses datetime
decimal difflib enum fractions functools glob gzip hashlib heapq html http.client inspect io itertools json
logging logging.config math operator os pathlib pickle platform pprint pydoc queue random re secrets shutil
statistics string struct sys tempfile textwrap threading time timeit tokenize tomllib traceback types typing
unicodedata unittest.mock urllib.request uuid warnings weakref xml.etree.ElementTree zipfile zlib zoneinfo
"""
IMPORT = re.compile(r"^(?:import ([\w., ]+)|from (\.*)([\w.]*) import \(?([\w, ]*))", re.MULTILINE)


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


def whole() -> dict[str, str]:
    with zipfile.ZipFile(LIBRARY) as archive:
        return {name: archive.read(name).decode("utf-8") for name in archive.namelist() if name.endswith(".py")}


def imported(name: str, source: str) -> set[str]:
    """Return what the module *name* imports as it is run: in lines that are not indented."""
    found: set[str] = set()
    package = name.split("/")[:-1]
    for plain, dots, module, names in IMPORT.findall(source):
        found |= {part.split(" as ")[0].strip() for part in plain.split(",") if part}
        base = ".".join([*package[: len(package) + 1 - len(dots)], *filter(None, [module])]) if dots else module
        found |= {base, *(f"{base}.{part.split(' as ')[0].strip()}" for part in names.split(",") if base)}
    return found - {""}


def file_of(module: str) -> tuple[str, str]:
    path = module.replace(".", "/")
    return f"{path}.py", f"{path}/__init__.py"


def test_nothing_that_stays_needs_what_goes() -> None:
    sources = whole()
    lost = {
        (name, module)
        for name, source in sources.items()
        if not is_left_out(name) and not name.endswith("__main__.py")
        for module in imported(name, source)
        if any(file in sources and is_left_out(file) for file in file_of(module))
    }
    assert lost == set()


def test_what_is_imported_at_a_console_stays() -> None:
    sources = whole()
    assert [
        name for name in AT_THE_CONSOLE.split() if any(is_left_out(file) for file in file_of(name) if file in sources)
    ] == []


def test_a_part_goes_and_the_rest_is_as_it_was() -> None:
    content = pruned(LIBRARY)
    assert content == pruned(LIBRARY)
    assert len(content) < 0.9 * LIBRARY.stat().st_size
    with zipfile.ZipFile(LIBRARY) as before, zipfile.ZipFile(io.BytesIO(content)) as after:
        gone = set(before.namelist()) - set(after.namelist())
        assert gone and all(is_left_out(name) for name in gone)
        assert all(before.read(name) == after.read(name) for name in after.namelist())
