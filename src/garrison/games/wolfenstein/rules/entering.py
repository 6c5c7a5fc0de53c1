"""Before the first turn and at the start of others: who begins, who has the life token, where heroes enter. [S.7]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Prompt
from garrison.core.position import Offers
from garrison.core.reasons import ALLOWED
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein.components.packed import NURSING
from garrison.games.wolfenstein.names import figure_name, offer_picks, picked
from garrison.games.wolfenstein.nazis.phase import may_control, pass_controller
from garrison.games.wolfenstein.position import ChoiceStep, WolfPosition
from garrison.games.wolfenstein.rules.effect_steps import NO_USE
from garrison.games.wolfenstein.rules.effects import heal, most_hp
from garrison.games.wolfenstein.rules.figures import put, up_heroes
from garrison.games.wolfenstein.rules.noise import presence_noise
from garrison.games.wolfenstein.rules.sight import is_adjacent
from garrison.games.wolfenstein.rules.spawning import spawn_place
from garrison.games.wolfenstein.rules.steps import HeroChoice, pick_reason
from garrison.games.wolfenstein.rules.weapons import talents_mod
from garrison.games.wolfenstein.verb import WolfAnswer
from garrison.games.wolfenstein.why import NOT_ASKED, NOT_YOURS, REASONS

NO_ENTRY: Final[i64] = REASONS.declare("no-entry", "S.7d")
FIRST: Final = WolfAnswer(c.FIRST, "first", parts.SEAT)


class FirstPlayer(ChoiceStep):
    """The players choose who begins the round; at first he moves the Nazis too, if he may. [S.7, R.6c, N.2, N.2b]"""

    def legal(self, p: WolfPosition, out: Offers) -> None:
        n: i64 = 0
        while n < p.rules.players:
            out.a[n] = c.FIRST + n
            n += 1
        out.n = n

    def reason(self, p: WolfPosition, option: i64) -> i64:
        if option < c.FIRST or option >= c.FIRST + c.SEATS:
            return NOT_ASKED
        return ALLOWED if option - c.FIRST < p.rules.players else NOT_YOURS

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        p.first = option - c.FIRST
        p.turn_seat = p.first
        if p.round == 1:
            p.controller = p.first
            if not may_control(p, p.first):
                pass_controller(p)
        p.tell(e.FIRST_PLAYER_CHOSEN, p.first + 1)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("first-player", "R.6c", {"round": p.round})


class LifeChoice(ChoiceStep):
    """Hardest mode: which hero has the only shared life token. [X.5c]"""

    def __init__(self, left: i64) -> None:
        self.left: i64 = left

    def without(self, p: WolfPosition) -> i64:
        """Heroes who have none yet."""
        one: i64 = 1
        out: i64 = 0
        hero: i64 = 0
        while hero < c.HEROES:
            if p.row[c.LIFE + hero] == 0:
                out |= one << hero
            hero += 1
        return out

    def legal(self, p: WolfPosition, out: Offers) -> None:
        offer_picks(p, self.without(p), out)

    def reason(self, p: WolfPosition, option: i64) -> i64:
        found = pick_reason(p, option, self.without(p), NO_USE)
        return NOT_YOURS if found == NO_USE and picked(p, option) >= c.HEROES else found

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        p.row[c.LIFE + picked(p, option)] = p.rules.shared_life_start_each
        if self.left > 1:
            p.push(LifeChoice(self.left - 1))
        p.tell(e.LIFE_GIVEN, picked(p, option))
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("life", "X.5c", {"left": self.left})


class Entry(HeroChoice):
    """A hero is placed on a spawn token; with several tokens each on one of his own. [S.7c, S.7d]"""

    def legal(self, p: WolfPosition, out: Offers) -> None:
        out.n = 0
        k: i64 = 0
        while k < p.board.hero_spawns:
            if p.entries >> k & 1 == 0:
                out.add(c.AIM + p.board.hero_spawn[k])
            k += 1

    def reason(self, p: WolfPosition, option: i64) -> i64:
        if option < c.AIM or option >= c.AIM + c.CELLS:
            return NOT_ASKED
        k: i64 = 0
        while k < p.board.hero_spawns:
            if p.board.hero_spawn[k] == option - c.AIM and p.entries >> k & 1 == 0:
                return ALLOWED
            k += 1
        return NO_ENTRY

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        enter(p, self.hero, option - c.AIM)
        p.proceed()

    def resume(self, p: WolfPosition) -> None:
        b = p.board
        if b.hero_spawns == 1:
            p.pop()
            enter(p, self.hero, b.hero_spawn[0])
            p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("enter", "S.7d", {"who": figure_name(p, self.hero)})


def enter(p: WolfPosition, hero: i64, cell: i64) -> None:
    """On the token, or as near as can be if somebody still stands there. [S.7b]"""
    one: i64 = 1
    if p.board.hero_spawns > 1:
        n: i64 = 0
        while n < p.board.hero_spawns:
            if p.board.hero_spawn[n] == cell:
                p.entries |= one << n
            n += 1
    place = spawn_place(p, hero, cell)
    put(p, hero, place)
    p.spawned |= one << hero
    p.tell(e.HERO_ENTERED, hero, place)
    presence_noise(p, p.row[c.TILE_OF + hero])


class Nurse(HeroChoice):
    """A talent that heals an adjacent hero when the turn starts, if wanted. [P.4]"""

    def patients(self, p: WolfPosition) -> i64:
        """Hurt heroes next to her."""
        one: i64 = 1
        out: i64 = 0
        pool = up_heroes(p) & ~(one << self.hero)
        while pool != 0:
            low = pool & -pool
            other = bits.BIT[low % bits.MODULUS]
            if p.row[c.HP + other] < most_hp(p, other) and is_adjacent(p, self.hero, other):
                out |= low
            pool ^= low
        return out

    def legal(self, p: WolfPosition, out: Offers) -> None:
        offer_picks(p, self.patients(p), out)
        out.add(c.DECLINE)

    def reason(self, p: WolfPosition, option: i64) -> i64:
        return ALLOWED if option == c.DECLINE else pick_reason(p, option, self.patients(p), NO_USE)

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        if option != c.DECLINE:
            heal(p, picked(p, option), talents_mod(p, self.hero, NURSING))
        p.proceed()

    def is_moot(self, p: WolfPosition) -> bool:
        return self.patients(p) == 0

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("nurse", "P.4", {"who": figure_name(p, self.hero)})
