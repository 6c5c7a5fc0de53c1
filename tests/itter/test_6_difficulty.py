"""Chapter 6.1: Veteran and Elite, with starting counters dealt at random and Tactics cards."""

from __future__ import annotations

import pytest

from garrison.core.ask import Choice, Draw, Over, Roll
from garrison.core.game import Setup
from garrison.games.itter import events as e
from tests.itter.scenes import Scene, Stage, castle, game, happened, opening

LEVELS = ["veteran", "elite"]
LINE_UPS = {"veteran": {"rifleman": 5, "scout": 6}, "elite": {"rifleman": 4, "scout": 4, "sturm": 3}}
SMOKE = "smoke_screen"  # a Tactics card that changes no roll
HARMLESS = "3-suppressive-fire"
LAST = "3-reinforcements"
NINE, THREE = [4, 5], [1, 2]
DECKS = {
    1: "barrage focus_fire eastern_approach northern_approach southern_approach western_approach smoke_screen"
    " covering_fire",
    2: "barrage focus_fire eastern_approach northern_approach smoke_screen covering_fire marksman flak_volley"
    " tank_hunters",
    3: "barrage focus_fire southern_approach western_approach smoke_screen marksman flak_volley tank_hunters"
    " assault_group",
    4: "focus_fire eastern_approach northern_approach smoke_screen covering_fire assault_group final_assault",
}


def in_play(stage: Stage) -> tuple[str, ...]:
    """The Tactics cards in play, the newest first."""
    return stage.game.view(stage.position, 0).cards["tactics"]


def pile(stage: Stage) -> str:
    """Where the next card comes from."""
    assert isinstance(stage.ask, Draw)
    return stage.ask.pile


# ---------------------------------------------------------------- starting counters


@pytest.mark.rule("6.1")
def test_the_standard_game_has_neither_a_random_line_up_nor_tactics() -> None:
    stage = Stage(game(), Setup("standard"))
    assert isinstance(stage.ask, Choice)
    assert set(map(tuple, stage.counters().values())) == {("rifleman",)}
    stage.pass_all()
    assert pile(stage) == "ss-deck"


@pytest.mark.rule("6.1", "6.1.2", "6.1.3")
@pytest.mark.parametrize("level", LEVELS)
def test_the_eleven_counters_are_dealt_from_one_bag(level: str) -> None:
    stage = Stage(game(), Setup(level))
    bag = dict(LINE_UPS[level])
    for area in range(2, 13):
        assert isinstance(stage.ask, Draw)
        assert stage.ask.prompt.facts == {"space": f"area_{area}"}
        assert stage.ask.outcomes == {kind: left for kind, left in bag.items() if left}
        kind = max(bag, key=lambda name: bag[name])
        bag[kind] -= 1
        stage.draw(kind)
        assert stage.counters()[f"area_{area}"] == [kind]
    assert isinstance(stage.ask, Choice)


@pytest.mark.rule("6.1.2", "6.1.3")
@pytest.mark.parametrize("level", LEVELS)
def test_any_order_of_the_counters_can_come(level: str) -> None:
    order = [kind for kind, count in LINE_UPS[level].items() for _ in range(count)]
    for line in (order, order[::-1]):
        stage = Stage(game(), Setup(level), draws=line)
        assert stage.counters() == {f"area_{n}": [kind] for n, kind in enumerate(line, start=2)}


# ---------------------------------------------------------------- the Tactics decks


def deals(scene: Scene) -> list[Draw]:
    """Every deal of a Tactics card in a whole game that nobody disturbs."""
    stage, out = scene.ready(), []
    while not isinstance(stage.ask, Over):
        scene.clear()
        ask = stage.ask
        if isinstance(ask, Draw):
            out += [ask] if ask.pile == "tactics-deck" else []
            stage.draw(next(iter(ask.outcomes)))
        elif isinstance(ask, Roll):
            stage.roll(*[1] * ask.dice)
        else:
            stage.pick("pass")
    return out


@pytest.mark.rule("6.1.2b", "6.1.3b", "6.1a", "6.1.3c")
@pytest.mark.parametrize("level, sizes", [("veteran", [4, 6, 6, 4]), ("elite", [5, 6, 6, 4])])
def test_the_decks_follow_one_another_without_the_cards_removed(level: str, sizes: list[int]) -> None:
    """Any card of a deck can come when it begins: those removed are unseen."""
    dealt = deals(opening(level))
    assert len(dealt) == sum(sizes)
    for deck, size in enumerate(sizes, start=1):
        assert dealt[0].outcomes == dict.fromkeys(DECKS[deck].split(), 1)
        assert len(dealt[size - 1].outcomes) == len(dealt[0].outcomes) - size + 1
        dealt = dealt[size:]


