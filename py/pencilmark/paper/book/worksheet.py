"""Worksheets: one technique explained and worked, puzzles that need it, hints at the foot, the key on another sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate, chain, islice
from typing import Any, NamedTuple

from pencilmark.board.errors import PencilmarkError, Unavailable
from pencilmark.board.model import Puzzle
from pencilmark.board.phrase import phrase
from pencilmark.board.speech import say
from pencilmark.board.task import Progress, Task
from pencilmark.engine import solve
from pencilmark.engine.answers import Solution
from pencilmark.human.lessons import practice
from pencilmark.human.levels import name_of
from pencilmark.human.teacher import position_of
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.make.batch import Means, Order, batch, seeds
from pencilmark.make.made import Made, Trying
from pencilmark.paper.board_drawing import in_words
from pencilmark.paper.book.examples import Example, draw_example, draw_position, example_of
from pencilmark.paper.book.front import fitted, paragraph
from pencilmark.paper.book.guided import answered, draw_steps, parts, steps_of
from pencilmark.paper.book.how_to import Block, paged
from pencilmark.paper.book.puzzles import how_many_of, why_not
from pencilmark.paper.book.worksheet_wish import Start, Worksheet
from pencilmark.paper.entry import Entry, board_item
from pencilmark.paper.options import PLAIN
from pencilmark.paper.own import OwnPuzzle, survey_own
from pencilmark.paper.page import Item, Page, TextLine, stroke, turned
from pencilmark.paper.papers import POINT, Box, places

NARROWEST, KEY_SIDE = 40.0, 66.0
"""Least millimetres of a puzzle to do, and most of a drawing in the key."""
TRIES_SHIPPED = 8
"""How many of the lessons' positions are drawn for each wanted: a few repeat."""
TRIES = 20_000
"""How many puzzles are tried for each before the technique counts as too rare for practice."""


class Exercise(NamedTuple):
    """A puzzle of a worksheet: its *number* (0: the worked one), the *example* of its first such step, its solution."""

    number: int
    example: Example
    solution: Solution
    seed: int

    def steps(self, sheet: Worksheet) -> tuple[Example, ...]:
        """List the steps that lead to the example."""
        return steps_of(self.example.position.puzzle(), sheet.technique, sheet.ladder)


def make_tasks(
    sheet: Worksheet, backend: str = "auto", left_out: list[PencilmarkError] | None = None
) -> Task[Progress, tuple[Exercise, ...]]:
    """Make the puzzles of a *sheet*, the worked one first; no two are isomorphic.

    Errors in people's own rows go into *left_out*. Raises PencilmarkError if there seem to be no such puzzles.
    """
    if sheet.shipped:
        return (yield from _shipped_tasks(sheet))
    if sheet.puzzles:
        return (yield from _own_tasks(sheet, [] if left_out is None else left_out))
    tasks: list[Exercise] = []
    wanted = sheet.count + 1
    for found in batch([Order(sheet.wish, wanted)], sheet.seed, Means(backend, tries=TRIES)):
        if isinstance(found, PencilmarkError):
            sentence = "no-practice/puzzles" if sheet.practice or sheet.variant else "no-practice/try-practice"
            raise Unavailable(sentence, technique=sheet.technique, why=found.says)
        if isinstance(found, Made):
            example = example_of(found.puzzle, sheet.technique, sheet.ladder, found.solution)
            assert example, "the generator has seen the step on this path"
            tasks.append(Exercise(len(tasks), example, found.solution, found.seed))
        says = phrase("puzzles-made", count=len(tasks), total=wanted)
        if isinstance(found, Trying):
            says = phrase("puzzles-made-next", count=len(tasks), total=wanted, tried=found.tried)
        yield Progress(len(tasks) / wanted, says)
    return tuple(tasks)


def _own_tasks(sheet: Worksheet, left_out: list[PencilmarkError]) -> Task[Progress, tuple[Exercise, ...]]:
    """Take the own puzzles that need the technique. Raises Unavailable if there are too few."""
    tasks: list[Exercise] = []
    puzzles, faults = survey_own(sheet.puzzles)
    left_out += faults
    for place, own in enumerate(puzzles):
        found = solve(own.puzzle, limit=2)
        if found.status != "unique":
            left_out.append(_not_unique(own, place + 1, found.status))
        elif example := example_of(own.puzzle, sheet.technique, sheet.ladder, found.solutions[0]):
            tasks.append(Exercise(len(tasks), example, found.solutions[0], 0))
        yield Progress((place + 1) / len(puzzles), phrase("own-looked-at", count=place + 1, total=len(puzzles)))
        if len(tasks) > sheet.count:
            break
    if len(tasks) < 2:
        raise Unavailable("no-practice/own", technique=sheet.technique, found=len(tasks))
    left_out.sort(key=lambda fault: fault.line or 0)
    return tuple(tasks)


