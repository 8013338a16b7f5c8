"""Writes the page's types of the messages: ``PYTHONPATH=py python3 tests/contract/js_types.py``."""

import ast
import types
import typing
from collections.abc import Iterator
from importlib import import_module
from inspect import getsource
from pathlib import Path
from pkgutil import iter_modules

from pencilmark.doors import protocol
from pencilmark.doors.protocol import many, pieces, reading, replies, ruling, teaching

TARGET = Path(__file__).parents[2] / "static" / "js" / "protocol.d.ts"
TOPICS = [import_module(f"pencilmark.doors.protocol.{topic.name}") for topic in iter_modules(protocol.__path__)]
BASES = {
    node.name: [base for base in map(ast.unparse, node.bases) if base != "TypedDict"]
    for module in TOPICS
    for node in ast.walk(ast.parse(getsource(module)))
    if isinstance(node, ast.ClassDef)
}
"""The messages that each message extends; its class has forgotten them before Python 3.12."""
UNIONS = {
    "SolveStatus": pieces.SolveStatus,
    "ManyQuestion": many.ManyQuestion,
    "AdviceStatus": teaching.AdviceStatus,
    "RuleState": ruling.RuleState,
    "FormName": reading.FormName,
    "Reply": replies.Reply,
    "WorkerMessage": replies.WorkerMessage,
}
_OTHERWISE = {"Request": "AnyRequest"}
"""Messages whose name means something of the browser's where types are global, as these are."""
_PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", object: "unknown"}


def named(message: str) -> str:
    """Return the name of a *message* on the page."""
    return _OTHERWISE.get(message, message)


def type_text(annotation: object) -> str:
    """Write a Python *annotation* as a TypeScript type."""
    origin, parts = typing.get_origin(annotation), typing.get_args(annotation)
    if origin is typing.NotRequired:
        return type_text(parts[0])
    if origin is typing.Literal:
        return " | ".join(f'"{part}"' for part in parts)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(type_text(part) for part in parts))
    if origin is dict:
        return f"Record<{type_text(parts[0])}, {type_text(parts[1])}>"
    if origin is list:
        inner = type_text(parts[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if typing.is_typeddict(annotation):
        return named(typing.cast(type, annotation).__name__)
    return _PLAIN[typing.cast(type, annotation)]


def interface_text(message: type) -> Iterator[str]:
    """Write the lines of one message as an interface."""
    caption = (message.__doc__ or "").strip().splitlines()[0]
    bases = BASES.get(message.__name__, ())
    taken = {
        name for module in TOPICS for base in bases for name in typing.get_type_hints(getattr(module, base, object))
    }
    yield f"/** {caption} */"
    extends = f" extends {', '.join(map(named, bases))}" if bases else ""
    yield f"interface {named(message.__name__)}{extends} {{"
    for name, annotation in typing.get_type_hints(message, include_extras=True).items():
        mark = "?" if typing.get_origin(annotation) is typing.NotRequired else ""
        if name not in taken:
            yield f"  {name}{mark}: {type_text(annotation)};"
    yield "}"
    yield ""


def render() -> str:
    """Write the whole file of types."""
    lines = ["// Written by tests/contract/js_types.py from py/pencilmark/doors/protocol/; change that instead.", ""]
    for module in TOPICS:
        for value in vars(module).values():
            if typing.is_typeddict(value) and value.__module__ == module.__name__:
                lines += interface_text(typing.cast(type, value))
    for name, union in UNIONS.items():
        lines += [f"type {name} = {type_text(union)};", ""]
    lines += ["/** For each kind of request: its message and its result. */", "interface Conversations {"]
    for kind, (ask, value) in protocol.CONVERSATIONS.items():
        lines.append(f"  {kind}: [{named(ask.__name__)}, {named(value.__name__)}];")
    return "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    TARGET.write_text(render(), encoding="utf-8")
