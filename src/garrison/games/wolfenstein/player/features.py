"""Wolfenstein counted: what judge and words look at in a position, once for both."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.core.rows import row
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.ending import is_due, is_met, progress
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import gap, heroes_on_map

GOAL_KINDS: Final = 5
STRONGEST: Final = 40  # more than any hero's HP and armour together
LOW_HP: Final = 2
NEAR: Final = 3  # spaces
# Those that are said in words when one option is better than another.
FEATURES: Final = (
    "goals", "tokens", "dead", "bleeding", "hp", "threat", "enemies", "alarms", "danger", "noise", "ammunition",
    "jammed",
)  # fmt: skip
WORSE: Final = frozenset(
    {"tokens", "dead", "bleeding", "threat", "enemies", "alarms", "danger", "noise", "jammed"}
)  # of these less is better


class WolfFeatures:
    """The counts of one position."""

    def __init__(self, p: WolfPosition) -> None:
        self.met: i64 = 0  # goals
        self.due: i64 = 0  # goals that can be worked for now
        self.open: vec[i64] = row(GOAL_KINDS)  # goals not met, by kind
        self.rest: vec[i64] = row(GOAL_KINDS)  # what they still need
        self.hp: i64 = 0  # of the heroes on the map
        self.armour: i64 = 0
        self.ward: i64 = 0
        self.low: i64 = 0  # heroes with few HP
        self.weakest: i64 = STRONGEST  # HP and armour of the weakest hero
        self.ammunition: i64 = 0  # of the heroes on the map
        self.elsewhere: i64 = 0  # ammunition of the others
        self.unarmed: i64 = 0  # heroes without ammunition
        self.life: i64 = 0
        self.glory: i64 = 0
        self.jammed: i64 = 0
        self.strength: i64 = 0  # dice of the enemies
        self.health: i64 = 0  # HP and armour of the enemies
        self.wanted: i64 = 0  # of those the mission wants dead
        self.count_goals(p)
        self.count_heroes(p)
        self.count_jams(p)
        self.count_enemies(p)

    def count_goals(self, p: WolfPosition) -> None:
        """What is still to be done, by kind. [G.4]"""
        b = p.board
        n: i64 = 0
        while n < b.goals:
            if is_met(p, n):
                self.met += 1
            else:
                self.open[b.goal_kind[n]] += 1
                self.rest[b.goal_kind[n]] += b.goal_count[n] - done(p, n)
                self.due += 1 if is_due(p, n) else 0
            n += 1

    def count_heroes(self, p: WolfPosition) -> None:
        """How those on the map are, and the ammunition of the others."""
        heroes = heroes_on_map(p)
        hero: i64 = 0
        while hero < c.HEROES:
            if heroes >> hero & 1:
                self.count_health(p, hero)
                self.count_supplies(p, hero)
            else:
                self.elsewhere += ammunition_of(p, hero)
            hero += 1

    def count_health(self, p: WolfPosition, hero: i64) -> None:
        """What a hero can still take."""
        r = p.row
        hp = r[c.HP + hero]
        stamina = hp + r[c.ARMOUR + hero] + r[c.WARD + hero]
        self.hp += hp
        self.armour += r[c.ARMOUR + hero]
        self.ward += r[c.WARD + hero]
        self.low += 1 if hp <= LOW_HP else 0
        self.weakest = stamina if stamina < self.weakest else self.weakest

    def count_supplies(self, p: WolfPosition, hero: i64) -> None:
        """What a hero has to spend."""
        tokens = ammunition_of(p, hero)
        self.ammunition += tokens
        self.unarmed += 1 if tokens == 0 else 0
        self.life += p.row[c.LIFE + hero]
        self.glory += p.row[c.GLORY + hero]

    def count_jams(self, p: WolfPosition) -> None:
        """Weapons that jam."""
        card: i64 = 0
        while card < p.packed.weapon_cards:
            self.jammed += p.row[c.WEAPON_STATE + card] & c.JAMMED
            card += 1

    def count_enemies(self, p: WolfPosition) -> None:
        """What the heroes are up against."""
        t = p.packed
        pool = p.nazis
        while pool != 0:
            low = pool & -pool
            who = bits.BIT[low % bits.MODULUS]
            health = p.row[c.HP + who] + p.row[c.ARMOUR + who]
            self.strength += t.dice[t.type_of[who]]
            self.health += health
            if is_wanted(p, t.type_of[who]):
                self.wanted += health
            pool ^= low


def ammunition_of(p: WolfPosition, hero: i64) -> i64:
    """His tokens of all kinds."""
    place = c.AMMUNITION + hero * c.AMMO_KINDS
    return p.row[place + c.LIGHT] + p.row[place + c.HEAVY] + p.row[place + c.SPECIAL]


def done(p: WolfPosition, goal: i64) -> i64:
    """How much of a goal is done; of leaving the map, how many heroes have left."""
    return bits.count(p.left) if p.board.goal_kind[goal] == c.GOAL_EXIT else progress(p, goal)


def is_wanted(p: WolfPosition, kind: i64) -> bool:
    """Whether the mission still wants such enemies dead. [G.4]"""
    b = p.board
    n: i64 = 0
    while n < b.goals:
        if b.goal_kind[n] == c.GOAL_KILL and b.goal_what[n] == kind and not is_met(p, n):
            return True
        n += 1
    return False


def near_hurt_heroes(p: WolfPosition) -> i64:
    """How many enemies stand near a hero who is hurt."""
    hurt = [
        hero
        for hero in bits.members(heroes_on_map(p))
        if p.row[c.HP + hero] < p.packed.hero_hp[p.row[c.HERO + hero]]
    ]
    count: i64 = 0
    for enemy in bits.members(p.nazis):
        for hero in hurt:
            if gap(p, enemy, hero) <= NEAR:
                count += 1
                break
    return count


def features(p: WolfPosition) -> dict[str, int]:
    """What the heroes would count, by the names of FEATURES."""
    seen = WolfFeatures(p)
    return {
        "goals": seen.met,
        "tokens": bits.count(p.tokens),
        "dead": bits.count(p.dead),
        "bleeding": bits.count(p.bleeding),
        "hp": seen.hp + seen.armour,
        "threat": near_hurt_heroes(p),
        "enemies": bits.count(p.nazis),
        "alarms": p.alarms,
        "danger": p.danger,
        "noise": bits.count(p.noise),
        "ammunition": seen.ammunition + seen.elsewhere,
        "jammed": seen.jammed,
    }
