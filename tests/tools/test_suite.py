"""scripts/test: tests are in groups, a change selects what it can affect, and a failure says how to run it again."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.needs import needs
from tools.suite import programs
from tools.suite.changed import ALL, affected
from tools.suite.groups import GROUPS, ROOT, group_of
from tools.suite.kept import digest_of
from tools.suite.plugin import rank
from tools.suite.steps import Beside, Failed, Run, Step, again, table

FILES = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests").rglob("test_*.py"))


def test_every_test_file_is_in_one_group() -> None:
    for file in FILES:
        assert [name for name, group in GROUPS.items() if file.startswith(group.paths)] == [group_of(file)]
    with pytest.raises(KeyError, match=r"tests/lost\.py belongs to no group"):
        group_of("tests/lost.py")


def test_every_folder_of_a_group_exists() -> None:
    for group in GROUPS.values():
        assert all((ROOT / path).exists() for path in (*group.paths, *group.plain))
        assert set(group.programs) <= programs.PROGRAMS.keys()


@pytest.mark.parametrize(
    "changed, some, none",
    [
        ("src/garrison/lab/study.py", "tests/lab/test_study.py", "tests/wolfenstein/test_conformance.py"),
        ("src/garrison/games/itter/flow.py", "tests/itter/test_1_setup.py", "tests/westerplatte/test_5_days.py"),
        ("src/garrison/games/itter/gone.py", "tests/itter/test_1_setup.py", "tests/westerplatte/test_5_days.py"),
        ("src/garrison/core/ask.py", "tests/wolfenstein/test_conformance.py", ""),
        ("src/garrison/commands/bench.py", "tests/cli/test_commands.py", "tests/itter/test_1_setup.py"),
        ("src/garrison/web/static/app.js", "tests/browser/test_page.py", "tests/itter/test_1_setup.py"),
        ("src/garrison/terminal/locale/it.ftl", "tests/terminal/test_words.py", "tests/itter/test_1_setup.py"),
        ("tests/itter/scenes.py", "tests/itter/test_1_setup.py", "tests/cli/test_help.py"),
        ("tests/itter/test_1_setup.py", "tests/itter/test_1_setup.py", "tests/itter/test_board.py"),
        ("docs/lab.md", "tests/test_documents.py", "tests/itter/test_1_setup.py"),
    ],
)  # fmt: skip
def test_a_change_selects_the_tests_that_it_can_affect(changed: str, some: str, none: str) -> None:
    chosen = affected([changed])
    assert some in chosen
    assert none not in chosen


@pytest.mark.parametrize("changed", ["setup.py", "pyproject.toml", "tests/needs.py"])
def test_a_change_that_can_affect_everything_selects_everything(changed: str) -> None:
    chosen = affected([changed])
    assert chosen == [ALL] or set(FILES) <= set(chosen)


def test_files_that_failed_lately_go_first_then_quick_ones_then_the_longest() -> None:
    history = {
        "tests/web/test_http.py": {"seconds": 40.0, "failures": 1.0},
        "tests/itter/test_board.py": {"seconds": 1.0, "failures": 0.0},
        "tests/cli/test_help.py": {"seconds": 0.5, "failures": 0.0},
        "tests/lab/test_run.py": {"seconds": 20.0, "failures": 0.0},
        "tests/ai/test_analysis.py": {"seconds": 60.0, "failures": 0.0},
    }
    files = list(history)
    random.Random(1).shuffle(files)
    assert sorted(files, key=lambda file: rank(file, history)) == [
        "tests/web/test_http.py",
        "tests/itter/test_board.py",
        "tests/cli/test_help.py",
        "tests/ai/test_analysis.py",
        "tests/lab/test_run.py",
    ]


TESTS = """
import pytest

