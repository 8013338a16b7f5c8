"""The workflows and issue forms of the host: what they run is there, and takes the options that they give it."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from tooling import commands
from tooling.places import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
OF_THE_HOST = {"gh"}
"""Commands that its machines have."""


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


def steps(workflow: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_whatever_a_workflow_runs_is_a_command_that_takes_its_options(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = [step["run"] for step in steps(read(path)) if "run" in step]
    assert run
    for line in run:
        words = shlex.split(line)
        if words[0] in OF_THE_HOST:
            continue
        assert words[:2] == ["python3", "build.py"] and words[2] in commands.COMMANDS, line
        with pytest.raises(SystemExit) as ended:
            commands.main([words[2], "--help"])
        options = capsys.readouterr().out
        assert ended.value.code == 0
        assert [word for word in words[3:] if word.startswith("--") and word not in options] == [], line


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_whatever_a_workflow_names_is_made_in_it(path: Path) -> None:
    workflow = read(path)
    for job in workflow["jobs"].values():
        assert set(job.get("needs", "").split()) <= set(workflow["jobs"])
        known = {step["id"] for step in job["steps"] if "id" in step}
        assert set(re.findall(r"steps\.(\w+)\.", str(job))) <= known
        assert all(re.fullmatch(r"actions/[\w-]+@v\d+", step["uses"]) for step in job["steps"] if "uses" in step)
        given = {name for step in job["steps"] for name in step.get("env", {})} | {"GITHUB_REF_NAME"}
        assert set(re.findall(r"\$([A-Z_]+)", " ".join(step.get("run", "") for step in job["steps"]))) <= given
    assert len(steps(workflow)) > 2


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_an_issue_form_asks_for_something_that_must_be_answered(path: Path) -> None:
    form = read(path)
    assert form["name"] and form["description"]
    assert any(field.get("validations", {}).get("required") for field in form["body"])
    assert all(field["attributes"]["label"] for field in form["body"])
