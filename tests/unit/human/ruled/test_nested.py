"""Contradictions within contradictions: a SAT solver and the kernel refute the same, and eight lines explain them."""

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import pytest
from tests.statements import false_statements
from tests.unit.human.ruled.test_ruled_steps import refuted

from pencilmark import engine, read_rules
from pencilmark.board.model import Candidate, Position, Step
from pencilmark.board.speech import write
from pencilmark.board.task import finished
from pencilmark.human import logic
from pencilmark.human.explain import explain
from pencilmark.human.lessons import STORED, ruled_position
from pencilmark.human.ruled import nested as ruled
from pencilmark.human.ruled import suspects
from pencilmark.human.ruled.consequences import Supposing, subset_of
from pencilmark.human.ruled.ladder import LAST, RULED, nets_first, ruled_ladder
from pencilmark.human.ruled.nested import MOST_OF_TWO, NAME, WAVES, nested
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.ruled.suspects import all_held, candidates_of, is_filled_by_kernel, kernel_of, suspects_of
from pencilmark.human.techniques.ladders import PLAIN, SINGLES


def positions() -> list[Position]:
    found = dict.fromkeys(ruled_position(NAME, seed) for seed in range(4 * len(STORED[NAME])))
    return [Position.of(with_sight(puzzle)) for puzzle in found if puzzle]


@pytest.mark.parametrize("most_of_two", [MOST_OF_TWO, -1])
def test_what_goes_follows_from_the_clues_named_and_is_told_in_eight_lines(
    monkeypatch: pytest.MonkeyPatch, most_of_two: int
) -> None:
    monkeypatch.setattr(ruled, "MOST_OF_TWO", most_of_two)  # -1: any candidates are refuted within, at once
    if most_of_two < 0:
        for module in (ruled, suspects):  # without a kernel that says where to look
            monkeypatch.setattr(module, "kernel_of", lambda position: None)
    depths = set[int]()
    for position in positions():
        for step in islice(filter(None, RULED[NAME].find(position)), 2 if most_of_two > 0 else None):
            depth = int(step.evidence.note)
            refuted(position, step)
            depths.add(depth)
            told = [write(one) for one in explain(position, step).says]
            assert len(told) <= 8 and told[0].startswith("Suppose")
            assert " ".join(told).count(" cannot be ") == depth == len(step.evidence.colours[0])
            assert false_statements(position, step)[1] == []
    assert max(depths) > (0 if most_of_two > 0 else MOST_OF_TWO)


def test_a_digit_goes_from_what_sees_all_its_places_in_a_house() -> None:
    seen = 0
    for position in positions():
        for one in candidates_of(position.cell_digits)[::7]:
            followed = Supposing(position, one, recording=True, subsets=True)
            followed.advance(WAVES)
            left = list(followed.start)
            for event in followed.events:
                for cell, value in event.gone if event.source.kind == "locked" else ():
                    places = [place for place in event.source.cells if left[place] >> value - 1 & 1]
                    assert value == event.source.digit + 1 and len(places) > 1
                    assert all(position.geometry.peer_masks[cell] >> place & 1 for place in places)
                    seen += 1
                for cell, value in event.gone:
                    left[cell] &= ~(1 << value - 1)
    assert seen


def test_what_a_kernel_refutes_within_is_never_true() -> None:
    for position in positions():
        (solution,) = engine.solve(position.puzzle()).solutions
        for known in filter(None, suspects.refuted_within(position, ruled.MOST_WITHIN)):
            assert solution[known[0].cell] != known[0].value


def test_of_many_refuted_within_those_are_left_that_an_argument_needs() -> None:
    for position in positions():
        others = candidates_of(position.cell_digits)[:9]  # most cannot be refuted, and none of them is needed
        long = [[one, *others, *within] for one, within in islice(refuted_by_kernel(position), 3)]
        found = finished(ruled.shortened(position, long))
        assert found
        for one in found:
            (start, *_), refuted = one.parts, one.refuted
            assert len(refuted) <= ruled.MOST_WITHIN and fails(start, refuted)
            assert not any(fails(start, [other for other in refuted if other != left_out]) for left_out in refuted)


