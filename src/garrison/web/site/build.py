"""Writing the folder of a site."""

from __future__ import annotations

import json
import shutil
from importlib.resources import files
from pathlib import Path

import msgspec

from garrison import __version__
from garrison.core.errors import GarrisonError
from garrison.table import games
from garrison.table.messages import LANGUAGES, folder_of, package_of
from garrison.web.render import catalogue
from garrison.web.render.words import texts
from garrison.web.site import python_archive, runtime

STATIC = Path(str(files("garrison.web"))) / "static"
MARK = ".garrison-site"  # a folder with this file was made by us, and may be made anew
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self';"
    " img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'self';"
    " base-uri 'none'; form-action 'none'"
)
HEAD = f'''\
  <meta http-equiv="Content-Security-Policy" content="{POLICY}">
  <link rel="stylesheet" href="static/tab/tab.css">
'''


class NotOurs(GarrisonError, FileExistsError):
    """A folder with something else in it."""

    code = "not-ours"


def build(folder: Path) -> int:
    """Write the site into a folder, new or of an earlier site; how many bytes it has."""
    made = runtime.fetched()
    _emptied(folder)
    _write_page(folder)
    _write_boards(folder)
    _write_lists(folder)
    _write_engine(folder, made)
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _emptied(folder: Path) -> None:
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise NotOurs(f"{folder}: holds something else than a site: name a new or an empty folder")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / MARK).write_text(f"{__version__}\n")


def _write_page(folder: Path) -> None:
    shutil.copytree(STATIC, folder / "static", ignore=shutil.ignore_patterns("index.html", "__pycache__"))
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    page = page.replace('<html lang="en">', '<html lang="en" data-engine="tab">')
    page = page.replace('  <meta name="viewport"', f'{HEAD}  <meta name="viewport"')
    (folder / "index.html").write_text(page, encoding="utf-8")


def _write_boards(folder: Path) -> None:
    """The drawings of the games. Their addresses begin at a server's root; in a folder they are relative."""
    for name in python_archive.games_inside():
        source = Path(str(folder_of(package_of(games.find(name))))) / "face" / "board"
        target = folder / "board" / name
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        for path in target.rglob("*.js"):
            text = path.read_text(encoding="utf-8")
            path.write_text(text.replace('"/static/', '"../../static/'), encoding="utf-8")


def _write_lists(folder: Path) -> None:
    """What is the same for everybody, so that the lobby is there before the engine."""
    target = folder / "api"
    target.mkdir()
    inside = python_archive.games_inside()
    told: dict[str, object] = {
        "games": [row for row in catalogue.all_games() if row.id in inside],
        **{f"words.{lang}": texts(None, lang) for lang in LANGUAGES},
    }
    for name in inside:
        for lang in LANGUAGES:
            told[f"words.{name}.{lang}"] = texts(games.find(name), lang)
            told[f"rules.{name}.{lang}"] = catalogue.all_rules(games.find(name), lang)
    for name, body in told.items():
        (target / f"{name}.json").write_bytes(msgspec.json.encode(body))


def _write_engine(folder: Path, made: runtime.Runtime) -> None:
    core = folder / "pyodide"
    core.mkdir()
    for name in runtime.CORE:
        if name != runtime.LOCK:
            shutil.copy(made.core / name, core / name)
    lock = json.loads((made.core / runtime.LOCK).read_text(encoding="utf-8"))
    (core / "platform.json").write_text(json.dumps({"info": lock["info"]}), encoding="utf-8")
    python = folder / "python"
    python.mkdir()
    shutil.copy(made.wheel, python / made.wheel.name)
    (python / "garrison.zip").write_bytes(python_archive.archive())
    packages = [
        {"file": f"python/{made.wheel.name}", "format": "wheel"},
        {"file": "python/garrison.zip", "format": "zip"},
    ]
    size = sum(path.stat().st_size for place in (core, python) for path in place.iterdir())
    told = {"core": "pyodide/", "packages": packages, "bytes": size}
    (folder / "engine.json").write_text(json.dumps(told), encoding="utf-8")
