"""Expressions: values that are code, put together with Python's operators.

A `Value` is the code that leaves one value on WebAssembly's stack, and its kind. ``a + b`` is the code of
*a*, the code of *b* and the kind's instruction for ``+``; nothing is computed until the module runs.
Used twice, an expression is computed twice: give it a name with `Function.let`. Comparisons and shifts
are unsigned; a comparison of vectors sets all bits of the lanes where it holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, reduce
from operator import add, and_, lshift, or_, rshift, sub, xor
from typing import Protocol

from pencilmark.engine.wasm.kinds import I32, I64, ValueKind, Width, signed, unsigned


def _instruction(name: str) -> Callable[[Value, Value | int], Value]:
    """Return the operator that applies the instruction called *name*."""
    return lambda value, other: Value(value.kind, value.code + value._operand(other) + value.kind.instructions[name])


def _comparison(name: str) -> Callable[[Value, Value | int], Value]:
    return lambda value, other: value._compare(name, other)


class Value:
    """The *code* that computes one value of a *kind*."""

    __slots__ = ("code", "kind")
    __hash__ = None  # type: ignore[assignment]  # == makes code, so a value cannot be a key

    def __init__(self, kind: ValueKind, code: bytes) -> None:
        self.kind, self.code = kind, code

    def apply(self, name: str, *others: Value | int) -> Value:
        """Apply the kind's instruction *name* to this and *others*; the result has the same kind."""
        code = self.code
        for other in others:
            code += self._operand(other)
        return Value(self.kind, code + self.kind.instructions[name])

    def _operand(self, other: Value | int) -> bytes:
        if isinstance(other, int):
            return constant(self.kind, other).code
        if other.kind is not self.kind:
            raise TypeError(f"expected {self.kind}, found {other.kind}")
        return other.code

    def _compare(self, name: str, other: Value | int) -> Value:
        found = self.apply(name, other)
        return found if self.kind.is_vector else Value(I32, found.code)

    def _shift(self, name: str, count: Value | int) -> Value:
        """Shift; a vector is shifted by an i32, a number by one of its own kind."""
        if not self.kind.is_vector:
            return self.apply(name, count)
        code = constant(I32, count).code if isinstance(count, int) else count.code
        return Value(self.kind, self.code + code + self.kind.instructions[name])

    __add__, __sub__, __mul__, __floordiv__, __mod__ = map(_instruction, ("+", "-", "*", "//", "%"))
    __and__, __or__, __xor__ = map(_instruction, "&|^")

    def __invert__(self) -> Value:
        return self.apply("~") if self.kind.is_vector else self.apply("^", -1)

    def __lshift__(self, count: Value | int) -> Value:
        return self._shift("<<", count)

    def __rshift__(self, count: Value | int) -> Value:
        return self._shift(">>", count)

    def shift_signed(self, count: Value | int) -> Value:
        """Shift right, filling with the sign."""
        return self._shift("signed>>", count)

    __eq__, __ne__ = map(_comparison, ("==", "!="))  # type: ignore[assignment]  # code, not a truth value
    __lt__, __le__, __gt__, __ge__ = map(_comparison, ("<", "<=", ">", ">="))

    def compare_signed(self, sign: str, other: Value | int) -> Value:
        """Compare as signed numbers; *sign* is one of ``< > <= >=``."""
        return self._compare("signed " + sign, other)

    def __bool__(self) -> bool:
        raise TypeError("an expression has no truth value while code is made")

    def is_zero(self) -> Value:
        """Report whether the number is 0."""
        return Value(I32, self.code + self.kind.instructions["zero?"])

    def without(self, other: Value | int) -> Value:
        """Keep the bits that *other* does not have."""
        if self.kind.is_vector:
            return self.apply("and_not", other)
        return self & ~other

    def any(self) -> Value:
        """Report whether a vector has any bit set."""
        return Value(I32, self.apply("any").code)

    def all(self) -> Value:
        """Report whether no lane of a vector is 0."""
        return Value(I32, self.apply("all").code)

    def mask(self) -> Value:
        """Gather the highest bit of each lane into an i32, the first lane lowest."""
        return Value(I32, self.apply("mask").code)

    def lane(self, place: int) -> Value:
        """Take the lane at *place*, extended without sign (8 and 16 bits) to a number."""
        kind = I64 if self.kind.bits == 64 else I32
        return Value(kind, self.code + self.kind.instructions["lane"] + bytes((place,)))

    def with_lane(self, place: int, number: Value) -> Value:
        """Replace the lane at *place* by a *number*."""
        return Value(self.kind, self.code + number.code + self.kind.instructions["with_lane"] + bytes((place,)))

    def seen_as(self, kind: ValueKind) -> Value:
        """View a vector as another *kind* of lanes; costs nothing."""
        if kind.type != self.kind.type:
            raise TypeError(f"{self.kind} cannot be seen as {kind}")
        return Value(kind, self.code)

    def dropped(self) -> Value:
        """Compute the value for its side effects, and drop it."""
        return Value(self.kind, self.code + b"\x1a")

    def to_i64(self) -> Value:
        """Extend an i32 to 64 bits, without sign."""
        return Value(I64, self.code + b"\xad")

    def to_i32(self) -> Value:
        """Truncate an i64 to its lower 32 bits."""
        return Value(I32, self.code + b"\xa7")


