"""What threatens, as lines: the whole game first, then what is grave, then the likeliest."""

from __future__ import annotations

from garrison.core.danger import Threat, ThreatAssessment
from garrison.table.danger_text import threat_words
from garrison.table.translator import Translator
from garrison.terminal.odds_lines import percent
from garrison.terminal.words import TerminalText


def danger_lines(danger: ThreatAssessment, translator: Translator, words: TerminalText) -> list[str]:
    """Every threat in a line, and what the numbers take for granted."""
    threats = sorted(danger.threats, key=_order)
    lines = [_line(threat, translator, words) for threat in (*danger.totals, *threats)]
    lines += [translator.say(f"danger-assumes-{key}") for key in danger.assumed]
    return lines or [words.say("danger-none")]


def _order(threat: Threat) -> tuple[bool, float]:
    return not threat.grave, -(1.0 if threat.chance is None else threat.chance)


def _line(threat: Threat, translator: Translator, words: TerminalText) -> str:
    told = [threat_words(threat, translator).text, *_numbers(threat, words)]
    key = "danger-grave" if threat.grave and threat.ref else "danger-line"
    return words.say(key, what=": ".join(told), rule=threat.rule)


def _numbers(threat: Threat, words: TerminalText) -> list[str]:
    """Chance and amount; what is certain needs none."""
    how = "yes" if threat.exact else "no"
    told = []
    if threat.chance is not None and (threat.hinges or threat.chance < 1):
        told.append(words.say("danger-chance", percent=percent(threat.chance), exact=how))
    if threat.amount is not None:
        told.append(words.say("danger-amount", amount=threat.amount, exact=how))
    return [", ".join(told)] if told else []
