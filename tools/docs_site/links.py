"""Links of a page as its place on the site needs them: in the repository each leads to a file beside it."""

from __future__ import annotations

import os
import re
from pathlib import Path

from tools.docs_site.contents import CHANGES, LANGUAGES, RULES

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#:]+)(?:#([^)\s]+))?\)")
HOME = {"README.md": "index", "README.it.md": "index", "CHANGELOG.md": CHANGES}


def linked(text: str, source: Path, page: str, lang: str) -> str:
    """Return the text of a file with links as its page of the site in this language needs them.

    The site has one folder for each language, with a page for every name. What is not on the site becomes
    the bare name of a file.
    """
    up = "../" * page.count("/")

    def replaced(found: re.Match[str]) -> str:
        mark, label, path, anchor = found[1], found[2], found[3], found[4]
        file = Path(os.path.normpath(source.parent / path))
        if not file.is_relative_to(ROOT) or not file.exists():  # code may look like a link
            return found[0]
        if file.parent == DOCS / "pictures":
            return f"{mark}[{label}]({up}pictures/{file.name})"
        name = _page_of(file)
        if name is None:
            return f"{label} (`{file.relative_to(ROOT)}`)"
        if _is_the_english_one(file, source, name, lang):
            there = "../" * (page.count("/") + 2) + f"{LANGUAGES[0]}/{name}/"
            return f'<a href="{there}">{label}</a>'
        if (
            name == RULES and anchor
        ):  # each rulebook is a section in the repository, and has a folder on the site
            name, anchor = f"rules/{anchor}/index", None
        return f"[{label}]({up}{name}.md{f'#{anchor}' if anchor else ''})"

    return LINK.sub(replaced, text)


def _page_of(file: Path) -> str | None:
    """Return the page of the site that a file becomes, in any language, or None."""
    if not file.is_relative_to(DOCS):
        return HOME.get(str(file.relative_to(ROOT)))
    if file.suffix != ".md":
        return None
    path = file.relative_to(DOCS).with_suffix("")
    return "/".join(path.parts[1:] if path.parts[0] in LANGUAGES else path.parts)


def _is_the_english_one(file: Path, source: Path, name: str, lang: str) -> bool:
    """Whether a translated page leads to the English version of a page that has been translated too."""
    translations = DOCS / lang
    translated = source.is_relative_to(translations) and (translations / f"{name}.md").exists()
    return translated and file.is_relative_to(DOCS) and not file.is_relative_to(translations)
