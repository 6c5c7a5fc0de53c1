"""What speaks for an option of the heroes, in the terms of Wolfenstein."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core import bits
from garrison.core.motives import Motive
from garrison.core.option import Option
from garrison.core.position import Offers
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.actions.attack import ABILITY, ATTACK, SHOOT, AbilityChoice
from garrison.games.wolfenstein.actions.company import RESCUE
from garrison.games.wolfenstein.actions.equip import MOUNT, WEAR
from garrison.games.wolfenstein.actions.exert import EXERT
from garrison.games.wolfenstein.actions.gates import CLEAR, OPEN
from garrison.games.wolfenstein.actions.melee import PUNCH, STAB
from garrison.games.wolfenstein.actions.move import MOVE, SLIP
from garrison.games.wolfenstein.actions.reload import RELOAD
from garrison.games.wolfenstein.actions.search import LEAVE, SEARCH
from garrison.games.wolfenstein.actions.turn import END
from garrison.games.wolfenstein.actions.use import TALENT, USE
from garrison.games.wolfenstein.ending import is_due, is_met
from garrison.games.wolfenstein.flow import ACTIVATE
from garrison.games.wolfenstein.parts import TOKEN
from garrison.games.wolfenstein.player.evaluate import WolfEvaluator
from garrison.games.wolfenstein.player.features import NEAR, is_wanted
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.dice import count_of
from garrison.games.wolfenstein.rules.fighting import REROLL
from garrison.games.wolfenstein.rules.figures import gap, heroes_on_map
from garrison.games.wolfenstein.rules.loot import AMMO, AmmoChoice
from garrison.games.wolfenstein.rules.steps import PICK
from garrison.games.wolfenstein.rules.weapons import ability_cost

MOTIVES: dict[str, frozenset[str]] = {
    "wanted": frozenset({"who"}),
    "near-hurt": frozenset({"who", "hero", "hp"}),
    "nearly-dead": frozenset({"who", "hp"}),
    "near-hero": frozenset({"who", "hero"}),
    "to-the-bleeding": frozenset({"hero"}),
    "to-the-enemy": frozenset({"steps"}),
    "to-the-goal": frozenset({"steps"}),
    "goal-token": frozenset({"token"}),
    "crate": frozenset({"token"}),
    "bleeding": frozenset({"hero"}),
    "empty-weapon": frozenset({"weapon"}),
    "way-out": frozenset(),
    "enemies-near": frozenset({"hero", "count"}),
    "unhindered": frozenset({"hero"}),
    "ap-spent": frozenset(),
    "door": frozenset(),
    "in-reach": frozenset({"who", "hp"}),
    "no-ap": frozenset({"hero"}),
    "hurt": frozenset({"hero", "hp"}),
    "nothing-nearer": frozenset(),
    "not-yet-there": frozenset({"hero"}),
    "last-rounds": frozenset({"hero", "count"}),
    "rounds-left": frozenset({"hero", "count"}),
    "weapon-needs": frozenset({"weapon"}),
    "misses": frozenset({"count"}),
    "unused": frozenset({"hero"}),
    "blocked": frozenset(),
}


def motives(p: WolfPosition, option: Option) -> Iterator[Motive]:
    """What speaks for it, most telling first."""
    index = option.index
    for verb in (ATTACK, SHOOT, STAB, PUNCH):
        if verb.has(index):
            yield from _enemy(p, c.FIRST_NAZI + (index - verb.first) % c.ENEMY_CARDS)
    for way in (MOVE, SLIP):
        if way.has(index) and p.actor < c.HEROES:
            yield from _nearer(p, index - way.first)
    if ACTIVATE.has(index):
        yield from _hero_on_turn(p, index - ACTIVATE.first)
    elif END.has(index):
        yield from _done(p)
    elif EXERT.has(index) or USE.has(index) or TALENT.has(index):
        yield from _in_need(p)
    elif WEAR.has(index) or MOUNT.has(index):
        yield Motive("unused", {"hero": _hero(p, p.actor)})
    elif ABILITY.has(index):
        yield from _ability(p, index - ABILITY.first)
    elif AMMO.has(index):
        yield from _ammunition(p, index - AMMO.first)
    elif REROLL.has(index):
        yield from _dice(p, index - REROLL.first)
    elif PICK.has(index) and index >= PICK.first + c.HERO_CARDS:
        yield from _enemy(p, c.FIRST_NAZI + index - PICK.first - c.HERO_CARDS)
    elif CLEAR.has(index):
        yield Motive("blocked")
    elif OPEN.has(index):
        yield Motive("door")
    elif SEARCH.has(index):
        yield from _token(p, index - SEARCH.first)
    elif LEAVE.has(index):
        yield Motive("way-out")
    elif RESCUE.has(index):
        card = index - RESCUE.first
        yield from (
            Motive("bleeding", {"hero": _hero(p, hero)})
            for hero in bits.members(p.bleeding)
            if p.row[c.HERO + hero] == card
        )
    elif RELOAD.has(index):
        yield Motive("empty-weapon", {"weapon": p.packed.weapon_card_ids[index - RELOAD.first]})


def _hero_on_turn(p: WolfPosition, card: int) -> Iterator[Motive]:
    """Whether enemies are near the hero who would be next."""
    for hero in bits.members(heroes_on_map(p)):
        if p.row[c.HERO + hero] == card:
            count = sum(gap(p, enemy, hero) <= NEAR for enemy in bits.members(p.nazis))
            name = _hero(p, hero)
            if count:
                yield Motive("enemies-near", {"hero": name, "count": count})
            else:
                yield Motive("unhindered", {"hero": name})
            return
    yield Motive("not-yet-there", {"hero": p.packed.hero_ids[card]})


def _done(p: WolfPosition) -> Iterator[Motive]:
    """No AP are left, or no way leads nearer to anything."""
    if p.ap == 0:
        yield Motive("ap-spent")
        return
    offers = Offers()
    p.legal(offers)
    cells = [offers.a[n] - way.first for n in range(offers.n) for way in (MOVE, SLIP) if way.has(offers.a[n])]
    if p.actor < c.HEROES and not any(True for cell in cells for _ in _nearer(p, int(cell))):
        yield Motive("nothing-nearer")


def _in_need(p: WolfPosition) -> Iterator[Motive]:
    """What asks for more than the AP allow: wounds, enemies near, or that none are left."""
    hero = p.actor
    if hero >= c.HEROES:
        return
    name, hp = _hero(p, hero), int(p.row[c.HP + hero])
    count = sum(gap(p, enemy, hero) <= NEAR for enemy in bits.members(p.nazis))
    if count:
        yield Motive("enemies-near", {"hero": name, "count": count})
    if hp < p.packed.hero_hp[p.row[c.HERO + hero]]:
        yield Motive("hurt", {"hero": name, "hp": hp})
    if p.ap == 0:
        yield Motive("no-ap", {"hero": name})


def _ammunition(p: WolfPosition, kind: int) -> Iterator[Motive]:
    """A weapon that the hero carries fires it, and how much of it he has."""
    top = p.top
    if not isinstance(top, AmmoChoice):
        return
    for card in bits.members(p.row[c.ARMS + top.hero]):
        if p.packed.weapon_ammo[p.packed.weapon_kind[card]] == kind:
            yield Motive("weapon-needs", {"weapon": p.packed.weapon_card_ids[card]})
    count = int(p.row[c.AMMUNITION + top.hero * c.AMMO_KINDS + kind])
    yield Motive("rounds-left", {"hero": _hero(p, top.hero), "count": count})


def _ability(p: WolfPosition, ability: int) -> Iterator[Motive]:
    """How much the target can still take; without an ability, that the rounds would not do for another shot."""
    top = p.top
    if not isinstance(top, AbilityChoice):
        return
    if ability < c.ABILITIES:
        yield from _enemy(p, top.target)
        return
    kind = p.packed.weapon_ammo[p.packed.weapon_kind[top.card]]
    count = int(p.row[c.AMMUNITION + top.hero * c.AMMO_KINDS + kind])
    if p.rules.ammo_token_needed and all(
        count <= ability_cost(p, top.card, n) for n in range(c.ABILITIES) if p.reason(c.ABILITY + n) == 0
    ):
        yield Motive("last-rounds", {"hero": _hero(p, top.hero), "count": count})


def _dice(p: WolfPosition, face: int) -> Iterator[Motive]:
    """Dice that hit nothing."""
    count = int(count_of(p.faces, face))
    if count and face in (c.FACE_BLANK, c.FACE_RELOAD):
        yield Motive("misses", {"count": count})


def _hero(p: WolfPosition, hero: int) -> str:
    return p.packed.hero_ids[p.row[c.HERO + hero]]


def _enemy(p: WolfPosition, enemy: int) -> Iterator[Motive]:
    """An enemy whom the mission wants dead, who stands beside a hurt hero, or who is nearly dead."""
    if not p.nazis >> enemy & 1:
        return
    t = p.packed
    name = t.figure_ids[enemy]
    if is_wanted(p, t.type_of[enemy]):
        yield Motive("wanted", {"who": name})
    near = [hero for hero in bits.members(heroes_on_map(p)) if gap(p, enemy, hero) <= NEAR]
    hurt = [hero for hero in near if p.row[c.HP + hero] < t.hero_hp[p.row[c.HERO + hero]]]
    if hurt:
        weakest = min(hurt, key=lambda hero: int(p.row[c.HP + hero]))
        hp = int(p.row[c.HP + weakest])
        yield Motive("near-hurt", {"who": name, "hero": _hero(p, weakest), "hp": hp})
    left = int(p.row[c.HP + enemy] + p.row[c.ARMOUR + enemy])
    if left <= 1:
        yield Motive("nearly-dead", {"who": name, "hp": left})
    if near and not hurt:
        yield Motive("near-hero", {"who": name, "hero": _hero(p, near[0])})
    yield Motive("in-reach", {"who": name, "hp": left})


def _nearer(p: WolfPosition, cell: int) -> Iterator[Motive]:
    """Nearer to whom he can help, to an enemy he can attack, or to what the mission asks for."""
    hero, view = p.actor, WolfEvaluator()
    view.look(p, hero)
    steps = int(view.near[p.row[c.AT + hero]] - view.near[cell])
    if steps <= 0:
        return
    if view.helping:
        yield Motive("to-the-bleeding", {"hero": _hero(p, bits.members(p.bleeding)[0])})
    elif view.seen != 0 and p.attacks > 0 and view.reach > 0:
        yield Motive("to-the-enemy", {"steps": steps})
    else:
        yield Motive("to-the-goal", {"steps": steps})


def _token(p: WolfPosition, token: int) -> Iterator[Motive]:
    """An objective or event that the mission asks for, or a crate."""
    name = TOKEN.fixed[token]
    if token < c.CRATE_TOKENS:
        yield Motive("crate", {"token": name})
        return
    b = p.board
    for goal in range(b.goals):
        kind, what = b.goal_kind[goal], b.goal_what[goal]
        asked = kind == c.GOAL_EVENTS and c.FIRST_EVENT <= token < c.FIRST_OBJECTIVE
        asked = asked or (kind == c.GOAL_SEARCH and token == c.FIRST_OBJECTIVE + what)
        if asked and not is_met(p, goal) and is_due(p, goal):
            yield Motive("goal-token", {"token": name})
            return
