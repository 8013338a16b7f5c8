"""What is inside other projects' files that come with the page, and whose it is: Pyodide's, python-sat's, micropip's.

Versions are taken from the files themselves; a test looks there for each *sign*, and for libraries not listed.
"""

from dataclasses import dataclass

PYTHON = """\
Copyright (c) 2001 Python Software Foundation. All rights reserved.
Copyright (c) 2000 BeOpen.com. All rights reserved.
Copyright (c) 1995-2001 Corporation for National Research Initiatives. All rights reserved.
Copyright (c) 1991-1995 Stichting Mathematisch Centrum, Amsterdam. All rights reserved.
"""
"""As that Python says itself at `copyright`."""
MINISAT = "Copyright (c) 2003-2006, Niklas Een, Niklas Sorensson\nCopyright (c) 2007-2010, Niklas Sorensson"
LINZ = "Johannes Kepler University Linz, Austria"
FREIBURG = "University of Freiburg, Germany"
GLUCOSE = f"Copyright (c) 2009-2017, Gilles Audemard, Laurent Simon\n{MINISAT}"
CADICAL = f"Copyright (c) 2016-2021 Armin Biere, {LINZ}"
CADICAL_LATER = (
    f"{CADICAL}\nCopyright (c) 2020-2021 Mathias Fleury, {LINZ}\nCopyright (c) 2020-2021 Nils Froleyks, {LINZ}"
)
MAPLE = f"Copyright (c) 2016, Jia Hui Liang, Vijay Ganesh\nCopyright (c) 2015, Chanseok Oh\n{MINISAT}"
CHRONO = (
    f"Copyright (c) 2018, Vadim Ryvchin, Alexander Nadel\nCopyright (c) 2016, Chu Min Li, Mao Luo and Fan Xiao\n{MAPLE}"
)


@dataclass(frozen=True)
class Library:
    """A library inside a part of the page: its licence in short (SPDX), its owner, and a *sign* of it in that part."""

    name: str
    version: str
    spdx: str
    notice: str
    sign: bytes = b""


PYODIDE = (
    Library("bzip2", "1.0.6", "bzip2-1.0.6", "Copyright (C) 1996-2010 Julian R Seward.", b"1.0.6, 6-Sept-2010"),
    Library("dtoa", "", "dtoa", "Copyright (c) 1991, 2000, 2001 by Lucent Technologies. Written by David M. Gay."),
    Library("emscripten", "5.0.3", "MIT", "Copyright (c) 2010-2014 Emscripten authors.", b"Emscripten version"),
    Library("error-stack-parser", "", "MIT", "Copyright (c) 2017 Eric Wendelin and other contributors"),
    Library(
        "expat",
        "2.7.3",
        "MIT",
        "Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper\n"
        "Copyright (c) 2001-2025 Expat maintainers",
        b"expat_2.7.3",
    ),
    Library(
        "hacl-star",
        "",
        "MIT",
        "Copyright (c) 2016-2022 INRIA, CMU and Microsoft Corporation\nCopyright (c) 2022-2023 HACL* Contributors",
        b"PyInit__sha2",
    ),
    Library("hiwire", "", "MPL-2.0", "Copyright (c) Hood Chatham and the Pyodide authors", b"hiwire_new"),
    Library("libffi", "", "MIT", "Copyright (c) 1996-2025 Anthony Green, Red Hat, Inc and others.", b"ffi_call"),
    Library("liblzma", "5.2.2", "LicenseRef-public-domain", "By Lasse Collin, Igor Pavlov and others.", b"5.2.2"),
    Library(
        "llvm-runtimes",
        "21.1.8",
        "Apache-2.0 WITH LLVM-exception",
        "compiler-rt, libc++, libc++abi and libunwind, of the LLVM Project",
        b"B8ne210108",
    ),
    Library("mersenne-twister", "", "BSD-3-Clause", "Copyright (C) 1997-2002, Makoto Matsumoto and Takuji Nishimura"),
    Library("mimalloc", "", "MIT", "Copyright (c) 2018-2025 Microsoft Corporation, Daan Leijen", b"mimalloc: error"),
    Library("minilz4", "", "MIT", "Copyright (c) 2012 Pierre Curto"),
    Library(
        "mpdecimal", "2.5.1", "BSD-2-Clause", "Copyright (c) 2008-2024 Stefan Krah. All rights reserved.", b"2.5.1"
    ),
    Library("musl", "", "MIT", "Copyright (c) 2005-2020 Rich Felker, et al."),
    Library("siphash", "", "MIT", "Copyright (c) 2013 Marek Majkowski"),
    Library("sqlite", "3.39.0", "blessing", "SQLite, by D. Richard Hipp and others", b"3.39.0"),
    Library("zlib", "1.3.1", "Zlib", "(C) 1995-2024 Jean-loup Gailly and Mark Adler", b"deflate 1.3.1 Copyright"),
    Library(
        "zstd",
        "1.5.7",
        "BSD-3-Clause",
        "Copyright (c) Meta Platforms, Inc. and affiliates. All rights reserved.",
        b"1.5.7",
    ),
)
"""Compiled into Pyodide, or into the Python in it."""

