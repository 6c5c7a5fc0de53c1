"""Every command that the documents show: `garrison` must understand it, and it is run; what is not says why.

Games are few where the documents play many; what stands for a file of the reader's is one that was made for the test.
"""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from garrison.commands.parsing import Parser
from garrison.commands.tree import COMMANDS, make_parser
from tests.documented import mission_text

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]
PROGRAMS = r"garrison|scripts/\w[\w.-]*|python|pip|pipx|uvx|eval|man|docker|systemctl"
SHOWN = re.compile(rf"^(?: {{4}}|\t)?(?:\$ )?((?:[A-Z_]+=\S+ )*(?:{PROGRAMS})\b.*)$")
FENCE = re.compile(r"^ *```(\w*)")
OF_OTHER_LANGUAGES = {"json", "python", "toml", "yaml", "nginx", "ftl", "html", "javascript", "js"}
FEW = {"--games": "2", "--workers": "1", "--playouts": "1", "--seconds": "0.01"}

# What is not run here, and what shows it instead.
NOT_RUN = {
    r"garrison( serve\b.*)?$": "serves until it is stopped: tests/web/test_serve.py starts it",
    r"garrison site\b": "needs npm and Pyodide: tests/site builds and opens one",
    r"garrison lab (tune|ablate|sensitivity|regret|learn)\b": "plays thousands of games: tests/lab runs each with few",
    r"garrison lab run\b": "plays thousands of games: tests/lab runs small studies",
    r"garrison lab (compare|open)\b": "needs the results of a study: tests/lab makes and opens some",
    r"garrison benchmark run\b": "plays thousands of games: tests/lab/test_benchmark.py runs it with few",
    r"garrison bench\b": "measures for half a minute: tests/cli/test_commands.py and test_startup.py run it",
    r"garrison mission check mine.toml": "is run below with the mission of docs/missions.md",
    r"GARRISON_GAMES=your-game\b": "needs the reader's game: tests/testing plays examples/pig.py in the same way",
    r"(python )?scripts/\w": "sets up an environment: tests/tools/test_scripts.py",
    r"(pip|pipx|uvx)\b": "needs a package: tests/tools/test_packages.py installs the wheel with each",
    r"python -m garrison": "is run with the wheel: tests/tools/test_packages.py",
    r"garrison analyse\b": "takes a minute for a whole game: tests/ai/test_analysis.py runs it on a short one",
    r"OMP_NUM_THREADS=1 python examples/train_\w+.py\b": "learns for minutes: tests/rl runs each with little",
    r"eval ": "is tried in bash: tests/cli/test_completion.py",
    r"man garrison": "shows a page: tests/tools/test_manual.py",
    r"(GARRISON_NAME=\S+ )?docker\b": "needs Docker: tests/tools/test_deploy.py checks the files",
    r"systemctl\b": "needs systemd: tests/tools/test_deploy.py checks the unit",
}


def shown() -> Iterator[str]:
    """The commands in blocks of code, without their remarks; one of several pages once."""
    for page in PAGES:
        language = ""
        for line in page.read_text("utf-8").splitlines():
            if fence := FENCE.match(line):
                language = "" if language else fence[1] or "text"
                continue
            found = SHOWN.match(line)
            indented = line.startswith("    ") and not language
            if found and (indented or (language and language not in OF_OTHER_LANGUAGES)):
                yield re.sub(r"\s+#.*", "", found[1]).strip()


ALL = sorted(set(shown()))
GARRISON = [command for command in ALL if command.startswith("garrison")]
RUN = [command for command in GARRISON if not any(re.match(pattern, command) for pattern in NOT_RUN)]


def test_there_are_commands_and_most_are_run() -> None:
    assert len(GARRISON) > 50
    assert len(RUN) > 30


def test_what_is_not_run_is_said_with_its_reason() -> None:
    unsaid = [one for one in ALL if one not in RUN and not any(re.match(pattern, one) for pattern in NOT_RUN)]
    assert unsaid == []


def test_no_reason_is_left_over() -> None:
    assert [pattern for pattern in NOT_RUN if not any(re.match(pattern, one) for one in ALL)] == []


def words_of(command: str) -> list[str]:
    """What the program is given; where it prints is the shell's affair."""
    return shlex.split(command.partition(" > ")[0])[1:]


def paths(parser: Parser) -> Iterator[str]:
    """The commands below a parser, such as `lab run`; one that only has others below it is not run itself."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, below in action.choices.items():
                if below.get_default("run") is not None:
                    yield name
                yield from (f"{name} {rest}" for rest in paths(below))


@pytest.mark.parametrize("page", ["docs/commands.md", "docs/it/commands.md"])
def test_the_page_of_all_commands_shows_all(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    missing = [
        path for path in paths(make_parser(COMMANDS, "en")) if not re.search(rf"garrison {path}\b", text)
    ]
    assert missing == []


@pytest.mark.parametrize("command", GARRISON)
def test_garrison_understands_it(command: str) -> None:
    words = [word for word in words_of(command) if word != "--help"]
    assert make_parser(COMMANDS, "en").parse_args(words) is not None


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a reader might stand: a finished game, a mission and corrections of one's own, the studies."""
    place = tmp_path_factory.mktemp("reader")
    (place / "mission.toml").write_text(mission_text(), "utf-8")
    corrections = re.findall(
        r"```toml\n(.*?)```", (ROOT / "docs/owners-corrections.md").read_text("utf-8"), re.DOTALL
    )
    (place / "mine.toml").write_text(corrections[-1], "utf-8")
    (place / "studies").symlink_to(ROOT / "studies")
    run(place, "garrison play castle-itter --seats heuristic --save FILE")
    shutil.copy(place / "FILE", place / "game.save")
    (place / "middle.txt").write_text(run(place, "garrison position game.save --at 20"), "utf-8")
    return place


def run(place: Path, command: str) -> str:
    """What a command prints when nobody answers its questions."""
    words = words_of(command)
    mission = "--mission" in words or "mission" in words[:1]
    for n, word in enumerate(words):
        if word == "mine.toml" and mission:
            words[n] = "mission.toml"
        if n and words[n - 1] in FEW:
            words[n] = FEW[words[n - 1]]
    done = subprocess.run(
        [sys.executable, "-m", "garrison", *words],
        cwd=place,
        env={"GARRISON_HOME": str(place / "home"), "PATH": "/usr/bin:/bin", "LANG": "en"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}{done.stderr}"
    assert done.stdout.strip(), command
    return done.stdout


@pytest.mark.parametrize("command", RUN)
def test_it_runs(folder: Path, command: str) -> None:
    run(folder, command)


def test_the_mission_of_the_documents_is_found_whole(folder: Path) -> None:
    run(folder, "garrison mission check mine.toml")
