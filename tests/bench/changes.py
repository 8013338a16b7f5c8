"""Mutants: an operator or a number of a module changed, one at a time."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from types import CodeType

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "py" / "pencilmark"
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
QUIET = {"lru_cache", "dataclass", "told"}
"""Calls whose numbers and names say nothing that a test could see."""
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Mutant:
    """A change of the *place*-th of the nodes of a *module* that can be changed."""

    module: Path
    place: int

    @property
    def name(self) -> str:
        """Return the module's name, as it is imported."""
        return ".".join(self.module.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")

    @property
    def folder(self) -> str:
        """Return the path of the module's folder in the package."""
        return str(self.module.parent.relative_to(PACKAGE))

    @cached_property
    def _changed(self) -> tuple[ast.Module, ast.expr, str]:
        tree = ast.parse(self.module.read_text("utf-8"))
        node = list(changeable(tree))[self.place]
        before = ast.unparse(node)
        change(node)
        return tree, node, f"{before}  ->  {ast.unparse(node)}"

    @property
    def change(self) -> str:
        """Return the change in words: what stood there, and what stands there now."""
        return self._changed[2]

    @property
    def where(self) -> str:
        """Return the module's path in the package and the line."""
        return f"{self.module.relative_to(PACKAGE)}:{self._changed[1].lineno}"

    @property
    def line(self) -> str:
        """Return the line of the source in which it is."""
        return self.module.read_text("utf-8").split("\n")[self._changed[1].lineno - 1].strip()

    @cached_property
    def functions(self) -> list[str]:
        """List the qualified names of the functions around the change, the outermost first; none if none calls it."""
        return list(_around(self._changed[0], self._changed[1], ""))

    def code(self) -> CodeType:
        """Compile the changed module, with the lines of its source."""
        return compile(self._changed[0], str(self.module), "exec", dont_inherit=True)


def _around(tree: ast.AST, node: ast.AST, prefix: str) -> Iterator[str]:
    for one in ast.iter_child_nodes(tree):
        if not any(each is node for each in ast.walk(one)):
            continue
        inner = prefix
        if isinstance(one, DEFINITIONS):
            if not any(each is node for part in one.body for each in ast.walk(part)):
                return  # a default or a decorator: the module itself works it out
            yield prefix + one.name
            inner = f"{prefix}{one.name}.<locals>."
        elif isinstance(one, ast.ClassDef):
            inner = f"{prefix}{one.name}."
        yield from _around(one, node, inner)


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
            ast.fix_missing_locations(node)
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
