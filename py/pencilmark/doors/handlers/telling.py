"""Shared by the handlers of hints, steps and paths: checks before any step, and steps as data for the page."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from pencilmark import engine
from pencilmark.board.masks import values
from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.board.notation import result_text, step_text
from pencilmark.doors.handlers.pieces import masks_of, pairs_data, shapes_data, written
from pencilmark.doors.protocol import teaching as messages
from pencilmark.doors.protocol.replies import Note
from pencilmark.human import teacher
from pencilmark.human.explain import Paragraph, explain
from pencilmark.human.explain.outline import Inference, Outline, outline
from pencilmark.human.guarded import knowing
from pencilmark.human.logic import plainest
from pencilmark.human.ruled.seen import with_sight
from pencilmark.rules.lifted import on_board

BRIEF = 60
"""Characters of a notation that still fits on a button."""
Asking: TypeAlias = messages.HintRequest | messages.StepsRequest | messages.PathRequest | messages.WalkthroughRequest
Pauses: TypeAlias = Generator[Note | None, None, "Looked"]


class Looked(NamedTuple):
    """What is known before any step: the *position* to go on from if *status* is "step", else the *cells* at fault."""

    status: messages.AdviceStatus
    cells: tuple[int, ...] = ()
    position: Position | None = None


def question_of(request: Asking) -> Puzzle:
    """Read the puzzle that a request is about, as it was set."""
    return written(request)


def puzzle_of(request: messages.HintRequest | messages.StepsRequest, question: Puzzle) -> Puzzle:
    """Read the player's grid of a *question*, on a board where cells that rules keep different see each other.

    The marks are the candidates that are left.
    """
    own = with_sight(question)
    marks = masks_of(request["marks"]) or (0,) * own.geometry.cell_count
    if own.candidates:
        full = own.geometry.all_digits
        marks = tuple((mask or full) & mine for mask, mine in zip(marks, own.candidates, strict=True))
    return replace(own, placed=tuple(request["placed"]), candidates=marks)


def look(puzzle: Puzzle, question: Puzzle) -> Pauses:
    """Check that a step can be given: there is one solution, nothing is wrong, and something is left to do.

    *question* is the puzzle as it was set; *puzzle* is what the player has made of it.
    """
    if not any(puzzle.values) and question.candidates is None and not question.rules:
        return Looked("empty")
    answer = yield from engine.first_slowly(on_board(question), 2)
    if answer.status != "unique":
        return Looked("multiple" if answer.solutions else "none")
    solution = answer.solutions[0]
    wrong = teacher.mistakes(puzzle, solution)
    if wrong.digits:
        return Looked("wrong", wrong.digits)
    if wrong.marks:
        return Looked("wrong-marks", wrong.marks)
    position = knowing(teacher.position_of(puzzle), solution)
    return Looked("done") if position.is_solved else Looked("step", (), position)


def step_data(position: Position, step: Step) -> messages.StepData:
    """Write a *step* that is taken in *position*."""
    step = plainest(position, step)
    told = explain(position, step)
    notation = step_text(step, "", position.geometry)
    data = messages.StepData(
        technique=told.technique,
        name=told.name,
        where=told.where,
        text=told.text,
        brief=notation if len(notation) <= BRIEF else result_text(step, position.geometry.size),
        notation=notation,
        where_shapes=shapes_data(told.where_shapes),
        shapes=shapes_data(told.shapes),
        placements=pairs_data(step.placements),
        eliminations=pairs_data(step.eliminations),
    )
    if argument := outline(position, step):
        data["outline"] = outline_data(argument)
    elif told.parts:
        data["outline"] = parts_data(told.parts)
    return data


def parts_data(parts: Sequence[Paragraph]) -> messages.OutlineData:
    """Write an explanation of several paragraphs as an argument with a single branch."""
    opening, *told, end = parts
    lines = [
        messages.LineData(
            text=part.text,
            after=[place - 1] if part.follows else [],
            shapes=shapes_data(part.shapes),
            lit=[],
            label=part.label,
        )
        for place, part in enumerate(told)
    ]
    whole = messages.BranchData(title=opening.text, lines=lines, end=end.text)
    return messages.OutlineData(short="", opening="", branches=[whole], conclusion="")


def outline_data(argument: Outline) -> messages.OutlineData:
    """Write the argument of a forcing chain, branch by branch."""
    branches = [
        messages.BranchData(title=branch.title, lines=[_line_data(line) for line in branch.lines], end=branch.end)
        for branch in argument.branches
    ]
    return messages.OutlineData(
        short=argument.short, opening=argument.opening, branches=branches, conclusion=argument.conclusion
    )


def _line_data(line: Inference) -> messages.LineData:
    data = messages.LineData(
        text=line.text, after=list(line.after), shapes=shapes_data(line.shapes), lit=shapes_data(line.lit)
    )
    if line.inner:
        data["inner"] = outline_data(line.inner)
    return data


def candidates_data(position: Position) -> list[list[int]]:
    """List the candidates of each cell; none if it has a value."""
    return [values(mask) for mask in position.cell_digits]


def place_data(position: Position) -> messages.PlaceData:
    """Return the values of the grid."""
    return messages.PlaceData(values=list(position.values), candidates=candidates_data(position))