class Writer(Protocol):
    """Where a local writes the code that sets it."""

    def write(self, code: bytes) -> None:
        """Append *code*."""


def _assigning(operator: Callable[[Value, Value | int], Value]) -> Callable[[Local, Value | int], Local]:
    """Return the operator that assigns to a variable the result of *operator*."""

    def assign(local: Local, other: Value | int) -> Local:
        local.set(operator(local, other))
        return local

    return assign


class Local(Value):
    """A variable of a function. ``x.set(value)`` or ``x += value`` and its like write an assignment."""

    __slots__ = ("_set", "_writer")

    def __init__(self, kind: ValueKind, place: int, writer: Writer) -> None:
        number = unsigned(place)
        self.kind, self.code = kind, b"\x20" + number
        self._set, self._writer = b"\x21" + number, writer

    def set(self, value: Value | int) -> None:
        """Assign *value*."""
        self._writer.write(self._operand(value) + self._set)

    __iadd__, __isub__ = map(_assigning, (add, sub))
    __iand__, __ior__, __ixor__ = map(_assigning, (and_, or_, xor))
    __ilshift__, __irshift__ = map(_assigning, (lshift, rshift))


@lru_cache(maxsize=1024)
def constant(kind: ValueKind, number: int) -> Value:
    """Return the constant *number*; of a vector kind, with the number in every lane.

    Such a vector is made of the number: engines compute that once and keep it, but V8 13 and 14 make a constant of 128
    bits anew wherever it is used (docs/kernel.md).

    >>> constant(I32, -1).code.hex()
    '417f'
    """
    if kind.is_vector and number:
        return splat(kind, constant(I64 if kind.bits == 64 else I32, number))
    if kind.is_vector:
        return lanes(kind, [0] * kind.lanes)
    low = number & (1 << kind.bits) - 1
    return Value(kind, (b"\x41" if kind is I32 else b"\x42") + signed(low - (low >> (kind.bits - 1) << kind.bits)))


def lanes(kind: ValueKind, numbers: list[int]) -> Value:
    """Return a constant vector of these *numbers*, the first lane first."""
    if len(numbers) != kind.lanes:
        raise TypeError(f"expected {kind.lanes} lanes, found {len(numbers)}")
    mask = (1 << kind.bits) - 1
    return Value(kind, b"\xfd\x0c" + b"".join((n & mask).to_bytes(kind.bits // 8, "little") for n in numbers))


def splat(kind: ValueKind, number: Value) -> Value:
    """Put a *number* into every lane of a vector."""
    return Value(kind, number.code + kind.instructions["splat"])


def shuffle(first: Value, second: Value, places: list[int]) -> Value:
    """Pick 16 bytes by *places*: 0-15 are bytes of *first*, 16-31 of *second*."""
    return Value(first.kind, first.code + second.code + b"\xfd\x0d" + bytes(places))


def select(condition: Value, if_true: Value, if_false: Value | int) -> Value:
    """Return one of two values, both computed, by an i32 *condition*."""
    other = constant(if_true.kind, if_false) if isinstance(if_false, int) else if_false
    code = b"\x1c\x01" + bytes((if_true.kind.type,)) if if_true.kind.is_vector else b"\x1b"
    return Value(if_true.kind, if_true.code + other.code + condition.code + code)


def address_code(address: Value | int, offset: int) -> tuple[bytes, bytes]:
    """Return the code of an *address* and the immediates (alignment 1, *offset*) of an access to it."""
    if isinstance(address, int):
        return constant(I32, 0).code, b"\0" + unsigned(offset + address)
    return address.code, b"\0" + unsigned(offset)


def load(kind: ValueKind | Width, address: Value | int, offset: int = 0) -> Value:
    """Read memory at *address* + *offset* bytes."""
    code, immediates = address_code(address, offset)
    return Value(kind.kind if isinstance(kind, Width) else kind, code + kind.load + immediates)


def union(values: Iterable[Value]) -> Value:
    """Join the bits of all *values*."""
    return reduce(lambda joined, value: joined | value, values)


def common(values: Iterable[Value]) -> Value:
    """Keep the bits that all *values* have."""
    return reduce(lambda kept, value: kept & value, values)


def total(values: Iterable[Value]) -> Value:
    """Add all *values*."""
    return reduce(lambda added, value: added + value, values)
