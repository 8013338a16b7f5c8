"""A visitor has the page as one file on a disk: no server, no network."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.conftest import FIRST_WAIT, Witness, new_context, without_python
from tests.e2e.test_python_rule import open_python
from tests.e2e.test_solve import EASY, EASY_SOLVED
from tests.e2e.visit import choose_in_menu, go, line, lose_python, paste_line, solve, wait_for, wait_for_line
from tests.printed import page_texts

from tooling import single
from tooling.places import PAGE


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the one file, with nothing beside it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(single, "SINGLE", tmp_path_factory.mktemp("single") / "pencilmark.html")
        return single.make(PAGE)


@pytest.fixture(scope="module")
def alone(browser: Browser, file: Path) -> Iterator[Page]:
    """The file, opened from the disk without a network, with Python ready; it asks nobody for anything."""
    context = new_context(browser)
    context.set_offline(True)
    seen = Witness(file.as_uri())
    seen.attend(context)
    page = context.new_page()
    page.goto(file.as_uri())
    wait_for(page, "ready", FIRST_WAIT)
    yield page
    assert (seen.errors, [url for url in seen.strangers if url != file.as_uri()]) == ([], [])
    context.close()


def test_one_file_plays_solves_prints_and_learns(alone: Page) -> None:
    assert line(alone).count(".") > 40
    paste_line(alone, EASY)
    assert solve(alone) == "Exactly one solution"
    wait_for_line(alone, EASY_SOLVED)
    go(alone, "print")
    with alone.expect_download(timeout=FIRST_WAIT) as download:
        alone.get_by_role("button", name="Download PDF").click()
    assert page_texts(download.value.path().read_bytes())
    go(alone, "learn")
    expect(alone.get_by_role("navigation", name="Lessons").get_by_role("link").first).to_have_text("Full house")


def test_one_file_runs_a_visitors_python_apart(alone: Page) -> None:
    open_python(alone, "def rule(a1, b2):\n    return a1 == b2 % 4")
    alone.get_by_role("button", name="Make it a rule").click()
    expect(alone.locator("#python-said")).to_have_text("Added: it allows 7 of 81 combinations.", timeout=FIRST_WAIT)


def test_one_file_keeps_the_game_and_replaces_a_lost_worker(alone: Page) -> None:
    go(alone, "solve")
    paste_line(alone, EASY)
    lose_python(alone)
    assert line(alone) == EASY
    wait_for(alone, "ready", FIRST_WAIT)
    expect(alone.locator("#python-text")).to_have_text("Python had stopped and was started again")
    assert solve(alone) == "Exactly one solution"
    wait_for_line(alone, EASY_SOLVED)
    alone.keyboard.press("Control+z")
    wait_for_line(alone, EASY)
    choose_in_menu(alone, "About Pencilmark")
    expect(alone.locator("#parts")).to_contain_text("pyodide")
    without_python(alone)  # a second start would tell nothing more
    alone.reload()
    wait_for_line(alone, EASY)
