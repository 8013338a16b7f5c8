"""The same question of many puzzles, here, on processes and on a cluster."""

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from itertools import count, islice

import pytest

from pencilmark.board.errors import FormatError, PencilmarkError
from pencilmark.engine import count as count_solutions
from pencilmark.engine import many
from pencilmark.exchange.read import read


def solutions_of(text):
    """Count the solutions of a 4 x 4 puzzle (a module's own function, so that it can be pickled)."""
    return count_solutions(read(text)).count


TEXTS = ["1234............", "1...............", "12.", "." * 16, "1234....5......."] * 20
WANTED = [12, 72, "bad-length", 288, "bad-character"] * 20


def plain(reply):
    return reply.code if isinstance(reply, PencilmarkError) else reply


@pytest.mark.parametrize("make", [lambda: None, lambda: ThreadPoolExecutor(2), lambda: ProcessPoolExecutor(2)])
def test_replies_keep_their_order_and_a_bad_puzzle_spoils_no_other(make):
    executor = make()
    try:
        assert [plain(reply) for reply in many.map(solutions_of, TEXTS, executor)] == WANTED
    finally:
        if executor:
            executor.shutdown()


def test_an_endless_list_is_taken_only_as_far_as_needed():
    taken = []

    def endless():
        for number in count():
            taken.append(number)
            yield "1234............"

    with ThreadPoolExecutor(2) as executor:
        assert list(islice(many.map(solutions_of, endless(), executor), 5)) == [12] * 5
    assert len(taken) <= many.CHUNK * (many.AHEAD + 2)


def test_progress_tells_how_many_are_done():
    told = []
    with ThreadPoolExecutor(2) as executor:
        list(many.map(solutions_of, TEXTS, executor, progress=told.append, chunk=30))
    assert told == [*range(1, 17), 46, 76, 100]


def test_a_bug_in_the_question_is_not_hidden():
    def broken(_):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        list(many.map(broken, ["1"]))


def test_an_error_survives_the_way_between_processes():
    with ProcessPoolExecutor(1) as executor:
        (reply,) = many.map(solutions_of, ["12."], executor)
    assert isinstance(reply, FormatError)
    assert reply.as_dict()["code"] == "bad-length"


def test_here_each_puzzle_is_asked_about_when_its_reply_is_wanted():
    taken, told = [], []
    replies = many.map(len, (taken.append(text) or text for text in TEXTS), progress=told.append)
    for number, text in enumerate(TEXTS, 1):
        assert next(replies) == len(text) and len(taken) == number
    assert list(replies) == [] and told == list(range(1, len(TEXTS) + 1))


@pytest.mark.parametrize("ahead", [0, 1, 3])
def test_as_many_chunks_are_taken_ahead_as_an_executor_has(ahead):
    taken = []
    with ThreadPoolExecutor(1) as executor:
        executor.ahead = ahead
        replies = many.map(len, (taken.append(text) or text for text in TEXTS), executor)
        for number, text in enumerate(TEXTS[: many.AHEAD - ahead], 1):
            assert next(replies) == len(text) and len(taken) == number + ahead
