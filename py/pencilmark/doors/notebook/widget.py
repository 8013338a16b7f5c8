"""The widget of a notebook: a game, shown by `board.js`, which passes on what is pressed."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.doors.notebook.game import Game

CAPTIONS = ("mark", "undo", "hint", "step")


def widget(puzzle: Puzzle) -> Any:
    """Make the widget in which *puzzle* is played. Raises Unavailable where `anywidget` is not installed."""
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
    """Return all that the script shows of a *game*."""
    geometry, values = game.puzzle.geometry, game.puzzle.values
    shown = [geometry.label_of(value) if value else "" for value in values]
    labels = [f"{geometry.cell_name(cell)} {label}".strip() for cell, label in enumerate(shown)]
    return {"drawn": game.drawn, "said": game.said, "labels": labels}


def acted(game: Game, message: dict[str, Any]) -> None:
    """Do what a *message* of the script asks for; anything else is passed over."""
    what = message.get("do")
    if what == "press":
        game.press(int(message["cell"]), str(message["key"]), mark=bool(message["mark"]))
    elif what == "undo":
        game.undo()
    elif what == "hint":
        game.hint()
    elif what == "step":
        game.step()
