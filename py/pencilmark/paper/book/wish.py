"""What a book should be: a Book of Chapters, checked when it is made."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import field, replace
from math import inf
from typing import Literal, get_args

from pencilmark.board.errors import PencilmarkError, WishError
from pencilmark.board.frozen import dataclass
from pencilmark.board.joined import is_joined
from pencilmark.board.languages import LANGUAGES
from pencilmark.board.naming import CELL_NAMES
from pencilmark.board.oblong import is_oblong
from pencilmark.board.speech import has, say
from pencilmark.human.levels import name_of
from pencilmark.human.techniques.technique import level_name
from pencilmark.make.fields import AUTO_NUMBER, NUMBER, TEXT, TEXTS, TRUTH, WHOLE, one_of, rows, settled, told
from pencilmark.make.setting.part import variant_of
from pencilmark.make.setting.propose import title_of
from pencilmark.make.wish import RANGES, Wish
from pencilmark.paper.fonts import PAIRS, Pair
from pencilmark.paper.logo import check_logo, read_logo
from pencilmark.paper.own import OwnPuzzle, survey_own, write_own
from pencilmark.paper.papers import Paper, paper_size
from pencilmark.rules.variants.registry import VARIANTS

Answers = Literal["end", "chapter", "none"]
ANSWERS: tuple[Answers, ...] = get_args(Answers)
PER_PAGE = (1, 2, 4, 6, 9, 12)
MOST_PAGES = 828
ANSWERS_PER_PAGE = (1, 2, 4, 6, 9, 12, 16, 20)
Stock = Literal["white", "cream", "colour"]
Printer = Literal["kdp", "lulu"]
STOCKS: tuple[Stock, ...] = get_args(Stock)
PRINTERS: tuple[Printer, ...] = get_args(Printer)
MOST_VOLUMES = 100
BleedSides = Literal["outer", "all"]
BLEED_SIDES: tuple[BleedSides, ...] = get_args(BleedSides)
INSIDE = ((150, 9.6), (300, 12.7), (500, 15.9), (700, 19.1), (MOST_PAGES, 22.3))
"""Least inner margins in millimetres that printers of paperbacks ask for, by the most pages (KDP, 2024)."""
EDGES = ((160.0, 9.6), (inf, 15.0))
"""Usual margins in millimetres by the greatest width of paper: on paperbacks, KDP's for pages that bleed."""
LINE = 1.0
"""Most millimetres that the line around a board extends beyond its cells; if pages bleed they count."""
ROOM = 3.0
"""Millimetres by which the inner margin exceeds the others at each of these steps, if pages decide it."""
SHOWN = ("level", "rating", "minutes", "seed")
PUBLISHING = "publishing"
FRONT, WITH, MORE, IMPRINT = "front", "with", "more", "imprint"
PUBLISHER, PRESS, FILES, OWN_PUZZLES = "publisher", "press", "files", "own"
"""The fields of a book's paper format."""
MOST_PUZZLES = 5000
MOST_BLEED = 20
MOST_SEED = 1 << 53
SIDES, WHERE, STOCK = one_of(BLEED_SIDES), one_of(ANSWERS), one_of(STOCKS)
PRINTER, FONTS = one_of(PRINTERS), one_of(PAIRS)
BOARDS, AT_THE_BACK = (replace(WHOLE, known=tuple(map(str, known))) for known in (PER_PAGE, ANSWERS_PER_PAGE))
FACTS = replace(TEXTS, known=SHOWN)
LICENCES = ("all-rights", "copies", "cc-by", "cc-by-nc", "cc0")
"""Licences with a sentence and a short name; any other text is printed unchanged."""
LICENCE, LANGUAGE = replace(TEXT, known=("", *LICENCES)), replace(TEXT, known=tuple(LANGUAGES))
MARKDOWN = replace(TEXT, argument={"metavar": "FILE.md"}, file="text")
LOGO = replace(TEXT, argument={"metavar": "FILE"}, file="bytes", parse=read_logo)
DEFAULT_LEVELS = ("Easy", "Medium", "Hard")


