"""Danger in Westerplatte: what is told equals what every card and every choice, played out by the rules, gives.

On two hundred positions of played games the next German turn is played to its end in every way: bricks of each wall,
troops that come or reach where they fire from, and the chance of losing if the players choose the best tile each time.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from garrison.core.danger import ThreatAssessment, danger_of
from garrison.core.game import Setup
from garrison.core.odds import chances
from garrison.core.position import CHOICE, DRAW, OVER, Offers
from garrison.core.rng import Rng, sample
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import load_game
from garrison.games.westerplatte.actions.extra import END
from garrison.games.westerplatte.flow import NewCard, OfficerTurn
from garrison.games.westerplatte.game import westerplatte
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.testing.walk import walk

GAME = load_game(None)
COMPARED = 200
LEVELS = ("easy", "medium", "hard")


def shelled(count: int) -> Iterator[WesterplattePosition]:
    """Officers' turns of games by a player who is wrong half of the time, more of them near the end than before."""
    found = 0
    for seed in range(count):
        p = westerplatte(GAME.setup(GAME.settle(Setup(LEVELS[seed % 3], 1 + seed % 4))))
        rng, offers, player, turns = Rng(seed, 0), Offers(), GAME.heuristic(), []
        while p.pending() != OVER:
            if isinstance(p.top, OfficerTurn):
                turns.append(p.copy())
            if p.pending() == CHOICE:
                p.legal(offers)
                p.play(player.choose(p, offers, rng) if rng.below(2) else offers.a[rng.below(offers.n)])
            else:
                p.chance(sample(p, p.pending(), rng, offers))
        for q in (*turns[:: len(turns) // 4 or 1], *turns[-8:]):
            yield q
            found += 1
            if found == count:
                return


def german_turn(p: WesterplattePosition) -> WesterplattePosition:
    """The officer ends his turn."""
    twin = p.copy()
    twin.play(END.first + p.officer)
    return twin


def offered(p: WesterplattePosition) -> list[int]:
    offers = Offers()
    p.legal(offers)
    return [offers.a[n] for n in range(offers.n)]


def lost(p: WesterplattePosition, turn: int) -> float:
    """The chance of losing by the best answers, everything tried."""
    if p.ending:
        return float(p.ending == c.BREACHED)
    if p.turn > turn:
        return 0.0
    if p.pending() == DRAW:
        return sum(chance * lost(after, turn) for after, chance in cards(p))
    first = offered(p) if type(p.top).__name__ == "Overflow" else offered(p)[:1]
    return min(lost(answered(p, option), turn) for option in first)


def answered(p: WesterplattePosition, option: int) -> WesterplattePosition:
    twin = p.copy()
    twin.play(option)
    return twin


def cards(p: WesterplattePosition) -> Iterator[tuple[WesterplattePosition, float]]:
    for outcome, chance in chances(p):
        twin = p.copy()
        twin.chance(outcome)
        yield twin, chance


def ends(p: WesterplattePosition) -> list[WesterplattePosition]:
    """Every way the attack can end."""
    if type(p.top).__name__ != "Overflow":
        return [p]
    return [end for option in offered(p) for end in ends(answered(p, option))]


def told(danger: ThreatAssessment, key: str) -> dict[str, float]:
    return {threat.ref: threat.chance or 0.0 for threat in danger.threats if threat.key == key}


def test_the_next_german_turn_goes_as_told() -> None:
    breached = overflown = 0
    for p in shelled(COMPARED):
        danger, german = danger_of(GAME, p), german_turn(p)
        (breach,) = (threat for threat in danger.totals if threat.key == "breach")
        assert breach.exact
        assert breach.chance == pytest.approx(lost(german, p.turn), abs=1e-9)
        breached += 0 < (breach.chance or 0) < 1
        after = ends(german)
        check_walls(p, danger, after)
        overflown += len(after) > 1
        if isinstance(after[-1].top, NewCard):
            check_card(danger, after[-1])
            check_raids(danger, [q for q in after if isinstance(q.top, NewCard)])
    assert breached > 3
    assert overflown > 10


def check_walls(p: WesterplattePosition, danger: ThreatAssessment, after: list[WesterplattePosition]) -> None:
    keys = ("bricks", "bricks-chosen", "wall-falls", "wall-may-fall")
    for space, name in enumerate(p.packed.space_ids):
        now = p.row[c.WALL + space]
        gone = {now - q.row[c.WALL + space] for q in after}
        found = [threat for threat in danger.at(f"space:{name}") if threat.key in keys]
        assert len(found) == (max(gone) > 0)
        if found:
            key = found[0].key
            assert (key == "wall-falls") == (min(gone) == now)
            assert (key == "wall-may-fall") == (max(gone) == now > min(gone))
            if key == "bricks":
                assert gone == {found[0].facts["bricks"]} == {now - int(found[0].facts["left"])}
            if key == "bricks-chosen":
                assert (min(gone), max(gone)) == (found[0].facts["least"], found[0].facts["most"])
                assert min(gone) < max(gone)
            assert found[0].grave == (key in ("wall-falls", "wall-may-fall") and space >= c.POSTS)


def check_raids(danger: ThreatAssessment, after: list[WesterplattePosition]) -> None:
    """A wall that has at most a brick left is marked with the chance of a raid upon it; no other one is."""
    t = after[0].packed
    found: dict[str, float] = {}
    for q in after[:1]:
        for then, chance in cards(q):
            shown = [card for card in range(t.cards) if q.row[c.BAG + card] > then.row[c.BAG + card]]
            if shown and t.card_kind[shown[0]] == c.AIR_RAID:
                ref = f"space:{t.space_ids[t.card_target[shown[0]]]}"
                found[ref] = found.get(ref, 0.0) + chance
    weak = {f"space:{t.space_ids[n]}" for n in range(c.SPACES) if any(q.row[c.WALL + n] <= 1 for q in after)}
    assert told(danger, "raid") == pytest.approx({ref: found[ref] for ref in weak if ref in found})


@pytest.mark.rule("G.3")
def test_what_a_post_has_not_is_told_to_pass_on() -> None:
    seen = 0
    for p in shelled(120):
        for post in range(c.POSTS):
            card = p.row[c.ON_TRACK + post]
            fires = card != c.NONE and p.row[c.PLACE + post] == p.packed.card_fires[card]
            over = max(0, p.packed.card_force[card] - p.row[c.WALL + post]) if fires else 0
            ref = f"space:{p.packed.space_ids[post]}"
            found = [t.facts["bricks"] for t in danger_of(GAME, p).at(ref) if t.key == "overflow"]
            assert found == ([over] if over else [])
            seen += bool(over)
    assert seen > 10


def check_card(danger: ThreatAssessment, p: WesterplattePosition) -> None:
    t = p.packed
    comes: dict[str, float] = {}
    lands: dict[str, float] = {}
    for after, chance in cards(p):
        while after.pending() == CHOICE and after.turn == p.turn:
            after = answered(after, offered(after)[0])
        for track in range(c.TRACKS):
            card, now = p.row[c.ON_TRACK + track], after.row[c.ON_TRACK + track]
            fires = t.card_fires[card]
            if card == now != c.NONE and after.row[c.PLACE + track] == fires != p.row[c.PLACE + track]:
                comes[f"piece:{t.card_ids[card]}"] = comes.get(f"piece:{t.card_ids[card]}", 0.0) + chance
            if card == c.NONE != now:
                ref = f"space:{t.track_space_ids[track * c.STRETCH]}"
                lands[ref] = lands.get(ref, 0.0) + chance
    assert told(danger, "advances") == pytest.approx(comes)
    assert told(danger, "deploys") == pytest.approx(lands)


@pytest.mark.rule("G.1", "G.1b")
def test_a_gun_is_marked_with_its_force_until_it_is_gone() -> None:
    guns = on_its_way = 0
    for p in list(shelled(60)):
        for track in range(c.TRACKS):
            card = p.row[c.ON_TRACK + track]
            if card == c.NONE:
                continue
            ref = f"piece:{p.packed.card_ids[card]}"
            if p.row[c.PLACE + track] != p.packed.card_fires[card]:
                assert all(threat.key == "advances" for threat in danger_of(GAME, p).at(ref))
                on_its_way += 1
                continue
            (gun,) = (threat for threat in danger_of(GAME, p).at(ref) if threat.key == "fires")
            assert gun.facts["bricks"] == p.packed.card_force[card]
            assert gun.who == (p.packed.weapon_ids[card],)
            calm = p.copy()
            calm.row[c.ON_TRACK + track] = c.NONE
            assert not danger_of(GAME, calm).at(ref)
            guns += 1
    assert guns > 20
    assert on_its_way > 20


def test_without_guns_and_raids_nothing_is_lost() -> None:
    for p in shelled(30):
        for track in range(c.TRACKS):
            p.row[c.ON_TRACK + track] = c.NONE
        danger = danger_of(GAME, p)
        assert {threat.key for threat in danger.threats} <= {"deploys", "raid"}
        (bricks,) = (threat for threat in danger.totals if threat.key == "bricks-lost")
        assert bricks.amount == 0


def test_every_moment_of_a_game_can_be_told_and_nothing_changes_by_it() -> None:
    refs = set(GAME.vocabulary().refs)
    for step in walk(GAME, Setup("hard", 3), 5):
        before = GAME.dump(step.p)
        danger = danger_of(GAME, step.p)
        assert GAME.dump(step.p) == before
        for threat in (*danger.threats, *danger.totals):
            assert threat.chance is None or 0 <= threat.chance <= 1
            assert threat.ref in refs or threat.ref.startswith("piece:") or not threat.ref
            assert threat.rule
        settled = step.p.pending() == OVER or westerplatte(step.p).turn == 0  # over, or not yet begun
        assert not settled or danger == ThreatAssessment()


def test_danger_after_a_move_is_that_of_the_position_it_leads_to() -> None:
    p = next(shelled(1))
    option = GAME.options[offered(p)[0]]
    assert danger_of(GAME, p, option) == danger_of(GAME, answered(p, option.index))


def test_with_the_walls_nearly_down_at_the_end_of_a_day_all_ways_to_lose_count() -> None:
    """Guns, a raid and the naval guns of an event together."""
    rng, seen = Rng(6, 6), 0
    for p in shelled(60):
        for space in range(c.SPACES):
            p.row[c.WALL + space] = rng.below(3)
        p.row[c.WALL + c.POSTS] = 0
        for tile in range(1, c.TILES):
            p.row[c.WALL + c.POSTS + tile] = 1 + rng.below(3)
        p.day = 2
        p.discards = p.packed.day_first[3] - 1
        p.negative = 3
        (breach,) = (threat for threat in danger_of(GAME, p).totals if threat.key == "breach")
        chance = lost(german_turn(p), p.turn)
        assert breach.chance == pytest.approx(chance, abs=1e-9)
        seen += 0 < chance < 1
        after = [q for q in ends(german_turn(p)) if isinstance(q.top, NewCard)]
        if after:
            check_raids(danger_of(GAME, p), after)
    assert seen > 10


@pytest.mark.rule("T.3", "G.3b")
def test_in_the_middle_of_an_attack_only_what_is_still_due_is_told() -> None:
    """The guns have fired: what is asked is which tile pays for the rest of their bricks."""
    seen = 0
    for p in shelled(COMPARED):
        german = german_turn(p)
        if type(german.top).__name__ != "Overflow":
            continue
        danger = danger_of(GAME, german)
        assert not {"fires", "overflow"} & {threat.key for threat in danger.threats}
        assert "turn-ends-now" not in danger.assumed
        check_walls(german, danger, ends(german))
        (breach,) = (threat for threat in danger.totals if threat.key == "breach")
        assert breach.chance == pytest.approx(lost(german, p.turn), abs=1e-9)
        seen += 1
    assert seen > 10
