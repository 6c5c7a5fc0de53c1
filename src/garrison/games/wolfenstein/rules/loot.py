"""Loot and cards: glory, ammunition, cards drawn from bags that stand for shuffled decks. [F.6, V.2]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.ask import Facts, Prompt
from garrison.core.errors import BrokenRule
from garrison.core.position import DRAW, Offers
from garrison.core.reasons import ALLOWED
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein.components.packed import Deck
from garrison.games.wolfenstein.names import figure_name
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.steps import HeroChoice, HeroStep
from garrison.games.wolfenstein.verb import WolfAnswer
from garrison.games.wolfenstein.why import NOT_ASKED

AMMO: Final = WolfAnswer(c.AMMO, "ammo", parts.AMMO)


def hold(p: WolfPosition, hero: i64, kind: i64, n: i64) -> None:
    """Equipment comes to a hero's hand or goes from it."""
    one: i64 = 1
    r = p.row
    r[c.HELD + hero * c.ITEMS + kind] += n
    if r[c.HELD + hero * c.ITEMS + kind] > 0:
        r[c.GOODS + hero] |= one << kind
    else:
        r[c.GOODS + hero] &= ~(one << kind)


def discard(p: WolfPosition, hero: i64, kind: i64) -> None:
    """To the discard pile of the equipment. [C.4e, V.2]"""
    hold(p, hero, kind, -1)
    p.row[c.ITEM_DISCARD + kind] += 1


def drawn_for(p: WolfPosition, n: i64, source: i64) -> i64:
    """So many cards, and where they come from."""
    return n + source * c.DRAWS if p.rules.drawn_cards == 0 else n


def give_player_loot(p: WolfPosition, hero: i64, loot: i64, factor: i64, source: i64) -> None:
    """What the hero who did it receives. [F.6, E.1b, P.1]"""
    table = p.packed.loot
    gain_glory(p, hero, table.glory[loot] * factor)
    n: i64 = 0
    while n < c.AMMO_KINDS:
        gain_ammo(p, hero, n, table.ammo[loot * 4 + n])
        n += 1
    if table.ammo[loot * 4 + c.ANY] > 0:
        p.push(AmmoChoice(hero, table.ammo[loot * 4 + c.ANY]))
    if table.weapons[loot] > 0:
        p.push(DrawWeapon(hero, drawn_for(p, table.weapons[loot], source)))
    if table.items[loot] > 0:
        p.push(DrawItem(hero, drawn_for(p, table.items[loot], source)))


def give_team_loot(p: WolfPosition, hero: i64, loot: i64, factor: i64, source: i64) -> None:
    """What every other living hero receives. [F.6b, C.6c, X.4b]"""
    n: i64 = c.HEROES - 1
    while n >= 0:
        bleeding = p.bleeding >> n & 1 != 0 and p.rules.team_loot_bleeding == 1
        if n != hero and (p.dead | p.left) >> n & 1 == 0 and not bleeding:
            give_player_loot(p, n, loot, factor, source)
        n -= 1


def gain_glory(p: WolfPosition, hero: i64, n: i64) -> None:
    """Glory beside the hero card. [P.1]"""
    if n > 0:
        p.row[c.GLORY + hero] += n
        p.tell(e.GLORY_GAINED, hero, n)


def gain_ammo(p: WolfPosition, hero: i64, kind: i64, n: i64) -> None:
    """Ammunition tokens of one type. [W.1]"""
    if n > 0:
        p.row[c.AMMUNITION + hero * c.AMMO_KINDS + kind] += n
        p.tell(e.AMMO_GAINED, hero, kind, n)


def gain_some_ammo(p: WolfPosition, hero: i64, kind: i64, n: i64) -> None:
    """Ammunition of a named type, of the weapon just drawn, or of the hero's choice. [F.6]"""
    if kind == c.DRAWN:
        if p.drawn >= 0:
            gain_ammo(p, hero, p.packed.weapon_ammo[p.drawn], n)
    elif kind == c.ANY:
        p.push(AmmoChoice(hero, n))
    else:
        gain_ammo(p, hero, kind, n)


class AmmoChoice(HeroChoice):
    """Ammunition of the hero's own choice, one token at a time. [F.6]"""

    def __init__(self, hero: i64, n: i64) -> None:
        self.hero = hero
        self.n: i64 = n

    def legal(self, p: WolfPosition, out: Offers) -> None:
        n: i64 = 0
        while n < c.AMMO_KINDS:
            out.a[n] = c.AMMO + n
            n += 1
        out.n = c.AMMO_KINDS

    def reason(self, p: WolfPosition, option: i64) -> i64:
        return ALLOWED if c.AMMO <= option < c.AMMO + c.AMMO_KINDS else NOT_ASKED

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        gain_ammo(p, self.hero, option - c.AMMO, 1)
        if self.n > 1:
            p.push(AmmoChoice(self.hero, self.n - 1))
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("ammo", "F.6", {"who": figure_name(p, self.hero), "left": self.n})


