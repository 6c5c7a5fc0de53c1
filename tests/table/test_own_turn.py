"""Turns played freely on a real table: told as differences, kept in the journal, replayed to the same hash."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from garrison.ai.analysis import luck
from garrison.core import journal
from garrison.core.ask import Answer, Choice, Draw, Drawn, Pick, Rolled
from garrison.core.errors import GarrisonError, NotOffered
from garrison.core.game import Setup
from garrison.core.journal import OwnTurnEntry
from garrison.core.own_turn import believed, may_tell_turn
from garrison.core.position_text import visible
from garrison.core.sheet import sheet_of
from garrison.core.sheet_text import BadPosition, SheetItem, SheetLine, printed
from garrison.table import store
from garrison.table.correction import correct
from garrison.table.games import find
from garrison.table.links.game_link import link_of, save_of
from garrison.table.table import Table

TITLES = ["castle-itter", "westerplatte", "wolfenstein"]
PLACES = {"castle-itter": "defenders", "westerplatte": "officers", "wolfenstein": "heroes"}


def table_of(title: str, seed: int = 3) -> Table:
    return Table.new(find(title), Setup(""), seed, ["human"], real=["dice"])


def bring(table: Table, rng: random.Random) -> None:
    ask = table.real_ask
    assert ask is not None
    if isinstance(ask, Draw):
        table.put(Drawn(rng.choice(list(ask.outcomes))))
    else:
        table.put(Rolled(tuple(sorted(rng.randint(1, ask.sides) for _ in range(ask.dice)))))
    table.proceed()


def play(table: Table, rng: random.Random, answers: int) -> None:
    """In the way of a referee, until somebody has a turn of his own."""
    while table.outcome is None and (answers > 0 or not table.may_tell_turn):
        answers -= 1
        if isinstance(table.ask, Choice):
            table.answer(table.ask.seats[0], rng.choice(table.ask.options))
        else:
            bring(table, rng)


def moved(table: Table, rng: random.Random) -> str:
    """The text of a turn in which one of the players' own pieces has gone elsewhere, and nothing speaks against it."""
    sheet = sheet_of(table.game)
    fields = [one for one in sheet.fields(table.position) if one.section == PLACES[table.game.about.id]]
    lines = {line.key: line for line in visible(sheet, table.position)}
    for _ in range(400):
        one = rng.choice(fields)
        here = lines[one.key].items if one.key in lines else ()
        place = one.parts[0]
        if not any(place.takes(item.name) for item in here):
            continue
        to = SheetItem(rng.choice(list(place.names())))
        items = (to, *(item for item in here if not place.takes(item.name)))
        text = printed([SheetLine(one.section, one.key, items)])
        if to not in here and not believed(table.game, table.position, text)[1]:
            return text
    return ""


@pytest.mark.parametrize("title", TITLES)
def test_the_machine_goes_on_with_the_enemy_from_what_lies_on_the_table(title: str) -> None:
    rng = random.Random(7)
    table = table_of(title)
    play(table, rng, 25)
    text = moved(table, rng)
    assert text
    expected = believed(table.game, table.position, text)[0]
    place = {line.key: line.items[0] for line in visible(sheet_of(table.game), expected)}
    node, *_ = table.tell_turn(0, text)
    entry = table.journal.node(node).entry
    assert isinstance(entry, OwnTurnEntry)
    assert entry.turn == text
    after = table.position_at(node)
    assert not may_tell_turn(table.game, after) or table.game.check(after) == []
    key = text.split("\n")[-2].partition(":")[0]
    assert {line.key: line.items[0] for line in visible(sheet_of(table.game), after)}[key] == place[key]
    assert table.events(node), "the enemy's turn is told"


