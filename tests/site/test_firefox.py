"""Games in Firefox, driven by WebDriver BiDi through puppeteer-core."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from garrison.web.site.runtime import cache
from tests.needs import needs
from tests.site.visitors import StaticServer

pytestmark = pytest.mark.timeout(1200)
PUPPETEER = "24.43.1"
SCRIPT = Path(__file__).with_name("firefox_game.mjs")


@pytest.fixture(scope="session")
def puppeteer() -> Path:
    """What drives Firefox, kept in the user's cache."""
    folder = cache().with_name(f"puppeteer-{PUPPETEER}")
    if not (folder / "node_modules" / "puppeteer-core").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text("{}")
        subprocess.run(
            ["npm", "install", "--silent", "--no-audit", f"puppeteer-core@{PUPPETEER}"],
            cwd=folder,
            check=True,
        )
    return folder


@pytest.mark.parametrize("answers", [12, pytest.param(None, marks=pytest.mark.release)])
def test_a_game_in_firefox(server: StaticServer, puppeteer: Path, answers: int | None) -> None:
    """Its beginning, and a whole one."""
    command = [
        "node",
        str(SCRIPT),
        str(puppeteer),
        needs("firefox"),
        server.url,
        *([str(answers)] if answers else []),
    ]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    said = json.loads(run.stdout)
    assert said["ended"]
    assert said["complaints"] == []
