"""Progress of puzzles being made, for the page: each when it is ready, and the nearest one before the first."""

from __future__ import annotations

from pencilmark import __version__
from pencilmark.board.phrase import NOTHING
from pencilmark.board.speech import say, write
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.pieces import minutes_data, puzzle_data
from pencilmark.doors.protocol.pieces import MadeData, MadePuzzle
from pencilmark.doors.protocol.replies import Note
from pencilmark.human.levels import name_of
from pencilmark.make.generator.starts import told
from pencilmark.make.made import Made, Trying
from pencilmark.make.sharing import Shared
from pencilmark.make.usual import nearest_words, tried_words

SHOWN = 0.3
"""Seconds for which the puzzle nearest to the wish is shown before another takes its place."""


class AtRating(Trying):
    """A puzzle (*best*) that is made and now being rated on the slowest scale."""


class Bench:
    """The progress of *count* wished puzzles, timed by *clock*; *unrated* is a puzzle that waits only for its rating.

    *shared* knows how many others have made. *explains*: whether the puzzle nearest to the wish is described. *usual*
    says how long a puzzle like these takes; empty if that is hardly any time, or not known.
    """

    def __init__(
        self, shared: Shared, count: int, tries: int | None, clock: Clock, command: str, explains: bool, usual: str
    ) -> None:
        self.shared, self.count, self.tries, self.clock, self.command = shared, count, tries, clock, command
        self.explains, self.usual, self.due = explains, usual, 0.0
        self.done = self.unmet = 0
        self.told: Trying | None = None
        self.nearest: Made | None = None
        self.unrated: Made | None = None

    def note(self, progress: Trying, is_last: bool = False) -> Note:
        """Report progress on the next puzzle, with the one nearest to the wish if it has changed.

        The last note of a puzzle that is given up has "made", even if empty, so that it is not dropped.
        """
        if isinstance(progress, AtRating) and progress.best:
            return self._at_rating(progress.best)
        self.told, self.unrated = progress, None
        note = Note(done=self.share + (progress.done or 0) / self.count, text=self.words(progress, is_last))
        best = progress.best
        if is_last:
            note["made"] = self._made()
        if best and not self.done and best is not self.nearest and (is_last or self._is_due()):
            self.nearest = best
            note["made"] = note.get("made", self._made())
            note["made"]["nearest"] = made_puzzle(best)
        return note

    def _is_due(self) -> bool:
        """Report whether to show a nearer puzzle now, rather than at every given that a large board loses."""
        now = self.clock()
        if now < self.due:
            return False
        self.due = now + SHOWN
        return True

    def _at_rating(self, item: Made) -> Note:
        """Report that a puzzle is being rated; one with rules, where that may take seconds, is shown first."""
        self.unrated = item
        if not item.puzzle.rules:
            return Note(done=self.share, text=self.words(None))
        note = Note(done=self.share, text="; ".join(filter(None, (self.words(None), say("generate-rating")))))
        if not self.done and item is not self.nearest:
            self.nearest = item
            note["made"] = self._made()
            note["made"]["nearest"] = made_puzzle(item)
        return note

    def hand_over(self, item: Made) -> Note:
        """Hand over a finished puzzle."""
        self.unrated = None
        self.done += 1
        return Note(done=self.share, text=self.words(None), made=self._made(made_puzzle(item)))

    def _made(self, *puzzles: MadePuzzle) -> MadeData:
        return MadeData(puzzles=[*puzzles], recipe=self.command, version=__version__)

    @property
    def share(self) -> float:
        """Return the share that is done, 0 to 1."""
        return (self.done + self.unmet + self.shared.waiting) / self.count

    def words(self, progress: Trying | None, is_last: bool = False) -> str:
        """Say how far it is."""
        parts = [say("generate-made", done=self.done, total=self.count)] if self.count > 1 else []
        if progress and progress.says is not NOTHING:
            parts.append(say("generate-grid", grid=progress.tried, doing=progress.says))
        elif progress and progress.distance:
            tried = tried_words(progress, self.tries)
            best = progress.best if self.explains else None  # to describe it takes a rating, which costs many tries
            parts.append(say("generate-near", tried=tried, nearest=nearest_words(best)) if best else write(tried))
        if progress and self.usual and not is_last:
            parts.append(say("generate-usual", usual=self.usual))
        return "; ".join(parts)


def made_puzzle(item: Made) -> MadePuzzle:
    """Write a puzzle for the page."""
    puzzle, rating = item.puzzle, item.rating
    data = MadePuzzle(
        puzzle=puzzle_data(puzzle, "generated"),
        solution=list(item.solution),
        clues=puzzle.clue_count,
        seed=item.seed,
        level=rating.level,
        effort=rating.effort,
        minutes=minutes_data(rating.minutes),
        er=rating.er,
        hodoku_level=rating.hodoku_level,
        hodoku_score=rating.hodoku_score,
    )
    if hardest := rating.hardest.get("own"):
        data["hardest"] = name_of(hardest)
    if note := write(told(puzzle)):
        data["note"] = note
    return data
