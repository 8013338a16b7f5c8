"""Every regular expression of the package takes time in proportion to its text, whatever that is.

The patterns are found in the sources, with the methods that they are used by. A matcher that tries what Python's own
tries, in the same order, counts the places it looks at, so that no clock is needed. A pattern of many words is held to
it word by word: where ways part, all of them together take what each takes for itself.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from math import prod
from re import _constants as op  # type: ignore[attr-defined]  # not public, but where the tree's words are
from re import _parser as parser  # type: ignore[attr-defined]  # not public, but the only one to give the tree

import pytest
from tests.sources import PACKAGE, modules, nodes_of

from pencilmark.rules.variants.registry import VARIANTS

PLACES = [path.relative_to(PACKAGE).as_posix() for path in modules() if "import re\n" in path.read_text("utf-8")]
SHORT, LONG = 9, 27
LINEAR = 1.5 * LONG / SHORT
"""How much more a text three times as long may take: half as much again as three times."""
MOST_WAYS = 30
"""Of a pattern: where there would be more, it parts at one place alone, the one with the most."""
REPEATS = (op.MAX_REPEAT, op.MIN_REPEAT, op.POSSESSIVE_REPEAT)
SIGNS = (op.LITERAL, op.NOT_LITERAL, op.IN, op.ANY)
"""What stands for one sign."""
ANCHORED = {"match", "fullmatch"}
MADE = {  # written at run time, out of these parts
    "rules/rule.py": [r"\.\.|[:#\0]|rows|columns|boxes"],
    "rules/variants/cells.py": [r"\s+(north|east|south|west)(?![\w-])"],
    "paper/fonts.py": [r"[（「]*(?:[\u2e80-\u9fff\uff00-\uffef]|[^\u2e80-\u9fff\uff00-\uffef]+)[、。%]*|."],
    "paper/book/toml.py": [r"""\s*["']?title["']?\s*[=.]"""],
}

WORDED = "rules/variants/definition.py"
"""Where the words are searched for that records of variants have."""


class Matcher:
    """Counts the places that backtracking looks at."""

    def __init__(self, tree: tuple) -> None:
        self.tree = tree
        self.looks = 0
        self.known = dict[tuple[int, int, str], bool]()

    def count(self, text: str, anchored: bool) -> int:
        """Count the places looked at to match all of a text, or, unless *anchored*, to find every match in it."""
        self.text, self.looks, start = text, 0, 0
        if anchored:
            any(end == len(text) for end in self.ends(self.tree, 0))
            return self.looks
        while start <= len(text):
            end = next(self.ends(self.tree, start), start)
            start = max(end, start + 1)
        return self.looks

    def ends(self, nodes: tuple, at: int) -> Iterator[int]:
        """Yield each place where a match of *nodes* that begins *at* may end, in the order of trying."""
        for place, (kind, detail) in enumerate(nodes):
            self.looks += 1
            if kind not in SIGNS:
                for middle in self.one(kind, detail, at):
                    yield from self.ends(nodes[place + 1 :], middle)
                return
            if at == len(self.text) or not self.fits(kind, detail, self.text[at]):
                return
            at += 1
        yield at

    def one(self, kind, detail, at: int) -> Iterator[int]:
        if kind in REPEATS:
            low, high, inner = detail
            yield from self.repeat(inner, low, high, at, kind)
        elif kind in (op.SUBPATTERN, op.ATOMIC_GROUP):
            inner = detail[-1] if kind is op.SUBPATTERN else detail
            found = self.ends(inner, at)
            yield from found if kind is op.SUBPATTERN else list(found)[:1]
        elif kind is op.BRANCH:
            for inner in detail[1]:
                yield from self.ends(inner, at)
        elif kind in (op.ASSERT, op.ASSERT_NOT):
            if any(True for _ in self.ends(detail[1], at)) == (kind is op.ASSERT):
                yield at
        elif (kind, detail) == (op.AT, op.AT_BOUNDARY):
            if in_word(self.text[at - 1 : at]) != in_word(self.text[at : at + 1]):
                yield at
        elif kind is op.AT:
            if detail not in (op.AT_END, op.AT_END_STRING) or at == len(self.text):
                yield at
        else:
            raise AssertionError(f"this matcher does not know {kind}")

    def fits(self, kind, detail, sign: str) -> bool:
        """Report what `fits` does, and remember it: each part of the tree is asked for the same few signs."""
        key = id(kind), id(detail), sign
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = fits(kind, detail, sign)
        return found

    def repeat(self, inner: tuple, low: int, high: int, at: int, kind) -> Iterator[int]:
        """Repeat: as often as can be first; possessively, never less."""
        if len(inner) == 1 and inner[0][0] in SIGNS:
            most = at
            while most < len(self.text) and most - at < high and self.fits(*inner[0], self.text[most]):
                most += 1
            self.looks += most - at
            places = range(most, at + low - 1, -1)
            yield from list(places)[:1] if kind is op.POSSESSIVE_REPEAT else places
            return
        if high > 0:
            for middle in self.ends(inner, at):
                if middle > at:
                    yield from self.repeat(inner, max(low - 1, 0), high - 1, middle, kind)
        if low == 0:
            yield at


