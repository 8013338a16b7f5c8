"""What a printing press asks of a PDF: PDF/X-4 (ISO 15930-7) for books in black ink, as far as fpdf2 can be extended.

Such a document names the press it is meant for by an ICC profile of black ink; it has all its fonts, a trim box on each
page, no links, and says in its metadata that nothing was trapped. Only the title differs from document to document.
"""

from __future__ import annotations

import re
import struct
from html import escape
from typing import Any

from pencilmark.board.speech import say

STANDARD = "PDF/X-4"
GAMMA = 1.75
"""For the profile: half black prints like 70 %, the dot gain of 20 % that greys have on plain paper."""
D50 = 0.9642, 1.0, 0.8249
"""The white that profiles measure from (ICC.1:2001-04, 6.1.7)."""
WEIGHTS = 0.299, 0.587, 0.114
"""The shares of red, green and blue in grey (ITU-R BT.601)."""
_COLOUR = re.compile(rb"(?<![\d.])([\d.]+) ([\d.]+) ([\d.]+) (rg|RG)\b")


def black_profile() -> bytes:
    """Return an ICC profile, version 2, of a press with black ink only; always the same bytes.

    >>> profile = black_profile()
    >>> int.from_bytes(profile[:4], "big") == len(profile), profile[12:20]
    (True, b'prtrGRAY')
    """
    name = say("press-profile").encode("ascii")
    tags = {
        b"desc": b"desc" + bytes(4) + struct.pack(">I", len(name) + 1) + name + bytes(1 + 4 + 4 + 2 + 1 + 67),
        b"cprt": b"text" + bytes(4) + b"CC0\0",
        b"wtpt": b"XYZ " + bytes(4) + _fixed(*D50),
        b"kTRC": b"curv" + bytes(4) + struct.pack(">IH", 1, round(GAMMA * 256)),
    }
    at, table, body = 128 + 4 + 12 * len(tags), struct.pack(">I", len(tags)), b""
    for tag, data in tags.items():
        table += tag + struct.pack(">II", at + len(body), len(data))
        body += data + bytes(-len(data) % 4)
    head = struct.pack(
        ">I4sI4s4s4s6H4s", at + len(body), bytes(4), 0x02400000, b"prtr", b"GRAY", b"XYZ ", *_DAY, b"acsp"
    )
    head += bytes(28) + _fixed(*D50)
    return head.ljust(128, b"\0") + table + body


_DAY = 2000, 1, 1, 0, 0, 0


def _fixed(*numbers: float) -> bytes:
    """Write numbers as profiles do: 16 bits before the point, 16 after it."""
    return struct.pack(f">{len(numbers)}i", *(round(number * 65536) for number in numbers))


def metadata(title: str, author: str, creator: str, date: str, mark: str) -> str:
    """Return the metadata of a document with a *date*, as XMP (ISO 16684-1); *mark* has 32 hexadecimal digits.

    >>> "<pdfxid:GTS_PDFXVersion>PDF/X-4<" in metadata("Rain & sun", "", "P", "2000-01-01T00:00:00Z", "0" * 32)
    True
    """
    text = {
        "xmp:CreatorTool": creator,
        "xmp:CreateDate": date,
        "xmp:ModifyDate": date,
        "xmp:MetadataDate": date,
        "pdf:Trapped": str(False),
        "pdfxid:GTS_PDFXVersion": STANDARD,
        "xmpMM:DocumentID": f"uuid:{mark}",
        "xmpMM:VersionID": "1",
        "xmpMM:RenditionClass": "default",
    }
    spaces = {
        "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
        "dc": "http://purl.org/dc/elements/1.1/",
        "xmp": "http://ns.adobe.com/xap/1.0/",
        "xmpMM": "http://ns.adobe.com/xap/1.0/mm/",
        "pdf": "http://ns.adobe.com/pdf/1.3/",
        "pdfxid": "http://www.npes.org/pdfx/ns/id/",
    }
    parts = [f"<{name}>{escape(value)}</{name}>" for name, value in text.items()]
    parts.append(f'<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{escape(title)}</rdf:li></rdf:Alt></dc:title>')
    if author:
        parts.append(f"<dc:creator><rdf:Seq><rdf:li>{escape(author)}</rdf:li></rdf:Seq></dc:creator>")
    known = " ".join(f'xmlns:{name}="{place}"' for name, place in spaces.items())
    inner = f'<rdf:Description rdf:about="" {known}>{"".join(parts)}</rdf:Description>'
    return f'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="{spaces["rdf"]}">{inner}</rdf:RDF></x:xmpmeta>'


def intend(pdf: Any, output: Any) -> None:
    """State the press that a document of fpdf2 is meant for; *output* is fpdf2's module."""
    profile = output.PDFICCProfile(contents=black_profile(), n=1, alternate="DeviceGray")
    pdf.add_output_intent(
        output.OutputIntentSubType.PDFX,
        say("press-identifier"),
        say("press-condition"),
        None,
        profile,
        say("press-profile"),
    )
    pdf.allow_images_transparency = False  # or else each page would say that its colours are a screen's


def writer_of(output: Any) -> Any:
    """Return a writer of documents, a subclass of the one in fpdf2's module *output*: it sets no initial view.

    The document's information says that it is not trapped, and when it was changed.
    """
    known = output.OutputProducer

    def informed(self: Any) -> Any:
        info = known._add_info(self)
        info.mod_date, info.trapped = info.creation_date, "/False"
        return info

    def finished(self: Any, catalog: Any, *rest: Any, **named: Any) -> None:
        known._finalize_catalog(self, catalog, *rest, **named)
        catalog.open_action = None

    return type("PressWriter", (known,), {"_add_info": informed, "_finalize_catalog": finished})


def greyed(content: bytes) -> bytes:
    """Return the *content* of a page with its colours as greys.

    >>> greyed(b"1 1 1 rg .5 0 0 RG 2 3 m")
    b'1 g 0.1495 G 2 3 m'
    """
    return _COLOUR.sub(_grey, content)


def _grey(found: re.Match[bytes]) -> bytes:
    grey = sum(weight * float(part) for weight, part in zip(WEIGHTS, found.groups(), strict=False))
    return f"{round(grey, 4):g} {'g' if found[4] == b'rg' else 'G'}".encode()


def is_coloured(document: bytes) -> bool:
    """Report whether a *document* still has screen colours, as in gradients."""
    return re.search(rb"/(ColorSpace|CS) ?/Device(RGB|CMYK)", document) is not None
