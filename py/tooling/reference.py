"""The reference of the library, from its sources: everything that it offers, and every type that this leads to.

A name is followed through imports to its definition; nothing is imported for that.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path

from tooling.places import PACKAGE

PUBLIC = "pencilmark"
ERRORS = "pencilmark.board.errors"
RAISES = re.compile(r"Raises? (\w+)(?:,? (?:and|or) (\w+))?")
WIDTH = 88
"""Characters of a line of code that the page shows whole."""
Definition = ast.FunctionDef | ast.ClassDef | ast.Assign


@dataclass(frozen=True)
class Entry:
    """A public *name*, the *module* that defines it, and its *definition* there."""

    name: str
    module: str
    definition: Definition


def reference() -> str:
    """Return the reference in Markdown: the functions, the values that they take and return, and the types of those."""
    offered = public_names(PUBLIC)
    every = entries(offered)
    functions = [one for one in every if one.name in offered and isinstance(one.definition, ast.FunctionDef)]
    rest = sorted((one for one in every if one not in functions), key=lambda one: one.name.lower())
    parts = ["# Reference\n", "What `from pencilmark import` offers, and the types that one meets from there on.\n"]
    for heading, listed in (("Functions", functions), ("Values and types", rest)):
        parts += [f"## {heading}\n", table(listed), *(line for one in listed for line in told(one.definition, "###"))]
    return "\n".join(parts)


def table(listed: list[Entry]) -> str:
    """Return a table of *listed* entries, each described in a sentence."""
    rows = [f"| [{one.name}](#{one.name}) | {first_sentence(one.definition)} |" for one in listed]
    return "\n".join(["| name | what it is |", "|-|-|", *rows, ""])


def first_sentence(definition: Definition) -> str:
    """Return the first sentence of a docstring, or what an alias stands for."""
    if isinstance(definition, ast.Assign):
        return "`{}`".format(ast.unparse(definition.value).replace("|", "\\|"))
    text = " ".join((ast.get_docstring(definition) or "").split("\n\n")[0].split())
    return re.split(r"(?<=\.) ", text)[0]


def entries(names: list[str]) -> list[Entry]:
    """Follow *names* of the library, and the types of whatever is found, until there are no more."""
    waiting = [(PUBLIC, name) for name in names]
    found: dict[str, Entry] = {}
    while waiting:
        module, name = waiting.pop(0)
        entry = resolve(module, name)
        if entry and name not in found:
            found[name] = entry
            waiting += [(entry.module, other) for other in mentioned(entry.definition)]
            waiting += [(ERRORS, error) for error in raised(entry.definition)]
    return [*found.values()]


def public_names(module: str) -> list[str]:
    """Return the names in `__all__` of a *module*."""
    values = [
        node.value
        for node in tree_of(module).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    ]
    return [str(name) for name in ast.literal_eval(values[0])]


def resolve(module: str, name: str) -> Entry | None:
    """Find where *name*, as *module* knows it, is defined in the package; None if it is defined outside."""
    body = tree_of(module).body
    for node in chain(body, *(one.body for one in body if isinstance(one, ast.If))):  # types are imported below an `if`
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name:
            return Entry(name, module, node)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return Entry(name, module, node)
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name and node.value:
            return Entry(name, module, ast.copy_location(ast.Assign([node.target], node.value), node))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pencilmark"):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return resolve(node.module or "", alias.name)
    return None


@cache
def tree_of(module: str) -> ast.Module:
    """Parse a *module* of the package."""
    place: Path = PACKAGE.parent / module.replace(".", "/")
    path = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    return ast.parse(path.read_text("utf-8"))


def mentioned(definition: Definition) -> Iterator[str]:
    """Yield the names of the types in the public signatures and fields of a *definition*."""
    parts: list[ast.AST] = [definition.value] if isinstance(definition, ast.Assign) else []
    parts += definition.bases if isinstance(definition, ast.ClassDef) else []
    for one in (definition, *members(definition)):
        if isinstance(one, ast.FunctionDef):
            arguments = [*one.args.posonlyargs, *one.args.args, *one.args.kwonlyargs]
            parts += [part.annotation for part in arguments if part.annotation]
            parts += [one.returns] if one.returns else []
        elif isinstance(one, ast.AnnAssign):
            parts.append(one.annotation)
    yield from (node.id for part in parts for node in ast.walk(part) if isinstance(node, ast.Name))


def raised(definition: Definition) -> Iterator[str]:
    """Yield the names of the errors that docstrings of a *definition* say it raises."""
    for one in (definition, *members(definition)):
        if isinstance(one, ast.FunctionDef | ast.ClassDef):
            for found in RAISES.finditer(ast.get_docstring(one) or ""):
                yield from filter(None, found.groups())


def members(definition: Definition) -> list[ast.stmt]:
    """Return the public fields and methods of a class."""
    if not isinstance(definition, ast.ClassDef):
        return []
    fields = [one for one in definition.body if isinstance(one, ast.AnnAssign) and is_public(ast.unparse(one.target))]
    return [*fields, *(one for one in definition.body if isinstance(one, ast.FunctionDef) and is_public(one.name))]


def is_public(name: str) -> bool:
    """Report whether a *name* is for users: one with an underscore before it is not."""
    return not name.startswith("_")


def told(node: Definition, mark: str, owner: str = "") -> list[str]:
    """Return the lines about a function, an alias, or a class with its public members.

    *mark* makes its heading, in which the name of a method follows *owner*, its class and a dot.
    """
    if isinstance(node, ast.Assign):
        name = ast.unparse(node.targets[0])
        return [f"{mark} {name}\n", f"```\n{ast.unparse(node)}\n```\n"]
    lines = [f"{mark} {owner}{node.name}\n"]
    if isinstance(node, ast.FunctionDef):
        lines.append(f"```\n{signature(node)}\n```\n")
    else:
        bases = ", ".join(ast.unparse(base) for base in node.bases)
        head = f"class {node.name}({bases})" if bases else f"class {node.name}"
        fields = [ast.unparse(one) for one in members(node) if isinstance(one, ast.AnnAssign)]
        lines.append("```\n{}\n```\n".format("\n    ".join([head, *fields])))
    lines.append(fenced(ast.get_docstring(node) or ""))
    methods = [one for one in members(node) if isinstance(one, ast.FunctionDef)]
    return lines + [line for method in methods for line in told(method, f"{mark}#", f"{node.name}.")]


def signature(node: ast.FunctionDef) -> str:
    """Return how a function is called: in one line, or in a line for each argument if that is too long."""
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    line = f"{node.name}({ast.unparse(node.args)}){result}"
    if len(line) <= WIDTH:
        return line
    arguments = re.split(r", (?=\w+:|\*)", ast.unparse(node.args))
    return "\n".join([f"{node.name}(", *(f"    {argument}," for argument in arguments), f"){result}"])


def fenced(text: str) -> str:
    """Return a docstring with its examples as blocks of code."""
    paragraphs = re.split(r"\n\s*\n", text)
    return "\n\n".join(f"```\n{part}\n```" if part.startswith(">>>") else part for part in paragraphs) + "\n"
