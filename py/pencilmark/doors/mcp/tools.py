"""The tools of the MCP server: what the library answers, with pictures. They are called in processes of their own.

A puzzle is a text in any form that `pencilmark.read` knows. *rules* are lines such as ``killer 15: a1 a2`` that hold
besides; *board* names the board where the text does not show it. What the docstrings of the tools say goes to programs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Literal, TypeAlias

from pencilmark.board.drawing import Shape
from pencilmark.board.errors import Unavailable
from pencilmark.board.line import line_on
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.speech import say, use
from pencilmark.board.svg import board_shapes, picture
from pencilmark.doors.library import making, solving, teaching
from pencilmark.doors.mcp import results
from pencilmark.human.techniques.technique import Level
from pencilmark.paper.board_drawing import in_words
from pencilmark.paper.entry import Entry
from pencilmark.paper.options import Answers, Sheet
from pencilmark.paper.pdf import write_pdf
from pencilmark.paper.pictures import png_of, pngs_of, svg_of
from pencilmark.paper.sheet import sheet_pages
from pencilmark.rules.picture import draw_rules

Picture: TypeAlias = Literal["none", "svg", "png"]
Form: TypeAlias = Literal["pdf", "svg", "png"]
SVG, PNG, PDF = "image/svg+xml", "image/png", "application/pdf"


def asked(puzzle: str, rules: str, board: str) -> Puzzle:
    """Read a puzzle and further *rules*; without a text, the rules are the puzzle. Raises InputError."""
    if not rules:
        return solving.read(puzzle, board or None)
    if not puzzle.strip():
        return solving.read_rules(rules, board or None)
    given = solving.read(puzzle, board or None)
    return replace(given, rules=(*given.rules, *solving.read_rules(rules, given.geometry.name).rules))


def _line(puzzle: Puzzle) -> str:
    return line_on(puzzle.givens, puzzle.geometry)


def _rules(puzzle: Puzzle) -> list[str]:
    return [rule.text for rule in puzzle.rules]


def drawn(position: Position, kind: Picture, shapes: Iterable[Shape] = ()) -> tuple[results.File, ...]:
    """Draw a position, with the *shapes* of a step. Raises Unavailable where a part for PNG is missing."""
    clues, shapes = tuple(draw_rules(position.rules, position.geometry)), tuple(shapes)
    if kind == "svg":
        return (results.File(SVG, picture(position, shapes, clues).encode()),)
    if kind == "png":
        words = in_words(position.puzzle())
        return (_png(png_of(board_shapes(position, shapes, clues), position.geometry, words)),)
    return ()


def _png(content: bytes | None) -> results.File:
    if content is None:
        raise Unavailable("no-png")
    return results.File(PNG, content)


def read(puzzle: str, rules: str = "", board: str = "", picture: Picture = "none") -> results.Told[results.Shown]:
    """Read a Sudoku in any form (a line of 81 signs, a drawn grid, a link of f-puzzles or SudokuPad) and show it."""
    found = asked(puzzle, rules, board)
    shown = results.Shown(_line(found), found.geometry.name, found.clue_count, _rules(found), str(found))
    return results.Told(shown, str(found), drawn(found.shown(), picture))


def solve(
    puzzle: str, rules: str = "", board: str = "", limit: int = 2, seconds: float = 20
) -> results.Told[results.Solved]:
    """Find up to *limit* solutions of a Sudoku, and prove whether there is exactly one."""
    found = asked(puzzle, rules, board)
    answer = solving.solve(found, limit, seconds)
    lines = [line_on(solution, found.geometry) for solution in answer.solutions]
    return results.Told(
        results.Solved(_line(found), answer.status, lines, answer.ended), "\n".join([answer.status, *lines])
    )


def count(
    puzzle: str, rules: str = "", board: str = "", maximum: int | None = None, seconds: float = 20
) -> results.Told[results.Counted]:
    """Count the solutions of a Sudoku, up to a *maximum*; where the time ends, the count so far with an estimate."""
    found = asked(puzzle, rules, board)
    answer = solving.count(found, maximum, seconds)
    return results.Told(results.Counted(_line(found), answer.count, answer.exact, answer.estimate), str(answer.count))


def rate(puzzle: str, rules: str = "", board: str = "", seconds: float = 20) -> results.Told[results.Rated]:
    """Rate how hard a Sudoku is for people: a level from Beginner to Beyond, Sukaku Explainer's ER, HoDoKu's score."""
    found = asked(puzzle, rules, board)
    rating = teaching.rate(found, seconds)
    scores = (rating.er, rating.ep, rating.ed, rating.hodoku_score, rating.hodoku_level, rating.solved_by_logic)
    minutes = [*rating.minutes.average] if rating.minutes else None
    ways = rating.histogram, rating.hardest, [*rating.unfinished]
    rated = results.Rated(_line(found), rating.level, rating.effort, *scores, *ways, minutes)
    return results.Told(rated, repr(rating))


def _taken(hint: teaching.Hint) -> results.Taken:
    step, told, size = hint.step, hint.told, hint.position.geometry.size
    placed = [candidate.text("=", size) for candidate in step.placements]
    removed = [candidate.text("<>", size) for candidate in step.eliminations]
    return results.Taken(step.technique, told.name, told.where, told.text, placed, removed)


def hint(puzzle: str, rules: str = "", board: str = "", picture: Picture = "none") -> results.Told[results.Hinted]:
    """Find the plainest next step in a Sudoku, explained; the player's digits and pencil marks are kept to."""
    found = asked(puzzle, rules, board)
    step = teaching.hint(found)
    if step is None:
        return results.Told(results.Hinted(_line(found), None, None), say("hint-no-step-found"))
    after = step.after
    hinted = results.Hinted(_line(found), _taken(step), line_on(after.values, after.geometry))
    return results.Told(hinted, str(step), drawn(step.position, picture, step.told.shapes))


