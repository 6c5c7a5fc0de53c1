"""Danger in Castle Itter: what is told equals what every card and every throw, played out by the rules, gives.

Exhaustively compared are single SS cards from a small deck (who is hit, which location is hit, whether the castle is
overrun) and turns of two infantry cards (whether the castle is overrun), on two hundred positions of played games.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle

import pytest

from garrison.core import dice as faces
from garrison.core.danger import Threat, ThreatAssessment, danger_of
from garrison.core.odds import chances
from garrison.core.position import CHOICE, OVER, ROLL, Offers
from garrison.core.rng import Rng
from garrison.games.itter import codes as c
from garrison.games.itter.actions.stop import PASS
from garrison.games.itter.danger.cards import ss_phase_of
from garrison.games.itter.flow import SsPhase
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.counters import SPEND, PlaceCounters, Suppression
from garrison.games.itter.rules.dealing import DealTactics
from garrison.games.itter.rules.locations import LocationShot, Rescue
from garrison.games.itter.rules.losses import REFUSE, Sacrifice
from tests.itter.scenes import castle, game
from tests.itter.test_odds import positions

SOLO = ("standard", "veteran", "elite")
SINGLE_CARDS = 150
WHOLE_TURNS = 50
FIRE = range(c.MACHINE_GUNNER, c.PANZERFAUST + 1)


@cache
def played(scenario: str) -> list[ItterPosition]:
    """Positions of a few games by the heuristic player."""
    found = [p for seed in (11, 12, 13) for p in positions(scenario, seed) if p.turn > 1]
    return found[:: max(1, len(found) // 100)]


def some(count: int) -> Iterator[tuple[int, ItterPosition]]:
    """So many positions in which an SS card is due, of all levels in turn."""
    rng = Rng(4, 4)
    levels = cycle(SOLO)
    for n in range(count):
        pool = played(next(levels))
        p = ss_phase_of(pool[n * 37 % len(pool)])
        while isinstance(p.top, DealTactics):
            p.chance(list(chances(p))[rng.below(len(list(chances(p))))][0])
        yield n, p


def with_deck(p: ItterPosition, cards: list[int], due: int) -> ItterPosition:
    """The same with just these cards left, so many of which come in this turn."""
    twin = p.copy()
    for card in range(p.packed.cards):
        twin.row[c.DECK + card] = cards.count(card)
    for deck in range(1, c.DECKS + 1):
        twin.row[c.DECK_COUNT + deck] = sum(p.packed.card_deck[card] == deck for card in cards)
    twin.deck_left = len(cards)
    twin.regiment = c.ASIDE
    twin.cards = due
    return twin


def cards_of(p: ItterPosition, deck: int, kinds: range) -> list[int]:
    t = p.packed
    return [n for n in range(t.cards) if t.card_deck[n] == deck and t.card_kind[n] in kinds]


class Harm:
    """What happened in all the ways the game can go on until the turn ends, each weighed with its chance."""

    def __init__(self, p: ItterPosition, infantry: bool = False) -> None:
        self.infantry = infantry
        self.men = [0.0] * c.DEFENDERS
        self.locations = [0.0] * c.LOCATIONS
        self.overrun = 0.0
        self.before = p
        now = {self.key(p, 0): (p, 0, 1.0)}
        while now:
            after: dict[object, tuple[ItterPosition, int, float]] = {}
            for q, struck, likely in now.values():
                for twin, hit, share in self.steps(q, struck):
                    if self.is_over(twin):
                        self.count(twin, hit, likely * share)
                    else:
                        key = self.key(twin, hit)
                        old = after.get(key, (twin, hit, 0.0))[2]
                        after[key] = (twin, hit, likely * share + old)
            now = after

    def is_over(self, p: ItterPosition) -> bool:
        return p.pending() == OVER or p.turn > self.before.turn

    def key(self, p: ItterPosition, struck: int) -> object:
        """What tells positions apart; of infantry only where it stands and what is to come."""
        if self.infantry:
            left = (p.top.kind, p.top.left) if isinstance(p.top, PlaceCounters) else (0, 0)
            return p.targets, tuple(p.row[c.DECK : c.DECK + c.CARDS]), p.cards, left, p.turn, p.ending
        return game().dump(p), struck

    def steps(self, p: ItterPosition, struck: int) -> Iterator[tuple[ItterPosition, int, float]]:
        """Every throw or card, or the answer that spends and risks nothing."""
        if p.pending() == CHOICE:
            twin = p.copy()
            twin.play(answer(p))
            yield twin, struck, 1.0
            return
        for outcome, chance in chances(p):
            twin, hit = p.copy(), struck
            top = p.top
            if isinstance(top, LocationShot) and faces.any_at_least(outcome, p.row[c.DEFENSE + top.location]):
                hit |= 1 << top.location
            twin.chance(outcome)
            yield twin, hit, chance

    def count(self, p: ItterPosition, struck: int, likely: float) -> None:
        hit = (p.disrupted & ~self.before.disrupted) | (p.gone & ~self.before.gone)
        for who in range(c.DEFENDERS):
            self.men[who] += likely * int(hit >> who & 1)
        for n in range(c.LOCATIONS):
            self.locations[n] += likely * int(struck >> n & 1)
        self.overrun += likely * (p.ending == c.OVERRUN)


def answer(p: ItterPosition) -> int:
    if isinstance(p.top, Suppression):
        return SPEND.first
    if isinstance(p.top, (Sacrifice, Rescue)):
        return REFUSE.first
    offers = Offers()
    p.legal(offers)
    return offers.a[0]


def told(danger: ThreatAssessment, ref: str, *keys: str) -> Threat | None:
    found = [threat for threat in danger.at(ref) if threat.key in keys]
    assert len(found) <= 1
    return found[0] if found else None


def total(danger: ThreatAssessment, key: str) -> Threat:
    (found,) = (threat for threat in danger.totals if threat.key == key)
    return found


def same(threat: Threat | None, chance: float) -> None:
    """A threat that is told has the chance that was found, and one that is not told cannot come true."""
    assert (threat.chance if threat else 0.0) == pytest.approx(chance, abs=1e-9)
    assert threat is None or threat.exact


@pytest.mark.slow
def test_a_single_card_does_what_is_told_of_it() -> None:
    seen = dict.fromkeys(("men", "locations", "overrun"), 0)
    for n, p in some(SINGLE_CARDS):
        pool = cards_of(p, 1 + n % c.DECKS, range(1, c.PANZERFAUST + 1))
        cards = [pool[n * 5 % len(pool)], pool[(n * 7 + 1) % len(pool)]]
        if p.guns > 1:  # several heavy weapons are an estimate, see below
            cards = [card for card in cards if p.packed.card_kind[card] != c.SUPPRESSIVE_FIRE] or pool[:1]
        q = with_deck(p, cards, 1)
        danger, found = danger_of(game(), q), Harm(q)
        same(total(danger, "overrun"), found.overrun)
        for who, name in enumerate(q.packed.defender_ids):
            same(told(danger, f"piece:{name}", "hit", "hit-again"), found.men[who])
        for place, name in enumerate(q.packed.location_ids):
            same(told(danger, f"location:{name}", *LOCATION_KEYS), found.locations[place])
        assert total(danger, "men-hit").amount == pytest.approx(sum(found.men))
        seen["men"] += any(found.men)
        seen["locations"] += any(found.locations)
        seen["overrun"] += 0 < found.overrun < 1
    assert min(seen.values()) >= 5, seen


LOCATION_KEYS = ("location-weakened", "location-shaken", "tank-destroyed")


@pytest.mark.slow
def test_infantry_cards_overrun_the_castle_as_often_as_told() -> None:
    seen = 0
    for n, p in some(WHOLE_TURNS):
        pool = cards_of(p, 1 + n % c.DECKS, range(1, c.STURM + 1))
        q = with_deck(p, [pool[(n + k) % len(pool)] for k in range(3)], 2)
        for colour in range(c.CRATES):
            q.row[c.TOKENS + colour] = 0
        found = Harm(q, infantry=True).overrun
        same(total(danger_of(game(), q), "overrun"), found)
        seen += 0 < found < 1
    assert seen >= 5


@pytest.mark.rule("5.0b", "2.8d")
def test_cards_after_the_142nd_never_come() -> None:
    """With Borotra away, the turn may end before all of its cards are turned up."""
    seen = 0
    for n, p in some(12):
        pool = cards_of(p, 4, range(1, c.STURM + 1))
        q = with_deck(p, [pool[n % len(pool)], pool[(n + 1) % len(pool)]], 2)
        q.regiment, q.under = c.IN_DECK, 9
        for colour in range(c.CRATES):
            q.row[c.TOKENS + colour] = 0
        found = Harm(q, infantry=True).overrun
        same(total(danger_of(game(), q), "overrun"), found)
        seen += found > 0
    assert seen > 2


@pytest.mark.slow
def test_what_is_estimated_is_near_what_happens() -> None:
    """One card changes what the next one meets; the estimate leaves that out, and says so."""
    worst = []
    for n, p in some(6):
        pool = cards_of(p, 2 + n % 2, FIRE)
        pool = [card for card in pool if p.packed.card_kind[card] not in (c.FLAK_30, c.SUPPRESSIVE_FIRE)]
        q = with_deck(p, [pool[n % len(pool)], pool[(n + 2) % len(pool)]], 2)
        danger, found = danger_of(game(), q), Harm(q)
        assert "each-card-alone" in danger.assumed
        for who, name in enumerate(q.packed.defender_ids):
            threat = told(danger, f"piece:{name}", "hit", "hit-again")
            if threat:
                assert not threat.exact
                worst.append(abs((threat.chance or 0.0) - found.men[who]))
        for place, name in enumerate(q.packed.location_ids):
            same(told(danger, f"location:{name}", *LOCATION_KEYS), found.locations[place])
    assert len(worst) > 20
    assert max(worst) < 0.06


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SOLO)
def test_chances_are_chances_and_every_threat_has_its_place(scenario: str) -> None:
    refs = set(game().vocabulary().refs)
    for p in played(scenario):
        for threat in (*danger_of(game(), p).threats, *danger_of(game(), p).totals):
            assert threat.chance is None or 0 < threat.chance <= 1 or threat.key == "overrun"
            assert threat.amount is None or threat.amount >= 0
            assert threat.ref in refs or not threat.ref
            assert threat.rule


@pytest.mark.rule("4.3d", "4.3e", "4.3f")
def test_a_track_tells_how_many_counters_it_still_takes() -> None:
    def count(*spaces: str) -> tuple[str, object]:
        scene = castle()
        for space in spaces:
            scene = scene.counter("rifleman", space)
        (threat,) = danger_of(game(), scene.ready().p).at("space:area_12")
        return threat.key, threat.facts.get("count")

    assert count() == ("track", 4)  # the area itself and three circles
    assert count("area_12") == ("track", 3)
    assert count("area_12", "t_g3", "t_y7") == ("track", 1)
    assert count("area_12", "t_g3", "t_y7", "t_y8") == ("track-full", None)


@pytest.mark.rule("4.3f")
def test_a_counter_on_the_last_circle_is_marked_until_it_is_gone() -> None:
    stage = castle().counter("scout", "t_r7").ready()
    (threat,) = danger_of(game(), stage.p).at("space:t_r7")
    assert (threat.key, threat.grave, threat.who) == ("last-circle", True, ("scout",))
    assert not danger_of(game(), castle().ready().p).at("space:t_r7")


@pytest.mark.rule("4.2b", "4.2c", "4.2e")
def test_a_location_tells_what_its_next_hit_does() -> None:
    p = castle().place("lee", "k1").ready().p
    keys = []
    for value in (6, 5, 4):
        p.row[c.DEFENSE + p.packed.location_ids.index("keep")] = value
        p.row[c.DEFENSE + c.TANK] = value
        danger = danger_of(game(), p)
        keys.append((danger.at("location:keep")[0].key, danger.at("location:besotten_jenny")[0].key))
    assert keys == [
        ("location-weakened", "location-weakened"),
        ("location-weakened", "location-weakened"),
        ("location-shaken", "tank-destroyed"),
    ]


def test_without_cards_that_shoot_nobody_is_threatened() -> None:
    p = castle().place("lee", "k1").ready().p
    assert danger_of(game(), p).at("piece:lee")
    quiet = with_deck(p, cards_of(p, 4, range(1, c.STURM + 1)), 0)
    danger = danger_of(game(), quiet)
    assert not [threat for threat in danger.threats if threat.ref.startswith(("piece:", "location:"))]


@pytest.mark.rule("4.3i")
def test_a_disrupted_man_is_lost_when_he_is_hit() -> None:
    p = castle().place("lee", "k1").ready().p
    assert danger_of(game(), p).at("piece:lee")[0].key == "hit"
    p.disrupted |= 1 << p.packed.defender_ids.index("lee")
    (threat,) = danger_of(game(), p).at("piece:lee")
    assert (threat.key, threat.grave) == ("hit-again", True)


def test_danger_after_a_move_is_that_of_the_position_it_leads_to() -> None:
    stage = castle().place("lee", "k1").ready()
    option = game().options[PASS.first]
    after = stage.p.copy()
    after.play(option.index)
    assert danger_of(game(), stage.p, option) == danger_of(game(), after)
    attacked = castle().place("lee", "k1").counter("rifleman", "t_r7").ready()
    shots = [o for o in game().options if o.name.startswith("attack lee") and attacked.p.reason(o.index) == 0]
    danger = danger_of(game(), attacked.p, shots[0])
    assert "dice-pending" in danger.assumed
    assert danger.at("space:t_r7")  # not resolved: the counter still stands there


def test_before_the_first_turn_and_after_the_last_nothing_is_told() -> None:
    p = castle().ready().p
    p.ending = c.OVERRUN
    assert danger_of(game(), p) == ThreatAssessment()


def test_looking_changes_nothing() -> None:
    for p in played("elite")[::5]:
        before = game().dump(p)
        danger_of(game(), p)
        assert game().dump(p) == before


def test_a_pending_counter_counts() -> None:
    p = castle().counter("rifleman", "t_y8").counter("rifleman", "t_y7").counter("rifleman", "t_g3").ready().p
    p = with_deck(ss_phase_of(p), cards_of(p, 1, range(1, 2)), 1)
    p.row[c.SPACE + 10] = c.RIFLEMAN
    p.targets |= 1 << 10
    p.push(Suppression(c.RIFLEMAN, 10))
    assert isinstance(p.steps()[0], SsPhase)
    assert total(danger_of(game(), p), "overrun").chance == pytest.approx(1.0)
    assert p.pending() != ROLL
