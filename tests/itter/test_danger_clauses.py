"""Clauses of danger in Castle Itter, each from its paragraph: colours, counters under way, Tactics cards, orders."""

from __future__ import annotations

import pytest

from garrison.core.danger import Threat, ThreatAssessment, danger_of
from garrison.core.odds import chances
from garrison.games.itter import codes as c
from garrison.games.itter.danger.cards import ss_phase_of, unseen_kinds
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.counters import PlaceCounters, Suppression, SuppressionRoll
from garrison.games.itter.rules.dealing import DealTactics
from tests.itter.scenes import castle, game
from tests.itter.test_danger import cards_of, played, total, with_deck

FULL = ("area_12", "t_g3", "t_y7", "t_y8")  # the whole track from the twelfth area


def after_cards(p: ItterPosition, *kinds: int, deck: int = 4) -> ItterPosition:
    """The SS Phase with one card of each of these kinds left, all of them due."""
    cards = [cards_of(p, deck, range(kind, kind + 1))[0] for kind in kinds]
    return with_deck(ss_phase_of(p), cards, len(cards))


def ways(p: ItterPosition, colour: str) -> float:
    """How likely two dice name an area of a colour: area n comes with a total of n. [4.3]"""
    code = p.packed.colour_ids.index(colour)
    totals = [n + 2 for n in range(c.AREAS) if p.packed.area_colour[n] == code]
    return sum(6 - abs(7 - number) for number in totals) / 36


def colour(danger: ThreatAssessment, name: str) -> Threat:
    (found,) = (threat for threat in danger.at(f"crate:{name}") if threat.key == "colour")
    return found


# ---------------------------------------------------------------- colours


@pytest.mark.rule("4.3b")
def test_a_colour_tells_its_tokens_and_the_counters_that_may_come() -> None:
    p = after_cards(castle().tokens(green=2).ready().p, c.RIFLEMAN)
    (card,) = (n for n in range(p.packed.cards) if p.row[c.DECK + n])
    counters = int(p.packed.card_counters[card])
    danger = danger_of(game(), p)
    for name in p.packed.colour_ids[: c.CRATES]:
        share, threat = ways(p, name), colour(danger, name)
        assert threat.chance == pytest.approx(1 - (1 - share) ** counters)
        assert threat.amount == pytest.approx(counters * share)
        assert (threat.rule, threat.facts["tokens"]) == ("4.3b", 2 if name == "green" else 0)
    told = [threat.chance for threat in danger.threats if threat.key == "colour"]
    assert told == sorted(told, key=lambda chance: -(chance or 0))


@pytest.mark.rule("4.3g")
def test_heavy_weapons_are_stopped_by_colours_too_and_push_nobody() -> None:
    p = after_cards(castle().counter("rifleman", *FULL).ready().p, c.MORTAR, deck=1)
    danger = danger_of(game(), p)
    assert colour(danger, "green").amount == pytest.approx(ways(p, "green"))
    assert total(danger, "overrun").chance == 0
    assert not [threat for threat in danger.threats if threat.key == "track-full"]  # no infantry comes
    assert total(danger_of(game(), after_cards(p, c.RIFLEMAN)), "overrun").chance


# ---------------------------------------------------------------- counters under way


def under_way(step: PlaceCounters | Suppression | SuppressionRoll, *spaces: str) -> ItterPosition:
    """No card is left; the last one is being resolved."""
    scene = castle()
    for space in spaces:
        scene = scene.counter("rifleman", space)
    p = with_deck(ss_phase_of(scene.ready().p), [], 0)
    p.push(step)
    return p


@pytest.mark.rule("4.3")
def test_counters_whose_area_is_not_rolled_yet_count_one_by_one() -> None:
    p = under_way(PlaceCounters(c.RIFLEMAN, 2), *FULL)
    danger = danger_of(game(), p)
    assert colour(danger, "green").amount == pytest.approx(2 * ways(p, "green"))
    (track,) = danger.at("space:area_12")
    assert track.key == "track-full"
    assert track.chance == pytest.approx(1 - (35 / 36) ** 2)
    # The areas whose counters would pass the full circles overrun the castle as well.
    assert (total(danger, "overrun").chance or 0) >= (track.chance or 1)


@pytest.mark.rule("4.3b")
@pytest.mark.parametrize("step", [Suppression, SuppressionRoll])
def test_a_counter_before_its_area_is_certain_unless_it_is_stopped(step: type) -> None:
    pending = step(c.RIFLEMAN, 10) if step is Suppression else step(c.RIFLEMAN, 10, 1)
    p = under_way(pending, *FULL)
    danger = danger_of(game(), p)
    (track,) = danger.at("space:area_12")
    assert (track.key, track.chance) == ("track-full", 1.0)
    green = colour(danger, "green")
    assert (green.chance, green.amount) == (1.0, 1.0)
    assert total(danger, "overrun").chance == pytest.approx(1.0)


