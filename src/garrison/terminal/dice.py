"""What the terminal says about the dice: whether they can be foreseen, how to check them, words of one's own."""

from __future__ import annotations

import shlex
from pathlib import Path

from garrison.core.ask import Over
from garrison.core.journal import Header
from garrison.table.fair_check import FairReport
from garrison.table.fair_dice import FairChance
from garrison.table.replay import has_known_dice
from garrison.table.table import Table
from garrison.terminal.words import TerminalText

NAMES = {"fair": "dice-name-fair", "known": "dice-name-known", "typed": "dice-name-typed"}
ABOUT = {"fair": "dice-about-fair", "known": "dice-about-known", "typed": "dice-about-typed"}
FOUND = {"fair": "fair-fair", "known": "fair-known", "typed": "fair-fair"}


def dice_name(header: Header, words: TerminalText) -> str:
    """The kind of dice in two or three words, for the head of a transcript."""
    if header.real:
        return words.say("dice-name-real", things=", ".join(header.real))
    return words.say(NAMES[_kind(header)], seed=str(header.seed), commitment=header.commitment or "")


def dice_line(header: Header, words: TerminalText) -> str:
    """What a player should know about the dice before the first roll."""
    if header.real:
        return words.say("dice-about-real", things=", ".join(header.real))
    return words.say(ABOUT[_kind(header)], seed=str(header.seed), commitment=header.commitment or "")


def _kind(header: Header) -> str:
    if has_known_dice(header):
        return "known"
    return "fair" if header.dice == FairChance.kind else "typed"


def check_line(table: Table, path: Path, words: TerminalText) -> list[str]:
    """At the end of a game with fair dice: how anybody can check them."""
    if isinstance(table.ask, Over) and table.journal.keys:
        return [words.say("dice-check", command=f"garrison fair {shlex.quote(str(path))}")]
    return []


def report_lines(report: FairReport, words: TerminalText) -> list[str]:
    """The result of checking the dice."""
    if report.fault is not None:
        fault = report.fault
        key = "fair-fault" if fault.expected else "fair-broken"
        return [words.say(key, line=fault.line, found=fault.found, expected=fault.expected)]
    if report.dice not in (FairChance.kind, "known") and not report.keys:
        return [words.say("fair-typed")]
    if report.typed and not report.rolls + report.draws + report.sealed:
        return [words.say("fair-all-yours", count=report.typed)]
    lines = [words.say(FOUND.get(report.dice, "fair-fair"), rolls=report.rolls, draws=report.draws)]
    if report.sealed:
        lines = [words.say("fair-sealed", sealed=report.sealed, checked=report.rolls + report.draws)]
    if report.typed:
        lines.append(words.say("fair-yours", count=report.typed))
    if report.words:
        lines.append(words.say("fair-words", words=report.words))
    if report.renewed:
        lines.append(words.say("fair-renewed", count=report.renewed))
    return lines
