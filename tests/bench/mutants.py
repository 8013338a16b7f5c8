"""Mutation testing: change one operator or number of a floor at a time, and see whether the nearest tests notice.

``python3 build.py bench mutants board --count 40`` draws mutants of `pencilmark.board` by a seed. The nearest tests of
a module are its doctests, the files named after it, and those files of its floor that import it or what it is reached
through: its package, which knows all techniques, for example, or what THROUGH names.
"""

from __future__ import annotations

import argparse
import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "py" / "pencilmark"
SECONDS = 3600
"""Time for the tests of one mutant, on however busy a machine; `mutated.py` bounds that of the processor."""
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
"""What stands for what; a number grows by one, True and False change places, and `not` is said twice."""
THROUGH = {
    "pencilmark.human.telling": "pencilmark.human.explain",
    "pencilmark.human.ruled": "pencilmark.human.ruled.ladder",
    "pencilmark.engine.relations": "pencilmark.engine.relations.driver",
}
"""Packages that no test asks for anything, and the modules by which all of them is asked."""
QUIET = {"lru_cache", "dataclass", "told"}
"""Calls whose numbers and names say nothing that a test could see."""


@dataclass(frozen=True)
class Mutant:
    """A change of the *place*-th of the nodes of a *module* that can be changed."""

    module: Path
    place: int

    @property
    def name(self) -> str:
        """Return the module's name, as it is imported."""
        return ".".join(self.module.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")

    def source(self) -> tuple[str, str]:
        """Return the changed source, and the change in words: the line, what stood there and what stands there now."""
        tree = ast.parse(self.module.read_text("utf-8"))
        node = list(changeable(tree))[self.place]
        before = ast.unparse(node)
        change(node)
        return ast.unparse(tree), f"{self.module.relative_to(ROOT)}:{node.lineno}: {before}  ->  {ast.unparse(node)}"

    def tests(self, is_wide: bool) -> list[Path]:
        """List the files of the nearest tests, those named after the module first; all of its floor if *is_wide*."""
        stem, package = self.module.stem, self.name.rpartition(".")[0]
        imports = tuple(f"from {one} import" for one in (self.name, package, THROUGH.get(package)) if one)
        floor = self.module.relative_to(PACKAGE).parts[0]
        folders = [ROOT / "tests" / kind for kind in ("unit", "property")]
        files = sorted(path for folder in folders for path in folder.rglob("test_*.py"))
        own = [path for path in files if floor in path.parts or path.parent.name == "property"]
        near = own if is_wide else [path for path in own if any(one in path.read_text("utf-8") for one in imports)]
        return list(dict.fromkeys([path for path in files if path.stem == f"test_{stem}"] + near))


def changeable(tree: ast.AST) -> Iterator[ast.expr]:
    """Yield the expressions that can be changed, in the order of the source: none in annotations and quiet calls."""
    for name, field in ast.iter_fields(tree):
        if name in ("annotation", "returns", "type_params"):
            continue
        for node in field if isinstance(field, list) else [field]:
            if not isinstance(node, ast.AST) or _is_quiet(node) or getattr(node, "arg", "") == "strict":
                continue
            if isinstance(node, ast.expr) and _is_changeable(node):
                yield node
            yield from changeable(node)


def _is_quiet(node: ast.AST) -> bool:
    call = node.func if isinstance(node, ast.Call) else None
    return isinstance(call, ast.Name) and call.id in QUIET


def _is_changeable(node: ast.expr) -> bool:
    match node:
        case ast.Compare(ops=[operator]) | ast.BinOp(op=operator) | ast.BoolOp(op=operator):
            return type(operator) in SWAPS
        case ast.UnaryOp(op=ast.Not()):
            return True
        case ast.Constant(value=value):
            return isinstance(value, int)
    return False


def change(node: ast.expr) -> None:
    """Change a node in its tree."""
    match node:
        case ast.Compare():
            node.ops = [SWAPS[type(node.ops[0])]()]  # type: ignore[list-item]  # an operator for an operator
        case ast.BinOp() | ast.BoolOp():
            node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]  # as above
        case ast.UnaryOp():
            node.operand = ast.UnaryOp(ast.Not(), node.operand)
        case ast.Constant(value=bool(value)):
            node.value = not value
        case ast.Constant(value=int(value)):
            node.value = value + 1


def drawn(floor: str, count: int, seed: int) -> list[Mutant]:
    """Draw *count* mutants of the modules of a *floor*, or of one module of it such as ``board/task.py``."""
    where = PACKAGE / floor
    modules = [where] if where.suffix else sorted(where.rglob("*.py"))
    every = [Mutant(path, place) for path in modules for place, _ in enumerate(changeable(ast.parse(path.read_text())))]
    return sorted(Random(seed).sample(every, min(count, len(every))), key=lambda one: (one.module, one.place))


def is_noticed(mutant: Mutant, source: str, is_wide: bool = False) -> bool:
    """Report whether the nearest tests (all of the floor, if *is_wide*) fail, or do not end, with that *source*."""
    with TemporaryDirectory() as folder:
        changed = Path(folder) / "changed.py"
        changed.write_text(source, "utf-8")
        tests = [str(path.relative_to(ROOT)) for path in mutant.tests(is_wide)]
        command = [sys.executable, "-m", "tests.bench.mutated", mutant.name, str(changed), *tests]
        paths = os.environ | {
            "PYTHONPATH": os.pathsep.join([str(ROOT / "py"), str(ROOT)]),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        try:
            done = subprocess.run(command, cwd=ROOT, env=paths, capture_output=True, timeout=SECONDS, check=False)
        except subprocess.TimeoutExpired:
            return True
    if done.returncode == pytest.ExitCode.USAGE_ERROR:
        raise RuntimeError(done.stderr.decode())
    return done.returncode not in (0, pytest.ExitCode.NO_TESTS_COLLECTED)


def main() -> None:
    """Draw mutants of a floor, run the nearest tests of each, and print those that nothing noticed."""
    parser = argparse.ArgumentParser(prog="build.py bench mutants", description=main.__doc__)
    parser.add_argument("floor", help="a folder of py/pencilmark, or a module of it")
    parser.add_argument("--count", type=int, default=40, help="how many (default 40)")
    parser.add_argument("--wide", action="store_true", help="run all tests of the floor, not the nearest alone")
    parser.add_argument("--seed", type=int, default=1, help="the same seed draws the same (default 1)")
    wish = parser.parse_args()
    mutants, noticed = drawn(wish.floor, wish.count, wish.seed), 0
    for mutant in mutants:
        source, words = mutant.source()
        is_seen = is_noticed(mutant, source, wish.wide)
        noticed += is_seen
        print("noticed " if is_seen else "SURVIVED", words, flush=True)
    share = noticed / len(mutants)
    by = "tests of the floor" if wish.wide else "nearest tests"
    print(f"{wish.floor}: {noticed} of {len(mutants)} mutants noticed by the {by} ({share:.0%})")


if __name__ == "__main__":
    main()
