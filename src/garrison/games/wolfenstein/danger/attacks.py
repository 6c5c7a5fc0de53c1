"""What the dice of a Nazi's attack come to, and what several attacks do to one of the heroes' side."""

# compiled

from __future__ import annotations

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.face.chances import added, face_sides, packed, throws, unpacked
from garrison.games.wolfenstein.names import figure_name
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.dice import cancelled, convert, count_of
from garrison.games.wolfenstein.rules.fighting import forced_reroll

Hits = dict[tuple[int, int], float]  # HP hits and armour hits → chance
Health = tuple[int, int, int]  # HP, armour with tokens, hits that are ignored


class NaziAttack:
    """An attack that a Nazi would make in the next Nazi phase."""

    def __init__(self, p: WolfPosition, who: int, dice: int) -> None:
        self.who: int = who
        self.name: str = figure_name(p, who)
        self.target: int = int(p.target)
        self.dice: int = dice
        self.hits: Hits = hits_of(p, who, dice)


def hits_of(p: WolfPosition, who: int, dice: int) -> Hits:
    """Every result of an attack that is set in the position, with re-rolls and conversions. [F.2, F.3, K.3, V.1]"""
    twin = p.copy()
    sides = tuple(face_sides(p, face) for face in range(c.FACES))
    out: Hits = {}
    for first, chance in throws(dice, sides):
        twin.faces = packed(first)
        again = unpacked(int(forced_reroll(twin, who)))
        kept = tuple(n - m for n, m in zip(first, again, strict=True))
        for second, share in throws(sum(again), sides):
            twin.faces = packed(added(kept, second))
            key = result_of(twin, who)
            out[key] = out.get(key, 0.0) + chance * share
    return out


def result_of(p: WolfPosition, who: int) -> tuple[int, int]:
    """HP hits and armour hits of the faces on the table. [F.3, V.1]"""
    convert(p, who, p.target)
    hp, armour = int(count_of(p.faces, c.FACE_HP)), int(count_of(p.faces, c.FACE_ARMOUR))
    less = int(cancelled(p, p.target))
    spared = min(less, hp)
    return hp - spared, max(armour - (less - spared), 0)


def health_of(p: WolfPosition, who: int) -> Health:
    """What an ally has left, and what he ignores until his next turn or this round. [H.1, C.4f]"""
    r = p.row
    hp, armour = int(r[c.HP + who]), int(r[c.ARMOUR + who])
    if who >= c.HEROES:
        return hp, armour, 0
    return hp, armour + int(r[c.WARD + who]), int(r[c.SHIELD + who] + r[c.COAT + who])


def after_hits(health: Health, hp: int, armour: int) -> tuple[Health, int]:
    """What is left after an attack, and how many hits counted: HP hits go past armour. [F.3, F.4, H.1b]"""
    left, worn, ignored = health
    spared = min(ignored, hp + armour)
    less = min(spared, hp)
    hp -= less
    armour -= spared - less
    stopped = min(armour, worn)
    return (max(left - hp - armour + stopped, 0), worn - stopped, ignored - spared), hp + armour


class AttackToll:
    """What attacks in a row do to one of the heroes' side: chance to be hurt, chance to fall, hits expected."""

    def __init__(self, p: WolfPosition, target: int, attacks: list[NaziAttack]) -> None:
        states: dict[tuple[Health, bool], float] = {(health_of(p, target), False): 1.0}
        self.expected: float = 0.0
        for attack in attacks:
            after: dict[tuple[Health, bool], float] = {}
            for (health, hurt), likely in states.items():
                if health[0] == 0:  # who lies on the ground is left alone
                    after[(health, hurt)] = after.get((health, hurt), 0.0) + likely
                    continue
                for (hp, armour), chance in attack.hits.items():
                    then, counted = after_hits(health, hp, armour)
                    key = (then, hurt or counted > 0)
                    after[key] = after.get(key, 0.0) + likely * chance
                    self.expected += likely * chance * counted
            states = after
        self.falls: float = sum(likely for (health, _), likely in states.items() if health[0] == 0)
        self.hurt: float = sum(likely for (_, hurt), likely in states.items() if hurt)
