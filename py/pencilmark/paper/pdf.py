"""From pages to the bytes of a PDF, through fpdf2: the same pages give the same bytes.

The document is tagged: lines of text are headings or paragraphs, drawings are figures described in words. fpdf2 has no
public way to do that, nor to set the trim box; the internals that are used stay in `_Writer` and are covered by tests.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from datetime import UTC, datetime
from hashlib import sha256
from importlib import import_module
from itertools import groupby
from typing import Any, NamedTuple
from zlib import adler32

from pencilmark import __version__
from pencilmark.board.drawing import Disc, Face, Point, Polyline, Shape, Style, Text, Tone
from pencilmark.board.errors import InputError
from pencilmark.board.palette import BROAD, LIGHTEST, PALETTE, THINNEST, dashes, head
from pencilmark.board.speech import language, say
from pencilmark.paper import press
from pencilmark.paper.fonts import CUTS, DIGIT_HEIGHT, Pair, font_file, missing, runs, wide_file
from pencilmark.paper.logo import jpeg_info, jpeg_of
from pencilmark.paper.page import Align, Code, Drawing, Page, Picture, TextLine
from pencilmark.paper.papers import POINT

_STYLES: dict[Face, str] = {"plain": "", "strong": "B", "slanted": "I"}
_TAGS = {"title": "/H1", "heading": "/H2", "text": "/P"}
_WRITTEN = re.compile(rb'(xmp:(?:Modify|Metadata)Date=")[^"]{25}"')
_MARK = re.compile(rb"<[0-9A-F]{32}><[0-9A-F]{32}>")
LINE_ENDS = b"\r\n"
"""Bytes in which no page's stream may end: strict readers count them to the line end before `endstream`."""
_DATE = datetime(2000, 1, 1, tzinfo=UTC)  # a fixed one, so that the same pages give the same bytes


class Edition(NamedTuple):
    """How a document is written: its *author*, its *pair* of fonts, and whether as PDF/A-2u or as PDF/X-4, in greys.

    If it *is_right_bound*, facing pages follow each other from right to left.
    """

    author: str = ""
    pair: Pair = "serif"
    is_archival: bool = False
    is_for_press: bool = False
    is_right_bound: bool = False


def write_pdf(pages: Iterable[Page], title: str = "") -> bytes:
    """Write *pages* as a PDF document with a *title*, in the current language.

    Raises Unavailable if fpdf2 or the font is not installed.
    """
    writer = _Writer(title, Edition())
    for page in pages:
        writer.add(page)
    return writer.bytes()


def write_slowly(
    pages: Iterable[Page], title: str = "", edition: Edition | None = None, *, count: int = 0
) -> Iterator[float | bytes]:
    """Write *pages* as `write_pdf` does; report the share done after each page, and return the document.

    *count* is the number of pages if *pages* cannot say it, since they may be made one by one.
    """
    writer = _Writer(title, edition or Edition())
    total = len(pages) if isinstance(pages, Sequence) else count
    for number, page in enumerate(pages, 1):
        writer.add(page)
        yield number / (total + 1)
    yield writer.bytes()


