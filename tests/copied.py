"""A copy of the package that a test edits, and one Python in which what it asks of the copy runs."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pencilmark

PACKAGE = Path(pencilmark.__file__).parent
ROOT = Path(__file__).parents[1]
PROGRAM = """
import io, json, runpy, sys
from contextlib import redirect_stdout

for line in sys.stdin:
    name, arguments, text = json.loads(line)
    sys.argv, sys.stdin = [name, *arguments], io.StringIO(text)
    with redirect_stdout(io.StringIO()) as said:
        try:
            (runpy.run_path if name.endswith(".py") else runpy.run_module)(name, run_name="__main__")
            status = 0
        except SystemExit as end:
            status = end.code
    print(json.dumps([status or 0, said.getvalue()]), flush=True)
"""
"""Runs modules and scripts, one a line, as a Python of their own would, and prints how each ended and what it wrote."""


@dataclass(frozen=True)
class Copy:
    """The *folder* in which the copied package lies, and the Python that runs there."""

    folder: Path
    process: subprocess.Popen[str]

    def run(self, name: str, *arguments: str, text: str = "") -> str:
        """Return what a module or script, called *name*, writes that reads *text*."""
        assert self.process.stdin and self.process.stdout
        print(json.dumps([name, arguments, text]), file=self.process.stdin, flush=True)
        status, said = json.loads(self.process.stdout.readline())
        assert status == 0, said
        return str(said)

    def command(self, *arguments: str, text: str = "") -> str:
        """Return what a command of the copy writes."""
        return self.run("pencilmark", *arguments, text=text)


def copy_package(folder: Path) -> None:
    """Copy the package below *folder*, with what is compiled of it: that holds for all that is not edited."""
    being_written = shutil.ignore_patterns("*.pyc.*")
    shutil.copytree(PACKAGE, folder / "py" / "pencilmark", ignore=being_written)


@contextmanager
def running(folder: Path) -> Iterator[Copy]:
    """Run a Python in *folder* that finds the package in its folder `py`, and of ours what it has not itself."""
    paths = os.pathsep.join(map(str, (folder / "py", folder, ROOT)))
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": paths},
    ) as process:
        yield Copy(folder, process)
        assert process.stdin
        process.stdin.close()
