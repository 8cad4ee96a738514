"""The GitHub workflows ask for no more rights than they need; ``.ci/lint-workflows`` reads them with actionlint."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


@pytest.fixture(params=WORKFLOWS, ids=lambda path: path.name)
def text(request: pytest.FixtureRequest) -> str:
    path: Path = request.param
    return path.read_text(encoding="utf-8")


def test_there_are_workflows() -> None:
    assert [path.name for path in WORKFLOWS] == ["build.yml", "tests.yml"]


def test_rights_are_read_only_but_for_the_release(text: str) -> None:
    assert re.search(r"^permissions:\n  contents: read\n\n", text, re.MULTILINE)
    written = re.findall(r"^ +(\w+): write", text, re.MULTILINE)
    assert written == (["contents"] if "gh release" in text else [])
    assert "pull_request_target" not in text
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")


def test_only_actions_of_github_itself_are_used_each_at_a_version(text: str) -> None:
    for used in re.findall(r"uses: (\S+)", text):
        assert re.fullmatch(r"actions/[\w-]+@v\d+", used), used


def test_every_job_ends_some_day_and_only_one_run_goes_on(text: str) -> None:
    jobs = text[text.index("\njobs:") :]
    assert len(re.findall(r"^    runs-on:", jobs, re.MULTILINE)) == len(re.findall(r"^    timeout-minutes:", jobs, re.MULTILINE))
    assert "concurrency:" in text


def test_nothing_that_others_write_is_run_as_a_script(text: str) -> None:
    for script in re.findall(r"run: (?:\|\n((?: {10,}.*\n|\n)+)|(.*))", text):
        assert "${{" not in "".join(script), script


def test_secrets_are_for_tags_only(text: str) -> None:
    for step in re.split(r"\n      - ", text):
        if "secrets." in step:
            assert "startsWith(github.ref, 'refs/tags/')" in step


def test_what_was_built_is_started_tested_and_photographed_on_each_system() -> None:
    text = (ROOT / ".github/workflows/build.yml").read_text(encoding="utf-8")
    for system in ("ubuntu", "windows", "macos"):
        assert f"system: {system}-" in text
    assert 'packaging/start.py "$PROGRAM"' in text
    assert '"$TERMINAL" self-test --screen | tee pictures/' in text
    assert len(set(re.findall(r'"\$TERMINAL" screenshot (\w+) ', text))) == 3
    assert "shell: bash" in text  # which fails where a command before a pipe does
    assert text.index("pictures/") < text.index("path: pictures")
