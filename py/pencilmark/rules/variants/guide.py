"""The table of all variants in ``docs/variants.md``, made from their definitions.

PYTHONPATH=py python3 -m pencilmark.rules.variants.guide > docs/variants.md
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.boards import board
from pencilmark.board.speech import say
from pencilmark.rules.variants.definition import Clue, Context, Each, Variant
from pencilmark.rules.variants.expand import rules_of
from pencilmark.rules.variants.registry import FAMILIES

HEAD = """# Named variants

Each line names a variant and its cells; N is a number, [N] one that may be left out. EDGE is where a clue outside
the grid looks from: `left 3`, `right 3`, `top 3`, `bottom 3`, `top 3 down-left` (a diagonal), or the
cells themselves.

What a line means is written in the [rule language](rules.md): {a} and {b} stand for two cells that follow each other
(or that the rule pairs), {x} for each cell, {cells} for all of them, {n} for the number. This table is made of the
definitions in `py/pencilmark/rules/variants`.
"""
LINE = (0, 1, 2, 3, 4)
"""The cells in examples of definitions that depend on the cells: a1 to a5."""
MOST = 160
"""Most characters shown of a definition; a long one repeats itself."""


def definition(variant: Variant) -> list[str]:
    """List the lines of a definition; one that depends on its cells is shown for a1 to a5 and the number 5."""
    if not callable(variant.rules):
        return [rule.rule if isinstance(rule, Each) else rule for rule in variant.rules]
    groups: tuple[tuple[int, ...], ...] = (LINE,)
    if variant.takes == "parts":
        groups = (LINE[:2], LINE[2:4]) if variant.joint == "|" else (LINE[:1], LINE[1:3], LINE[3:])[: variant.parts[1]]
    numbers = (variant.default or 5,) if variant.numbers[1] else ()
    pattern = {"regex": "(12|21)+", "nfa": "low*: 1-4 high; high*: 5-9 low"}.get(variant.name, "")
    clue = Clue(variant.name, numbers, () if variant.takes == "board" else groups, pattern=pattern)
    found = rules_of(clue, Context(board("9")))
    return [rule.rule if isinstance(rule, Each) else rule for rule in found][:3]


def shortened(text: str) -> str:
    """Shorten a long definition at a comma or a space.

    >>> shortened("a1 < b1"), shortened("count(" + "r1c1, " * 60)[-13:]
    ('a1 < b1', 'r1c1, r1c1, …')
    """
    return text if len(text) <= MOST else f"{text[: text[:MOST].rfind(' ')]} …"


def lines() -> Iterator[str]:
    """Write the guide, line by line."""
    yield from HEAD.split("\n")
    for family, variants in FAMILIES.items():
        yield from (f"## {say(f'family-{family}')}", "", "| line | rule | in the language |", "|-|-|-|")
        for variant in variants:
            means = "; ".join(f"`{shortened(line)}`" for line in definition(variant))
            other = f" (also {', '.join(variant.aliases)})" if variant.aliases else ""
            syntax = variant.syntax.replace("|", "\\|")
            yield f"| `{syntax}` | {variant.text}{other} | {means} |"
        yield ""


def text() -> str:
    """Return the whole guide."""
    return "\n".join(lines())


if __name__ == "__main__":
    print(text(), end="")
