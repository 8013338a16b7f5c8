"""Functions with structured control, and the module that holds them.

`Function` writes statements in order. Control is written with ``with``: a `block` is left, a `loop` is
repeated, `when` runs if a condition holds. Only ``give`` returns a value.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from pencilmark.engine.wasm import kinds
from pencilmark.engine.wasm.kinds import I32, ValueKind, Width
from pencilmark.engine.wasm.values import Local, Value, address_code, constant

_END, _ELSE, _NO_RESULT = b"\x0b", b"\x05", b"\x40"


class Label:
    """A block or loop that is open: the target of its jumps."""

    def __init__(self, function: Function) -> None:
        self._function, self._depth = function, function.depth

    def jump(self, condition: Value | None = None) -> None:
        """Leave the block, or repeat the loop, at once or only if the i32 *condition* is not 0."""
        target = kinds.unsigned(self._function.depth - self._depth)
        self._function.write(b"\x0c" + target if condition is None else condition.code + b"\x0d" + target)


class Nested:
    """A part of a *function* that is written inside a ``with``, between *opening* and its end."""

    __slots__ = ("_function", "_opening")

    def __init__(self, function: Function, opening: bytes) -> None:
        self._function, self._opening = function, opening

    def __enter__(self) -> Label:
        self._function.write(self._opening + _NO_RESULT)
        self._function.depth += 1
        return Label(self._function)

    def __exit__(self, *error: object) -> None:
        self._function.depth -= 1
        self._function.write(_END)


class Function:
    """A function being written: *params* are its first locals; *result* is the kind it returns."""

    def __init__(self, place: int, params: Sequence[ValueKind], result: ValueKind | None) -> None:
        self.place, self.result, self.depth = place, result, 0
        self._code = bytearray()
        self._kinds: list[ValueKind] = []
        self.params = [self.local(kind) for kind in params]

    def write(self, code: bytes) -> None:
        """Append *code*."""
        self._code += code

    def local(self, kind: ValueKind) -> Local:
        """Add a variable, 0 at first."""
        self._kinds.append(kind)
        return Local(kind, len(self._kinds) - 1, self)

    def let(self, value: Value) -> Local:
        """Compute *value* here and keep it in a new variable."""
        local = self.local(value.kind)
        local.set(value)
        return local

    def store(self, kind: ValueKind | Width, address: Value | int, value: Value | int, offset: int = 0) -> None:
        """Write *value* to memory at *address* + *offset* bytes."""
        code, immediates = address_code(address, offset)
        if isinstance(value, int):
            value = constant(kind.kind if isinstance(kind, Width) else kind, value)
        self.write(code + value.code + kind.store + immediates)

    def copy(self, target: Value, source: Value, size: Value | int) -> None:
        """Copy *size* bytes of memory; the two places may overlap."""
        length = constant(I32, size) if isinstance(size, int) else size
        self.write(target.code + source.code + length.code + b"\xfc\x0a\0\0")

    def fill(self, target: Value, byte: int, size: Value | int) -> None:
        """Set *size* bytes of memory to *byte*."""
        length = constant(I32, size) if isinstance(size, int) else size
        self.write(target.code + constant(I32, byte).code + length.code + b"\xfc\x0b\0")

    def call(self, *arguments: Value) -> Value:
        """Return the call of this function with *arguments*, as a value of the caller."""
        code = b"".join(argument.code for argument in arguments) + b"\x10" + kinds.unsigned(self.place)
        return Value(self.result or I32, code)

    def do(self, call: Value) -> None:
        """Write a *call* that returns nothing."""
        self.write(call.code)

    def give(self, value: Value | int | None = None) -> None:
        """Return from the function, with *value* if it has a result."""
        if self.result is not None:
            value = constant(self.result, value or 0) if value is None or isinstance(value, int) else value
        self.write((value.code if isinstance(value, Value) else b"") + b"\x0f")

    def block(self) -> Nested:
        """Open a block; jumping to its label leaves it."""
        return Nested(self, b"\x02")

    def loop(self) -> Nested:
        """Open a loop; jumping to its label starts it again, running past its end leaves it."""
        return Nested(self, b"\x03")

    def when(self, condition: Value) -> Nested:
        """Open a part that runs if *condition* is not 0."""
        return Nested(self, condition.code + b"\x04")

    @contextmanager
    def otherwise(self) -> Iterator[Label]:
        """Open the part that runs instead of the `when` just closed."""
        if self._code[-1:] != _END:
            raise TypeError("otherwise must follow when")
        self._code[-1:] = _ELSE
        self.depth += 1
        yield Label(self)
        self.depth -= 1
        self.write(_END)

    @contextmanager
    def while_(self, condition: Value) -> Iterator[Label]:
        """Open a loop that runs as long as *condition* is not 0; its label leaves it."""
        with self.block() as done, self.loop() as again:
            done.jump(condition.is_zero())
            yield done
            again.jump()

    @contextmanager
    def count(self, start: Value | int, stop: Value | int, step: int = 1) -> Iterator[Local]:
        """Open a loop over the numbers from *start* to below *stop*."""
        number = self.local(I32)
        number.set(start)
        with self.while_(number < stop):
            yield number
            number += step

    def body(self) -> bytes:
        """Return the locals and code as the binary format has them."""
        extra = self._kinds[len(self.params) :]
        unreachable = b"" if self.result is None else b"\0"
        code = bytes(self._code) + unreachable + _END
        return kinds.sized(kinds.vector(kinds.runs(kind.type for kind in extra)) + code)

    @property
    def signature(self) -> bytes:
        """Return the type of the function."""
        params = [bytes((kind.type,)) for kind in self._kinds[: len(self.params)]]
        results = [bytes((self.result.type,))] if self.result else []
        return b"\x60" + kinds.vector(params) + kinds.vector(results)


class Module:
    """Functions and data over one memory of *pages* (64 KiB each), exported as ``memory``."""

    def __init__(self, pages: int) -> None:
        self._pages = pages
        self._functions: list[Function] = []
        self._exports = [_name("memory") + b"\x02\0"]
        self._data: list[bytes] = []

    def function(self, name: str, params: Sequence[ValueKind] = (), result: ValueKind | None = None) -> Function:
        """Start a function; a *name* that does not begin with ``_`` is exported."""
        function = Function(len(self._functions), params, result)
        self._functions.append(function)
        if not name.startswith("_"):
            self._exports.append(_name(name) + b"\0" + kinds.unsigned(function.place))
        return function

    def data(self, address: int, content: bytes) -> None:
        """Have memory hold *content* at *address* from the start."""
        place = constant(I32, address).code + _END
        self._data.append(b"\0" + place + kinds.sized(content))

    def binary(self) -> bytes:
        """Write the module in the binary format."""
        types = sorted({function.signature for function in self._functions})
        uses = [kinds.unsigned(types.index(function.signature)) for function in self._functions]
        parts = (
            (kinds.TYPE, types),
            (kinds.FUNCTION, uses),
            (kinds.MEMORY, [b"\0" + kinds.unsigned(self._pages)]),
            (kinds.EXPORT, self._exports),
            (kinds.CODE, [function.body() for function in self._functions]),
            (kinds.DATA, self._data),
        )
        return kinds.MAGIC + b"".join(kinds.section(number, items) for number, items in parts)


def _name(text: str) -> bytes:
    return kinds.sized(text.encode())