def path(puzzle: str, rules: str = "", board: str = "", seconds: float = 20) -> results.Told[results.Walked]:
    """Solve a Sudoku step by step as people do, each step explained."""
    found = asked(puzzle, rules, board)
    way = teaching.path(found, seconds)
    return results.Told(results.Walked(_line(found), way.is_solved, [_taken(step) for step in way]), str(way))


def generate(
    seed: int,
    board: str = "9",
    level: Level | None = None,
    technique: str | None = None,
    symmetry: str = "none",
    minimal: bool = False,
    variant: str | None = None,
    givens: bool = True,
    picture: Picture = "none",
) -> results.Told[results.Generated]:
    """Make a Sudoku with one solution, by level, needed technique, symmetry, or variant (such as killer or thermo)."""
    made = making.generate(
        seed,
        board,
        level=level,
        technique=technique,
        symmetry=symmetry,
        minimal=minimal,
        variant=variant,
        givens=givens,
    )
    solution = line_on(solving.solve(made).solutions[0], made.geometry)
    generated = results.Generated(_line(made), made.geometry.name, _rules(made), solution, seed)
    return results.Told(generated, str(made), drawn(made.shown(), picture))


def sheet(
    puzzles: list[str],
    form: Form = "pdf",
    board: str = "",
    answers: Answers = "end",
    title: str = "",
    per_page: int = 1,
    paper: str = "A4",
) -> results.Told[results.Printed]:
    """Print puzzles on paper: a PDF with answers, or each alone as SVG or PNG."""
    entries = [_entry(solving.read(puzzle, board or None)) for puzzle in puzzles]
    if form == "svg":
        files = [results.File(SVG, svg_of(entry).encode()) for entry in entries]
    elif form == "png":
        files = [_png(content) for content in pngs_of(entries) or (None,)]
    else:
        look = Sheet(paper=paper, per_page=per_page, title=title, answers=answers, show=("number",))
        files = [results.File(PDF, write_pdf(sheet_pages(entries, look), title))]
    printed = results.Printed(len(entries), sum(entry.solution is None for entry in entries))
    return results.Told(printed, "\n\n".join(str(entry.puzzle) for entry in entries), tuple(files))


def _entry(puzzle: Puzzle) -> Entry:
    found = solving.solve(puzzle)
    return Entry(puzzle, found.solutions[0] if found.status == "unique" else None)


TOOLS: dict[str, Callable[..., results.Told[Any]]] = {
    "read": read,
    "solve": solve,
    "count": count,
    "rate": rate,
    "hint": hint,
    "path": path,
    "generate": generate,
    "print": sheet,
}
"""The tools by the names that programs call them by."""


def answered(name: str, language: str, arguments: dict[str, Any]) -> results.Told[Any]:
    """Answer a call of the tool of that *name* in a *language*. Raises PencilmarkError."""
    use(language)
    return TOOLS[name](**arguments)