@dataclass(frozen=True, slots=True)
class OwnPuzzles:
    """People's own puzzles, in order, and what is wrong with the rows left out (*faults*)."""

    puzzles: tuple[OwnPuzzle, ...]
    faults: tuple[PencilmarkError, ...] = field(default=(), compare=False)

    @classmethod
    def of(cls, text: str) -> OwnPuzzles:
        r"""Read them from a *text* as `pencilmark.paper.own` does. Raises InputError if there is no puzzle.

        >>> len(OwnPuzzles.of("puzzle,board\n1...............,4").puzzles)
        1
        """
        return cls(*survey_own(text))

    @property
    def text(self) -> str:
        """Write them as in the file of a book; `of` is the inverse, except for candidates."""
        return write_own(self.puzzles)


@dataclass(frozen=True, slots=True)
class Chapter:
    """Puzzles (*count* of them) of one *wish*, ascending, under a *title* (made from the wish if it is empty).

    *per_page* of them are on a page, if not as in the whole book.

    >>> Chapter(Wish(level="Hard"), 20).name, Chapter(Wish("6", technique="x-wing"), 1, "Fish").name
    ('Hard', 'Fish')
    """

    wish: Wish | OwnPuzzles
    count: int = told(WHOLE, 1)
    title: str = told(TEXT, "")
    per_page: int | None = told(WHOLE)

    def __post_init__(self) -> None:
        _check_per_page(self.per_page or 1)
        if isinstance(self.wish, OwnPuzzles):
            object.__setattr__(self, "count", len(self.wish.puzzles))
        if self.count < 1:
            raise WishError("bad-count/chapter-puzzle-more", found=self.count)

    @property
    def is_plain(self) -> bool:
        """Report whether they are classic puzzles that are made."""
        return isinstance(self.wish, Wish) and self.wish.part is None

    @property
    def name(self) -> str:
        """Return the title, or the wish in words."""
        return self.title or _words(self.wish)


def _words(wish: Wish | OwnPuzzles) -> str:
    """Name a chapter after its wish."""
    if isinstance(wish, OwnPuzzles):
        return say("chapter-puzzles")
    parts = list(_names(wish))
    if wish.board != "9":
        parts.append(board_words(wish.board))
    return ", ".join(parts) or say("chapter-puzzles")


def _names(wish: Wish) -> Iterator[str]:
    """Yield the names of a chapter from its wish: names first, then wishes in numbers."""
    if wish.part:
        yield title_of(variant_of(wish)) if variant_of(wish) else say("wish-formulas")
    own = settled(wish)
    if wish.level:
        yield level_name(wish.level)
    if wish.technique:
        yield name_of(wish.technique)
    for row in rows(Wish):
        if row.name in own and has(f"titled-{row.flag}"):
            low, high = own[row.name] if row.kind in RANGES else (own[row.name], "")
            yield say(f"titled-{row.flag}", low=low, high=high)


def board_words(text: str) -> str:
    """Name a board for people, from its text.

    >>> board_words("9 jigsaw"), board_words("6"), board_words("9 x windoku")
    ('9 × 9 jigsaw', '6 × 6', '9 × 9 diagonals windoku')
    >>> board_words("samurai"), board_words("grids 9 at 0,0 / 4,4")
    ('Samurai', 'Grids 9 at 0,0 / 4,4')
    >>> board_words("6x9 latin")
    '6 × 9 latin'
    """
    if is_joined(text):
        return text[:1].upper() + text[1:]
    size, *words = text.split()
    known = {variant.word: variant.name for variant in VARIANTS.values() if variant.takes == "board"}
    known |= {"signs": say("titled-word"), "regions": "jigsaw"}
    told = [known.get(word.partition("=")[0], word) for word in words]
    sides = size.replace("x", " × ") if is_oblong(size) else f"{size} × {size}"
    return " ".join([sides, *(word for word in told if "=" not in word)])