@pytest.mark.rule("6.1.2b", "6.1.3b")
@pytest.mark.parametrize("level, removed", [("veteran", 4), ("elite", 3)])
def test_by_the_other_ruling_unshuffled_decks_lose_their_top_cards(level: str, removed: int) -> None:
    dealt = deals(opening(level, rulings={"tactics_decks_shuffled": 1}))
    order = [*DECKS[1].split()[removed:], *(card for deck in (2, 3, 4) for card in DECKS[deck].split()[3:])]
    assert [list(ask.outcomes) for ask in dealt] == [[card] for card in order]


@pytest.mark.rule("6.1.2b", "6.1.3b")
@pytest.mark.parametrize("level, size", [("veteran", 20), ("elite", 21)])
def test_the_pile_of_tactics_has_its_size(level: str, size: int) -> None:
    stage = opening(level).ready()
    assert stage.game.view(stage.position, 0).piles["tactics-deck"] == size


# ---------------------------------------------------------------- Veteran in play


@pytest.mark.rule("6.1a")
def test_no_tactics_card_lies_there_before_the_first_ss_phase() -> None:
    stage = castle("veteran").turn(1).ready()
    assert isinstance(stage.ask, Choice)
    assert in_play(stage) == ()
    stage.pass_all()
    assert pile(stage) == "tactics-deck"


@pytest.mark.rule("6.1a", "6.1b")
def test_example_of_barrage_and_eastern_approach_at_veteran() -> None:
    stage = castle("veteran").turn(1).reveal("barrage", "3-pak-40-a", dice=[1])
    assert stage.dice() == 4 + 1
    stage.roll(1, 1, 1, 1, 1).draw("3-flak-37").roll(1)
    assert stage.dice() == 5 + 1
    stage.roll(1, 1, 1, 1, 1, 1).draw(HARMLESS)
    assert (stage.p.turn, in_play(stage)) == (2, ("barrage",))
    stage.pass_all().script(draws=["eastern_approach", "3-pak-40-a"], dice=[1])
    assert stage.told(e.TACTIC_RETIRED) == [happened(e.TACTIC_RETIRED, "barrage")]
    assert stage.told(e.TACTIC_DEALT) == [happened(e.TACTIC_DEALT, "eastern_approach")]
    assert in_play(stage) == ("eastern_approach",)
    assert stage.dice() == 4


@pytest.mark.rule("6.1a")
def test_one_card_is_dealt_before_the_first_ss_card() -> None:
    stage = castle("veteran").reveal("barrage")
    assert pile(stage) == "ss-deck"


@pytest.mark.rule("6.1a")
def test_there_is_no_tactics_card_on_a_21st_turn() -> None:
    scene = castle("veteran").turn(20).only(*[LAST] * 3).escaped()
    stage = scene.tactics(4, 1).reveal("focus_fire", LAST, LAST, LAST)
    assert (stage.p.turn, in_play(stage)) == (21, ("focus_fire",))
    stage.pass_all()
    assert (pile(stage), in_play(stage)) == ("ss-deck", ())


# ---------------------------------------------------------------- Elite in play


@pytest.mark.rule("6.1.3c", "6.1b")
def test_example_of_barrage_eastern_approach_and_focus_fire_at_elite() -> None:
    scene = castle("elite").turn(1).stand(lee="g3")
    stage = scene.reveal("barrage", "eastern_approach", "3-pak-40-a", "3-rifleman-3", dice=[1, 1, 1, 1, 1, 1])
    assert stage.dice() == 1
    stage.roll(1).roll(1).roll(1)
    assert stage.counters() == {"area_7": ["rifleman"], "t_y1": ["rifleman"], "t_y2": ["rifleman"]}
    stage.draw(HARMLESS)
    stage.pass_all().script(draws=["focus_fire", "3-pak-40-a"], dice=[1])
    assert stage.told(e.TACTIC_RETIRED) == [happened(e.TACTIC_RETIRED, "barrage")]
    assert in_play(stage) == ("focus_fire", "eastern_approach")
    assert stage.dice() == 4
    stage.roll(1, 1, 1, 1).draw("3-machine-gunner-1").roll(4, 5).roll(3)
    assert stage.dice() == 2 + 1


