"""`garrison campaign`: the map in both languages, the next mission, results recorded by `play`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from garrison.table import campaigns, games, store
from tests.cli.conftest import Run
from tests.table.test_campaigns import line, play_on


def test_the_map_is_shown_in_both_languages(garrison: Run, home: Path) -> None:
    path = campaigns.path_of(home, "wolfenstein")
    path.parent.mkdir(parents=True)
    path.write_bytes(line() + line(table="two", mission="mission-2", won=False))
    assert garrison("campaign").out.splitlines()[:4] == [
        "Wolfenstein: The Board Game: 1 of 10 missions won.",
        "  ✔ 1. The Officer's Quarters: won 1 of 1, at best in round 6 (daddy)",
        "  ► 2. Stores and Spoils: the next to win, tried once",
        "  · 3. Cell Block",
    ]
    assert garrison("campaign", "--lang", "it").out.splitlines()[2] == (
        "  ► 2. Scorte e bottino: la prossima da vincere, tentata una volta"
    )
    first, second, *_ = json.loads(garrison("campaign", "--json").out)["missions"]
    assert first["best"] == {"rounds": 6, "difficulty": "daddy"}
    assert (second["id"], second["state"], second["tries"]) == ("mission-2", "open", 1)


def test_the_next_mission_is_played_and_its_end_recorded(
    garrison: Run, home: Path, only_save: Callable[[], Path]
) -> None:
    ran = garrison("campaign", "play", "--difficulty", "daddy", "--seed", "1", typed=["quit"])
    assert (ran.code, ran.err) == (0, "")
    header = store.peek(only_save())
    assert (header.scenario, header.difficulty) == ("mission-1", "daddy")
    table = store.resume(only_save())
    play_on(table, idle=True)
    said = garrison("play", "--load", only_save()).out
    assert "Campaign: The Officer's Quarters is lost. It can be tried again." in said
    assert "► 1. The Officer's Quarters: the next to win, tried once" in said
    garrison("play", "--load", only_save())
    (stage, *_) = campaigns.stages(home, games.find("wolfenstein"))
    assert (stage.tries, stage.wins) == (1, 0)


def test_a_single_mission_does_not_count(garrison: Run, home: Path, only_save: Callable[[], Path]) -> None:
    garrison("play", "wolfenstein", "mission-1", typed=["quit"])
    play_on(store.resume(only_save()), idle=True)
    assert "Campaign" not in garrison("play", "--load", only_save()).out
    assert not campaigns.path_of(home, "wolfenstein").exists()


def test_what_cannot_be_played_is_said_in_one_line(garrison: Run, home: Path) -> None:
    for said, message in (
        (
            ("campaign", "play", "mission-3"),
            "mission-3 is not open yet in the campaign, mission-1 comes first",
        ),
        (("play", "westerplatte", "--campaign"), "westerplatte has no campaign"),
        (("campaign", "--game", "castle-itter"), "castle-itter has no campaign; valid: wolfenstein"),
    ):
        ran = garrison(*said)
        assert (ran.code, ran.out) == (2, "")
        assert message in ran.err
    path = campaigns.path_of(home, "wolfenstein")
    path.parent.mkdir(parents=True)
    path.write_bytes(b"".join(line(table=str(n), mission=f"mission-{n}") for n in range(1, 11)))
    assert garrison("campaign").out.endswith("All missions are won.\n")
    assert "all missions of the campaign are won" in garrison("campaign", "play").err
    path.write_bytes(b"?\n")
    ran = garrison("campaign")
    assert ran.code == 2
    assert f"{path}, line 1: " in ran.err


def test_a_new_campaign_puts_the_old_one_aside(garrison: Run, home: Path) -> None:
    assert garrison("campaign", "new").out == "There is no campaign yet.\n"
    path = campaigns.path_of(home, "wolfenstein")
    path.parent.mkdir(parents=True)
    path.write_bytes(line())
    assert "The next one begins." in garrison("campaign", "new").out
    assert [kept.read_bytes() for kept in path.parent.iterdir()] == [line()]
