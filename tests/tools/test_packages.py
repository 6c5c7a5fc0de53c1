"""What is handed out: a source package that holds the whole checkout, and a wheel that plays in an empty environment.

The compiled wheels of all Pythons take minutes: `scripts/release wheels`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only git knows what a release holds")


def run(*command: str | Path, **more: str) -> str:
    """What a command prints, away from the sources and from the settings of this shell."""
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "GARRISON_"))
    }
    done = subprocess.run(
        [str(word) for word in command],
        env=clean | more,
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Both packages, of a copy of what git knows: what merely lies about is not part of a release."""
    work = tmp_path_factory.mktemp("packages")
    copy, out = work / "garrison", work / "dist"
    run("git", "clone", "-q", ROOT, copy)
    for name in run("git", "-C", ROOT, "ls-files", "-z").split("\0"):
        if name and (ROOT / name).exists():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            (copy / name).write_bytes((ROOT / name).read_bytes())
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", out, copy, GARRISON_BUILD="pure")
    run(sys.executable, "-m", "twine", "check", "--strict", *out.iterdir())
    return {".whl" if file.suffix == ".whl" else ".tar.gz": file for file in out.iterdir()}


@pytest.mark.slow
def test_the_source_package_holds_every_file_of_the_checkout(packages: dict[str, Path]) -> None:
    with tarfile.open(packages[".tar.gz"]) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    known = {name for name in run("git", "-C", ROOT, "ls-files", "-z").split("\0") if (ROOT / name).is_file()}
    assert known - held == set()


def test_the_wheel_holds_every_file_of_the_package_and_nothing_else(packages: dict[str, Path]) -> None:
    with zipfile.ZipFile(packages[".whl"]) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    known = run("git", "-C", ROOT, "ls-files", "-z", "src").split("\0")
    pages = {name for name in held if name.endswith("/garrison.1")}
    assert {name.partition("/data/")[2] for name in pages} == {
        "share/man/man1/garrison.1",
        "share/man/it/man1/garrison.1",
    }
    assert held - pages == {name.removeprefix("src/") for name in known if (ROOT / name).is_file()}


@pytest.mark.slow
def test_the_wheel_plays_in_an_empty_environment(packages: dict[str, Path], tmp_path: Path) -> None:
    venv.create(tmp_path, with_pip=True)
    python = tmp_path / "bin/python"
    run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", packages[".whl"])
    assert "(plain build," in run(tmp_path / "bin/garrison", "--version")
    for game in ("castle-itter", "westerplatte", "wolfenstein"):
        assert run(python, "-m", "garrison", "simulate", game, "--games", "1", "--policy", "heuristic")


@pytest.mark.slow
@pytest.mark.parametrize(
    "tool, command", [("uv", "uv tool run --from {} garrison"), ("pipx", "pipx run --spec {} garrison")]
)
def test_the_wheel_runs_without_being_installed(
    packages: dict[str, Path], tmp_path: Path, tool: str, command: str
) -> None:
    venv.create(tmp_path / "tools", with_pip=True)
    bin_folder = tmp_path / "tools/bin"
    run(bin_folder / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check", tool)
    apart = {
        "HOME": str(tmp_path),
        "UV_CACHE_DIR": str(tmp_path / "uv"),
        "PIPX_HOME": str(tmp_path / "pipx"),
        "UV_PYTHON": sys.executable,
    }
    words = [word.format(packages[".whl"]) for word in command.split()]
    assert "(plain build," in run(bin_folder / words[0], *words[1:], "--version", **apart)
    assert "castle-itter" in run(bin_folder / words[0], *words[1:], "games", **apart)
