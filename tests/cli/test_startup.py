"""Commands start fast because they import only what they need. How fast is measured by `garrison bench --startup`."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

HEAVY = (
    "fluent", "babel", "attr", "msgspec", "starlette", "uvicorn", "segno", "email", "zipfile", "inspect",
    "importlib.metadata", "garrison.core.game", "garrison.ai", "garrison.lab", "garrison.web",
    "garrison.games.itter.game", "garrison.games.westerplatte.game", "garrison.games.wolfenstein.game",
)  # fmt: skip
LOADED = """
import sys, json
from garrison.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print("loaded:", json.dumps(sorted(sys.modules)), file=sys.stderr)
"""


def loaded_by(*said: str) -> set[str]:
    """The modules that a command imports."""
    command = [sys.executable, "-c", LOADED, *said]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    return set(json.loads(done.stderr.rpartition("loaded:")[2]))


@pytest.mark.parametrize("said", ["--version", "--help", "games", "games --lang it"])
def test_what_only_lists_loads_no_game_and_no_library(said: str) -> None:
    assert loaded_by(*said.split()).isdisjoint(HEAVY)


def test_a_command_imports_no_other_command() -> None:
    loaded = loaded_by("rules", "castle-itter", "2.8")
    assert "garrison.commands.rules" in loaded
    others = {"play", "serve", "lab", "bench", "simulate", "replay", "site"}
    assert loaded.isdisjoint({f"garrison.commands.{name}" for name in others})
    assert "garrison.games.wolfenstein.game" not in loaded


@pytest.mark.parametrize(
    "said",
    [
        "play wolfenstein",
        "play castle-itter --lang it",
        "campaign",
        "check wolfenstein",
        "rules castle-itter 2.8",
    ],
)
def test_messages_are_said_without_fluent(said: str) -> None:
    """Fluent brings Babel, and both together take as long to import as all of ours."""
    assert loaded_by(*said.split()).isdisjoint({"fluent.runtime", "fluent.syntax", "babel", "attr"})


def test_whoever_plays_imports_no_advice_before_asking_for_it() -> None:
    assert loaded_by("play", "castle-itter").isdisjoint({"garrison.ai.advice", "garrison.ai.search"})


def test_the_campaign_is_found_without_loading_the_other_games() -> None:
    loaded = loaded_by("campaign")
    assert "garrison.games.wolfenstein.game" in loaded
    assert loaded.isdisjoint({"garrison.games.itter.game", "garrison.games.westerplatte.game"})
    assert "garrison.terminal.session" not in loaded


def test_startup_is_measured_beside_python_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from garrison.commands import startup

    taken = {"pass": 0.01, "--version": 0.03}
    monkeypatch.setattr(startup, "cpu_seconds", lambda command: taken[command[-1]])
    monkeypatch.setattr(startup, "ASKED", ("--version",))
    assert startup.run(as_json=True) == 0
    assert json.loads(capsys.readouterr().out)["commands"] == [
        {"command": "--version", "seconds": 0.03, "ratio": 3.0}
    ]
