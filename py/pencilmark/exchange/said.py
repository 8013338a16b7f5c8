"""What the words of a file's rules say of its drawings: which clues there are, and what lines of a colour mean.

A drawing has its plain meaning only if the words name it, and say nothing that changes what clues mean. Where there
are no words in English, drawings mean what they mean elsewhere.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cached_property

from pencilmark.board.drawing import Tone

_ENGLISH = re.compile(r"\b(the|digits?|rules?|cells?|numbers?)\b")
_NONE = re.compile(r"no rules provided")
_SENTENCE = re.compile(r"[.!](?=\s|$)|\n")
_ALTERED = re.compile(
    r"\b(lies?|lying|liars?|false|fake|incorrect|wrong|broken|zombies?|impost[eo]rs?|schr[oö]dinger|s-cells?|wires?"
    r"|toroidal|vampires?|poison\w*|chameleons?|modulo|hot|cold|negative(?! (constraint|rule))|determine if|count as"
    r"|(do|does|are|is) not count\w*|values? (of|equal)|do not apply|rules don't apply|possibly both|one of two things"
    r"|each line respects|exactly one (thermo\w*|line|arrow|cage|of the)|types of (cage|line)s?|to be determined)\b"
)
"""Words of rules that change what clues mean, or which of them hold."""
_UNSURE = re.compile(
    r"\b(either|unless|except|draw|deduced?|determine|some lines|not (all )?lines|both|loops?|snake|path|multiple"
    r"|products?|multipl\w+|primes?|squares?|average|mean|at most|xor|parity|divi\w+|factors?|remainder|cipher\w*"
    r"|letters?|encod\w+|binary|base|concatenat\w+|two-digit|shaded|values|strictly not|excluding|odd|even|ratio"
    r"|cannot sum|rellik|certain|plus|away|congruent|others|points? to|difference between|must not sum)\b"
)
"""Words of a sentence on cages or lines that say something else than their plain meaning."""
_SHADES = re.compile(r"\b(light|dark|pale|bright|lime|sage|olive|thick|thin|dashed|dotted)\b")
"""What tells lines of one of our tones from each other."""
_NAMED: dict[str, tuple[re.Pattern[str], ...]] = {
    "arrow": (re.compile(r"\barrows?\b"), re.compile(r"\b(sums?|total\w*|adds?)\b")),
    "thermo": (re.compile(r"\bthermo"),),
    "difference": (re.compile(r"\b(consecutive|white|kropki|differ)"),),
    "ratio": (re.compile(r"\b(ratio|double|twice|black|kropki)"),),
    "x": (re.compile(r"\bxv?\b"),),
    "v": (re.compile(r"\bx?v\b"),),
    "quadruple": (re.compile(r"\b(circle|quad|corner|intersection)"),),
    "diagonals": (re.compile(r"\bdiagonal"),),
}
"""What some sentence has to say of a clue that is read from a drawing, and what one about that has to say, too."""
_NOT_NAMED = {
    "arrow": re.compile(r"\bmultipl"),
    "quadruple": re.compile(r"\banti-quad|\bsums?\b"),
    "diagonals": re.compile(r"\b(only|values)\b"),
}
"""What no such sentence may say."""
_CAGES = re.compile(r"\bcages?\b|\bkiller\b")
_SUM = re.compile(r"\b(sums?|total\w*|adds?)\b")
_ONCE = re.compile(r"\b(repeat\w*|different|distinct|unique|once)\b")
_MAY_REPEAT = re.compile(r"\b(may|can|might|could|allowed to)( \w{1,9})? repeat|repeats? (are|is) allowed")
_SLOW = re.compile(r"\bslow\b|stay the same|not decrease|never decrease")
_APART = re.compile(r"\b(differ\w*|apart|ratio)\b")
_BOXES = re.compile(r"\b(box(es)?)\b|\b3 ?[x×] ?3\b|\b(normal|standard|classic) sudoku\b")
_NUMBER = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "ten": 10}
_COLOURS: dict[str, Tone] = {
    **dict.fromkeys(("red", "maroon", "crimson"), "red"),
    **dict.fromkeys(("orange", "peach", "amber", "brown"), "orange"),
    **dict.fromkeys(("yellow", "gold", "golden"), "yellow"),
    **dict.fromkeys(("green", "lime"), "green"),
    **dict.fromkeys(("turquoise", "teal", "cyan", "aqua"), "turquoise"),
    **dict.fromkeys(("blue", "navy"), "blue"),
    **dict.fromkeys(("purple", "violet", "lavender", "lilac", "magenta", "indigo"), "violet"),
    **dict.fromkeys(("pink", "fuchsia"), "pink"),
    **dict.fromkeys(("grey", "gray", "silver"), "grey"),
    "black": "ink",
}
ALIKE: dict[Tone, Tone] = {"pink": "violet", "quiet": "grey"}
"""Tones that people call by the name of another."""
_WORD = re.compile(r"[a-z]+")
_BY = re.compile(
    r"(?:at least|minimum of|no less than)\s+(\d|two|three|four|five|six)\b"
    r"|\b(\d|three|four|five|six)\s+or\s+(?:more|greater)"
)
_LINES: tuple[tuple[str, tuple[re.Pattern[str], ...], Tone], ...] = (
    ("whispers", (re.compile(r"differ\w*|apart"), _BY, re.compile(r"lines?\b|whisper|along")), "green"),
    (
        "renban",
        (
            re.compile(r"consecutive (digits|numbers|integers|set)"),
            re.compile(r"(any|some|particular) order|non-?\s?repeating|(no|without) repeats"),
        ),
        "violet",
    ),
    (
        "region-sum",
        (re.compile(r"\b(box|region)\w*"), re.compile(r"(same|equal) (sum|total)|sums? to the same|equal sums?")),
        "blue",
    ),
    ("palindrome", (re.compile(r"palindrom|same (forwards?|in (both|either)|backwards?|from (both|either))"),), "grey"),
    (
        "entropic",
        (re.compile(r"\b(three|3)\b"), re.compile(r"\blow\b"), re.compile(r"\bhigh\b"), re.compile(r"lines?\b")),
        "orange",
    ),
    (
        "zipper",
        (
            re.compile(r"equal distances?|equidistant|same distance"),
            re.compile(r"sums?\b|adds?\b"),
            re.compile(r"cent(re|er)|middle"),
        ),
        "violet",
    ),
    (
        "sum-line",
        (
            re.compile(r"segment|divided|group"),
            re.compile(r"\b(sums?|total|adds?)( up)? to (10|ten)\b"),
            re.compile(r"lines?\b"),
        ),
        "grey",
    ),
)
"""Lines: the variant, what a sentence about it says (all of it), and the colour that it usually has."""


class Said:
    """The words of a puzzle's rules, as far as they are about drawings."""

    def __init__(self, text: str = "", modified: bool = False) -> None:
        words = unicodedata.normalize("NFKC", text).lower().replace("’", "'")
        self.text = words if _ENGLISH.search(words) and not _NONE.search(words) else ""
        self.is_altered = bool(_ALTERED.search(self.text)) and not modified
        self._named: dict[str, bool] = {}

    @cached_property
    def _sentences(self) -> list[str]:
        return [sentence for sentence in _SENTENCE.split(self.text) if sentence.strip()]

    def names(self, name: str) -> bool:
        """Report whether drawings of a variant of that *name* are read.

        >>> Said("Digits on arrows sum to the circle.").names("arrow"), Said("The arrows lie.").names("arrow")
        (True, False)
        >>> Said("").names("thermo"), Said("The circles are even.").names("thermo")
        (True, False)
        """
        if name not in self._named:
            first, *more = _NAMED[name]
            about = [sentence for sentence in self._sentences if first.search(sentence)]
            denied = name in _NOT_NAMED and any(_NOT_NAMED[name].search(sentence) for sentence in about)
            said = not denied and any(all(part.search(sentence) for part in more) for sentence in about)
            self._named[name] = not self.text or (said and not self.is_altered)
        return self._named[name]

    @property
    def has_boxes(self) -> bool:
        """Report whether a board without a word about its regions has boxes."""
        return not self.text or bool(_BOXES.search(self.text))

    @property
    def adds(self) -> bool:
        """Report whether numbers in dots may be something else than differences and ratios."""
        return bool(self.text) and not _APART.search(self.text)

    @property
    def thermometer(self) -> str:
        """Return the variant that a line with a bulb shows."""
        return (
            "slow-thermo" if re.search(r"\bslow\b|stay the same|not decrease|never decrease", self.text) else "thermo"
        )

    def cage(self, numbered: bool) -> str:
        """Return the variant of a cage, with a number or without; "" where it is none that is known.

        >>> Said("Digits in cages sum to the total and may repeat.").cage(True), Said("The cages lie.").cage(True)
        ('sum', '')
        """
        return self._cages[numbered]

    @cached_property
    def _cages(self) -> tuple[str, str]:
        """Say what cages without a number and with one are."""
        if not self.text:
            return "killer", "killer"
        about = "\n".join(sentence for sentence in self._sentences if _CAGES.search(sentence))
        if self.is_altered or _UNSURE.search(about):
            return "", ""
        repeats = bool(_MAY_REPEAT.search(about))
        bare = "killer" if _ONCE.search(about) and not repeats else ""
        return bare, ("sum" if repeats else "killer") if _SUM.search(about) else ""

    @cached_property
    def lines(self) -> dict[Tone, tuple[str, tuple[int, ...]]]:
        """Return what lines of each tone are: a variant and its numbers.

        >>> Said("Adjacent digits on green lines differ by at least 5. The blue line is a palindrome.").lines
        {'green': ('german-whispers', ()), 'blue': ('palindrome', ())}
        """
        found: dict[Tone, tuple[str, tuple[int, ...]]] = {}
        usual: dict[Tone, tuple[str, tuple[int, ...]]] = {}
        twice: set[Tone] = set()
        if _tones(self.text) >= {"pink", "violet"}:
            twice.add("violet")
        for sentence in self._sentences if not self.is_altered else ():
            for name, numbers, tone in _kinds(sentence):
                tones = _tones(sentence)
                for told in {ALIKE.get(one, one) for one in tones}:
                    twice |= {told} if found.get(told, (name, numbers)) != (name, numbers) else set()
                    found[told] = name, numbers
                if not tones:
                    twice |= {tone} if usual.get(tone, (name, numbers)) != (name, numbers) else set()
                    usual[tone] = name, numbers
        return {tone: kind for tone, kind in (usual | found).items() if tone not in twice}


def _tones(sentence: str) -> set[Tone]:
    return {_COLOURS[word] for word in _WORD.findall(sentence) if word in _COLOURS}


def _kinds(sentence: str) -> Iterator[tuple[str, tuple[int, ...], Tone]]:
    """Yield the variants of lines that a *sentence* is about, each with its numbers and its usual colour."""
    for name, parts, tone in _LINES:
        if not all(part.search(sentence) for part in parts) or (
            (_UNSURE.search(sentence) and name not in ("entropic", "region-sum", "sum-line"))
            or _SHADES.search(sentence)
        ):
            continue
        if name != "whispers":
            yield name, (), tone
            continue
        match = _BY.search(sentence)
        word = (match[1] or match[2]) if match else "5"
        number = _NUMBER.get(word) or int(word)
        named = {5: "german-whispers", 4: "dutch-whispers"}.get(number)
        yield named or name, () if named else (number,), "orange" if number == 4 else tone


SILENCE = Said()
