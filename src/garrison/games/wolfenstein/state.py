"""Positions as canonical text and back, and the set-up from which every game starts."""

from __future__ import annotations

from typing import Final

from garrison.core import dumping
from garrison.core.dumping import Body
from garrison.core.errors import BadSave
from garrison.core.game import Setup
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import ending, flow
from garrison.games.wolfenstein.board import Board
from garrison.games.wolfenstein.components.packed import PackedComponents, Rules
from garrison.games.wolfenstein.nazis import activation, phase, talents
from garrison.games.wolfenstein.position import Step, WolfPosition, empty_row
from garrison.games.wolfenstein.rules import (
    area,
    effect_steps,
    entering,
    event_cards,
    fighting,
    firing,
    loot,
    search,
    turn,
)
from garrison.games.wolfenstein.rules.figures import put
from garrison.games.wolfenstein.rules.loot import hold
from garrison.games.wolfenstein.rules.spawning import free_figure, muster

SCALARS: Final = (
    "round", "danger", "alarms", "events_done", "noise", "shut", "barred", "tokens", "entries", "spawned", "dead",
    "left", "bleeding", "fatigue", "acted", "bots", "nazis", "stunned", "sabotaged", "loud", "provoked", "called",
    "first", "turn_seat", "controller", "actor", "ap", "free", "attacks", "flags", "carried", "carry_left", "moved",
    "target", "weapon", "ability", "aim", "faces", "rerolls", "drawn", "awake", "stuck", "late", "in_phase", "heard",
    "goal", "route",
)  # fmt: skip

STEPS: Final[dict[str, type[Step]]] = {
    kind.__name__: kind
    for kind in (
        entering.FirstPlayer, entering.LifeChoice, flow.HeroPhase, entering.Entry, flow.TurnStart, entering.Nurse,
        flow.TurnEnd,
        flow.BotStart, flow.CleanUp, area.AreaRoll, talents.PuppeteerRoll, effect_steps.Doing, effect_steps.LuckCheck,
        effect_steps.Aimed, effect_steps.AimedSpace, effect_steps.AimedTile, fighting.AttackRoll, fighting.RerollChoice,
        fighting.RerollRoll, firing.AbilityChoice, firing.TakedownTarget, firing.ReloadRoll, ending.GameOver,
        loot.AmmoChoice, loot.DrawItem, loot.DrawWeapon, phase.NaziPhase, phase.OrderChoice, activation.NaziTurn,
        activation.TargetChoice, search.AimedCrate, search.DrawCrate, event_cards.DrawEvent, event_cards.EventChoice,
        event_cards.EventCheck, event_cards.EventLoot, turn.HeroTurn, turn.BotTurn,
    )
}  # fmt: skip


def set_up(packed: PackedComponents, rules: Rules, board: Board) -> WolfPosition:
    """The printed set-up; what is dealt or chosen is asked for. [S.2, S.3, S.5, S.6c, S.7, C.1b]"""
    p = WolfPosition(packed, rules, board, empty_row())
    p.shut = board.doors
    p.barred = board.barricades
    p.tokens = board.tokens
    _decks(p)
    for slot, name in enumerate(rules.heroes.split(",")):
        _hero(p, slot, packed.hero_ids.index(name))
    _enemies(p)
    p.restart(flow.HeroPhase())
    if rules.players > 1:
        p.push(entering.FirstPlayer())
    _choices(p)
    for hero in reversed(range(c.HEROES)):
        p.push(loot.DrawItem(hero, p.packed.random_items))
    p.proceed()
    return p


def _decks(p: WolfPosition) -> None:
    """All cards of weapons, equipment, events and crates, in no order. [S.6b]"""
    t = p.packed
    for base, copies, size in (
        (c.WEAPON_DECK, t.weapon_copies, t.weapon_kinds),
        (c.ITEM_DECK, t.item_copies, t.items),
        (c.EVENT_DECK, t.event_copies, t.events),
        (c.CRATE_DECK, t.crate_copies, t.crates),
    ):
        for n in range(size):
            p.row[base + n] = copies[n]


def _hero(p: WolfPosition, slot: int, card: int) -> None:
    """A hero with the values of his card and his starting kit: weapon, equipment, ammunition, life. [S.4, S.6, C.1]"""
    t, r = p.packed, p.row
    r[c.HERO + slot] = card
    r[c.HP + slot] = t.hero_hp[card]
    r[c.ARMOUR + slot] = t.hero_armour[card]
    for n in range(4):
        if t.hero_weapon[card * 4 + n] >= 0:
            loot.take_weapon(p, slot, t.hero_weapon[card * 4 + n])
    for kind in range(t.items):
        count = t.hero_items[card * c.ITEMS + kind]
        if count:
            r[c.ITEM_DECK + kind] -= count
            hold(p, slot, kind, count)
    for n in range(c.AMMO_KINDS):
        r[c.AMMUNITION + slot * c.AMMO_KINDS + n] = t.hero_ammo[card * c.AMMO_KINDS + n]
    if p.rules.life_heroes >= c.HEROES:
        r[c.LIFE + slot] = p.rules.life_each
    p.drawn = c.NOBODY


def _enemies(p: WolfPosition) -> None:
    """The figures of the mission, each with its card; in the hardest mode another guard. [S.2, C.2b, X.7c]"""
    b = p.board
    swapped = False
    for n in range(b.figures):
        kind, cell = b.figure_type[n], b.figure_cell[n]
        if p.rules.hardest and not swapped and kind == b.guard_type and b.tile[cell] == b.guard_tile:
            kind, swapped = b.guard_hardest, True
        who = free_figure(p, kind)
        muster(p, who, cell)
        p.nazis |= 1 << who


def _choices(p: WolfPosition) -> None:
    """What the mode leaves to the players before the first turn. [X.3a, X.5c]"""
    if p.rules.life_heroes < c.HEROES:
        p.push(entering.LifeChoice(p.rules.life_heroes))
    if p.rules.extra_ammo:
        for hero in reversed(range(c.HEROES)):
            p.push(loot.AmmoChoice(hero, p.rules.extra_ammo))


def dump(p: WolfPosition) -> str:
    """Exact, canonical JSON: how the table was set up, the scalars, the row, the pending steps."""
    head = {
        "scenario": p.rules.scenario,
        "difficulty": p.rules.difficulty,
        "players": p.rules.players,
        "heroes": p.rules.heroes,
        "rulings": p.rules.choices,
        "ending": p.ending,
    }
    return dumping.write(head, p, SCALARS, c.WHO)


def setup_of(body: Body) -> Setup:
    """How the table of a dump was set up."""
    scenario, difficulty = dumping.word(body, "scenario"), dumping.word(body, "difficulty")
    players, heroes = dumping.number(body, "players"), dumping.word(body, "heroes")
    return Setup(scenario, players, "", difficulty, dumping.rulings(body), {"heroes": heroes})


def load(body: Body, packed: PackedComponents, rules: Rules, board: Board) -> WolfPosition:
    """The position of a dump; nothing can be pushed once it has ended, so that is read last."""
    p = WolfPosition(packed, rules, board, empty_row())
    dumping.read_scalars(body, p, SCALARS)
    dumping.read_row(body, p, c.WHO)
    for who in range(c.FIGURES):
        cell = p.row[c.AT + who]
        if cell >= 0:
            if cell >= c.CELLS or board.tile[cell] < 0:
                raise BadSave(f"dump: row: figure {who} stands outside the map")
            put(p, who, cell)
    dumping.read_steps(body, p, STEPS, {})
    p.ending = dumping.number(body, "ending")
    return p