def _not_unique(own: OwnPuzzle, number: int, status: str) -> PencilmarkError:
    """Make the error that someone's own puzzle does not have exactly one solution."""
    values: Mapping[str, Any] = why_not(own, number, how_many_of(status)).values
    return PencilmarkError("own-puzzle", code="not-unique", line=own.line, **values)


def _shipped_tasks(sheet: Worksheet) -> Task[Progress, tuple[Exercise, ...]]:
    """Take different positions that come with the lessons. Raises Unavailable if there are too few."""
    tasks: dict[tuple[int, ...], Exercise] = {}
    wanted = sheet.count + 1
    for seed in islice(seeds(sheet.seed), TRIES_SHIPPED * wanted):
        found = practice(sheet.technique, seed)
        task = _shipped_task(sheet, found, len(tasks), seed) if found else None
        if task:
            tasks.setdefault(task.solution, task)
        says = phrase("puzzles-made", count=len(tasks), total=wanted)
        yield Progress(len(tasks) / wanted, says)
        if len(tasks) == wanted:
            break
    if len(tasks) < 2:
        raise Unavailable("no-practice/shipped", technique=sheet.technique)
    return tuple(tasks.values())


def _shipped_task(sheet: Worksheet, found: Puzzle, number: int, seed: int) -> Exercise | None:
    """Make an exercise of a position; None if it has no such step, or its givens have several solutions."""
    position = position_of(found)
    step = next(iter(TECHNIQUES[sheet.technique].find(position)), None)
    solved = solve(replace(found, placed=None, candidates=None), limit=2)
    if not step or solved.status != "unique":
        return None
    return Exercise(number, Example(position, step), solved.solutions[0], seed)


def worksheet_pages(sheet: Worksheet, tasks: Sequence[Exercise]) -> list[Page]:
    """Lay out *tasks*: the worked one and two to do, the others, and the key on its own sheet.

    The key begins on an odd page, so that in double-sided print it is never behind a puzzle.
    """
    room = _Room(sheet)
    worked, *rest = tasks
    first, here = _first_page(room, worked, rest)
    pages = [room.page(first)]
    others = iter(() if sheet.start == "steps" else rest[here:])
    while part := list(islice(others, sheet.per_page)):
        items, area = room.head("")
        pages.append(room.page([*items, *_tasks(room, area, part, sheet.per_page)]))
    for task in rest if sheet.start == "steps" else ():
        for number, steps in parts(task.steps(sheet), sheet.per_page):
            items, area = room.head(say("worksheet-puzzle", number=task.number))
            pages.append(room.page([*items, *draw_steps(steps, number, area, sheet.per_page, room.text * 0.9)]))
    if len(pages) % 2:
        pages.append(Page(sheet.form.width, sheet.form.height, ()))
    head, area = room.head(say("worksheet-key"), names=False)
    for blocks in paged([_key_block(room, area, task) for task in rest], area.height):
        tops = accumulate((block.height for block in blocks), initial=0.0)
        drawn = [block.draw(area.cut(top=top)) for block, top in zip(blocks, tops, strict=False)]
        pages.append(room.page([*head, *chain.from_iterable(drawn)]))
    return pages


class _Room:
    """The paper of a worksheet, its sizes of type, and its heads."""

    def __init__(self, sheet: Worksheet) -> None:
        self.sheet = sheet
        self.area = sheet.form.area()
        self.text = (9.0 if self.area.width < 140 else 10.5) * POINT

    def page(self, items: Iterable[Item]) -> Page:
        """Make a page."""
        return Page(self.sheet.form.width, self.sheet.form.height, tuple(items))

    def head(self, after: str, names: bool = True) -> tuple[list[Item], Box]:
        """Set the title with the words *after* it, and the line for a name and a date; return the rest of the area."""
        size, area = self.text, self.area
        title = f"{self.sheet.name}{after}"
        items: list[Item] = [
            TextLine(area.x, area.y + size * 1.6, title, size * 2, face="strong", width=area.width * 0.5, role="title")
        ]
        if names:
            base, start, date = area.y + size * 1.6, area.x + area.width * 0.52, area.right - area.width * 0.17
            items += [
                TextLine(start, base, say("line-name"), size),
                stroke(start + size * 3, base, date - size, base, 0.2),
            ]
            items += [
                TextLine(date, base, say("line-date"), size),
                stroke(date + size * 2.5, base, area.right, base, 0.2),
            ]
        return items, area.cut(top=size * 3.2)


