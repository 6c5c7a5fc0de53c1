"""Writing the folder of a site."""

from __future__ import annotations

import hashlib
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
  <link rel="manifest" href="manifest.webmanifest">
  <link rel="apple-touch-icon" href="static/tab/icon-180.png">
  <meta name="theme-color" content="#f3ead8" media="(prefers-color-scheme: light)">
  <meta name="theme-color" content="#1d2326" media="(prefers-color-scheme: dark)">
  <link rel="stylesheet" href="static/tab/tab.css">
'''
MANIFEST = {
    "name": "Garrison",
    "short_name": "Garrison",
    "description": "Board games for one player or a few, with every rule enforced.",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#f3ead8",
    "theme_color": "#f3ead8",
    "icons": [
        {"src": "static/tab/icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "static/tab/icon-512.png", "sizes": "512x512", "type": "image/png"},
        {"src": "static/tab/icon-mask.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        {"src": "static/covers/icon.svg", "sizes": "any", "type": "image/svg+xml"},
    ],
}
SERVICE_WORKER = "service_worker.js"
HASH = 24  # letters of a SHA-256


class NotOurs(GarrisonError, FileExistsError):
    """A folder with something else in it."""

    code = "not-ours"


def is_site(folder: Path) -> bool:
    """Whether a folder was written by us."""
    return (folder / MARK).is_file()


def build(folder: Path) -> int:
    """Write the site into a folder, new or of an earlier site; how many bytes it has."""
    made = runtime.fetched()
    _emptied(folder)
    _write_page(folder)
    _write_boards(folder)
    _write_lists(folder)
    _write_engine(folder, made)
    write_app(folder)
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _emptied(folder: Path) -> None:
    if folder.exists() and any(folder.iterdir()) and not is_site(folder):
        raise NotOurs(f"{folder}: holds something else than a site: name a new or an empty folder")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / MARK).write_text(f"{__version__}\n")


def _write_page(folder: Path) -> None:
    shutil.copytree(STATIC, folder / "static", ignore=shutil.ignore_patterns("index.html", SERVICE_WORKER))
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    page = page.replace('<html lang="en">', '<html lang="en" data-engine="tab">')
    page = page.replace('  <meta name="viewport"', f'{HEAD}  <meta name="viewport"')
    (folder / "index.html").write_text(page, encoding="utf-8")


def _write_boards(folder: Path) -> None:
    """The drawings of the games. Their addresses begin at a server's root; in a folder they are relative."""
    for name in python_archive.games_inside():
        source = Path(str(folder_of(package_of(games.find(name))))) / "face" / "board"
        target = folder / "board" / name
        shutil.copytree(source, target)
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
        if name not in (runtime.LIBRARY, runtime.LOCK):
            shutil.copy(made.core / name, core / name)
    shutil.copy(runtime.library(), core / runtime.LIBRARY)
    lock = json.loads((made.core / runtime.LOCK).read_text(encoding="utf-8"))
    (core / "platform.json").write_text(json.dumps({"info": lock["info"]}), encoding="utf-8")
    python = folder / "python"
    python.mkdir()
    shutil.copy(made.wheel, python / made.wheel.name)
    (python / "garrison.zip").write_bytes(runtime.compiled(python_archive.archive()))
    packages = [
        {"file": f"python/{made.wheel.name}", "format": "wheel"},
        {"file": "python/garrison.zip", "format": "zip"},
    ]
    parts = sorted(path for place in (core, python) for path in place.iterdir())
    size = sum(path.stat().st_size for path in parts)
    version = hashlib.sha256(b"".join(path.read_bytes() for path in parts)).hexdigest()[:HASH]
    told = {"core": "pyodide/", "version": version, "packages": packages, "bytes": size}
    (folder / "engine.json").write_text(json.dumps(told), encoding="utf-8")


def write_app(folder: Path) -> None:
    """What makes it an app that works without a network. The service worker knows the hash of every other file."""
    (folder / "manifest.webmanifest").write_text(json.dumps(MANIFEST), encoding="utf-8")
    hashes = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:HASH]
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name not in (MARK, SERVICE_WORKER)
    }
    version = hashlib.sha256(json.dumps(hashes).encode()).hexdigest()[:HASH]
    told = json.dumps({"version": version, "files": hashes})
    script = (STATIC / "tab" / SERVICE_WORKER).read_text(encoding="utf-8")
    (folder / SERVICE_WORKER).write_text(f"self.SITE = {told};\n{script}", encoding="utf-8")
