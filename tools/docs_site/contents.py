"""What stands on the site, in which order, and under which headings."""

from __future__ import annotations

from dataclasses import dataclass

LANGUAGES = ("en", "it")
TITLES = {"en": "Garrison", "it": "Garrison"}


@dataclass(frozen=True, slots=True)
class Section:
    """Pages under one heading, by the path of their source below `docs` without its ending."""

    headings: dict[str, str]
    pages: tuple[str, ...]

    def heading(self, lang: str) -> str:
        """The heading in a language."""
        return self.headings[lang]


RULES, CHANGES, REFERENCE = "rules/index", "changelog", "reference/index"  # pages that are made, not written

SECTIONS = (
    Section(
        {"en": "Play", "it": "Giocare"},
        (
            "install",
            "table",
            "play/castle-itter",
            "play/westerplatte",
            "play/wolfenstein",
            "commands",
            "fair-dice",
            "hints",
        ),
    ),
    Section({"en": "The rules", "it": "Le regole"}, (RULES,)),
    Section(
        {"en": "Your copy, your missions", "it": "La tua copia, le tue missioni"},
        ("first-evening", "real-table", "owners-corrections", "missions"),
    ),
    Section({"en": "Host", "it": "Ospitare"}, ("hosting", "site")),
    Section(
        {"en": "Study", "it": "Studiare"},
        (
            "first-study",
            "lab",
            "learning",
            "advice",
            "benchmark",
            "games/castle-itter",
            "games/westerplatte",
            "games/wolfenstein",
        ),
    ),
    Section(
        {"en": "Build", "it": "Costruire"},
        (
            "design",
            "add-a-game",
            "add-a-card",
            "web-protocol",
            "performance",
            "dependencies",
            "promises",
            "testing",
            REFERENCE,
            CHANGES,
        ),
    ),
)
# Long tables that a page of the site leads to, and that no heading needs.
UNLISTED = (
    "games/itter-coverage",
    "games/westerplatte-coverage",
    "games/wolfenstein-coverage",
    "games/wolfenstein-effects",
    "observations",
)

# Modules that programs of others use; the rest is ours to change.
PUBLIC_MODULES = (
    "garrison.core.game",
    "garrison.core.ask",
    "garrison.core.option",
    "garrison.core.event",
    "garrison.core.position",
    "garrison.core.view",
    "garrison.core.odds",
    "garrison.core.verb",
    "garrison.core.errors",
    "garrison.table.games",
    "garrison.table.table",
    "garrison.table.store",
    "garrison.table.rulebook",
    "garrison.ai.advice",
    "garrison.ai.budget",
    "garrison.rl",
    "garrison.rl.gymnasium_env",
    "garrison.rl.vector_env",
    "garrison.rl.batch",
    "garrison.rl.pettingzoo_env",
    "garrison.rl.openspiel_game",
    "garrison.rl.rewards",
    "garrison.rl.factors",
    "garrison.lab.study",
    "garrison.lab.benchmark",
    "garrison.lab.regret",
    "garrison.lab.stats",
    "garrison.testing.kit",
)
