"""What a heuristic player of Wolfenstein goes by: what things are worth to it, and when it does what."""

# compiled

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from garrison.games.wolfenstein.weighing import CardNumbers

HAND_PICKED: Final[Mapping[str, int]] = {}  # nothing is otherwise than below


class WolfCaution(CardNumbers):
    """What only careful players do; with 0 everywhere a player knows nothing of it."""

    def __init__(self) -> None:
        super().__init__()
        self.reached: i64 = 0  # against each die of an enemy who could come and attack
        self.in_range: i64 = 0  # more against it if he need not even move
        self.watched: i64 = 0  # more against it if he sees the space
        self.frail: i64 = 0  # hundredths more of all that for each HP and armour below STURDY
        self.bold: i64 = 0  # with an attack and more AP than this left a hero does not care
        self.calm: i64 = 0  # rounds that must be left for a hero to take care
        self.together: i64 = 0  # for each space nearer to the other heroes
        self.ahead: i64 = 0  # spaces that a hero may be away from the next one, going on; 0: any number
        self.ready: i64 = 0  # 1: only enemies that can be attacked in this turn are gone for
        self.door_ap: i64 = 0  # AP with which a door is opened
        self.crate_way: i64 = 0  # spaces within which a crate is gone for
        self.finish: i64 = 0  # more for an enemy who may fall at once
        self.menace: i64 = 0  # more for each die of an enemy in range of the hero
        self.exert_hits: i64 = 0  # HP and armour that an enemy worth exerting for has at most; 0: any number
        self.first_ap: i64 = 0  # who goes first: for each AP
        self.first_near: i64 = 0  # for each space nearer to an enemy
        self.first_life: i64 = 0  # who can save lives
        self.life_hp: i64 = 0  # who gets the token that saves lives: for each HP
        self.life_armour: i64 = 0
        self.life_ap: i64 = 0


@final
class WolfSetting(WolfCaution):
    """The action that is worth most is taken; ending the turn is worth nothing, what is below never done.

    The numbers here were chosen by hand; `changed` names those that are to be otherwise.
    """

    def __init__(self, changed: Mapping[str, int] = HAND_PICKED) -> None:
        super().__init__()
        # Ways.
        self.advance: i64 = 50  # for each AP nearer to what the mission wants
        self.approach: i64 = 40  # for each AP nearer to an enemy, while an attack is left
        self.passage: i64 = 40  # the same through a secret passage, which tires
        self.passage_price: i64 = 100
        self.passage_gain: i64 = 4  # AP that must be exceeded
        self.door: i64 = 45
        self.leaving: i64 = 9000
        self.objective: i64 = 8000
        self.event: i64 = 4000
        self.crate: i64 = 1500
        self.crate_in_fight: i64 = 100
        # Fights.
        self.reload: i64 = 600
        self.reload_in_fight: i64 = 900
        self.fight: i64 = 3000
        self.die: i64 = 10  # for each tenth of a die
        self.too_far: i64 = 2  # tenths of a die that a shot beyond the range loses
        self.by_hand: i64 = 15  # tenths of a die
        self.foe_die: i64 = 60  # for each die that the enemy throws
        self.foe_hp: i64 = 40  # less for each
        self.foe_armour: i64 = 15
        self.wanted: i64 = 300  # by the mission
        self.commander: i64 = 100
        self.exert_on_the_way: i64 = 20  # to who bleeds, and in the last round
        self.exert_in_fight: i64 = 500
        # Cards and helping; what effects are worth, `CardNumbers` says.
        self.rescue: i64 = 10_000
        self.takedown: i64 = 2950
        self.takedown_die: i64 = 20
        # Answers.
        self.first_hp: i64 = 10  # who goes first: for each HP
        self.first_armour: i64 = 1
        self.last_token: i64 = 5  # of ammunition
        self.ability_die: i64 = 3
        self.ability_again: i64 = 1
        self.ability_pierce: i64 = 2
        self.ability_price: i64 = 1
        for name, number in changed.items():
            setattr(self, name, number)


def cautions() -> list[str]:
    """The numbers of what only careful players do."""
    return [
        name for name in dir(WolfCaution()) if not name.startswith("_") and name not in dir(CardNumbers())
    ]


def names() -> list[str]:
    """The numbers of a setting."""
    return [name for name in dir(WolfSetting()) if not name.startswith("_")]
