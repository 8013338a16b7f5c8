"""Links of other programs, and their compression, whose referee is npm's lz-string."""

import json
import shutil
import subprocess
from argparse import Namespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.at_once import read_link
from tests.ruled import texts

from pencilmark.board.errors import FormatError, InputError
from pencilmark.board.task import finished
from pencilmark.doors.commands import questions
from pencilmark.doors.commands.reading import puzzle_of
from pencilmark.exchange.links import is_link
from pencilmark.exchange.lzstring import compress, decompressing
from tooling.places import NODE_MODULES

PUZZLE = json.dumps({"size": 4, "grid": [[{"value": 1, "given": True}, *[{}] * 3], *[[{}] * 4] * 3]})
PACKED = compress(PUZZLE)
LISUDOKU = json.dumps({"gridSize": 4, "fixedNumbers": [{"position": {"row": 0, "col": 0}, "value": 1}]})


@pytest.mark.parametrize(
    "link",
    [
        f"https://f-puzzles.com/?load={PACKED}",
        f"f-puzzles.com/?load={PACKED}",
        f"https://www.f-puzzles.com/?load={PACKED.replace('+', '%2B')}",
        f"https://f-puzzles.com/?load={PACKED.replace('+', ' ')}".replace(" ", "%20"),
        f"https://sudokupad.app/fpuz{PACKED.replace('/', '%2F')}",
        f"https://sudokupad.app/fpuzzles{PACKED}",
        f"https://beta.sudokupad.app/scl{PACKED}",
        f"https://app.crackingthecryptic.com/sudoku/?puzzleid=ctc{PACKED}",
        f"https://sudokupad.app/?puzzleid=scl{PACKED}",
        f"fpuz{PACKED}",
        PACKED,
        f"load={PACKED}",
        "lisudoku.xyz/e?import=1000000000000000",
        f"https://lisudoku.xyz/solver?import={compress(LISUDOKU)}",
        compress(LISUDOKU).replace("=", "%3D"),
        f"  {PUZZLE}\n",
    ],
)
def test_a_puzzle_is_found_in_all_kinds_of_links(link: str) -> None:
    assert is_link(link)
    assert read_link(link).puzzle.givens == (1, *(0,) * 15)


def test_a_link_of_ours_has_title_author_and_words() -> None:
    found = read_link("#p=1...............&b=4&t=Four+%26+more&a=Ann&w=As+always.%0ATwice.")
    assert found.puzzle.givens == (1, *(0,) * 15)
    assert (found.title, found.author, found.text) == ("Four & more", "Ann", "As always.\nTwice.")


@pytest.mark.parametrize("text", ["53..7....6..195....98....6.8...6...3", "1 2 3 4", "a1 = b2", "", "scl"])
def test_other_texts_are_not_links(text: str) -> None:
    assert not is_link(text)


@pytest.mark.parametrize(
    ("link", "code"),
    [
        ("https://sudokupad.app/abc123", "server-link"),
        ("https://sudokupad.app/", "server-link"),
        ("https://f-puzzles.com/?id=yhkyz63b", "server-link"),
        (f"https://f-puzzles.com/?load={PACKED[:30]}", "bad-link"),
        ("https://f-puzzles.com/?load=%%%%", "bad-link"),
        ('{"size": 9}', "bad-link"),
        ("#p=", "bad-link"),
        ("#p=&b=9", "bad-link"),
        ("{" * 3000 + "}", "bad-link"),
        ("{" + "[" * 3000 + "}", "bad-link"),
    ],
)
def test_unreadable_links_are_reported(link: str, code: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_link(link)
    assert caught.value.code == code


def test_the_command_line_reads_links_and_names_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    grid = [[{} for _ in range(4)] for _ in range(4)]
    cages = [{"cells": [f"R{row}C1", f"R{row}C2"], "value": "3"} for row in (1, 4)]
    link = compress(json.dumps({"size": 4, "grid": grid, "killercage": cages, "boxindexer": [{}]}))
    puzzle = puzzle_of(f"https://f-puzzles.com/?load={link}", Namespace(board=None, size=None, rules=None))
    assert texts(puzzle) == ("killer 3: r1c1 r1c2", "killer 3: r4c1 r4c2")
    assert capsys.readouterr().err == "f-puzzles: boxindexer: 1 not supported\n"


def test_the_command_link_writes_what_the_others_read() -> None:
    for program in ("f-puzzles", "sudokupad"):
        given = f"https://f-puzzles.com/?load={PACKED}"
        row = questions.link_row(given, Namespace(board=None, size=None, rules=None, to=program))
        assert read_link(row["link"]).puzzle == read_link(given).puzzle


def test_a_command_that_knows_no_rules_refuses_them() -> None:
    data = {"size": 4, "grid": [[{}] * 4] * 4, "killercage": [{"cells": ["R1C1", "R1C2"], "value": "3"}]}
    with pytest.raises(InputError, match="expected a puzzle of digits only, found one with 1 rule"):
        puzzle_of(json.dumps(data), Namespace(board=None, size=None))


TEXTS = ["a", "aaaa", '{"size":9}' * 40, "é€漢", "😀😀 a 😀", "".join(map(chr, range(1, 600))), "ab" * 3000]
SCRIPT = "const lz = require(process.argv[1]); const read = require('fs').readFileSync; \
console.log(JSON.stringify(JSON.parse(read(0, 'utf8')).map((text) => lz.compressToBase64(text))))"


@pytest.mark.skipif(not shutil.which("node"), reason="npm's package needs Node; the laws below need nothing")
def test_it_writes_what_the_npm_package_writes() -> None:
    program = NODE_MODULES / "lz-string/libs/lz-string.js"
    done = subprocess.run(
        ["node", "-e", SCRIPT, str(program)], input=json.dumps(TEXTS), capture_output=True, text=True, check=True
    )
    assert [compress(text) for text in TEXTS] == json.loads(done.stdout)


@given(st.text())
def test_decompressing_is_the_inverse_of_compressing(text: str) -> None:
    assert finished(decompressing(compress(text))) == text


@given(st.text(st.sampled_from("ab")))
def test_texts_of_few_letters_come_back(text: str) -> None:
    assert finished(decompressing(compress(text))) == text


@given(st.text(st.sampled_from("ABCXYZabcxyz0189+/="), max_size=60))
def test_any_other_text_is_refused_or_read_but_nothing_breaks(text: str) -> None:
    try:
        finished(decompressing(text))
    except FormatError as error:
        assert error.code in ("bad-link", "too-long")


def test_a_text_that_would_grow_without_end_is_refused() -> None:
    with pytest.raises(FormatError, match="expected at most 1000000 characters"):
        finished(decompressing(compress("a" * 1_100_000)))
