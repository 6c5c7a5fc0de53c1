"""Positions as text: whatever a game comes to is told exactly, and what cannot be is named with line and rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from garrison.core.ask import Choice
from garrison.core.game import Setup
from garrison.core.position_text import draft, read, setup_in, write
from garrison.core.sheet_text import MOST_LETTERS, BadPosition, SheetItem, parsed, printed
from garrison.table import games, store
from garrison.table.links.game_link import link_of, save_of
from garrison.table.position_file import complaints, letters_of, text_of
from garrison.table.table import Table
from tools.positions import OURS, damaged, refusal, round_trips

ITTER = """\
game: castle-itter
scenario: standard

[castle]
turn: 2          # three cards are gone

[defenders]
"""


def itter(**changed: str) -> str:
    """The standard game at the start of turn 2: five men placed, the others in the supply."""
    game = games.find("castle-itter")
    placed = {"lee": "k1", "basse": "k2, exhausted", "gangl": "g1", "schrader": "st2", "seiner": "bj_cannon"}
    cellar = dict(zip(("clemenceau", "gamelin", "de_la_rocque", "reynaud", "borotra"), "12345", strict=True))
    places = {**placed, **{who: f"c{n}" for who, n in cellar.items()}}
    places |= dict.fromkeys(("wegscheider", "linson", "waltl"), "reinforcements")
    men = {who: places.get(who, "supply") for who in game.packed.defender_ids} | changed  # type: ignore[attr-defined]
    lines = [f"{who}: {where}" for who, where in men.items()]
    cards = ["[cards]", "gone: 1-rifleman-2 2, 1-flak-37", "[counters]", "area_5: sturm", "t_y6: rifleman"]
    return ITTER + "\n".join([*lines, *cards, "heavy-weapons: area_5_mortar, area_7_machine_gunner"]) + "\n"


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_positions_of_random_games_come_back_with_the_identical_hash(name: str) -> None:
    round_trips(games.find(name), 150)


@pytest.mark.parametrize("name", OURS)
def test_damaged_positions_are_refused_for_their_reason(name: str) -> None:
    done = damaged(games.find(name), 200, seed=5)
    assert len(done) >= 18, done


@pytest.mark.parametrize("name", OURS)
def test_the_set_up_is_told_like_any_position(name: str) -> None:
    game = games.find(name)
    for scenario in game.about.scenarios:
        p = game.setup(game.settle(Setup(scenario.id, min(scenario.seats))))
        assert game.hash(read(game, write(game, p))[1]) == game.hash(p)


def test_what_lies_on_a_real_table_is_enough_to_begin_a_turn_with() -> None:
    game = games.find("castle-itter")
    setup, p = read(game, itter())
    view = game.view(p, 0)
    assert view.gauges["actions"] == 5
    assert view.piles["ss-deck"] == 57
    assert {piece.id: piece.at for piece in view.pieces}["lee"] == "space:k1"
    table = Table.new(game, setup, 1, ["human"])
    assert isinstance(table.ask, Choice)
    assert table.answer(0, table.ask.options[0])


def test_action_tokens_tell_how_much_of_the_turn_is_left() -> None:
    game = games.find("castle-itter")
    p = read(game, itter(lee="k1, acted, exhausted", gangl="g1, acted"))[1]
    assert game.view(p, 0).gauges["actions"] == 3


def test_a_game_from_a_position_is_a_save_and_a_link_like_any_other(tmp_path: Path) -> None:
    game = games.find("castle-itter")
    table = Table.new(game, setup_in(game, itter()), 5, ["heuristic"])
    path = tmp_path / "middle.save"
    store.create(path, table)
    table.run_machines()
    assert store.verify(path).hash == table.hash()
    assert save_of(link_of(path.read_bytes()).letters) == path.read_bytes()


@pytest.mark.parametrize(
    "text, error",
    [
        (itter(lee="k9"), r"line 9: defenders: lee: 'k9' is not known here; valid: nt2, nt3, .* \[S.3\]"),
        (itter(lee="k1, k3"), r"line 9: defenders: lee: in two places: k3 \[S.3\]"),
        (itter(lee="k1, exhausted, exhausted"), r"line 9: defenders: lee: 'exhausted' is named twice"),
        (itter().replace("turn: 2", "turn: 0"), r"line 5: castle: turn: 0 is not from 1 to 99 \[1.1\]"),
        (itter().replace("turn: 2", "turn"), r"line 5: 'turn' is no field"),
        (itter().replace("[castle]", "[castle"), r"line 4: '\[castle' is no heading"),
        (itter().replace("castle-itter", "chess"), "this is a position of chess, not of castle-itter"),
        (itter().replace("standard", "cosy"), r"unknown scenario 'cosy'; valid: "),
        (itter() + "[turn]\nactions: 2\n", r"\[turn\]: steps are numbered from 1 on"),
        (itter() + "[turn]\nstep-1: Act, who 3\n", r"step-1: Act has the numbers who, placed, moved"),
        (itter() + "[turn]\nstep-1: Dance\n", r"step-1: no such step 'Dance'; valid: "),
        ("x" * (MOST_LETTERS + 1), "letters; at most"),
        ("", "a position begins with its game"),
    ],
)
def test_what_cannot_be_read_is_named_with_line_and_field(text: str, error: str) -> None:
    with pytest.raises(Exception, match=error) as caught:
        read(games.find("castle-itter"), text)
    assert isinstance(caught.value, (BadPosition, LookupError))


def test_an_objection_names_line_rule_and_place_in_both_languages() -> None:
    game = games.find("castle-itter")
    text = itter(lee="k2", gangl="supply, disrupted")
    english, italian = (complaints(game, text, lang) for lang in ("en", "it"))
    assert [(one.line, one.objection.rule, one.objection.refs) for one in english] == [
        (9, "2.4d", ("space:k2",)),
        (19, "2.6b", ()),
    ]
    assert str(english[0]).startswith("line 9: defenders: lee: Lee and Basse both stand on Keep 2")
    assert (
        str(italian[1])
        == "riga 19: defenders: gangl: Gangl non è sul tabellone e non può essere Disturbato. [2.6b]"
    )


@pytest.mark.parametrize(
    "made_up",
    [
        "actions: 5\nstep-1: DefenderPhase\nstep-2: Act, who 77, placed 1, moved 0\n",  # nobody
        "actions: 5\nstep-1: DefenderPhase\nstep-2: Act, who 3, placed 1, moved 0\n",  # asks; he is in the supply
        "actions: 0\nstep-1: DefenderPhase\n",  # asks; the next action is one too many
    ],
)
def test_steps_that_somebody_made_up_are_not_played_though_they_may_stumble_later(made_up: str) -> None:
    assert [one.key for one in draft(games.find("castle-itter"), f"{itter()}[turn]\n{made_up}")[2]] == [
        "unplayable"
    ]


def test_counters_that_the_box_does_not_have_are_named() -> None:
    text = itter().replace("area_5_mortar,", " ".join(f"area_{n}_mortar," for n in range(2, 8)))
    assert [str(one) for one in complaints(games.find("castle-itter"), text, "en")] == [
        "line 41: counters: heavy-weapons: Mortar: 6 counters on the board; the box has 5. [S.9b]"
    ]


def test_a_finished_game_is_no_position_to_begin_with_but_can_be_told() -> None:
    game = games.find("westerplatte")
    table = Table.new(game, Setup("easy", 1), 3, ["random"])
    table.run_machines()
    text = write(game, table.position)
    assert game.hash(read(game, text)[1]) == game.hash(table.position)
    assert refusal(game, text[: text.index("\n[turn]")])


def test_a_position_goes_into_a_link_and_back() -> None:
    text = itter()
    assert text_of(letters_of(text)) == text
    for broken in (letters_of(text)[:-9], "", "?!", "A" * 50_000):
        with pytest.raises(BadPosition, match="no whole position"):
            text_of(broken)


def test_text_is_printed_as_it_is_read() -> None:
    lines = parsed("game: pig\n\n[a]\nx: one, two 2, 3\n")
    assert lines[1].items == (SheetItem("one"), SheetItem("two", 2), SheetItem("", 3))
    assert printed(lines) == "game: pig\n\n[a]\nx: one, two 2, 3\n"
