"""Danger in Wolfenstein: what is told of the next Nazi phase against the phase itself, played out by the rules.

In two hundred positions of played games in which the last hero of the round is active, he ends his turn and the Nazis
act through every result of every roll. With a single Nazi awake what was told is exact; with several it is estimated.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from garrison.core.danger import Threat, ThreatAssessment, danger_of
from garrison.core.game import Setup
from garrison.core.odds import throws
from garrison.core.position import CHOICE, OVER, ROLL, Offers, Told
from garrison.core.rng import Rng, sample
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.actions.turn import HeroTurn
from garrison.games.wolfenstein.game import wolf
from garrison.games.wolfenstein.names import figure_name, slot_of
from garrison.games.wolfenstein.nazis.phase import begin_phase
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.dice import shown
from garrison.games.wolfenstein.rules.figures import standing
from tests.wolfenstein.scenes import castle, game

COMPARED = 200
MOST_ATTACKS = 2  # in one phase: each takes every result of every roll before it
WAKING = {"attacks", "sees", "hears", "provoked"}


def last_turns(count: int) -> Iterator[WolfPosition]:
    """Positions in which ending the turn begins the Nazi phase, of all missions in turn."""
    missions = [scenario.id for scenario in game().about.scenarios]
    found = 0
    for seed in range(100):
        p = wolf(game().setup(game().settle(Setup(missions[seed % len(missions)]))))
        rng, offers, player = Rng(seed, 0), Offers(), game().heuristic()
        while p.pending() != OVER:
            if isinstance(p.top, HeroTurn) and p.reason(c.END) == 0 and rng.below(3) == 0:
                after = ended(p)
                if after is not None and len(attackers(p)) <= MOST_ATTACKS:
                    yield p.copy()
                    found += 1
                    if found == count:
                        return
            if p.pending() == CHOICE:
                p.legal(offers)
                p.play(player.choose(p, offers, rng) if rng.below(4) else offers.a[rng.below(offers.n)])
            else:
                p.chance(sample(p, p.pending(), rng, offers))


def ended(p: WolfPosition) -> WolfPosition | None:
    """The Nazi phase that follows, where the turn that ends is the last of the round."""
    twin = p.copy()
    twin.play(c.END)
    return twin if twin.in_phase and twin.ending == 0 else None


def attackers(p: WolfPosition) -> list[Threat]:
    return [threat for threat in danger_of(game(), p).threats if threat.key == "attacks"]


def outcomes(p: WolfPosition) -> Iterator[tuple[int, float]]:
    """Every throw of the pending dice; of those that show the same faces one stands for all."""
    same: dict[int, tuple[int, float]] = {}
    for throw, chance in throws(p.dice(), p.sides()):
        first, likely = same.get(shown(p, throw), (throw, 0.0))
        same[shown(p, throw)] = (first, likely + chance)
    return iter(same.values())


class Played:
    """All ways the phase can go: hits on each ally, who falls, who attacks."""

    def __init__(self, p: WolfPosition) -> None:
        self.expected = dict.fromkeys(range(c.FIGURES), 0.0)
        self.falls = dict.fromkeys(range(c.FIGURES), 0.0)
        self.attackers: set[str] = set()
        self.before = p
        now: dict[str, tuple[WolfPosition, float]] = {"": (p, 1.0)}
        while now:
            after: dict[str, tuple[WolfPosition, float]] = {}
            for q, likely in now.values():
                for twin, share in self.steps(q, likely):
                    if twin.in_phase and twin.ending == 0:
                        key = game().dump(twin)
                        after[key] = (twin, share + after.get(key, (twin, 0.0))[1])
                    else:
                        self.count(twin, share)
            now = after

    def steps(self, p: WolfPosition, likely: float) -> Iterator[tuple[WolfPosition, float]]:
        if p.pending() == CHOICE:
            offers = Offers()
            p.legal(offers)
            twin = p.copy()
            twin.play(offers.a[0])
            yield twin, likely
            return
        assert p.pending() == ROLL
        for throw, chance in outcomes(p):
            twin = p.copy()
            told: list[Told] = []
            twin.listener = told
            twin.chance(throw)
            twin.listener = None
            for one in told:
                event = game().events.resolve(twin, one)
                if event.key == "figure-hurt":
                    self.expected[int(one.a)] += likely * chance * int(one.b)
                if event.key == "attack-rolled":
                    self.attackers.add(str(event.facts["who"]))
            yield twin, likely * chance

    def count(self, p: WolfPosition, likely: float) -> None:
        down = standing(self.before) & ~standing(p)
        for who in range(c.FIGURES):
            self.falls[who] += likely * int(down >> who & 1)


def chance_of(danger: ThreatAssessment, ref: str, key: str) -> float:
    return sum(threat.chance or 0.0 for threat in danger.at(ref) if threat.key == key)


@pytest.mark.slow
def test_the_nazi_phase_goes_as_told() -> None:
    exact, near = 0, []
    for p in last_turns(COMPARED):
        danger, phase = danger_of(game(), p), ended(p)
        assert phase is not None
        found = Played(phase)
        told = [threat for threat in danger.threats if threat.key == "attacks"]
        certain = "nobody-falls-before" not in danger.assumed and "first-of-equals" not in danger.assumed
        if certain:
            assert {threat.who[0] for threat in told} == found.attackers
        for who in range(c.FIGURES):
            if not standing(p) >> who & 1:
                continue
            ref = f"piece:{figure_name(p, who)}"
            hits = sum(threat.amount or 0.0 for threat in danger.at(ref) if threat.key == "attacked")
            falls = chance_of(danger, ref, "falls")
            if certain:
                assert hits == pytest.approx(found.expected[who], abs=1e-9)
                assert falls == pytest.approx(found.falls[who], abs=1e-9)
                exact += hits > 0
            else:
                near.append((abs(hits - found.expected[who]), abs(falls - found.falls[who])))
    assert exact >= 10
    assert len(near) >= 50
    assert sum(hits for hits, _ in near) / len(near) < 0.1
    assert sum(falls for _, falls in near) / len(near) < 0.02


@pytest.mark.rule("N.3")
def test_whoever_wakes_is_marked_and_nobody_else() -> None:
    for p in last_turns(60):
        twin = ended(p)
        assert twin is not None
        still = p.copy()
        still.flags = 0
        danger = danger_of(game(), p)
        marked = {threat.ref for threat in danger.threats if threat.key in WAKING}
        begin_phase(still)
        awake = {f"piece:{figure_name(p, who)}" for who in range(c.FIGURES) if still.awake >> who & 1}
        assert awake <= marked
        assert all(threat.exact for threat in danger.threats if threat.key in WAKING - {"attacks"})


def awake(danger: ThreatAssessment) -> dict[str, str]:
    return {threat.ref.partition(":")[2]: threat.key for threat in danger.threats if threat.key in WAKING}


@pytest.mark.rule("N.3", "Q.1")
def test_before_a_shot_one_sees_who_would_hear_it() -> None:
    stage = castle().stand(bj="r4c5", soldaten_1="r4c8", soldaten_2="r2c15").turn("bj")
    assert "soldaten_2" not in awake(danger_of(stage.game, stage.p))
    shot = next(
        name for name in stage.offered() if name.startswith("attack ") and name.endswith(" soldaten_1")
    )
    option = next(option for option in stage.game.options if option.name == shot)
    danger = danger_of(stage.game, stage.p, option)
    assert awake(danger)["soldaten_2"] == "hears"
    assert "attack-misses" in danger.assumed
    assert stage.value("soldaten_1", "hp") > 0


@pytest.mark.rule("N.3", "M.4")
def test_before_a_door_is_opened_one_sees_who_is_behind_it() -> None:
    stage = castle(doors=["C1-R2"]).stand(bj="r4c11", soldaten_1="r4c14").turn("bj")
    assert awake(danger_of(stage.game, stage.p)) == {}
    door = next(name for name in stage.offered() if name.startswith("open "))
    option = next(option for option in stage.game.options if option.name == door)
    assert awake(danger_of(stage.game, stage.p, option)) == {"soldaten_1": "attacks"}


def test_no_nazis_no_danger() -> None:
    for p in last_turns(10):
        for who in range(c.FIRST_NAZI, c.FIGURES):
            if p.nazis >> who & 1:
                p.row[c.WHO + p.row[c.AT + who]] = c.NOBODY
        p.nazis = 0
        keys = {threat.key for threat in danger_of(game(), p).threats}
        assert keys <= {"bleeding"}


@pytest.mark.rule("D.1")
def test_the_alarm_tells_how_far_it_is_and_who_comes() -> None:
    for p in last_turns(20):
        alarm = next(threat for threat in danger_of(game(), p).totals if threat.key.startswith("alarm"))
        assert alarm.facts["danger"] == p.danger
        assert alarm.facts["limit"] == p.board.alarm_limit
        b, following = p.board, p.alarms + 1
        squads = [
            n for n in range(b.alarms) if b.alarm_first[n] <= following and following <= b.alarm_last[n]
        ]
        assert set(alarm.who) == {p.packed.type_ids[b.alarm_type[n]] for n in squads}


def test_a_space_in_sight_of_nobody_is_not_marked() -> None:
    marked = 0
    for p in last_turns(40):
        danger = danger_of(game(), p)
        for threat in danger.threats:
            if threat.ref.startswith("space:"):
                assert threat.who
                assert (threat.key == "under-fire") == bool(threat.amount)
                marked += 1
        blind = p.copy()
        blind.stunned |= blind.nazis
        assert not [t for t in danger_of(game(), blind).threats if t.ref.startswith("space:")]
    assert marked > 20


@pytest.mark.rule("N.6")
def test_a_space_is_under_fire_as_far_as_steps_and_range_go() -> None:
    """A Soldat has three steps besides his attack, and range four."""
    stage = castle().stand(bj="r5c6", soldaten_1="r4c15").turn("bj", ap=4)
    marked = {t.ref: t.key for t in danger_of(stage.game, stage.p).threats if t.ref.startswith("space:")}
    away = {ref: 15 - int(ref.rpartition("c")[2]) for ref in marked}  # nearer by columns than by rows nowhere
    assert {key for ref, key in marked.items() if away[ref] <= 7} == {"under-fire"}
    assert {key for ref, key in marked.items() if away[ref] > 7} == {"watched"}


@pytest.mark.rule("H.1b")
def test_armour_tokens_protect_like_armour() -> None:
    def falls(armour: int, tokens: int) -> float:
        stage = castle().stand(bj="r4c5", soldaten_1="r4c7").health("bj", 1, armour).turn("bj")
        stage.p.row[c.WARD + slot_of(stage.p, 0)] = tokens
        return chance_of(danger_of(stage.game, stage.p), "piece:bj", "falls")

    assert falls(0, 0) > falls(0, 2) == falls(2, 0) > 0


def test_looking_changes_nothing_and_every_number_is_sound() -> None:
    for p in last_turns(40):
        before = game().dump(p)
        danger = danger_of(game(), p)
        assert game().dump(p) == before
        for threat in (*danger.threats, *danger.totals):
            assert threat.chance is None or 0 <= threat.chance <= 1
            assert threat.amount is None or threat.amount >= 0
            assert threat.rule


def test_when_nothing_has_begun_or_all_is_over_nothing_is_told() -> None:
    p = castle().stand(bj="r4c5").turn("bj").p
    p.ending = c.ALL_DEAD
    assert danger_of(game(), p) == ThreatAssessment()
    fresh = wolf(game().setup(game().settle(Setup("mission-1"))))
    assert danger_of(game(), fresh) == ThreatAssessment()
