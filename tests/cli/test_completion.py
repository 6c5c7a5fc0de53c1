"""The shell completes commands, options, games and scenarios; tried in bash itself."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from garrison.commands.completing import bash_script
from tests.needs import needs


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("completion") / "garrison.bash"
    path.write_text(bash_script(), "utf-8")
    return path


def completed(script: Path, line: str) -> list[str]:
    """What bash offers after a line; a blank at its end begins a new word."""
    words = line.split(" ")
    ask = f'source "{script}"; COMP_WORDS=({" ".join(f"{word!r}" for word in words)}); COMP_CWORD={len(words) - 1}'
    ask += '; _garrison; printf "%s\\n" "${COMPREPLY[@]}"'
    done = subprocess.run([needs("bash"), "-c", ask], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.parametrize(
    "line, offered",
    [
        ("garrison pl", ["play"]),
        ("garrison --v", ["--version"]),
        ("garrison lab r", ["run", "regret"]),
        ("garrison play c", ["castle-itter"]),
        ("garrison play castle-itter v", ["veteran"]),
        ("garrison play castle-itter --scenario e", ["elite"]),
        ("garrison play wolfenstein mission-1", ["mission-1", "mission-10"]),
        ("garrison play --lang ", ["en", "it"]),
        ("garrison play --sal", ["--salvage"]),
        ("garrison campaign n", ["new"]),
        ("garrison campaign play --real", ["--real"]),
        ("garrison mission s", ["show"]),
        ("garrison components westerplatte --only l", ["likely"]),
        ("garrison play --load sa", []),  # left to the shell, which completes files
    ],
)
def test_what_is_offered(script: Path, line: str, offered: list[str]) -> None:
    assert completed(script, line) == offered


def test_the_script_is_the_shells_default_for_files(script: Path) -> None:
    ask = f'source "{script}"; complete -p garrison'
    done = subprocess.run([needs("bash"), "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout == "complete -o default -F _garrison garrison\n"
