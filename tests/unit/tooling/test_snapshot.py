"""The snapshot of Python's memory: it belongs to one wheel, and the page does without when there is none."""

import hashlib
import json
import random
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tooling import page, snapshot
from tooling.places import ROOT
from tooling.talk import Trouble

UNPACK = """
const { readFileSync } = await import("node:fs");
const { createHash } = await import("node:crypto");
const { unpacked } = await import(process.argv[1]);
for (const file of process.argv.slice(2)) {
    const bytes = new Uint8Array(readFileSync(file));
    const stream = new ReadableStream({ start(sink) {
        for (let at = 0; at < bytes.length; at += 777) sink.enqueue(bytes.slice(at, at + 777));
        sink.close();
    } });
    console.log(await unpacked(stream).then((all) => createHash("sha256").update(all).digest("hex"), () => "refused"));
}
"""
"""Unpacks each file as it would come, in pieces, and prints its SHA-256."""


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    path = tmp_path / "some.whl"
    path.write_bytes(b"one")
    return path


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder for snapshots, and have the page laid out beside it."""
    monkeypatch.setattr(snapshot, "SNAPSHOTS", tmp_path / "snapshots")
    monkeypatch.setattr(page, "SNAPSHOTS", tmp_path / "snapshots")
    monkeypatch.setattr(page, "PAGE", tmp_path / "page")
    (tmp_path / "snapshots").mkdir()
    return tmp_path / "snapshots"


def keep(folder: Path, name: str) -> None:
    (folder / name).write_bytes(b"taken")
    for ending in (".zip", ".first", ".later"):
        (folder / name).with_suffix(ending).write_bytes(b"the rest")
    (folder / name).with_suffix(".json").write_text('{"head": 144, "memory": "0123"}')


def listed(folder: Path) -> dict[str, object] | None:
    text = (folder / "build.js").read_text("utf-8")
    return json.loads(text.removeprefix("export const build = ").removesuffix(";\n"))["snapshot"]


def test_another_wheel_has_another_snapshot(wheel: Path) -> None:
    before = snapshot.snapshot_name(wheel)
    assert snapshot.snapshot_name(wheel) == before
    wheel.write_bytes(b"two")
    assert snapshot.snapshot_name(wheel) != before


def test_a_snapshot_that_cannot_be_taken_is_done_without(wheel: Path, kept: Path, capsys) -> None:
    python_is_no_node = Path(sys.executable)
    snapshot.ensure_snapshot(python_is_no_node, wheel)
    assert list(kept.iterdir()) == []
    assert "without a snapshot" in capsys.readouterr().err


def test_a_snapshot_that_is_there_is_not_taken_again(wheel: Path, kept: Path) -> None:
    keep(kept, snapshot.snapshot_name(wheel))
    snapshot.ensure_snapshot(Path("no such program"), wheel)
    assert (kept / snapshot.snapshot_name(wheel)).read_bytes() == b"taken"


def test_only_the_snapshot_of_this_very_wheel_is_listed(kept: Path) -> None:
    keep(kept, "0123456789abcdef.snapshot")
    wheel = page.refresh_wheel()
    assert listed(page.PAGE) is None
    name = snapshot.snapshot_name(wheel)
    keep(kept, name)
    page.refresh_wheel()
    assert listed(page.PAGE) == {"name": name, "later": name.replace("snapshot", "zip"), "head": 144, "memory": "0123"}


@pytest.mark.skipif(not shutil.which("node"), reason="no Node on the path to unpack with")
def test_the_page_unpacks_what_was_packed_and_refuses_what_is_cut_off_or_broken(tmp_path: Path) -> None:
    dice = random.Random(1)
    words = [dice.randbytes(dice.randrange(1, 40)) for _ in range(300)]
    far = b"".join(dice.choices(words, range(1, 301), k=60_000))  # literals, and copies from near and far
    expected = {}
    for number, memory in enumerate((b"", b"\7", bytes(300_000), dice.randbytes(200_000), far, far[::4] * 2)):
        packed = snapshot.packed(memory)
        spoilt = packed[: len(packed) // 2] + b"spoilt" + packed[len(packed) // 2 + 6 :]
        kinds = {"whole": packed, "cut": packed[:-1], "longer": packed + b"\1", "cut in its module": packed[:900]}
        kinds["spoilt in its module"] = packed[:900] + bytes(9) + packed[909:]
        for kind, content in (kinds | ({"spoilt": spoilt} if number > 3 else {})).items():
            path = tmp_path / f"{number} {kind}"
            path.write_bytes(content)
            expected[path] = hashlib.sha256(memory).hexdigest() if kind == "whole" else "refused"
    command = ("node", "--input-type=module", "-e", UNPACK, ROOT / "static/js/python/unpack.js", *expected)
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert dict(zip(expected, told.stdout.split(), strict=True)) == expected


class Snapshots:
    """Stands for the program that takes them; the memory of each differs where *differ*."""

    def __init__(self, differ: str) -> None:
        self.differ, self.count = differ, 0

    def __call__(self, command: Sequence[str | Path], doing: str) -> str:
        self.count += 1
        for ending in ("", *snapshot.BESIDE):
            Path(f"{command[-1]}{ending}").write_text(f"{self.count if ending == self.differ else 0}")
        return ""


@pytest.mark.parametrize(
    ("differ", "words"), [("", "in their memory"), (".zip", "in their zip"), (".json", "in their json")]
)
def test_a_release_is_refused_whose_snapshots_differ(
    differ: str, words: str, wheel: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "run", Snapshots(differ))
    with pytest.raises(Trouble, match=words):
        snapshot.check(Path("node"), wheel)
    monkeypatch.setattr(snapshot, "run", Snapshots("none"))
    snapshot.check(Path("node"), wheel)
