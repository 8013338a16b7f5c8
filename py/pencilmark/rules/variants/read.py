"""A variant's line to a clue, and back: ``killer 15: a1 b1 b2``, ``arrow: a1 = b1 c1``, ``anti-knight``.

line = NAME [NUMBER ...] [: cells]     the name in words or kebab case; `cells` reads the cells
"""

from __future__ import annotations

import re
from difflib import get_close_matches

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import DIGITS, Geometry
from pencilmark.board.kept import Kept
from pencilmark.board.phrase import Said, phrase
from pencilmark.rules.language.functions import FUNCTIONS
from pencilmark.rules.variants.cells import CellReader, write_cells, write_sight
from pencilmark.rules.variants.definition import Clue, Variant
from pencilmark.rules.variants.registry import NAMES, VARIANTS

MAX_NUMBER = 10**9
_NAME = re.compile(r"\s*([A-Za-z]+(?:(?:-|[ \t]+)[A-Za-z]+)*)(?![A-Za-z0-9(-])")
_LONGEST = 30
_NUMBERS = re.compile(r"(?:[\s,]+[0-9]+)*")
_JOINTS = {"=": "=|:", "|": "|="}


def is_clue(line: str) -> bool:
    """Report whether *line* names a variant or seems to, rather than being a formula.

    >>> is_clue("killer 15: a1 b1"), is_clue("anti-knight"), is_clue("sum(a1, b1) = 15"), is_clue("a1 = 3")
    (True, True, False, False)
    """
    body = line.split("#", 1)[0].rstrip()
    match = _NAME.match(body)
    if not match or body[match.end() :].lstrip().startswith("("):
        return False
    numbers = _NUMBERS.match(body, match.end())
    rest = body[numbers.end() if numbers else match.end() :].lstrip()
    return not rest or rest[0] == ":" or (match[1].lower() not in FUNCTIONS and _known(match[1]) is not None)


def _known(words: str) -> Variant | None:
    return NAMES.get(re.sub(r"[\s-]+", "-", words.lower()))


def parse_clue(line: str, geometry: Geometry, spreadsheet: bool = False) -> Clue:
    """Read the line of a variant. Raises RuleError with the column and what was expected there.

    >>> from pencilmark.board.boards import board
    >>> parse_clue("Killer 15: a1 r2c1", board("9"))
    Clue(name='killer', numbers=(15,), groups=((0, 9),), labels='')
    >>> parse_clue("kilner 15: a1 b1", board("9"))
    Traceback (most recent call last):
    pencilmark.board.errors.RuleError: expected the name of a variant (killer?), found 'kilner'
    """
    key = line, geometry.name, spreadsheet
    return _KEPT.get(key) or _KEPT.keep(key, _parsed(line, geometry, spreadsheet))


_KEPT = Kept[tuple[str, str, bool], Clue](500_000, lambda clue: 10 + len(clue.cells) + len(clue.labels))


def _parsed(line: str, geometry: Geometry, spreadsheet: bool) -> Clue:
    body = line.split("#", 1)[0].rstrip()
    match = _NAME.match(body)
    if not match:
        raise RuleError("unknown-variant/none", column=1)
    variant = _known(match[1]) or _unknown(match[1], match.start(1) + 1)
    at = match.end()
    numbers = _numbers(body, at, variant)
    end = _NUMBERS.match(body, at)
    at = end.end() if end else at
    while body[at : at + 1].isspace():
        at += 1
    if variant.takes == "board":
        if at < len(body):
            raise RuleError("bad-variant/nothing-after", name=variant.name, column=at + 1)
        clue = Clue(variant.name, numbers)
        return variant.settle(clue, geometry, match.start(1) + 1) if variant.settle else clue
    if body[at : at + 1] != ":":
        raise RuleError("bad-variant/then-cells", syntax=variant.syntax, column=at + 1)
    if variant.takes == "labels":
        return _labelled(body, at + 1, variant, geometry)
    joints = _JOINTS.get(variant.joint, "|") if variant.takes == "parts" else ""
    groups = CellReader(body, at + 1, geometry, spreadsheet, joints).groups()
    clue = Clue(variant.name, numbers, groups)
    _check(clue, variant, at + 2)
    return variant.settle(clue, geometry, at + 2) if variant.settle else clue


def _unknown(words: str, column: int) -> Variant:
    close = get_close_matches(words[:_LONGEST].lower(), NAMES, 1)
    if close:
        raise RuleError("unknown-variant/near", near=close[0], found=words[:30], column=column)
    raise RuleError("unknown-variant/name", found=words[:30], column=column)


def _numbers(body: str, at: int, variant: Variant) -> tuple[int, ...]:
    match = _NUMBERS.match(body, at)
    numbers = tuple(int(text[:12]) for text in re.findall("[0-9]+", match[0])) if match else ()
    least, most = variant.numbers
    if not least <= len(numbers) <= most:
        raise _wrong_numbers(variant, len(numbers), at + 1)
    if numbers and max(numbers) > MAX_NUMBER:
        raise RuleError("too-large/numbers", most=MAX_NUMBER, column=at + 2)
    return numbers if numbers or variant.default is None else (variant.default,)


def _wrong_numbers(variant: Variant, found: int, column: int) -> RuleError:
    name, (least, most) = variant.name, variant.numbers
    if not most:
        return RuleError("bad-variant/no-number", name=name, found=found, column=column)
    if least == most:
        return RuleError("bad-variant/number", count=least, name=name, found=found, column=column)
    return RuleError("bad-variant/numbers", least=least, most=most, name=name, found=found, column=column)


def _labelled(body: str, at: int, variant: Variant, geometry: Geometry) -> Clue:
    labels = "".join(body[at:].split()).upper()
    column = len(body) - len(body[at:].lstrip()) + 1
    known = DIGITS + "." if variant.word == "areas" else DIGITS
    strange = [sign for sign in labels if sign not in known]
    if strange or len(labels) != geometry.cell_count:
        found = repr(strange[0]) if strange else str(len(labels))
        raise RuleError("bad-variant/letters-digits", cells=geometry.cell_count, found=found, column=column)
    return Clue(variant.name, labels=labels)


def _check(clue: Clue, variant: Variant, column: int) -> None:
    """Check how many groups and cells there are."""
    least, most = variant.parts
    if not least <= len(clue.groups) <= most:
        many = _many(len(clue.groups), least, most)
        raise RuleError("bad-variant/parts", many=many, joint=variant.joint, found=len(clue.groups), column=column)
    fewest, largest = variant.counts
    for group in clue.groups:
        if not fewest <= len(group) <= largest:
            many = _many(len(group), fewest, largest)
            raise RuleError("bad-variant/cells", many=many, name=variant.name, found=len(group), column=column)


def _many(found: int, least: int, most: int) -> Said:
    """Say how many there should be where *found* are too few or too many."""
    if least == most:
        return str(least)
    return phrase("at-least", count=least) if found < least else phrase("at-most", count=most)


def write_clue(clue: Clue, size: int = 9) -> str:
    """Write a clue in canonical form; `parse_clue` is the inverse.

    >>> write_clue(Clue("killer", (15,), ((0, 9),)))
    'killer 15: r1c1 r2c1'
    """
    variant = VARIANTS[clue.name]
    shown = () if clue.numbers == (variant.default,) else clue.numbers
    head = " ".join([clue.name, *map(str, shown)])
    if variant.takes == "board":
        return head
    if variant.takes == "labels":
        return f"{head}: {clue.labels}"
    write = write_sight if variant.takes == "sight" else write_cells
    return f"{head}: " + f" {variant.joint} ".join(write(group, size) for group in clue.groups)
