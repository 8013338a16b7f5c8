"""Puzzles for the page: told as they come, given up honestly, stopped with what there is."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.doors.handlers.making import orders_of, wheels, wish_of
from pencilmark.doors.service import Service
from pencilmark.engine import solve
from pencilmark.make.batch import Means, Order, batch
from pencilmark.make.made import Made
from pencilmark.make.wish import Wish


def ticks() -> Iterator[float]:
    """A clock by which every look at it takes a twentieth of a second."""
    now = 0.0
    while True:
        yield (now := now + 0.05)


def ask(wish: dict[str, object], stop_at: int | None = None, **more: object) -> tuple[list[dict[str, Any]], Any]:
    """Ask for puzzles, and cancel at a certain reply; return the notes and the last reply."""
    clock = ticks()
    door = Service(lambda: next(clock))
    request = {"id": 1, "kind": "generate", "wish": {"board": "9", **wish}, "count": 1, "seed": 7, **more}
    notes, last = [], None
    for place, text in enumerate(door.open(json.dumps(request))):
        if place == stop_at:
            door.cancel(1)
        if text:
            last = json.loads(text)
            notes += [last["note"]] if last["kind"] == "progress" else []
    return notes, last


def puzzles(notes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for note in notes for one in note.get("made", {}).get("puzzles", [])]


def test_no_puzzle_is_lost_between_notes_and_all_are_those_of_the_batch() -> None:
    notes, last = ask({"board": "6"}, count=12)
    wanted = [item for item in batch([Order(Wish("6"), 12)], 7, Means()) if isinstance(item, Made)]
    assert [one["puzzle"]["givens"] for one in puzzles(notes)] == [list(item.puzzle.givens) for item in wanted]
    assert [one["solution"] for one in puzzles(notes)] == [list(item.solution) for item in wanted]
    assert last["value"] == {"ended": "all", "unmet": 0}
    assert notes[-1]["done"] == 1


def ask_at_once(door: Service, **request: object) -> Any:
    *_, last = door.open(json.dumps({"id": 2, "seed": 7, **request}))
    return json.loads(last)["value"]


@pytest.mark.parametrize("wish", [{"board": "6"}, {"board": "4", "variant": "killer", "level": "Easy"}])
def test_what_another_python_makes_of_a_batch_comes_in_its_place_and_is_the_same(
    wish: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pencilmark.doors.handlers.making.EXPLAINED", 1e9)
    clock, asked = ticks(), {"wish": wish, "count": 6}
    own, other = (Service(lambda: next(clock)) for _ in range(2))
    share, notes, elsewhere = {"places": [], "made": ""}, [], set[int]()
    for text in own.open(json.dumps({"id": 1, "kind": "generate", "seed": 7, **asked})):
        notes += [json.loads(text)["note"]] if '"progress"' in text else []
        given = ask_at_once(own, kind="makeshare", **asked, **share, most=1)
        elsewhere |= set(given["places"])
        share = given | ask_at_once(other, kind="makepart", **asked, **given)
    assert len(elsewhere) > 1
    assert puzzles(notes) == puzzles(ask(wish, count=6)[0])
    assert notes[-1]["done"] == 1 and notes[-1]["text"] == "6 of 6 made"
    assert ask_at_once(own, kind="makeshare", **asked, places=[], made="", most=1) == {"places": []}, "it is over"


def test_a_wish_that_nothing_meets_is_given_up_with_the_nearest() -> None:
    notes, last = ask({"board": "4 x", "level": "Hard"}, count=3, tries=40)
    assert last["value"] == {"ended": "all", "unmet": 1}
    assert notes[-1]["text"].startswith("0 of 3 made; 40 of 40 tried, nearest: Beginner, ")
    nearest = [note["made"]["nearest"] for note in notes if "nearest" in note.get("made", {})][-1]
    assert nearest["clues"] >= 4
    assert not puzzles(notes)


def test_who_stops_a_batch_keeps_what_is_made() -> None:
    notes, last = ask({"board": "6"}, stop_at=200, count=500)
    assert last["value"]["ended"] == "stopped"
    assert 1 <= len(puzzles(notes)) < 500


def test_who_stops_a_batch_keeps_what_others_made_of_it_out_of_its_turn() -> None:
    clock, asked = ticks(), {"wish": {"board": "6"}, "count": 9}
    own, other = (Service(lambda: next(clock)) for _ in range(2))
    alone, notes, last = puzzles(ask({"board": "6"}, count=9)[0]), [], None
    share = {"places": [], "made": ""}
    for text in own.open(json.dumps({"id": 1, "kind": "generate", "seed": 7, **asked})):
        last = json.loads(text) if text else None
        notes += [last["note"]] if last and last["kind"] == "progress" else []
        if not share["made"]:
            share |= ask_at_once(own, kind="makeshare", **asked, **share, most=2)
            share |= ask_at_once(other, kind="makepart", **asked, **share)
            assert ask_at_once(own, kind="makeshare", **asked, **share, most=0) == {"places": []}
            own.cancel(1)
    assert share["places"] == [1, 2]
    assert [one["seed"] for one in puzzles(notes)] == [one["seed"] for one in alone[1:3]]
    assert last and last["value"] == {"ended": "stopped", "unmet": 0}


def test_a_puzzle_with_rules_is_shown_before_it_is_rated() -> None:
    notes, _ = ask({"board": "4", "variant": "killer", "givens": False})
    [(at, shown)] = [
        (at, note["made"]["nearest"]) for at, note in enumerate(notes) if "nearest" in note.get("made", {})
    ]
    [rated] = puzzles(notes)
    assert not any(note.get("made", {}).get("puzzles") for note in notes[: at + 1])
    assert (shown["puzzle"], shown["solution"]) == (rated["puzzle"], rated["solution"])
    assert shown["level"] is None
    assert {note["text"] for note in notes[at:-1]} == {"one is made; rating it"}


def test_who_stops_a_search_has_the_nearest_in_a_note() -> None:
    notes, last = ask({"clues": [17, 17], "symmetry": "rotational180"}, stop_at=5)
    assert last["value"] == {"ended": "stopped", "unmet": 0}
    assert any("nearest" in note.get("made", {}) for note in notes)


def test_who_stops_digging_a_large_board_has_what_is_left_with_one_solution() -> None:
    notes, last = ask({"board": "25"}, stop_at=40)
    assert last["value"]["ended"] == "stopped"
    digging = [note["done"] for note in notes if "givens left" in note["text"]]
    assert digging[0] < digging[-1] < 1
    shown = [note["made"]["nearest"] for note in notes if "nearest" in note.get("made", {})]
    counts = [one["clues"] for one in shown]
    assert counts == sorted(counts, reverse=True) and counts[-1] < 625
    givens = shown[-1]["puzzle"]["givens"]
    assert all(given in (0, value) for given, value in zip(givens, shown[-1]["solution"], strict=True))
    assert solve(Puzzle(board("25"), tuple(givens))).status == "unique"


def test_a_wish_of_many_seconds_is_said_to_be_one_while_it_is_searched() -> None:
    notes, _ = ask({"technique": "avoidable-rectangle-2", "symmetry": "rotational180"}, stop_at=5)
    assert notes[1]["text"].endswith("; usually long")
    assert "usually" not in ask({"level": "Easy"})[0][-1]["text"]


def test_levels_become_orders_and_the_recipe_names_them() -> None:
    notes, _ = ask({"board": "6"}, levels="Beginner:1,Easy:1")
    assert [one["level"] for one in puzzles(notes)] == ["Beginner", "Easy"]
    assert notes[-1]["made"]["recipe"] == "pencilmark generate --board 6 --level Beginner:1,Easy:1 --seed 7"


def test_levels_of_a_variant_are_made_in_one_batch_which_goes_on_where_one_is_not_found() -> None:
    notes, last = ask({"board": "4", "variant": "thermo"}, levels="Medium:2,Easy:1", seed=5)
    assert [(one["level"], one["seed"]) for one in puzzles(notes)] == [("Medium", 5), ("Easy", 7)]
    recipe = "pencilmark generate --variant thermo --board 4 --level Medium:2,Easy:1 --seed 5"
    assert (notes[-1]["made"]["recipe"], last["value"]["unmet"]) == (recipe, 1)


def test_levels_of_formulas_are_refused() -> None:
    _, last = ask({"board": "4", "formulas": {"operators": ["+"], "largest": 9, "easy": False}}, levels="Easy:1")
    assert last["error"]["code"] == "bad-wish"


@pytest.mark.parametrize("more", [{"count": 0}, {"count": 10_001}, {"levels": "Easy:x"}, {"levels": "Easy:20000"}])
def test_a_number_that_is_none_is_refused(more: dict[str, object]) -> None:
    _, last = ask({}, **more)
    assert last["error"]["code"] == "bad-count"


def test_an_impossible_pattern_is_refused_once_it_is_tried() -> None:
    _, last = ask({"pattern": "X" * 27 + "." * 18 + "X" * 36})
    assert last["error"]["code"] == "bad-pattern"


def test_all_that_the_page_may_wish_is_understood() -> None:
    wish = wish_of(
        {
            "board": "9",
            "er": [2.0, 3.0],
            "hodoku_level": "Hard",
            "hodoku_score": [500, 900],
            "clues": [24, 30],
            "technique": "x-wing",
            "practice": True,
            "symmetry": "full",
            "minimal": True,
        }
    )
    assert (wish.er, wish.hodoku_score, wish.clues, wish.practice) == ((2.0, 3.0), (500, 900), (24, 30), True)
    (order,) = orders_of({"id": 1, "kind": "generate", "wish": {"board": "4"}, "count": 3, "seed": 1})
    assert order == Order(Wish("4"), 3)


def test_only_large_boards_need_wheels() -> None:
    assert wheels({"id": 1, "kind": "generate", "wish": {"board": "16"}, "count": 1, "seed": 1}) == ()
    assert "python-sat" in wheels({"id": 1, "kind": "generate", "wish": {"board": "36"}, "count": 1, "seed": 1})


@pytest.mark.parametrize(
    ("wish", "known"),
    [({"level": "Easy"}, set()), ({"hodoku_level": "Easy"}, {"hodoku_level"}), ({"er": [1.2, 2]}, {"er"})],
)
def test_a_long_batch_is_rated_on_the_scales_that_are_wished(
    wish: dict[str, object], known: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pencilmark.doors.handlers.making.EXPLAINED", 1e9)
    few = puzzles(ask(wish, count=2)[0])
    monkeypatch.setattr("pencilmark.doors.handlers.making.FULLY", 1)
    many = puzzles(ask(wish, count=2)[0])
    assert [one["puzzle"]["givens"] for one in many] == [one["puzzle"]["givens"] for one in few]
    assert [one["level"] for one in many] == [one["level"] for one in few]
    for one, fully in zip(many, few, strict=True):
        for name in ("er", "hodoku_level"):
            assert fully[name] is not None
            assert one[name] == (fully[name] if name in known else None)


def test_a_large_board_says_that_it_is_being_filled_before_it_is_dug() -> None:
    notes, _ = ask({"board": "25"}, stop_at=2)
    assert notes[0]["text"] == "grid 1; it is being filled"


def test_what_asks_for_several_things_takes_longer_than_each() -> None:
    notes, _ = ask({"level": "Extreme", "clues": [19, 19], "symmetry": "rotational180"}, stop_at=2)
    assert re.search(r"; usually over \d+ s$", notes[0]["text"])
