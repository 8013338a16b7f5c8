"""How the command line ends when the world is against it: full disks, signals, odd encodings."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pencilmark.board.errors import Unavailable
from pencilmark.doors.commands import MODULES, files

HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
ANSWER = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
try:
    import resource
except ImportError:
    resource = None  # type: ignore[assignment]

NEVER = ["generate", "--technique", "x-wing", "--clues", "60-70", "--count", "2", "--seed", "1"]
"""A wish that nothing fulfils, twice."""


def program(*arguments: str, **more) -> subprocess.Popen:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(
        [sys.executable, "-m", "pencilmark", *arguments], **{"preexec_fn": hear_interrupts} | pipes | more
    )


def hear_interrupts() -> None:
    """Let a program be interrupted although the tests run in the background, where a shell has that ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def finished(process: subprocess.Popen, text: bytes = b"") -> tuple[int, str, str]:
    try:
        out, error = process.communicate(text, timeout=60)
    except subprocess.TimeoutExpired:
        process.kill()
        raise
    return process.returncode, (out or b"").decode(), error.decode()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_a_full_disk_is_said_in_one_line():
    with open("/dev/full", "w") as full:
        status, _, error = finished(program("solve", stdout=full), f"{HARD}\n".encode())
    assert (status, error) == (2, "pencilmark: the output cannot be written: No space left on device\n")


def test_no_part_of_a_file_stays_where_it_cannot_be_written(tmp_path, monkeypatch):
    def fail(*_):
        raise OSError(28, "No space left on device")

    place = tmp_path / "sheet.pdf"
    place.write_bytes(b"before")
    monkeypatch.setattr(files.os, "replace", fail)
    with pytest.raises(Unavailable, match="No space left"):
        files.write_file(place, b"after")
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.pdf"] and place.read_bytes() == b"before"


@pytest.mark.skipif(resource is None, reason="bounds the size of files as only a Unix can")
def test_nothing_stays_of_a_book_for_which_there_is_no_room(tmp_path):
    def bound() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))

    place = tmp_path / "sheet.pdf"
    process = program("sheet", "--seed", "1", str(place), preexec_fn=bound)
    status, _, error = finished(process, f"{HARD}\n".encode())
    assert (status, error) == (2, f"seed 1\npencilmark: {str(place)!r} cannot be written: File too large\n")
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_replaced_as_a_whole_and_keeps_its_permissions(tmp_path):
    place = tmp_path / "sheet.pdf"
    files.write_file(place, b"one")
    os.chmod(place, 0o640)
    files.write_file(place, b"two")
    assert (place.read_bytes(), place.stat().st_mode & 0o777) == (b"two", 0o640)
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("mark", [b"\xef\xbb\xbf", b""], ids=["with a byte order mark", "without"])
def test_bytes_that_are_no_utf8_are_a_bad_line_and_no_end(mark):
    more = {"env": {**os.environ, "PYTHONIOENCODING": "utf-8:strict", "PYTHONUTF8": "0"}}
    status, out, error = finished(program("solve", **more), mark + f"{HARD}\n".encode() + b"\xff\xfe\n")
    assert (status, ANSWER in out, "Traceback" in error) == (1, True, False)
    assert error.startswith("line 2: ")


def test_a_file_with_a_byte_order_mark_is_read(tmp_path):
    (tmp_path / "puzzle.txt").write_bytes(b"\xef\xbb\xbf" + HARD.encode())
    assert ANSWER in finished(program("solve", str(tmp_path / "puzzle.txt")))[1]


def children(process: subprocess.Popen) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process.pid)], capture_output=True, text=True)
    return [int(number) for number in found.stdout.split()]


def two_workers(process: subprocess.Popen) -> list[int]:
    """Wait until a program is at work in two processes; return all that it has, fewer if it ended."""
    process.stderr.readline()  # the seed
    found: list[int] = []
    while len(found) < 2 and process.poll() is None:
        found = children(process)
    return found


def running(number: int) -> bool:
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "Ctrl+C"])
def test_a_signal_ends_the_program_and_its_processes_though_nothing_fulfils_the_wish(sign):
    process = program(*NEVER, "--jobs", "2", start_new_session=True)
    workers = two_workers(process)
    os.killpg(process.pid, sign) if sign == signal.SIGINT else process.terminate()
    status, _, error = finished(process)
    assert (status, len(workers) >= 2) == (143 if sign == signal.SIGTERM else 130, True), error
    assert "Traceback" not in error
    assert not any(map(running, workers))


def processor_time(number: int) -> float:
    """Return the seconds of processor that a running process has had."""
    after_name = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_a_search_for_regions_that_can_be_filled_ends_at_once_when_interrupted():
    process = program("generate", "--board", "16 jigsaw", "--count", "1000", "--seed", "11", start_new_session=True)
    process.stderr.readline()  # the seed: it is at work
    while processor_time(process.pid) < 1:
        assert process.poll() is None
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = processor_time(process.pid)
    os.killpg(process.pid, signal.SIGINT)
    status, _, error = finished(process)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    more = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime - used
    assert (status, "Traceback" in error) == (130, False)
    assert more < 2, "it went on for long, of its own time and not that of others"


