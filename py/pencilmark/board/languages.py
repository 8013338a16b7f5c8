"""The languages of Pencilmark: which plural form follows a count, and how a number is written.

Words are in the catalogues, never here; so is how lists are joined (`lists.ftl`).
"""

from __future__ import annotations

from collections.abc import Callable

from pencilmark.board.frozen import dataclass

_MILLION = 1_000_000
_THIN = "\N{NARROW NO-BREAK SPACE}"
_BLANK = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True, slots=True)
class Language:
    """A language by its *tag*: its *plural* names the form that follows a whole number, as Unicode's CLDR does.

    *point* and *group* are the signs in a number; numbers are grouped *from* this one up. A language that is not
    *finished* falls back on English for what its catalogue lacks.
    """

    tag: str
    plural: Callable[[int], str]
    forms: tuple[str, ...] = ("other",)
    point: str = "."
    group: str = ","
    grouped_from: int = 1000
    percent: str = "%"
    is_finished: bool = False

    def number(self, value: float, digits: int = 0) -> str:
        """Write a number with *digits* after the point, its thousands grouped.

        >>> [LANGUAGES[tag].number(1234567.25, 2) for tag in ("en", "de")]
        ['1,234,567.25', '1.234.567,25']
        """
        text = f"{value:,.{digits}f}" if abs(value) >= self.grouped_from else f"{value:.{digits}f}"
        return text.translate({ord(","): self.group, ord("."): self.point})

    def significant(self, value: float, digits: int) -> str:
        """Write the first *digits* of a number that may be very large.

        >>> LANGUAGES["de"].significant(6_670_903_752_021_072_936_960, 3)
        '6,67e+21'
        """
        return f"{value:.{digits}g}".replace(".", self.point)

    def share(self, value: float) -> str:
        """Write a share of one as percent.

        >>> LANGUAGES["en"].share(0.125), LANGUAGES["ja"].share(0.5)
        ('12%', '50%')
        """
        return f"{value:.0%}".replace("%", self.percent)


def _one(count: int) -> str:
    return "one" if count == 1 else "other"


def _spanish(count: int) -> str:
    return _one(count) if count == 0 or count % _MILLION else "many"


def _french(count: int) -> str:
    return "one" if count in (0, 1) else _spanish(count)


def _alike(count: int) -> str:
    return "other"


_TWO = ("one", "other")
LANGUAGES = {
    one.tag: one
    for one in (
        Language("de", _one, _TWO, ",", ".", percent=f"{_BLANK}%", is_finished=True),
        Language("en", _one, _TWO, is_finished=True),
        Language("es", _spanish, _TWO, ",", ".", grouped_from=10_000, percent=f"{_BLANK}%", is_finished=True),
        Language("fr", _french, _TWO, ",", _THIN, percent=f"{_THIN}%", is_finished=True),
        Language("ja", _alike, is_finished=True),
        Language("zh-Hans", _alike, is_finished=True),
    )
}
"""By tag. Besides its *forms* a language may have one for whole millions, which Spanish and French call *many*."""
ENGLISH = LANGUAGES["en"]


def language_of(wanted: str) -> Language:
    """Return the *wanted* language, named by a tag or as in ``LANG``; English if it is not one of ours.

    >>> [language_of(name).tag for name in ("de", "de_AT.UTF-8", "zh_CN.UTF-8", "zh-TW", "pt", "C", "")]
    ['de', 'de', 'zh-Hans', 'en', 'en', 'en', 'en']
    """
    name = wanted.split(".")[0].replace("_", "-")
    if name.lower() in ("zh", "zh-cn", "zh-sg", "zh-hans", "zh-hans-cn"):
        return LANGUAGES["zh-Hans"]
    return LANGUAGES.get(name.split("-")[0], ENGLISH)
