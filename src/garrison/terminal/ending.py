"""The end of a game: the outcome, the score sheet, honours and take-backs."""

from __future__ import annotations

from garrison.core.ask import Over
from garrison.table.messages import name_key
from garrison.table.table import Table
from garrison.table.translator import label_of, table_translator
from garrison.terminal.transcript import with_rule
from garrison.terminal.words import TerminalText


def ending_lines(table: Table, lang: str) -> list[str]:
    """Everything shown once the game is over."""
    ask, game, words = table.ask, table.game, TerminalText(lang)
    if not isinstance(ask, Over):
        return []
    outcome = ask.outcome
    lines = ["", with_rule(table_translator(table, lang).translate(ask.prompt))]
    if outcome.sheet:
        lines.append(words.say("sheet-title"))
        lines += [
            f"  {points:>4}  {label_of(game, lang, f'sheet-{item}', item)}" for item, points in outcome.sheet
        ]
    names = game.about.scenario(table.setup.scenario).seats[table.setup.players]
    for name, result, score in zip(names, outcome.results, outcome.scores, strict=True):
        label = label_of(game, lang, f"seat-{name}", name)
        lines.append(words.say("result", seat=label, result=result, score=str(score)))
    for honour, given in outcome.honours.items():
        key = f"honour-{honour}"
        thing = label_of(game, lang, name_key(str(given)), str(given))
        lines.append(words.say(key, name=thing) if words.has(key) else f"{honour}: {thing}")
    lines.append(words.say("takebacks", count=table.takebacks))
    return lines
