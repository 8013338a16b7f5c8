"""Finds hints, steps and paths."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import NamedTuple

from pencilmark.board.masks import bits
from pencilmark.board.model import Position, Step
from pencilmark.board.notation import cells_text
from pencilmark.board.speech import say, together
from pencilmark.board.task import Cancelled, Running
from pencilmark.doors.handlers import Handler
from pencilmark.doors.handlers.telling import candidates_data, look, place_data, puzzle_of, question_of, step_data
from pencilmark.doors.protocol import teaching as messages
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.human import logic, teacher
from pencilmark.human.lessons import summary_of
from pencilmark.human.ruled.deductions import next_alone
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques.ladders import SINGLES
from pencilmark.human.techniques.trial import beyond_words
from pencilmark.human.walkthrough import path_html, path_text
from pencilmark.rules.fog import visible


def hint(request: messages.HintRequest) -> Work[messages.HintData]:
    """Find the plainest step available; mistakes come first, those of digits before those of marks."""
    question, covered = question_of(request), request.get("covered", ())
    looked = yield from look(puzzle_of(request, question), question)
    position = looked.position
    if position is None:
        return messages.HintData(status=looked.status, cells=list(looked.cells))
    if covered:
        position = teacher.position_of(puzzle_of(request, visible(question, covered)))
    search, before = Running(teacher.next_step(position, unique=not covered)), 0
    for tried in search:
        yield Note(done=None, text=say("techniques-tried", count=tried)) if tried > before else None
        before = tried
    if search.result is None:
        if covered:
            return messages.HintData(status="fog", cells=[])
        if alone := next_alone(position, request.get("colours") or [[]] * position.geometry.cell_count):
            data = step_data(position, alone[0])
            data["colours"] = [list(pair) for pair in alone[1]]
            data["notation"] = data["brief"] = cells_text(bits(alone[0].evidence.cells), position.geometry.size)
            return messages.HintData(status="step", cells=[], step=data, candidates=candidates_data(position))
        return messages.HintData(status="guess", cells=[], beyond=beyond_words(position))
    return messages.HintData(
        status="step",
        cells=[],
        step=step_data(position, search.result),
        summary=together(summary_of(search.result.technique)),
        candidates=candidates_data(position),
    )


EACH = 12
"""Steps of one technique that are listed; on an empty board some have hundreds."""


def steps(request: messages.StepsRequest) -> Work[messages.StepsData]:
    """Find the steps of all techniques; if cancelled, answer with those found so far.

    For a puzzle with several solutions these are the steps that hold in all of them.
    """
    question = question_of(request)
    puzzle = puzzle_of(request, question)
    looked = yield from look(puzzle, question)
    unique = looked.status != "multiple"
    position = looked.position if unique else teacher.position_of(puzzle)
    if position is None or not all(position.values[cell] or mask for cell, mask in enumerate(position.cell_digits)):
        return messages.StepsData(
            status=looked.status, cells=list(looked.cells), groups=[], candidates=[], partial=False
        )
    groups: list[messages.StepGroup] = []
    partial = False
    try:
        for offer in teacher.offers(position, each=EACH, further=request["further"], unique=unique):
            yield Note(done=None, text=say("looking-for", technique=offer.name))
            groups += _groups(position, offer)
    except Cancelled:
        partial = True
    status: messages.AdviceStatus = "step" if groups else "guess" if unique else "multiple"
    data = messages.StepsData(
        status=status, cells=[], groups=groups, candidates=candidates_data(position), partial=partial
    )
    if not groups:
        data["beyond"] = beyond_words(position)
    return data


def _groups(position: Position, offer: teacher.Offer) -> Iterator[messages.StepGroup]:
    """Put the steps of an offer into words, grouped by technique: a finder may find several."""
    for technique in dict.fromkeys(step.technique for step in offer.steps):
        places = [place for place, step in enumerate(offer.steps) if step.technique == technique]
        steps = [step_data(position, offer.steps[place]) for place in places]
        fresh = sum(place < offer.fresh for place in places)
        yield messages.StepGroup(technique=technique, name=steps[0]["name"], steps=steps, fresh=fresh, more=offer.more)


class Walked(NamedTuple):
    """The *steps* taken, and the *positions* before each and after the last; none unless *status* is "step"."""

    status: messages.AdviceStatus
    steps: tuple[Step, ...] = ()
    positions: tuple[Position, ...] = ()
    partial: bool = False


def path(request: messages.PathRequest) -> Work[messages.PathData]:
    """Take the plainest step again and again; if cancelled, answer with the path so far."""
    way = yield from walked(request)
    return messages.PathData(
        status=way.status,
        steps=[step_data(position, step) for position, step in zip(way.positions, way.steps, strict=False)],
        places=[place_data(position) for position in way.positions],
        singles=[step.technique in SINGLES for step in way.steps],
        solved=bool(way.positions) and way.positions[-1].is_solved,
        partial=way.partial,
    )


def walked(request: messages.PathRequest | messages.WalkthroughRequest) -> Generator[Note | None, None, Walked]:
    """Walk from the givens until the teaching ladder has no step left, or until cancelled."""
    question = question_of(request)
    looked = yield from look(with_sight(question), question)
    if looked.position is None:
        return Walked(looked.status)
    steps, positions = list[Step](), [looked.position]
    try:
        for taken in logic.walk_slowly(looked.position, ladder_for(looked.position)):
            if not taken:
                yield None
                continue
            step, after = taken
            steps.append(step)
            positions.append(after)
            filled = sum(map(bool, after.values)) / len(after.values)
            yield Note(done=filled, text=say("steps-found", count=len(steps)))
    except Cancelled:
        return Walked("step", tuple(steps), tuple(positions), partial=True)
    return Walked("step" if steps else "guess", tuple(steps), tuple(positions))


def walkthrough(request: messages.WalkthroughRequest) -> Work[messages.WalkthroughData]:
    """Find the path and write it down; if cancelled, write nothing, since half a path would pass for the whole."""
    way = yield from walked(request)
    if way.partial:
        raise Cancelled
    if not way.positions:
        return messages.WalkthroughData(text="")
    yield Note(done=None, text=say("writing-down"))
    write = path_html if request["html"] else path_text
    return messages.WalkthroughData(text=write(way.positions[0], way.steps))


HANDLERS = {"hint": Handler(hint), "steps": Handler(steps), "path": Handler(path), "walkthrough": Handler(walkthrough)}
