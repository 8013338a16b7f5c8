"""Puzzles that are made, those near another or with a pattern, and what is to be found out about a grid."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pencilmark.board.masks import where
from pencilmark.board.model import Puzzle
from pencilmark.doors.library.solving import budget_of, puzzle_of
from pencilmark.engine.laboratory import AT_ONCE, Laboratory, grid_of
from pencilmark.engine.laboratory import examine as examine_grid
from pencilmark.engine.vicinity import read_exchange
from pencilmark.human.techniques.technique import Level
from pencilmark.make.batch import Means, make
from pencilmark.make.nearby import Nearby, Wanted
from pencilmark.make.pattern_census import NINE
from pencilmark.make.pattern_game import Hunt, RatedPuzzle, Sought, filled, read_drawn, shared
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish


def vicinity(puzzle: Puzzle | str, exchange: str = "{-1+1}", *, minimal: bool = False) -> Iterator[Puzzle]:
    """Yield the puzzles near a puzzle with one solution, as they are found, one of each class of isomorphs.

    *exchange* says how many givens go and come; *minimal*: only puzzles from which no given can go. Raises WishError.

    >>> next(vicinity("12..34....43..21", "{-1}"))
    <Puzzle 4: .2..34....43..21>
    """
    start = puzzle_of(puzzle)
    found = Nearby(Wanted(exchange=read_exchange(exchange), minimal=minimal)).of(start)
    return (Puzzle(start.geometry, tuple(one.puzzle)) for one in found)


def pattern(
    drawn: Puzzle | str,
    *,
    er: tuple[float, float] | None = None,
    ep: tuple[float, float] | None = None,
    ed: tuple[float, float] | None = None,
    minimal: bool = False,
    seed: int = 1,
) -> Iterator[Puzzle]:
    """Yield puzzles with givens in the same cells, rated within the ranges, one of each class, as they are found.

    *drawn* is a pattern, ``X`` for each given and ``.`` for each other cell, or a puzzle to begin with. For most
    patterns the search never ends. Raises WishError if no puzzle can have the pattern.

    >>> next(pattern("X...X...X.X..X..X...X...X.....X.X...XX..X..XX...X.X.....X...X...X..X..X.X...X...X")).clue_count
    25
    """
    cells = read_drawn(drawn) if isinstance(drawn, str) else None
    given = [] if cells is not None else [bytes(puzzle_of(drawn).givens)]
    sought = Sought(er, ep, ed, minimal)
    hunt = Hunt(sought, shared(sought))
    found = hunt.run(given, filled(where(given[0]) if cells is None else cells, Random(seed)))
    return (Puzzle(NINE, tuple(one.puzzle)) for one in found if isinstance(one, RatedPuzzle) and one.fits)


def examine(puzzle: Puzzle | str, sets: int = AT_ONCE, seconds: float = 60) -> Laboratory:
    """Examine a 9 x 9 solution grid, or that of a puzzle with one solution, and return what is found out about it.

    Unavoidable sets have at most *sets* cells; those above 12 take longer, and what takes more than *seconds* is left
    out. Raises InputError.

    >>> examine("639241785284765193517983624123857946796432851458619237342178569861594372975326418").mcn
    9
    """
    return examine_grid(grid_of(puzzle_of(puzzle), budget=budget_of(seconds)), sets, budget_of(seconds))


def generate(
    seed: int,
    board: str = "9",
    *,
    level: Level | None = None,
    technique: str | None = None,
    symmetry: str = "none",
    minimal: bool = False,
    word: str = "",
    variant: str | None = None,
    givens: bool = True,
) -> Puzzle:
    """Make a puzzle with exactly one solution; the same *seed* and wishes make the same one.

    *symmetry* is for classic puzzles; *variant* names a variant to make a puzzle of, with or without *givens*, whose
    *level* and *technique* are those of the ladder of rules. *minimal*: no clue can go. A line of the solution reads
    the *word*, whose letters are used in place of digits. Raises WishError.

    >>> from pencilmark import solve
    >>> solve(generate(1, "4")).status
    'unique'
    >>> generate(1, word="planetius").geometry.signs
    'AEILNPSTU'
    """
    part = VariantPart(variant, givens) if variant else None
    symmetry = "none" if part else symmetry
    wish = Wish(board, symmetry, minimal=minimal, level=level, technique=technique, word=word, part=part)
    return make(Means(), (wish, seed)).puzzle
