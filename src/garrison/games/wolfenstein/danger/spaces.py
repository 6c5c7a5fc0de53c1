"""The spaces near the hero in turn: who would see him there, and who could attack him.

That a Nazi comes into range is estimated from his steps alone; on the way there may be something in between.
"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.danger import DIE, Threat
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.danger.attacks import hits_of
from garrison.games.wolfenstein.names import figure_name, space_name
from garrison.games.wolfenstein.nazis.targets import best_targets
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import gap, lift, put, up_heroes
from garrison.games.wolfenstein.rules.sight import notices
from garrison.games.wolfenstein.rules.weapons import attack_dice


class SpaceThreats:
    """Each free space within the steps that the hero in turn has left."""

    def __init__(self, p: WolfPosition) -> None:
        self.p: WolfPosition = p.copy()
        self.hero: i64 = p.actor
        self.expected: dict[tuple[int, int], float] = {}  # hits by kind of Nazi and dice
        self.p.weapon = c.CARD
        self.p.ability = c.NOBODY
        self.p.target = self.hero

    def all(self) -> list[Threat]:
        """What threatens on each of them, where anything does. [N.3, N.6]"""
        p = self.p
        hero = self.hero
        one: i64 = 1
        if not 0 <= hero < c.HEROES or up_heroes(p) & (one << hero) == 0:
            return []
        start = p.row[c.AT + hero]
        steps = p.ap + p.free
        found: list[Threat] = []
        for cell in open_cells(p, start, steps):  # where he stands is told of himself
            lift(p, hero)
            put(p, hero, cell)
            found += self.here(cell)
        return found

    def here(self, cell: i64) -> list[Threat]:
        """With the hero standing there."""
        p = self.p
        seen: list[str] = []
        attackers: list[str] = []
        hits = 0.0
        pool = p.nazis & ~p.stunned
        while pool != 0:
            low = pool & -pool
            pool ^= low
            nazi = bits.BIT[low % bits.MODULUS]
            if not notices(p, nazi, self.hero):
                continue
            dice = self.dice_at(nazi)
            if dice > 0:
                attackers.append(figure_name(p, nazi))
                hits += self.hits(nazi, dice)
            else:
                seen.append(figure_name(p, nazi))
        ref = f"space:{space_name(cell)}"
        facts: dict[str, str | int] = {"count": len(attackers) + len(seen)}
        if attackers:
            who = (*attackers, *seen)
            return [Threat("under-fire", ref, "N.6", facts, who, (DIE,), None, hits, exact=False)]
        return [Threat("watched", ref, "N.3", facts, tuple(seen))] if seen else []

    def dice_at(self, nazi: i64) -> int:
        """Dice of a Nazi who sees the hero: from where he stands, or once he is in range; 0 if he cannot be. [N.6]"""
        p = self.p
        t = p.packed
        kind = t.type_of[nazi]
        left = t.ap[kind] - t.attack_ap[kind]
        if p.sabotaged >> nazi & 1 or left < 0:
            return 0
        away = gap(p, nazi, self.hero)
        targets = best_targets(p, nazi)
        if targets != 0:
            p.moved = 0
            return int(attack_dice(p, nazi, away)) if targets >> self.hero & 1 else 0
        p.moved = away - t.range[kind]
        if p.moved < 0 or p.moved * t.ap_move > left:
            return 0
        return int(attack_dice(p, nazi, t.range[kind]))

    def hits(self, nazi: i64, dice: int) -> float:
        """The hits expected of so many dice. [F.3]"""
        key = (int(self.p.packed.type_of[nazi]), dice)
        if key not in self.expected:
            results = hits_of(self.p, int(nazi), dice)
            self.expected[key] = sum(chance * (hp + armour) for (hp, armour), chance in results.items())
        return self.expected[key]


def open_cells(p: WolfPosition, start: i64, steps: i64) -> list[int]:
    """All free spaces within so many steps, with no closed door or barricade in between. [M.1, M.4, M.5]"""
    b = p.board
    found = {int(start)}
    edge = [int(start)]
    for _ in range(steps):
        beyond: list[int] = []
        for here in edge:
            base = here * c.DIRECTIONS
            for way in range(c.DIRECTIONS):
                there, gate = int(b.step[base + way]), b.gate[base + way]
                shut = gate >= 0 and (p.shut | p.barred) >> gate & 1
                if there >= 0 and there not in found and not shut:
                    found.add(there)
                    beyond.append(there)
        edge = beyond
    return sorted(cell for cell in found if p.row[c.WHO + cell] == c.NOBODY and b.plain[cell])