@pytest.mark.rule("6.1.3c")
def test_two_cards_are_dealt_on_the_first_turn_and_one_later() -> None:
    stage = castle("elite").turn(1).only(*[LAST] * 6).reveal("barrage")
    assert pile(stage) == "tactics-deck"
    stage.draw("eastern_approach")
    assert pile(stage) == "ss-deck"
    stage.script(draws=[LAST, LAST, LAST])
    stage.pass_all().script(draws=[SMOKE])
    assert pile(stage) == "ss-deck"


@pytest.mark.rule("6.1.3c")
def test_each_card_stays_for_two_turns() -> None:
    stage = castle("elite").turn(1).only(*[LAST] * 12).reveal("barrage", SMOKE, LAST, LAST, LAST)
    seen = [in_play(stage)]
    for tactic in ("focus_fire", "covering_fire", "eastern_approach"):
        stage.pass_all().script(draws=[tactic, LAST, LAST, LAST])
        seen.append(in_play(stage))
    assert seen[:2] == [(SMOKE, "barrage"), ("focus_fire", SMOKE)]
    assert seen[2:] == [("covering_fire", "focus_fire"), ("eastern_approach", "covering_fire")]


@pytest.mark.rule("6.1.3c")
def test_on_a_21st_turn_the_newer_card_still_slides_over() -> None:
    """Of 21 cards two are dealt on turn 1, so none is left to join it."""
    scene = castle("elite").turn(1).only(*[LAST] * 6).escaped()
    stage = scene.tactics(4, 3).reveal(SMOKE, "covering_fire", LAST, LAST, LAST)
    stage.pass_all().script(draws=["focus_fire", LAST, LAST, LAST])
    stage.pass_all()
    assert stage.told(e.TACTIC_RETIRED) == [happened(e.TACTIC_RETIRED, "covering_fire")]
    assert (pile(stage), in_play(stage)) == ("ss-deck", ("focus_fire",))


# ---------------------------------------------------------------- what the cards do

DICE = [  # Tactics card and its deck, SS card, dice before the roll in question, and how many that roll has
    ("barrage", 1, "3-pak-40-a", [1], 5),
    ("barrage", 1, "2-pak-40-b", [1], 5),
    ("barrage", 1, "2-flak-37", [1], 6),
    ("barrage", 1, "2-panzerfaust", [], 4),
    ("barrage", 1, "2-sniper", [2, 3], 4),
    ("focus_fire", 1, "2-machine-gunner-1", [*NINE, 3], 3),
    ("focus_fire", 1, "2-mortar-1", [*NINE, 3], 4),
    ("focus_fire", 1, "2-flak-37", [1], 5),
    ("marksman", 3, "2-sniper", [2, 3], 5),
    ("marksman", 3, "2-pak-40-b", [1], 4),
    ("flak_volley", 3, "2-flak-30", [4], 3),
    ("tank_hunters", 3, "2-panzerfaust", [], 5),
    ("tank_hunters", 3, "3-pak-40-a", [1], 4),
]


def veteran(tactic: str, deck: int = 1, rulings: dict[str, int] | None = None) -> Scene:
    """A Veteran game with men in black and red whose next Tactics card can be this one."""
    assert tactic in DECKS[deck].split()
    return castle("veteran", rulings=rulings).tactics(deck).stand(lee="g3", basse="k1")


@pytest.mark.rule("6.1b")
@pytest.mark.parametrize("tactic, deck, card, before, dice", DICE)
def test_how_many_dice_a_card_rolls(tactic: str, deck: int, card: str, before: list[int], dice: int) -> None:
    assert veteran(tactic, deck).reveal(tactic, card, dice=before).dice() == dice


@pytest.mark.rule("6.1b", "S.8")
def test_by_the_other_ruling_the_sixth_die_is_not_there() -> None:
    stage = veteran("barrage", rulings={"dice_supply": 1}).reveal("barrage", "2-flak-37", dice=[1])
    assert stage.dice() == 5


@pytest.mark.rule("6.1b", "4.4b")
@pytest.mark.parametrize("kind, dice", [("machine_gunner", 3), ("mortar", 4)])
def test_focus_fire_counts_in_suppressive_fire_too(kind: str, dice: int) -> None:
    scene = veteran("focus_fire").counter(kind, "area_9")
    assert scene.reveal("focus_fire", "2-suppressive-fire", dice=[3]).dice() == dice


@pytest.mark.rule("6.1b")
def test_by_the_other_ruling_focus_fire_counts_on_placement_alone() -> None:
    rulings = {"focus_fire_scope": 1}
    placed = veteran("focus_fire", rulings=rulings).reveal("focus_fire", "2-mortar-1", dice=[*NINE, 3])
    assert placed.dice() == 4
    scene = veteran("focus_fire", rulings=rulings).counter("mortar", "area_9")
    assert scene.reveal("focus_fire", "2-suppressive-fire", dice=[3]).dice() == 3


