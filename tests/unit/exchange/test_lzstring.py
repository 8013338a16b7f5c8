"""The compression of other programs' links: npm's lz-string, which they use, is the referee."""

import json
import shutil
import subprocess

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pencilmark.board.errors import FormatError
from pencilmark.board.task import finished
from pencilmark.exchange.lzstring import compress, decompressing
from tooling.places import NODE_MODULES

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
