"""Wolfenstein: The Board Game as a Game: the nine verbs over its positions."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from garrison.core.ask import Outcome, Reason
from garrison.core.beat import Beat, staged
from garrison.core.briefing import Briefing, LocalName, PlaceName
from garrison.core.cards import Card
from garrison.core.components.box import offered
from garrison.core.components.reading import Table
from garrison.core.content import FORMER, MISSION
from garrison.core.errors import BadComponent
from garrison.core.event import Event
from garrison.core.full_game import FullGame, GameParts
from garrison.core.game import About, Game, Scenario, Setup, knows
from garrison.core.option import Option
from garrison.core.outlook import Outlook
from garrison.core.pickling import game_again, pickle_positions
from garrison.core.playout import Judge, Policy
from garrison.core.position import Position
from garrison.core.position_text import begun
from garrison.core.state import body_of
from garrison.core.terminal_board import TerminalBoard
from garrison.core.verb import options_of
from garrison.core.view import Piece
from garrison.core.vocabulary import Vocabulary
from garrison.games.wolfenstein import check, own_turn, state
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.board import Board
from garrison.games.wolfenstein.campaign import Campaign
from garrison.games.wolfenstein.components.compile import compile_components, heroes_of, rules_of
from garrison.games.wolfenstein.components.loader import BOX
from garrison.games.wolfenstein.components.packed import Rules
from garrison.games.wolfenstein.components.records import Components
from garrison.games.wolfenstein.components.tunables import TUNABLES
from garrison.games.wolfenstein.components.typed import FACES
from garrison.games.wolfenstein.danger.threats import danger
from garrison.games.wolfenstein.events import EVENTS
from garrison.games.wolfenstein.face import (
    beats,
    briefing,
    cards,
    chart,
    odds,
    outlook,
    piles,
    places,
    terms,
    view,
)
from garrison.games.wolfenstein.face.terminal import WolfensteinTerminalBoard
from garrison.games.wolfenstein.face.words import vocabulary
from garrison.games.wolfenstein.mapping import board_of
from garrison.games.wolfenstein.missions import format as missions
from garrison.games.wolfenstein.missions import own as own_missions
from garrison.games.wolfenstein.missions.catalogue import MISSIONS, MissionCatalogue, OurMissions, source
from garrison.games.wolfenstein.missions.records import Mission
from garrison.games.wolfenstein.player import features, motives, observing
from garrison.games.wolfenstein.player.judge import WolfJudge
from garrison.games.wolfenstein.player.policy import WolfHeuristic
from garrison.games.wolfenstein.player.rollout_setting import CHANGED
from garrison.games.wolfenstein.player.setting import WolfSetting
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.loot import DrawItem, DrawWeapon
from garrison.games.wolfenstein.rules.search import DrawCrate
from garrison.games.wolfenstein.setup import set_up
from garrison.games.wolfenstein.sheet import WolfSheet
from garrison.games.wolfenstein.verb import DECLARED
from garrison.games.wolfenstein.why import REASONS

SEATS: dict[int, tuple[str, ...]] = {n: tuple(f"player-{k + 1}" for k in range(n)) for n in range(1, 5)}
RULES = 2  # rises when behaviour changes
LOSSES = {"hero-fell": 6, "hero-died": 12}
wolf = knows(WolfPosition, "Wolfenstein")


def _digest_in(game: Game, mission: str) -> str:
    """The digest of one of a game's missions; nothing if it has none of that name."""
    known = game.missions if isinstance(game, Wolfenstein) else {}
    return missions.digest(known[mission]) if mission in known else ""