def library() -> Any:
    """Import fpdf2. Raises Unavailable if it is not installed."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it cannot read pictures without Pillow: there are none
            return import_module("fpdf")
    except ModuleNotFoundError as error:
        raise missing("fpdf2") from error


class _Writer:
    """A document being written; lengths in millimetres."""

    def __init__(self, title: str, edition: Edition) -> None:
        fpdf = library()
        self.pdf = pdf = fpdf.FPDF(unit="mm", enforce_compliance="PDF/A-2U" if edition.is_archival else None)
        pdf.set_auto_page_break(False)
        pdf.set_margin(0)
        pdf.c_margin = 0
        for face in CUTS:
            pdf.add_font("body", _STYLES[face], font_file(face, edition.pair))
            if wide := wide_file(face):
                pdf.add_font("wide", _STYLES[face], wide)
        pdf.set_creation_date(_DATE)
        pdf.set_title(title or "Sudoku")
        pdf.set_lang(language())
        if edition.author:
            pdf.set_author(edition.author)
        pdf.set_creator(say("pdf-pencilmark", version=__version__))
        pdf.viewer_preferences = fpdf.ViewerPreferences(display_doc_title=True)
        if edition.is_right_bound:
            pdf.viewer_preferences._direction = fpdf.syntax.Name("R2L")  # fpdf2's own default is not a name
        self._author, self._is_for_press, self._pair = edition.author, edition.is_for_press, edition.pair
        if edition.is_for_press:
            press.intend(pdf, import_module("fpdf.output"))
        self._nowhere = fpdf.enums.ResourceAccessPolicy(0)  # a logo refers to nothing outside
        self._marked = 0
        self._shown: dict[tuple[Face, float, str], float] = {}

    def _for_press(self) -> bytes:
        """Return the whole document as PDF/X-4. Raises InputError if a logo has colours other than greys."""
        pdf = self.pdf
        mark = sha256(b"".join(bytes(page.contents) for page in pdf.pages.values())).hexdigest()[:32]
        date = _DATE.isoformat().replace("+00:00", "Z")
        pdf.set_xmp_metadata(press.metadata(pdf.title, self._author, pdf.creator, date, mark))
        document = bytes(pdf.output(output_producer_class=press.writer_of(import_module("fpdf.output"))))
        if press.is_coloured(document):
            raise InputError("bad-logo/press")
        return document

    def bytes(self) -> bytes:
        """Return the whole document. A font's sign for what it lacks is mapped to no character, as PDF/A asks."""
        for font in self.pdf.fonts.values():
            for glyph, code in font.subset.items():
                if glyph and not code:
                    glyph.unicode = ()
        for page in self.pdf.pages.values():
            while adler32(page.contents) & 0xFF in LINE_ENDS:  # compressed, it ends in the lowest byte of that sum
                page.contents += b" "
        return self._for_press() if self._is_for_press else _undated(bytes(self.pdf.output()))

    def add(self, page: Page) -> None:
        """Write one more page."""
        pdf, bleed, (left, right) = self.pdf, page.bleed, page.bleeds
        pdf.add_page(format=(left + page.width + right, page.height + 2 * bleed))
        pdf._out("1 J 1 j")  # round ends and joins, as on the screen
        self._marked = 0
        self._boxes(page)
        if page.bookmark:
            pdf.start_section(page.bookmark)
        for item in page.items:
            x, y = item.x + left, item.y + bleed
            angle = item.angle if isinstance(item, TextLine) else 180.0 if item.turned else 0.0
            with pdf.rotation(angle, x, y) if angle else nullcontext():
                if isinstance(item, TextLine):
                    self._line(item, x, y)
                elif isinstance(item, Drawing):
                    self._drawing(item, x, y)
                elif isinstance(item, Picture):
                    self._picture(item, x, y)
                else:
                    self._code(item, x, y)

    def _boxes(self, page: Page) -> None:
        """Set the trim box and the bleed box of the page."""
        if page.bleed or self._is_for_press:
            before, after = page.bleeds
            left, right, whole = before / POINT, (before + page.width) / POINT, (before + page.width + after) / POINT
            low, high = page.bleed / POINT, (page.bleed + page.height) / POINT
            here = self.pdf.pages[self.pdf.page]
            here.trim_box = f"[{left:.2f} {low:.2f} {right:.2f} {high:.2f}]"
            here.bleed_box = f"[0 0 {whole:.2f} {low + high:.2f}]"

    @contextmanager
    def _tagged(self, tag: str, words: str = "") -> Iterator[None]:
        """Mark the content as one element of the document's structure."""
        pdf = self.pdf
        pdf._add_marked_content(struct_type=tag, mcid=self._marked, alt_text=words or None)
        pdf._out(f"{tag} <</MCID {self._marked}>> BDC")
        self._marked += 1
        yield
        pdf._out("EMC")

    @contextmanager
    def _decoration(self) -> Iterator[None]:
        """Mark the content as decoration, which is not read aloud."""
        self.pdf._out("/Artifact BMC")
        yield
        self.pdf._out("EMC")

    def _line(self, line: TextLine, x: float, y: float) -> None:
        if not line.text:
            return
        size = line.size
        wide = self._width(line.text, line.face, size)
        if line.width is not None and wide > line.width:
            size, wide = size * line.width / wide, line.width
        with self._tagged(_TAGS[line.role]):
            self._say(x, y, line.text, size, line.face, line.tone, line.align)
        if line.link and not line.turned:
            left = x - wide * {"left": 0, "middle": 0.5, "right": 1}[line.align]
            self._link(left, y - size * 0.8, wide, size, line.link)

    def _link(self, x: float, y: float, width: float, height: float, link: str) -> None:
        """Make a rectangle of the page a link, except in a document for the press."""
        if self._is_for_press:
            return
        if link.startswith("#"):
            self.pdf.link(x, y, width, height, self.pdf.add_link(page=int(link[1:])))
        else:
            self.pdf.link(x, y, width, height, link)

    def _code(self, code: Code, x: float, y: float) -> None:
        with self._tagged("/Figure", say("pdf-qr-code-link-puzzle")):
            self.pdf.set_fill_color(0)
            unit = code.side / len(code.rows)
            for row, modules in enumerate(code.rows):
                column = 0
                for is_dark, run in groupby(modules):
                    count = len(list(run))
                    if is_dark:
                        self.pdf.rect(x + column * unit, y + row * unit, count * unit, unit, style="F")
                    column += count
        if not code.turned:
            self._link(x, y, code.side, code.side, code.link)

    def _picture(self, picture: Picture, x: float, y: float) -> None:
        """Paint a logo. fpdf2 reads photographs only with Pillow, so they go where it keeps those it has read."""
        known = self.pdf.image_cache.images
        source: str | bytes = picture.logo.encode()
        policy = self._nowhere
        if data := jpeg_of(picture.logo):
            source, policy = sha256(data).hexdigest(), None
            info = jpeg_info(data)
            kind: Any = import_module("fpdf.image_datastructures").RasterImageInfo
            known.setdefault(source, kind(info, i=len(known) + 1, usages=1, iccp_i=None))
            if self._is_for_press and info["dpn"] == 3:
                known[source]["iccp_i"] = self._screen_colours()
        content = self.pdf.pages[self.pdf.page].contents
        begun = len(content)
        with self._tagged("/Figure", picture.words):
            try:
                self.pdf.image(source, x, y, picture.width, picture.height, resource_access_policy=policy)
            except Exception as error:  # whatever a broken drawing makes it raise
                raise InputError("bad-logo/drawing") from error
        if self._is_for_press:
            content[begun:] = press.greyed(bytes(content[begun:]))

    def _screen_colours(self) -> int:
        """Define red, green and blue; return the number by which photographs refer to it."""
        profile = import_module("fpdf.util").builtin_srgb2014_bytes()
        return int(self.pdf.image_cache.icc_profiles.setdefault(profile, len(self.pdf.image_cache.icc_profiles)))

    def _drawing(self, drawing: Drawing, x: float, y: float) -> None:
        mark = self._tagged("/Figure", drawing.words) if drawing.words else self._decoration()
        with mark:
            for is_over in (False, True):
                for shape in drawing.shapes:
                    if shape.style.over == is_over:
                        self._shape(shape, _Place(x, y, drawing.scale))

    def _shape(self, shape: Shape, place: _Place) -> None:
        if isinstance(shape, Text):
            x, y = place.at(shape.centre)
            height = shape.height * place.scale
            size, tone = height / DIGIT_HEIGHT, shape.style.fill
            if shape.style.stroke == "paper":
                self._clear(x, y, self._width(shape.text, shape.face, size) + height * 0.4, height * 1.24)
            self._say(x, y + height / 2, shape.text, size, shape.face, tone, "middle")
            return
        how = self._styled(shape.style, place.scale)
        if how:
            _paint(self.pdf, shape, place, how)
        if isinstance(shape, Polyline) and shape.style.head and shape.style.stroke:
            self.pdf.set_dash_pattern()
            self.pdf.polyline([place.at(point) for point in head(shape)])

    def _clear(self, x: float, y: float, width: float, height: float) -> None:
        """Paint paper around the middle (*x*, *y*), so that no line runs through the text there."""
        self.pdf.set_fill_color(PALETTE["paper"].print)
        self.pdf.rect(x - width / 2, y - height / 2, width, height, style="F")

    def _styled(self, style: Style, scale: float) -> str:
        """Set colours and stroke; return how a path is painted, in fpdf2's letters, empty for not at all."""
        pdf = self.pdf
        if style.fill:
            pdf.set_fill_color(_area_grey(style.fill))
        if style.stroke:
            width = max(THINNEST, style.width * scale)
            pdf.set_draw_color(_stroke_grey(style.stroke, style.width))
            pdf.set_line_width(width)
            pdf.set_dash_pattern(*dashes(style, width))
        return ("D" if style.stroke else "") + ("F" if style.fill else "")

    def _say(self, x: float, y: float, text: str, size: float, face: Face, tone: Tone | None, align: Align) -> None:
        """Write a *text* at a baseline; without a *tone* it is invisible."""
        pdf = self.pdf
        if align != "left":
            x -= self._width(text, face, size) * (0.5 if align == "middle" else 1)
        pdf.set_text_color(PALETTE[tone or "ink"].print)
        if tone is None:
            pdf._out("3 Tr")
        for part in self._set(text, face, size):
            pdf.text(x, y, part)
            x += self._width(part, face, size)
        if tone is None:
            pdf._out("0 Tr")

    def _width(self, text: str, face: Face, size: float) -> float:
        key = face, size, text
        if key not in self._shown:
            self._shown[key] = sum(float(self.pdf.get_string_width(part)) for part in self._set(text, face, size))
        return self._shown[key]

    def _set(self, text: str, face: Face, size: float) -> Iterator[str]:
        """Yield the pieces of a *text*, each with a font set that has its signs."""
        for is_wide, part in runs(text, face, self._pair):
            self.pdf.set_font("wide" if is_wide else "body", _STYLES[face], round(size / POINT, 2))
            yield part


