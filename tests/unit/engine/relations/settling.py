"""A module that settles constraints over a few variables, and all assignments, tried one by one."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from random import Random
from struct import unpack

from pencilmark.board.boards import board
from pencilmark.board.masks import bits, mask_of
from pencilmark.engine.kernel.core import write_search
from pencilmark.engine.kernel.memory import TOP
from pencilmark.engine.kernel.runtime import run
from pencilmark.engine.relations import memory
from pencilmark.engine.relations.changing import Changing
from pencilmark.engine.relations.driver import write_sets, write_sums
from pencilmark.engine.relations.driver_written import propagators
from pencilmark.engine.relations.layout import MemoryLayout, frame_of, lay_out
from pencilmark.engine.relations.machine import Machine
from pencilmark.engine.relations.memory import EAGER, FIXED, FRAME, STACK, TAIL
from pencilmark.engine.relations.model import INTERVAL, MASK, Clause, Constraint, Domain, Literal, Model, Term
from pencilmark.engine.relations.search import SearchWriter
from pencilmark.engine.wasm import I32, Function, Module, Value, load

SETS = 8
"""The greatest value of which sets are known here: its sets fill two vectors."""
ASKED = memory.CHOICE_CELL
"""Where the variable that changed is told, and whether all settled is answered."""
BESIDE = ((1 << SETS) - 1,) * 2
"""The two variables that nobody may change."""
Domains = Sequence[Domain]
Sets = list[set[int]]
Fulfils = Callable[[Sequence[int]], bool]


def numbers_of(domain: Domain) -> set[int]:
    """List the numbers of a domain: the places of its bits, or the numbers of its interval."""
    return set(bits(domain)) if isinstance(domain, int) else set(range(domain[0], domain[1] + 1))


def read(term: Term, number: int) -> int:
    """Return the value of a term when its variable has this number."""
    return number if term.how in (MASK, INTERVAL) else term.how >> number & 1


class Settling(Machine):
    """All propagators, run until nothing changes."""

    def __init__(self) -> None:
        changing = Changing(module := Module(memory.PAGES))
        writer = SearchWriter(changing, propagators(changing, SETS), guess=1, by_place=True)
        for name, lists, variable in (("everything", EAGER, load(I32, FRAME) - TAIL), ("one", FIXED, load(I32, ASKED))):
            self._settle(module.function(name), writer, changing.wake.call(load(I32, lists), variable))
        function = module.function("choose")
        function.store(I32, memory.SHARE, writer.choose.call(load(I32, STACK)))
        write_search(module, writer.core)
        super().__init__(run(module.binary()))
        write_sets(self.instance)
        write_sums(self.instance, SETS, 1 << SETS - 3)

    @staticmethod
    def _settle(function: Function, writer: SearchWriter, wake: Value) -> None:
        function.do(wake)
        function.store(I32, ASKED, writer.settle.call(load(I32, STACK)))

    def settled(self, name: str, domains: Domains) -> Sets | None:
        """Settle the position in memory; return what is left of the variables, None at a contradiction."""
        self.instance.call(name)
        if not self.number(ASKED):
            return None
        content = self.instance.read(self.number(STACK), 8 * len(domains))
        left: list[Domain] = []
        for place, domain in enumerate(domains):
            here = content[8 * place :][:8]
            left.append(int.from_bytes(here, "little") if isinstance(domain, int) else unpack("<2i", here))
        return [numbers_of(one) for one in left]

    def put(self, model: Model) -> None:
        """Put a model into memory."""
        layout = laid_out(model)
        self.load(layout)
        at = int.from_bytes(layout.header[STACK : STACK + 4], "little")
        assert int.from_bytes(layout.header[TOP : TOP + 4], "little") == at + 8 * len(model.domains) + TAIL
        self.instance.write(at, frame_of(model.domains))

    def number(self, at: int) -> int:
        """Return the number at an address."""
        return int.from_bytes(self.instance.read(at, 4), "little")

    def give_value(self, model: Model, variable: int, number: int) -> None:
        """Give a variable its only number, as a guess does."""
        domain = _domain({number}, model.domains[variable])
        self.instance.write(self.number(STACK) + 8 * variable, frame_of([domain])[:8])
        self.instance.write(ASKED, (8 * variable).to_bytes(4, "little"))


def laid_out(model: Model) -> MemoryLayout:
    return lay_out(model, board("4"), 1 << SETS - 3)


@cache
def settling() -> Settling:
    """Return the machine."""
    return Settling()


def model_of(
    constraints: Iterable[Constraint], domains: Domains, cells: int | None = None, peers: Sequence[int] = ()
) -> Model:
    """Make a model whose first variables are *cells* (by default all), which by default see none.

    Two more variables come last, in a constraint behind the others, which has no effect while both are open: code that
    reads or writes one step too far changes them.
    """
    count, last = len(domains) if cells is None else cells, len(domains)
    model = Model(count, SETS, (1 << SETS) - 1, [*domains, *BESIDE])
    model.peers += peers or [0] * count
    for constraint in constraints:
        model.add(constraint, (last, last + 1, *range(count)))
    model.add(Clause((Literal(last, 1),), Literal(last + 1, 1)), (last, last + 1) * 8)
    return model


def settled(model: Model) -> Sets | None:
    """Return what is left of a model's variables when nothing changes any more, None at a contradiction.

    Giving a variable one of the values left, and waking only what listens to it, leads to the same as starting with it.
    """
    machine = settling()
    machine.put(model)
    left = machine.settled("everything", model.domains)
    open_ = [place for place, numbers in enumerate((left or ())[:-2]) if len(numbers) > 1]
    if left and open_:
        some = open_[sum(map(len, left)) % len(open_)]
        for number in (min(left[some]), max(left[some])):
            anew = [_domain(one, was) for one, was in zip(left, model.domains, strict=True)]
            anew[some] = _domain({number}, anew[some])
            machine.put(Model(model.cells, model.top, model.values, anew, model.constraints, model.peers))
            wanted = machine.settled("everything", anew)
            machine.put(model)
            assert machine.settled("everything", model.domains) == left
            machine.give_value(model, some, number)
            assert machine.settled("one", model.domains) == wanted
    assert left is None or left[-2:] == [*map(numbers_of, BESIDE)]
    return left and left[:-2]


def _domain(numbers: set[int], like: Domain) -> Domain:
    return mask_of(numbers) if isinstance(like, int) else (min(numbers), max(numbers))


def supported(domains: Domains, fulfils: Fulfils) -> Sets | None:
    """Return the numbers of each variable that some fulfilling assignment has, None if there is no such assignment."""
    found = [values for values in product(*map(numbers_of, domains)) if fulfils(values)]
    return [set(column) for column in zip(*found, strict=True)] if found else None


def is_sound(left: Sets | None, wanted: Sets | None) -> bool:
    """Report whether nothing possible was removed, and whether a lone assignment that is left is right."""
    if wanted is None:
        return left is None or any(len(one) > 1 for one in left)
    return left is not None and all(one >= other for one, other in zip(left, wanted, strict=True))


def random_masks(random: Random, count: int, top: int) -> list[int]:
    """Draw masks of values up to *top*, never empty: many full, some with few values."""
    every = (1 << top) - 1
    return [
        random.choice((every, random.randint(1, every), random.randint(1, every), 1 << random.randrange(top)))
        for _ in range(count)
    ]


def cases(count: int) -> Iterator[Random]:
    """Yield random generators, each with its own seed."""
    yield from map(Random, range(count))
