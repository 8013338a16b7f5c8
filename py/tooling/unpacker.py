"""Write what unpacks a snapshot in the page, as a WebAssembly module: LZMA, as the specification of its SDK has it.

It knows only data of one shape, that of `tooling.snapshot`. The page's script (`static/js/python/unpack.js`) goes
through the chunks of LZMA2, puts each into the module's memory, and calls it.
"""

from pencilmark.engine.wasm import I32, U8, U16, Function, Local, Module, Value, constant, load, select

INPUT, OUTPUT = 0x8000, 0x20000
"""Where in memory a chunk lies, and where what was unpacked begins."""
_KEPT, _CHANCES = 0, 0x40  # the state and four distances, from one chunk to the next; a probability has two bytes
_MATCH, _AGAIN, _FIRST, _SECOND, _THIRD, _SHORT = 0, 192, 204, 216, 228, 240
_SLOT, _NEAR, _ALIGN, _LENGTH, _LENGTH_AGAIN, _LITERAL = 432, 688, 816, 832, 1346, 1860
_LITERALS = 0x300
_EVEN = 1024


def unpacker(size: int, literal_bits: int, place_bits: int) -> bytes:
    """Return a module that unpacks *size* bytes in all.

    As many bits of the byte before a literal, and of a place, choose probabilities (lc; lp and pb, which are the same).
    `forget()` begins anew; `decode(place, stop, end)` unpacks the chunk of *end* bytes in `INPUT` to *place* up to
    *stop*, both counted from `OUTPUT`, and returns whether the chunk was as long as that.
    """
    module = Module(pages=-(-(OUTPUT + size) // 0x10000))
    forget = module.function("forget")
    forget.fill(constant(I32, _KEPT), 0, _CHANCES - _KEPT)
    with forget.count(0, _LITERAL + (_LITERALS << place_bits + literal_bits)) as which:
        forget.store(U16, which << 1, _EVEN, _CHANCES)
    decode = module.function("decode", [I32, I32, I32], I32)
    _Decoder(decode, literal_bits, place_bits).write()
    return module.binary()


class _Decoder:
    """Writes `decode`: all it needs to know from one bit to the next is in variables of that one function."""

    def __init__(self, decode: Function, literal_bits: int, place_bits: int) -> None:
        self.code, (self.place, self.stop, self.end) = decode, decode.params
        self.literal_bits, self.places = literal_bits, (1 << place_bits) - 1
        self.range, self.number, self.at, self.bit, self.found, self.length = (decode.local(I32) for _ in range(6))
        self.place += OUTPUT
        self.stop += OUTPUT
        self.state, *self.distances = (decode.let(load(I32, _KEPT + 4 * which)) for which in range(5))

    def write(self) -> None:
        """Unpack step by step: a literal, or a copy from a distance."""
        code = self.code
        self.at.set(INPUT)
        self.range.set(-1)
        for _ in range(5):
            self.more()
        self.range.set(-1)
        with code.while_(self.place < self.stop):
            spot = code.let(self.place & self.places)
            self.read((self.state << 4) + spot + _MATCH)
            with code.when(self.bit.is_zero()):
                self.literal()
            with code.otherwise():
                self.match(spot)
        for which, value in enumerate((self.state, *self.distances)):
            code.store(I32, _KEPT + 4 * which, value)
        code.give(self.number.is_zero() & (self.at == self.end + INPUT))

    def more(self) -> None:
        """Read one more byte of the chunk."""
        self.range <<= 8
        self.number.set(self.number << 8 | load(U8, self.at))
        self.at += 1

    def read(self, which: Value) -> None:
        """Read the next *bit*, as likely as chance number *which* says, and learn from it."""
        code = self.code
        at = code.let(which << 1)
        chance = code.let(load(U16, at, _CHANCES))
        bound = code.let((self.range >> 11) * chance)
        with code.when(self.number < bound):
            self.range.set(bound)
            code.store(U16, at, chance + (constant(I32, 2048) - chance >> 5), _CHANCES)
            self.bit.set(0)
        with code.otherwise():
            self.range -= bound
            self.number -= bound
            code.store(U16, at, chance - (chance >> 5), _CHANCES)
            self.bit.set(1)
        with code.when(self.range < 1 << 24):
            self.more()

    def tree(self, base: Value, bits: int) -> None:
        """Read a number of *bits*, the highest first, into *found*."""
        self.found.set(1)
        with self.code.while_(self.found < 1 << bits):
            self.read(base + self.found)
            self.found.set(self.found << 1 | self.bit)
        self.found -= 1 << bits

    def literal(self) -> None:
        """Unpack one byte; right after a copy it is known to differ from the byte that would have come next."""
        code = self.code
        before = load(U8, self.place - 1) >> 8 - self.literal_bits
        context = ((self.place & self.places) << self.literal_bits) + before
        base = code.let(context * _LITERALS + _LITERAL)
        self.found.set(1)
        with code.when(self.state >= 7):
            expected = code.let(load(U8, self.place - self.distances[0] - 1))
            mask = code.let(constant(I32, 0x100))
            with code.while_((self.found < 0x100) & (mask != 0)):
                expected <<= 1
                likely = code.let(expected & 0x100)
                self.read(base + likely + self.found + 0x100)
                self.found.set(self.found << 1 | self.bit)
                mask.set(((likely >> 8) ^ self.bit).is_zero())
        with code.while_(self.found < 0x100):
            self.read(base + self.found)
            self.found.set(self.found << 1 | self.bit)
        code.store(U8, self.place, self.found)
        self.place += 1
        less = select(self.state < 10, constant(I32, 3), constant(I32, 6))
        self.state.set(select(self.state < 4, constant(I32, 0), self.state - less))

    def match(self, spot: Value) -> None:
        """Copy what stood before, from a new distance or one of the last four."""
        code = self.code
        is_plain = code.let(self.state < 7)
        lengths = code.let(constant(I32, _LENGTH))
        self.length.set(0)
        self.read(self.state + _AGAIN)
        again = code.let(self.bit)
        with code.when(again):
            self.again(spot, is_plain)
            lengths.set(_LENGTH_AGAIN)
        with code.when(self.length.is_zero()):
            self.read_length(lengths, spot)
            self.state.set(select(is_plain, constant(I32, 7), constant(I32, 10)) + again)
        with code.when(again.is_zero()):
            self.new_distance()
        self.copy()

    def again(self, spot: Value, is_plain: Value) -> None:
        """Choose one of the last four distances; the last one may be for a single byte."""
        code = self.code
        first, second, third, fourth = self.distances
        self.read(self.state + _FIRST)
        with code.when(self.bit.is_zero()):
            self.read((self.state << 4) + spot + _SHORT)
            with code.when(self.bit.is_zero()):
                self.length.set(1)
                self.state.set(select(is_plain, constant(I32, 9), constant(I32, 11)))
        with code.otherwise():
            chosen = code.let(second)
            self.read(self.state + _SECOND)
            with code.when(self.bit):
                chosen.set(third)
                self.read(self.state + _THIRD)
                with code.when(self.bit):
                    chosen.set(fourth)
                    fourth.set(third)
                third.set(second)
            second.set(first)
            first.set(chosen)

    def read_length(self, base: Value, spot: Value) -> None:
        """Read how much is copied."""
        code = self.code
        self.read(base)
        with code.when(self.bit.is_zero()):
            self.tree(base + (spot << 3) + 2, 3)
            self.length.set(self.found + 2)
        with code.otherwise():
            self.read(base + 1)
            with code.when(self.bit.is_zero()):
                self.tree(base + (spot << 3) + 130, 3)
                self.length.set(self.found + 10)
            with code.otherwise():
                self.tree(base + 258, 8)
                self.length.set(self.found + 18)

    def new_distance(self) -> None:
        """Read a distance that is none of the last four."""
        code = self.code
        first, second, third, fourth = self.distances
        kind = select(self.length < 5, self.length - 2, 3)
        self.tree(code.let((kind << 6) + _SLOT), 6)
        slot = code.let(self.found)
        distance = code.let(slot)
        with code.when(slot >= 4):
            bits = code.let((slot >> 1) - 1)
            distance.set((slot & 1 | 2) << bits)
            with code.when(slot >= 14):
                with code.while_(bits > 4):
                    bits -= 1
                    self.even()
                    distance += self.bit << bits
                self.reverse(constant(I32, _ALIGN), bits, distance)
            with code.otherwise():
                self.reverse(distance - slot + _NEAR, bits, distance)
        for later, earlier in ((fourth, third), (third, second), (second, first), (first, distance)):
            later.set(earlier)

    def even(self) -> None:
        """Read a *bit* of even chances."""
        self.range >>= 1
        self.bit.set(self.number >= self.range)
        self.number -= self.bit * self.range
        with self.code.when(self.range < 1 << 24):
            self.more()

    def reverse(self, base: Value, bits: Value, whole: Local) -> None:
        """Read a number of *bits*, the lowest first, and add it to *whole*."""
        code = self.code
        start, node, place = code.let(base), code.let(constant(I32, 1)), code.let(constant(I32, 0))
        with code.while_(place < bits):
            self.read(start + node)
            node.set(node << 1 | self.bit)
            whole.set(whole + (self.bit << place))
            place += 1

    def copy(self) -> None:
        """Copy; what would begin before the beginning or end after the end is refused."""
        code = self.code
        start = code.let(self.place - self.distances[0] - 1)
        end = code.let(self.place + self.length)
        with code.when((end > self.stop) | (self.distances[0] >= self.place - OUTPUT)):
            code.give(0)
        with code.while_(self.place < end):
            code.store(U8, self.place, load(U8, start))
            self.place += 1
            start += 1
