"""The tools for other programs, called through the protocol by a client of the package `mcp`."""

import base64
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path

import pytest

from pencilmark.__main__ import main
from pencilmark.doors.mcp.tools import TOOLS

PY = Path(__file__).parents[3] / "py"
HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
KILLER = "board: 4\nkiller 3: a1 a2\nkiller 4: b1 b2\nkiller 8: c1 c2 d1\nthermo: c3 c4 d4"
CALLS = [
    ("read", {"puzzle": HARD}),
    ("read", {"puzzle": "....2...........", "rules": KILLER}),
    ("solve", {"puzzle": HARD}),
    ("solve", {"puzzle": "", "rules": KILLER, "limit": 3}),
    ("count", {"puzzle": "1...2..........."}),
    ("rate", {"puzzle": HARD}),
    ("hint", {"puzzle": HARD}),
    ("hint", {"puzzle": "1234341221434321"}),
    ("path", {"puzzle": "12..34....43..21"}),
    ("generate", {"seed": 3, "board": "4", "minimal": True}),
    ("print", {"puzzles": ["12..34....43..21", "1..............."], "form": "svg"}),
]


def speak(talk, *options):
    """Start the server as a program does, and have *talk* with a client of it.

    The client is imported here: each worker of the suite reads this file, and one runs it.
    """
    import anyio
    from mcp import Client, StdioServerParameters, stdio_client

    server = StdioServerParameters(
        command=sys.executable, args=["-m", "pencilmark", "mcp", *options], env={"PYTHONPATH": str(PY)}
    )

    async def start():
        async with Client(stdio_client(server)) as client:
            await talk(client)

    with ThreadPoolExecutor(1) as apart:  # a thread of its own: the browser tests of this worker leave a loop in theirs
        apart.submit(anyio.run, start).result()


def test_a_program_gets_typed_answers_and_pictures_and_may_cancel_what_takes_long():
    async def talk(client):
        await answers_are_those_of_the_library(client)
        await pictures_and_paper_are_content(client)
        await mistakes_are_said_and_what_takes_too_long_makes_room(client)

    speak(talk, "--jobs", "1")


async def answers_are_those_of_the_library(client):
    tools = {tool.name: tool for tool in (await client.list_tools()).tools}
    assert list(tools) == list(TOOLS)
    for name, arguments in CALLS:
        answer = await client.call_tool(name, arguments)
        told = TOOLS[name](**arguments)
        assert not answer.is_error
        assert answer.structured_content == json.loads(json.dumps(asdict(told.result)))
        assert set(tools[name].output_schema["required"]) <= set(answer.structured_content)
        assert answer.content[0].text == told.text
        assert "seconds" in tools[name].input_schema["properties"]


async def pictures_and_paper_are_content(client):
    for name, arguments in (("hint", {"puzzle": HARD}), ("read", {"puzzle": HARD}), ("generate", {"seed": 1})):
        drawn = await client.call_tool(name, {**arguments, "board": "9", "picture": "svg"})
        assert drawn.content[1].type == "resource"
        assert drawn.content[1].resource.text.startswith("<svg ")
    picture = (await client.call_tool("hint", {"puzzle": HARD, "picture": "png"})).content[1]
    assert picture.type == "image"
    assert base64.b64decode(picture.data).startswith(b"\x89PNG")
    paper = (await client.call_tool("print", {"puzzles": [HARD, HARD]})).content[1].resource
    assert base64.b64decode(paper.blob).startswith(b"%PDF")


async def mistakes_are_said_and_what_takes_too_long_makes_room(client):
    import anyio

    bad = await client.call_tool("solve", {"puzzle": "12..34", "seconds": 5})
    assert bad.is_error and "expected a line of n*n cells" in bad.content[0].text
    late = await client.call_tool("count", {"puzzle": "." * 81, "seconds": 0.1})
    assert late.structured_content["exact"] is False
    with anyio.move_on_after(0.2) as scope:
        await client.call_tool("count", {"puzzle": "." * 81, "seconds": 600})
    assert scope.cancelled_caught
    # there is room for one call at a time: it would wait ten minutes for a call that went on
    assert not (await client.call_tool("solve", {"puzzle": HARD})).is_error


def test_without_the_package_the_command_says_what_it_needs(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    assert main(["mcp"]) == 2
    assert "pencilmark[mcp]" in capsys.readouterr().err


@pytest.mark.parametrize("rules, board", [(KILLER, ""), ("killer 3: a1 a2", "4")])
def test_rules_hold_besides_the_board_and_the_givens_of_a_puzzle(rules, board):
    shown = TOOLS["read"]("....2...........", rules, board).result
    assert (shown.givens, shown.board) == (1, "4")
    assert shown.rules[0] == "killer 3: r1c1 r1c2"
