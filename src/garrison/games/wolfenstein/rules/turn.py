"""The turn of a hero or bot: everything the table of actions lists, in any order, until it is ended. [T.1, T.2]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.ask import Facts, Prompt
from garrison.core.position import CHOICE, Offers
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.names import figure_name, slot_of
from garrison.games.wolfenstein.position import Step, WolfPosition
from garrison.games.wolfenstein.reasons import ALLOWED, BOT_CANNOT, NOT_A_BOT, NOT_ASKED, STUNNED
from garrison.games.wolfenstein.rules.actions import (
    attack_reason,
    bot_shot_reason,
    clear_reason,
    exert_reason,
    leave_reason,
    open_reason,
    punch_reason,
    reload_reason,
    rescue_reason,
    stab_reason,
    use_card_reason,
)
from garrison.games.wolfenstein.rules.deeds import (
    clear_barricade,
    exert,
    leave,
    move,
    open_door,
    rescue,
    shake_off,
    slip,
)
from garrison.games.wolfenstein.rules.equipment import (
    doff,
    doff_reason,
    give_ammo,
    give_ammo_reason,
    give_item,
    give_item_reason,
    give_weapon,
    give_weapon_reason,
    mount,
    mount_reason,
    talent_reason,
    unmount,
    unmount_reason,
    use,
    use_talent,
    wear,
    wear_reason,
)
from garrison.games.wolfenstein.rules.figures import hero_of
from garrison.games.wolfenstein.rules.firing import TakedownTarget, attack, bot_attack, punch, reload, stab
from garrison.games.wolfenstein.rules.movement import move_reason, slip_reason
from garrison.games.wolfenstein.rules.offers import (
    offer_attacks,
    offer_cards,
    offer_company,
    offer_gates,
    offer_moves,
    offer_shots,
    offer_tokens,
)
from garrison.games.wolfenstein.rules.search import search, search_reason
from garrison.games.wolfenstein.rules.steps import HeroChoice


class HeroTurn(HeroChoice):
    """The active hero acts as long as he likes and can; a stunned one can only end his turn. [R.4, T.2, T.3, Q.6]"""

    def legal(self, p: WolfPosition, out: Offers) -> None:
        a = out.a
        hero = self.hero
        n: i64 = 0
        if p.flags & c.DAZED == 0:
            n = offer_moves(p, hero, a, 0)
            n = offer_gates(p, hero, a, n)
            n = offer_tokens(p, hero, a, n)
            n = offer_attacks(p, hero, a, n)
            n = offer_cards(p, hero, a, n)
            n = offer_company(p, hero, a, n)
        a[n] = c.END
        out.n = n + 1

    def reason(self, p: WolfPosition, option: i64) -> i64:
        reason = turn_reason(p, option)
        if reason != ALLOWED or option == c.END:
            return reason
        if option < c.ATTACK:
            return map_reason(p, self.hero, option)
        if option < c.USE:
            return fight_reason(p, self.hero, option)
        return card_reason(p, self.hero, option)

    def play(self, p: WolfPosition, option: i64) -> None:
        hero = self.hero
        if option == c.END:
            p.pop()
        elif option < c.ATTACK:
            if option >= c.LEAVE:
                p.pop()
            map_action(p, hero, option)
        elif option < c.USE:
            fight(p, hero, option)
        else:
            card_action(p, hero, option)
        p.proceed()

    def resume(self, p: WolfPosition) -> None:
        if (p.dead | p.bleeding) >> self.hero & 1:
            p.pop()  # whoever falls in his own turn ends it
            p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        facts: Facts = {"who": figure_name(p, self.hero), "ap": p.ap}
        return Prompt("act", "T.1", facts)


def turn_reason(p: WolfPosition, option: i64) -> i64:
    """What no turn offers is not asked, and to a stunned figure only its end is open. [T.2, Q.6]"""
    if option < c.MOVE or option > c.END:
        return NOT_ASKED
    return STUNNED if p.flags & c.DAZED and option < c.END else ALLOWED


def map_reason(p: WolfPosition, who: i64, option: i64) -> i64:
    """Actions on the map. [M.1, M.4, M.5c, E.1]"""
    if option < c.SLIP:
        return move_reason(p, who, option - c.MOVE)
    if option < c.OPEN:
        return slip_reason(p, who, option - c.SLIP)
    if option < c.CLEAR:
        return open_reason(p, who, option - c.OPEN)
    if option < c.SEARCH:
        return clear_reason(p, who, option - c.CLEAR)
    if option < c.LEAVE:
        return search_reason(p, who, option - c.SEARCH)
    return leave_reason(p, who, option - c.LEAVE)


def map_action(p: WolfPosition, who: i64, option: i64) -> None:
    """Carry out an action on the map. [T.1]"""
    if option < c.SLIP:
        move(p, who, option - c.MOVE)
    elif option < c.OPEN:
        slip(p, who, option - c.SLIP)
    elif option < c.CLEAR:
        open_door(p, who, option - c.OPEN)
    elif option < c.SEARCH:
        clear_barricade(p, who, option - c.CLEAR)
    elif option < c.LEAVE:
        search(p, who, option - c.SEARCH)
    else:
        leave(p, who)


def fight_reason(p: WolfPosition, hero: i64, option: i64) -> i64:
    """Attacks and reloading. [F.1, W.6, O.4]"""
    if option < c.STAB:
        card = (option - c.ATTACK) // c.ENEMY_CARDS
        return attack_reason(p, hero, card, c.FIRST_NAZI + (option - c.ATTACK) % c.ENEMY_CARDS)
    if option < c.PUNCH:
        return stab_reason(p, hero, c.FIRST_NAZI + option - c.STAB)
    if option < c.SHOOT:
        return punch_reason(p, hero, c.FIRST_NAZI + option - c.PUNCH)
    if option < c.RELOAD:
        return NOT_A_BOT
    return reload_reason(p, hero, option - c.RELOAD)


def fight(p: WolfPosition, hero: i64, option: i64) -> None:
    """Carry out an attack or reload."""
    if option < c.STAB:
        card = (option - c.ATTACK) // c.ENEMY_CARDS
        attack(p, hero, card, c.FIRST_NAZI + (option - c.ATTACK) % c.ENEMY_CARDS)
    elif option < c.PUNCH:
        stab(p, hero, c.FIRST_NAZI + option - c.STAB)
    elif option < c.SHOOT:
        punch(p, hero, c.FIRST_NAZI + option - c.PUNCH)
    else:
        reload(p, hero, option - c.RELOAD)


def card_reason(p: WolfPosition, hero: i64, option: i64) -> i64:
    """Cards, talents, exerting, helping and giving. [T.5b, P.2, O.3, O.6, H.3]"""
    if option < c.TALENT:
        return use_card_reason(p, hero, option - c.USE)
    if option < c.EXERT:
        return talent_reason(p, hero, (option - c.TALENT) // c.TALENTS, (option - c.TALENT) % c.TALENTS)
    if option < c.RESCUE:
        return exert_reason(p, hero)
    if option < c.GIVE_ITEM:
        return rescue_reason(p, hero, option - c.RESCUE)
    if option < c.WEAR:
        return give_reason(p, hero, option)
    if option < c.DOFF:
        return wear_reason(p, hero, option - c.WEAR)
    if option < c.MOUNT:
        return doff_reason(p, hero, option - c.DOFF)
    if option < c.UNMOUNT:
        place = option - c.MOUNT
        return mount_reason(p, hero, place // c.WEAPON_CARDS, place % c.WEAPON_CARDS)
    return unmount_reason(p, hero, option - c.UNMOUNT)


def give_reason(p: WolfPosition, hero: i64, option: i64) -> i64:
    """Equipment, weapons and ammunition for an adjacent hero; neither glory nor life tokens. [O.6, P.3, H.3b]"""
    card = (option - c.GIVE_ITEM) % c.HERO_CARDS  # all three blocks begin at a multiple
    thing = (option - c.GIVE_ITEM) // c.HERO_CARDS
    if option < c.GIVE_WEAPON:
        return give_item_reason(p, hero, thing, card)
    if option < c.GIVE_AMMO:
        return give_weapon_reason(p, hero, (option - c.GIVE_WEAPON) // c.HERO_CARDS, card)
    return give_ammo_reason(p, hero, (option - c.GIVE_AMMO) // c.HERO_CARDS, card)


def card_action(p: WolfPosition, hero: i64, option: i64) -> None:
    """Carry out an action with cards or for another hero."""
    if option < c.TALENT:
        if p.packed.item_dice[option - c.USE] > 0:
            p.push(TakedownTarget(hero, option - c.USE))
        else:
            use(p, hero, option - c.USE)
    elif option < c.EXERT:
        use_talent(p, hero, (option - c.TALENT) % c.TALENTS)
    elif option < c.RESCUE:
        exert(p, hero)
    elif option < c.GIVE_ITEM:
        rescue(p, hero, slot_of(p, option - c.RESCUE))
    elif option < c.WEAR:
        give(p, hero, option)
    elif option < c.DOFF:
        wear(p, hero, option - c.WEAR)
    elif option < c.MOUNT:
        doff(p, hero, option - c.DOFF)
    elif option < c.UNMOUNT:
        mount(p, hero, (option - c.MOUNT) // c.WEAPON_CARDS, (option - c.MOUNT) % c.WEAPON_CARDS)
    else:
        unmount(p, hero, option - c.UNMOUNT)


def give(p: WolfPosition, hero: i64, option: i64) -> None:
    """Hand something over, for nothing. [O.6, O.6c, A.11]"""
    other = slot_of(p, (option - c.GIVE_ITEM) % c.HERO_CARDS)
    if option < c.GIVE_WEAPON:
        give_item(p, hero, (option - c.GIVE_ITEM) // c.HERO_CARDS, other)
    elif option < c.GIVE_AMMO:
        give_weapon(p, hero, (option - c.GIVE_WEAPON) // c.HERO_CARDS, other)
    else:
        kind = (option - c.GIVE_AMMO) // c.HERO_CARDS
        give_ammo(p, hero, kind, other)


class BotTurn(Step):
    """A bot acts right after its hero: it moves, opens doors, searches crates, attacks once. [B.6, B.9, B.9b, B.9c]"""

    def __init__(self, bot: i64) -> None:
        self.below = None
        self.bot: i64 = bot

    def pending(self) -> i64:
        return CHOICE

    def seats(self, p: WolfPosition) -> i64:
        one: i64 = 1
        return one << p.rules.seat_of[hero_of(p, self.bot)]

    def legal(self, p: WolfPosition, out: Offers) -> None:
        a = out.a
        n: i64 = 0
        if p.flags & c.DAZED == 0:
            n = offer_moves(p, self.bot, a, 0)
            n = offer_gates(p, self.bot, a, n)
            n = offer_tokens(p, self.bot, a, n)
            n = offer_shots(p, self.bot, a, n)
        a[n] = c.END
        out.n = n + 1

    def reason(self, p: WolfPosition, option: i64) -> i64:
        reason = turn_reason(p, option)
        if reason != ALLOWED or option == c.END:
            return reason
        if option < c.LEAVE and (option < c.CLEAR or option >= c.SEARCH):
            return map_reason(p, self.bot, option)
        if c.SHOOT <= option < c.RELOAD:
            return bot_shot_reason(p, self.bot, c.FIRST_NAZI + option - c.SHOOT)
        return BOT_CANNOT

    def play(self, p: WolfPosition, option: i64) -> None:
        if option == c.END:
            p.pop()
            shake_off(p, self.bot)
        elif option < c.LEAVE:
            map_action(p, self.bot, option)
        else:
            bot_attack(p, self.bot, c.FIRST_NAZI + option - c.SHOOT)
        p.proceed()

    def resume(self, p: WolfPosition) -> None:
        if p.bots >> self.bot & 1 == 0:
            p.pop()
            p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("act-bot", "B.6", {"who": figure_name(p, self.bot), "ap": p.ap})
