"""What is compiled into Pyodide besides Python, as far as its licence asks for a notice wherever it goes.

zlib, SQLite, XZ and the run-time of LLVM are in it, too, and ask for none.
"""

from dataclasses import dataclass

BZIP2 = """\
Redistribution and use in source and binary forms, with or without
modification, are permitted provided that the following conditions are met:

1. Redistributions of source code must retain the above copyright notice,
   this list of conditions and the following disclaimer.

2. The origin of this software must not be misrepresented; you must not claim
   that you wrote the original software. If you use this software in a
   product, an acknowledgment in the product documentation would be
   appreciated but is not required.

3. Altered source versions must be plainly marked as such, and must not be
   misrepresented as being the original software.

4. The name of the author may not be used to endorse or promote products
   derived from this software without specific prior written permission.

THIS SOFTWARE IS PROVIDED BY THE AUTHOR "AS IS" AND ANY EXPRESS OR IMPLIED
WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF
MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO
EVENT SHALL THE AUTHOR BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL,
SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO,
PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR
BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER
IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE)
ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE
POSSIBILITY OF SUCH DAMAGE.
"""
PYTHON = """\
Copyright (c) 2001 Python Software Foundation. All rights reserved.
Copyright (c) 2000 BeOpen.com. All rights reserved.
Copyright (c) 1995-2001 Corporation for National Research Initiatives. All rights reserved.
Copyright (c) 1991-1995 Stichting Mathematisch Centrum, Amsterdam. All rights reserved.
"""
"""As that Python says itself at `copyright`."""


@dataclass(frozen=True)
class Library:
    """A library inside Pyodide, its licence in short (SPDX), and whose it is."""

    name: str
    spdx: str
    notice: str


LIBRARIES = (
    Library("bzip2", "bzip2-1.0.6", "Copyright (C) 1996-2019 Julian R Seward. All rights reserved."),
    Library("emscripten", "MIT", "Copyright (c) 2010-2014 Emscripten authors."),
    Library(
        "expat",
        "MIT",
        "Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper\n"
        "Copyright (c) 2001-2025 Expat maintainers",
    ),
    Library(
        "hacl-star",
        "MIT",
        "Copyright (c) 2016-2022 INRIA, CMU and Microsoft Corporation\nCopyright (c) 2022-2023 HACL* Contributors",
    ),
    Library("libffi", "MIT", "Copyright (c) 1996-2025 Anthony Green, Red Hat, Inc and others."),
    Library("mimalloc", "MIT", "Copyright (c) 2018-2025 Microsoft Corporation, Daan Leijen"),
    Library("mpdecimal", "BSD-2-Clause", "Copyright (c) 2008-2024 Stefan Krah. All rights reserved."),
    Library("musl", "MIT", "Copyright (c) 2005-2020 Rich Felker, et al."),
    Library("zstd", "BSD-3-Clause", "Copyright (c) Meta Platforms, Inc. and affiliates. All rights reserved."),
)
