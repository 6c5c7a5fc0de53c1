"""The part of a test run that happens within pytest: its order, failures shown at once, and what was skipped and why.

`scripts/test` loads it with `-p tools.suite.plugin`. What a run learns about files (seconds, failures) is kept in
build/tests for the order of the next one.
"""

from __future__ import annotations

import json
import os
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pytest

from tools.suite.groups import GROUPS, ROOT
from tools.suite.steps import again

HISTORY = ROOT / "build/tests/history.json"
RESULT = "GARRISON_TEST_RESULT"  # the file that a run leaves its counts in, for the scripts that started it
SHORT = (
    5.0  # seconds; files that take less go first, then the long ones, so that no long one is left to the end
)
RANKS = {path: n for n, group in enumerate(GROUPS.values()) for path in group.paths}


def read_history() -> dict[str, dict[str, float]]:
    """Return what earlier runs learned about each file."""
    try:
        found: dict[str, dict[str, float]] = json.loads(HISTORY.read_text())
    except (OSError, ValueError):
        return {}
    return found


def _file(nodeid: str) -> str:
    return nodeid.partition("::")[0]


def rank(file: str, history: dict[str, dict[str, float]]) -> tuple[float, ...]:
    """Return where a file goes: what failed lately first, then quick ones, then the longest first."""
    known = history.get(file, {})
    seconds = known.get("seconds", 0.0)
    if seconds < SHORT:
        return (-round(known.get("failures", 0.0), 1), 0, _rank_of_group(file), seconds)
    return (-round(known.get("failures", 0.0), 1), 1, -seconds, 0)


def _rank_of_group(file: str) -> int:
    return next((n for path, n in RANKS.items() if file == path or file.startswith(f"{path}/")), len(RANKS))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Order files; tests/conftest.py then shuffles them if asked to, and moves tests with a browser to the end."""
    history = read_history()
    items.sort(key=lambda item: rank(_file(item.nodeid), history))


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # the process that hears of all tests
        config.pluginmanager.register(Listener(config), "garrison-listener")


class Listener:
    """Hears of every test once."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.failed: list[str] = []
        self.skipped: Counter[str] = Counter()
        self.passed = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[_file(report.nodeid)] += report.duration
        if report.failed:
            self.failed.append(report.nodeid)
            if len(self.failed) == 1:
                self._show(report)
        elif report.skipped:
            self.skipped[_reason(report)] += 1
        elif report.when == "call":
            self.passed += 1

    def _show(self, report: pytest.TestReport) -> None:
        """Show the first failure when it happens, not after all other tests."""
        terminal: Any = self.config.pluginmanager.get_plugin("terminalreporter")
        terminal.write_line("")
        terminal.write_sep("!", f"first failure: {report.nodeid}", red=True)
        terminal.write_line(report.longreprtext)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        for reason, count in self.skipped.most_common():
            terminalreporter.write_line(f"{count} skipped: {reason}")
        if self.failed:
            terminalreporter.write_line(f"run again: {again(self.failed)}", red=True)

    def pytest_sessionfinish(self) -> None:
        self._learn()
        if result := os.environ.get(RESULT):
            counts = {
                "passed": self.passed,
                "failed": sorted(set(self.failed)),
                "skipped": dict(self.skipped),
            }
            Path(result).write_text(json.dumps(counts))

    def _learn(self) -> None:
        """Remember seconds, and failures with half the weight at each later run."""
        history = read_history()
        failed = Counter(_file(each) for each in set(self.failed))
        for file, seconds in self.seconds.items():
            if not (ROOT / file).exists():  # a test of some other folder
                continue
            before = history.get(file, {})
            longest = max(
                seconds, before.get("seconds", 0.0) * 0.8
            )  # a part of a file says little about all of it
            history[file] = {
                "seconds": round(longest, 2),
                "failures": round(before.get("failures", 0.0) / 2 + failed[file], 3),
            }
        HISTORY.parent.mkdir(parents=True, exist_ok=True)
        HISTORY.write_text(json.dumps(history, indent=0, sort_keys=True))


def _reason(report: pytest.TestReport) -> str:
    """Return why a test was skipped."""
    text = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return text.removeprefix("Skipped: ")