@pytest.mark.parametrize("title", TITLES)
def test_a_turn_without_differences_leaves_the_table_as_it_is(title: str) -> None:
    rng = random.Random(2)
    table = table_of(title)
    play(table, rng, 25)
    same, objections = believed(table.game, table.position, "")
    assert objections == []
    assert table.game.hash(same) == table.hash()


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_whole_games_of_both_ways_replay_to_the_same_hash(title: str, tmp_path: Path) -> None:
    told = 0
    for seed in range(6):
        rng = random.Random(seed)
        table = table_of(title, seed)
        while table.outcome is None:
            play(table, rng, rng.randint(0, 12))
            if table.outcome is None:
                assert isinstance(table.ask, Choice)
                table.tell_turn(table.ask.seats[0], moved(table, rng) if rng.random() < 0.7 else "")
                told += 1
                assert table.game.check(table.position) == []
        path = tmp_path / f"{seed}.save"
        store.create(path, table)
        found = store.verify(path)
        assert (found.hash, found.journal_hash) == (table.hash(), table.journal_hash())
        assert store.peek(path).real == ("dice",)
    assert told > 20


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_links_luck_and_corrections_know_such_turns(title: str) -> None:
    rng = random.Random(11)
    table = table_of(title)
    play(table, rng, 10)
    table.tell_turn(0, moved(table, rng))
    play(table, rng, 5)
    save = journal.dump(table.journal)
    assert save_of(link_of(save).letters) == save
    luck(table, playouts=2)
    nodes = [node for node in journal.path(table.journal.cursor) if node.entry is not None]
    turn = next(n for n, node in enumerate(nodes) if isinstance(node.entry, OwnTurnEntry))
    corrected = correct(table, nodes[turn - 1].id, _other(table, nodes[turn - 1].id))
    assert corrected.changed
    assert corrected.kept + corrected.left == len(nodes) - turn


def _other(table: Table, node: int) -> Answer:
    """Something else that could have been answered."""
    ask = table.asked(node)
    entry = table.journal.node(node).entry
    assert entry is not None
    was = journal.answer_in(entry, table.game.options)
    if isinstance(ask, Choice):
        return next(Pick(ask.seats[0], one) for one in ask.options if Pick(ask.seats[0], one) != was)
    if isinstance(ask, Draw):
        return next(Drawn(name) for name in ask.outcomes if Drawn(name) != was)
    assert isinstance(was, Rolled)
    return Rolled(tuple(sorted((*was.faces[1:], was.faces[0] % 6 + 1))))


def test_what_cannot_lie_there_is_refused_with_its_rule_and_changes_nothing() -> None:
    table = table_of("castle-itter")
    play(table, random.Random(1), 40)
    before = table.hash()
    standing = [line for line in visible(sheet_of(table.game), table.position) if line.section == "defenders"]
    on_board = [
        line for line in standing if line.items[0].name not in ("supply", "reinforcements", "casualties")
    ]
    first, second = on_board[:2]
    twice = printed([SheetLine("defenders", second.key, (first.items[0],))])
    for text in (
        twice,
        "[defenders]\nlee: nowhere\n",
        "[turn]\nactions: 9\n",
        "turn: 3\n",
        "[moon]\nlee: k1\n",
    ):
        with pytest.raises(BadPosition):
            table.tell_turn(0, text)
        assert table.hash() == before
    with pytest.raises(BadPosition, match=r"two-on-square.*2\.4d"):
        table.tell_turn(0, twice)


def test_it_is_only_for_people_at_a_real_table_in_a_turn_of_their_own() -> None:
    machine = Table.new(find("castle-itter"), Setup(""), 3, ["human"])
    with pytest.raises(NotOffered):
        machine.tell_turn(0, "")
    duel = Table.new(find("castle-itter"), Setup("competitive", 2), 3, ["human", "human"], real=["dice"])
    assert not duel.may_tell_turn
    table = table_of("westerplatte")
    table.tell_turn(0, "")
    while not isinstance(table.ask, Choice):
        assert not table.may_tell_turn
        with pytest.raises(GarrisonError):
            table.tell_turn(0, "")
        bring(table, random.Random(1))


def test_who_bled_when_his_turn_came_and_bleeds_still_has_died() -> None:
    table = table_of("wolfenstein")
    play(table, random.Random(3), 25)
    hero = next(line for line in visible(sheet_of(table.game), table.position) if line.section == "heroes")
    space = hero.items[0]
    bleeds = printed([SheetLine("heroes", hero.key, (space, SheetItem("bleeding"), SheetItem("hp", 0)))])
    hurt = table.tell_turn(0, bleeds)[0]
    told = [event.key for event in table.events(hurt)]
    assert "hero-died" not in told, "he has his next turn"
