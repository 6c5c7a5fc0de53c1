"""OpenSpiel: our games with explicit chance nodes, so that its algorithms run on them.

For example::

    import pyspiel, garrison.rl.openspiel_game

    game = pyspiel.load_game("garrison_last_match", {"scenario": "night"})

Dice thrown together are rolled one after the other here, a chance node each: every node stays small, and the same
throws come with the same chances.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from garrison.core import dice
from garrison.core.determinize import determinized
from garrison.core.errors import missing
from garrison.core.game import Setup
from garrison.core.lanes import listed, weighed
from garrison.core.playout import TAPE, lowest
from garrison.core.position import CHOICE, DRAW, OVER, ROLL, Offers, Position
from garrison.core.rng import Rng
from garrison.rl.observation import FeatureEncoder, TextEncoder
from garrison.table import games
from garrison.table.seats import seat_names

try:
    import pyspiel
except ImportError:
    raise missing("'open_spiel'", "openspiel") from None

MOST_SEATS = 4
MOST_OUTCOMES = 128  # of a draw, more than any pile of ours has
NAMES = {f"garrison_{name.replace('-', '_')}": name for name in games.ids()}
PARAMETERS = {"scenario": "", "players": 0, "edition": "", "difficulty": ""}
KINDS = pyspiel.GameType
TERMINAL, CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
SCRATCH = Offers()  # used within one call of the engine only
SEEDS = 1 << 31
RESAMPLING_STREAM = 3


def type_of(name: str, seats: int, rivals: bool) -> Any:
    """How OpenSpiel classes a game with so many seats. Only rivals have secrets from each other."""
    utility = KINDS.Utility.GENERAL_SUM if seats == 1 else KINDS.Utility.IDENTICAL
    information = KINDS.Information
    return KINDS(
        short_name=name,
        long_name=NAMES[name],
        dynamics=KINDS.Dynamics.SEQUENTIAL,
        chance_mode=KINDS.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if rivals else information.PERFECT_INFORMATION,
        utility=KINDS.Utility.ZERO_SUM if rivals else utility,
        reward_model=KINDS.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games at one table."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        settings = {**PARAMETERS, **(params or {})}
        self.game = games.find(NAMES[name])
        scenario = self.game.about.scenario(settings["scenario"] or self.game.about.scenarios[0].id)
        players = int(settings["players"]) or min(scenario.seats)
        self.setup = self.game.settle(
            Setup(scenario.id, players, settings["edition"], settings["difficulty"])
        )
        self.seats = len(seat_names(self.game, self.setup))
        self.features = FeatureEncoder(self.game)
        rivals = scenario.rivals
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.options),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if rivals else None,
            max_game_length=TAPE,
        )
        super().__init__(type_of(name, self.seats, rivals), info, params or {})

    def new_initial_state(self) -> SpielState:
        """The printed set-up."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More than any game of ours has."""
        return TAPE

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        """Shows what a seat sees."""
        return SpielObserver(self, kind is not None and kind.perfect_recall)


class PositionWithDice:
    """A position, what it asks, and the dice of its throw so far; a deep copy is a twin."""

    __slots__ = ("faces", "kind", "p")

    def __init__(self, p: Position, faces: tuple[int, ...] = ()) -> None:
        self.p = p
        self.faces = faces
        self.kind = p.pending()

    def __deepcopy__(self, memo: object) -> PositionWithDice:
        return PositionWithDice(self.p.copy(), self.faces)

    def __reduce__(self) -> tuple[object, ...]:
        return PositionWithDice, (self.p, self.faces)

    def apply(self, action: int) -> None:
        """An option, one die, or what is drawn."""
        p = self.p
        if self.kind == CHOICE:
            p.play(action)
        elif self.kind == ROLL:
            self.faces += (action + 1,)
            if len(self.faces) < p.dice():
                return
            throw, self.faces = dice.pack(list(self.faces), p.sides()), ()
            p.chance(throw)
        else:
            p.chance(action)
        self.kind = p.pending()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel wants it.

    What Python programs ask most often is answered without the way through C++, which asks the same methods.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = PositionWithDice(game.game.setup(game.setup))

    @property
    def spiel(self) -> SpielGame:
        """The game this is a state of."""
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        """The seat asked; of several the first."""
        held = self.held
        if held.kind == CHOICE:
            return lowest(held.p.seats())
        return TERMINAL if held.kind == OVER else CHANCE

    def is_chance_node(self) -> bool:
        """Whether chance answers."""
        return self.held.kind == ROLL or self.held.kind == DRAW

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What is on offer to whoever is asked, or to that player; at a chance node what may come."""
        held = self.held
        if held.kind == CHOICE:
            return listed(held.p, SCRATCH) if player is None or player == self.current_player() else []
        if held.kind == OVER or player not in (None, CHANCE):
            return []
        return [outcome for outcome, _ in self.chance_outcomes()]

    def _legal_actions(self, player: int) -> list[int]:
        return listed(self.held.p, SCRATCH)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One die, or what can be drawn."""
        p = self.held.p
        if self.held.kind == ROLL:
            return [(face, 1 / p.sides()) for face in range(p.sides())]
        counts = weighed(p, SCRATCH)
        total = sum(counts)
        return [(n, count / total) for n, count in enumerate(counts) if count]

    def _apply_action(self, action: int) -> None:
        self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            return self.spiel.game.options[action].name
        if self.held.kind == ROLL:
            return f"roll {action + 1}"
        pile, names = self.spiel.game.draw_names(self.held.p)
        return f"draw {names[action]} from {pile}"

    def is_terminal(self) -> bool:
        """Whether nothing more is asked."""
        return self.held.kind == OVER

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss, once the game is over."""
        over = self.is_terminal()
        return [float(self.held.p.result(seat)) if over else 0.0 for seat in range(self.spiel.seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one: what he has not seen is dealt anew."""
        twin: SpielState = self.clone()
        rng = Rng(int(sampler() * SEEDS), RESAMPLING_STREAM)
        twin.held = PositionWithDice(determinized(self.spiel.game, self.held.p, player, rng), self.held.faces)
        return twin

    def __str__(self) -> str:
        return f"{self.spiel.game.dump(self.held.p)} {list(self.held.faces)}"


class SpielObserver:
    """What a seat sees, as numbers and as text; for an information state also what it has done."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self._features = game.features
        self._text = TextEncoder(game.game)
        self._recalls = recalls
        self.tensor = np.zeros(game.features.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state."""
        self.tensor[:] = self._features.look(state.held.p, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The question and the view as text."""
        seen = self._text.look(state.held.p, player)
        if not self._recalls:
            return seen
        own = [step.action for step in state.full_history() if step.player == player]
        return f"{own} {seen}"


def _class_of(name: str) -> type[SpielGame]:
    """A class for each game: OpenSpiel keeps it beyond the end of Python, which only a class survives."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Registered


for _name in NAMES:
    pyspiel.register_game(type_of(_name, MOST_SEATS, rivals=False), _class_of(_name))
