"""The campaign is kept as it is played: in order, with tries, victories and the fewest rounds; nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from garrison.core.errors import BadSave, Unknown
from garrison.core.game import Setup
from garrison.core.position import Offers
from garrison.core.rng import Rng
from garrison.games.wolfenstein import load_game
from garrison.games.wolfenstein.game import Wolfenstein
from garrison.table import campaigns
from garrison.table.table import Table
from garrison.testing.toy import load_game as load_toy

EASY = "daddy"


@pytest.fixture(scope="module")
def game() -> Wolfenstein:
    return load_game()


def begun(folder: Path, game: Wolfenstein, seed: int = 1, seats: tuple[str, ...] = ("human",)) -> Table:
    """The next mission, as a campaign game."""
    mission = campaigns.progress(folder, game).next_mission()
    return Table.new(
        game, campaigns.enter(folder, game, game.settle(Setup(mission, 1, "", EASY))), seed, seats
    )


def play_on(table: Table, idle: bool = False) -> Table:
    """A person who does what the heuristic player would do, or ends every turn at once."""
    offers, policy, rng = Offers(), table.game.heuristic(), Rng(1, 1)
    while table.outcome is None:
        table.position.legal(offers)
        names = [option.name for option in table.ask.options]  # type: ignore[union-attr]
        best = table.game.options[policy.choose(table.position, offers, rng)].name
        table.answer(0, "end" if idle and "end" in names else best)
    return table


def line(**changes: object) -> bytes:
    """A line of the file."""
    row = {
        "campaign": 1, "table": "one", "mission": "mission-1", "difficulty": EASY, "players": 1, "won": True,
        "rounds": 6, "takebacks": 0, "when": "2026-11-15T20:00:00+00:00",
    }  # fmt: skip
    return json.dumps({**row, **changes}).encode() + b"\n"


def write(folder: Path, *lines: bytes) -> Path:
    path = campaigns.path_of(folder, "wolfenstein")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(lines))
    return path


def test_at_first_only_the_first_mission_is_open(tmp_path: Path, game: Wolfenstein) -> None:
    stages = campaigns.stages(tmp_path, game)
    assert [stage.mission for stage in stages] == [f"mission-{n}" for n in range(1, 11)]
    assert [stage.state for stage in stages] == ["open", *["closed"] * 9]
    with pytest.raises(Unknown, match="mission-2 is not open yet in the campaign, mission-1 comes first"):
        campaigns.enter(tmp_path, game, game.settle(Setup("mission-2")))
    with pytest.raises(Unknown, match="cellar is not of the campaign; valid: mission-1"):
        campaigns.enter(tmp_path, game, Setup("cellar"))


def test_a_game_without_missions_has_no_campaign(tmp_path: Path) -> None:
    with pytest.raises(Unknown, match="has no campaign"):
        campaigns.stages(tmp_path, load_toy())


def test_a_lost_mission_can_be_tried_again_and_a_won_one_opens_the_next(
    tmp_path: Path, game: Wolfenstein
) -> None:
    lost = campaigns.record(tmp_path, play_on(begun(tmp_path, game), idle=True))
    assert lost is not None
    assert not lost.won
    first = campaigns.stages(tmp_path, game)[0]
    assert (first.state, first.tries, first.wins, first.best) == ("open", 1, 0, None)

    seed = next(n for n in range(1, 20) if play_on(begun(tmp_path, game, n)).outcome.results == (1,))  # type: ignore[union-attr]
    won = campaigns.record(tmp_path, play_on(begun(tmp_path, game, seed)))
    first, second, *others = campaigns.stages(tmp_path, game)
    assert (first.state, first.tries, first.wins, first.best) == ("won", 2, 1, won)
    assert (second.state, {stage.state for stage in others}) == ("open", {"closed"})
    assert campaigns.enter(tmp_path, game, game.settle(Setup("mission-1"))).extra["campaign"]


def test_the_best_victory_is_the_one_of_the_fewest_rounds(tmp_path: Path, game: Wolfenstein) -> None:
    write(
        tmp_path,
        line(),
        line(table="two", rounds=4),
        line(table="three", rounds=5),
        line(table="4", won=False),
    )
    first = campaigns.stages(tmp_path, game)[0]
    assert (first.tries, first.wins) == (4, 3)
    assert first.best is not None
    assert (first.best.table, first.best.rounds) == ("two", 4)


def test_a_table_counts_once_as_it_ended_last(tmp_path: Path, game: Wolfenstein) -> None:
    table = play_on(begun(tmp_path, game), idle=True)
    first = campaigns.record(tmp_path, table)
    assert campaigns.record(tmp_path, table) == first
    assert len(campaigns.path_of(tmp_path, "wolfenstein").read_bytes().splitlines()) == 1
    table.undo()
    play_on(table, idle=True)
    (row,) = campaigns.results(campaigns.path_of(tmp_path, "wolfenstein"))
    assert row == first
    again = campaigns.record(tmp_path, table)
    assert again is not None
    assert again.takebacks == 1
    assert campaigns.results(campaigns.path_of(tmp_path, "wolfenstein")) == [again]


def test_only_a_campaign_game_of_people_that_is_over_counts(tmp_path: Path, game: Wolfenstein) -> None:
    single = Table.new(game, Setup("mission-1", 1, "", EASY), 1, ("human",))
    machines = begun(tmp_path, game, seats=("heuristic",))
    machines.run_machines()
    for table in (begun(tmp_path, game), play_on(single, idle=True), machines):
        assert campaigns.record(tmp_path, table) is None
    assert not campaigns.path_of(tmp_path, "wolfenstein").exists()


@pytest.mark.parametrize(
    "spoiled, message",
    [
        (b"nonsense\n", "line 2: .*; mend or remove the line"),
        (line(won="perhaps"), "line 2: Expected `bool`"),
        (line(more=1), "line 2: .*unknown field `more`"),
        (line(campaign=2), "line 2: campaign format 2, this garrison reads 1"),
    ],
)
def test_damage_is_named_and_nothing_is_written_over_it(
    tmp_path: Path, game: Wolfenstein, spoiled: bytes, message: str
) -> None:
    table = play_on(begun(tmp_path, game), idle=True)
    path = write(tmp_path, line(), spoiled, line(table="two"))
    before = path.read_bytes()
    for doing in (lambda: campaigns.stages(tmp_path, game), lambda: campaigns.record(tmp_path, table)):
        with pytest.raises(BadSave, match=message):
            doing()
    assert path.read_bytes() == before


def test_a_line_cut_short_never_happened_and_the_next_takes_its_place(
    tmp_path: Path, game: Wolfenstein
) -> None:
    table = play_on(begun(tmp_path, game), idle=True)
    path = write(tmp_path, line(), line(table="two")[:40])
    assert [row.table for row in campaigns.results(path)] == ["one"]
    row = campaigns.record(tmp_path, table)
    assert [kept.table for kept in campaigns.results(path)] == ["one", row.table if row else ""]


def test_a_campaign_begun_anew_leaves_the_old_one_in_its_folder(tmp_path: Path, game: Wolfenstein) -> None:
    assert campaigns.begin_anew(tmp_path, game) is None
    text = write(tmp_path, line()).read_bytes()
    aside = campaigns.begin_anew(tmp_path, game)
    assert aside is not None
    assert aside.read_bytes() == text
    assert campaigns.progress(tmp_path, game).next_mission() == "mission-1"


def test_what_somebody_deletes_is_gone_and_nobody_elses(tmp_path: Path, game: Wolfenstein) -> None:
    rows = campaigns.results(write(tmp_path, line()))
    for person in ("ada", "bob"):
        campaigns.add_results(tmp_path, game, person, rows)
    campaigns.delete(tmp_path, game, "ada")
    campaigns.delete(tmp_path, game, "ada")  # twice is no mistake
    assert not campaigns.path_of(tmp_path, "wolfenstein", "ada").parent.exists()
    assert campaigns.results(campaigns.path_of(tmp_path, "wolfenstein", "bob")) == rows
    assert campaigns.results(campaigns.path_of(tmp_path, "wolfenstein")) == rows
