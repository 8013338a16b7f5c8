"""Steps are told in every language: all of it filled in, said by its catalogue, and in English by whole sentences.

``STEPS=2000`` tells so many of the steps on random ways through puzzles of all variants; else there are a few.
"""

import os
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from tests.explained import told_cases

from pencilmark.board import speech
from pencilmark.board.languages import LANGUAGES
from pencilmark.board.model import Position, Step
from pencilmark.board.phrase import Phrase
from pencilmark.human import logic
from pencilmark.human.explain import Explanation, explain
from pencilmark.human.ruled.ladder import ruled_ladder
from pencilmark.human.ruled.seen import with_sight, without_sight
from pencilmark.human.techniques.ladders import TEACHING
from pencilmark.rules.text import read_rules

EXAMPLES = sorted((Path(__file__).parents[1] / "variants").glob("*.txt"))
LADDER = ruled_ladder(TEACHING[: TEACHING.index("simple-colours-trap") + 1])
FEW, FROM_EACH = 40, 4
STEPS = int(os.environ.get("STEPS", FEW))
SPOKEN = [tag for tag in LANGUAGES if speech.read(tag)]
FINISHED = [tag for tag in SPOKEN if LANGUAGES[tag].is_finished]
WORD = re.compile(r"(?<!-)\b[^\W\d_]{2,}\b(?!-)")
LATIN = re.compile(r"(?<![A-Za-z-])[A-Za-z]{2,}(?![A-Za-z-])")
"""A word in the text of a language that sets none apart: only what is in other letters can have come from elsewhere."""
WITHOUT_BLANKS = ("ja", "zh-Hans")
ENGLISH = {"and", "can", "cannot", "cell", "cells", "from", "have", "is", "must", "of", "that", "the", "this", "with"}
"""Words that none of our other languages has; names of techniques keep theirs, such as Look-and-say."""


@cache
def steps() -> tuple[tuple[Position, Step], ...]:
    """Return steps of random puzzles, some of each."""
    return tuple(islice(_walks(Random(36)), STEPS))


def _walks(rng: Random) -> Iterator[tuple[Position, Step]]:
    while True:
        for path in rng.sample(EXAMPLES, len(EXAMPLES)):
            text = path.read_text("utf-8").rstrip().rsplit("\n", 1)[0]
            position = Position.of(with_sight(read_rules(text).puzzle))
            first = rng.randrange(FROM_EACH)
            for turn, (step, after) in enumerate(islice(logic.walk(position, LADDER), first + FROM_EACH)):
                if turn >= first:
                    yield position, step
                position = after


@cache
def spoken(tag: str) -> speech.Spoken:
    """Return a language with its catalogue."""
    return speech.Spoken(LANGUAGES[tag], speech.read(tag))


@cache
def explained(tag: str) -> tuple[Explanation, ...]:
    """Explain the steps in a language, and some of each technique's own."""
    cases = [(one.position, one.step) for one in told_cases(every=1 if STEPS > FEW else 6)]
    with speech.speaking(spoken(tag)):
        return tuple(explain(named(position), step) for position, step in (*steps(), *cases))


def named(position: Position) -> Position:
    """Name the houses of clues, which a board knows by their names, in the language that is spoken."""
    if not position.rules:
        return position
    puzzle = replace(position.puzzle(), geometry=without_sight(position.geometry))
    parts = (position.values, position.digit_cells, position.cell_digits, position.givens, position.rules)
    return Position(with_sight(puzzle).geometry, *parts, position.truth)


def texts(tag: str) -> list[str]:
    """Write all that is said of the steps in a language, but for the names of techniques, which German keeps."""
    with speech.speaking(spoken(tag)):
        return [f"{one.where} {one.text}" for one in explained(tag)]


@pytest.mark.parametrize("tag", SPOKEN)
def test_nothing_is_left_unfilled_and_no_blank_is_doubled(tag: str) -> None:
    found = texts(tag)
    assert len(found) >= STEPS
    assert [text for text in found if re.search(r"[{}$]|  | [.,;:!?](?!\.)|\(\)", text)] == []


@pytest.mark.parametrize("tag", [tag for tag in FINISHED if tag != "en"])
def test_every_word_is_one_of_the_catalogue(tag: str) -> None:
    words = LATIN if tag in WITHOUT_BLANKS else WORD
    known = {word.lower() for text in spoken(tag).sentences.values() for word in words.findall(text)}
    said = {word for text in texts(tag) for word in words.findall(text)}
    assert {word for word in said if word.lower() not in known} == set()
    assert said & ENGLISH == set()


def test_each_sentence_of_english_is_whole() -> None:
    ids = {said.id for one in explained("en") for said in one.says if isinstance(said, Phrase)}
    ends = {name: speech.english()[name].rstrip(" }\n")[-1:] for name in ids if name in speech.english()}
    clauses = {name for name, end in ends.items() if end not in ".:?" and not name.startswith(("nothing", "says-"))}
    assert clauses == set()
    assert len(ends) > 40