def test_one(): pass
def test_two(): assert [] == ["a value"]
def test_three(): pytest.skip("no chromium (Debian package chromium)")
def test_four(): pytest.skip("no chromium (Debian package chromium)")
"""


def run_pytest(folder: Path, *arguments: str) -> tuple[str, dict[str, object]]:
    """Run pytest with the plugin in a folder; return what it printed and the counts it left."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tools.suite.plugin",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        ".",
    ]
    env = os.environ | {"PYTHONPATH": str(ROOT), "GARRISON_TEST_RESULT": str(folder / "result.json")}
    done = subprocess.run([*command, *arguments], cwd=folder, env=env, capture_output=True, text=True)
    return done.stdout, json.loads((folder / "result.json").read_text())


def test_a_failure_is_shown_at_once_and_the_end_says_what_to_run_again(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTS)
    shown, counts = run_pytest(tmp_path)
    assert shown.index("first failure: test_some.py::test_two") < shown.index("= FAILURES =")
    assert "2 skipped: no chromium (Debian package chromium)" in shown
    assert "run again: scripts/test test_some.py::test_two" in shown
    assert counts == {
        "passed": 1,
        "failed": ["test_some.py::test_two"],
        "skipped": {"no chromium (Debian package chromium)": 2},
    }


def test_a_missing_program_is_named_or_stood_in_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(programs, "OUTSIDE_THE_PATH", str(tmp_path))
    monkeypatch.delenv("GARRISON_CHROMIUM", raising=False)
    assert programs.missing(["chromium", "chromium-headless-shell"]) == [
        "chromium",
        "chromium-headless-shell",
    ]
    (tmp_path / "google-chrome").write_text("#!/bin/sh\n")
    (tmp_path / "google-chrome").chmod(0o755)
    assert programs.missing(["chromium", "chromium-headless-shell", "nginx"]) == ["nginx"]


def test_a_test_without_its_program_is_skipped_and_fails_where_everything_must_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(programs, "OUTSIDE_THE_PATH", str(tmp_path))
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match=r"no groff \(Debian package groff\)"):
        needs("groff")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match=r"no groff .*; with CI set nothing may be missing"):
        needs("groff")


def test_nobody_is_asked_to_install_what_they_may_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(programs, "OUTSIDE_THE_PATH", str(tmp_path))
    programs.install(["chromium", "nginx"], all_of_them=True)
    assert (
        capsys.readouterr().out
        == "garrison: not installed: chromium, nginx (sudo apt install chromium nginx-light)\n"
    )


def test_the_first_step_that_fails_ends_a_run(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    run = Run(os.environ)
    run.step(Step("sound", (sys.executable, "-c", "print('all is well')")))
    with pytest.raises(Failed) as failed:
        run.step(Step("broken", (sys.executable, "-c", "raise SystemExit(3)"), {"LANG": "C"}))
    assert failed.value.again == f"LANG=C {sys.executable} -c 'raise SystemExit(3)'"
    beside = Beside(
        run, [Step("beside", (sys.executable, "-c", "print('beside'); exit(1)"))], tmp_path / "log"
    )
    beside.start()
    with pytest.raises(Failed, match="beside"):
        beside.finish()
    shown = capfd.readouterr().out
    assert "== sound\nall is well" in shown
    assert "== beside\nbeside" in shown
    assert [line.split()[0] for line in table(run.spent).splitlines()[1:]] != []
    assert {spent.name for spent in run.spent} == {"sound", "broken", "beside"}


def test_the_command_that_runs_failed_tests_again_stays_short() -> None:
    assert again(["tests/a.py::test_b[c d]"]) == "scripts/test 'tests/a.py::test_b[c d]'"
    assert again([f"tests/a.py::test_{n:02}" for n in range(23)]).endswith("test_19   # and 3 more")


def test_what_is_kept_is_made_again_when_a_source_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.suite.kept.ROOT", tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "src/page.md").write_text("one")
    first = digest_of([tmp_path / "src"])
    assert digest_of([tmp_path / "src"]) == first
    (tmp_path / "src/page.md").write_text("two")
    second = digest_of([tmp_path / "src"])
    (tmp_path / "src/page.md").rename(tmp_path / "src/other.md")
    assert len({first, second, digest_of([tmp_path / "src"])}) == 3
