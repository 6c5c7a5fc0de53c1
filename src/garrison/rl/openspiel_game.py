"""OpenSpiel: our games with explicit chance nodes, so that its algorithms run on them.

    import pyspiel, garrison.rl.openspiel_game

    game = pyspiel.load_game("garrison_last_match", {"scenario": "night"})

Dice thrown together are rolled one after the other here, a chance node each: every node stays small, and the same
throws come with the same chances.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from garrison.core import dice
from garrison.core.errors import missing
from garrison.core.game import Setup
from garrison.core.playout import TAPE, lowest
from garrison.core.position import CHOICE, OVER, ROLL, Offers, Position
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
        provides_information_state_string=False,
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
        return SpielObserver(self)


class PositionWithDice:
    """A position and the dice of its throw so far; a deep copy is a twin."""

    def __init__(self, p: Position, faces: tuple[int, ...] = ()) -> None:
        self.p = p
        self.faces = faces

    def __deepcopy__(self, memo: object) -> PositionWithDice:
        return PositionWithDice(self.p.copy(), self.faces)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel wants it."""

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
        kind = self.held.p.pending()
        if kind == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return lowest(self.held.p.seats()) if kind == CHOICE else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        offers = Offers()
        self.held.p.legal(offers)
        return sorted(offers.a[: offers.n])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One die, or what can be drawn."""
        p = self.held.p
        if p.pending() == ROLL:
            return [(face, 1 / p.sides()) for face in range(p.sides())]
        weights = Offers()
        p.weights(weights)
        counts = [int(weight) for weight in weights.a[: weights.n]]
        return [(n, count / sum(counts)) for n, count in enumerate(counts) if count]

    def _apply_action(self, action: int) -> None:
        held, p = self.held, self.held.p
        kind = p.pending()
        if kind == CHOICE:
            p.play(action)
        elif kind == ROLL:
            held.faces += (action + 1,)
            if len(held.faces) == p.dice():
                throw, held.faces = dice.pack(list(held.faces), p.sides()), ()
                p.chance(throw)
        else:
            p.chance(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.spiel.game.options[action].name
        if self.held.p.pending() == ROLL:
            return f"roll {action + 1}"
        pile, names = self.spiel.game.draw_names(self.held.p)
        return f"draw {names[action]} from {pile}"

    def is_terminal(self) -> bool:
        """Whether nothing more is asked."""
        return self.held.p.pending() == OVER

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss, once the game is over."""
        over = self.is_terminal()
        return [float(self.held.p.result(seat)) if over else 0.0 for seat in range(self.spiel.seats)]

    def __str__(self) -> str:
        return f"{self.spiel.game.dump(self.held.p)} {list(self.held.faces)}"


class SpielObserver:
    """What a seat sees, as numbers and as text."""

    def __init__(self, game: SpielGame) -> None:
        self._features = game.features
        self._text = TextEncoder(game.game)
        self.tensor = np.zeros(game.features.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state."""
        self.tensor[:] = self._features.look(state.held.p, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as text."""
        return self._text.look(state.held.p, player)


def _class_of(name: str) -> type[SpielGame]:
    """A class for each game: OpenSpiel keeps it beyond the end of Python, which only a class survives."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Registered


for _name in NAMES:
    pyspiel.register_game(type_of(_name, MOST_SEATS, rivals=False), _class_of(_name))