PYTHON_SAT = (
    Library("cadical", "1.0.3", "MIT", f"Copyright (c) 2016-2019 Armin Biere, {LINZ}", b"cadical103_new"),
    Library("cadical", "1.5.3", "MIT", CADICAL_LATER, b"cadical153_new"),
    Library(
        "cadical",
        "1.9.5",
        "MIT",
        f"{CADICAL_LATER}\nCopyright (c) 2022-2023 Katalin Fazekas, Vienna University of Technology, Austria\n"
        f"Copyright (c) 2021-2023 Armin Biere, Mathias Fleury, Florian Pollitt, {FREIBURG}",
        b"cadical195_new",
    ),
    Library(
        "cadical",
        "3.0.0",
        "MIT",
        f"{CADICAL_LATER}\nCopyright (c) 2022-2025 Katalin Fazekas, Vienna University of Technology, Austria\n"
        f"Copyright (c) 2021-2025 Armin Biere, Mathias Fleury, Florian Pollitt, Tobias Faller, {FREIBURG}",
        b"cadical300_new",
    ),
    Library("ergo", "", "MIT", "As part of python-sat, whose notice is all that the wheel says of it", b"ergo_new"),
    Library("gluecard", "3.0", "MIT", GLUCOSE, b"gluecard3_new"),
    Library("gluecard", "4.1", "MIT", GLUCOSE, b"gluecard41_new"),
    Library("glucose", "3.0", "MIT", GLUCOSE, b"glucose3_new"),
    Library("glucose", "4.1", "MIT", GLUCOSE, b"glucose41_new"),
    Library("glucose", "4.2.1", "MIT", f"Copyright (c) 2023 Gilles Audemard\n{GLUCOSE}", b"glucose421_new"),
    Library(
        "kissat",
        "4.0.4",
        "MIT",
        f"Copyright (c) 2021-2025 Armin Biere, Mathias Fleury, Florian Pollitt, {FREIBURG}\n"
        f"Copyright (c) 2019-2021 Armin Biere, {LINZ}",
        b"kissat404_new",
    ),
    Library("lingeling", "bbc-9230380-160707", "LicenseRef-lingeling", "Lingeling, never run here", b"lingeling_new"),
    Library("maplechrono", "2018", "MIT", CHRONO, b"maplechrono_new"),
    Library("maplecm", "2018", "MIT", f"Copyright (c) 2018, Chu Min Li, Mao Luo and Fan Xiao\n{MAPLE}", b"maplecm_new"),
    Library("maplesat", "2016", "MIT", MAPLE, b"maplesat_new"),
    Library("mergesat", "3.0", "MIT", f"Copyright (c) 2016-2020 Norbert Manthey\n{CHRONO}", b"mergesat3_new"),
    Library(
        "minicard", "1.2", "MIT", f"Copyright (c) 2012-2015 Mark Liffiton, Jordyn Maglalang\n{MINISAT}", b"minicard_new"
    ),
    Library("minisat", "2.2", "MIT", MINISAT, b"minisat22_new"),
    Library("minisat-ep", "", "MIT", MINISAT, b"minisatep_new"),
    Library("minisat-github", "", "MIT", MINISAT, b"minisatgh_new"),
)
"""Compiled into python-sat; only CaDiCaL is ever run here."""

MICROPIP = (
    Library("mousebender", "", "BSD-3-Clause", "Copyright (c) Brett Cannon", b"_vendored/mousebender/"),
    Library(
        "packaging",
        "24.2",
        "BSD-2-Clause",
        "Copyright (c) Donald Stufft and individual contributors.",
        b"_vendored/packaging/",
    ),
)
"""Copied into micropip."""

INSIDE = {"pyodide": PYODIDE, "python-sat": PYTHON_SAT, "micropip": MICROPIP}
"""The libraries inside each part of the page, by its name."""
