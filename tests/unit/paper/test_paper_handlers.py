"""Pages and PDFs for the page, through the door that the worker uses."""

import json
from base64 import b64decode
from typing import Any

import pytest
from tests.printed import grids, page_texts, reader
from tests.unit.paper.corpus import PAPER as PLAIN
from tests.unit.paper.corpus import entry

from pencilmark.board import speech
from pencilmark.doors.handlers import handler
from pencilmark.doors.service import Service
from pencilmark.paper.book.series import read_used
from pencilmark.paper.book.toml import read_book

PAPER = PLAIN | {"per_page": 2, "title": "From the page", "name_line": True, "written": False}
PAPER["show"] = ["number", "level", "rating"]
LINE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SOLUTION = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
GIVENS = [int(sign) if sign != "." else 0 for sign in LINE]


def ask(kind: str, puzzles: list[dict[str, Any]], **fields: Any) -> list[dict[str, Any]]:
    paper = PAPER | {key: fields.pop(key) for key in [*fields] if key in PAPER}
    request = {"id": 1, "kind": kind, "puzzles": puzzles, "paper": paper, **fields}
    return [json.loads(text) for text in Service(clock=lambda: 0.0).open(json.dumps(request)) if text]


def puzzle(**more: Any) -> dict[str, Any]:
    return {"board": "9", "givens": GIVENS, **more}


def test_a_pdf_for_the_page_has_the_puzzles_and_their_answers() -> None:
    (reply,) = ask("sheet", [puzzle(level="Hard", rating="ER 7.0")] * 3)
    document = b64decode(reply["value"]["pdf"])
    texts = page_texts(document)
    assert reply["value"]["pages"] == len(texts) == 3
    assert grids(texts[0] + "\n" + texts[1], 9) == [tuple(GIVENS)] * 3
    assert grids(texts[2], 9) == [tuple(map(int, SOLUTION))] * 3
    assert "Hard, ER 7.0" in texts[0] and "Name" in texts[0]
    assert reader(document).metadata.title == "From the page"  # type: ignore[union-attr]  # there is one


def test_pages_come_in_the_number_that_is_asked_for() -> None:
    (reply,) = ask("pages", [puzzle()] * 7, first=2, count=2, answers="next", show=[])
    assert reply["value"]["total"] == 8
    puzzles, answers = ({item["kind"] for item in page["items"]} for page in reply["value"]["pages"])
    assert puzzles == answers == {"drawing", "line"}
    drawn = reply["value"]["pages"][0]["items"]
    shapes = [shape for item in drawn for shape in item.get("shapes", ()) if shape["kind"] == "text"]
    assert len(shapes) == 2 * sum(1 for given in GIVENS if given), "unseen dots are no use on a screen"
    assert all(shape["face"] == "strong" for shape in shapes)


def test_a_rating_that_is_shown_and_not_known_is_found() -> None:
    (reply,) = ask("pages", [puzzle()], first=0, count=1, answers="none")
    lines = [item["text"] for item in reply["value"]["pages"][0]["items"] if item["kind"] == "line"]
    assert any(", ER " in line for line in lines)


def test_what_the_player_wrote_can_be_printed_too() -> None:
    written = [9 if cell == 1 else 0 for cell in range(81)]
    (reply,) = ask("sheet", [puzzle(placed=written)], answers="none", show=[], written=True)
    (found,) = grids(page_texts(b64decode(reply["value"]["pdf"]))[0], 9)
    assert found == tuple(given or placed for given, placed in zip(GIVENS, written, strict=True))


def test_a_puzzle_without_a_single_answer_says_so_on_the_answer_page() -> None:
    (reply,) = ask("pages", [{"board": "4", "givens": [0] * 16}], first=1, count=1, show=[])
    lines = [item["text"] for item in reply["value"]["pages"][0]["items"] if item["kind"] == "line"]
    assert "no single solution" in lines


def test_codes_are_sent_as_rows_of_modules() -> None:
    (reply,) = ask("pages", [puzzle()], first=0, count=1, answers="none", show=[], link="https://example.org/")
    (code,) = [item for item in reply["value"]["pages"][0]["items"] if item["kind"] == "code"]
    assert len(code["rows"]) == len(code["rows"][0]) >= 21 and set("".join(code["rows"])) == {"0", "1"}


