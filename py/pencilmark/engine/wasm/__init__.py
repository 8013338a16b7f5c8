"""A small WebAssembly assembler: expressions with operators, structured control, a binary module.

It writes the binary format of the *WebAssembly Core Specification 2.0* (chapter 5), as far as the kernels need it:
integers, 128-bit vectors, one memory, no imports. The same calls give the same bytes.

`kinds` the types of values, and how numbers are encoded · `values` expressions · `module` functions
and the module.

>>> from pencilmark.engine.wasm import I32, Module
>>> module = Module(pages=1)
>>> add = module.function("add", [I32, I32], I32)
>>> add.give(add.params[0] + add.params[1])
>>> module.binary()[:8]
b'\\x00asm\\x01\\x00\\x00\\x00'
"""

from pencilmark.engine.wasm.kinds import I8X16, I16X8, I32, I32X4, I64, I64X2, S8, S16, S32, U8, U16, U32, ValueKind
from pencilmark.engine.wasm.module import Function, Label, Module
from pencilmark.engine.wasm.values import (
    Local,
    Value,
    common,
    constant,
    lanes,
    load,
    select,
    shuffle,
    splat,
    total,
    union,
)

__all__ = [
    "I8X16",
    "I16X8",
    "I32",
    "I32X4",
    "I64",
    "I64X2",
    "S8",
    "S16",
    "S32",
    "U8",
    "U16",
    "U32",
    "Function",
    "Label",
    "Local",
    "Module",
    "Value",
    "ValueKind",
    "common",
    "constant",
    "lanes",
    "load",
    "select",
    "shuffle",
    "splat",
    "total",
    "union",
]
