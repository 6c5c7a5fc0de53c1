"""The sources of the site in one language, as Sphinx wants them in one folder."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.docs_site.contents import CHANGES, LANGUAGES, PUBLIC_MODULES, REFERENCE, RULES, SECTIONS, UNLISTED
from tools.docs_site.links import DOCS, ROOT, linked
from tools.docs_site.rules_pages import toctree, write_rules

MADE = (RULES, CHANGES, REFERENCE)
CHAPTER_UP = "../../../../"  # from LANGUAGE/rules/GAME/CHAPTER/
OWN_NAMES = {"en": "English", "it": "Italiano"}
ENGLISH_ONLY = "*Questa pagina esiste solo in inglese.*\n\n"


def source_of(page: str, lang: str) -> Path:
    """The file of a page: Italian where it has been written, else English."""
    own = DOCS / lang / f"{page}.md"
    return own if lang != LANGUAGES[0] and own.exists() else DOCS / f"{page}.md"


def stage(folder: Path, lang: str, play: str) -> None:
    """Write everything that Sphinx needs for one language into an empty folder.

    `play` is where the games can be played: an address, or a path from the folder of all languages.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    copy_pages(folder, lang)
    write_rules(folder / "rules", lang, play if "://" in play else CHAPTER_UP + play)
    _write_changes(folder, lang)
    _write_reference(folder / "reference", lang)
    _write_index(folder, lang)
    shutil.copy(Path(__file__).with_name("settings.py"), folder / "conf.py")
    shutil.copytree(Path(__file__).with_name("static"), folder / "_static")


def copy_pages(folder: Path, lang: str) -> None:
    """The pages that were written, with their pictures."""
    shutil.copytree(DOCS / "pictures", folder / "pictures")
    pages = [page for section in SECTIONS for page in section.pages if page not in MADE]
    for page in [*pages, *UNLISTED]:
        _copy(page, folder, lang)


def _copy(page: str, folder: Path, lang: str) -> None:
    source = source_of(page, lang)
    text = linked(source.read_text("utf-8"), source, page, lang)
    if lang != LANGUAGES[0] and source.parent.is_relative_to(DOCS) and not source.is_relative_to(DOCS / lang):
        title, _, rest = text.partition("\n")
        text = f"{title}\n\n{ENGLISH_ONLY}{rest.lstrip()}"
    _write(folder / f"{page}.md", text)


def _write_changes(folder: Path, lang: str) -> None:
    source = ROOT / "CHANGELOG.md"
    _write(folder / f"{CHANGES}.md", linked(source.read_text("utf-8"), source, CHANGES, lang))


def _write_reference(folder: Path, lang: str) -> None:
    title = "Reference" if lang == "en" else "Riferimento delle API"
    for module in PUBLIC_MODULES:
        text = f"# {module}\n\n```{{eval-rst}}\n.. automodule:: {module}\n   :members:\n   :show-inheritance:\n```"
        _write(folder / f"{module}.md", text)
    _write(folder / "index.md", f"# {title}\n\n{toctree(list(PUBLIC_MODULES))}")


def _write_index(folder: Path, lang: str) -> None:
    source = source_of("index", lang)
    text = linked(source.read_text("utf-8"), source, "index", lang)
    others = " · ".join(
        f'<a href="../{other}/" lang="{other}">{OWN_NAMES[other]}</a>' for other in LANGUAGES if other != lang
    )
    title, _, rest = text.partition("\n")
    text = f"{title}\n\n{others}\n{rest}"
    lists = [toctree(list(section.pages), heading=section.heading(lang), hidden=True) for section in SECTIONS]
    hidden = "```{toctree}\n:hidden:\n\n" + "\n".join(UNLISTED) + "\n```\n"
    _write(folder / "index.md", "\n".join([text, *lists, hidden]))


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text.rstrip() + "\n", encoding="utf-8")