def refuted_by_kernel(position: Position) -> Iterator[tuple[Candidate, list[Candidate]]]:
    kernel, left = suspects.kernel_of(position), suspects.left_after(position)
    for one in sorted(left, key=lambda one: left[one].bit_count()):
        assert kernel and not kernel.look_at(suspects.all_held(position))
        within = kernel.refute(one, suspects.MOST_WITHIN)
        if within and 2 < len(within) <= ruled.MOST_WITHIN:
            yield one, within


def fails(start: Supposing, refuted: Iterable[Candidate]) -> bool:
    """Report whether an assumption fails once these are refuted in turn."""
    found = ruled.NestedSupposing([start])
    for one in refuted:
        if found.parts[-1].failure or not found.refute(one):
            break
    return found.parts[-1].failure is not None


def test_a_candidate_that_is_true_is_never_refuted() -> None:
    for position in positions():
        (solution,) = engine.solve(position.puzzle()).solutions
        for cell in islice((cell for cell, value in enumerate(position.values) if not value), 0, None, 50):
            assert nested(position, Candidate(cell, solution[cell])) is None


@pytest.mark.parametrize(
    ("masks", "expected"),
    [
        ((0b11, 0b11, 0b111), 0b11),
        ((0b11, 0b110, 0b101, 0b1111), 0b111),
        ((0b11, 0b110, 0b1100, 0b1001, 0b11111), 0b1111),
        ((0b1111, 0b1111, 0b1111, 0b1111, 0b11111), 0b1111),
        ((0b11, 0b1100), 0),
    ],
)
def test_a_subset_has_as_many_digits_as_cells(masks: tuple[int, ...], expected: int) -> None:
    assert subset_of(masks) == expected


DATA = Path(__file__).parents[3] / "bench" / "data" / "variants.txt"
KINDS = ("killer", "thermo", "sandwich", "renban", "x-sum")
MANY_WAVES = 16


@pytest.mark.parametrize("kind", KINDS)
def test_all_that_an_argument_refutes_is_suspected(kind: str) -> None:
    puzzle = read_rules(next(text for text in DATA.read_text("utf-8").split("\n\n") if text.startswith(f"# {kind}")))
    (solution,) = engine.solve(puzzle).solutions
    position = logic.solve_path(Position.of(with_sight(puzzle)), ruled_ladder((*SINGLES, *PLAIN))[:20]).position
    suspects = suspects_of(position)
    refuted = [one for one in candidates_of(position.cell_digits) if Supposing(position, one).advance(MANY_WAVES)]
    assert refuted
    assert set(refuted) <= set(suspects) <= set(candidates_of(position.cell_digits))
    assert not any(solution[cell] == value for cell, value in suspects)
    kernel = kernel_of(position)
    left = kernel and kernel.struck(all_held(position))
    assert left and not any(left[cell] >> value - 1 & 1 for cell, value in suspects)
    assert all(mask >> value - 1 & 1 for mask, value in zip(left, solution, strict=True))
    assert is_filled_by_kernel(position) is (sum(mask.bit_count() for mask in left) == len(left))


@pytest.mark.parametrize("name", RULED)
def test_once_contradictions_are_needed_a_ladder_has_the_same_rungs_with_these_before_the_expert_ones(
    name: str,
) -> None:
    ladder = ruled_ladder()
    found = nets_first(ladder, Step(name, (), ()))
    moved = [one for one in (LAST, NAME) if RULED[one].score <= RULED[name].score]
    assert [one for one in found if one.id not in moved] == [one for one in ladder if one.id not in moved]
    assert len(found) == len(ladder)
    expert = next(place for place, one in enumerate(found) if one.level == "Expert")
    assert [one.id for one in found[expert - len(moved) : expert]] == moved