@dataclass(frozen=True, slots=True)
class Book:
    """A book: its *chapters*, the words of its title page, and how it is printed.

    *licence* and *copyright* are lines for the imprint. *seed* makes the puzzles; with a *seed_line* the imprint states
    it. *paper* is a size by name or as WIDTHxHEIGHT with a unit; *margin* (None: as usual on such paper), *gutter*
    (more margin at the binding; None: by the number of pages) and *bleed* (beyond the trim, on the "outer"
    *bleed_sides* or on "all") are in millimetres.
    *per_page* puzzles are on a page, *answers_per_page* in the answers, which come at the "end" of the book or of
    each "chapter". *large*: nothing but the pencil marks of examples is smaller than 18 points.
    *left_handed*: the book is bound at the right, and boards keep to the left, with room for notes beside them.
    *show* lists the facts with a puzzle besides its number: its level, its rating, about how many minutes it takes,
    its seed. *fewer*: if a chapter cannot be filled, the book has fewer puzzles; else it is not made.
    *how_to_solve* explains the techniques that the puzzles need, on at most *how_to_pages* those that most of them need
    (0: all, on as many as they take); an *introduction* (Markdown) comes before it, a *half_title* before the title,
    *hints* before the answers. *publisher* and *isbn* are in the imprint, *blurb* on the cover, with the *barcode* of
    the ISBN if it is not left to the printer. The *stock* of a *printer* decides the width of the spine. *volume* is
    one of a *series*, no two of which share a puzzle; 0 is a single book. *pdfa*: as PDF/A-2u, *pdfx*: as PDF/X-4 in
    greys; not both. *fonts* names its pair of fonts, *logo* is the publisher's (see `pencilmark.paper.logo`),
    for the title page and the cover. It is written in the language with the tag *lang*, the current one if that is
    empty; sentences name *cells* as r5c3, or as "a1" (E3) or "kanji" (五行三列).

    Raises WishError for an impossible wish.

    >>> Book((Chapter(Wish()),), per_page=5)
    Traceback (most recent call last):
    pencilmark.board.errors.WishError: expected one of 1, 2, 4, 6, 9, 12 puzzles a page, found 5
    """

    chapters: tuple[Chapter, ...] = field(default_factory=lambda: even_chapters(60, Wish(symmetry="rotational180")))
    title: str = told(TEXT, "Sudoku", fold=FRONT, within=(0, 120))
    subtitle: str = told(TEXT, "", fold=MORE, within=(0, 200))
    author: str = told(TEXT, "", fold=FRONT, within=(0, 120))
    licence: str = told(LICENCE, "", fold=IMPRINT)
    copyright: str = told(TEXT, "", fold=MORE, within=(0, 200))
    seed: int = told(WHOLE, 1, fold=IMPRINT)
    seed_line: bool = told(TRUTH, True, fold=WITH)
    paper: str = told(TEXT, "A4")
    margin: float | None = told(AUTO_NUMBER, fold=PRESS, within=(0, 60))
    gutter: float | None = told(AUTO_NUMBER, fold=PRESS, within=(0, 60))
    bleed: float = told(NUMBER, 0.0, fold=PRESS, within=(0, MOST_BLEED))
    bleed_sides: BleedSides = told(SIDES, "outer")
    per_page: int = told(BOARDS, 4, fold=FRONT)
    show: tuple[str, ...] = told(FACTS, ("level",), fold=WITH)
    answers: Answers = told(WHERE, "end", fold=FRONT)
    answers_per_page: int = told(AT_THE_BACK, 12, fold=MORE)
    large: bool = told(TRUTH, False, fold=WITH)
    left_handed: bool = told(TRUTH, False, fold=WITH)
    how_to_solve: bool = told(TRUTH, True, fold=WITH)
    how_to_pages: int = told(WHOLE, 8)
    fewer: bool = told(TRUTH, False, fold=WITH)
    half_title: bool = told(TRUTH, False, group=PUBLISHING, fold=PUBLISHER)
    introduction: str = told(MARKDOWN, "", group=PUBLISHING, fold=MORE, lines=4)
    hints: bool = told(TRUTH, False, group=PUBLISHING, fold=MORE)
    publisher: str = told(TEXT, "", group=PUBLISHING, fold=PUBLISHER, within=(0, 200))
    isbn: str = told(TEXT, "", group=PUBLISHING, fold=PUBLISHER, example="978-3-16-148410-0")
    blurb: str = told(TEXT, "", group=PUBLISHING, fold=PUBLISHER, lines=3)
    barcode: bool = told(TRUTH, False, group=PUBLISHING, fold=PUBLISHER)
    stock: Stock = told(STOCK, "white", group=PUBLISHING, fold=PRESS)
    printer: Printer = told(PRINTER, "kdp", group=PUBLISHING, fold=PRESS)
    series: int = told(WHOLE, 1, group=PUBLISHING, fold=FILES, within=(1, MOST_VOLUMES))
    volume: int = told(WHOLE, 0, group=PUBLISHING, fold=FILES, within=(1, MOST_VOLUMES))
    pdfa: bool = told(TRUTH, False, group=PUBLISHING, fold=PRESS)
    pdfx: bool = told(TRUTH, False, group=PUBLISHING, fold=PRESS)
    fonts: Pair = told(FONTS, "serif", group=PUBLISHING, fold=MORE)
    logo: str = told(LOGO, "", group=PUBLISHING, fold=PUBLISHER)
    lang: str = told(LANGUAGE, "", option=False, fold=FRONT)
    cells: str = told(TEXT, "", option=False)

    def __post_init__(self) -> None:
        if not self.chapters or self.count > MOST_PUZZLES:
            raise WishError("bad-count/puzzles-chapters", most=MOST_PUZZLES, found=self.count)
        _check_per_page(self.per_page)
        _check_per_page(self.answers_per_page, ANSWERS_PER_PAGE)
        if self.answers not in ANSWERS:
            raise WishError("bad-answers", known=ANSWERS, found=self.answers)
        if not 0 <= self.seed < MOST_SEED:
            raise WishError("bad-seed", most=MOST_SEED - 1, found=self.seed)
        if unknown := set(self.show) - set(SHOWN):
            raise WishError("bad-show/be-shown", known=SHOWN, found=sorted(unknown)[0])
        if not 0 <= self.bleed <= MOST_BLEED:
            raise WishError("bad-bleed", most=MOST_BLEED, found=self.bleed)
        choices = (("stock", self.stock, STOCKS), ("printer", self.printer, PRINTERS), ("fonts", self.fonts, PAIRS))
        for name, value, known in choices:
            if value not in known:
                raise WishError("bad-option", code=f"bad-{name}", option=name, known=known, found=value)
        if self.pdfa and self.pdfx:
            raise WishError("bad-options/pdfa-or-pdfx")
        if self.logo:
            check_logo(self.logo)
        if not (1 <= self.series <= MOST_VOLUMES and 0 <= self.volume <= self.series):
            raise WishError("bad-volume", most=MOST_VOLUMES, series=self.series, found=self.volume)
        check_named("lang", self.lang, LANGUAGES)
        check_named("cells", self.cells, CELL_NAMES)
        if self.barcode and not self.isbn:
            raise WishError("bad-options/barcode")
        if self.isbn and not is_isbn(self.isbn):
            raise WishError("bad-isbn", found=self.isbn[:20])
        if self.bleed_sides not in BLEED_SIDES:
            raise WishError("bad-bleed/sides", known=BLEED_SIDES, found=self.bleed_sides)
        _ = self.form

    @property
    def form(self) -> Paper:
        """Return the paper format of its pages. Raises PaperError."""
        gutter = gutter_of(0, self.edge) if self.gutter is None else self.gutter
        return Paper(*paper_size(self.paper), self.edge, gutter, self.bleed, self.left_handed)

    @property
    def edge(self) -> float:
        """Return the margin in millimetres. Raises PaperError.

        >>> Book((Chapter(Wish()),), paper="6x9in").edge, Book((Chapter(Wish()),), margin=12).edge
        (9.6, 12)
        """
        if self.margin is not None:
            return self.margin
        width, _ = paper_size(self.paper)
        return next(edge for most, edge in EDGES if width < most) + (LINE if self.bleed else 0)

    @property
    def words(self) -> tuple[str, ...]:
        """List the texts that are printed as given."""
        own = (self.title, self.subtitle, self.author, self.licence, self.copyright, self.publisher)
        texts = (self.blurb.replace("\n", " "), self.introduction.replace("\n", " "))
        return own + texts + tuple(chapter.name for chapter in self.chapters)

    @property
    def share(self) -> tuple[int, int] | None:
        """Return which of how many volumes it is; None for a single book."""
        return (self.volume, self.series) if self.volume else None

    @property
    def count(self) -> int:
        """Count the puzzles."""
        return sum(chapter.count for chapter in self.chapters)


