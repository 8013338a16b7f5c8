"""The guide to the variants."""

from pathlib import Path

from pencilmark.rules.variants.guide import text


def test_the_table_of_variants_agrees_with_the_definitions() -> None:
    written = Path(__file__).parents[4] / "docs" / "variants.md"
    assert written.read_text("utf-8") == text(), "python3 -m pencilmark.rules.variants.guide > docs/variants.md"