def plain(part):
    """Write a part of a tree as tuples."""
    return tuple(map(plain, part)) if isinstance(part, parser.SubPattern | list | tuple) else part


def ways(nodes: tuple) -> list[tuple]:
    """List the trees that *nodes* part into, but in what is repeated, looked ahead to or never gone back to."""
    each = [ways_of(*node) for node in nodes]
    if prod(map(len, each)) > MOST_WAYS:
        longest = max(each, key=len)
        each = [parted if parted is longest else [(node,)] for node, parted in zip(nodes, each, strict=True)]
    return [tuple(chain(*parts)) for parts in product(*each)]


def ways_of(kind, detail) -> list[tuple]:
    if kind is op.BRANCH:
        return [way for inner in detail[1] for way in ways(inner)]
    return ways(detail[-1]) if kind is op.SUBPATTERN else [((kind, detail),)]


def goes_on(part) -> bool:
    """Report whether anything in a part of a tree is repeated more than thrice: else a match is as short as it."""
    if isinstance(part, tuple) and part and part[0] in REPEATS and part[1][1] > 3:
        return True
    return isinstance(part, tuple) and any(map(goes_on, part))


def fits(kind, detail, sign: str) -> bool:
    if kind is op.ANY:
        return sign != "\n"
    if kind is op.LITERAL:
        return ord(sign) == detail
    if kind is op.NOT_LITERAL:
        return ord(sign) != detail
    wants = detail[0][0] is not op.NEGATE
    return any(in_class(item, sign) for item in detail[not wants :]) == wants


def in_word(sign: str) -> bool:
    return sign.isalnum() or sign == "_"


CLASSES = {"SPACE": str.isspace, "DIGIT": str.isdigit, "WORD": in_word}


def in_class(item, sign: str) -> bool:
    kind, detail = item
    if kind is op.RANGE:
        return detail[0] <= ord(sign) <= detail[1]
    if kind is op.CATEGORY:
        name = str(detail).removeprefix("CATEGORY_")
        return CLASSES[name.removeprefix("NOT_")](sign) != name.startswith("NOT_")
    return ord(sign) == detail


def atoms(nodes) -> Iterator[tuple]:
    """Yield what of a tree stands for one sign, in order."""
    for kind, detail in nodes:
        if kind in SIGNS:
            yield kind, detail
        elif kind in REPEATS:
            yield from atoms(detail[2])
        elif kind is op.SUBPATTERN:
            yield from atoms(detail[-1])
        elif kind is op.ATOMIC_GROUP:
            yield from atoms(detail)
        elif kind is op.BRANCH:
            for inner in detail[1]:
                yield from atoms(inner)


