"""Commands with one question: a puzzle's true candidates, its least isomorph, the order of formulas, a link to it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import replace
from itertools import repeat
from math import isqrt
from typing import TYPE_CHECKING

from pencilmark import engine
from pencilmark.board import canon
from pencilmark.board.errors import InputError
from pencilmark.board.line import line_on
from pencilmark.board.masks import mask_of, values
from pencilmark.board.model import Puzzle
from pencilmark.board.rows import write_marks
from pencilmark.board.speech import say
from pencilmark.doors.commands.frame import SLOW, Blocks, Command, Row, add_rules, budget_of
from pencilmark.engine import isomorphs, plain

if TYPE_CHECKING:
    from pencilmark.doors.commands.reading import Text


def candidates_row(text: Text, args: Namespace) -> Row:
    """Find the true candidates of one puzzle."""
    from pencilmark.doors.commands.reading import puzzle_of  # late: blocks of plain lines never need it

    return _candidates(puzzle_of(text, args), args)


def _candidates(puzzle: Puzzle, args: Namespace) -> Row:
    found = engine.true_candidates(puzzle, budget=budget_of(args), backend=args.backend)
    first = puzzle.geometry.first
    cells = [[value - 1 + first for value in values(mask)] for mask in found.cells]
    row: Row = {"puzzle": line_on(puzzle.givens, puzzle.geometry), "candidates": cells}
    if not first:
        row["first"] = first
    return row if found.exact else row | {"exact": False}


def candidates_words(row: Row) -> str:
    """Write a row of `candidates` for people: a grid."""
    cells, first = row["candidates"], row.get("first", 1)
    masks = [mask_of(value - first for value in values) for values in cells]
    cut = "" if row.get("exact", True) else say("candidates-cut") + "\n"
    return cut + write_marks(masks, isqrt(len(cells)), first) + "\n"


def candidates_rows(givens: bytes, args: Namespace) -> Iterator[Row]:
    """Yield the rows of a block."""
    return (_candidates(puzzle, args) for puzzle in plain.puzzles_of(givens))


CANDIDATES = Command(
    "candidates",
    add_rules,
    candidates_words,
    candidates_row,
    blocks=Blocks(lambda args: True, candidates_rows, lambda args: True, SLOW),
)


def canon_row(text: Text, args: Namespace) -> Row:
    """Find the least member of the class of one puzzle."""
    from pencilmark.doors.commands.reading import puzzle_of  # late: blocks of plain lines never need it

    return _canon(puzzle_of(text, args), args)


def _canon(puzzle: Puzzle, args: Namespace) -> Row:
    find = canon.canonical if args.backend == "python" else isomorphs.canonical
    found = find(puzzle.geometry, puzzle.givens)
    return {
        "puzzle": line_on(puzzle.givens, puzzle.geometry),
        "canonical": line_on(found.least, puzzle.geometry),
        "automorphisms": found.automorphisms,
    }


def canon_words(row: Row) -> str:
    """Write a row of `canon` for people."""
    return say(
        "canon-automorphisms", canonical=row["canonical"], automorphisms=row["automorphisms"], puzzle=row["puzzle"]
    )


def canon_rows(givens: bytes, args: Namespace) -> Iterator[Row | None]:
    """Yield the rows of a block, most of them from the kernel if the block is long; None if givens contradict."""
    quick = isomorphs.isomorphs() if len(givens) > plain.FEW * plain.CELLS else None
    found = quick.leasts(givens) if quick else repeat(None)
    for number, (line, one) in enumerate(zip(plain.lines_of(givens), found, strict=False)):
        if one:
            yield {"puzzle": line, "canonical": plain.line_of(one[0]), "automorphisms": one[1]}
            continue
        try:
            yield _canon(plain.puzzle_at(givens, number), args)
        except InputError:
            yield None


CANON = Command(
    "canon",
    lambda parser: None,
    canon_words,
    canon_row,
    blocks=Blocks(lambda args: True, canon_rows, lambda args: True),
)


def order_options(parser: ArgumentParser) -> None:
    """Add the options of `order`."""
    parser.add_argument("rules", metavar="RULES", help=say("order-text-rules-one-line"))
    parser.add_argument("--every-direction", action="store_true", help=say("order-read-rules-backwards-too"))


def order_rows(args: Namespace) -> Iterator[Row]:
    """Find the order of one text of rules."""
    from pencilmark.doors.commands.reading import ruled_of  # late: blocks of plain lines never need rules
    from pencilmark.make.formulas.order import order
    from pencilmark.rules.language.tokens import write_name

    found = order(ruled_of(args.rules, args.board or args.size).puzzle, every_direction=args.every_direction)
    names = [write_name(cell, found.geometry.size) for cell in range(found.geometry.cell_count)]
    yield {
        "guess": [names[cell] for cell in found.guessed],
        "smallest": found.smallest,
        "steps": [{"cell": names[step.cell], "rule": found.rules[step.rule]} for step in found.steps],
        "checks": [found.rules[number] for number in found.checks],
        "arrows": [[names[start], names[end], rule + 1] for start, end, rule in found.arrows()],
        "layers": [[names[cell] for cell in layer] for layer in found.layers()],
        "text": found.lines(),
    }


def order_words(row: Row) -> str:
    """Write the row of `order` for people."""
    return "\n".join(row["text"])


ORDER = Command("order", order_options, order_words, make=order_rows)


def link_options(parser: ArgumentParser) -> None:
    """Add the options of `link`."""
    from pencilmark.exchange.written import FORMS  # late: of the commands here only this one writes puzzles

    add_rules(parser)
    parser.add_argument("--to", choices=tuple(FORMS), default="f-puzzles", help=say("link-whose-link-which-form"))


def link_row(text: Text, args: Namespace) -> Row:
    """Write one puzzle as a link, or in the form asked for."""
    from pencilmark.doors.commands.reading import carries_rules, puzzle_of, reading_of
    from pencilmark.exchange.found import Reading
    from pencilmark.exchange.written import link, write

    puzzle = puzzle_of(text, args)
    has_words = not args.rules or carries_rules(text)
    found = replace(reading_of(text, args), puzzle=puzzle) if has_words else Reading(puzzle, "")
    written = write(found, args.to)
    row: Row = {"puzzle": line_on(puzzle.givens, puzzle.geometry)}
    address = link(written, args.to)
    row |= {"link": address} if address else {"text": written.text}
    return row | ({"missing": list(written.warnings)} if written.warnings else {})


def link_words(row: Row) -> str:
    """Write a row of `link` for people."""
    says = say("link-words-only") if "link" in row else say("link-left-out")
    missing = "".join(f"\n  {says}: {rule}" for rule in row.get("missing", ()))
    return f"{row['link'] if 'link' in row else row['text'].rstrip()}{missing}"


LINK = Command("link", link_options, link_words, link_row)
