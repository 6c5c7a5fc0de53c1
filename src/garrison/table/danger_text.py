"""What threatens, in words: a sentence for each threat, and a label short enough for a board."""

from __future__ import annotations

from dataclasses import dataclass

from garrison.core.danger import Threat
from garrison.table.translator import Translator


@dataclass(frozen=True, slots=True)
class ThreatWords:
    """A threat as a sentence, and in short."""

    text: str
    label: str


def threat_words(threat: Threat, translator: Translator) -> ThreatWords:
    """The words of a threat, without its chance and amount."""
    text = translator.say(f"danger-{threat.key}", {**threat.facts, "who": threat.who})
    first = threat.who[0] if threat.who else ""
    brief = {**threat.facts, "first": first, "more": max(len(threat.who) - 1, 0)}
    label = translator.say(f"danger-{threat.key}-label", brief)
    return ThreatWords(text[:1].upper() + text[1:], label)