class Wolfenstein(FullGame[Components, WolfPosition]):
    """The game with one set of components and its missions."""

    box = BOX
    events = EVENTS
    own_sections = own_turn.SECTIONS
    parts = GameParts(
        own=wolf,
        view=view.view,
        dump=state.dump,
        faults=check.faults,
        in_own_turn=own_turn.in_own_turn,
        piles=piles,
        odds=odds.odds,
        terms=terms.terms,
        danger=danger,
        motives=motives.motives,
        features=features,
        observation=observing.OBSERVATION,
        observer=observing.WolfObserver,
        tunables=TUNABLES,
    )

    def __init__(self, corrections: Mapping[str, object] | None = None) -> None:
        super().__init__(corrections)
        self.our_missions = OurMissions(self.box.former_of(self.corrections))
        self.missions: Mapping[str, Mission] = MissionCatalogue(
            self.components,
            self.our_missions,
            own_missions.added(self.corrections, self.components, self.our_missions)
            | own_missions.played(self.corrections, self.components),
        )
        self.packed = compile_components(self.components)
        self.packed.corrections = self.corrections
        self.options = options_of(sorted(DECLARED, key=lambda verb: verb.first), self.packed)
        self._boards: dict[tuple[str, int, int], Board] = {}
        modes = sorted(self.components.difficulties, key=lambda mode: not mode.default)
        self.default_mode = modes[0].id.replace("_", "-")
        self.about = About(
            id="wolfenstein",
            rules=RULES,
            scenarios=tuple(Scenario(name, SEATS) for name in self.missions),
            editions=(),
            difficulties=tuple(mode.id.replace("_", "-") for mode in self.components.difficulties),
            rulings=offered(self.components.rulings),
            extras=("heroes", "mission", "campaign"),
            gauge="health",
        )

    def of_components(self, corrections: Mapping[str, object]) -> Mapping[str, object]:
        """All but missions of one's own."""
        return own_missions.without(corrections)

    def settle(self, setup: Setup) -> Setup:
        """Defaults: the normal mode, and the heroes the mission suggests. [S.1, S.3]"""
        done = super().settle(setup)
        suggested = self.missions[done.scenario].file.suggested_heroes
        heroes = ",".join(heroes_of(done, self.components, suggested))
        difficulty = done.difficulty or self.default_mode
        extra = {**done.extra, "heroes": heroes, "mission": self._unchanged(done)}
        return replace(done, difficulty=difficulty, extra=extra)

    def content(self, setup: Setup) -> dict[str, object]:
        """The mission, if it is one of ours: a save outlives a change of it."""
        brought = self.corrections.get(own_missions.PLAYED)
        return {} if brought else own_missions.carried(setup.scenario, self.our_missions)

    def released_data(self) -> Table:
        """The components, and the missions as they are written."""
        return {**super().released_data(), MISSIONS: {name: source(name) for name in missions.missions()}}

    def data_lines(self, setup: Setup) -> dict[str, str]:
        """The lines by which a position text names its data and its mission: none where both are the oldest."""
        lines = super().data_lines(setup)
        digest = str(setup.extra.get(MISSION, ""))
        if not self.box.former or not digest or setup.scenario not in self.our_missions.names:
            return lines
        oldest = game_again(type(self), json.dumps({FORMER: self.box.former[0].name}))
        is_oldest = not lines and _digest_in(oldest, setup.scenario) == digest
        return lines if is_oldest else {**lines, MISSION: digest}

    def _unchanged(self, setup: Setup) -> str:
        """The digest of the mission; a save that was begun with another is refused."""
        digest = missions.digest(self.missions[setup.scenario])
        begun = setup.extra.get("mission", digest)
        if begun != digest:
            raise BadComponent(
                f"{setup.scenario} is not the mission the game was begun with: that was {begun}, here it is"
                f" {digest}; use the garrison that wrote it"
            )
        return digest

    def rules(self, setup: Setup) -> Rules:
        """The rules in force at a table."""
        return rules_of(setup, self.components, str(setup.extra["heroes"]).split(","))

    def board(self, rules: Rules) -> Board:
        """The board of the mission, made once for the rulings that shape it."""
        key = (rules.scenario, int(rules.sight_along_figures), int(rules.diagonal_past_corner))
        if key not in self._boards:
            mission = self.missions[rules.scenario]
            self._boards[key] = board_of(mission, self.packed, rules)
        return self._boards[key]

    def setup(self, setup: Setup) -> Position:
        if setup.position:
            return begun(self, setup)
        rules = self.rules(setup)
        return set_up(self.packed, rules, self.board(rules))

    def draw_names(self, p: Position) -> tuple[str, tuple[str, ...]]:
        top = wolf(p).top
        t = self.packed
        if isinstance(top, DrawItem):
            return "equipment-deck", tuple(t.item_ids)
        if isinstance(top, DrawWeapon):
            return "weapon-deck", tuple(t.weapon_ids)
        if isinstance(top, DrawCrate):
            return "crate-deck", tuple(t.crate_ids)
        return "event-deck", tuple(t.event_ids)

    def outcome(self, p: Position) -> Outcome:
        """All win or lose together; a victory scores one, and one more for each round to spare. [G.4b]"""
        q = wolf(p)
        seats = range(q.rules.players)
        sheet = (("mission-won", 1), ("rounds-to-spare", int(q.score(0)) - 1))
        return Outcome(
            c.ENDING_IDS[q.ending],
            tuple(int(q.result(seat)) for seat in seats),
            tuple(int(q.score(seat)) for seat in seats),
            sheet if q.result(0) > 0 else (),
            {"round": int(q.round)},
        )

    def explain(self, p: Position, option: Option, reason: int) -> Reason:
        return REASONS.explain(wolf(p), option, reason)

    def beats(self, p: Position, events: Sequence[Event]) -> tuple[Beat | None, ...]:
        """How the events of one answer are watched."""
        return staged(beats.SCENES, wolf(p), events)

    def loss(self, event: Event) -> int:
        """Health of the heroes; one who falls or dies weighs more than any wound."""
        if event.key == "figure-hurt" and event.text("who") in self.packed.hero_ids:
            return event.number("hits")
        return LOSSES.get(event.key, 0)

    def load(self, text: str) -> Position:
        body = body_of(text)
        rules = self.rules(self.settle(self.formerly(state.setup_of(body))))
        return state.load(body, self.packed, rules, self.board(rules))

    def end_own_turn(self, p: Position, before: Position) -> None:
        """The enemy's turn begins."""
        own_turn.end_own_turn(wolf(p), wolf(before))

    def position_sheet(self) -> WolfSheet:
        """How positions are told."""
        return WolfSheet(self.packed, self._table)

    def _table(self, setup: Setup) -> tuple[Rules, Board]:
        rules = self.rules(setup)
        return rules, self.board(rules)

    def heuristic(self) -> Policy:
        return WolfHeuristic(WolfSetting())

    def rollout_policy(self) -> Policy:
        """The heuristic player with other worths and some caution: it wins more often."""
        return WolfHeuristic(WolfSetting(CHANGED))

    def judge(self, p: Position) -> Judge | None:
        """A judge for every mission."""
        return WolfJudge()

    def outlook(self, p: Position, ref: str) -> Outlook:
        """What a figure sees and where it can go."""
        return outlook.outlook(wolf(p), ref)

    def chart(self, setup: Setup) -> tuple[Piece, ...]:
        """The map of the mission."""
        return chart.chart(self.missions[setup.scenario], self.components)

    def cards(self) -> tuple[Card, ...]:
        """What is printed on every card."""
        return tuple(cards.cards(self.components))

    def die_symbols(self) -> tuple[str, ...]:
        """The symbol on each side of the die."""
        return tuple(FACES[self.packed.face[side]] for side in range(c.SIDES))

    def briefing(self, setup: Setup) -> Briefing:
        """What the players are to do."""
        return briefing.briefing(self.missions[setup.scenario])

    def local_names(self, setup: Setup) -> dict[str, LocalName]:
        """What the mission calls its tiles, gates and spaces."""
        return briefing.local_names(self.missions[setup.scenario])

    def bearings(self, p: Position, refs: Iterable[str]) -> dict[str, PlaceName]:
        """Where spaces lie from the figure in turn."""
        return places.bearings(wolf(p), refs)

    def mission_faults(self, path: str) -> list[str]:
        """All that is wrong with a mission file."""
        return [str(fault) for fault in missions.check(path, self.components)]

    def draw_mission(self, path: str, lang: str) -> str:
        """The map of a mission file."""
        return missions.show(missions.read(path, self.components), lang)

    def read_mission(self, path: str) -> tuple[str, dict[str, object]]:
        """The name of a mission of one's own, and the corrections with which a game offers it."""
        return own_missions.read(path, self.components, self.our_missions)

    def campaign(self) -> Campaign:
        """The campaign before anything was played: our missions in order. [I.3]"""
        return Campaign(self.our_missions.names)

    def rounds(self, p: Position) -> int:
        """How many rounds were begun."""
        return int(wolf(p).round)

    def team(self) -> tuple[str, tuple[str, ...]]:
        """Four of the six heroes play. [S.3]"""
        return "heroes", tuple(self.packed.hero_ids)

    def terminal_board(self) -> TerminalBoard:
        """The board in text."""
        return WolfensteinTerminalBoard(self.missions)

    def vocabulary(self) -> Vocabulary:
        """Everything the game says, without the words."""
        return vocabulary(self.packed, self.components, self.options)


pickle_positions(WolfPosition, Wolfenstein, lambda p: p.packed.corrections)
