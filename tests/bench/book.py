"""Seconds for a book of 500 puzzles: making them on every core, laying out, writing the PDF; and all in the page."""

import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TypeVar

from playwright.sync_api import expect
from tests.bench.frame import Cell, Context, Table
from tests.bench.in_browser import PATIENCE, chromium

from pencilmark.board.task import finished
from pencilmark.make.wish import Wish
from pencilmark.paper.book.pages import lay_out
from pencilmark.paper.book.puzzles import make_entries
from pencilmark.paper.book.wish import Book, even_chapters
from pencilmark.paper.pdf import write_pdf

COUNT = 500
Made = TypeVar("Made")


def run(context: Context) -> Table:
    """Make the book that `book OUT.pdf --count 500 --per-page 4 --seed 7` makes."""
    del context
    book = Book(even_chapters(COUNT, Wish(symmetry="rotational180")), seed=7)
    with ProcessPoolExecutor(os.cpu_count()) as executor:
        entries, making = timed(lambda: finished(make_entries(book, executor=executor)))
    printed, laying = timed(lambda: finished(lay_out(book, entries)))
    document, writing = timed(lambda: write_pdf(printed.pages, book.title))
    rows: list[tuple[Cell, ...]] = [
        (f"{COUNT} puzzles made and rated, {os.cpu_count()} processes", making),
        (f"{len(printed.pages)} pages laid out", laying),
        (f"PDF of {len(document) / 1e6:.1f} MB written", writing),
    ]
    for pythons in (1, os.cpu_count() or 1):
        _, in_page = timed(partial(print_in_page, COUNT, pythons))
        shared = "one Python" if pythons == 1 else f"{pythons} Pythons"
        rows.append((f"all of it in the page (Chromium), {shared}, with the first fetch of what writes PDF", in_page))
    note = "Easy, Medium and Hard, four a page of A4, with how to solve and answers."
    return Table("A book", note, ("what", "s"), rows)


def print_in_page(count: int, pythons: int) -> None:
    """Make a book of as many puzzles by *pythons* workers in the page, timed from its opening to the file."""
    with chromium() as (browser, site):
        page = browser.new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(f"Object.defineProperty(navigator, 'hardwareConcurrency', {{ value: {pythons} }})")
        page.goto(f"{site}/#print")
        page.wait_for_selector("html[data-py=ready]")
        page.locator("#books, #books details").evaluate_all("all => all.forEach(one => { one.open = true })")
        fields = page.locator("#chapters [name=count]")
        shares = [count // 3 + (place < count % 3) for place in range(3)]
        for place, share in enumerate(shares):
            fields.nth(place).fill(str(share))
        page.locator("#book [name=seed]").fill("7")
        page.get_by_role("button", name="Make the book").click()
        page.wait_for_selector("#printed:not([hidden])")
        expect(page.locator("#printed-text")).to_contain_text("puzzles on")


def timed(work: Callable[[], Made]) -> tuple[Made, float]:
    """Do some work; return what it makes, and the seconds that it takes."""
    start = time.perf_counter()
    made = work()
    return made, time.perf_counter() - start
