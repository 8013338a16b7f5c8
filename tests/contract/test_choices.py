"""The page offers what the catalogue of techniques has, and nothing else."""

import re

from tests.contract.choices import DOCS, DRAWING, PAGE, TABLES, TOKENS, classes, page, styles, tables, wishes

from pencilmark.human.techniques.technique import LEVELS
from pencilmark.make.fields import rows
from pencilmark.make.wish import Wish
from pencilmark.paper.book.wish import Book
from pencilmark.paper.options import Sheet


def test_the_page_offers_the_techniques_and_levels_of_the_catalogue() -> None:
    text = PAGE.read_text("utf-8")
    assert page(text) == text, "run PYTHONPATH=py python3 tests/contract/choices.py"
    assert TABLES.read_text("utf-8") == tables()


def test_the_page_has_the_colours_and_measures_of_the_palette() -> None:
    text = TOKENS.read_text("utf-8")
    assert styles(text) == text, "run PYTHONPATH=py:. python3 tests/contract/choices.py"
    shapes = DRAWING.read_text("utf-8")
    assert classes(shapes) == shapes and ".fill-ink {" in shapes, (
        "run PYTHONPATH=py:. python3 tests/contract/choices.py"
    )


def test_the_docs_have_every_option_of_a_wish_and_a_book() -> None:
    text = DOCS.read_text("utf-8")
    assert wishes(text) == text and "`--hodoku-score`" in text, "run PYTHONPATH=py:. python3 tests/contract/choices.py"


def test_the_forms_have_a_control_for_each_field() -> None:
    """All but those asked in another way (paper by the place, cells by the settings, a pattern drawn) or of no one."""
    text = PAGE.read_text("utf-8")
    others = {
        ("wish", Wish): {"method", "pattern"},
        ("book", Book): {"paper", "cells", "bleed_sides", "how_to_pages"},
        ("paper-form", Sheet): {"paper", "first", "cards", "pupils", "gutter", "bleed"},
    }
    for (name, record), left in others.items():
        (form,) = re.findall(rf'<form id="{name}".*?</form>', text, re.DOTALL)
        assert {row.name for row in rows(record)} - set(re.findall(r'name="([\w-]+)"', form)) == left


def test_every_level_can_be_wished_for_alone_and_among_several() -> None:
    text = PAGE.read_text("utf-8")
    (select,) = re.findall(r'<select name="level" data-as="text" class="rated-only">(.*?)</select>', text, re.DOTALL)
    assert re.findall(r'value="(\w+)"', select) == [*LEVELS, "several"]
    assert re.findall(r'name="n-(\w+)"', text) == list(LEVELS)
    (played,) = re.findall(r'<div id="new-levels"[^>]*>(.*?)</div>', text, re.DOTALL)
    assert re.findall(r'value="(\w+)"', played) == list(LEVELS[:-1])
