"""Lines: thermometers, arrows, palindromes, whispers and the rest."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry, cell_name
from pencilmark.board.phrase import phrase
from pencilmark.rules.language.tokens import write_name
from pencilmark.rules.variants import drawings
from pencilmark.rules.variants.definition import SUM, THREE, TWO, Clue, Context, Each, Proposed, Rules, Variant, Worded
from pencilmark.rules.variants.places import THIRD, between_ends, mirrored, remainders, segments, thirds, windows


def _names(cells: tuple[int, ...], context: Context) -> str:
    return ", ".join(cell_name(cell, context.geometry.size) for cell in cells)


def _arrow(clue: Clue, context: Context) -> Rules:
    """Require that each arm adds up to the number in the circle, made of all its digits."""
    circle, *arms = [_names(group, context) for group in clue.groups]
    total = f"digits({circle})" if len(clue.groups[0]) > 1 else circle
    return [f"{total} = sum({arm})" for arm in arms]


def _zipper(clue: Clue, context: Context) -> Rules:
    """Require that cells equally far from the centre add up to it; without a centre cell, to the same sum."""
    pairs = [_names(pair, context) for pair in mirrored(clue, context)]
    if len(clue.cells) % 2:
        middle = _names(clue.cells[len(clue.cells) // 2 :][:1], context)
        return [f"{middle} = sum({pair})" for pair in pairs]
    return [f"sum({first}) = sum({second})" for first, second in pairwise(pairs)]


def _region_sum(clue: Clue, context: Context) -> Rules:
    sums = [f"sum({_names(part, context)})" for part in segments(clue.cells, context.geometry)]
    return [f"{first} = {second}" for first, second in pairwise(sums)]


def _stretches(clue: Clue, context: Context) -> Rules:
    """Require that cutting the line into stretches, from its first cell, leaves no rest."""
    return [_cut(clue, context, 0)]


def _stretches_of_loop(clue: Clue, context: Context) -> Rules:
    """Require the same from some cell, one of the first n: if no value is 0, a stretch has at most n cells."""
    longest = clue.numbers[0] if context.geometry.first else len(clue.cells)
    starts = min(longest, len(clue.cells))
    return [" or ".join(_cut(clue, context, start) for start in range(starts))]


def _cut(clue: Clue, context: Context, start: int) -> str:
    (n,) = clue.numbers
    names = [write_name(cell, context.geometry.size) for cell in clue.cells]
    return f"sumcut({n}, {', '.join(names[start:] + names[:start])}) = 0"


def _at_most(most: int) -> Callable[[Clue, Geometry, int | None], Clue]:
    def settle(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
        if not 1 <= clue.numbers[0] <= most:
            raise RuleError("bad-variant/range", most=most, column=column)
        return clue

    return settle


def _crosses_a_border(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    if len(segments(clue.cells, geometry)) < 2:
        raise RuleError("bad-variant/two-boxes", column=column)
    return clue


def _entropic(clue: Clue, context: Context) -> Rules:
    kinds = [THIRD.format(name) for name in "abc"[: len(clue.cells)]]
    return [Each(windows(3), f"distinct({', '.join(kinds)})")]


def _modular(clue: Clue, context: Context) -> Rules:
    (n,) = clue.numbers
    rests = [f"{{{name}}} % {n}" for name in "abcdefghi"[: min(n, len(clue.cells))]]
    return [Each(windows(n), f"distinct({', '.join(rests)})")]


def _matches(clue: Clue, context: Context) -> Rules:
    return [f'matches("{clue.pattern}", {_names(clue.cells, context)})']


def _in_form(table: bool) -> Callable[[Clue, Geometry, int | None], Clue]:
    """Make the function that refuses a pattern in place of a *table*, or a table in place of a pattern."""

    def settle(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
        if (":" in clue.pattern) is not table:
            expected = phrase("machine-state" if table else "machine-pattern")
            raise RuleError("bad-rule/here", expected=expected, found=repr(clue.pattern[:20]), column=column)
        return clue

    return settle


def _small_modulus(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    if not 2 <= clue.numbers[0] <= 9:
        raise RuleError("bad-variant/modulus", column=column)
    return clue


LINES = (
    Variant(
        "thermo",
        "line",
        ("{a} < {b}",),
        drawings.thermometer,
        aliases=("thermometer",),
        counts=TWO,
        rises=1,
        proposed=Proposed("thermometers", lengths=(6, 5, 4, 3), most=12, is_rare=True),
        elsewhere={
            "drawn": "bulb",
            "fpuzzles": "thermometer",
            "iss": "thermo",
            "lisudoku": "thermos",
            "sudokumaker": "300",
        },
        worded=Worded(
            (r"\bthermo",),
            never=r"\b(decreas\w+|descend\w*|unknown|not known|either end|bidirectional|hidden|missing|by at least"
            r"|to be found)\b",
        ),
    ),
    Variant(
        "slow-thermo",
        "line",
        ("{a} <= {b}",),
        drawings.hollow_thermometer,
        aliases=("slow-thermometer",),
        counts=TWO,
        rises=0,
        elsewhere={"drawn": "bulb=slow", "fpuzzles": "slowthermometer", "sudokumaker": "300=slow"},
        worded=Worded((r"\bslow\b|stay the same|not decrease|never decrease",)),
    ),
    Variant(
        "arrow",
        "parts",
        _arrow,
        drawings.arrow,
        aliases=("pill-arrow",),
        parts=(2, 9),
        joint="=",
        proposed=Proposed("arrows", lengths=(5, 4, 3), most=18),
        elsewhere={
            "drawn": "circle",
            "fpuzzles": "arrow",
            "iss": "arrow pillarrow",
            "lisudoku": "arrows",
            "sudokumaker": "408",
        },
        worded=Worded((r"\barrows?\b", SUM), never=r"\b(multipl|averag|divid|product)"),
    ),
    Variant(
        "double-arrow",
        "line",
        ("{first} + {last} = sum({inner})",),
        drawings.double_arrow,
        counts=THREE,
        elsewhere={"fpuzzles": "doublearrow", "iss": "doublearrow", "sudokumaker": "409"},
    ),
    Variant(
        "between",
        "line",
        (Each(between_ends, "min({a}, {b}) < {c} < max({a}, {b})"),),
        drawings.between,
        aliases=("between-line",),
        counts=THREE,
        elsewhere={"fpuzzles": "betweenline", "iss": "between", "sudokumaker": "403"},
    ),
    Variant(
        "lockout",
        "line",
        ("abs({first} - {last}) >= {n}", Each(between_ends, "{c} < min({a}, {b}) or {c} > max({a}, {b})")),
        drawings.lockout,
        aliases=("lockout-line",),
        numbers=(0, 1),
        default=4,
        counts=THREE,
        elsewhere={"fpuzzles": "lockout", "sudokumaker": "407"},
    ),
    Variant(
        "palindrome",
        "line",
        (Each(mirrored, "{a} = {b}"),),
        drawings.line(0.18),
        counts=TWO,
        proposed=Proposed("lines", lengths=(5, 4, 3), most=10, bare=False, swap="all"),
        elsewhere={"fpuzzles": "palindrome", "iss": "palindrome", "lisudoku": "palindromes", "sudokumaker": "402"},
        worded=Worded((r"palindrom|same (forwards?|in (both|either)|backwards?|from (both|either))",), tone="grey"),
    ),
    Variant(
        "renban",
        "line",
        ("distinct({cells})", "max({cells}) - min({cells}) = {length} - 1"),
        drawings.line(0.24, "R"),
        counts=TWO,
        as_set=True,
        proposed=Proposed("lines", lengths=(5, 4, 3), most=12, bare=False, swap="all"),
        elsewhere={"fpuzzles": "renban", "iss": "renban", "lisudoku": "renbans", "sudokumaker": "400"},
        worded=Worded(
            (
                r"(?s)\A(?!.*\b(sequence|string|run|set) of \w+ (\w+ )?cells)"
                r".*consecutive (digits|numbers|integers|set)",
                r"(any|some|particular) order|non-?\s?repeating|(no|without) repeats",
            ),
            tone="violet",
        ),
    ),
    Variant(
        "german-whispers",
        "line",
        ("abs({a} - {b}) >= 5",),
        drawings.line(0.12, "≥5", dashed=True),
        counts=TWO,
        proposed=Proposed("lines", also=("whispers",), lengths=(6, 5, 4), most=8, bare=False, swap="all"),
        elsewhere={"fpuzzles": "whispers=5", "sudokumaker": "401=5"},
    ),
    Variant(
        "dutch-whispers",
        "line",
        ("abs({a} - {b}) >= 4",),
        drawings.line(0.12, "≥4", dashed=True),
        counts=TWO,
        elsewhere={"fpuzzles": "whispers=4", "sudokumaker": "401=4"},
        worded=Worded((), tone="orange"),
    ),
    Variant(
        "whispers",
        "line",
        ("abs({a} - {b}) >= {n}",),
        drawings.line(0.12, "≥#", dashed=True),
        numbers=(1, 1),
        counts=TWO,
        elsewhere={"fpuzzles": "whispers", "iss": "whisper", "sudokumaker": "401"},
        worded=Worded(
            (
                r"differ\w*|apart",
                r"(?:at least|minimum of|no less than)\s+(\d|two|three|four|five|six)\b"
                r"|\b(\d|three|four|five|six)\s+or\s+(?:more|greater)",
                r"lines?\b|whisper|along",
            ),
            tone="green",
        ),
    ),
    Variant(
        "zipper",
        "line",
        _zipper,
        drawings.zipper,
        counts=THREE,
        elsewhere={"fpuzzles": "zipperline"},
        worded=Worded(
            (r"equal distances?|equidistant|same distance", r"sums?\b|adds?\b", r"cent(re|er)|middle"), tone="violet"
        ),
    ),
    Variant(
        "region-sum",
        "line",
        _region_sum,
        drawings.line(0.08, "Σ", "quiet"),
        aliases=("region-sum-line",),
        counts=TWO,
        settle=_crosses_a_border,
        elsewhere={"fpuzzles": "regionsumline", "iss": "regionsumline", "sudokumaker": "404"},
        worded=Worded(
            (r"\b(box|region)\w*", r"(same|equal) (sum|total)|sums? to the same|equal sums?"), tone="blue", is_sure=True
        ),
    ),
    Variant(
        "sum-line",
        "line",
        _stretches,
        drawings.line(0.14, "Σ#", dashed=True),
        aliases=("ten-line",),
        numbers=(0, 1),
        default=10,
        counts=(1, 81),
        settle=_at_most(99),
        elsewhere={"iss": "sumline"},
        worded=Worded(
            (r"segment|divided|group", r"\b(sums?|total|adds?)( up)? to (10|ten)\b", r"lines?\b"),
            tone="grey",
            is_sure=True,
        ),
    ),
    Variant(
        "sum-loop",
        "line",
        _stretches_of_loop,
        drawings.loop("Σ#"),
        numbers=(0, 1),
        default=10,
        counts=(2, 81),
        settle=_at_most(12),
        elsewhere={"iss": "sumline=loop"},
    ),
    Variant(
        "parity",
        "line",
        ("odd({a} + {b})",),
        drawings.line(0.16, "P"),
        aliases=("parity-line",),
        counts=TWO,
        elsewhere={"sudokumaker": "406=2"},
    ),
    Variant(
        "entropic",
        "line",
        _entropic,
        drawings.line(0.2, "E"),
        aliases=("entropic-line",),
        counts=TWO,
        elsewhere={"fpuzzles": "entropicline", "sudokumaker": "406=low"},
        worded=Worded(
            (r"\b(three|3)\b", r"\blow\b", r"\bhigh\b", r"\b(one|a low|each)\b", r"lines?\b"),
            tone="orange",
            is_sure=True,
        ),
        classes=thirds,
    ),
    Variant(
        "modular",
        "line",
        _modular,
        drawings.line(0.2, "M#"),
        aliases=("modular-line",),
        numbers=(0, 1),
        default=3,
        counts=TWO,
        settle=_small_modulus,
        elsewhere={"fpuzzles": "modularline", "sudokumaker": "406"},
        classes=remainders,
    ),
    Variant(
        "sequence",
        "line",
        (Each(windows(3), "{a} + {c} = 2 * {b}"),),
        drawings.line(0.16, "1…"),
        aliases=("sequence-line",),
        counts=THREE,
        elsewhere={"sudokumaker": "405"},
    ),
    Variant(
        "regex",
        "line",
        _matches,
        drawings.patterned,
        aliases=("pattern",),
        quotes="PATTERN",
        settle=_in_form(table=False),
        elsewhere={"iss": "regex"},
    ),
    Variant(
        "nfa",
        "line",
        _matches,
        drawings.line(0.16, "A", dashed=True),
        aliases=("automaton",),
        quotes="STATES",
        settle=_in_form(table=True),
        elsewhere={"iss": "nfa"},
    ),
)
