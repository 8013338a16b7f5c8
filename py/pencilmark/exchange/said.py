"""What the words of a file's rules say about its drawings: which clues there are, and what lines of a colour mean.

A drawing has its plain meaning only if the words name it, and say nothing that changes what clues mean. If there are no
words in English, drawings have their usual meaning.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import pairwise

from pencilmark.board.drawing import Tone
from pencilmark.rules.variants.definition import Variant, adds
from pencilmark.rules.variants.registry import VARIANTS, called

_ENGLISH = re.compile(r"\b(the|digits?|rules?|cells?|numbers?|lines?|arrows?|sums?|each|every|are|and|with|along)\b")
_NONE = re.compile(r"no rules provided")
_SENTENCE = re.compile(r"[.!](?=\s|$)|\n")
_ALTERED = re.compile(
    r"\b(lies?|lying|liars?|false|fake|incorrect|wrong|broken|zombies?|impost[eo]rs?|schr[oö]dinger|s-cells?|wires?"
    r"|(doubl|halv)ers?|negators?|nullifiers?|pseudo|mistakes?|skipped|double (their|its) value|subtract\w*"
    r"|toroidal|vampires?|poison\w*|chameleons?|modulo|hot|cold|negative(?! (constraint|rule))|determine if|counts? as"
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
"""Words with which a sentence on cages or lines departs from their plain meaning."""
_HARMLESS = re.compile(
    r"\b(not|no|none|non|never|cannot|without|\w+n't)[ -](\w+ ){0,3}?"
    r"(repeat\w*|necessarily|all|every|given|shown|marked|overlap\w*|particular|less|decreas\w+)\b"
)
_DENIED = re.compile(
    r"\b(not|no|never|cannot|\w+n't|neither|nor|none|less|fewer|(plus|minus|more|exactly) one"
    r"|one (more|less)|(some|half|most|any|one) of the|only if|(shorter|longer) than|backwards? from|mirror\w*)\b"
    r"|\bif (the|it|its|they)\b(?! (is|are|has|have) (given|shown|a (number|total|sum|value|clue)))"
)
"""Words with which a sentence negates its rule, and harmless ones."""
_SHADES = re.compile(r"\b((light|dark|pale|bright)(er)?|lime|sage|olive|thick|thin|dashed|dotted)\b")
"""Attributes that distinguish lines of one of our tones."""
_CAGES = re.compile(r"\bcages?\b|\bkiller\b")
_OTHERS = re.compile(r"\b(diagonal|arrow|line|thermo|circle|row|column)")
_NO_SUM = re.compile(r"\b(largest|smallest|highest|lowest|greater|more than|backwards?|in the region|multiple of)\b")
"""Words that a sentence on sums of cages may not contain."""
_ONCE = re.compile(
    r"\b(repeat\w*|(different|distinct|unique) (digits?|numbers?)|are (all )?(different|distinct)|once)\b"
)
_MAY_REPEAT = re.compile(
    r"\b(may|can|might|could|(?<!not )allowed to)( (?!not\b|never\b)\w{1,9})? repeat"
    r"|\brepeat\w*( digits)?( are| is)? allowed"
)
_APART = re.compile(r"\b(differ\w*|apart|ratio)\b")
_BOXES = re.compile(
    r"\bbox(es)?\b|\b3 ?[x×] ?3\b|\b(normal|standard|classic|usual|regular)( \S+)? sudoku\b|\bsudoku rules apply\b"
)
_NO_BOXES = re.compile(r"\b(no|without|not have)( 3 ?[x×] ?3)? (boxes|regions)\b(?! (may|can|has|have|contain|repeat))")
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
"""Tones that people call by the name of another tone."""
_WORD = re.compile(r"[a-z]+")
_BY_KEY = called("fpuzzles")
_LINES = {name: it for name, variant in VARIANTS.items() if (it := variant.worded) and it.tone and it.says}


class Said:
    """The words of a puzzle's rules that are about drawings."""

    def __init__(self, text: str = "", modified: bool = False) -> None:
        words = unicodedata.normalize("NFKC", text).lower().replace("’", "'")
        self.text = words if _ENGLISH.search(words) and not _NONE.search(words) else ""
        self.is_altered = bool(_ALTERED.search(words)) and not modified
        self._named: dict[str, bool] = {}

    @cached_property
    def sentences(self) -> list[str]:
        """List the sentences, in lower case."""
        return [sentence for sentence in _SENTENCE.split(self.text) if sentence.strip()]

    def names(self, name: str) -> bool:
        """Report whether drawings of the variant with that *name* are read.

        >>> Said("Digits on arrows sum to the circle.").names("arrow"), Said("The arrows lie.").names("arrow")
        (True, False)
        >>> Said("").names("thermo"), Said("The circles are even.").names("thermo")
        (True, False)
        """
        if name not in self._named:
            words = VARIANTS[name].worded
            assert words
            about = [sentence for sentence in self.sentences if words.is_about(sentence)]
            denied = any(words.is_other(_bare(sentence)) for sentence in about)
            said = any(words.is_said(one) and not is_denied(one) for one in about)
            self._named[name] = not self.is_altered and (not self.text or (said and not denied))
        return self._named[name]

    @property
    def has_boxes(self) -> bool:
        """Report whether a board whose rules do not mention regions has boxes."""
        return not self.text or bool(_BOXES.search(self.text) and not _NO_BOXES.search(self.text))

    @property
    def adds(self) -> bool:
        """Report whether numbers in dots may be something other than differences and ratios."""
        return bool(self.text) and not _APART.search(self.text)

    def one_of(self, meant: Mapping[str, Variant]) -> str:
        """Return which of the variants that share a drawing is meant: one that the text is about, else the usual ("").

        >>> [Said(text).one_of(called("drawn")["bulb"]) for text in ("", "The digits of each thermo never decrease.")]
        ['thermo', 'slow-thermo']
        """
        others = (one for value, one in meant.items() if value and one.worded and one.worded.is_about(self.text))
        return next(others, meant[""]).name

    def cage(self, numbered: bool, unique: bool = False) -> str:
        """Return the variant of a cage, with a number or without; "" if it is unknown.

        Digits differ if the words say so, or if they say nothing about it and the file marks the cage as *unique*.

        >>> Said("Digits in cages sum to the total and may repeat.").cage(True), Said("The cages lie.").cage(True)
        ('sum', '')
        """
        name = self._cages[numbered]
        return "killer" if name == "sum" and unique and not self._repeats else name

    @cached_property
    def _about_cages(self) -> list[str]:
        return [sentence for sentence in self.sentences if _CAGES.search(sentence)]

    @cached_property
    def _repeats(self) -> bool:
        """Report whether digits may repeat in cages, by a sentence on cages or the one after it."""
        pairs = pairwise(self.sentences)
        next_ones = [one for before, one in pairs if _CAGES.search(before) and not _OTHERS.search(one)]
        return any(map(_MAY_REPEAT.search, [*self._about_cages, *next_ones]))

    @cached_property
    def _cages(self) -> tuple[str, str]:
        """Return the variants of cages without a number and with one."""
        if self.is_altered:
            return "", ""
        if not self.text:
            return "killer", "killer"
        about = "\n".join(self._about_cages)
        sums = [one for one in self._about_cages if adds(one)]
        if _UNSURE.search(about) or any(is_denied(one) or _NO_SUM.search(one) for one in sums):
            return "", ""
        bare = "killer" if _ONCE.search(about) and not self._repeats else ""
        return bare, (bare or ("killer" if "killer" in about and not self._repeats else "sum")) if sums else ""

    @cached_property
    def lines(self) -> dict[Tone, tuple[str, tuple[int, ...]]]:
        """Return what lines of each tone mean: a variant and its numbers.

        >>> Said("Adjacent digits on green lines differ by at least 5. The blue line is a palindrome.").lines
        {'green': ('german-whispers', ()), 'blue': ('palindrome', ())}
        """
        found: dict[Tone, tuple[str, tuple[int, ...]]] = {}
        usual: dict[Tone, tuple[str, tuple[int, ...]]] = {}
        twice: set[Tone] = set()
        if _tones(self.text) >= {"pink", "violet"}:
            twice.add("violet")
        for sentence in self.sentences if not self.is_altered else ():
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


def _bare(sentence: str) -> str:
    """Return a sentence without denials that do not matter here: that digits repeat, that all dots are given."""
    return _HARMLESS.sub("", sentence)


def is_denied(sentence: str) -> bool:
    """Report whether a sentence negates its rule."""
    return bool(_DENIED.search(_bare(sentence)))


def _kinds(sentence: str) -> Iterator[tuple[str, tuple[int, ...], Tone]]:
    """Yield the variants of lines that a *sentence* is about, each with its numbers and its usual colour."""
    if _SHADES.search(sentence) or is_denied(sentence):
        return
    is_unsure = bool(_UNSURE.search(sentence))
    for name, words in _LINES.items():
        if not words.is_said(sentence) or (is_unsure and not words.is_sure):
            continue
        if not VARIANTS[name].numbers[0]:
            yield name, (), words.tone or "grey"
        elif len(found := words.numbers(sentence)) == 1:
            number = next(_NUMBER.get(one) or int(one) for one in found)
            own = _BY_KEY[VARIANTS[name].elsewhere["fpuzzles"]].get(str(number))
            tone = ((own and own.worded) or words).tone
            yield own.name if own else name, () if own else (number,), tone or "grey"


SILENCE = Said()