@pytest.mark.parametrize(
    ("fields", "code"),
    [({"paper": "B17"}, "bad-paper"), ({"per_page": 0}, "bad-per-page"), ({"answers": "?"}, "bad-answers")],
)
def test_wrong_wishes_are_errors_with_a_code(fields: dict[str, Any], code: str) -> None:
    for kind, more in (("sheet", {}), ("pages", {"first": 0, "count": 1})):
        (reply,) = ask(kind, [puzzle()], **fields, **more)
        assert reply["error"]["code"] == code


def wheels(request: Any) -> list[str]:
    return list(handler(request["kind"]).wheels(request))


def test_only_the_wheels_that_are_needed_are_fetched() -> None:
    request = {"kind": "pages", "puzzles": [puzzle()], "paper": PAPER}
    assert wheels(request) == []
    assert wheels(request | {"paper": PAPER | {"link": "x"}}) == ["segno"]
    large = {"board": "25", "givens": [0] * 625}
    assert wheels(request | {"puzzles": [large]}) == ["six", "python-sat"]
    assert set(wheels(request | {"kind": "sheet"})) == {"fpdf2", "defusedxml", "fonttools", "font-source-serif-pro"}


@pytest.mark.parametrize(("lang", "fonts"), [("en", set()), ("ja", {"pencilmark-font-ja"}), ("de", set())])
def test_paper_of_a_language_fetches_its_font(lang: str, fonts: set[str]) -> None:
    before = speech.language()
    request = {"id": 1, "kind": "sheet", "lang": lang, "puzzles": [puzzle()], "paper": PAPER}
    found = json.loads(Service(lambda: 0.0).wheels(json.dumps(request)))
    speech.use(before)
    assert {name for name in found if name.startswith("pencilmark-font")} == fonts


def test_no_puzzles_or_too_many_are_an_error() -> None:
    for count in (0, 1001):
        (reply,) = ask("sheet", [{"board": "4", "givens": [0] * 16}] * count)
        assert reply["error"]["code"] == "bad-count"


def test_every_board_can_be_sent_as_a_page() -> None:
    for name in ("4", "9 windoku", "9 x", "12", "16", "25"):
        made = entry(name).puzzle
        asked = [{"board": made.geometry.name, "givens": list(made.givens)}]
        (reply,) = ask("pages", asked, first=0, count=1, answers="none", show=[])
        assert reply["value"]["total"] == 1, name


def test_a_quick_page_leaves_out_what_must_be_found_and_a_whole_one_has_it() -> None:
    fresh = [{"board": "4", "givens": [1, 2, 3, 4, *[0] * 11, 1]}]
    wish = {"first": 0, "count": 1, "answers": "foot", "show": ["level"]}

    def texts(puzzles: list[Any], **more: Any) -> tuple[bool, int]:
        (reply,) = ask("pages", puzzles, **wish, **more)
        found.extend(reply["value"]["found"])
        (page,) = reply["value"]["pages"]
        count = sum(len(item.get("shapes", ())) + (item["kind"] == "line") for item in page["items"])
        return reply["value"]["whole"], count

    found: list[Any] = []
    quick, whole = texts(fresh, quick=True), texts(fresh)
    assert not quick[0] and whole[0]
    known = fresh[0] | {name: value for name, value in found[0].items() if name != "place"}
    assert texts([known], quick=True) == whole, "what was found goes with the puzzle from then on"


def answer(kind: str, **fields: Any) -> dict[str, Any]:
    """Ask for something of a book, and return the answer."""
    request = json.dumps({"id": 1, "kind": kind, **fields})
    *_, reply = [json.loads(text) for text in Service(clock=lambda: 0.0).open(request) if text]
    value: dict[str, Any] = reply["value"]
    return value


def test_a_series_is_planned_by_its_volumes_none_of_which_has_a_puzzle_of_the_record() -> None:
    file = 'seed = 3\nseries = 2\nhow-to-solve = false\n[[chapter]]\nboard = "4"\ncount = 3\n'
    volumes = answer("bookplan", file=file)["volumes"]
    assert [read_book(text).volume for text in volumes] == [1, 2]
    used, wish = "", {"sample": 2, "braille": True, "check": "kdp"}
    for number, text in enumerate(volumes, 1):
        made = answer("book", file=text, used=used, **wish)
        used = made["used"]
        assert made["volume"] == number and len(read_used(used)) == 3 * number
        assert made["sample"] and made["braille"] and any(one["fits"] is False for one in made["checks"])
    plain = answer("book", file=volumes[0])
    assert [plain[name] for name in ("sample", "braille", "used", "checks")] == ["", "", "", []]
