"""What is done to pixels has the same answer in WebAssembly and in plain Python."""

from random import Random

import pytest

from pencilmark.picture import network
from pencilmark.picture.grey import Grey
from pencilmark.picture.loops import CompiledLoops, Loops, PlainLoops

GREY = Grey(61, 83, Random(1).randbytes(61 * 83))


@pytest.fixture(scope="module")
def both() -> tuple[Loops, Loops]:
    return CompiledLoops(network.known()), PlainLoops(network.known())


def test_the_kernel_sees_the_ink_that_plain_python_sees(both: tuple[Loops, Loops]) -> None:
    kernel, plain = both
    assert kernel.ink(GREY) == plain.ink(GREY)


def test_the_kernel_cuts_quads_as_plain_python_does_even_beyond_the_picture(both: tuple[Loops, Loops]) -> None:
    rng = Random(2)
    quads = [tuple(rng.randint(-5000, 25000) for _ in range(8)) for _ in range(300)]
    for loops in both:
        loops.ink(GREY)
    kernel, plain = (loops.cut(quads, 4, 3) for loops in both)  # type: ignore[arg-type]  # eight numbers
    assert kernel == plain


def test_the_kernel_adds_up_what_the_network_does_in_plain_python(both: tuple[Loops, Loops]) -> None:
    cells = [Random(number).randbytes(1024) for number in range(3)]
    kernel, plain = (loops.scores(cells) for loops in both)
    assert kernel == plain


def test_a_network_is_read_as_it_was_written() -> None:
    content = network.FILE.read_bytes()
    assert network.written(network.parse(content)) == content
    assert len(content) <= 200_000