APPROACHES = {
    "eastern_approach": [7, 8, 8, 9, 9, 10],
    "northern_approach": [5, 5, 5, 6, 6, 6],
    "southern_approach": [2, 2, 11, 11, 12, 12],
    "western_approach": [3, 3, 3, 4, 4, 4],
}


@pytest.mark.rule("6.1b")
@pytest.mark.parametrize("card", ["2-scout-2", "3-rifleman-3"])
@pytest.mark.parametrize("tactic", APPROACHES)
def test_an_approach_places_riflemen_and_scouts_by_one_die(tactic: str, card: str) -> None:
    for face, area in enumerate(APPROACHES[tactic], start=1):
        stage = veteran(tactic).reveal(tactic, card, dice=[face])
        assert [event.facts["space"] for event in stage.told(e.AREA_ROLLED)] == [f"area_{area}"]


@pytest.mark.rule("6.1b")
@pytest.mark.parametrize("card", ["2-sturm-1", "2-mortar-1", "2-machine-gunner-1"])
def test_an_approach_leaves_other_counters_to_two_dice(card: str) -> None:
    assert veteran("eastern_approach").reveal("eastern_approach", card).dice() == 2


@pytest.mark.rule("6.1b", "6.1.3c")
@pytest.mark.parametrize("rulings, area", [({}, "area_3"), ({"two_placement_tables": 1}, "area_7")])
def test_of_two_approaches_the_newest_counts_or_by_the_other_ruling_the_oldest(
    rulings: dict[str, int], area: str
) -> None:
    scene = castle("elite", rulings=rulings).turn(1)
    stage = scene.reveal("eastern_approach", "western_approach", "2-scout-2", dice=[1])
    assert stage.counters() == {area: ["scout"]}


NEEDS = [  # Tactics card and its deck, SS card, what a die must show to suppress
    ("covering_fire", 1, "3-rifleman-3", 4),
    ("covering_fire", 1, "2-scout-2", 4),
    ("covering_fire", 1, "2-sturm-1", 5),
    ("assault_group", 3, "2-sturm-1", 6),
    ("assault_group", 3, "3-rifleman-3", 3),
    ("final_assault", 4, "3-rifleman-3", 4),
    ("final_assault", 4, "2-sturm-1", 6),
    (SMOKE, 1, "2-sturm-1", 5),
]


@pytest.mark.rule("6.1b", "4.3b")
@pytest.mark.parametrize("tactic, deck, card, need", NEEDS)
def test_what_a_die_must_show_to_suppress(tactic: str, deck: int, card: str, need: int) -> None:
    for face in (need - 1, need):
        stage = veteran(tactic, deck).tokens(red=1).reveal(tactic, card, dice=THREE)
        stage.pick("spend 1").roll(face)
        assert bool(stage.counters()) == (face < need)


@pytest.mark.rule("6.1b", "4.3b")
def test_assault_group_and_final_assault_together_put_a_sturm_out_of_reach() -> None:
    scene = castle("elite").turn(1).tactics(4).tokens(red=3)
    stage = scene.reveal("assault_group", "final_assault", "2-sturm-1", dice=THREE)
    assert stage.ask.prompt.facts["need"] == 7
    stage.pick("spend 3").roll(6, 6, 6)
    assert stage.counters() == {"area_3": ["sturm"]}


@pytest.mark.rule("6.1b", "4.3b")
def test_a_smoke_screen_allows_two_tokens_against_each_counter() -> None:
    stage = veteran(SMOKE).tokens(red=5).reveal(SMOKE, "2-scout-2", dice=THREE)
    assert stage.offered() == ["spend 0", "spend 1", "spend 2"]
    stage.pick("spend 2").roll(1, 1).roll(1, 2)
    assert stage.offered() == ["spend 0", "spend 1", "spend 2"]


@pytest.mark.rule("6.1b", "6.1.3c")
@pytest.mark.parametrize("tactics", [(SMOKE, "focus_fire"), ("focus_fire", SMOKE)])
def test_beside_another_card_a_smoke_screen_limits_as_well(tactics: tuple[str, str]) -> None:
    """The older of two Tactics cards is as much in force as the newer."""
    stage = castle("elite").turn(1).tokens(red=5).reveal(*tactics, "2-scout-2", dice=THREE)
    assert stage.offered() == ["spend 0", "spend 1", "spend 2"]
