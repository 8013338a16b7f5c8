"""What is kept never weighs more than it may, and what was used last stays."""

from itertools import accumulate

from hypothesis import given
from hypothesis import strategies as st

from pencilmark.board.kept import Kept, kept, kept_slowly
from pencilmark.board.task import Slowly, finished


@given(st.lists(st.integers(1, 9)), st.integers(1, 20))
def test_the_values_used_last_are_there_as_far_as_they_fit(weights: list[int], most: int) -> None:
    values = Kept[int, str](most, len)
    for weight in weights:
        assert values.keep(weight, "x" * weight) == "x" * weight
    last = list(dict.fromkeys(reversed(weights)))
    fitting = {weight for weight, total in zip(last, accumulate(last), strict=True) if total <= most}
    assert {weight for weight in range(10) if values.get(weight)} == fitting
    assert values.weight == sum(fitting)
    values.cache_clear()
    assert values.weight == 0 and not any(map(values.get, weights))


def test_what_weighs_just_as_much_as_may_be_is_kept() -> None:
    values = Kept[str, str](3, len)
    values.keep("a", "one")
    assert values.get("a") == "one"
    values.keep("b", "long")
    assert values.get("a") is values.get("b") is None and values.weight == 0


def test_what_was_looked_at_stays_longer() -> None:
    values = Kept[str, str](6, len)
    values.keep("a", "one"), values.keep("b", "two")
    assert values.get("a") == "one"
    values.keep("c", "six")
    assert (values.get("a"), values.get("b"), values.get("c")) == ("one", None, "six")


def test_a_function_is_called_again_only_for_another_key_or_when_all_is_forgotten() -> None:
    calls = []

    @kept(10, lambda made: 1, lambda number: number % 3)
    def called(number: int) -> int:
        calls.append(number)
        return number

    assert [called(1), called(4), called(2)] == [1, 1, 2] and calls == [1, 2]
    called.cache_clear()  # type: ignore[attr-defined]  # as caches of functools have it
    assert called(4) == 4


def test_a_task_pauses_only_the_first_time() -> None:
    @kept_slowly(10, len)
    def slow(word: str) -> Slowly[str]:
        yield None
        return word.upper()

    assert [len(list(slow("one"))), len(list(slow("one")))] == [1, 0]
    assert finished(slow("one")) == "ONE"
