"""Check the sources (format, lint, types, sentences) and run the tests."""

import ast
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from types import MappingProxyType

from tooling import page_texts
from tooling.installed import PYTHON, ensure_node_modules, ensure_packages, tool
from tooling.places import BUILD, NODE_MODULES, ROOT
from tooling.talk import say

MOST_LINES, MEDIAN_LINES, MOST_OF_FILE = 40, 7, 400
"""Lines of the longest function, of the median one, and of the longest file."""


@dataclass(frozen=True)
class Sizes:
    """Lines of each of the *functions* and *files*, by their names."""

    functions: dict[str, int]
    files: dict[str, int]

    @property
    def faults(self) -> list[str]:
        """Report which functions and files are too long."""
        found = [f"{name} has {lines} lines" for name, lines in self.functions.items() if lines > MOST_LINES]
        found += [f"{name} has {lines} lines" for name, lines in self.files.items() if lines > MOST_OF_FILE]
        middle = median(self.functions.values())
        return [*found, *([f"the median function has {middle:g} lines"] if middle > MEDIAN_LINES else [])]

    def __str__(self) -> str:
        functions, files = self.functions.values(), self.files.values()
        return (
            f"{len(functions)} functions of Python: longest {max(functions)} lines, median {median(functions):g}; "
            f"{len(files)} files of Python: longest {max(files)}, median {median(files):g}"
        )


def measured(folder: Path = ROOT / "py") -> Sizes:
    """Count the lines of all functions and files of a *folder*."""
    functions, files = dict[str, int](), dict[str, int]()
    for path in sorted(folder.rglob("*.py")):
        text, name = path.read_text("utf-8"), path.relative_to(folder).as_posix()
        files[name] = text.count("\n")
        functions |= {f"{name}:{line} {own}": lines for line, own, lines in functions_of(text)}
    return Sizes(functions, files)


def functions_of(text: str) -> Iterator[tuple[int, str, int]]:
    r"""Yield the line, the name and the number of lines of each function of a *text*, without its decorators.

    >>> list(functions_of("def one():\n    pass\n\n\nasync def two():\n    def three():\n        pass\n"))
    [(1, 'one', 2), (5, 'two', 3), (6, 'three', 2)]
    """
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.lineno, node.name, (node.end_lineno or node.lineno) - node.lineno + 1


Command = Sequence[str | Path]
STANDS_IN = re.compile(r"\bglobalThis\b|\bmock\.timers\b")
"""What a file of tests of JavaScript says that puts something in the place of what all scripts share."""
JS_PROJECTS = ("jsconfig.json", "tests/js/jsconfig.json")
MOST_WORKERS = 4
COMPILED_ONCE = {"PYTHONDONTWRITEBYTECODE": ""}
"""For all workers of pytest, and for the programs that tests start."""
TYPES = Path(__file__).with_name("types")


def ensure_tools() -> Path:
    """Install all that checking and testing need and return the Node to use."""
    with ThreadPoolExecutor(1) as beside:
        program = beside.submit(ensure_node_modules)
        ensure_packages("dev", "installing the packages for checks and tests")
        ensure_packages("docs", "installing what makes pages of docs/")  # for its types, too
        return program.result()


def check(node: Path) -> bool:
    """Check format, lint, types, dead code and sizes; show what fails, and report whether nothing does."""
    lay_out_types()
    results = [passes(name, command) for name, command in check_commands(node)]  # each is shown, whatever came before
    return all([*results, are_short()])


def check_commands(node: Path) -> Iterable[tuple[str, Command]]:
    """Yield each check as its name and command."""
    yield "format (ruff)", (tool("ruff"), "format", "--check", ".")
    yield "lint (ruff)", (tool("ruff"), "check", ".")
    yield "types of Python (mypy)", (PYTHON, "-m", "mypy")
    yield "dead code (vulture)", (tool("vulture"),)
    yield "catalogues of sentences (fluent)", (PYTHON, Path(__file__).with_name("catalogues.py"))
    compiler = NODE_MODULES / "typescript/bin/tsc"
    for project in JS_PROJECTS:
        if javascript_of(project):
            yield f"types of JavaScript (tsc, {project})", (node, compiler, "-p", ROOT / project)


def javascript_of(project: str) -> list[Path]:
    """Return the modules in the scope of the configuration *project*: tsc treats having none as an error."""
    folder = (ROOT / project).parent
    return [*folder.glob("*.js")]


def lay_out_types() -> None:
    """Put the types of built files where jsconfig.json looks for them."""
    folder = BUILD / "types/pyodide"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("pyodide", "ffi"):
        shutil.copy2(NODE_MODULES / f"pyodide/{name}.d.ts", folder / f"{name}.d.mts")
    shutil.copy2(TYPES / "build.d.ts", BUILD / "types/build.d.ts")
    shutil.copy2(TYPES / "pyodide.asm.d.mts", folder / "pyodide.asm.d.mts")


def are_short() -> bool:
    """Say how long functions and files are, and report whether none is too long."""
    found = measured()
    say(f"sizes ({found}): {'FAILED' if found.faults else 'ok'}")
    for fault in found.faults:
        say(fault)
    return not found.faults


def passes(name: str, command: Command, environment: Mapping[str, str] = MappingProxyType({})) -> bool:
    """Run the check *name*, say how it went, and show its output if it fails."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=dict(os.environ) | dict(environment),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    say(f"{name}: {'ok' if done.returncode == 0 else 'FAILED'}")
    if done.returncode:
        say((done.stdout + done.stderr).rstrip())
    return done.returncode == 0


def test_javascript(node: Path) -> bool:
    """Run the JavaScript tests, in one process those files that change nothing for others; report whether they pass."""
    tests = sorted((ROOT / "tests/js").rglob("*.test.js"))
    apart = [path for path in tests if STANDS_IN.search(path.read_text("utf-8"))]
    with TemporaryDirectory() as folder:
        texts, together = Path(folder) / "texts.json", Path(folder) / "together.mjs"
        texts.write_text(page_texts.in_scripts(), "utf-8")
        names = [path.as_uri() for path in tests if path not in apart]
        together.write_text("".join(f"import {json.dumps(name)};\n" for name in names), "utf-8")
        return not tests or passes(
            "tests of JavaScript (node)",
            (node, "--import", ROOT / "tests/js/texts.js", "--test", *ends_at_once(node), together, *apart),
            {"PENCILMARK_TEXTS": str(texts)},
        )


def ends_at_once(node: Path) -> tuple[str, ...]:
    """Return the option that ends Node with its tests, whatever timers are left; older ones have no such option."""
    option = "--test-force-exit"
    knows = subprocess.run([str(node), option, "--version"], capture_output=True, check=False).returncode == 0
    return (option,) if knows else ()


def collect_python() -> bool:
    """Collect the Python tests, so that pytest keeps what it compiles and no worker waits for that later."""
    return passes("tests of Python can be read (pytest)", (PYTHON, "-m", "pytest", "--collect-only"), COMPILED_ONCE)


def test_python(arguments: Sequence[str], environment: Mapping[str, str]) -> bool:
    """Run pytest with *arguments*, or else all tests on several processors; report whether they pass."""
    workers = min(MOST_WORKERS, os.cpu_count() or 1)  # one more would wait for the browsers of the others
    everything = ("--numprocesses", str(workers))
    command = [str(PYTHON), "-m", "pytest", *(arguments or everything)]
    told = dict(os.environ) | COMPILED_ONCE | dict(environment)
    return subprocess.run(command, cwd=ROOT, env=told, check=False).returncode == 0
