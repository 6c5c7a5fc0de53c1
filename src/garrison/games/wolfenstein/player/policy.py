"""A sensible player for the heroes: help who bleeds, shoot what is in range, else walk to what the mission wants.

All whole numbers, so that plain and compiled builds decide alike. It uses only what everybody sees.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.playout import Policy
from garrison.core.position import Offers, Position
from garrison.core.rng import Rng
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.actions.attack import AbilityChoice
from garrison.games.wolfenstein.actions.turn import FigureTurn
from garrison.games.wolfenstein.components.packed import CONVERT, DICE_ADJACENT, EXTRA_DICE, REROLLS
from garrison.games.wolfenstein.ending import is_met
from garrison.games.wolfenstein.names import slot_of
from garrison.games.wolfenstein.player.evaluate import WolfEvaluator, threat
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.area import around
from garrison.games.wolfenstein.rules.effect_steps import AimedSpace, is_concerned
from garrison.games.wolfenstein.rules.effects import most_hp
from garrison.games.wolfenstein.rules.figures import gap, heroes_on_map
from garrison.games.wolfenstein.rules.loot import AmmoChoice
from garrison.games.wolfenstein.rules.weapons import ability_cost, ability_mod, reach_of

NEVER: Final = -100000
NO_GAIN: Final[i64] = -100000  # NEVER where what else it could be is worked out


class WolfHeuristic(Policy):
    """Scores every option on offer and takes the best; of equals, the first."""

    def __init__(self) -> None:
        self.view: WolfEvaluator = WolfEvaluator()

    def choose(self, p: Position, offers: Offers, rng: Rng) -> i64:
        assert isinstance(p, WolfPosition)
        a = offers.a
        if offers.n == 1:
            return a[0]
        top = p.top
        acting = isinstance(top, FigureTurn)
        if acting:
            self.view.look(p, p.actor)
        best = a[0]
        most: i64 = -1_000_000_000
        n: i64 = 0
        while n < offers.n:
            value = self.act(p, a[n]) if acting else self.reply(p, a[n])
            if value > most:
                most = value
                best = a[n]
            n += 1
        return best

    def act(self, p: WolfPosition, option: i64) -> i64:
        """What an action of the active figure is worth; ending the turn is worth nothing."""
        if option == c.END:
            return 0
        if option < c.ATTACK:
            return self.map_value(p, option)
        if option < c.USE:
            return self.fight_value(p, option)
        return self.card_value(p, option)

    def map_value(self, p: WolfPosition, option: i64) -> i64:
        """Nearer to the goal is better; doors are opened on the way."""
        near = self.view.near
        here = near[p.row[c.AT + p.actor]]
        if option < c.SLIP:
            gain = here - near[option - c.MOVE]
            if self.view.seen != 0 and p.attacks > 0 and not self.view.helping:
                return 40 * gain if here > self.view.reach else NO_GAIN
            return 50 * gain if gain > 0 else NO_GAIN
        if option < c.OPEN:
            gain = here - near[option - c.SLIP]
            return 40 * gain - 100 if gain > 4 else NO_GAIN
        if option < c.CLEAR:
            return self.gate_value(p, option - c.OPEN)
        if option < c.SEARCH:
            return self.gate_value(p, option - c.CLEAR)
        if option < c.LEAVE:
            return self.search_value(p, option - c.SEARCH)
        return 9000

    def gate_value(self, p: WolfPosition, gate: i64) -> i64:
        """A door with the goal behind it: some space beyond is nearer than every space this side."""
        b = p.board
        near = self.view.near
        here = p.row[c.AT + p.actor]
        direction: i64 = 0
        while direction < 8:
            there = b.step[here * 8 + direction]
            if there >= 0 and b.gate[here * 8 + direction] == gate and near[there] < near[here]:
                return 45
            direction += 1
        return NEVER

    def search_value(self, p: WolfPosition, token: i64) -> i64:
        """Goals first, then events and crates in passing."""
        if token >= c.FIRST_OBJECTIVE:
            return 8000
        if token >= c.FIRST_EVENT:
            return 4000
        return 1500 if self.view.seen == 0 or p.attacks == 0 else 100

    def fight_value(self, p: WolfPosition, option: i64) -> i64:
        """Attack whatever falls most easily, the mission's own enemies first."""
        if option >= c.RELOAD:
            return 600 if self.view.seen == 0 or p.attacks == 0 else 900
        if option < c.STAB:
            card = (option - c.ATTACK) // c.ENEMY_CARDS
            target = c.FIRST_NAZI + (option - c.ATTACK) % c.ENEMY_CARDS
            kind = p.packed.weapon_kind[card]
            dice = p.packed.weapon_dice[kind] * 10 - p.packed.weapon_ap[kind]
            dice -= 2 if reach_of(p, card, c.NOBODY) < gap(p, p.actor, target) else 0
        else:
            block: i64 = c.STAB if option < c.PUNCH else (c.PUNCH if option < c.SHOOT else c.SHOOT)
            target = c.FIRST_NAZI + option - block
            dice = 15
        return 3000 + dice * 10 + self.prey(p, target)

    def prey(self, p: WolfPosition, target: i64) -> i64:
        """Weak and dangerous enemies are worth most, and those the mission names."""
        t = p.packed
        kind = t.type_of[target]
        value = 60 * t.dice[kind] - 40 * p.row[c.HP + target] - 15 * p.row[c.ARMOUR + target]
        n: i64 = 0
        while n < p.board.goals:
            if p.board.goal_kind[n] == c.GOAL_KILL and p.board.goal_what[n] == kind and not is_met(p, n):
                value += 300
            n += 1
        if kind == t.commander:
            value += 100
        return value

    def card_value(self, p: WolfPosition, option: i64) -> i64:
        """Equipment, talents, exerting, helping."""
        if option < c.TALENT:
            return self.use_value(p, option - c.USE)
        if option < c.EXERT:
            return self.talent_value(p, option - c.TALENT)
        if option < c.RESCUE:
            return self.exert_value(p)
        if option < c.GIVE_ITEM:
            return 10000
        if c.WEAR <= option < c.DOFF:
            slot = p.packed.item_type[option - c.WEAR]
            return 9500 if p.row[c.WORN + p.actor * c.SLOTS + slot] == 0 else NEVER
        if c.MOUNT <= option < c.UNMOUNT:
            return 9400 if p.row[c.WEAPON_MOUNT + (option - c.MOUNT) % c.WEAPON_CARDS] == 0 else NEVER
        return NEVER

    def use_value(self, p: WolfPosition, item: i64) -> i64:
        """Takedowns like attacks; medicine for the hurt; the rest when there is somebody to use it on."""
        t = p.packed
        if t.item_dice[item] > 0:
            return 2950 + 20 * t.item_dice[item]
        kind = t.fx.kind[t.item_first[item]]
        if kind == c.FX_AMMO:
            return 6000
        if kind == c.FX_HEAL:
            lost = most_hp(p, p.actor) - p.row[c.HP + p.actor]
            return 4000 if lost >= 2 else NEVER
        if kind == c.FX_GAIN_AP:
            return 30 if p.ap == 0 and p.fatigue >> p.actor & 1 else NEVER
        if kind == c.FX_REST:
            return 70 if p.flags & c.TIRED_AT_START == 0 else NEVER
        if kind == c.FX_AREA and p.attacks == 0:
            return 2000 if self.best_throw(p, t.item_first[item]) > 0 else NEVER
        return NEVER

    def best_throw(self, p: WolfPosition, fx: i64) -> i64:
        """What a bomb is worth on the best of the enemies in sight."""
        best: i64 = 0
        seen = self.view.seen
        while seen != 0:
            low = seen & -seen
            who = bits.BIT[low % bits.MODULUS]
            if gap(p, p.actor, who) <= p.packed.fx.reach[fx]:
                value = blast_value(p, fx, p.row[c.AT + who])
                best = value if value > best else best
            seen ^= low
        return best

    def talent_value(self, p: WolfPosition, place: i64) -> i64:
        """Talents against enemies when some are near, others when hurt."""
        t = p.packed
        kind = t.fx.kind[t.talent_first[place]]
        danger = threat(p, p.actor, self.view.seen)
        if kind == c.FX_STUN or kind == c.FX_SABOTAGE:
            return 700 if danger > 0 and p.attacks == 0 else NEVER
        if kind == c.FX_EXTRA_ATTACK:
            return 2000 if self.has_prey(p) else NEVER
        if kind == c.FX_SHIELD or kind == c.FX_WARD:
            return 650 if danger > 1 or (kind == c.FX_WARD and danger > 0) else NEVER
        if kind == c.FX_REST:
            return 660 if p.row[c.HP + p.actor] < most_hp(p, p.actor) else NEVER
        return NEVER

    def exert_value(self, p: WolfPosition) -> i64:
        """For a second shot at somebody in range, to reach one who bleeds, or for the last steps of the last round."""
        if self.view.helping or (p.ap == 0 and p.round == p.board.round_limit):
            return 20
        return 500 if p.attacks == 0 and self.has_prey(p) else NEVER

    def has_prey(self, p: WolfPosition) -> bool:
        """Whether an enemy in sight is in range of a weapon that can fire."""
        seen = self.view.seen
        while seen != 0:
            low = seen & -seen
            if gap(p, p.actor, bits.BIT[low % bits.MODULUS]) <= self.view.reach:
                return True
            seen ^= low
        return False

    def reply(self, p: WolfPosition, option: i64) -> i64:
        """Everything that is asked outside the list of actions."""
        if option < c.MOVE:
            return self.first_value(p, slot_of(p, option - c.ACTIVATE))
        if c.ABILITY <= option < c.REROLL:
            return self.ability_value(p, option - c.ABILITY)
        if c.REROLL <= option < c.STAND:
            return 10 if option - c.REROLL == c.FACE_RELOAD or option - c.REROLL == c.FACE_BLANK else -10
        if c.AMMO <= option < c.CHOOSE:
            return self.ammo_value(p, option - c.AMMO)
        if c.CHOOSE <= option < c.PICK:
            return self.event_value(p, option - c.CHOOSE)
        if c.AIM <= option < c.TILE:
            return self.aim_value(p, option - c.AIM)
        return -1 if option == c.DECLINE else 0

    def first_value(self, p: WolfPosition, hero: i64) -> i64:
        """Who bleeds goes last, so that the others can help."""
        if p.bleeding >> hero & 1:
            return NEVER
        return 10 * p.row[c.HP + hero] + p.row[c.ARMOUR + hero]

    def ability_value(self, p: WolfPosition, ability: i64) -> i64:
        """More dice, as long as a token is left to go on firing with."""
        top = p.top
        if ability >= c.ABILITIES or not isinstance(top, AbilityChoice):
            return 0
        card = top.card
        kind = p.packed.weapon_kind[card]
        left = p.row[c.AMMUNITION + top.hero * c.AMMO_KINDS + p.packed.weapon_ammo[kind]]
        left -= ability_cost(p, card, ability)
        if left <= 0 and p.rules.ammo_token_needed:
            return -5
        dice = ability_mod(p, card, ability, EXTRA_DICE) + ability_mod(p, card, ability, DICE_ADJACENT)
        again = ability_mod(p, card, ability, REROLLS + c.FACE_BLANK)
        pierce = ability_mod(p, card, ability, CONVERT + 4)
        return 3 * dice + again + 2 * pierce - 1

    def ammo_value(self, p: WolfPosition, kind: i64) -> i64:
        """Rounds for the weapons the hero has, fewest first."""
        top = p.top
        if not isinstance(top, AmmoChoice):
            return 0
        value = -p.row[c.AMMUNITION + top.hero * c.AMMO_KINDS + kind]
        arms = p.row[c.ARMS + top.hero]
        while arms != 0:
            low = arms & -arms
            card = bits.BIT[low % bits.MODULUS]
            if p.packed.weapon_ammo[p.packed.weapon_kind[card]] == kind:
                value += 10 + p.packed.weapon_dice[p.packed.weapon_kind[card]]
            arms ^= low
        return value

    def event_value(self, p: WolfPosition, place: i64) -> i64:
        """What is sure to be done with at once, and brings no enemies."""
        t = p.packed
        value = t.loot.glory[t.choice_player[place]] + 2 * t.loot.items[t.choice_player[place]]
        value -= 5 * t.choice_dice[place] + 10 * t.choice_kept[place]
        n = t.choice_first[place]
        while n < t.choice_first[place] + t.choice_count[place]:
            if t.fx.kind[n] == c.FX_SPAWN:
                value -= 10
            if t.fx.kind[n] == c.FX_DAMAGE:
                value -= 4
            n += 1
        return value

    def aim_value(self, p: WolfPosition, cell: i64) -> i64:
        """A bomb among many enemies and no friends."""
        top = p.top
        return blast_value(p, top.fx, cell) if isinstance(top, AimedSpace) else 0


def blast_value(p: WolfPosition, fx: i64, cell: i64) -> i64:
    """Enemies near a space that would suffer, less the heroes."""
    radius = p.packed.fx.radius[fx]
    value = -25 * bits.count(around(p, cell, radius, heroes_on_map(p)))
    foes = around(p, cell, radius, p.nazis)
    while foes != 0:
        low = foes & -foes
        if is_concerned(p, fx, bits.BIT[low % bits.MODULUS]):
            value += 10
        foes ^= low
    return value
