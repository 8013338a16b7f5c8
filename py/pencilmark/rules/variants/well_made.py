"""Checks a clue against its variant: how many numbers and cells it has, and what else the variant requires."""

from __future__ import annotations

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import DIGITS, Geometry, cell_name
from pencilmark.board.phrase import Said, phrase
from pencilmark.rules.language.patterns import checked_pattern
from pencilmark.rules.variants.definition import Clue, Variant
from pencilmark.rules.variants.registry import VARIANTS
from pencilmark.rules.variants.shown import checked_sketch

MAX_NUMBER = 10**9


def well_made(clue: Clue, geometry: Geometry) -> Clue:
    """Complete a clue made of values as `parse_clue` completes one that it reads. Raises RuleError.

    >>> well_made(Clue("quadruple", (7, 1), ((0,),)), board("9"))
    Clue(name='quadruple', numbers=(1, 7), groups=((0, 1, 9, 10),), labels='', pattern='')
    >>> well_made(Clue("killer", (15,), ((0, 0),)), board("9"))
    Traceback (most recent call last):
    pencilmark.board.errors.RuleError: expected each cell once, found r1c1 again
    """
    variant = VARIANTS[clue.name]
    numbers = check_numbers(clue.numbers, variant)
    pattern = check_quoted(clue.pattern, variant, 0) if variant.quotes else ""
    if variant.takes == "labels":
        return Clue(clue.name, labels=check_labels(clue.labels, variant, geometry))
    if variant.takes == "board":
        return settled(Clue(clue.name, numbers), variant, geometry)
    for group in clue.groups:
        _check_cells(group, geometry)
    made = Clue(clue.name, numbers, clue.groups, pattern=pattern)
    check_parts(made, variant)
    return settled(made, variant, geometry)


def _check_cells(group: tuple[int, ...], geometry: Geometry) -> None:
    """Check that the cells of a group are on the board, each of them once."""
    for place, cell in enumerate(group):
        if not 0 <= cell < geometry.cell_count:
            raise RuleError("bad-variant/cell-numbers", cells=geometry.cell_count - 1, found=cell)
        if cell in group[:place]:
            raise RuleError("bad-variant/each-cell-once-again", found=cell_name(cell, geometry.size))


def check_numbers(numbers: tuple[int, ...], variant: Variant, column: int | None = None) -> tuple[int, ...]:
    """Return the numbers of a clue, or the default if there are none; *column* is that of the first."""
    least, most = variant.numbers
    if not least <= len(numbers) <= most:
        raise _wrong_count(variant, len(numbers), column)
    if numbers and min(numbers) < 0:
        raise RuleError("bad-variant/negative", found=min(numbers), column=column)
    if numbers and max(numbers) > MAX_NUMBER:
        raise RuleError("too-large/numbers", most=MAX_NUMBER, column=None if column is None else column + 1)
    return numbers if numbers or variant.default is None else (variant.default,)


def _wrong_count(variant: Variant, found: int, column: int | None) -> RuleError:
    name, (least, most) = variant.name, variant.numbers
    if not most:
        return RuleError("bad-variant/no-number", name=name, found=found, column=column)
    if least == most:
        return RuleError("bad-variant/number", count=least, name=name, found=found, column=column)
    return RuleError("bad-variant/numbers", least=least, most=most, name=name, found=found, column=column)


def check_quoted(text: str, variant: Variant, column: int) -> str:
    """Return the text in quotes in canonical form; *column* is that of the opening quote."""
    return checked_pattern(text, column) if variant.asks else checked_sketch(text, column + 1)


def check_labels(text: str, variant: Variant, geometry: Geometry, column: int | None = None) -> str:
    """Return the letters of a clue that has one for each cell, without separators."""
    labels = "".join(text.split()).upper()
    known = DIGITS if variant.word == "regions" else DIGITS + "."
    strange = [sign for sign in labels if sign not in known]
    if strange or len(labels) != geometry.cell_count:
        found = repr(strange[0]) if strange else str(len(labels))
        raise RuleError("bad-variant/letters-digits", cells=geometry.cell_count, found=found, column=column)
    return labels


def check_parts(clue: Clue, variant: Variant, column: int | None = None) -> None:
    """Check how many groups and cells there are."""
    least, most = variant.parts
    if not clue.groups and not variant.counts[0]:
        return
    if not least <= len(clue.groups) <= most:
        many = _many(len(clue.groups), least, most)
        raise RuleError("bad-variant/parts", many=many, joint=variant.joint, found=len(clue.groups), column=column)
    fewest, largest = variant.counts
    for group in clue.groups:
        if not fewest <= len(group) <= largest:
            many = _many(len(group), fewest, largest)
            raise RuleError("bad-variant/cells", many=many, name=variant.name, found=len(group), column=column)


def _many(found: int, least: int, most: int) -> Said:
    """Return how many there should be if *found* is too few or too many."""
    if least == most:
        return str(least)
    return phrase("at-least", count=least) if found < least else phrase("at-most", count=most)


def settled(clue: Clue, variant: Variant, geometry: Geometry, column: int | None = None) -> Clue:
    """Have a clue's variant complete it, or refuse it as meaningless."""
    if not geometry.first and variant.from_one:
        raise RuleError("bad-variant/from-zero", name=clue.name, column=column)
    return variant.settle(clue, geometry, column) if variant.settle else clue