def is_isbn(text: str) -> bool:
    """Report whether a *text* is an ISBN of 13 or 10 digits whose last one checks the others.

    >>> is_isbn("978-3-16-148410-0"), is_isbn("0-306-40615-2"), is_isbn("978-3-16-148410-1")
    (True, True, False)
    """
    signs = re.sub(r"[\s-]", "", text).upper()
    if re.fullmatch(r"\d{13}", signs):
        return sum(int(sign) * (1, 3)[place % 2] for place, sign in enumerate(signs)) % 10 == 0
    if re.fullmatch(r"\d{9}[\dX]", signs):
        values = [10 if sign == "X" else int(sign) for sign in signs]
        return sum(value * (10 - place) for place, value in enumerate(values)) % 11 == 0
    return False


def gutter_of(pages: int, margin: float) -> float:
    """Return the gutter in millimetres for a book of *pages* with this *margin*.

    >>> gutter_of(100, 15), gutter_of(400, 15), gutter_of(600, 6.4)
    (3.0, 9.0, 12.7)
    """
    place = next((place for place, (most, _) in enumerate(INSIDE) if pages <= most), len(INSIDE) - 1)
    return round(max(ROOM * (place + 1), INSIDE[place][1] - margin), 2)


def _check_per_page(number: int, known: tuple[int, ...] = PER_PAGE) -> None:
    if number not in known:
        raise WishError("bad-per-page/puzzles-page", known=known, found=number)


