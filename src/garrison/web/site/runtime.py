"""Python for browsers: Pyodide from npm and the wheel of msgspec for it, each at one version, kept in a cache."""

from __future__ import annotations

import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

from garrison.core.errors import GarrisonError

# msgspec is the one package that is not pure Python: its platform is that of the interpreter.
PYODIDE = "314.0.7"
PYODIDE_SHA256 = "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0"
MSGSPEC = "0.22.0"
MSGSPEC_SHA256 = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "3.14"
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
LIBRARY, LOCK = CORE[-2:]
# Parts of Python's library that no game, no server logic and no interpreter in a tab imports.
UNUSED = (
    *("_pydecimal", "_pydatetime", "_pyio", "_pyrepl", "cProfile", "cmd", "code", "curses", "dbm", "doctest"),
    *("ensurepip", "ftplib", "idlelib", "imaplib", "mailbox", "pdb", "poplib", "profile", "pstats", "pydoc"),
    *(
        "pydoc_data",
        "smtplib",
        "socketserver",
        "test",
        "tkinter",
        "trace",
        "turtle",
        "turtledemo",
        "unittest",
    ),
    *("venv", "wsgiref", "xmlrpc", "zipapp"),
)


class NoRuntime(GarrisonError, RuntimeError):
    """What the site is made of could not be fetched."""

    code = "no-runtime"


@dataclass(frozen=True, slots=True)
class Runtime:
    """Where the files lie."""

    core: Path
    wheel: Path


def cache() -> Path:
    """The user's folder for what can be fetched again."""
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".cache") / "garrison" / f"pyodide-{PYODIDE}"


def fetched() -> Runtime:
    """The runtime, from the cache or fetched now."""
    folder = cache()
    wheel = folder / f"msgspec-{MSGSPEC}-cp314-cp314-{PLATFORM}.whl"
    if not all((folder / name).is_file() for name in CORE):
        _fetch_core(folder)
    if not wheel.is_file():
        _fetch_wheel(wheel)
    return Runtime(folder, wheel)


def compiled(archive: bytes) -> bytes:
    """An archive of modules, compiled by the interpreter that will load them: that saves every visitor a second."""
    with _beside(cache()) as temporary:
        source, target = temporary / "source.zip", temporary / "compiled.zip"
        source.write_bytes(archive)
        _run(["node", str(_script()), str(cache()), str(source), str(target)], temporary)
        return target.read_bytes()


def library() -> Path:
    """Python's own library, compiled too: it comes as text, and compiling took a visitor three seconds."""
    recipe = hashlib.sha256(repr(UNUSED).encode() + _script().read_bytes()).hexdigest()[:16]
    made = cache() / f"library-{recipe}.zip"
    if not made.is_file():
        whole = compiled(_used((cache() / LIBRARY).read_bytes()))
        with _beside(cache()) as temporary:
            (temporary / made.name).write_bytes(whole)
            (temporary / made.name).replace(made)
    return made


def _used(archive: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(packed, "w") as new:
        for info in old.infolist():
            if info.filename.split("/")[0].removesuffix(".py") not in UNUSED:
                new.writestr(info, old.read(info))
    return packed.getvalue()


def _script() -> Path:
    return Path(str(files("garrison.web.site"))) / "compile.mjs"


def _fetch_core(folder: Path) -> None:
    if shutil.which("npm") is None:
        raise NoRuntime("npm and node are needed, to fetch Pyodide and to compile for it: install Node.js")
    with _beside(folder) as temporary:
        _run(["npm", "pack", "--silent", f"pyodide@{PYODIDE}"], temporary)
        (archive,) = temporary.glob("*.tgz")
        _verify(archive, PYODIDE_SHA256)
        with tarfile.open(archive) as packed:
            for name in CORE:
                member = packed.extractfile(f"package/{name}")
                if member is None:
                    raise NoRuntime(f"pyodide {PYODIDE} has no {name}")
                (temporary / name).write_bytes(member.read())
        for name in CORE:  # renamed whole, so that nothing half-written is ever taken for good
            (temporary / name).replace(folder / name)


def _fetch_wheel(wheel: Path) -> None:
    chosen = ["--platform", PLATFORM, "--python-version", PYTHON, "--only-binary", ":all:", "--no-deps"]
    with _beside(wheel.parent) as temporary:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        _run([*pip, *chosen, "--dest", ".", f"msgspec=={MSGSPEC}"], temporary)
        _verify(temporary / wheel.name, MSGSPEC_SHA256)
        (temporary / wheel.name).replace(wheel)


@contextmanager
def _beside(folder: Path) -> Iterator[Path]:
    """A temporary folder on the same disk."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder) as made:
        yield Path(made)


def _run(command: Sequence[str], folder: Path) -> None:
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        said = getattr(error, "stderr", None) or str(error)
        raise NoRuntime(f"{' '.join(command)}: {said.strip().splitlines()[-1:]}") from error


def _verify(path: Path, expected: str) -> None:
    """What others publish is used only if it is what was looked at when this version was chosen."""
    if not path.is_file():
        raise NoRuntime(f"{path.name} was not fetched")
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != expected:
        raise NoRuntime(f"{path.name} is not the file it should be: SHA-256 {found}, not {expected}")
