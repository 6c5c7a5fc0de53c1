"""Every artefact of the repository that is made by a program, in the order in which they are made."""

from __future__ import annotations

from garrison.core.errors import Unknown
from tools.generate.artefact import ROOT, Artefact, Kind, Made, section

GUIDE = "CONTRIBUTING.md"

ARTEFACTS = (
    Artefact(
        "former-data",
        Kind.QUICK,
        "what makes component data of earlier releases of today's",
        ("src/garrison/games/*/components/former/*.json",),
        "tools.former_data:made",
    ),
    Artefact(
        "protocol-types",
        Kind.QUICK,
        "types of the messages between page and server",
        ("src/garrison/web/static/protocol.js",),
        "tools.protocol_types:made",
    ),
    Artefact(
        "summaries",
        Kind.QUICK,
        "what lists of games show without loading any",
        ("src/garrison/games/*/face/summary.json",),
        "tools.summaries:made",
    ),
    Artefact(
        "manual",
        Kind.QUICK,
        "man pages, from the parsers that print `--help`",
        ("docs/man/garrison.1", "docs/man/it/garrison.1"),
        "tools.manual:made",
    ),
    Artefact(
        "observations",
        Kind.QUICK,
        "the page on what learners are shown",
        ("docs/observations.md",),
        "tools.observations:made",
    ),
    Artefact(
        "rule-coverage",
        Kind.QUICK,
        "paragraph, function and test of every rule",
        ("docs/games/*-coverage.md",),
        "tools.rulecheck:made",
    ),
    Artefact(
        "effects",
        Kind.QUICK,
        "every kind of effect of Wolfenstein with its fields",
        ("docs/games/wolfenstein-effects.md",),
        "tools.effects_table:made",
    ),
    Artefact(
        "walks",
        Kind.SLOW,
        "the files that an answer, an enemy turn and a hint pass",
        ("docs/design.md",),
        "tools.walks:made",
        is_plain=True,
    ),
    Artefact(
        "terminal-pictures",
        Kind.QUICK,
        "a game in the terminal, as SVG",
        ("docs/pictures/terminal-*.svg",),
        "tools.terminal_picture:made",
    ),
    Artefact("generated-table", Kind.QUICK, "the table below", (GUIDE,), "tools.generate.registry:made"),
    Artefact(
        "golden-games",
        Kind.REQUEST,
        "recorded games; make them again only if games are meant to go differently",
        ("tests/golden/*.save",),
        "tools.golden:games",
    ),
    Artefact(
        "golden-transcripts",
        Kind.SLOW,
        "the golden games as a story, in both languages",
        ("tests/golden/*.txt",),
        "tools.golden:transcripts",
    ),
    Artefact(
        "web-examples",
        Kind.SLOW,
        "recorded messages of the web table, for tests and docs",
        ("tests/web/examples/*.json", "docs/web-protocol.md"),
        "tools.web_examples:made",
    ),
    Artefact(
        "rule-examples",
        Kind.SLOW,
        "a played example of every rule, for the docs site",
        ("tools/docs_site/example_links/*.json",),
        "tools.rule_examples:made",
        is_plain=True,
    ),
    Artefact(
        "difficulty",
        Kind.SLOW,
        "how often each mission of Wolfenstein is won",
        ("docs/games/wolfenstein.md",),
        "tools.difficulty:made",
    ),
    Artefact(
        "digests",
        Kind.SLOW,
        "digests of simulated games of every kind",
        ("tests/golden/digests.json",),
        "tools.digests:made",
    ),
    Artefact(
        "table-pictures",
        Kind.REQUEST,
        "the three tables for the guides",
        tuple(f"docs/pictures/{game}-*.jpg" for game in ("castle-itter", "westerplatte", "wolfenstein")),
        "tools.table_pictures:made",
    ),
    Artefact(
        "page-picture",
        Kind.REQUEST,
        "the web table with numbers, for its manual",
        ("docs/pictures/page-*.jpg",),
        "tools.page_picture:made",
    ),
    Artefact(
        "guide-pictures",
        Kind.REQUEST,
        "moments of golden games for the guides",
        ("docs/pictures/guide-*.jpg",),
        "tools.guide_pictures:made",
    ),
    Artefact(
        "real-pictures",
        Kind.REQUEST,
        "a phone at a real table, and in the editor of positions",
        ("docs/pictures/real-*.png", "docs/pictures/correct-*.png", "docs/pictures/editor-*.png"),
        "tools.real_pictures:made",
    ),
    Artefact(
        "moving-pictures",
        Kind.REQUEST,
        "an enemy turn, beat by beat",
        ("docs/pictures/enemy-turn-*.webp",),
        "tools.moving_picture:made",
    ),
    Artefact(
        "lab-picture",
        Kind.REQUEST,
        "the report of a study, as a browser shows it",
        ("docs/pictures/lab-report.png",),
        command="by hand, in a browser",
    ),
    Artefact(
        "learnt-numbers",
        Kind.KEPT,
        "weights and settings of computer players; they take hours",
        (
            "src/garrison/games/*/player/weights.py",
            "src/garrison/games/*/player/rollout_setting.py",
        ),
        judge="tools.generate.kept:without_command",
        command="the command in the first lines of each file",
    ),
    Artefact(
        "header-words",
        Kind.KEPT,
        "the text that headers of links are compressed with, one for each format",
        ("src/garrison/table/links/header_words.txt",),
        judge="tools.generate.kept:changed_words",
        command="python tools/header_words.py OUT",
    ),
    Artefact(
        "saves",
        Kind.KEPT,
        "saves of every released version, and the data of each game then",
        ("tests/saves/*/manifest.json", "tests/saves/*/*.save", "tests/saves/data/*/*.json"),
        command="scripts/release corpus",
    ),
)


def find(name: str) -> Artefact:
    """Return the artefact of that name."""
    for artefact in ARTEFACTS:
        if artefact.name == name:
            return artefact
    raise Unknown(f"unknown artefact '{name}'; valid: {', '.join(one.name for one in ARTEFACTS)}")


def owners(path: str) -> list[Artefact]:
    """Return the artefacts that a file belongs to."""
    return [artefact for artefact in ARTEFACTS if artefact.owns(path)]


def table() -> str:
    """Return all artefacts as a table in Markdown."""
    lines = ["| name | what | files | when |", "|---|---|---|---|"]
    for one in ARTEFACTS:
        files = ", ".join(f"`{pattern}`" for pattern in one.files)
        when = f"{one.kind}: {code(one.command)}" if one.command else str(one.kind)
        lines.append(f"| {one.name} | {one.about} | {files} | {when} |")
    return "\n".join(lines) + "\n"


def code(command: str) -> str:
    """Return a command as Markdown; words about one stay as they are."""
    return f"`{command}`" if command.startswith(("python", "scripts/")) else command


def made() -> Made:
    """Return the guide for contributors with the table in it."""
    return {GUIDE: section((ROOT / GUIDE).read_text("utf-8"), "generated", table())}