PARAGRAPHS: Final = ["F.6", "C.4", "C.5", "E.1b", "E.3"]  # by where cards come from


class DeckDraw(HeroStep):
    """A draw from the top of a deck; where there is none to be had, nobody draws. [V.2, V.2b]"""

    def deck(self, p: WolfPosition) -> Deck:
        """Whose top card it is."""
        raise BrokenRule(f"{type(self).__name__} names no deck")

    def pending(self) -> i64:
        return DRAW

    def weights(self, p: WolfPosition, out: Offers) -> None:
        deck = self.deck(p)
        out.n = 0
        out.add_row(p.row, deck.first, deck.kinds)

    def is_moot(self, p: WolfPosition) -> bool:
        """No card to draw, not even from the discards."""
        return not refill(p, self.deck(p))

    def chance(self, p: WolfPosition, outcome: i64) -> None:
        p.pop()
        p.row[self.deck(p).first + outcome] -= 1
        self.resolve(p, outcome)
        p.proceed()

    def resolve(self, p: WolfPosition, card: i64) -> None:
        """What becomes of the card, which has left the deck."""


class DrawCards(DeckDraw):
    """So many cards from the top of a deck, one after the other. [F.6, C.5, E.1b, E.3]"""

    def __init__(self, hero: i64, n: i64) -> None:
        self.hero = hero
        self.n: i64 = n  # of cards, and where they come from

    def left(self) -> i64:
        """How many cards are still to be drawn."""
        return self.n % c.DRAWS

    def source(self) -> i64:
        """Where they come from."""
        return self.n // c.DRAWS


class DrawItem(DrawCards):
    """Cards from the top of the equipment deck; before any hero is on the map each is dealt his. [F.6, S.6c, V.2]"""

    def deck(self, p: WolfPosition) -> Deck:
        return p.packed.item_deck

    def resolve(self, p: WolfPosition, card: i64) -> None:
        hold(p, self.hero, card, 1)
        p.tell(e.ITEM_DEALT if p.spawned == 0 else e.item_drawn(self.source()), self.hero, card)
        if self.left() > 1:
            p.push(DrawItem(self.hero, self.n - 1))

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt(
            "draw-item",
            "S.6c" if p.spawned == 0 else PARAGRAPHS[self.source()],
            {"who": figure_name(p, self.hero), "left": self.left()},
        )


def refill(p: WolfPosition, deck: Deck) -> bool:
    """An empty deck is made anew of its discards; whether there is a card to draw. [V.2, V.2b]"""
    r = p.row
    n: i64 = 0
    while n < deck.kinds:
        if r[deck.first + n] > 0:
            return True
        n += 1
    if deck.discards == c.NO_DISCARDS:
        return False
    found = False
    n = 0
    while n < deck.kinds:
        if r[deck.discards + n] > 0:
            r[deck.first + n] = r[deck.discards + n]
            r[deck.discards + n] = 0
            found = True
        n += 1
    return found


class DrawWeapon(DrawCards):
    """Cards from the top of the weapon deck, which has no discards. [F.6, V.3]"""

    def deck(self, p: WolfPosition) -> Deck:
        return p.packed.weapon_deck

    def resolve(self, p: WolfPosition, card: i64) -> None:
        arm(p, self.hero, card)
        p.tell(e.weapon_drawn(self.source()), self.hero, card)
        if self.left() > 1:
            p.push(DrawWeapon(self.hero, self.n - 1))

    def prompt(self, p: WolfPosition) -> Prompt:
        facts: Facts = {"who": figure_name(p, self.hero), "left": self.left()}
        return Prompt("draw-weapon", PARAGRAPHS[self.source()], facts)


def take_weapon(p: WolfPosition, hero: i64, kind: i64) -> None:
    """A card of the kind goes from the deck to the hero; those left are the deck, always shuffled. [C.3, V.3]"""
    p.row[c.WEAPON_DECK + kind] -= 1
    arm(p, hero, kind)


def arm(p: WolfPosition, hero: i64, kind: i64) -> None:
    """The first card of the kind that nobody has is the hero's. [C.3]"""
    t = p.packed
    r = p.row
    card = t.weapon_first[kind]
    while card < t.weapon_first[kind] + t.weapon_copies[kind] - 1 and r[c.WEAPON_OWNER + card] >= 0:
        card += 1
    one: i64 = 1
    r[c.WEAPON_OWNER + card] = hero
    r[c.ARMS + hero] |= one << card
    r[c.WEAPON_STATE + card] = 0
    r[c.WEAPON_MOUNT + card] = 0
    p.drawn = kind
