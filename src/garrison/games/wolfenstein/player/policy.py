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
from garrison.games.wolfenstein.names import picked, slot_of
from garrison.games.wolfenstein.player.caution import company, exposure, is_alone, nearest_foe
from garrison.games.wolfenstein.player.evaluate import WolfEvaluator
from garrison.games.wolfenstein.player.setting import WolfSetting
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import effect_of
from garrison.games.wolfenstein.rules.effect_steps import AimedSpace
from garrison.games.wolfenstein.rules.entering import LifeChoice
from garrison.games.wolfenstein.rules.figures import gap
from garrison.games.wolfenstein.rules.loot import AmmoChoice
from garrison.games.wolfenstein.rules.weapons import ability_cost, ability_mod, reach_of
from garrison.games.wolfenstein.weighing import NEVER, NO_GAIN

TENTHS: Final = 10  # in which dice are weighed
BACK: Final[i64] = -1  # AP lost by a step that leads no nearer: how far it leads away is not worked out


class WolfHeuristic(Policy):
    """Scores every option on offer and takes the best; of equals, the first."""

    def __init__(self, setting: WolfSetting) -> None:
        self.setting: WolfSetting = setting
        self.view: WolfEvaluator = WolfEvaluator(setting.ready, setting.crate_way)
        self.view.numbers = setting
        self.careful: bool = False  # about where the active figure stands
        self.exposed: i64 = 0  # what speaks against where it stands

    def choose(self, p: Position, offers: Offers, rng: Rng) -> i64:
        assert isinstance(p, WolfPosition)
        a = offers.a
        if offers.n == 1:
            return a[0]
        top = p.top
        acting = isinstance(top, FigureTurn)
        if acting:
            self.view.look(p, p.actor)
            self.take_care(p)
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

    def take_care(self, p: WolfPosition) -> None:
        """Look at who threatens the active figure, if that is to count."""
        s = self.setting
        if s.reached | s.in_range | s.watched | s.together | s.ahead == 0:
            return
        self.careful = not self.view.helping and p.board.round_limit - p.round >= s.calm
        if p.attacks > 0 and p.ap > s.bold:
            self.careful = False
        if self.careful:
            here = p.row[c.AT + p.actor]
            self.exposed = exposure(p, s, p.actor, here) + s.together * company(p, p.actor, here)

    def map_value(self, p: WolfPosition, option: i64) -> i64:
        """Nearer to the goal is better; doors are opened on the way."""
        s = self.setting
        if option < c.SLIP:
            return self.step_value(p, option - c.MOVE)
        if option < c.OPEN:
            near = self.view.near
            gain = near[p.row[c.AT + p.actor]] - near[option - c.SLIP]
            return s.passage * gain - s.passage_price if gain > s.passage_gain else NO_GAIN
        if option < c.CLEAR:
            return self.gate_value(p, option - c.OPEN)
        if option < c.SEARCH:
            return self.gate_value(p, option - c.CLEAR)
        if option < c.LEAVE:
            return self.search_value(p, option - c.SEARCH)
        return s.leaving

    def step_value(self, p: WolfPosition, cell: i64) -> i64:
        """Up to an enemy who can be attacked; else on, as far as a careful hero goes, or back."""
        s = self.setting
        here = self.view.near[p.row[c.AT + p.actor]]
        gain = here - self.view.near[cell]
        if self.view.fights and not self.view.helping:
            return s.approach * gain if here > self.view.reach else NO_GAIN
        if not self.careful:
            return s.advance * gain if gain > 0 else NO_GAIN
        if gain > 0 and s.ahead > 0 and is_alone(p, p.actor, cell, s.ahead):
            return NO_GAIN
        worth = s.advance * (gain if gain > 0 else BACK) + self.exposed
        worth -= exposure(p, s, p.actor, cell) + s.together * company(p, p.actor, cell)
        return worth if worth > 0 else NO_GAIN

    def gate_value(self, p: WolfPosition, gate: i64) -> i64:
        """A door with the goal behind it: some space beyond is nearer than every space this side."""
        if self.careful and p.ap < self.setting.door_ap:
            return NEVER
        b = p.board
        near = self.view.near
        here = p.row[c.AT + p.actor]
        direction: i64 = 0
        while direction < 8:
            there = b.step[here * 8 + direction]
            if there >= 0 and b.gate[here * 8 + direction] == gate and near[there] < near[here]:
                return self.setting.door
            direction += 1
        return NEVER

    def search_value(self, p: WolfPosition, token: i64) -> i64:
        """Goals first, then events and crates in passing."""
        s = self.setting
        if token >= c.FIRST_OBJECTIVE:
            return s.objective
        if token >= c.FIRST_EVENT:
            return s.event
        return s.crate if self.view.seen == 0 or p.attacks == 0 else s.crate_in_fight

    def fight_value(self, p: WolfPosition, option: i64) -> i64:
        """Attack whatever falls most easily, the mission's own enemies first."""
        s = self.setting
        if option >= c.RELOAD:
            return s.reload if self.view.seen == 0 or p.attacks == 0 else s.reload_in_fight
        if option < c.STAB:
            card = (option - c.ATTACK) // c.ENEMY_CARDS
            target = c.FIRST_NAZI + (option - c.ATTACK) % c.ENEMY_CARDS
            kind = p.packed.weapon_kind[card]
            dice = p.packed.weapon_dice[kind] * TENTHS - p.packed.weapon_ap[kind]
            if reach_of(p, card, c.NOBODY) < gap(p, p.actor, target):
                dice -= s.too_far
        else:
            block: i64 = c.STAB if option < c.PUNCH else (c.PUNCH if option < c.SHOOT else c.SHOOT)
            target = c.FIRST_NAZI + option - block
            dice = s.by_hand
        worth = s.fight + dice * s.die + self.prey(p, target)
        if s.finish != 0 and (p.row[c.HP + target] + p.row[c.ARMOUR + target]) * TENTHS <= dice:
            worth += s.finish
        return worth

    def prey(self, p: WolfPosition, target: i64) -> i64:
        """Weak and dangerous enemies are worth most, and those the mission names."""
        s = self.setting
        t = p.packed
        kind = t.type_of[target]
        value = s.foe_die * t.dice[kind] - s.foe_hp * p.row[c.HP + target]
        value -= s.foe_armour * p.row[c.ARMOUR + target]
        if s.menace != 0 and gap(p, p.actor, target) <= t.range[kind]:
            value += s.menace * t.dice[kind]
        n: i64 = 0
        while n < p.board.goals:
            if p.board.goal_kind[n] == c.GOAL_KILL and p.board.goal_what[n] == kind and not is_met(p, n):
                value += s.wanted
            n += 1
        if kind == t.commander:
            value += s.commander
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
            return self.setting.rescue
        if c.WEAR <= option < c.DOFF:
            slot = p.packed.item_type[option - c.WEAR]
            return 9500 if p.row[c.WORN + p.actor * c.SLOTS + slot] == 0 else NEVER
        if c.MOUNT <= option < c.UNMOUNT:
            return 9400 if p.row[c.WEAPON_MOUNT + (option - c.MOUNT) % c.WEAPON_CARDS] == 0 else NEVER
        return NEVER

    def use_value(self, p: WolfPosition, item: i64) -> i64:
        """Takedowns like attacks; of other cards, what the first of their effects is worth."""
        s = self.setting
        t = p.packed
        if t.item_dice[item] > 0:
            return s.takedown + s.takedown_die * t.item_dice[item]
        self.view.on_card = True
        return effect_of(p, t.item_first[item]).worth(p, t.item_first[item], self.view)

    def talent_value(self, p: WolfPosition, place: i64) -> i64:
        """What the first of its effects is worth."""
        fx = p.packed.talent_first[place]
        self.view.on_card = False
        return effect_of(p, fx).worth(p, fx, self.view)

    def exert_value(self, p: WolfPosition) -> i64:
        """For a second shot at somebody in range, to reach one who bleeds, or for the last steps of the last round."""
        s = self.setting
        if self.view.helping or (p.ap == 0 and p.round == p.board.round_limit):
            return s.exert_on_the_way
        return s.exert_in_fight if p.attacks == 0 and self.view.has_prey(p, s.exert_hits) else NO_GAIN

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
        if c.PICK <= option < c.AIM:
            return self.pick_value(p, option)
        if c.AIM <= option < c.TILE:
            return self.aim_value(p, option - c.AIM)
        return -1 if option == c.DECLINE else 0

    def first_value(self, p: WolfPosition, hero: i64) -> i64:
        """Who bleeds goes last, so that the others can help."""
        s = self.setting
        r = p.row
        if p.bleeding >> hero & 1:
            return NEVER
        value = s.first_hp * r[c.HP + hero] + s.first_armour * r[c.ARMOUR + hero]
        if s.first_ap != 0:
            value += s.first_ap * p.packed.hero_ap[r[c.HERO + hero]]
        if s.first_near != 0 and r[c.AT + hero] >= 0:
            value -= s.first_near * nearest_foe(p, r[c.AT + hero])
        if r[c.LIFE + hero] > 0:
            value += s.first_life
        return value

    def pick_value(self, p: WolfPosition, option: i64) -> i64:
        """Who is to save lives; of others the first."""
        s = self.setting
        if s.life_hp | s.life_armour | s.life_ap == 0 or not isinstance(p.top, LifeChoice):
            return 0
        hero = picked(p, option)
        value = s.life_hp * p.row[c.HP + hero] + s.life_armour * p.row[c.ARMOUR + hero]
        return value + s.life_ap * p.packed.hero_ap[p.row[c.HERO + hero]]

    def ability_value(self, p: WolfPosition, ability: i64) -> i64:
        """More dice, as long as a token is left to go on firing with."""
        top = p.top
        if ability >= c.ABILITIES or not isinstance(top, AbilityChoice):
            return 0
        s = self.setting
        card = top.card
        kind = p.packed.weapon_kind[card]
        left = p.row[c.AMMUNITION + top.hero * c.AMMO_KINDS + p.packed.weapon_ammo[kind]]
        left -= ability_cost(p, card, ability)
        if left <= 0 and p.rules.ammo_token_needed:
            return -s.last_token
        dice = ability_mod(p, card, ability, EXTRA_DICE) + ability_mod(p, card, ability, DICE_ADJACENT)
        again = ability_mod(p, card, ability, REROLLS + c.FACE_BLANK)
        pierce = ability_mod(p, card, ability, CONVERT + 4)
        return s.ability_die * dice + s.ability_again * again + s.ability_pierce * pierce - s.ability_price

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
            value -= effect_of(p, n).price_in_event()
            n += 1
        return value

    def aim_value(self, p: WolfPosition, cell: i64) -> i64:
        """What a bomb, or what else is aimed at a space, is worth there."""
        top = p.top
        return effect_of(p, top.fx).worth_at(p, top.fx, cell, self.view) if isinstance(top, AimedSpace) else 0
