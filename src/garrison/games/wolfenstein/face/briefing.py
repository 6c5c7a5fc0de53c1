"""What players are told of a mission: its texts, its goals, and the names of its rooms, corridors and doors."""

from __future__ import annotations

from garrison.core.ask import Facts, Prompt
from garrison.core.briefing import Briefing, LocalName
from garrison.games.wolfenstein.face.places import spaces
from garrison.games.wolfenstein.missions import records as m
from garrison.games.wolfenstein.missions.records import Mission

GOALS: dict[str, frozenset[str]] = {
    "kill": frozenset({"enemy", "count"}),
    "search": frozenset({"token", "space", "times"}),
    "events": frozenset({"count"}),
    "reach": frozenset({"tile", "after"}),
    "exit": frozenset({"token", "space", "after"}),
    "rounds": frozenset({"count"}),
    "hero-dead": frozenset(),
}

HERO_DEAD = Prompt("hero-dead", "G.3")


def briefing(mission: Mission) -> Briefing:
    """The texts of a mission, its goals, and what loses it before all heroes are dead. [I.3, G.1, G.2, G.4]"""
    file = mission.file
    goals = tuple(_goal(mission, goal) for goal in file.goals)
    lost = (Prompt("rounds", "G.1", {"count": file.round_limit}), *(HERO_DEAD for _ in file.defeats))
    title, brief = ({str(lang): text for lang, text in said.items()} for said in (file.title, file.brief))
    return Briefing(title, brief, goals, lost)


def local_names(mission: Mission) -> dict[str, LocalName]:
    """Tiles and gates are numbered alike in all missions, spaces have no names: this one calls them by its own."""
    gates = [joint.name for joint in mission.joints if joint.kind != "open"]
    return {
        **spaces(mission),
        **{f"tile:{n}": tile.id for n, tile in enumerate(mission.tiles, 1)},
        **{f"gate:{n}": name for n, name in enumerate(gates, 1)},
    }


def _goal(mission: Mission, goal: m.Goal) -> Prompt:
    if isinstance(goal, m.Kill):
        return _told("kill", {"enemy": goal.enemy, "count": goal.count})
    if isinstance(goal, m.SearchToken):
        return _told("search", {**_token(mission, goal.token), "times": goal.times})
    if isinstance(goal, m.CompleteEvents):
        return _told("events", {"count": goal.count})
    if isinstance(goal, m.ReachTile):
        return _told("reach", {"tile": goal.tile, "after": goal.after})
    return _told("exit", {**_token(mission, goal.token), "after": goal.after})


def _told(key: str, facts: Facts) -> Prompt:
    return Prompt(key, "G.4", facts)


def _token(mission: Mission, letter: m.Letter) -> Facts:
    space = next(mark.at.name for mark in mission.objectives if mark.token == letter)
    return {"token": f"objective_{letter.lower()}", "space": space}
