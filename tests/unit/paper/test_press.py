"""PDF/X-4 for a printing press, read back clause by clause (ISO 15930-7) by pypdf and Little CMS.

No validator of PDF/X can be had from the registries, so `complaints` is one of our own; tests see that it finds faults.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from typing import Any
from xml.etree import ElementTree

import page
import pytest
from PIL import Image, ImageCms
from pypdf import PdfReader, PdfWriter
from pypdf.generic import ContentStream, NameObject, NumberObject, RectangleObject, TextStringObject

from pencilmark.board.errors import InputError, WishError
from pencilmark.board.task import finished
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.paper.book.making import MadeBook, check_book, make_book
from pencilmark.paper.book.toml import read_book, write_book
from pencilmark.paper.book.wish import Book, Chapter
from pencilmark.paper.logo import read_logo
from pencilmark.paper.page import Page, TextLine
from pencilmark.paper.pdf import Edition, write_slowly

DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path d="M0 0h30v10H0z" fill="#36c"/></svg>'
SHADED = DRAWING.replace(
    "<path",
    '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/>'
    "</linearGradient></defs><path",
).replace("#36c", "url(#g)")
BOOK = Book(
    (Chapter(Wish("4"), 2), Chapter(Wish("6", part=VariantPart("thermo")), 1)),
    title="Rain & <sun>",
    author="A. Person",
    publisher="Rain Press",
    paper="6x9in",
    seed=2,
    pdfx=True,
)
SMALL = replace(BOOK, chapters=(Chapter(Wish("4"), 1),), how_to_solve=False)


def photograph() -> str:
    out = BytesIO()
    Image.new("RGB", (60, 20), (10, 20, 200)).save(out, "PNG")
    return read_logo(out.getvalue())


def complaints(document: bytes) -> list[str]:
    """List what keeps a *document* from being PDF/X-4 with an intent of one ink."""
    read = PdfReader(BytesIO(document))
    root: Any = read.trailer["/Root"]
    return [
        *_of_the_file(document, read, root),
        *_of_the_intent(root),
        *(one for sheet in read.pages for one in _of_a_page(sheet, read)),
    ]


def _of_the_file(document: bytes, read: PdfReader, root: Any) -> Iterator[str]:
    info: Any = read.trailer.get("/Info", {})
    if not document.startswith((b"%PDF-1.4", b"%PDF-1.5", b"%PDF-1.6")):
        yield "version"
    if "/Encrypt" in read.trailer or len(read.trailer.get("/ID", ())) != 2:
        yield "identity"
    if {"/OpenAction", "/AA", "/AcroForm", "/Names"} & set(root):
        yield "actions"
    if not {"/Title", "/CreationDate", "/ModDate"} <= set(info) or info.get("/Trapped") != "/False":
        yield "information"
    told = _told(root)
    if (told.get("GTS_PDFXVersion"), told.get("Trapped")) != ("PDF/X-4", "False"):
        yield "metadata"
    if not re.fullmatch(r"uuid:[0-9a-f]{32}", told.get("DocumentID", "")) or not {"VersionID", "RenditionClass"} <= set(
        told
    ):
        yield "mark"
    digits = re.sub(r"\D", "", str(info.get("/ModDate")))
    if any(re.sub(r"\D", "", told.get(name, "")) != digits for name in ("CreateDate", "ModifyDate", "MetadataDate")):
        yield "dates"
    if (told.get("title"), told.get("creator", "")) != (info.get("/Title"), info.get("/Author", "")):
        yield "title"


def _told(root: Any) -> dict[str, str]:
    """Read what the metadata tell, by the last part of each name."""
    if "/Metadata" not in root:
        return {}
    tree = ElementTree.fromstring(root["/Metadata"].get_data())  # our own
    return {one.tag.partition("}")[2]: "".join(one.itertext()) for one in tree.iterfind(".//{*}Description/*")}


def _of_the_intent(root: Any) -> Iterator[str]:
    intents = [one.get_object() for one in root.get("/OutputIntents", ())]
    if [one["/S"] for one in intents] != ["/GTS_PDFX"]:
        yield "intent"
        return
    if not intents[0]["/OutputConditionIdentifier"] or not intents[0]["/Info"]:
        yield "condition"
    stream = intents[0]["/DestOutputProfile"]
    profile: Any = ImageCms.getOpenProfile(BytesIO(stream.get_data())).profile
    if (profile.device_class, profile.xcolor_space.strip(), stream["/N"]) != ("prtr", "GRAY", 1):
        yield "profile"


def _of_a_page(sheet: Any, read: PdfReader) -> Iterator[str]:
    media, bleed, trim = ([float(edge) for edge in sheet[name]] if name in sheet else None for name in BOXES)
    if not (media and bleed and trim and _is_within(trim, bleed) and _is_within(bleed, media)):
        yield "boxes"
    if "/Annots" in sheet:
        yield "links"
    for font in sheet["/Resources"].get("/Font", {}).values():
        (inner,) = font["/DescendantFonts"]
        if not inner.get_object()["/FontDescriptor"]["/FontFile2"].get_data():
            yield "fonts"
    for image in sheet["/Resources"].get("/XObject", {}).values():
        space = image.get_object()["/ColorSpace"]
        if space != "/DeviceGray" and (space[0], space[1].get_object()["/N"]) != ("/ICCBased", 3):
            yield "pictures"
    used = {operator for _, operator in ContentStream(sheet["/Contents"].get_object(), read).operations}
    if used & {b"rg", b"RG", b"k", b"K", b"cs", b"CS", b"sh"} or "/DeviceRGB" in str(sheet.get("/Group")):
        yield "colours"


BOXES = ("/MediaBox", "/BleedBox", "/TrimBox")


def _is_within(inner: list[float], outer: list[float]) -> bool:
    return outer[0] <= inner[0] < inner[2] <= outer[2] and outer[1] <= inner[1] < inner[3] <= outer[3]


@pytest.fixture(scope="module", params=["", DRAWING, photograph()], ids=["none", "SVG", "PNG"])
def made(request: pytest.FixtureRequest) -> MadeBook:
    logo: str = request.param
    return finished(make_book(replace(BOOK if logo == DRAWING else SMALL, logo=logo, bleed=3.175 if logo else 0)))


def test_book_and_cover_are_as_a_press_asks(made: MadeBook) -> None:
    assert complaints(made.pdf) == complaints(made.cover) == []
    failed = {one.rule_id for one in page.validate_pdf_bytes(made.pdf, profile="2u").failures}
    assert failed <= NOT_FOR_ARCHIVES, "what else a validator of PDF/A asks is so here, too"


NOT_FOR_ARCHIVES = {
    "PDFA2U-DEVICE-GRAY-001",  # what grey is follows from an intent for an archive
    "PDFA2U-ID-SCHEMA-001",
    "PDFA2U-XMP-EXTENSION-PROPERTY-DEFINITION-001",  # archives ask that PDF/X's own words be explained
    "PDFA2U-XMP-EXTENSION-PROPERTY-VALUE-SHAPE-001",
    "PDFA2U-XMP-PREDEFINED-PROPERTY-001",
    "PDFA2U-XMP-PREDEFINED-VALUE-TYPE-001",
    "PDFA2U-XMP-PROPERTY-DEFINITION-001",
}


def test_the_same_book_is_the_same_to_the_byte() -> None:
    one, other = (finished(make_book(replace(SMALL, logo=DRAWING))) for _ in range(2))
    assert (one.pdf, one.cover) == (other.pdf, other.cover)
    assert finished(make_book(replace(SMALL, title="Sun"))).pdf != one.pdf
    assert read_book(write_book(BOOK)) == BOOK


def test_other_documents_are_not() -> None:
    plain, archival = ([*write_slowly(SHEET, edition=one)][-1] for one in (Edition(), Edition(is_archival=True)))
    assert isinstance(plain, bytes) and isinstance(archival, bytes)
    assert {"metadata", "intent", "information", "actions", "colours"} <= set(complaints(plain))
    assert {"metadata", "intent", "actions"} <= set(complaints(archival))


SHEET = [Page(100, 100, (TextLine(10, 10, "Rain", 5, link="https://example.org/"),))]


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (lambda one: one._info.update({NameObject("/Trapped"): NameObject("/Unknown")}), "information"),
        (lambda one: one._info.update({NameObject("/Title"): TextStringObject("Sun")}), "title"),
        (lambda one: one._root_object.pop("/OutputIntents"), "intent"),
        (lambda one: one._root_object.pop("/Metadata"), "metadata"),
        (lambda one: one.pages[0].pop("/TrimBox"), "boxes"),
        (lambda one: one.pages[0].update({NameObject("/BleedBox"): RectangleObject((9, 9, 20, 20))}), "boxes"),
        (
            lambda one: one._root_object["/OutputIntents"][0]["/DestOutputProfile"].update(
                {NameObject("/N"): NumberObject(4)}
            ),
            "profile",
        ),
    ],
)
def test_what_is_missing_is_seen(broken: Any, complaint: str) -> None:
    document = [*write_slowly(SHEET, "Rain", edition=Edition(is_for_press=True))][-1]
    assert isinstance(document, bytes) and complaints(document) == []
    writer = PdfWriter(clone_from=BytesIO(document))
    broken(writer)
    out = BytesIO()
    writer.write(out)
    assert complaint in complaints(out.getvalue())


def test_colours_that_run_into_each_other_are_refused_before_the_work() -> None:
    check_book(replace(BOOK, pdfx=False, logo=SHADED))
    with pytest.raises(InputError) as caught:
        check_book(replace(BOOK, logo=SHADED))
    assert caught.value.code == "bad-logo"


def test_a_file_is_for_an_archive_or_for_a_press() -> None:
    with pytest.raises(WishError, match="both"):
        replace(BOOK, pdfa=True)
