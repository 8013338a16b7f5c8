"""Books as files: whatever is written is read back, and mistakes are reported with their lines."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pencilmark.board.errors import InputError
from pencilmark.human.techniques.technique import LEVELS
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.paper.book.toml import read_book, write_book
from pencilmark.paper.book.wish import ANSWERS, MOST_SEED, PER_PAGE, SHOWN, Book, Chapter

words = st.text(st.characters(exclude_categories=("Cs",)), max_size=20)
millimetres = st.floats(0, 20, allow_nan=False)
wishes = st.one_of(
    st.builds(
        Wish,
        symmetry=st.sampled_from(["none", "full"]),
        level=st.none() | st.sampled_from(LEVELS),
        er=st.none() | st.tuples(st.floats(1, 2), st.floats(2, 9)),
        clues=st.none() | st.tuples(st.integers(17, 20), st.integers(20, 30)),
        hodoku_score=st.none() | st.tuples(st.integers(0, 9), st.integers(9, 99)),
        technique=st.none() | st.sampled_from(["x-wing", "naked-pair"]),
        minimal=st.booleans(),
        method=st.sampled_from(["dig", "back-off"]),
    ),
    st.builds(
        Wish,
        st.sampled_from(["9", "6"]),
        minimal=st.booleans(),
        level=st.none() | st.just("Easy"),
        part=st.builds(VariantPart, st.sampled_from(["killer", "arrow"]), st.booleans(), st.sampled_from([60, 9])),
    ),
    st.builds(
        Wish,
        st.sampled_from(["9", "16"]),
        minimal=st.booleans(),
        part=st.builds(
            FormulaPart,
            st.none() | st.sampled_from([5, 70]),
            operators=st.sampled_from([("+",), ("+", "//", "<")]),
            givens=st.sampled_from([0, 4]),
            cyclic=st.none() | st.booleans(),
        ),
    ),
    st.builds(Wish, board=st.sampled_from(["4", "9 jigsaw", "6 3x2 x"])),
    st.builds(
        Wish, pattern=st.lists(st.booleans(), min_size=64, max_size=64).map(lambda cells: (True,) * 17 + tuple(cells))
    ),
)
books = st.builds(
    Book,
    chapters=st.lists(
        st.builds(Chapter, wishes, st.integers(1, 99), words, st.none() | st.sampled_from(PER_PAGE)),
        min_size=1,
        max_size=4,
    ).map(tuple),
    title=words,
    subtitle=words,
    author=words,
    licence=words,
    seed=st.integers(0, MOST_SEED - 1),
    paper=st.sampled_from(["A4", "6x9in", "200x250mm"]),
    margin=millimetres,
    gutter=millimetres,
    bleed=millimetres,
    per_page=st.sampled_from(PER_PAGE),
    show=st.lists(st.sampled_from(SHOWN), unique=True).map(tuple),
    answers=st.sampled_from(ANSWERS),
    answers_per_page=st.sampled_from(PER_PAGE),
    how_to_solve=st.booleans(),
)


@given(books)
def test_a_book_that_was_written_is_read_as_the_same_book(book: Book) -> None:
    assert read_book(write_book(book)) == book


def test_an_empty_file_is_the_default_book() -> None:
    assert read_book("") == Book()


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("seed = 1\nsize = 9\n", "unknown-key", 2),
        ('per_page = 4\ntitle = "underscore is not the sign of keys"\n', "unknown-key", 1),
        ("\n\n[page]\nwidth = 9\n", "unknown-key", 3),
        ('title = "a"\n[[chapter]]\ncount = 1\n[[chapter]]\n# count\ncount = "2"\n', "bad-value", 6),
        ("[[chapter]]\ncount = 1\n\n[[chapter]]\nlevels = 2\n", "unknown-key", 5),
        ("[[chapter]]\n\n[[chapter]]\ncount = 0\n", "bad-count", 3),
        ('[[chapter]]\nlevel = "Silly"\n', "bad-level", 1),
        ("clues = 3\nseed = true", "unknown-key", 1),
        ("seed = true", "bad-value", 1),
        ('[[chapter]]\nvariant = "killer"\nsymmetry = "none"', "unknown-key", 3),
        ('[[chapter]]\nvariant = "silly"', "bad-variant", 1),
        ("margin = 'wide'", "bad-value", 1),
        ("show = 'level'", "bad-value", 1),
        ("chapter = 3", "bad-value", 1),
        ("[[chapter]]\ner = [1.0, 2.0, 3.0]", "bad-value", 2),
        ("how-to-solve = 1", "bad-value", 1),
        ("title = \n", "bad-toml", 1),
        ("seed = 1\nseed = 2", "bad-toml", 2),
        ("chapter = []", "bad-count", None),
        ("per-page = 7", "bad-per-page", None),
        ("[[chapter]]\nper-page = 5", "bad-per-page", 1),
        ("x" * 2_000_001, "bad-toml", None),
        ("title = " + "[" * 5000, "bad-toml", None),
        (f"seed = {'9' * 30}", "bad-value", 1),
        *((f"\nmargin = {value}", "bad-value", 2) for value in ("9" * 400, "inf", "-inf", "nan", "1e400")),
        *((f"seed = {value}", "bad-toml", 1) for value in ("9" * 5000, "2026-02-30", "25:61:00")),
        ("seed = 2026-01-01T00:00:00+99:00", "bad-toml", 1),
    ],
)
def test_mistakes_are_reported_with_code_and_line(text: str, code: str, line: int | None) -> None:
    with pytest.raises(InputError) as told:
        read_book(text)
    assert (told.value.code, told.value.line) == (code, line)
