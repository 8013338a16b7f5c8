"""From a variant's line to a clue, and back: ``killer 15: a1 b1 b2``, ``arrow: a1 = b1 c1``, ``anti-knight``.

line = NAME [NUMBER ...] ["PATTERN"] [: cells]     the name in words or kebab case; `cells` reads the cells
"""

from __future__ import annotations

import re

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry
from pencilmark.rules.language.functions import FUNCTIONS
from pencilmark.rules.variants.cells import CellReader, write_cells, write_sight
from pencilmark.rules.variants.definition import Clue, Variant
from pencilmark.rules.variants.registry import NAMES, VARIANTS
from pencilmark.rules.variants.well_made import check_labels, check_numbers, check_parts, check_quoted, settled

_NAME = re.compile(r"\s*([A-Za-z]+(?:(?:-|[ \t]+)[A-Za-z]+)*)(?![A-Za-z0-9(-])")
_LONGEST = 30
_NEARLY = 0.8
"""How similar a misspelled name must be to the right one, to count as nearly that."""
_NUMBERS = re.compile(r"(?:[\s,]+[0-9]+)*")
_QUOTED = re.compile(r'"([^"]*)"\s*')
_JOINTS = {"=": "=|:", "|": "|="}


def is_clue(line: str) -> bool:
    """Report whether *line* names a variant or seems to, rather than being a formula.

    >>> is_clue("killer 15: a1 b1"), is_clue("anti-knight"), is_clue("sum(a1, b1) = 15"), is_clue("a1 = 3")
    (True, True, False, False)
    """
    body = line.partition("#")[0].rstrip()
    match = _NAME.match(body)
    if not match or body[match.end() :].lstrip().startswith("("):
        return False
    numbers = _NUMBERS.match(body, match.end())
    rest = body[numbers.end() if numbers else match.end() :].lstrip()
    return not rest or rest[0] in ':"' or (match[1].lower() not in FUNCTIONS and _known(match[1]) is not None)


def names_variant(line: str) -> bool:
    """Report whether *line* begins with the name of a variant, or something close to one.

    >>> names_variant("Killer 15: a1 b1"), names_variant("kilner: a1 b1"), names_variant("Naked pair: a1 b1")
    (True, True, False)
    """
    match = _NAME.match(line)
    return bool(match and (_known(match[1]) or _near(match[1], _NEARLY)))


def takes_letters(line: str) -> bool:
    """Report whether *line* names a variant that has a letter for each cell.

    >>> takes_letters("jigsaw: 112233"), takes_letters("thermo: a1 b1")
    (True, False)
    """
    match = _NAME.match(line)
    variant = _known(match[1]) if match else None
    return variant is not None and variant.takes == "labels"


def is_of_board(line: str) -> bool:
    """Report whether *line* is the name of a variant that needs no cells, perhaps with numbers.

    >>> is_of_board("anti-knight"), is_of_board("only-values 1 3"), is_of_board("thermo"), is_of_board("fog for all")
    (True, True, False, False)
    """
    match = _NAME.match(line)
    variant = _known(match[1]) if match else None
    is_alone = match and _NUMBERS.fullmatch(line.partition("#")[0].rstrip(), match.end())
    return bool(variant and is_alone and (variant.takes == "board" or not variant.counts[0]))


def _known(words: str) -> Variant | None:
    return NAMES.get(re.sub(r"[\s-]+", "-", words.lower()))


def parse_clue(line: str, geometry: Geometry, spreadsheet: bool = False) -> Clue:
    """Read the line of a variant. Raises RuleError with the column and what was expected there.

    >>> parse_clue("Killer 15: a1 r2c1", board("9"))
    Clue(name='killer', numbers=(15,), groups=((0, 9),), labels='', pattern='')
    >>> parse_clue("kilner 15: a1 b1", board("9"))
    Traceback (most recent call last):
    pencilmark.board.errors.RuleError: expected the name of a variant (killer?), found 'kilner'
    """
    body = line.partition("#")[0].rstrip()
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
        return settled(Clue(variant.name, numbers), variant, geometry, match.start(1) + 1)
    pattern, at = _pattern(body, at, variant)
    if at == len(body) and not variant.counts[0]:
        return settled(Clue(variant.name, numbers, pattern=pattern), variant, geometry, match.start(1) + 1)
    if body[at : at + 1] != ":":
        raise RuleError("bad-variant/then-cells", syntax=variant.syntax, column=at + 1)
    if variant.takes == "labels":
        column = len(body) - len(body[at + 1 :].lstrip()) + 1
        return Clue(variant.name, labels=check_labels(body[at + 1 :], variant, geometry, column))
    joints = _JOINTS.get(variant.joint, "|") if variant.takes == "parts" else ""
    groups = CellReader(body, at + 1, geometry, spreadsheet, joints).groups()
    clue = Clue(variant.name, numbers, groups, pattern=pattern)
    check_parts(clue, variant, at + 2)
    return settled(clue, variant, geometry, at + 2)


def _pattern(body: str, at: int, variant: Variant) -> tuple[str, int]:
    """Read what is in quotes, if a variant has a pattern; return it and the place after it."""
    if not variant.quotes:
        return "", at
    if not (quoted := _QUOTED.match(body, at)):
        raise RuleError("bad-variant/then-cells", syntax=variant.syntax, column=at + 1)
    return check_quoted(quoted[1], variant, at + 1), quoted.end()


def _near(words: str, alike: float = 0.6) -> str:
    """Return the name nearest to some *words*, at least *alike* to them; "" for none."""
    from difflib import get_close_matches  # imported late: only mistakes need it

    return next(iter(get_close_matches(words[:_LONGEST].lower(), NAMES, 1, alike)), "")


def _unknown(words: str, column: int) -> Variant:
    if close := _near(words):
        raise RuleError("unknown-variant/near", near=close, found=words[:30], column=column)
    raise RuleError("unknown-variant/name", found=words[:30], column=column)


def _numbers(body: str, at: int, variant: Variant) -> tuple[int, ...]:
    match = _NUMBERS.match(body, at)
    numbers = tuple(int(text[:12]) for text in re.findall("[0-9]+", match[0])) if match else ()
    return check_numbers(numbers, variant, at + 1)


def write_clue(clue: Clue, size: int = 9) -> str:
    """Write a clue in canonical form; `parse_clue` is the inverse.

    >>> write_clue(Clue("killer", (15,), ((0, 9),)))
    'killer 15: r1c1 r2c1'
    """
    variant = VARIANTS[clue.name]
    shown = () if clue.numbers == (variant.default,) else clue.numbers
    quoted = [f'"{clue.pattern}"'] if variant.quotes else []
    head = " ".join([clue.name, *map(str, shown), *quoted])
    if variant.takes == "board" or not (clue.groups or clue.labels):
        return head
    if variant.takes == "labels":
        return f"{head}: {clue.labels}"
    write = write_sight if variant.takes == "sight" else write_cells
    return f"{head}: " + f" {variant.joint} ".join(write(group, size) for group in clue.groups)
