"""The widget of a notebook: a game played with keys, with hints and steps, shown by `board.js`."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from typing import Any

from pencilmark.board.boards import signs_of
from pencilmark.board.errors import Unavailable
from pencilmark.board.geometry import DIGITS, Geometry
from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.board.speech import say
from pencilmark.board.svg import picture
from pencilmark.engine import solve
from pencilmark.human.explain import explain
from pencilmark.human.logic import apply
from pencilmark.human.teacher import hinted
from pencilmark.rules.picture import draw_rules


class Game:
    """A *puzzle* in its current state, with the player's digits and pencil marks; moves can be undone.

    >>> game = Game(Puzzle(board("4"), (1, 2) + (0,) * 14))
    >>> game.press(2, "3")
    >>> game.puzzle.values[:4]
    (1, 2, 3, 0)
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._before: list[Puzzle] = []
        self._shown: tuple[Position, Step] | None = None
        self.said = ""

    def press(self, cell: int, key: str, *, mark: bool = False) -> None:
        """Write the value of a *key* into a *cell*, or as a pencil mark; if it is there, remove it. Givens stay."""
        puzzle = self.puzzle
        value = _value(puzzle.geometry, key)
        if value is None or not 0 <= cell < puzzle.geometry.cell_count or puzzle.givens[cell]:
            return
        placed = list(puzzle.placed or (0,) * puzzle.geometry.cell_count)
        marks = list(puzzle.candidates or (0,) * puzzle.geometry.cell_count)
        if mark and value and not placed[cell]:
            marks[cell] ^= 1 << value - 1
        elif not mark or not value:
            marks[cell] = marks[cell] if value or placed[cell] else 0
            placed[cell] = 0 if placed[cell] == value else value
        self._go(
            replace(
                puzzle, placed=tuple(placed) if any(placed) else None, candidates=tuple(marks) if any(marks) else None
            )
        )

    def _go(self, puzzle: Puzzle) -> None:
        self._shown = None
        if puzzle == self.puzzle:
            return
        self._before.append(self.puzzle)
        self.puzzle = puzzle
        self.said = say("notebook-solved") if self.is_solved else ""

    @property
    def is_solved(self) -> bool:
        """Report whether every cell has a value and all rules hold."""
        full = replace(self.puzzle, givens=self.puzzle.values, placed=None, candidates=None)
        return all(full.givens) and solve(full).status == "unique"

    def undo(self) -> None:
        """Undo the last move."""
        self._shown, self.said = None, ""
        if self._before:
            self.puzzle = self._before.pop()

    def hint(self) -> None:
        """Show the next step: its argument as words, and drawn."""
        position, step = hinted(self.puzzle)
        self._shown = (position, step) if step else None
        if step:
            told = explain(position, step)
            self.said = f"{told.name}: {told.text}"
        elif not self.is_solved:
            self.said = say("hint-no-step-found")

    def step(self) -> None:
        """Take the step that is shown, or else the next one."""
        if not self._shown:
            self.hint()
        if self._shown:
            told, after = self.said, apply(*self._shown).puzzle()
            self._go(replace(self.puzzle, placed=after.placed, candidates=after.candidates))
            self.said = self.said or told

    @property
    def drawn(self) -> str:
        """Draw the puzzle as SVG, with the step that is shown."""
        clues = draw_rules(self.puzzle.rules, self.puzzle.geometry)
        if not self._shown:
            return picture(self.puzzle.shown(), (), clues)
        return picture(self._shown[0], explain(*self._shown).shapes, clues)


def _value(geometry: Geometry, key: str) -> int | None:
    """Return the value that a *key* writes, 0 if it erases, None if it means nothing."""
    if not key.strip():
        return 0
    if len(key) == 1 and (sign := geometry.signs.find(signs_of(key) or key)) >= 0:
        return sign + 1
    value = DIGITS.find(key.upper()) + 1 - geometry.first if len(key) == 1 else -1
    return value if 1 <= value <= geometry.value_count or (value == 0 and key == "0") else None


CAPTIONS = ("mark", "undo", "hint", "step")


def widget(puzzle: Puzzle) -> Any:
    """Return the widget in which *puzzle* is played. Raises Unavailable if `anywidget` is not installed."""
    try:
        from anywidget import AnyWidget
        from traitlets import Dict, Int, List, Unicode
    except ImportError as error:
        raise Unavailable("no-notebook") from error
    own = files("pencilmark.doors.notebook")

    class Board(AnyWidget):
        """A puzzle that is played; `puzzle` is as it stands now, with the player's digits and pencil marks."""

        _esm, _css = ((own / name).read_text("utf-8") for name in ("board.js", "board.css"))
        size, drawn, said = Int().tag(sync=True), Unicode().tag(sync=True), Unicode().tag(sync=True)
        labels: Any = List().tag(sync=True)
        captions: Any = Dict().tag(sync=True)

        def __init__(self) -> None:
            self.game = Game(puzzle)
            super().__init__(
                size=puzzle.geometry.size,
                captions={name: say(f"notebook-{name}") for name in CAPTIONS},
                **looks(self.game),
            )
            self.on_msg(self._hear)

        @property
        def puzzle(self) -> Puzzle:
            return self.game.puzzle

        def _hear(self, _: object, message: dict[str, Any], __: object) -> None:
            acted(self.game, message)
            with self.hold_sync():
                for name, value in looks(self.game).items():
                    setattr(self, name, value)

    return Board()


def looks(game: Game) -> dict[str, Any]:
    """Return everything that the script shows of a *game*."""
    geometry, values = game.puzzle.geometry, game.puzzle.values
    shown = [geometry.label_of(value) if value else "" for value in values]
    labels = [f"{geometry.cell_name(cell)} {label}".strip() for cell, label in enumerate(shown)]
    return {"drawn": game.drawn, "said": game.said, "labels": labels}


def acted(game: Game, message: dict[str, Any]) -> None:
    """Do what a *message* from the script asks for; ignore any other."""
    what = message.get("do")
    if what == "press":
        game.press(int(message["cell"]), str(message["key"]), mark=bool(message["mark"]))
    elif what == "undo":
        game.undo()
    elif what == "hint":
        game.hint()
    elif what == "step":
        game.step()
