"""7 Days of Westerplatte as a Game: the nine verbs over its positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from garrison.core.ask import Fact, Facts, Outcome
from garrison.core.beat import Beat
from garrison.core.components.box import offered
from garrison.core.errors import Unknown
from garrison.core.event import Event
from garrison.core.full_game import FullGame, GameParts
from garrison.core.game import About, Scenario, Setup, knows
from garrison.core.lookahead import Lookahead
from garrison.core.pickling import pickle_positions
from garrison.core.playout import Judge, Policy
from garrison.core.position import Position
from garrison.core.position_text import begun
from garrison.core.state import body_of
from garrison.core.terminal_board import TerminalBoard
from garrison.core.verb import options_of
from garrison.core.vocabulary import Vocabulary
from garrison.games.westerplatte import check, own_turn, state
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.components.compile import compile_components, rules_of
from garrison.games.westerplatte.components.loader import BOX
from garrison.games.westerplatte.components.records import Components
from garrison.games.westerplatte.components.tunables import TUNABLES
from garrison.games.westerplatte.danger.threats import danger
from garrison.games.westerplatte.events import EVENTS
from garrison.games.westerplatte.face import beats, odds, piles, terms, view
from garrison.games.westerplatte.face.terminal import WesterplatteTerminalBoard
from garrison.games.westerplatte.face.words import vocabulary
from garrison.games.westerplatte.flow import Dawn
from garrison.games.westerplatte.legality import REASONS
from garrison.games.westerplatte.player import features, motives, observing
from garrison.games.westerplatte.player.judge import WesterplatteJudge
from garrison.games.westerplatte.player.lookahead import WesterplatteLookahead
from garrison.games.westerplatte.player.policy import WesterplatteHeuristic
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.deck import first_card
from garrison.games.westerplatte.setup import DealTiles, set_up
from garrison.games.westerplatte.sheet import WesterplatteSheet
from garrison.games.westerplatte.verbs import VERBS

RULES = 2  # rises when behaviour changes
DECIDER = "decider"  # the setting that names the seat which answers for all
LOSSES = {"bricks-lost": "bricks", "supply-lost": "count"}
westerplatte = knows(WesterplattePosition, "Westerplatte")


class Westerplatte(FullGame[Components, WesterplattePosition]):
    """The game with one set of components."""

    box = BOX
    events = EVENTS
    reasons = REASONS
    own_sections = own_turn.SECTIONS
    parts = GameParts(
        own=westerplatte,
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
        observer=observing.WesterplatteObserver,
        tunables=TUNABLES,
    )

    def __init__(self, corrections: Mapping[str, object] | None = None) -> None:
        super().__init__(corrections)
        self.packed = compile_components(self.components)
        self.packed.corrections = self.corrections
        self.options = options_of(VERBS, self.packed)
        self.about = About(
            id="westerplatte",
            rules=RULES,
            scenarios=tuple(Scenario(level.id, self.seats()) for level in self.components.difficulties),
            editions=(),
            difficulties=(),
            rulings=offered(self.components.rulings),
            extras=(DECIDER,),
            gauge="morale",
        )

    def seats(self) -> dict[int, tuple[str, ...]]:
        """The seats by number of players; a solo player has one for two officers. [I.2, S.9b]"""
        counts = [record.players for record in self.components.player_setups]
        return {n: tuple(f"player-{seat + 1}" for seat in range(n)) for n in counts}

    def settle(self, setup: Setup) -> Setup:
        """With the decider, if the players have named one, as the number of a seat."""
        settled = super().settle(setup)
        extra: Facts = {}
        if DECIDER in settled.extra:
            extra[DECIDER] = self.decider(settled.extra[DECIDER], settled.players)
        return replace(settled, edition="", difficulty="", extra=extra)

    def decider(self, said: Fact, players: int) -> int:
        """The seat that answers what the players decide together, by its number or its name."""
        names = self.seats()[players]
        if said in names:
            return names.index(str(said))
        try:
            seat = int(said)
        except ValueError:
            seat = -1
        if not 0 <= seat < players:
            valid = ", ".join(f"{n} = {name}" for n, name in enumerate(names))
            raise Unknown(f"unknown {DECIDER} '{said}'; valid: {valid}")
        return seat

    def setup(self, setup: Setup) -> Position:
        if setup.position:
            return begun(self, setup)
        return set_up(self.packed, rules_of(setup, self.components, self.packed))

    def draw_names(self, p: Position) -> tuple[str, tuple[str, ...]]:
        q = westerplatte(p)
        t = self.packed
        if isinstance(q.top, DealTiles):
            return "tiles", tuple(t.tile_ids)
        if isinstance(q.top, Dawn):
            return "event-deck", tuple(t.event_ids)
        if q.phase_1 + q.phase_2 == 0:
            return "attack-deck", (t.card_ids[q.row[c.UNDER]],)
        first = first_card(q)
        end = t.phase_2 if q.phase_1 else t.cards
        return "attack-deck", tuple(t.card_ids[first:end])

    def outcome(self, p: Position) -> Outcome:
        """All players win or lose together. [V.1, V.2]"""
        q = westerplatte(p)
        seats = range(q.rules.players)
        days = q.day if q.ending == c.WON else q.day - 1
        bricks = sum(q.row[c.WALL + n] for n in range(c.SPACES))
        return Outcome(
            c.ENDINGS[q.ending],
            tuple(q.result(seat) for seat in seats),
            tuple(q.score(seat) for seat in seats),
            (("days", days), ("discards", q.score(0)), ("bricks", bricks)),
        )

    def beats(self, p: Position, events: Sequence[Event]) -> tuple[Beat | None, ...]:
        """How the events of one answer are watched."""
        return beats.beats(westerplatte(p), events)

    def load(self, text: str) -> Position:
        body = body_of(text)
        setup = self.settle(self.formerly(state.setup_of(body)))
        return state.load(body, self.packed, rules_of(setup, self.components, self.packed))

    def end_own_turn(self, p: Position, before: Position) -> None:
        """The enemy's turn begins."""
        own_turn.end_own_turn(westerplatte(p))

    def position_sheet(self) -> WesterplatteSheet:
        """How positions are told."""
        return WesterplatteSheet(self.components, self.packed)

    def heuristic(self) -> Policy:
        return WesterplatteHeuristic()

    def lookahead(self, p: Position) -> Lookahead | None:
        """What can be planned and worked out."""
        return WesterplatteLookahead()

    def judge(self, p: Position) -> Judge | None:
        """A judge for games of any level and number of players."""
        return WesterplatteJudge()

    def loss(self, event: Event) -> int:
        """Bricks and supplies by their number; ammunition and a step of morale weigh as much as one brick."""
        if event.key in ("morale-fell", "ammunition-lost"):
            return 1
        return event.number(LOSSES[event.key]) if event.key in LOSSES else 0

    def terminal_board(self) -> TerminalBoard:
        """The board in text."""
        return WesterplatteTerminalBoard()

    def vocabulary(self) -> Vocabulary:
        """Everything the game says, without the words."""
        return vocabulary(self.packed, self.components, self.options)


pickle_positions(WesterplattePosition, Westerplatte, lambda p: p.packed.corrections)