@pytest.mark.rule("4.3g")
def test_a_heavy_weapon_before_its_area_pushes_nobody() -> None:
    danger = danger_of(game(), under_way(Suppression(c.MORTAR, 10), *FULL))
    assert total(danger, "overrun").chance == 0
    assert colour(danger, "green").amount == 1.0
    assert not danger.at("space:area_12")


# ---------------------------------------------------------------- Tactics cards


@pytest.mark.rule("6.1a", "6.1.3c")
def test_before_the_tactics_card_is_dealt_every_card_it_may_be_counts() -> None:
    """The chance now is the mean of the chances after each Tactics card."""
    seen = 0
    for p in played("elite")[::9]:
        phase = ss_phase_of(p)
        if not isinstance(phase.top, DealTactics):
            continue
        mean: dict[str, float] = {}
        for outcome, chance in chances(phase):
            twin = phase.copy()
            twin.chance(outcome)
            danger = danger_of(game(), twin)
            told = {"overrun": total(danger, "overrun").chance or 0.0}
            told |= {each.ref: each.amount or 0.0 for each in danger.threats if each.key == "colour"}
            for name, value in told.items():
                mean[name] = mean.get(name, 0.0) + chance * value
        before = danger_of(game(), phase)
        assert total(before, "overrun").chance == pytest.approx(mean.pop("overrun"))
        for ref, amount in mean.items():
            assert colour(before, ref.partition(":")[2]).amount == pytest.approx(amount)
        seen += 1
    assert seen >= 3


# ---------------------------------------------------------------- the SS player


def secret(p: ItterPosition, card: str, row: int | None) -> ItterPosition:
    """Every SS card has been seen, but for one that lies in this part of the row, if any."""
    twin = p.copy()
    for n in range(p.packed.cards):
        twin.row[c.DECK + n] = twin.row[c.HAND + n] = 0
    for place in range(c.ORDERS_ROOM):
        twin.row[c.ORDERS + place] = c.NOBODY
    number = p.packed.card_ids.index(card)
    if row == c.ORDERS:
        twin.row[c.ORDERS] = number
    elif row is not None:
        twin.row[row + number] = 1
    return twin


@pytest.mark.rule("6.2b")
@pytest.mark.parametrize("row", [c.DECK, c.HAND, c.ORDERS])
def test_against_a_person_a_card_threatens_wherever_nobody_has_seen_it(row: int) -> None:
    p = castle("competitive", players=2).place("lee", "k1").ready().p
    hidden = secret(p, "2-sniper", row)
    assert unseen_kinds(hidden) == [c.SNIPER]
    danger = danger_of(game(), hidden)
    (threat,) = danger.at("piece:lee")
    assert (threat.key, threat.who, threat.chance) == ("hit", ("sniper",), None)


@pytest.mark.rule("6.2b")
def test_against_a_person_cards_that_were_seen_threaten_nobody_and_no_chance_is_told() -> None:
    p = castle("competitive", players=2).place("lee", "k1").ready().p
    assert unseen_kinds(secret(p, "2-sniper", None)) == []
    assert unseen_kinds(secret(p, "regiment_142", c.DECK)) == []
    assert not danger_of(game(), secret(p, "2-sniper", None)).at("piece:lee")
    danger = danger_of(game(), p)
    assert (danger.assumed, danger.totals) == (("orders-unknown",), ())
    assert danger.threats
    assert all(threat.chance is None and threat.amount is None for threat in danger.threats)


# ---------------------------------------------------------------- what is said of men and locations


@pytest.mark.rule("4.3h")
def test_a_man_is_told_with_the_defence_of_his_location_and_who_shoots() -> None:
    p = castle().place("lee", "k1").defense(keep=5).ready().p
    one = after_cards(p, c.SNIPER, deck=2)
    (threat,) = danger_of(game(), one).at("piece:lee")
    assert threat.facts == {"man": "lee", "need": 5}
    assert threat.who == ("sniper",)
    assert threat.exact


@pytest.mark.rule("4.2b", "4.2c", "4.2e")
def test_a_location_is_told_with_its_defence_before_and_after_and_the_men_in_it() -> None:
    def told(value: int, name: str) -> dict[str, str | int]:
        scene = (
            castle().stand(lee="k1", basse="k2", seiner="bj_m2hb").defense(keep=value, besotten_jenny=value)
        )
        (threat,) = (t for t in danger_of(game(), scene.ready().p).at(f"location:{name}") if t.chance)
        return threat.facts

    assert told(6, "keep") == {"need": 6, "location": "keep", "value": 5}
    assert told(4, "keep") == {"need": 4, "location": "keep", "men": 2}
    assert told(4, "besotten_jenny") == {"need": 4, "men": 1}


@pytest.mark.rule("4.2c")
def test_a_shaken_location_is_grave_only_for_men_inside() -> None:
    empty = castle().place("lee", "k1").defense(great_hall=4).ready().p
    (threat,) = danger_of(game(), empty).at("location:great_hall")
    assert (threat.key, threat.facts["men"], threat.grave) == ("location-shaken", 0, False)
