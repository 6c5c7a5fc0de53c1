"""Castle Itter as a Game: the nine verbs over its positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from garrison.core.ask import Facts, Outcome
from garrison.core.beat import Beat, staged
from garrison.core.components.box import offered
from garrison.core.event import Event
from garrison.core.full_game import FullGame, GameParts
from garrison.core.game import About, Scenario, Setup, knows
from garrison.core.lookahead import Lookahead
from garrison.core.pickling import pickle_positions
from garrison.core.playout import Judge, Policy
from garrison.core.position import Position
from garrison.core.position_text import begun
from garrison.core.rng import Rng
from garrison.core.state import body_of
from garrison.core.terminal_board import TerminalBoard
from garrison.core.verb import options_of
from garrison.core.view import Piece
from garrison.core.vocabulary import Vocabulary
from garrison.games.itter import check, ending, own_turn, state
from garrison.games.itter.components import BOX, Components
from garrison.games.itter.components.compile import PLAYTEST, compile_components, rules_of
from garrison.games.itter.components.tunables import TUNABLES
from garrison.games.itter.danger.threats import danger
from garrison.games.itter.events import ENDINGS, EVENTS
from garrison.games.itter.face import beats, chart, odds, piles, terms, view
from garrison.games.itter.face.terminal import ItterTerminalBoard
from garrison.games.itter.face.words import vocabulary
from garrison.games.itter.player import features, motives, observing, rollout_setting
from garrison.games.itter.player.determinize import determinize
from garrison.games.itter.player.judge import ItterJudge
from garrison.games.itter.player.lookahead import ItterLookahead
from garrison.games.itter.player.policy import Heuristic
from garrison.games.itter.player.setting import ItterSetting, by_cards_left
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.dealing import DealTactics, LineUp
from garrison.games.itter.rules.planning import FillHand
from garrison.games.itter.sheet import ItterSheet
from garrison.games.itter.verbs import VERBS
from garrison.games.itter.why import REASONS

SOLO: dict[int, tuple[str, ...]] = {1: ("defender",)}
DUEL: dict[int, tuple[str, ...]] = {2: ("defender", "ss")}
RULES = 2  # rises when behaviour changes
LOSSES = {"defender-lost": 4, "morale-broke": 4, "tank-destroyed": 4, "defense-reduced": 1}
itter = knows(ItterPosition, "Castle Itter")


@cache
def _rollout_settings() -> list[ItterSetting]:
    """Made once: a search asks for its player at every decision."""
    return by_cards_left(rollout_setting.PLAN, rollout_setting.LATE, rollout_setting.EARLY)


class CastleItter(FullGame[Components, ItterPosition]):
    """The game with one set of components."""

    box = BOX
    events = EVENTS
    reasons = REASONS
    own_sections = own_turn.SECTIONS
    parts = GameParts(
        own=itter,
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
        observer=observing.ItterObserver,
        tunables=TUNABLES,
    )

    def __init__(self, corrections: Mapping[str, object] | None = None) -> None:
        super().__init__(corrections)
        self.packed = compile_components(self.components)
        self.packed.corrections = self.corrections
        self.options = options_of(VERBS, self.packed)
        self.about = About(
            id="castle-itter",
            rules=RULES,
            scenarios=tuple(
                Scenario(v.id, DUEL if v.players == 2 else SOLO, rivals=v.players == 2)
                for v in self.components.variants
            ),
            editions=("published", PLAYTEST),
            difficulties=(),
            rulings=offered(self.components.rulings),
            gauge="score",
        )

    def setup(self, setup: Setup) -> Position:
        if setup.position:
            return begun(self, setup)
        return state.set_up(self.packed, rules_of(setup, self.components, self.packed))

    def draw_names(self, p: Position) -> tuple[str, tuple[str, ...]]:
        q = itter(p)
        t = self.packed
        top = q.top
        if isinstance(top, LineUp):
            return "line-up", tuple(t.counter_ids) + ("",) * 16
        if isinstance(top, DealTactics) or (isinstance(top, FillHand) and not top.wants_card(q)):
            return "tactics-deck", tuple(t.tactic_ids)
        return "ss-deck", tuple(t.card_ids)

    def outcome(self, p: Position) -> Outcome:
        """Result, score sheet, award and victory level. [5.0c, 5.1, 5.2, 5.3]"""
        q = itter(p)
        seats = (1, -1) if q.rules.competitive else (1,)
        result, score = ending.result(q), ending.points(q)
        sheet = (
            ("tank-empty", ending.tank_points(q)),
            ("escape", ending.escape_points(q)),
            ("french-outside", ending.french_points(q)),
            ("french-cellar", ending.cellar_points(q)),
            ("others", ending.other_points(q)),
            ("counters", ending.counter_points(q)),
        )
        return Outcome(
            ENDINGS[q.ending],
            tuple(side * result for side in seats),
            tuple(side * score for side in seats),
            sheet if result >= 0 else (),  # nothing is counted after a loss
            self.honours(result, score),
        )

    def honours(self, result: int, score: int) -> Facts:
        """Award and victory level; the castle lost earns neither. [5.3]"""
        if result < 0:
            return {"award": "none", "level": "defeat"}
        for band in self.components.scoring_bands:
            if band.min is None or score >= band.min:
                return {"award": band.id, "level": band.level}
        return {"award": "none", "level": "draw"}

    def determinize(self, p: Position, seat: int, rng: Rng) -> Position:
        """A twin in which what that seat has not seen is dealt anew. [6.2b]"""
        return determinize(itter(p), seat, rng)

    def beats(self, p: Position, events: Sequence[Event]) -> tuple[Beat | None, ...]:
        """How the events of one answer are watched."""
        return staged(beats.SCENES, itter(p), events)

    def load(self, text: str) -> Position:
        body = body_of(text)
        setup = self.settle(self.formerly(state.setup_of(body)))
        return state.load(body, self.packed, rules_of(setup, self.components, self.packed))

    def end_own_turn(self, p: Position, before: Position) -> None:
        """The enemy's turn begins."""
        own_turn.end_own_turn(itter(p))

    def position_sheet(self) -> ItterSheet:
        """How positions are told."""
        return ItterSheet(self.components, self.packed)

    def heuristic(self) -> Policy:
        return Heuristic([ItterSetting()])

    def rollout_policy(self) -> Policy:
        """The heuristic player with another plan and other worths: it wins more often."""
        return Heuristic(_rollout_settings())

    def lookahead(self, p: Position) -> Lookahead | None:
        """What can be worked out near the end of the solo game."""
        return None if itter(p).rules.competitive else ItterLookahead()

    def judge(self, p: Position) -> Judge | None:
        """A judge for the solo game."""
        return None if itter(p).rules.competitive else ItterJudge()

    def chart(self, setup: Setup) -> tuple[Piece, ...]:
        """What is printed on the board."""
        return chart.chart(self.components)

    def loss(self, event: Event) -> int:
        """A Defender or the tank weighs as much as four points of defence."""
        return LOSSES.get(event.key, 0)

    def terminal_board(self) -> TerminalBoard:
        """The board in text."""
        return ItterTerminalBoard(self.components)

    def vocabulary(self) -> Vocabulary:
        """Everything the game says, without the words."""
        return vocabulary(self.packed, self.components, self.options)


pickle_positions(ItterPosition, CastleItter, lambda p: p.packed.corrections)
