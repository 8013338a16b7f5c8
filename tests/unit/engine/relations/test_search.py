"""The search of the relation kernel: where it guesses, which cells it blames, and that it finds every solution once."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from random import Random

import pytest
from tests.unit.engine.relations.settling import Settling, cases, laid_out, model_of, numbers_of, random_masks, settling

from pencilmark.board.boards import board
from pencilmark.engine.relations.layout import frame_of
from pencilmark.engine.relations.machine import RelationSearch
from pencilmark.engine.relations.memory import CHOICE_CELL, CHOICE_VALUE, FAILURES, SHARE, WAITING, WEIGHTS, WORDS
from pencilmark.engine.relations.model import Clause, Different, Linear, Literal, Model, Table, Term
from pencilmark.engine.relations.search import BLAME, SEASON


def weigh(machine: Settling, weights: Sequence[int]) -> None:
    at = machine.number(WEIGHTS)
    for place, weight in enumerate(weights):
        machine.instance.write(at + 8 * place, weight.to_bytes(4, "little"))


def weights_of(machine: Settling, count: int) -> list[int]:
    at = machine.number(WEIGHTS)
    return [machine.number(at + 8 * place) for place in range(count)]


def best_guess(model: Model, weights: Sequence[int]) -> tuple[int, int] | None:
    """Return the cell and the value to guess: few values for its weight, or two places that weigh more together."""
    domains = [domain for domain in model.domains if isinstance(domain, int)]
    found = [
        (Fraction(domains[one].bit_count(), 1 + weights[one]), one, domains[one] & -domains[one])
        for one in (*range(model.cells), *model.numbers())
        if domains[one].bit_count() > 1
    ]
    if not any(variable < model.cells for _, variable, _ in found):
        return None
    for cells, _ in model.full:
        for value in range(8):
            places = [cell for cell in cells if domains[cell] >> value & 1]
            if len(places) == 2:
                both = Fraction(4, sum(1 + weights[cell] for cell in places))
                found.append((both, max(places, key=weights.__getitem__), 1 << value))
    _, variable, value = min(found, key=lambda one: one[0])
    return variable, value


@pytest.mark.parametrize("is_housed", [False, True])
def test_the_guess_is_the_one_with_the_fewest_values_for_its_weight(is_housed: bool) -> None:
    machine, none = settling(), 0
    for random in cases(150):
        few = random.random() < 0.3
        domains = [mask & -mask if few else mask for mask in random_masks(random, 5, 4)]
        domains += random.choices([0b111, 0b11, 0b1, 0b11111], k=3)
        model = model_of([], domains, 5)
        model.domains[-2:] = [1, 1]
        model.full = (((0, 1, 2, 3), 0b1111), ((4, 2, 1, 3), 0b1111)) if is_housed else ()
        weights = [random.choice((0, 3, 9, random.randrange(20))) for _ in model.domains]
        machine.put(model)
        weigh(machine, weights)
        machine.instance.call("choose")
        wanted = best_guess(model, weights)
        assert bool(machine.number(SHARE)) == bool(wanted)
        if wanted:
            value = int.from_bytes(machine.instance.read(CHOICE_VALUE, 8), "little")
            assert (machine.number(CHOICE_CELL) // 8, value) == wanted, (domains, weights)
        none += wanted is None
    assert 5 < none < 100


@pytest.mark.parametrize("failures", [0, SEASON - 1])
def test_a_contradiction_makes_its_cells_heavier_and_after_a_season_all_lighter(failures: int) -> None:
    machine, weights = settling(), [7, 20, 33, 46, 5, 6]
    constraint = Clause((Literal(0, 1), Literal(2, 1)), Literal(3, 2))
    model = Model(4, 8, 255, [2, 2, 2, 2, 0b1110, 0b1110])
    model.peers += [0] * 4
    model.add(Different((4, 5)), (1,))
    model.add(constraint, (0, 2))
    machine.put(model)
    weigh(machine, weights)
    machine.instance.write(FAILURES, failures.to_bytes(4, "little"))
    assert machine.settled("everything", model.domains) is None
    heavier = [weight + (BLAME if cell in (0, 2) else 0) for cell, weight in enumerate(weights)]
    assert weights_of(machine, 6) == ([weight >> 1 for weight in heavier] if failures else heavier)
    assert machine.number(FAILURES) == failures + 1
    waiting = machine.instance.read(machine.number(WAITING), 16 * machine.number(WORDS))
    assert not any(waiting[place] for place in range(len(waiting)) if place % 16 < 8)


def test_a_cell_that_is_emptied_by_a_peer_is_blamed_with_it() -> None:
    machine = settling()
    model = model_of([], [1, 3, 1], peers=[0b100, 0, 0b001])
    machine.put(model)
    before = weights_of(machine, 5)
    assert machine.settled("everything", model.domains) is None
    after = weights_of(machine, 5)
    assert [two - one for one, two in zip(before, after, strict=True)] == [BLAME, 0, BLAME, 0, 0]


def random_model(random: Random) -> Model:
    """Draw four cells with a sum, a table and cells that differ, and a number beside them."""
    pairs = [pair for pair in product(range(4), repeat=2) if random.random() < 0.7]
    terms = tuple(Term(place, random.choice((-2, -1, 1, 2)), 0) for place in range(5))
    model = model_of([], [*random_masks(random, 4, 4), 0b1111, 2], 4, [0b10, 0b01, 0, 0])
    model.add(Table((1, 2), tuple(pairs)), (1, 2))
    model.add(Linear(terms, random.randrange(3), random.randint(-3, 3), Literal(5, 2)), (0, 1, 2, 3))
    model.domains[-2:] = [1, 1]
    return model


def all_solutions(model: Model) -> set[tuple[int, ...]]:
    """Try out all values."""
    table, sum_ = model.constraints[-2][0], model.constraints[-1][0]
    assert isinstance(table, Table) and isinstance(sum_, Linear)
    found = set()
    for values in product(*map(numbers_of, model.domains[:5])):
        total = sum_.constant + sum(term.number * values[term.variable] for term in sum_.terms)
        holds = (total <= 0, total == 0, total != 0)[sum_.relation]
        if values[0] != values[1] and values[1:3] in table.tuples and holds:
            found.add(tuple(value + 1 for value in values[:4]))
    return found


def opened(model: Model) -> RelationSearch:
    return RelationSearch(board("4"), settling(), laid_out(model), frame_of(model.domains))


def test_every_solution_is_found_once_however_often_the_search_stops() -> None:
    """A number beside the cells may have several values for one grid; each guess of it is a solution of its own."""
    for random in cases(60):
        wanted = all_solutions(model := random_model(random))
        one, other = opened(model), opened(model)
        found = [solution for solution in one if solution]
        assert set(found) == wanted and len(found) == one.found
        stopped, shares = [], [0.0]
        while not other.done:
            stopped += other.advance(1, 1)
            shares.append(other.share)
            assert other.nodes <= one.nodes
        assert stopped == found and other.nodes == one.nodes
        assert shares == sorted(shares) and shares[-1] == 1.0


def test_searches_take_turns_in_one_memory() -> None:
    for random in cases(20):
        models = [random_model(random) for _ in range(2)]
        alone = [[solution for solution in opened(model) if solution] for model in models]
        searches, turned = [opened(model) for model in models], [list[tuple[int, ...]](), list[tuple[int, ...]]()]
        while not all(search.done for search in searches):
            for search, found in zip(searches, turned, strict=True):
                found += search.advance(random.choice((1, 2)), random.choice((1, 3)))
        assert turned == alone


def test_no_more_is_returned_than_is_to_be_kept_though_all_is_counted() -> None:
    model = model_of([], [0b11, 0b11, 0b11])
    model.domains[-2:] = [1, 1]
    search = opened(model)
    assert len(search.advance(5, 100, keep=2)) == 2
    assert (search.found, search.done) == (5, False)
    assert len(search.advance(5, 100)) == 3
    assert (search.found, search.done) == (8, True)
