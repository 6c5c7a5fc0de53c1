"""Chapter 6.2: what the Defender does not see of the SS player's cards, and what `imagine` makes of it."""

from __future__ import annotations

from collections import Counter

import pytest

from garrison.core.game import Setup
from garrison.core.position import Position
from garrison.core.rng import Rng
from garrison.games.itter import codes
from garrison.games.itter.game import itter
from garrison.games.itter.position import ItterPosition
from garrison.table.translator import hears
from tests.itter.scenes import Stage, castle, game

WATCHER, DEFENDER, SS = -1, 0, 1
HAND = ["1-rifleman-2", "1-sturm-1", "1-flak-37", "1-mortar-1"]
TACTICS = ["barrage", "focus_fire", "smoke_screen"]
REFILL = ["1-scout-2", "1-scout-2", "1-scout-2", "covering_fire"]
FIRE, REGIMENT = "4-suppressive-fire", "regiment_142"
WORLDS = 200
SECRETS = {"hand", "tactics-hand", "orders", "plan"}


def planned() -> Stage:
    """Turn 1 of a duel: the orders are laid, and the Defender is to act."""
    stage = Stage(game(), Setup("competitive", 2), draws=[*HAND, *TACTICS, *REFILL])
    for card in HAND[:3]:
        stage.pick(f"order {card}")
    stage.pick("tactic focus_fire")
    stage.script(draws=REFILL)
    return stage


def worlds(stage: Stage, seat: int = DEFENDER) -> list[ItterPosition]:
    """What the seat can imagine, many times."""
    rng = Rng(7, 0)
    return [itter(game().determinize(stage.position, seat, rng)) for _ in range(WORLDS)]


def hidden(p: Position) -> dict[str, tuple[str, ...]]:
    """What only the SS player sees."""
    return {key: cards for key, cards in game().view(p, SS).cards.items() if key in SECRETS}


# ---------------------------------------------------------------- views and events


@pytest.mark.rule("6.2b")
@pytest.mark.parametrize("seat", [DEFENDER, WATCHER])
def test_only_the_ss_player_sees_hand_orders_and_chosen_tactics_card(seat: int) -> None:
    stage = planned()
    assert SECRETS.isdisjoint(game().view(stage.position, seat).cards)
    assert hidden(stage.position) == {
        "hand": ("1-scout-2", "1-scout-2", "1-scout-2", "1-mortar-1"),
        "tactics-hand": ("barrage", "smoke_screen", "covering_fire"),
        "orders": tuple(HAND[:3]),
        "plan": ("focus_fire",),
    }


@pytest.mark.rule("6.2b")
@pytest.mark.parametrize("seat", [DEFENDER, WATCHER])
def test_everybody_can_count_the_cards(seat: int) -> None:
    piles = game().view(planned().position, seat).piles
    assert {name: piles[name] for name in ("ss-hand", "tactics-hand", "orders")} == {
        "ss-hand": 4,
        "tactics-hand": 3,
        "orders": 3,
    }


@pytest.mark.rule("6.2b", "6.2c")
def test_nobody_else_hears_what_is_drawn_and_chosen() -> None:
    told = planned().log
    secret = [event for event in told if event.key in ("hand-drawn", "order-chosen", "tactic-chosen")]
    assert len(secret) == 7 + 3 + 1 + 4
    for event in secret:
        assert [hears(event, seat) for seat in (WATCHER, DEFENDER, SS)] == [False, False, True]
    assert [event.facts for event in told if hears(event, DEFENDER) and event.key == "orders-laid"] == [
        {"cards": 3}
    ]


@pytest.mark.rule("6.2b")
def test_other_orders_make_no_difference_to_what_the_defender_sees() -> None:
    one, other = planned(), Stage(game(), Setup("competitive", 2), draws=[*HAND, *TACTICS])
    for card in HAND[:0:-1]:
        other.pick(f"order {card}")
    other.pick("tactic barrage").draw("1-rifleman-2", "1-rifleman-2", "1-pak-40-a", "northern_approach")
    assert game().view(one.position, DEFENDER) == game().view(other.position, DEFENDER)
    assert hidden(one.position) != hidden(other.position)


# ---------------------------------------------------------------- imagine


