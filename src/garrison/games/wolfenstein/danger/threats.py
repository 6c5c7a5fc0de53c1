"""Danger at a glance: who wakes, whom he attacks and how hard, the spaces he watches, and the next alarm."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.danger import DIE, Threat, ThreatAssessment, possible
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.danger.attacks import AttackToll, NaziAttack
from garrison.games.wolfenstein.danger.nazi_phase import NaziPhaseAhead
from garrison.games.wolfenstein.danger.spaces import SpaceThreats
from garrison.games.wolfenstein.names import figure_name
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import standing
from garrison.games.wolfenstein.rules.sight import seen_by

ABOUT: dict[str, frozenset[str]] = {
    "attacks": frozenset({"figure", "target", "dice"}),
    "sees": frozenset({"figure"}),
    "hears": frozenset({"figure"}),
    "provoked": frozenset({"figure"}),
    "attacked": frozenset({"target", "who"}),
    "falls": frozenset({"target", "who"}),
    "bleeding": frozenset({"target"}),
    "under-fire": frozenset({"count", "who"}),
    "watched": frozenset({"count", "who"}),
    "hero-falls": frozenset(),
    "alarm": frozenset({"danger", "limit", "rise", "who"}),
    "alarm-rings": frozenset({"danger", "limit", "who"}),
    "last-round": frozenset(),
}
ASSUMED = ("heroes-stay", "nobody-falls-before", "first-of-equals", "attack-misses")


def danger(p: WolfPosition) -> ThreatAssessment:
    """What the next Nazi phase may do, if the heroes do nothing more; nothing once the mission is over."""
    if p.ending or p.spawned == 0:
        return ThreatAssessment()
    ahead = NaziPhaseAhead(p)
    if ahead.settled.ending:
        return ThreatAssessment()
    allies = ally_threats(ahead)
    spaces = SpaceThreats(ahead.settled).all() if p.in_phase == 0 else []
    threats = [*nazis(ahead), *allies, *bleeding(p), *spaces]
    return ThreatAssessment(possible(threats), totals(ahead, allies), assumed(ahead))


def assumed(ahead: NaziPhaseAhead) -> tuple[str, ...]:
    """What the numbers take for granted."""
    found = ["heroes-stay"] if ahead.settled.in_phase == 0 else []
    if not ahead.is_certain():
        found.append("nobody-falls-before")
    if ahead.choices:
        found.append("first-of-equals")
    if ahead.missed:
        found.append("attack-misses")
    return tuple(found)


def nazis(ahead: NaziPhaseAhead) -> list[Threat]:
    """Every Nazi who is awake: whom he attacks, or why he wakes. [N.3, N.6]"""
    p = ahead.settled
    attacks = {attack.who: attack for attack in ahead.attacks}
    found = [attack_threat(ahead, attack) for attack in attacks.values()]
    pool = ahead.awake
    while pool != 0:
        low = pool & -pool
        pool ^= low
        who = bits.BIT[low % bits.MODULUS]
        if int(who) not in attacks:
            name = figure_name(p, who)
            found.append(Threat(waking(p, who), f"piece:{name}", "N.3", {"figure": name}, (name,)))
    return found


def attack_threat(ahead: NaziPhaseAhead, attack: NaziAttack) -> Threat:
    """A Nazi's attack, with the hits expected of his dice. [N.6, F.2]"""
    hits = sum(chance * (hp + armour) for (hp, armour), chance in attack.hits.items())
    facts: dict[str, str | int] = {
        "figure": attack.name,
        "target": figure_name(ahead.settled, attack.target),
        "dice": attack.dice,
    }
    ref = f"piece:{attack.name}"
    return Threat("attacks", ref, "N.6", facts, (attack.name,), (DIE,), None, hits, ahead.is_certain())


def waking(p: WolfPosition, who: i64) -> str:
    """Why a Nazi wakes: what he sees, else what he hears, else that he was attacked. [N.3, N.10]"""
    if seen_by(p, who) != 0:
        return "sees"
    return "hears" if p.packed.noise_activated[p.packed.type_of[who]] else "provoked"


def ally_threats(ahead: NaziPhaseAhead) -> list[Threat]:
    """Heroes and bots that are attacked: the hits, and the chance that they go down. [F.3, H.1, H.2]"""
    p = ahead.settled
    found: list[Threat] = []
    pool = standing(p)
    while pool != 0:
        low = pool & -pool
        pool ^= low
        ally = int(bits.BIT[low % bits.MODULUS])
        attacks = [attack for attack in ahead.attacks if attack.target == ally]
        if attacks:
            found += ally_threat(ahead, ally, attacks)
    return found


def ally_threat(ahead: NaziPhaseAhead, ally: int, attacks: list[NaziAttack]) -> list[Threat]:
    """The attacks on one of them, in their order."""
    name = figure_name(ahead.settled, ally)
    ref = f"piece:{name}"
    outcome = AttackToll(ahead.settled, ally, attacks)
    exact = ahead.is_certain()
    who = tuple(attack.name for attack in attacks)
    facts: dict[str, str | int] = {"target": name}
    return [
        Threat("attacked", ref, "F.3", facts, who, (DIE,), outcome.hurt, outcome.expected, exact),
        Threat("falls", ref, "H.1", facts, who, (DIE,), outcome.falls, None, exact, True),
    ]


def bleeding(p: WolfPosition) -> list[Threat]:
    """Heroes who die at their next turn unless somebody helps them. [H.2b]"""
    return [
        Threat(
            "bleeding", f"piece:{figure_name(p, hero)}", "H.2b", {"target": figure_name(p, hero)}, grave=True
        )
        for hero in range(c.HEROES)
        if p.bleeding >> hero & 1
    ]


def totals(ahead: NaziPhaseAhead, allies: list[Threat]) -> tuple[Threat, ...]:
    """The chance that a hero falls, the danger dial and who comes with the next alarm, the last round. [D.1, R.2]"""
    p = ahead.settled
    safe = 1.0
    for threat in allies:
        if threat.key == "falls" and threat.chance is not None:
            safe *= 1.0 - threat.chance
    exact = ahead.is_certain()
    found = [Threat("hero-falls", "", "H.1", {}, (), (DIE,), 1.0 - safe, None, exact, True), alarm(ahead)]
    if p.round >= p.board.round_limit:
        found.append(Threat("last-round", "", "R.2", {}, grave=True))
    return tuple(found)


def alarm(ahead: NaziPhaseAhead) -> Threat:
    """How far the dial is from the alarm, and how much nearer the Nazis bring it. [D.1, D.2c, D.4]"""
    p = ahead.settled
    comers = squads(p)
    facts: dict[str, str | int] = {"danger": int(p.danger), "limit": int(p.board.alarm_limit)}
    if ahead.after.alarms > p.alarms:
        return Threat("alarm-rings", "", "D.1", facts, comers, grave=True)
    facts["rise"] = int(ahead.after.danger - p.danger)
    return Threat("alarm", "", "D.1", facts, comers)


def squads(p: WolfPosition) -> tuple[str, ...]:
    """The kinds of Nazi that the next alarm brings, by another ruling only the first one does. [D.4, D.5]"""
    b = p.board
    if p.alarms > 0 and p.rules.alarm_again == 1:
        return ()
    kinds = [
        p.packed.type_ids[b.alarm_type[n]]
        for n in range(b.alarms)
        if b.alarm_first[n] <= p.alarms + 1 <= b.alarm_last[n]
    ]
    return tuple(dict.fromkeys(kinds))
