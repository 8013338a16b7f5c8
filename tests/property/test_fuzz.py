"""Every reader of outside text, fed with what it knows and what it does not: a result or a coded error, never a bug."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fuzz.targets import TARGETS

PARTS = st.text(max_size=20) | st.sampled_from(
    ["", "\n", "0", "9" * 30, "ǰ", "\0", "r1c1", "[[", "{", "\ufeff", "-" * 50]
)


@st.composite
def broken(draw, seeds: tuple[str, ...]) -> str:
    """A known text with a few of its parts left out, doubled, or replaced by something else."""
    text = draw(st.sampled_from(seeds))
    for _ in range(draw(st.integers(1, 4))):
        start, stop = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
        text = text[:start] + draw(PARTS | st.just(text[start:stop] * 2)) + text[stop:]
    return text[:5_000]


@pytest.mark.parametrize("name", TARGETS)
def test_what_is_no_coded_error_is_no_answer_to_a_broken_text(name):
    target = TARGETS[name]

    @settings(max_examples=25, deadline=None)
    @given(broken(target.seeds) | st.text(max_size=300))
    def reads(text):
        target(text)

    reads()


def test_a_fuzzer_sees_what_is_no_coded_error(monkeypatch):
    monkeypatch.setattr("pencilmark.exchange.short._NUMBER", None)
    with pytest.raises(AttributeError):
        TARGETS["short"]("{a:1}")