def test_an_interrupt_while_it_imports_is_one_like_any_other():
    code = "import sys, signal; sys.meta_path.insert(0, type('Finder', (), {'find_spec': staticmethod(lambda name, *_: "
    code += "signal.raise_signal(signal.SIGINT) if name == 'pencilmark.doors.commands.run' else None)})); "
    code += "from pencilmark.__main__ import main; sys.exit(main(['solve']))"
    status, _, error = finished(
        subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE, preexec_fn=hear_interrupts)
    )
    assert (status, error) == (130, "")


def test_nothing_is_imported_before_an_interrupt_is_heard():
    code = "import sys; before = {*sys.modules}; import pencilmark.__main__; print(*{*sys.modules} - before)"
    found = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, check=True)
    assert set(found.stdout.split()) == {"__future__", "pencilmark", "pencilmark.__main__"}


def test_a_command_is_imported_when_it_is_used_and_no_other():
    code = "import sys; from pencilmark.__main__ import main\ntry: main(['count', '--help'])\nexcept SystemExit: pass\n"
    code += "print([name for name in sys.modules if 'pencilmark.doors.commands.' in name], file=sys.stderr)"
    _, _, error = finished(
        subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    )
    assert {name for name in MODULES if f"commands.{name}'" in error} == {"count"}


def test_one_line_is_solved_without_what_takes_long_to_import(tmp_path):
    file = tmp_path / "one.txt"
    file.write_text("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n")
    code = f"import sys; from pencilmark.__main__ import main; main(['solve', {str(file)!r}]); print(*sys.modules)\n"
    code += f"main(['rate', {str(file)!r}]); main(['hint', {str(file)!r}])\n"
    code += "import pencilmark.doors.commands.generate; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-S", "-c", code], stdout=subprocess.PIPE, text=True, check=True)
    answer, _, names, *_, taught = found.stdout.splitlines()
    assert answer.startswith("unique")
    assert not {*taught.split()} & {"pencilmark.exchange.read", "pencilmark.picture", "concurrent.futures"}
    late = {"pencilmark.exchange", "pencilmark.engine.trace"} | {
        f"pencilmark.engine.kernel.{it}" for it in ("native", "nine")
    }
    assert not {*names.split()} & (late | {"importlib.resources", "tempfile", "logging", "pathlib", "csv", "shutil"})


@pytest.mark.parametrize(
    "redirected, said",
    [
        ("solve <&-", "expected a file, or a standard input that can be read"),
        ("solve --json --jobs 2 <&-", "expected a file, or a standard input that can be read"),
        ("solve 0>/dev/null", "expected a file, or a standard input that can be read"),
        ("solve --rules - <&-", "expected a file, or a standard input that can be read"),
        ("sheet never.pdf - <&-", "expected a file, or a standard input that can be read"),
        ("solve puzzle.txt >&-", "the standard output is closed"),
        ("generate --seed 1 >&-", "the standard output is closed"),
        ("solve puzzle.txt 1</dev/null", "the output cannot be written: Bad file descriptor"),
    ],
)
def test_a_closed_input_or_output_is_said_in_one_line(redirected, said, tmp_path):
    (tmp_path / "puzzle.txt").write_text(f"{HARD}\n")
    status, out, error = shell(redirected, tmp_path)
    assert (status, out, error) == (2, "", f"pencilmark: {said}\n")
    assert [path.name for path in tmp_path.iterdir()] == ["puzzle.txt"]


def test_notes_go_nowhere_where_their_output_is_closed(tmp_path):
    (tmp_path / "puzzles.txt").write_text(f"{HARD}\n{HARD[:-1]}\n")
    assert shell("solve puzzles.txt 2>&-", tmp_path)[:2] == (1, f"unique: {HARD}\n{ANSWER}\n")
    assert shell("solve <&- >&- 2>&-", tmp_path) == (2, "", "")


def test_a_text_of_rules_needs_no_input(tmp_path):
    (tmp_path / "rules.txt").write_text("board: 4\nkiller 3: a1 a2\ngivens: ..34341221434321\n")
    assert shell("solve --rules rules.txt <&-", tmp_path)[::2] == (0, "")


def shell(redirected: str, folder: Path) -> tuple[int, str, str]:
    """Run a command line with its redirections in a *folder*."""
    package = Path(files.__file__).parents[3]
    line = f"exec {sys.executable} -m pencilmark {redirected}"
    more = {"env": {**os.environ, "PYTHONPATH": str(package)}, "cwd": folder}
    return finished(subprocess.Popen(["sh", "-c", line], stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more))
