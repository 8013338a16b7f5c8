"""Frozen classes of ours are as `dataclasses` makes them, and their subclasses too."""

import dataclasses
import inspect
import pickle
from dataclasses import FrozenInstanceError, field, replace
from functools import cached_property
from itertools import product

import pytest

from pencilmark.board import frozen


@frozen.dataclass(frozen=True, slots=True)
class Ours:
    """Fields of each kind."""

    first: int
    others: tuple[int, ...] = ()
    at: int = field(default=0, compare=False, repr=False)
    made: list[int] = field(default_factory=list, hash=False)

    def __post_init__(self) -> None:
        if self.first < 0:
            raise ValueError


@frozen.dataclass(frozen=True, slots=True)
class More(Ours):
    """One more field, and its own words."""

    last: str = ""

    def __repr__(self) -> str:
        return "more"


@dataclasses.dataclass(frozen=True, slots=True)
class Theirs:
    """The same fields."""

    first: int
    others: tuple[int, ...] = ()
    at: int = field(default=0, compare=False, repr=False)
    made: list[int] = field(default_factory=list, hash=False)


@frozen.dataclass(frozen=True, eq=False)
class Itself:
    """Equal to nothing else, with room for what it keeps."""

    first: int

    @cached_property
    def double(self) -> int:
        return 2 * self.first


def test_values_are_equal_hash_and_read_as_those_of_dataclasses() -> None:
    arguments = [(1,), (2,), (1, (3,)), (1, (3,), 5), (1, (), 5, [6])]
    for one, other in product(arguments, repeat=2):
        assert (Ours(*one) == Ours(*other)) == (Theirs(*one) == Theirs(*other))  # type: ignore[arg-type]  # of each kind
    for each in arguments:
        ours, theirs = Ours(*each), Theirs(*each)  # type: ignore[arg-type]
        assert (hash(ours), repr(ours)) == (hash(theirs), repr(theirs).replace("Theirs", "Ours"))
        assert dataclasses.asdict(ours) == dataclasses.asdict(theirs)
    assert Ours(1).made is not Ours(1).made and Ours.__match_args__ == Theirs.__match_args__
    assert Ours(1) != Theirs(1) and Ours(1) != More(1)


def test_methods_are_written_for_who_asks_how_a_value_is_made_and_before_they_are_called() -> None:
    @frozen.dataclass(frozen=True)
    class New:
        at: int

    assert list(inspect.signature(New).parameters) == ["at"]
    frozen.write_all()
    assert list(inspect.signature(More).parameters) == ["first", "others", "at", "made", "last"]
    assert More(1, (2,)) == More(1, (2,), at=3) and repr(More(1)) == "more"


def test_values_stay_as_they_are_and_copies_change() -> None:
    value = More(1, last="z")
    with pytest.raises(FrozenInstanceError, match="assign to field 'first'"):
        value.first = 2  # type: ignore[misc]  # what is tried
    with pytest.raises(FrozenInstanceError, match="delete field 'last'"):
        del value.last
    with pytest.raises(TypeError, match=r"Ours\.__init__\(\) missing 1 required"):
        Ours()  # type: ignore[call-arg]  # what is tried
    with pytest.raises(ValueError):
        Ours(-1)
    assert not hasattr(value, "__dict__") and repr(value) == "more"
    one = Itself(3)
    assert one != Itself(3) and one.double == 6 and pickle.loads(pickle.dumps(one)).__dict__ == one.__dict__
    assert replace(value, first=2) == More(2, last="z") and pickle.loads(pickle.dumps(value)) == value
