"""The turn of a hero or bot: everything the table of actions lists, in any order, until it is ended. [T.1, T.2]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.ask import Facts, Prompt
from garrison.core.position import CHOICE, Offers
from garrison.games.wolfenstein.codes import (
    ATTACK,
    CLEAR,
    DOFF,
    END,
    ENEMY_CARDS,
    EXERT,
    FIRST_NAZI,
    GIVE_AMMO,
    GIVE_ITEM,
    GIVE_WEAPON,
    HERO_CARDS,
    LEAVE,
    MOUNT,
    MOVE,
    OPEN,
    PUNCH,
    RELOAD,
    RESCUE,
    SEARCH,
    SHOOT,
    SLIP,
    STAB,
    TALENT,
    TALENTS,
    UNMOUNT,
    USE,
    WEAPON_CARDS,
    WEAR,
)
from garrison.games.wolfenstein.names import figure_name, slot_of
from garrison.games.wolfenstein.position import DAZED, Step, WolfPosition
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
from garrison.games.wolfenstein.rules.loot import AMMO_IDS
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
        if p.flags & DAZED == 0:
            n = offer_moves(p, hero, a, 0)
            n = offer_gates(p, hero, a, n)
            n = offer_tokens(p, hero, a, n)
            n = offer_attacks(p, hero, a, n)
            n = offer_cards(p, hero, a, n)
            n = offer_company(p, hero, a, n)
        a[n] = END
        out.n = n + 1

    def reason(self, p: WolfPosition, option: i64) -> i64:
        reason = turn_reason(p, option)
        if reason != ALLOWED or option == END:
            return reason
        if option < ATTACK:
            return map_reason(p, self.hero, option)
        if option < USE:
            return fight_reason(p, self.hero, option)
        return card_reason(p, self.hero, option)

    def play(self, p: WolfPosition, option: i64) -> None:
        hero = self.hero
        if option == END:
            p.pop()
        elif option < ATTACK:
            if option >= LEAVE:
                p.pop()
            map_action(p, hero, option)
        elif option < USE:
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
    if option < MOVE or option > END:
        return NOT_ASKED
    return STUNNED if p.flags & DAZED and option < END else ALLOWED


def map_reason(p: WolfPosition, who: i64, option: i64) -> i64:
    """Actions on the map. [M.1, M.4, M.5c, E.1]"""
    if option < SLIP:
        return move_reason(p, who, option - MOVE)
    if option < OPEN:
        return slip_reason(p, who, option - SLIP)
    if option < CLEAR:
        return open_reason(p, who, option - OPEN)
    if option < SEARCH:
        return clear_reason(p, who, option - CLEAR)
    if option < LEAVE:
        return search_reason(p, who, option - SEARCH)
    return leave_reason(p, who, option - LEAVE)


def map_action(p: WolfPosition, who: i64, option: i64) -> None:
    """Carry out an action on the map. [T.1]"""
    if option < SLIP:
        move(p, who, option - MOVE)
    elif option < OPEN:
        slip(p, who, option - SLIP)
    elif option < CLEAR:
        open_door(p, who, option - OPEN)
    elif option < SEARCH:
        clear_barricade(p, who, option - CLEAR)
    elif option < LEAVE:
        search(p, who, option - SEARCH)
    else:
        leave(p, who)


def fight_reason(p: WolfPosition, hero: i64, option: i64) -> i64:
    """Attacks and reloading. [F.1, W.6, O.4]"""
    if option < STAB:
        card = (option - ATTACK) // ENEMY_CARDS
        return attack_reason(p, hero, card, FIRST_NAZI + (option - ATTACK) % ENEMY_CARDS)
    if option < PUNCH:
        return stab_reason(p, hero, FIRST_NAZI + option - STAB)
    if option < SHOOT:
        return punch_reason(p, hero, FIRST_NAZI + option - PUNCH)
    if option < RELOAD:
        return NOT_A_BOT
    return reload_reason(p, hero, option - RELOAD)


def fight(p: WolfPosition, hero: i64, option: i64) -> None:
    """Carry out an attack or reload."""
    if option < STAB:
        card = (option - ATTACK) // ENEMY_CARDS
        attack(p, hero, card, FIRST_NAZI + (option - ATTACK) % ENEMY_CARDS)
    elif option < PUNCH:
        stab(p, hero, FIRST_NAZI + option - STAB)
    elif option < SHOOT:
        punch(p, hero, FIRST_NAZI + option - PUNCH)
    else:
        reload(p, hero, option - RELOAD)


def card_reason(p: WolfPosition, hero: i64, option: i64) -> i64:
    """Cards, talents, exerting, helping and giving. [T.5b, P.2, O.3, O.6, H.3]"""
    if option < TALENT:
        return use_card_reason(p, hero, option - USE)
    if option < EXERT:
        return talent_reason(p, hero, (option - TALENT) // TALENTS, (option - TALENT) % TALENTS)
    if option < RESCUE:
        return exert_reason(p, hero)
    if option < GIVE_ITEM:
        return rescue_reason(p, hero, option - RESCUE)
    if option < WEAR:
        return give_reason(p, hero, option)
    if option < DOFF:
        return wear_reason(p, hero, option - WEAR)
    if option < MOUNT:
        return doff_reason(p, hero, option - DOFF)
    if option < UNMOUNT:
        place = option - MOUNT
        return mount_reason(p, hero, place // WEAPON_CARDS, place % WEAPON_CARDS)
    return unmount_reason(p, hero, option - UNMOUNT)


def give_reason(p: WolfPosition, hero: i64, option: i64) -> i64:
    """Equipment, weapons and ammunition for an adjacent hero; neither glory nor life tokens. [O.6, P.3, H.3b]"""
    card = (option - GIVE_ITEM) % HERO_CARDS  # all three blocks begin at a multiple
    thing = (option - GIVE_ITEM) // HERO_CARDS
    if option < GIVE_WEAPON:
        return give_item_reason(p, hero, thing, card)
    if option < GIVE_AMMO:
        return give_weapon_reason(p, hero, (option - GIVE_WEAPON) // HERO_CARDS, card)
    return give_ammo_reason(p, hero, (option - GIVE_AMMO) // HERO_CARDS, card)


def card_action(p: WolfPosition, hero: i64, option: i64) -> None:
    """Carry out an action with cards or for another hero."""
    if option < TALENT:
        if p.packed.item_dice[option - USE] > 0:
            p.push(TakedownTarget(hero, option - USE))
        else:
            use(p, hero, option - USE)
    elif option < EXERT:
        use_talent(p, hero, (option - TALENT) % TALENTS)
    elif option < RESCUE:
        exert(p, hero)
    elif option < GIVE_ITEM:
        rescue(p, hero, slot_of(p, option - RESCUE))
    elif option < WEAR:
        give(p, hero, option)
    elif option < DOFF:
        wear(p, hero, option - WEAR)
    elif option < MOUNT:
        doff(p, hero, option - DOFF)
    elif option < UNMOUNT:
        mount(p, hero, (option - MOUNT) // WEAPON_CARDS, (option - MOUNT) % WEAPON_CARDS)
    else:
        unmount(p, hero, option - UNMOUNT)


def give(p: WolfPosition, hero: i64, option: i64) -> None:
    """Hand something over, for nothing. [O.6, O.6c, A.11]"""
    other = slot_of(p, (option - GIVE_ITEM) % HERO_CARDS)
    if option < GIVE_WEAPON:
        give_item(p, hero, (option - GIVE_ITEM) // HERO_CARDS, other)
    elif option < GIVE_AMMO:
        give_weapon(p, hero, (option - GIVE_WEAPON) // HERO_CARDS, other)
    else:
        kind = (option - GIVE_AMMO) // HERO_CARDS
        give_ammo(p, hero, kind, other, AMMO_IDS[kind])


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
        if p.flags & DAZED == 0:
            n = offer_moves(p, self.bot, a, 0)
            n = offer_gates(p, self.bot, a, n)
            n = offer_tokens(p, self.bot, a, n)
            n = offer_shots(p, self.bot, a, n)
        a[n] = END
        out.n = n + 1

    def reason(self, p: WolfPosition, option: i64) -> i64:
        reason = turn_reason(p, option)
        if reason != ALLOWED or option == END:
            return reason
        if option < LEAVE and (option < CLEAR or option >= SEARCH):
            return map_reason(p, self.bot, option)
        if SHOOT <= option < RELOAD:
            return bot_shot_reason(p, self.bot, FIRST_NAZI + option - SHOOT)
        return BOT_CANNOT

    def play(self, p: WolfPosition, option: i64) -> None:
        if option == END:
            p.pop()
            shake_off(p, self.bot)
        elif option < LEAVE:
            map_action(p, self.bot, option)
        else:
            bot_attack(p, self.bot, FIRST_NAZI + option - SHOOT)
        p.proceed()

    def resume(self, p: WolfPosition) -> None:
        if p.bots >> self.bot & 1 == 0:
            p.pop()
            p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("act-bot", "B.6", {"who": figure_name(p, self.bot), "ap": p.ap})

    def args(self) -> list[int]:
        return [self.bot]
