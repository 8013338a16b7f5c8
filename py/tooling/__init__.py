"""The workshop behind build.py: standard library only, never shipped in the wheel.

    places     where everything lives, and what was made from what, so that a second run has nothing to do
    talk       one calm line per step; output of other programs only when they fail
    installed  .venv and the pinned Python packages, Node and the pinned npm packages
    wheel      the wheel of pencilmark, written by hand in milliseconds, with the README as an index shows it
    backend    the same wheel, and a source archive, for pip and `python -m build`
    server     a folder over HTTP, as a static host gives it
    browser    a Chromium for the tests
    tried      the wheel tried in fresh environments, in Pyodide, in a notebook and in JupyterLite
    unpacker   what unpacks the snapshot in the page, as WebAssembly
    lean       Pyodide's WebAssembly without what nothing in the page can call, its library without what cannot run
    precompiled  the standard library, and what writes PDF, compiled ahead
    snapshot   the memory of a Python that has imported pencilmark, and what of Pyodide a start from it runs
    pdfjs      what the page opens a PDF with
    licences   what the page is made of, and under which licences
    bundle     one script and one style sheet of many, for what is deployed
    compressed files of dist/ compressed ahead, for hosts that send such
    page       build/page, the page as it is served while developing
    release    wheel and source archive, checked, and gone through before they are sent
    deploy     dist/, the folder that any static host can serve: one build, named by its content
    single     the whole page as one HTML file
    reference  all that the library offers, from its sources
    site       docs/ as a small site with the library's reference, in dist/ or alone
    live       the page as it is served to whoever is at work on it
    checks     format, lint, types, lengths, and the test run
    commands   the command line of build.py

Imports point up this list.
"""
