"""The fonts of Chinese and Japanese: fetched once, known by their hashes, cut to what is said."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from tooling import node, wide
from tooling.talk import Trouble


@pytest.mark.parametrize("font", wide.FONTS, ids=lambda font: font.tag)
def test_the_page_has_a_sign_for_all_that_it_says(font: wide.Wide) -> None:
    wide.ensure_wide()
    for path in wide.page_files(font).values():
        assert set(map(ord, wide.signs_of(font.tag))) <= set(TTFont(path).getBestCmap() or ())


def test_what_is_there_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    wide.ensure_wide()
    assert wide.is_there()
    monkeypatch.setattr(wide, "run", None)
    wide.ensure_wide()


def test_a_package_that_is_another_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def pack(command: object, doing: str, environment: object) -> str:
        (tmp_path / "other.tgz").write_bytes(b"another")
        return "other.tgz\n"

    monkeypatch.setattr(node, "run", pack)
    with pytest.raises(Trouble, match="it is not the one that we know"):
        node.packed("other", "0", "", tmp_path)
