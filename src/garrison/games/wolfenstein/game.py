"""Wolfenstein: The Board Game as a Game: the nine verbs over its positions."""

from __future__ import annotations

import json
from collections.abc import Mapping

from garrison.core.ask import Outcome, Reason
from garrison.core.errors import BadSave
from garrison.core.game import About, Game, Scenario, Setup
from garrison.core.odds import Odd
from garrison.core.option import Option
from garrison.core.playout import Policy
from garrison.core.position import Position
from garrison.core.view import View
from garrison.core.vocabulary import Vocabulary
from garrison.games.wolfenstein import check, explain, odds, state, view
from garrison.games.wolfenstein.board import Board
from garrison.games.wolfenstein.components import loader
from garrison.games.wolfenstein.mapping import board_of
from garrison.games.wolfenstein.missions import format as missions
from garrison.games.wolfenstein.missions.records import Mission
from garrison.games.wolfenstein.options import build_options
from garrison.games.wolfenstein.policy import Heuristic
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.goals import ENDINGS
from garrison.games.wolfenstein.rules.loot import DrawItem, DrawWeapon
from garrison.games.wolfenstein.rules.search import DrawCrate
from garrison.games.wolfenstein.tables import Rules
from garrison.games.wolfenstein.tabulate import heroes_of, rules_of, tabulate
from garrison.games.wolfenstein.words import vocabulary

SEATS: dict[int, tuple[str, ...]] = {n: tuple(f"player_{k + 1}" for k in range(n)) for n in range(1, 5)}
RULES = 1  # rises when behaviour changes


class Wolfenstein(Game):
    """The game with one set of components and its missions."""

    def __init__(self, corrections: Mapping[str, object] | None = None) -> None:
        super().__init__()
        self.corrections = dict(corrections or {})
        self.components = loader.load(self.corrections)
        self.missions: dict[str, Mission] = {
            name: missions.load(name, self.components) for name in missions.missions()
        }
        self.components_hash = loader.data_hash(self.components)
        self.tables = tabulate(self.components)
        self.options = build_options(self.tables)
        self._boards: dict[tuple[str, int, int], Board] = {}
        modes = sorted(self.components.difficulties, key=lambda mode: not mode.default)
        self.default_mode = modes[0].id.replace("_", "-")
        self.about = About(
            id="wolfenstein",
            rules=RULES,
            scenarios=tuple(Scenario(name, SEATS) for name in self.missions),
            editions=(),
            difficulties=tuple(mode.id.replace("_", "-") for mode in self.components.difficulties),
            rulings=loader.rulings(self.components),
            extras=("heroes",),
        )

    def settle(self, setup: Setup) -> Setup:
        """Defaults: the normal mode, and the heroes the mission suggests. [S.1, S.3]"""
        done = super().settle(setup)
        suggested = self.missions[done.scenario].file.suggested_heroes
        heroes = ",".join(heroes_of(done, self.components, suggested))
        difficulty = done.difficulty or self.default_mode
        extra = {**done.extra, "heroes": heroes}
        return Setup(done.scenario, done.players, done.edition, difficulty, done.rulings, extra)

    def rules(self, setup: Setup) -> Rules:
        """The rules in force at a table."""
        return rules_of(setup, self.components, str(setup.extra["heroes"]).split(","))

    def board(self, rules: Rules) -> Board:
        """The board of the mission, made once for the rulings that shape it."""
        key = (rules.scenario, int(rules.sight_along_figures), int(rules.diagonal_past_corner))
        if key not in self._boards:
            mission = self.missions[rules.scenario]
            self._boards[key] = board_of(mission, self.tables, self.components, rules)
        return self._boards[key]

    def setup(self, setup: Setup) -> Position:
        rules = self.rules(setup)
        return state.set_up(self.tables, rules, self.board(rules))

    def draw_names(self, p: Position) -> tuple[str, tuple[str, ...]]:
        top = wolf(p).top
        t = self.tables
        if isinstance(top, DrawItem):
            return "equipment-deck", tuple(t.item_ids)
        if isinstance(top, DrawWeapon):
            return "weapon-deck", tuple(t.weapon_ids)
        if isinstance(top, DrawCrate):
            return "crate-deck", tuple(t.crate_ids)
        return "event-deck", tuple(t.event_ids)

    def outcome(self, p: Position) -> Outcome:
        """All win or lose together; a victory scores the rounds to spare. [G.4b, G.1]"""
        q = wolf(p)
        seats = range(q.rules.players)
        sheet = (("rounds-to-spare", int(q.score(0))),)
        return Outcome(
            ENDINGS[q.ending],
            tuple(int(q.result(seat)) for seat in seats),
            tuple(int(q.score(seat)) for seat in seats),
            sheet if q.result(0) > 0 else (),
            {"round": int(q.round)},
        )

    def explain(self, p: Position, option: Option, reason: int) -> Reason:
        return explain.explain(wolf(p), option.index, reason)

    def view(self, p: Position, seat: int) -> View:
        return view.view(wolf(p), seat, self.about.id)

    def dump(self, p: Position) -> str:
        return state.dump(wolf(p))

    def load(self, text: str) -> Position:
        try:
            body = json.loads(text)
        except ValueError as error:
            raise BadSave(f"dump: not JSON: {error}") from error
        if not isinstance(body, dict):
            raise BadSave("dump: an object is needed")
        rules = self.rules(self.settle(state.setup_of(body)))
        return state.load(body, self.tables, rules, self.board(rules))

    def check(self, p: Position) -> list[str]:
        return list(check.faults(wolf(p)))

    def heuristic(self) -> Policy:
        return Heuristic()

    def odds(self, p: Position, option: Option | None) -> tuple[Odd, ...]:
        """The chance of what a roll ahead may do."""
        return odds.odds(wolf(p), option)

    def component_listing(self) -> list[dict[str, object]]:
        """Every value of the component data, with its source and confidence."""
        return loader.listing(self.components)

    def read_corrections(self, path: str) -> dict[str, object]:
        """The corrections of an owner's file, known to load."""
        return loader.read_corrections(path)

    def vocabulary(self) -> Vocabulary:
        """Everything the game says, without the words."""
        return vocabulary(self.tables, self.components)


def wolf(p: Position) -> WolfPosition:
    """The position as this game knows it."""
    if not isinstance(p, WolfPosition):
        raise TypeError(f"not a position of Wolfenstein: {type(p).__name__}")
    return p