def hostile(tree: tuple, size: int) -> set[str]:
    """Write texts for which a pattern may be slow: some of its signs *size* times, after what leads there or nothing.

    Where its ways have not been parted, what leads there is the start of any of them.
    """
    signs = "".join(map(chr, range(32, 127))) + "\n─│"
    told = [next((sign for sign in signs if fits(*atom, sign)), "") for atom in atoms(tree)]
    found = set[str]()
    for at in range(len(told)):
        leads = {"".join(told[:end]) for end in (range(7) if is_parting(tree) else (0, at))}
        pumps = {told[at] + extra for extra in ("", *told[at + 1 : at + 3])} - {""}
        found |= {lead + pump * (size // len(pump)) + end for lead in leads for pump in pumps for end in ("", "\0")}
    return found


def is_parting(part) -> bool:
    """Report whether ways part anywhere in a tree."""
    return part == op.BRANCH or (isinstance(part, tuple) and any(map(is_parting, part)))


def patterns() -> Iterator[tuple[str, str, int, bool]]:
    """Yield the place of each pattern of the package, its text and flags, and whether only its start is tried."""
    uses: dict[tuple[str, str], set[str]] = {}
    named, direct, unread = {}, [], []
    for path in modules():
        place = path.relative_to(PACKAGE).as_posix()
        homes = dict(imported(nodes_of(path)))
        for node in nodes_of(path):
            if isinstance(node, ast.Assign) and is_re(node.value, "compile") and is_text(node.value.args[0]):
                named[place, node.targets[0].id] = node.value
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                uses.setdefault((homes.get(node.value.id, place), node.value.id), set()).add(node.attr)
            if is_re(node) and node.func.attr != "compile" and is_text(node.args[0]):
                direct.append((place, node))
            elif is_re(node) and node.func.attr != "escape" and not is_text(node.args[0]):
                unread.append(place)
    assert set(unread) == {WORDED, *MADE}, "a pattern that is made at run time has an example here"
    for (place, name), call in named.items():
        yield place, call.args[0].value, flags_of(call), uses.get((place, name), {"search"}) <= ANCHORED
    for place, call in direct:
        yield place, call.args[0].value, flags_of(call), call.func.attr in ANCHORED
    yield from ((place, text, 0, True) for place, texts in MADE.items() for text in texts)
    for words in (variant.worded for variant in VARIANTS.values() if variant.worded):
        yield from ((WORDED, text, 0, r"\A" in text) for text in (*words.says, words.never) if text)


def imported(nodes) -> Iterator[tuple[str, str]]:
    """Yield each name that a module of ours brings in, and the place of the module that has it."""
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pencilmark."):
            for alias in node.names:
                yield alias.asname or alias.name, node.module.removeprefix("pencilmark.").replace(".", "/") + ".py"


def is_re(node, name: str = "") -> bool:
    called = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    of_re = called and isinstance(node.func.value, ast.Name) and node.func.value.id == "re"
    return of_re and node.func.attr in (name or node.func.attr)


def is_text(node) -> bool:
    return isinstance(node, ast.Constant)


def flags_of(call: ast.Call) -> int:
    words = {part.attr for extra in call.args[1:] for part in ast.walk(extra) if isinstance(part, ast.Attribute)}
    return sum(getattr(re, word) for word in words & {"IGNORECASE", "DOTALL", "MULTILINE", "ASCII"})


def looks(tree: tuple, anchored: bool, size: int) -> int:
    matcher = Matcher(tree)
    return max(matcher.count(text, anchored) for text in hostile(tree, size))


@cache  # the ways of many patterns are the same
def is_linear(tree: tuple, anchored: bool) -> bool:
    return looks(tree, anchored, LONG) <= LINEAR * looks(tree, anchored, SHORT) + 50


def parted(pattern: str, flags: int) -> list[tuple]:
    """List the ways of a pattern that may take long."""
    return [*filter(goes_on, dict.fromkeys(ways(tree_of(pattern, flags))))]


def tree_of(pattern: str, flags: int) -> tuple:
    return plain(parser.parse(pattern, flags))


@cache
def found() -> tuple[tuple[str, str, int, bool], ...]:
    return tuple(patterns())


def test_the_patterns_of_the_package_are_found():
    assert len(found()) > 40
    assert {place for place, *_ in found()} <= set(PLACES)


@pytest.mark.parametrize("place", PLACES)
def test_a_text_three_times_as_long_takes_at_most_half_as_much_again_as_three_times_the_looks(place):
    for there, pattern, flags, anchored in found():
        for way in parted(pattern, flags) if there == place else ():
            # a way that is slow alone is quick where another takes what it fails at
            assert is_linear(way, anchored) or is_linear(tree_of(pattern, flags), anchored), (pattern, way)


@pytest.mark.parametrize(
    ("pattern", "anchored"),
    [
        (r"[-=]*(?:-{3,})[-=]*", True),
        (r"(?:a|aa)+b", True),
        (r"\s*x", False),
        (r"a*a*b", True),
        (r"\b(?:one|two|(?:three|a*a*b))\b", True),
    ],
)
def test_the_matcher_sees_a_slow_pattern(pattern, anchored):
    [way] = parted(pattern, 0)
    first, second = (looks(way, anchored, size) for size in (6, 18))
    assert second > 4.5 * first, "three times as long"
