"""The third door: what `from pencilmark import ...` gives a program or a notebook.

Short functions and their values; everything behind them may be used as well. A puzzle may be passed as text.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from random import Random
from time import process_time
from typing import Any

from pencilmark import engine
from pencilmark.board.boards import board as board_of
from pencilmark.board.frozen import dataclass
from pencilmark.board.masks import where
from pencilmark.board.model import Position, Step
from pencilmark.board.model import Puzzle as Puzzle
from pencilmark.board.svg import picture
from pencilmark.engine.answers import Answer, Budget, Count
from pencilmark.engine.laboratory import AT_ONCE, Laboratory, grid_of
from pencilmark.engine.laboratory import examine as examine_grid
from pencilmark.engine.vicinity import read_exchange
from pencilmark.exchange.found import Reading
from pencilmark.exchange.read import read as read_text
from pencilmark.exchange.written import FormName
from pencilmark.exchange.written import write as write_form
from pencilmark.human import logic, rating
from pencilmark.human.explain import Explanation, explain
from pencilmark.human.guarded import CHEAP, guarded
from pencilmark.human.rating import Rating
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight, without_sight
from pencilmark.human.teacher import hinted
from pencilmark.human.techniques.technique import Level
from pencilmark.human.walkthrough import path_html, path_text
from pencilmark.make.batch import Means, make
from pencilmark.make.nearby import Nearby, Wanted
from pencilmark.make.pattern_census import NINE
from pencilmark.make.pattern_game import Hunt, RatedPuzzle, Sought, filled, read_drawn, shared
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.rules.picture import draw_rules
from pencilmark.rules.text import read_rules as read_rule_text


def read(text: str, board: str | None = None) -> Puzzle:
    """Read a puzzle in any known form.

    *board* names the board, such as ``"9 x"``, if the text does not show it. Raises InputError.

    >>> read("1...2...3...4...")
    <Puzzle 4: 1...2...3...4...>
    """
    return read_text(text, board)


def read_rules(text: str, board: str | None = None) -> Puzzle:
    """Read a text of rules, its board and its givens included, as a puzzle. Raises InputError.

    >>> read_rules("board: 4\\na1 = b2 + c3").rules
    (Formula(text='a1 = b2 + c3'),)
    """
    return read_rule_text(text, board_of(board) if board else None).puzzle


def write(puzzle: Puzzle | str, form: FormName = "line") -> str:
    """Write a puzzle in a *form*: "line", "grid", "hodoku", "json", "svg" and others. Raises FormatError.

    >>> write("1...2...3...4...", "csv")
    '1,,,\\n2,,,\\n3,,,\\n4,,,\\n'
    """
    return write_form(Reading(_puzzle(puzzle), ""), form).text


def _puzzle(puzzle: Puzzle | str) -> Puzzle:
    return read(puzzle) if isinstance(puzzle, str) else puzzle


def _budget(seconds: float) -> Budget:
    """Return a budget of *seconds* of this process's time, however busy the machine is."""
    return Budget(seconds=seconds, clock=process_time)


def solve(puzzle: Puzzle | str, limit: int = 2, seconds: float = 60) -> Answer:
    """Find up to *limit* solutions within *seconds*.

    >>> solve("12..34....43..21")
    <Answer unique: 1234341221434321>
    """
    return engine.solve(_puzzle(puzzle), limit=limit, budget=_budget(seconds))


def count(puzzle: Puzzle | str, maximum: int | None = None, seconds: float = 60) -> Count:
    """Count the solutions, up to a *maximum*, within *seconds*.

    >>> count("1...2...........").count
    24
    """
    return engine.count(_puzzle(puzzle), maximum=maximum, budget=_budget(seconds))


def rate(puzzle: Puzzle | str, seconds: float = 60) -> Rating:
    """Rate a puzzle on every scale; what is not known after *seconds*, or without a single solution, is None.

    >>> rate("12..34....43..21").level
    'Beginner'
    """
    puzzle, budget = _puzzle(puzzle), _budget(seconds)
    found = engine.solve(puzzle, budget=budget)
    if found.status != "unique":
        return Rating()
    return rating.rate(puzzle, budget=budget, solution=found.solutions[0])


