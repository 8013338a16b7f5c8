"""Laws of the kernel: its answers are those of the other backends, whole or in slices."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.property.agreement import disagreement
from tests.property.puzzles import random_puzzle

from pencilmark import engine
from pencilmark.engine import sat
from pencilmark.engine.answers import BackendName
from pencilmark.engine.kernels import is_available, shared_kernel

pytest.importorskip("wasmtime")

SMALL = ("4", "5", "6", "6 3x2", "8", "9", "9 x", "9 disjoint", "9 antiking", "9 house=r1c1r2c3r4c4r6c2")
BACKENDS: tuple[BackendName, ...] = ("wasm", "python", "sat") if sat.is_available() else ("wasm", "python")


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**9))
def test_all_backends_give_the_same_answers(seed: int) -> None:
    assert not disagreement(random_puzzle(seed), BACKENDS)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**9), st.integers(1, 40))
def test_search_in_slices_is_the_search_in_one(seed: int, nodes: int) -> None:
    puzzle = random_puzzle(seed, SMALL)
    assert is_available(puzzle.geometry)
    kernel = shared_kernel(puzzle.geometry)
    whole, sliced, other = (kernel.search(puzzle) for _ in range(3))
    whole.advance(500, 10**6)
    while not sliced.done and sliced.found < 500:
        sliced.advance(500 - sliced.found, nodes)
        other.advance(1, 1)
    assert (sliced.found, sliced.nodes) == (whole.found, whole.nodes)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**9))
def test_kernel_counts_what_python_counts(seed: int) -> None:
    puzzle = random_puzzle(seed, SMALL)
    assert engine.count(puzzle, maximum=3000) == engine.count(puzzle, maximum=3000, backend="python")
