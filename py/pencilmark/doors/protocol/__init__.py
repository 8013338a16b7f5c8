"""Every message between the page and the worker: the one source of both sides' types.

The page sends requests, each with an *id* of its own choosing, as JSON text. The worker answers each
with any number of `Progress` replies and then one `Result` or `Failure` with that id. `Cancel` has the
id of the request that it ends. `Boot`, `Ready` and `Died` come from the worker itself and have no id.

`CONVERSATIONS` names each kind of request, its message and its result; the module of `pencilmark.doors.handlers` that
is called as their topic here answers it. After a change run ``PYTHONPATH=py python3 tests/contract/js_types.py``, which
writes the same types for the page.

Cells are numbered row by row from 0, values count from 1, and 0 means empty.
"""

from __future__ import annotations

from pencilmark.doors.protocol import (
    asking,
    books,
    lessons,
    making,
    many,
    near,
    pattern,
    printing,
    python,
    reading,
    ruling,
    seeing,
    solving,
    teaching,
    watching,
)

CONVERSATIONS: dict[str, tuple[type, type]] = {
    "read": (reading.ReadRequest, reading.ReadData),
    "picture": (seeing.PictureRequest, seeing.PictureData),
    "survey": (many.SurveyRequest, many.SurveyData),
    "many": (many.ManyRequest, many.ManyData),
    "vicinity": (near.VicinityRequest, near.VicinityData),
    "laboratory": (near.LaboratoryRequest, near.LaboratoryData),
    "pattern": (pattern.PatternRequest, pattern.PatternData),
    "solve": (solving.SolveRequest, solving.SolveData),
    "rules": (ruling.RulesRequest, ruling.RulesData),
    "judge": (ruling.JudgeRequest, ruling.JudgeData),
    "order": (ruling.OrderRequest, ruling.OrderData),
    "variants": (ruling.VariantsRequest, ruling.VariantsData),
    "clue": (ruling.ClueRequest, ruling.ClueData),
    "count": (solving.CountRequest, solving.CountData),
    "export": (reading.ExportRequest, reading.ExportData),
    "mend": (making.MendRequest, making.MendData),
    "python": (python.PythonRequest, python.PythonData),
    "console": (python.ConsoleRequest, python.ConsoleData),
    "total": (asking.TotalRequest, asking.TotalData),
    "solutions": (asking.SolutionsRequest, asking.SolutionsData),
    "candidates": (asking.CandidatesRequest, asking.CandidatesData),
    "spare": (asking.SpareRequest, asking.SpareData),
    "conflict": (asking.ConflictRequest, asking.ConflictData),
    "canon": (asking.CanonRequest, asking.CanonData),
    "isomorph": (asking.IsomorphRequest, asking.IsomorphData),
    "trace": (watching.TraceRequest, watching.TraceData),
    "spread": (watching.SpreadRequest, watching.SpreadData),
    "rate": (solving.RateRequest, solving.RateData),
    "hint": (teaching.HintRequest, teaching.HintData),
    "steps": (teaching.StepsRequest, teaching.StepsData),
    "path": (teaching.PathRequest, teaching.PathData),
    "walkthrough": (teaching.WalkthroughRequest, teaching.WalkthroughData),
    "lessons": (lessons.LessonsRequest, lessons.LessonsData),
    "lesson": (lessons.LessonRequest, lessons.LessonData),
    "practice": (lessons.PracticeRequest, lessons.PracticeData),
    "generate": (making.GenerateRequest, making.GenerateData),
    "bookplan": (books.BookPlanRequest, books.BookPlanData),
    "bookpart": (books.BookPartRequest, books.BookPartData),
    "book": (books.BookRequest, books.PrintedData),
    "worksheet": (books.WorksheetRequest, books.PrintedData),
    "pages": (printing.PagesRequest, printing.PagesData),
    "sheet": (printing.SheetRequest, printing.SheetData),
    "class": (printing.ClassRequest, printing.ClassData),
}