def check_named(option: str, value: str, known: Iterable[str]) -> None:
    """Raise WishError if the *value* of a field is neither empty nor *known*.

    >>> check_named("cells", "E3", ("r1c1", "a1"))
    Traceback (most recent call last):
    pencilmark.board.errors.WishError: expected cells of r1c1, a1, found 'E3'
    """
    if value and value not in known:
        raise WishError("bad-option", code=f"bad-{option}", option=option, known=tuple(known), found=value[:20])


def own_chapters(text: str) -> tuple[Chapter, ...]:
    r"""Make chapters of people's own puzzles: by the chapters that the *text* names, or else by levels, or just one.

    >>> rows = "puzzle,board,level\n1...............,4,Hard\n.1..............,4,Easy"
    >>> [(chapter.name, chapter.count) for chapter in own_chapters(rows)]
    [('Hard', 1), ('Easy', 1)]
    """
    puzzles, faults = survey_own(text)
    by_chapter = any(own.chapter for own in puzzles)
    parts: dict[str, list[OwnPuzzle]] = {}
    for own in puzzles:
        parts.setdefault(own.chapter if by_chapter else own.level, []).append(own)
    return tuple(
        Chapter(OwnPuzzles(tuple(part), () if place else faults), title=level_name(name))
        for place, (name, part) in enumerate(parts.items())
    )


def even_chapters(count: int, wish: Wish) -> tuple[Chapter, ...]:
    """Divide *count* puzzles among chapters from Easy to Hard; boards without levels get one chapter.

    >>> [(chapter.name, chapter.count) for chapter in even_chapters(50, Wish())]
    [('Easy', 17), ('Medium', 17), ('Hard', 16)]
    """
    try:
        levels = [replace(wish, level=level) for level in DEFAULT_LEVELS]  # type: ignore[arg-type]  # checked by Wish
    except WishError:
        return (Chapter(wish, count),)
    shares = [count * (place + 1) // 3 - count * place // 3 for place in range(3)]
    return tuple(Chapter(level, share) for level, share in zip(levels, sorted(shares)[::-1], strict=True) if share)
