"""The environment of a checkout: .venv with what is needed in it, and the compiled copy in build/fast.

    python scripts/environment.py ensure [run|fast|dev]
    python scripts/environment.py fast-stamp
    python scripts/environment.py fast-is-current
    python scripts/environment.py has-compiler

Needs Python's standard library alone, and works on every system; the shell scripts ask it too.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

OLDEST = (3, 11)
KINDS = {"run": ("run",), "fast": ("run", "fast"), "dev": ("run", "fast", "dev")}  # what each brings with it


def say(text: str) -> None:
    """One line for who waits."""
    print(f"garrison: {text}", file=sys.stderr, flush=True)


def die(text: str) -> NoReturn:
    """Say why, and stop."""
    say(text)
    sys.exit(1)


class Checkout:
    """A copy of the sources in a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.fast = root / "build" / "fast"

    @property
    def python(self) -> Path:
        """The Python of the environment."""
        return self._program("python")

    @property
    def garrison(self) -> Path:
        """The command, as installed in the environment."""
        return self._program("garrison")

    def _program(self, name: str) -> Path:
        return self.venv / "Scripts" / f"{name}.exe" if os.name == "nt" else self.venv / "bin" / name

    def ensure(self, extra: str = "run") -> None:
        """The package installed in place, with what it needs to run and that extra."""
        stamp, stamps = self._stamp(), [self.venv / f".garrison-{kind}" for kind in KINDS[extra]]
        if _text(stamps[-1]) == stamp and self._works():
            return
        if not self._works():
            self._make()
        say("installing what it needs into .venv (only now and when its requirements change)")
        what = str(self.root) if extra == "run" else f"{self.root}[{extra}]"
        pip = [str(self.python), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        done = subprocess.run([*pip, "--editable", what], env={**os.environ, "GARRISON_BUILD": "pure"})
        if done.returncode:
            die("pip could not install it: see above")
        for file in stamps:
            file.write_text(stamp)

    def _works(self) -> bool:
        try:
            return subprocess.run([str(self.python), "-c", ""], capture_output=True).returncode == 0
        except OSError:
            return False

    def _make(self) -> None:
        try:
            import ensurepip  # noqa: F401
            import venv
        except ImportError:
            die(
                f"{sys.executable} cannot make environments; on Debian and Ubuntu: sudo apt install python3-venv"
            )
        say(f"making a local environment in .venv with Python {sys.version.split()[0]}")
        shutil.rmtree(self.venv, ignore_errors=True)
        venv.create(self.venv, with_pip=True, symlinks=os.name != "nt")

    def _stamp(self) -> str:
        """What an environment depends on: a moved checkout or a changed requirement makes it stale."""
        wanted = [self.root / "pyproject.toml", self.root / "setup.py"]
        return _digest([str(self.root).encode(), *(file.read_bytes() for file in wanted)])

    def fast_stamp(self) -> str:
        """What a compiled copy depends on: every file of the package, how it is built, and for which Python."""
        package = self.root / "src" / "garrison"
        files = sorted(f for f in package.rglob("*") if f.is_file() and "__pycache__" not in f.parts)
        around = [self.root / "pyproject.toml", self.root / "setup.py", self.venv / "pyvenv.cfg"]
        names = (file.relative_to(self.root).as_posix().encode() for file in files)
        return _digest([*names, *(file.read_bytes() for file in [*files, *around])])

    def has_compiler(self) -> bool:
        """Whether extension modules can be compiled: a C compiler and Python's headers."""
        asked = [str(self.python), "-c", "import sysconfig; print(sysconfig.get_path('include'))"]
        include = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
        compiler = [*shlex.split(os.environ.get("CC", "cc")), "-fsyntax-only", f"-I{include}", "-x", "c", "-"]
        try:
            done = subprocess.run(compiler, input=b"#include <Python.h>\n", capture_output=True)
        except OSError:
            return False
        return done.returncode == 0

    def fast_is_current(self) -> bool:
        """Compiled code runs only in an environment that has its run-time: one made anew may not."""
        if not (self.venv / ".garrison-fast").exists() or not (self.fast / ".stamp").exists():
            return False
        return _text(self.fast / ".stamp") == self.fast_stamp()


def _text(file: Path) -> str:
    return file.read_text().strip() if file.exists() else ""


def _digest(parts: list[bytes]) -> str:
    made = hashlib.sha256()
    for part in parts:
        made.update(len(part).to_bytes(8, "big") + part)
    return made.hexdigest()


def here() -> Checkout:
    """The checkout that this file is in; stops where Python is too old for it."""
    if sys.version_info < OLDEST:
        die(
            f"needs Python {'.'.join(map(str, OLDEST))} or newer, and {sys.executable} is"
            f" {sys.version.split()[0]}; start it with a newer one"
        )
    return Checkout(Path(__file__).resolve().parents[1])


def main(arguments: list[str]) -> int:
    """Do what a shell script asks for."""
    checkout = here()
    if arguments[:1] == ["ensure"] and len(arguments) == 2 and arguments[1] in KINDS:
        checkout.ensure(arguments[1])
    elif arguments == ["fast-stamp"]:
        print(checkout.fast_stamp())
    elif arguments == ["fast-is-current"]:
        return 0 if checkout.fast_is_current() else 1
    elif arguments == ["has-compiler"]:
        return 0 if checkout.has_compiler() else 1
    else:
        print(__doc__, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