def _first_page(room: _Room, worked: Exercise, tasks: Sequence[Exercise]) -> tuple[list[Item], int]:
    """Explain the technique, work the first step of a puzzle, and set two to do if there is room; count these."""
    items, area = room.head("")
    size, example = room.text, worked.example
    lines, height = paragraph(example.card, area, size)
    items += lines
    area = area.cut(top=height + size * 0.5)
    side = min(80.0, area.width * 0.46)
    items.append(draw_example(example, Box(area.x, area.y, side, side)))
    words = area.cut(left=side + size * 1.5)
    items.append(TextLine(words.x, words.y + size, say("heading-worked"), size * 1.1, face="strong", role="heading"))
    lines, height = fitted(example.text, words.cut(top=size * 1.8), size)
    items += lines
    area = area.cut(top=max(side, height + size * 1.8) + size * 1.5)
    lines, height = paragraph(_what_to_do(room.sheet, bool(example.step.placements)), area, size)
    area = area.cut(top=height)
    if room.sheet.start == "steps":
        return [*items, *lines], 0
    count = min(2, len(tasks))
    if _side(room, area, tasks[:count]) < NARROWEST:
        return items, 0
    return [*items, *lines, *_tasks(room, area, tasks[:count], 2)], count


def _side(room: _Room, area: Box, tasks: Sequence[Exercise]) -> float:
    """Measure how wide two puzzles would be in an *area*, above their hints."""
    if room.sheet.hints:
        area = _hints(tasks, area, room.text * 0.8)[1]
    return places(area, 2, room.text * 1.6).side


def _what_to_do(sheet: Worksheet, places: bool) -> str:
    """State the task, by whether the technique *places* a digit."""
    name = name_of(sheet.technique)
    if sheet.start == "steps":
        return say("worksheet-your-turn-steps", name=name)
    start = (
        say("worksheet-next-step-each-puzzle") if sheet.begins != "clues" else say("worksheet-each-puzzle-needs-way")
    )
    task = say("worksheet-write-digit-gives") if places else say("worksheet-strike-out-what-rules")
    hints = say("worksheet-where-look-told-upside") if sheet.hints else ""
    return say("worksheet-your-turn-find", name=name, task=task, start=start, hints=hints)


def _tasks(room: _Room, area: Box, tasks: Sequence[Exercise], count: int) -> Iterator[Item]:
    """Set *tasks* into places for *count*, and their hints upside down at the foot."""
    size = room.text
    if room.sheet.hints and tasks:
        hints, area = _hints(tasks, area, size * 0.8)
        yield from hints
    for task, box in zip(tasks, places(area, count, size * 1.6, most=110.0).boxes, strict=False):
        yield TextLine(box.x, box.y - size * 0.5, f"{task.number}", size * 1.15, face="strong", role="heading")
        yield draw_task(task, box, room.sheet.begins)


def draw_task(task: Exercise, box: Box, start: Start) -> Item:
    """Draw an exercise into a *box*."""
    position, size = task.example.position, box.width
    if start == "clues":
        return board_item(Entry(position.puzzle()), box, PLAIN)
    words = in_words(replace(position.puzzle(), givens=tuple(position.values)))
    return draw_position(position, (), Box(box.x, box.y, size, size), words, has_marks=start == "marks")


def _hints(tasks: Sequence[Exercise], area: Box, size: float) -> tuple[list[Item], Box]:
    """Set the hints upside down at the foot of an *area*; return them and the rest of it."""
    items: list[Item] = []
    at = area.y
    for task in tasks:
        lines, height = paragraph(f"{task.number}  {task.example.where}", area.cut(top=at - area.y), size)
        items += lines
        at += height
    high = at - area.y
    foot = area.bottom - high
    lowered = [replace(item, y=item.y + foot - area.y) for item in items]
    return turned(lowered, area.middle, foot + high / 2), area.cut(bottom=high + size * 1.5)


def _key_block(room: _Room, area: Box, task: Exercise) -> Block:
    """Write the step of a puzzle, with its drawing, and the solution below the words."""
    size, side = room.text, min(KEY_SIDE, area.width * 0.42)
    text = task.example.text
    if room.sheet.start == "steps":
        text = "\n".join(f"{place}  {answered(one)}" for place, one in enumerate(task.steps(room.sheet), 1))
    solved = side * 0.62
    column = Box(0, 0, area.width - side - size * 1.5, area.height - solved - size * 5)
    told = fitted(text, column, size * 0.9)[1]
    high = max(side, told + solved + size * 1.2)

    def draw(box: Box) -> list[Item]:
        found: list[Item] = [
            TextLine(box.x, box.y + size, f"{task.number}", size * 1.15, face="strong", role="heading")
        ]
        found.append(draw_example(task.example, Box(box.x, box.y + size * 1.7, side, side)))
        words = replace(column, x=box.x + side + size * 1.5, y=box.y + size * 1.4)
        found += fitted(text, words, size * 0.9)[0]
        answer = Box(words.x, box.y + size * 1.7 + high - solved, solved, solved)
        found.append(board_item(Entry(task.example.position.puzzle(), task.solution), answer, PLAIN, is_answer=True))
        return found

    return Block(high + size * 3, draw)