def _undated(document: bytes) -> bytes:
    """Replace the date of writing, which archival documents state, by the fixed one, and the id by one computed from
    the rest.

    Both are as long as what they replace.
    """
    if not _WRITTEN.search(document):
        return document
    document = _WRITTEN.sub(rb"\g<1>" + _DATE.isoformat().encode() + b'"', document)
    mark = sha256(_MARK.sub(b"", document)).hexdigest()[:32].upper().encode()
    return _MARK.sub(b"<" + mark + b"><" + mark + b">", document)


def _stroke_grey(tone: Tone, width: float) -> int:
    """Return the grey of a stroke by its width in cells."""
    if tone == "paper":
        return PALETTE[tone].print
    return _area_grey(tone) if width >= BROAD else min(PALETTE[tone].print, LIGHTEST)


def _area_grey(tone: Tone) -> int:
    """Return the grey of an area."""
    colours = PALETTE[tone]
    return colours.print if colours.area is None else colours.area


class _Place(NamedTuple):
    """Where a drawing is: its origin on the page, and the millimetres of one of its units."""

    x: float
    y: float
    scale: float

    def at(self, point: Point) -> Point:
        """Return the place on the page of a *point* of the drawing."""
        return self.x + point[0] * self.scale, self.y + point[1] * self.scale


def _paint(pdf: Any, shape: Polyline | Disc, place: _Place, how: str) -> None:
    """Paint a path or a disc as fpdf2's letters *how* say: D strokes it, F fills it."""
    if isinstance(shape, Disc):
        x, y = place.at(shape.centre)
        pdf.circle(x, y, shape.radius * place.scale, style=how)
        return
    points = [place.at(point) for point in shape.points]
    if shape.curved:
        start, through, end = points
        pdf.bezier([start, _towards(start, through), _towards(end, through), end], style=how)
    else:
        pdf.polyline(points, polygon=shape.closed, style=how)


def _towards(start: Point, through: Point) -> Point:
    """Return a handle of the cubic curve that equals a quadratic one."""
    return start[0] + (through[0] - start[0]) * 2 / 3, start[1] + (through[1] - start[1]) * 2 / 3
