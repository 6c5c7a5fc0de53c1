"""Rolls and draws that people make themselves: the dice, what can come, what is refused and where a card is."""

from __future__ import annotations

from garrison.core.ask import Answer, Ask, Draw, Drawn, Roll, Rolled
from garrison.core.errors import NotOffered
from garrison.core.position import Position
from garrison.core.symbols import symbols_of
from garrison.table.hosted import HostedTable
from garrison.table.messages import name_key
from garrison.table.translator import Sentence, label_of, table_translator
from garrison.table.whereabouts import copies_left, found_cards, where_said
from garrison.web.protocol.errors import Forbidden
from garrison.web.protocol.parts import CardAsked, DiceAsked, DrawAsked
from garrison.web.protocol.replies import WhereTold
from garrison.web.protocol.requests import Typed
from garrison.web.render.words import say

MOST_CARDS = 8  # told of at once
NEED = "need"  # the fact of a prompt that names the face from which a die counts


def dice_asked(table: HostedTable, ask: Ask, lang: str) -> DiceAsked | None:
    """The dice of a roll."""
    if not isinstance(ask, Roll):
        return None
    symbols = symbols_of(table.game)
    named = tuple(label_of(table.game, lang, name_key(symbol), symbol) for symbol in symbols)
    need = ask.prompt.facts.get(NEED, 0)
    plain = len(named) != ask.sides and isinstance(need, int) and 1 <= need <= ask.sides
    return DiceAsked(ask.dice, ask.sides, named if len(named) == ask.sides else (), int(need) if plain else 0)


def draw_asked(table: HostedTable, p: Position, ask: Ask, lang: str) -> DrawAsked | None:
    """What can be drawn, and how many of each are left."""
    if not isinstance(ask, Draw):
        return None
    left = copies_left(table.game, p, ask)
    cards = (
        CardAsked(card, label_of(table.game, lang, name_key(card), card), left[card]) for card in ask.outcomes
    )
    return DrawAsked(ask.pile, tuple(cards))


def brought(table: HostedTable, asked: Typed, lang: str) -> Answer:
    """What somebody says came; refused with the reason if it cannot have."""
    ask = table.real_ask
    if isinstance(ask, Roll) and asked.faces:
        if len(asked.faces) != ask.dice or max(asked.faces) > ask.sides:
            raise Forbidden(
                Sentence(say("dice-impossible", lang, dice=ask.dice, sides=ask.sides), rule=ask.prompt.rule)
            )
        return Rolled(tuple(sorted(asked.faces)))
    if isinstance(ask, Draw) and asked.card:
        if asked.card not in ask.outcomes:
            text = where_said(table, table_translator(table, lang), ask.pile, asked.card)
            raise Forbidden(Sentence(text, rule=ask.prompt.rule))
        return Drawn(asked.card)
    raise NotOffered("no such roll or draw is asked of people now")


def where_told(table: HostedTable, text: str, lang: str) -> WhereTold:
    """Where the cards are that have these words, of the pile that is drawn from now."""
    ask = table.real_ask
    if not isinstance(ask, Draw):
        raise NotOffered("nothing is drawn now")
    words = table_translator(table, lang)
    cards = found_cards(table, lang, ask.pile, text)[:MOST_CARDS]
    return WhereTold(lines=tuple(where_said(table, words, ask.pile, card) for card in cards))