@dataclass(frozen=True)
class Hint:
    """A *step* that can be taken in a *position*; printing it explains it, and in a notebook it is drawn."""

    position: Position
    step: Step

    @cached_property
    def told(self) -> Explanation:
        """Explain the step: its name, where to look, the argument, and the shapes that draw it."""
        return explain(self.position, self.step)

    @property
    def after(self) -> Puzzle:
        """Return the puzzle after the step."""
        found = logic.apply(self.position, self.step).puzzle()
        return replace(found, geometry=without_sight(found.geometry))

    def __str__(self) -> str:
        return f"{self.told.name}: {self.told.text}"

    def __repr__(self) -> str:
        return f"<Hint {self.step.technique}>"

    def _repr_svg_(self) -> str:
        position = self.position
        return picture(position, self.told.shapes, draw_rules(position.rules, position.geometry))


@dataclass(frozen=True)
class Path:
    """The way to the solution from a *start*: a sequence of hints, explained in full when printed."""

    start: Position
    steps: tuple[Step, ...]
    is_solved: bool

    def __len__(self) -> int:
        return len(self.steps)

    def __iter__(self) -> Iterator[Hint]:
        position = self.start
        for step in self.steps:
            yield Hint(position, step)
            position = logic.apply(position, step)

    def __str__(self) -> str:
        return path_text(self.start, self.steps)

    def __repr__(self) -> str:
        return f"<Path of {len(self)} steps, {'solved' if self.is_solved else 'not solved'}>"

    def _repr_html_(self) -> str:
        return path_html(self.start, self.steps)


def hint(puzzle: Puzzle | str) -> Hint | None:
    """Find the plainest next step, given the digits and pencil marks of *puzzle*; None if there is none.

    >>> str(hint("12..34....43..21"))[:64]
    'Hidden single: Box 2 needs a 1, and only r2c3 can take it. Every'
    """
    position, step = hinted(_puzzle(puzzle))
    return Hint(position, step) if step else None


def path(puzzle: Puzzle | str, seconds: float = 60) -> Path:
    """Solve a puzzle step by step, as people do, within *seconds*.

    >>> path("12..34....43..21")
    <Path of 8 steps, solved>
    """
    budget = _budget(seconds)
    start = guarded(Position.of(with_sight(_puzzle(puzzle))), min(CHEAP, seconds / 2))
    found = logic.solve_path(start, ladder_for(start), budget)
    return Path(start, tuple(found.steps), found.is_solved)


def vicinity(puzzle: Puzzle | str, exchange: str = "{-1+1}", *, minimal: bool = False) -> Iterator[Puzzle]:
    """Yield the puzzles near a puzzle with one solution, as they are found, one of each class of isomorphs.

    *exchange* says how many givens go and come; *minimal*: only puzzles from which no given can go. Raises WishError.

    >>> next(vicinity("12..34....43..21", "{-1}"))
    <Puzzle 4: .2..34....43..21>
    """
    start = _puzzle(puzzle)
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
    given = [] if cells is not None else [bytes(_puzzle(drawn).givens)]
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
    return examine_grid(grid_of(_puzzle(puzzle), budget=_budget(seconds)), sets, _budget(seconds))


def play(puzzle: Puzzle | str) -> Any:
    """Return a widget in which a *puzzle* is played in a notebook, with hints and steps; it needs `anywidget`.

    Its `puzzle` is the current one, with the player's digits and pencil marks. Raises Unavailable.

    >>> board = play("12..34....43..21")
    >>> board.puzzle
    <Puzzle 4: 12..34....43..21>
    """
    from pencilmark.doors.notebook.widget import widget  # late: it is only for notebooks

    return widget(_puzzle(puzzle))


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

    >>> solve(generate(1, "4")).status
    'unique'
    >>> generate(1, word="planetius").geometry.signs
    'AEILNPSTU'
    """
    part = VariantPart(variant, givens) if variant else None
    symmetry = "none" if part else symmetry
    wish = Wish(board, symmetry, minimal=minimal, level=level, technique=technique, word=word, part=part)
    return make(Means(), (wish, seed)).puzzle
