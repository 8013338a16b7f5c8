"""Every message between the page and the worker: the one source of both sides' types.

The page sends requests, each with an *id* of its own choosing, as JSON text. The worker answers each with any number of
`Progress` replies and then one `Result` or `Failure` with that id. `Cancel` has the id of the request that it ends.
`Boot`, `Ready` and `Died` come from the worker itself and have no id.

`CONVERSATIONS` has each kind of request with its message and its result; the module of `pencilmark.doors.handlers` with
the same name as their topic here answers it. After a change run ``PYTHONPATH=py python3 tests/contract/js_types.py``,
which writes the same types for the page.

Cells are numbered row by row from 0, values count from 1, and 0 means empty.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module


class _Conversations(Mapping[str, tuple[type, type]]):
    """Imports the messages of a topic when they are first needed: some import a lot."""

    def __init__(self, topics: Mapping[str, tuple[str, str, str]]) -> None:
        self._topics = topics

    def __getitem__(self, kind: str) -> tuple[type, type]:
        topic, asked, answered = self._topics[kind]
        messages = import_module(f"{__name__}.{topic}")
        return getattr(messages, asked), getattr(messages, answered)

    def __iter__(self) -> Iterator[str]:
        return iter(self._topics)

    def __len__(self) -> int:
        return len(self._topics)


CONVERSATIONS: Mapping[str, tuple[type, type]] = _Conversations(
    {
        "read": ("reading", "ReadRequest", "ReadData"),
        "picture": ("seeing", "PictureRequest", "PictureData"),
        "survey": ("many", "SurveyRequest", "SurveyData"),
        "many": ("many", "ManyRequest", "ManyData"),
        "vicinity": ("near", "VicinityRequest", "VicinityData"),
        "laboratory": ("near", "LaboratoryRequest", "LaboratoryData"),
        "pattern": ("pattern", "PatternRequest", "PatternData"),
        "solve": ("solving", "SolveRequest", "SolveData"),
        "rules": ("ruling", "RulesRequest", "RulesData"),
        "judge": ("ruling", "JudgeRequest", "JudgeData"),
        "order": ("ruling", "OrderRequest", "OrderData"),
        "variants": ("ruling", "VariantsRequest", "VariantsData"),
        "clue": ("ruling", "ClueRequest", "ClueData"),
        "count": ("solving", "CountRequest", "CountData"),
        "export": ("reading", "ExportRequest", "ExportData"),
        "mend": ("making", "MendRequest", "MendData"),
        "python": ("python", "PythonRequest", "PythonData"),
        "console": ("python", "ConsoleRequest", "ConsoleData"),
        "total": ("asking", "TotalRequest", "TotalData"),
        "solutions": ("asking", "SolutionsRequest", "SolutionsData"),
        "candidates": ("asking", "CandidatesRequest", "CandidatesData"),
        "spare": ("asking", "SpareRequest", "SpareData"),
        "conflict": ("asking", "ConflictRequest", "ConflictData"),
        "canon": ("asking", "CanonRequest", "CanonData"),
        "isomorph": ("asking", "IsomorphRequest", "IsomorphData"),
        "trace": ("watching", "TraceRequest", "TraceData"),
        "spread": ("watching", "SpreadRequest", "SpreadData"),
        "rate": ("solving", "RateRequest", "RateData"),
        "hint": ("teaching", "HintRequest", "HintData"),
        "steps": ("teaching", "StepsRequest", "StepsData"),
        "path": ("teaching", "PathRequest", "PathData"),
        "walkthrough": ("teaching", "WalkthroughRequest", "WalkthroughData"),
        "lessons": ("lessons", "LessonsRequest", "LessonsData"),
        "lesson": ("lessons", "LessonRequest", "LessonData"),
        "practice": ("lessons", "PracticeRequest", "PracticeData"),
        "generate": ("making", "GenerateRequest", "GenerateData"),
        "makeshare": ("making", "MakeShareRequest", "MakeShareData"),
        "makepart": ("making", "MakePartRequest", "MakePartData"),
        "bookplan": ("books", "BookPlanRequest", "BookPlanData"),
        "bookpart": ("books", "BookPartRequest", "BookPartData"),
        "book": ("books", "BookRequest", "PrintedData"),
        "worksheet": ("books", "WorksheetRequest", "PrintedData"),
        "pages": ("printing", "PagesRequest", "PagesData"),
        "sheet": ("printing", "SheetRequest", "SheetData"),
        "class": ("printing", "ClassRequest", "ClassData"),
    }
)