@pytest.mark.rule("6.2b")
@pytest.mark.parametrize("seat", [DEFENDER, WATCHER])
def test_an_imagined_world_looks_the_same_to_the_defender(seat: int) -> None:
    stage = planned()
    seen, ask = game().view(stage.position, seat), stage.ask
    for world in worlds(stage, seat):
        assert game().check(world) == []
        assert game().view(world, seat) == seen
        assert game().ask(world) == ask


@pytest.mark.rule("6.2b")
def test_the_hidden_cards_are_dealt_anew() -> None:
    stage = planned()
    seen = {str(hidden(world)) for world in worlds(stage)}
    assert len(seen) > WORLDS / 2


@pytest.mark.rule("6.2b")
def test_the_ss_player_imagines_what_he_sees() -> None:
    stage = planned()
    assert {str(hidden(world)) for world in worlds(stage, SS)} == {str(hidden(stage.position))}


def ss_cards(p: ItterPosition) -> Counter[str]:
    """All SS cards that have not been discarded."""
    cards = Counter([*hidden(p)["hand"], *hidden(p)["orders"]])
    cards.update({name: p.row[codes.DECK + n] for n, name in enumerate(p.packed.card_ids[:-1])})
    return +cards


@pytest.mark.rule("6.2b")
def test_no_card_is_lost_or_made_by_imagining() -> None:
    stage = planned()
    for world in worlds(stage):
        assert ss_cards(world) == ss_cards(stage.p)


@pytest.mark.rule("6.2b", "6.2c")
def test_an_imagined_order_could_have_been_laid() -> None:
    """On turn 4 the last of deck 1 are planned, and only then the first of deck 2 are drawn."""
    scene = castle("competitive", players=2).only(*HAND, *["2-mortar-1"] * 9)
    stage = scene.ready(draws=[*HAND, *TACTICS])
    for card in HAND[:3]:
        stage.pick(f"order {card}")
    stage.pick("tactic barrage").draw(*["2-mortar-1"] * 3, "covering_fire")
    for world in worlds(stage):
        assert {card[0] for card in hidden(world)["orders"]} == {"1"}


@pytest.mark.rule("6.2d")
def test_imagined_reinforcements_have_not_been_kept_back() -> None:
    """Deck 3 is through, so they were in hand when the orders were laid."""
    scene = castle("competitive", players=2).only("3-reinforcements", *["4-mortar-1"] * 9)
    stage = scene.ready(draws=["3-reinforcements", *["4-mortar-1"] * 3, *TACTICS])
    for card in ("3-reinforcements", "4-mortar-1", "4-mortar-1"):
        stage.pick(f"order {card}")
    stage.pick("tactic barrage").draw(*["4-mortar-1"] * 3, "covering_fire")
    for world in worlds(stage):
        assert "3-reinforcements" in hidden(world)["orders"]


@pytest.mark.rule("6.2a")
def test_an_imagined_tactics_deck_holds_only_cards_of_its_own() -> None:
    scene = castle("competitive", players=2).tactics(1, 3)
    stage = scene.ready(draws=["2-scout-2", "2-scout-2", "2-sniper", "2-mortar-1", *TACTICS])
    for card in ("2-scout-2", "2-scout-2", "2-sniper"):
        stage.pick(f"order {card}")
    stage.pick("tactic barrage").draw("2-sturm-1", "2-sturm-1", "2-flak-37", "marksman")
    copies = stage.p.packed.tactic_copies
    for world in worlds(stage):
        for n in range(codes.DECKS * codes.TACTICS):
            assert world.row[codes.TACTIC_DECK + n] <= copies[n]


def whereabouts(stage: Stage) -> set[int]:
    """Where the Defender can imagine the 142nd to be."""
    return {int(world.regiment) for world in worlds(stage)}


@pytest.mark.rule("6.2d", "2.8d")
@pytest.mark.parametrize("drawn", [REGIMENT, FIRE])
def test_the_defender_cannot_tell_whether_the_142nd_has_been_drawn(drawn: str) -> None:
    """The 142nd is among all the cards that are left, some of which are drawn unseen."""
    scene = castle("competitive", players=2).only(*[FIRE] * 13).escaped()
    stage = scene.ready(draws=[*[FIRE] * 4, *TACTICS])
    for _ in range(3):
        stage.pick(f"order {FIRE}")
    stage.pick("tactic barrage").draw(drawn, FIRE, FIRE, "covering_fire")
    assert whereabouts(stage) == {codes.IN_DECK, codes.IN_HAND}
