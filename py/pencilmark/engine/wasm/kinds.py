"""The kinds of values, and which instruction an operator stands for with each of them.

A *kind* is a number type (``I32``, ``I64``) or a 128-bit vector seen as lanes (``I8X16`` ... ``I64X2``). All
four vector kinds are one type to the machine; the kind says which instruction ``+`` means. A *width*
(``U8`` ...) is how a number narrower than 32 bits lies in memory.

Instruction codes: WebAssembly Core Specification 2.0, section 5.4. Numbers are unsigned unless an
operator's name says ``signed``. How numbers, vectors and sections are encoded: chapter 5, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pencilmark.board.frozen import dataclass

MAGIC = b"\0asm\1\0\0\0"
TYPE, FUNCTION, MEMORY, EXPORT, CODE, DATA = 1, 3, 5, 7, 10, 11  # the order in which sections must come


def unsigned(number: int) -> bytes:
    """Encode a *number* from 0 as LEB128: seven bits a byte, the lowest first.

    >>> unsigned(300).hex()
    'ac02'
    """
    if number < 128:
        return bytes((number,))
    coded = bytearray()
    while number > 127:
        coded.append(number & 127 | 128)
        number >>= 7
    coded.append(number)
    return bytes(coded)


def signed(number: int) -> bytes:
    """Encode any *number* as signed LEB128: bit 6 of the last byte is the sign.

    >>> signed(-1).hex(), signed(64).hex()
    ('7f', 'c000')
    """
    coded = bytearray()
    while not -64 <= number < 64:
        coded.append(number & 127 | 128)
        number >>= 7
    coded.append(number & 127)
    return bytes(coded)


def vector(items: Sequence[bytes]) -> bytes:
    """Encode a list of encoded *items*: how many there are, then each."""
    return unsigned(len(items)) + b"".join(items)


def sized(content: bytes) -> bytes:
    """Return *content* with its length before it."""
    return unsigned(len(content)) + content


def section(number: int, items: Sequence[bytes]) -> bytes:
    """Encode the section of that *number*; nothing if it has no items."""
    return bytes((number,)) + sized(vector(items)) if items else b""


def runs(codes: Iterable[int]) -> list[bytes]:
    """Encode the types of locals, each run of equal *codes* as its length and the code."""
    found: list[list[int]] = []
    for code in codes:
        if found and found[-1][1] == code:
            found[-1][0] += 1
        else:
            found.append([1, code])
    return [unsigned(length) + bytes((code,)) for length, code in found]


VECTOR_TYPE = 0x7B


@dataclass(frozen=True, eq=False)
class ValueKind:
    """A kind of value: its *name*, *type* code, *bits* a lane, number of *lanes*, and its instructions."""

    name: str
    type: int
    bits: int
    lanes: int
    instructions: dict[str, bytes]
    load: bytes
    store: bytes

    @property
    def is_vector(self) -> bool:
        """Report whether values of the kind are vectors."""
        return self.type == VECTOR_TYPE

    def __repr__(self) -> str:
        return self.name


@dataclass(frozen=True, eq=False)
class Width:
    """How a number lies in memory: *load* extends it to the *kind*, *store* truncates it."""

    kind: ValueKind
    load: bytes
    store: bytes


COMPARISONS = ("==", "!=", "signed <", "<", "signed >", ">", "signed <=", "<=", "signed >=", ">=")
ARITHMETIC = (
    *("clz", "ctz", "popcount", "+", "-", "*", "signed/", "//", "signed%", "%"),
    *("&", "|", "^", "<<", "signed>>", ">>", "rotate_left", "rotate_right"),
)


def _numbers(test: int, arithmetic: int) -> dict[str, bytes]:
    """Return the instructions of a number type, whose codes form two runs."""
    names = {"zero?": test} | {name: test + 1 + i for i, name in enumerate(COMPARISONS)}
    names |= {name: arithmetic + i for i, name in enumerate(ARITHMETIC)}
    return {name: bytes((code,)) for name, code in names.items()}


def _simd(codes: dict[str, int]) -> dict[str, bytes]:
    return {name: b"\xfd" + unsigned(code) for name, code in codes.items()}


BITWISE = {"~": 77, "&": 78, "and_not": 79, "|": 80, "^": 81, "bit_select": 82, "any": 83}


def _lanewise(first_comparison: int, table: dict[str, int]) -> dict[str, bytes]:
    comparisons = {name: first_comparison + i for i, name in enumerate(COMPARISONS)}
    return _simd(BITWISE | comparisons | table)


def _i8x16() -> dict[str, bytes]:
    table = {"splat": 15, "lane": 22, "with_lane": 23, "swizzle": 14, "popcount": 98, "all": 99, "mask": 100}
    table |= {"<<": 107, "signed>>": 108, ">>": 109, "+": 110, "-": 113, "minimum": 119, "maximum": 121}
    return _lanewise(35, table)


def _i16x8() -> dict[str, bytes]:
    table = {"splat": 16, "lane": 25, "with_lane": 26, "all": 131, "mask": 132, "<<": 139, "signed>>": 140, ">>": 141}
    table |= {"+": 142, "-": 145, "*": 149, "minimum": 151, "maximum": 153}
    return _lanewise(45, table)


def _i32x4() -> dict[str, bytes]:
    table = {"splat": 17, "lane": 27, "with_lane": 28, "all": 163, "mask": 164, "<<": 171, "signed>>": 172, ">>": 173}
    table |= {"+": 174, "-": 177, "*": 181, "minimum": 183, "maximum": 185}
    return _lanewise(55, table)


def _i64x2() -> dict[str, bytes]:
    table = {"splat": 18, "lane": 29, "with_lane": 30, "all": 195, "mask": 196, "<<": 203, "signed>>": 204, ">>": 205}
    table |= {"+": 206, "-": 209, "*": 213, "==": 214, "!=": 215, "signed <": 216, "signed >": 217}
    return _simd(BITWISE | table | {"signed <=": 218, "signed >=": 219})


I32 = ValueKind("i32", 0x7F, 32, 1, _numbers(0x45, 0x67), b"\x28", b"\x36")
I64 = ValueKind("i64", 0x7E, 64, 1, _numbers(0x50, 0x79), b"\x29", b"\x37")
I8X16 = ValueKind("i8x16", VECTOR_TYPE, 8, 16, _i8x16(), b"\xfd\x00", b"\xfd\x0b")
I16X8 = ValueKind("i16x8", VECTOR_TYPE, 16, 8, _i16x8(), b"\xfd\x00", b"\xfd\x0b")
I32X4 = ValueKind("i32x4", VECTOR_TYPE, 32, 4, _i32x4(), b"\xfd\x00", b"\xfd\x0b")
I64X2 = ValueKind("i64x2", VECTOR_TYPE, 64, 2, _i64x2(), b"\xfd\x00", b"\xfd\x0b")

S8 = Width(I32, b"\x2c", b"\x3a")
U8 = Width(I32, b"\x2d", b"\x3a")
S16 = Width(I32, b"\x2e", b"\x3b")
U16 = Width(I32, b"\x2f", b"\x3b")
S32 = Width(I64, b"\x34", b"\x3e")
U32 = Width(I64, b"\x35", b"\x3e")
