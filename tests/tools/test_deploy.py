"""The files for hosts, checked as far as that goes without a container: what they say is well formed and does exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.needs import needs

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
# Versions of Debian's compiler and of what pip resolves are not pinned: the image is built anew with each release.
UNPINNED = ["--ignore", "DL3008", "--ignore", "DL3013", "--ignore", "DL3066"]


def checked(*command: str | Path) -> None:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def tool(name: str) -> str:
    """A program of the environment that runs the tests."""
    return str(Path(sys.executable).with_name(name))


def test_the_image() -> None:
    checked(tool("hadolint"), *UNPINNED, DEPLOY / "Dockerfile")


def test_the_composition() -> None:
    checked(tool("check-jsonschema"), "--builtin-schema", "vendor.compose-spec", DEPLOY / "compose.yaml")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_the_workflows(workflow: Path) -> None:
    checked(tool("check-jsonschema"), "--builtin-schema", "vendor.github-workflows", workflow)


def test_the_caddyfile() -> None:
    checked(needs("caddy"), "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")


def test_the_unit(tmp_path: Path) -> None:
    """Where the program is installed is the host's business; any other is put in its place. What is unknown is told."""
    unit = tmp_path / "garrison.service"
    text = (DEPLOY / unit.name).read_text("utf-8")
    unit.write_text(text.replace("/opt/garrison/bin/garrison", sys.executable), encoding="utf-8")
    done = subprocess.run(
        [needs("systemd-analyze"), "verify", unit], capture_output=True, text=True, check=False
    )
    assert (done.returncode, [line for line in done.stderr.splitlines() if unit.name in line]) == (0, [])


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yaml", "garrison.service"])
def test_every_option_of_the_server_exists(file: str) -> None:
    told = re.sub(r"#.*", "", (DEPLOY / file).read_text("utf-8"))
    told = told[told.index("serve") :].partition("  caddy:")[0]
    used = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", told))
    assert len(used) >= 4
    command = [sys.executable, "-m", "garrison", "serve", "--help"]
    known = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert all(option in known for option in used)
