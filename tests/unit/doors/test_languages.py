"""Words go by the language that is asked for, on the command line and by each request; what programs read does not."""

import json

import pytest
from tests.pseudo import PSEUDO

from pencilmark.__main__ import main
from pencilmark.board import speech
from pencilmark.doors.service import Service

PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
HINT = {"id": 1, "kind": "hint", "board": "9", "givens": [0] * 80 + [99], "placed": [0] * 81, "marks": [[]] * 81}


@pytest.fixture(autouse=True)
def german(monkeypatch):
    """Let German be the language of the tests, and speak English again in the end."""
    monkeypatch.setitem(speech._KNOWN, "de", PSEUDO)
    yield
    speech.use("en")


def command(capsys, *arguments: str) -> str:
    main(arguments)
    return capsys.readouterr().out


@pytest.mark.parametrize("options", [("--lang", "de"), ("--lang=de",)])
def test_the_command_line_speaks_the_language_of_its_option(capsys, tmp_path, options) -> None:
    file = tmp_path / "puzzle.txt"
    file.write_text(PUZZLE)
    assert "Sø~" in command(capsys, "hint", str(file), *options)
    assert "So" in command(capsys, "hint", str(file))


def test_the_command_line_goes_by_the_environment_without_it(capsys, tmp_path, monkeypatch) -> None:
    file = tmp_path / "puzzle.txt"
    file.write_text(PUZZLE)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Sø~" in command(capsys, "hint", str(file))
    assert "So" in command(capsys, "hint", str(file), "--lang", "en")


def test_keys_and_codes_are_the_same_in_each_language(capsys, tmp_path) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text(f"{PUZZLE}\n{PUZZLE[:40]}a{PUZZLE[41:]}\n")
    rows = [
        [json.loads(line) for line in command(capsys, "solve", str(file), "--json", *lang).splitlines()]
        for lang in ((), ("--lang", "de"))
    ]
    assert rows[0] != rows[1]
    assert [[row.keys() for row in of] for of in rows] == [[row.keys() for row in rows[0]]] * 2
    assert [of[1]["error"]["code"] for of in rows] == [rows[0][1]["error"]["code"]] * 2


def test_each_request_is_answered_in_its_own_language_whatever_is_asked_beside_it() -> None:
    door = Service(clock=iter(range(100)).__next__)
    for number, lang in enumerate((None, "de", "en-GB", "de-AT", "tlh")):
        door.accept(json.dumps({**HINT, "id": number, **({"lang": lang} if lang else {})}))
    replies = []
    while door.busy:
        replies += [json.loads(text) for text in (door.step(),) if text]
    said = {reply["id"]: reply["error"]["message"] for reply in replies}
    assert said[0] == said[2] == said[4] and said[1] == said[3] != said[0]
    assert len({reply["error"]["code"] for reply in replies}) == 1


def test_lessons_are_in_the_language_of_each_request() -> None:
    door = Service(clock=lambda: 0.0)
    names = []
    for lang in ("en", "de", "en"):
        (reply,) = door.open(json.dumps({"id": 1, "kind": "lessons", "lang": lang}))
        names.append([one["name"] for one in json.loads(reply)["value"]["lessons"]])
    assert names[0] == names[2] and names[0][1] == "Hidden single" and names[1][1] == "Hîddén sînglé~"
