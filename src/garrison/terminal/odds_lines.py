"""The odds of rolls ahead, as lines."""

from __future__ import annotations

from collections.abc import Iterable

from garrison.core.odds import Odd, odds_of
from garrison.core.option import Option
from garrison.table.table import Table
from garrison.table.translator import Translator
from garrison.terminal.words import TerminalText


def percent(chance: float) -> str:
    """Whole percent; what can happen never reads as 0 and what can fail never as 100."""
    whole = round(chance * 100)
    if whole == 0 and chance > 0:
        return "<1"
    if whole == 100 and chance < 1:
        return ">99"
    return str(whole)


def beside(table: Table, option: Option, words: TerminalText) -> str:
    """What a menu shows beside an option that rolls dice: the chance that it does what it is for."""
    odds = odds_of(table.game, table.position, option)
    aimed = bool(odds) and odds[0].aim
    return f" {words.say('odds-beside', percent=percent(odds[0].chance))}" if aimed else ""


def odds_lines(
    table: Table, options: Iterable[Option], translator: Translator, words: TerminalText
) -> list[str]:
    """What is pending, a roll or this turn's dangers, and the rolls behind these options."""
    lines = [_line(odd, translator, words) for odd in odds_of(table.game, table.position)]
    for option in options:
        odds = odds_of(table.game, table.position, option)
        if odds:
            lines.append(f"{translator.option(option)}:")
            lines += [f"  {_line(odd, translator, words)}" for odd in odds]
    return lines or [words.say("odds-none")]


def _line(odd: Odd, translator: Translator, words: TerminalText) -> str:
    what = translator.say(f"odds-{odd.key}", odd.facts)
    return words.say("odds-line", what=what, percent=percent(odd.chance))
