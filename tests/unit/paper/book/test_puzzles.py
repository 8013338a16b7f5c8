"""The puzzles of a book: the same for the same seed, different from each other, rising, right."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.canon import canonical, turns
from pencilmark.board.errors import PencilmarkError
from pencilmark.board.task import Progress, finished
from pencilmark.human.techniques.technique import LEVELS
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.paper.book.ahead import kept_line, read_kept
from pencilmark.paper.book.puzzles import BookEntry, Incomplete, make_entries
from pencilmark.paper.book.wish import Book, Chapter

BOOK = Book(
    (
        Chapter(Wish(level="Easy"), 6),
        Chapter(Wish("4", part=VariantPart("killer", givens=False)), 2),
        Chapter(Wish(level="Medium"), 5),
        Chapter(Wish("6"), 3),
    ),
    seed=11,
)


@pytest.fixture(scope="module")
def entries() -> tuple[BookEntry, ...]:
    return finished(make_entries(BOOK))


def test_the_puzzles_are_numbered_through_and_stand_in_their_chapters(entries: tuple[BookEntry, ...]) -> None:
    assert [entry.number for entry in entries] == list(range(1, 17))
    assert [entry.chapter for entry in entries] == [0] * 6 + [1] * 2 + [2] * 5 + [3] * 3
    assert {entry.made.rating.level for entry in entries[:6]} == {"Easy"}
    assert {entry.puzzle.geometry.name for entry in entries[13:]} == {"6"}
    assert all(entry.puzzle.rules and not entry.puzzle.clue_count for entry in entries[6:8])


def test_each_puzzle_has_the_one_solution_that_is_told(entries: tuple[BookEntry, ...]) -> None:
    for entry in entries:
        found = engine.solve(entry.puzzle)
        assert (found.status, found.solutions) == ("unique", (entry.made.solution,))


def test_no_two_puzzles_of_a_book_are_isomorphic(entries: tuple[BookEntry, ...]) -> None:
    plain = [e.puzzle for e in entries if not e.puzzle.rules]
    assert len({(p.geometry.name, canonical(p.geometry, p.givens).least) for p in plain}) == len(plain)
    one, two = (e.made.solution for e in entries if e.puzzle.rules)
    assert one not in {tuple(two[cell] for cell in turned) for turned in turns(board("4"))}


def test_difficulty_rises_inside_a_chapter(entries: tuple[BookEntry, ...]) -> None:
    for chapter in (0, 2):
        ratings = [e.made.rating for e in entries if e.chapter == chapter]
        assert all(one.level and one.effort and one.er and one.hodoku_score is not None for one in ratings)
        labels = [(LEVELS.index(one.level or "Beyond"), one.effort, one.er) for one in ratings]
        assert labels == sorted(labels)


def test_puzzles_of_a_variant_have_a_level_and_a_rating_and_rise_by_them_too() -> None:
    part = VariantPart("killer")
    chapters = (Chapter(Wish("6", part=part), 5), Chapter(Wish("6", part=part, level="Medium"), 1))
    found = finished(make_entries(Book(chapters, show=("level", "rating"), seed=2)))
    ratings = [entry.made.rating for entry in found]
    assert all(one.level and one.clue_score for one in ratings)
    assert [one.level for one in ratings[5:]] == ["Medium"]
    labels = [(LEVELS.index(one.level or "Beyond"), one.clue_score) for one in ratings[:5]]
    assert labels == sorted(labels) and len(set(labels)) > 1
    assert all(str(entry.made.rating.clue_score) in entry.rating and entry.level for entry in found)


def test_several_processes_make_the_puzzles_that_one_makes(entries: tuple[BookEntry, ...]) -> None:
    with ProcessPoolExecutor(2) as executor:
        assert finished(make_entries(BOOK, executor=executor)) == entries


def test_another_seed_makes_another_book(entries: tuple[BookEntry, ...]) -> None:
    other = finished(make_entries(Book(BOOK.chapters[:1], seed=12)))
    assert {e.puzzle for e in other}.isdisjoint({e.puzzle for e in entries})


def test_progress_rises_to_the_whole_book() -> None:
    stages: list[Progress] = list(make_entries(Book((Chapter(Wish("4"), 3),))))
    assert [stage.done for stage in stages] == sorted(stage.done for stage in stages)
    assert (stages[-1].done, stages[-1].words) == (1.0, "3 of 3 puzzles made")


@pytest.mark.parametrize("wish", [Wish("4", part=VariantPart("windoku")), Wish("2")])
def test_no_more_puzzles_are_made_than_differ(wish: Wish) -> None:
    with pytest.raises(PencilmarkError) as told:
        finished(make_entries(Book((Chapter(wish, 200),))))
    assert told.value.code in ("no-more", "not-found")


def test_a_chapter_that_cannot_be_filled_is_named() -> None:
    with pytest.raises(PencilmarkError, match="chapter 'Tiny' lacks 49 of 50: there seem to be no more") as told:
        finished(make_entries(Book((Chapter(Wish("4"), 2), Chapter(Wish("2"), 50, "Tiny")))))
    assert told.value.code == "no-more"


def test_a_chapter_of_formulas_is_made_like_any_other() -> None:
    part = FormulaPart(operators=("+", "-"), givens=2)
    book = Book((Chapter(Wish("4"), 1), Chapter(Wish("4", minimal=True, part=part), 3)), seed=2)
    entries = finished(make_entries(book))
    assert [entry.chapter for entry in entries] == [0, 1, 1, 1]
    for entry in entries[1:]:
        assert entry.puzzle.rules and entry.puzzle.clue_count == 2
        assert engine.solve(entry.puzzle).solutions == (entry.made.solution,)


NEVER = Chapter(Wish("4", part=VariantPart("arrow", tries=1), level="Hard"), 2, "Never")
LACKING = Book((Chapter(Wish("4"), 2), NEVER, Chapter(Wish("4", part=VariantPart("killer")), 2)), seed=3)


def test_a_chapter_that_cannot_be_filled_costs_no_puzzle_of_the_others() -> None:
    lines, left_out = list[str](), list[PencilmarkError]()
    with pytest.raises(Incomplete, match="'Never' lacks 2 of 2: found no such puzzle") as lacks:
        finished(make_entries(LACKING, left_out=[], keep=lambda *found: lines.append(kept_line(LACKING, *found))))
    assert lacks.value.code == "not-found"
    ahead = read_kept(LACKING, "".join(lines))
    fewer = finished(make_entries(replace(LACKING, fewer=True), ahead=ahead, left_out=left_out, keep=pytest.fail))
    assert [entry.chapter for entry in fewer] == [0, 0, 2, 2] and len(ahead) == 6, "failures are kept, too"
    assert "Never" in left_out[0].message
    with ProcessPoolExecutor(1) as executor:
        assert (
            finished(make_entries(replace(LACKING, fewer=True), executor=executor, ahead=ahead, left_out=[])) == fewer
        )


def test_minutes_are_those_of_the_model_and_left_out_where_nobody_was_timed(entries: tuple[BookEntry, ...]) -> None:
    for entry in entries:
        found = entry.made.rating.minutes
        assert entry.minutes == (max(1, round(found.typical)) if found else None)
    assert all(entry.minutes for entry in entries[:6]) and not any(entry.minutes for entry in entries[6:8])
