"""Every message between the page and the worker: the one source of both sides' types.

The page sends requests, each with an *id* of its own choosing, as JSON text. The worker answers each
with any number of `Progress` replies and then one `Result` or `Failure` with that id. `Cancel` has the
id of the request that it ends. `Boot`, `Ready` and `Died` come from the worker itself and have no id.

`CONVERSATIONS` names each kind of request, its message and its result; the module of the same name in
`pencilmark.doors.handlers` answers it. After a change run ``PYTHONPATH=py python3 tests/contract/js_types.py``,
which writes the same types for the page.

Cells are numbered row by row from 0, values count from 1, and 0 means empty.
"""

from __future__ import annotations

from pencilmark.doors.protocol.asking import (
    CandidatesData,
    CandidatesRequest,
    CanonData,
    CanonRequest,
    ConflictData,
    ConflictRequest,
    IsomorphData,
    IsomorphRequest,
    SolutionsData,
    SolutionsRequest,
    SpareData,
    SpareRequest,
    TotalData,
    TotalRequest,
)
from pencilmark.doors.protocol.making import GenerateData, GenerateRequest, MendData, MendRequest
from pencilmark.doors.protocol.many import ManyData, ManyRequest
from pencilmark.doors.protocol.printing import (
    BookPartData,
    BookPartRequest,
    BookPlanData,
    BookPlanRequest,
    BookRequest,
    PagesData,
    PagesRequest,
    PrintedData,
    SheetData,
    SheetRequest,
    WorksheetRequest,
)
from pencilmark.doors.protocol.reading import (
    ExportData,
    ExportRequest,
    ReadData,
    ReadRequest,
    SurveyData,
    SurveyRequest,
)
from pencilmark.doors.protocol.ruling import (
    ClueData,
    ClueRequest,
    ConsoleData,
    ConsoleRequest,
    JudgeData,
    JudgeRequest,
    OrderData,
    OrderRequest,
    PythonData,
    PythonRequest,
    RulesData,
    RulesRequest,
    VariantsData,
    VariantsRequest,
)
from pencilmark.doors.protocol.solving import CountData, CountRequest, RateData, RateRequest, SolveData, SolveRequest
from pencilmark.doors.protocol.teaching import (
    HintData,
    HintRequest,
    LessonData,
    LessonRequest,
    LessonsData,
    LessonsRequest,
    PathData,
    PathRequest,
    PracticeData,
    PracticeRequest,
    StepsData,
    StepsRequest,
    WalkthroughData,
    WalkthroughRequest,
)
from pencilmark.doors.protocol.watching import SpreadData, SpreadRequest, TraceData, TraceRequest

CONVERSATIONS: dict[str, tuple[type, type]] = {
    "read": (ReadRequest, ReadData),
    "survey": (SurveyRequest, SurveyData),
    "many": (ManyRequest, ManyData),
    "solve": (SolveRequest, SolveData),
    "rules": (RulesRequest, RulesData),
    "judge": (JudgeRequest, JudgeData),
    "order": (OrderRequest, OrderData),
    "variants": (VariantsRequest, VariantsData),
    "clue": (ClueRequest, ClueData),
    "count": (CountRequest, CountData),
    "export": (ExportRequest, ExportData),
    "mend": (MendRequest, MendData),
    "python": (PythonRequest, PythonData),
    "console": (ConsoleRequest, ConsoleData),
    "total": (TotalRequest, TotalData),
    "solutions": (SolutionsRequest, SolutionsData),
    "candidates": (CandidatesRequest, CandidatesData),
    "spare": (SpareRequest, SpareData),
    "conflict": (ConflictRequest, ConflictData),
    "canon": (CanonRequest, CanonData),
    "isomorph": (IsomorphRequest, IsomorphData),
    "trace": (TraceRequest, TraceData),
    "spread": (SpreadRequest, SpreadData),
    "rate": (RateRequest, RateData),
    "hint": (HintRequest, HintData),
    "steps": (StepsRequest, StepsData),
    "path": (PathRequest, PathData),
    "walkthrough": (WalkthroughRequest, WalkthroughData),
    "lessons": (LessonsRequest, LessonsData),
    "lesson": (LessonRequest, LessonData),
    "practice": (PracticeRequest, PracticeData),
    "generate": (GenerateRequest, GenerateData),
    "bookplan": (BookPlanRequest, BookPlanData),
    "bookpart": (BookPartRequest, BookPartData),
    "book": (BookRequest, PrintedData),
    "worksheet": (WorksheetRequest, PrintedData),
    "pages": (PagesRequest, PagesData),
    "sheet": (SheetRequest, SheetData),
}
