"""Chapter 2: which actions a defender may take. Every predicate answers with a reason, ALLOWED if there is none."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.reasons import because
from garrison.games.itter import codes as c
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.reasons import (
    ACTED,
    ALLOWED,
    APART,
    CELLAR_EXIT,
    COMMANDED,
    CREW_ONLY,
    DISRUPTED,
    ESCAPE_COLOUR,
    ESCAPE_LOCATION,
    ESCAPE_WHITE,
    EXHAUSTED,
    FIRST_TWENTY,
    GONE,
    IN_SUPPLY,
    LOADED_ALREADY,
    LOADER_CREW,
    NO_COMMAND,
    NO_COUNTER,
    NO_CRATE,
    NO_DICE,
    NO_SIGHT,
    NO_TOKENS_VALUE,
    NOBODY_TO_RECOVER,
    NOT_DISRUPTED,
    NOT_ESCAPER,
    NOT_EXHAUSTED,
    NOT_LOADER,
    OCCUPIED_MOVE,
    OCCUPIED_PLACE,
    ON_BOARD,
    OTHER_LOCATION,
    PARTNER_DISRUPTED,
    PARTNER_EXHAUSTED,
    RALLY_ACTED,
    RALLY_COMMANDED,
    RALLY_COMMANDER,
    RALLY_ELSEWHERE,
    SAME_LOCATION,
    SAME_SQUARE,
    SHIFTED_ALREADY,
    TANK_DESTROYED,
    TOKEN_FIRST,
    TOKENS_OUT,
)
from garrison.games.itter.rules.attributes import attack_dice, mans_weapon, may_fire, suppress_value

COLOURS_WITH_CRATE: Final = 15


def waiting_for_the_first(p: ItterPosition) -> bool:
    """Whether some of the first twenty are still to be placed. [2.1b, 2.1c]"""
    return p.supply & p.packed.first != 0


def turn_reason(p: ItterPosition, who: i64) -> i64:
    """One action a turn, on the board, after the first twenty. [2.0b, 2.1, 2.1b, 2.1c, 2.7d, 3.4]"""
    if p.gone >> who & 1:
        return because(GONE, who)
    if p.apart >> who & 1:
        return because(APART, who)
    if p.supply >> who & 1:
        return because(IN_SUPPLY, who)
    if p.acted >> who & 1:
        return because(ACTED, who)
    if p.commanded >> who & 1:
        return because(COMMANDED, who)
    if waiting_for_the_first(p):
        return because(FIRST_TWENTY, who)
    return ALLOWED


def state_reason(p: ItterPosition, who: i64) -> i64:
    """Exhausted or disrupted defenders can only recover. [2.6, 2.6b]"""
    if p.disrupted >> who & 1:
        return because(DISRUPTED, who)
    if p.exhausted >> who & 1:
        return because(EXHAUSTED, who)
    return ALLOWED


def closed_squares(p: ItterPosition) -> i64:
    """Squares of a destroyed tank. [4.2f]"""
    if p.tank:
        return p.packed.squares[c.TANK]
    return 0


def place_reason(p: ItterPosition, who: i64, square: i64) -> i64:
    """From the supply to any open square. [2.1, 2.4d, 3.4, 3.4b, 4.2f]"""
    if p.gone >> who & 1:
        return because(GONE, who)
    if p.apart >> who & 1:
        return because(APART, who)
    if p.supply >> who & 1 == 0:
        return because(ON_BOARD, who)
    if closed_squares(p) >> square & 1:
        return TANK_DESTROYED
    if p.taken >> square & 1:
        return because(OCCUPIED_PLACE, p.row[c.WHO + square])
    return ALLOWED


def fire_reason(p: ItterPosition, who: i64) -> i64:
    """Whether he has dice to attack with. [2.2b, 3.6d]"""
    if not may_fire(p, who):
        return because(CREW_ONLY, who)
    if p.rules.attack_with_zero_dice == 0 and attack_dice(p, who, mans_weapon(p, who)) == 0:
        return because(NO_DICE, who)
    return ALLOWED


def attack_reason(p: ItterPosition, who: i64, target: i64) -> i64:
    """A counter in a colour of his square. [1.3, 1.3b, 1.3c, 2.2]"""
    if p.targets >> target & 1 == 0:
        return NO_COUNTER
    if p.packed.sight[p.row[c.AT + who]] >> target & 1 == 0:
        return because(NO_SIGHT, who)
    return fire_reason(p, who)


def crates(p: ItterPosition, who: i64) -> i64:
    """Suppression spaces that match his square. [2.3, 2.3d]"""
    return p.packed.colours[p.row[c.AT + who]] & COLOURS_WITH_CRATE


def tokens_free(p: ItterPosition) -> i64:
    """Suppression tokens left in the supply. [2.3c, S.8]"""
    if p.rules.suppression_token_supply == 1:
        return 999
    r = p.row
    left = p.packed.most_suppression
    n: i64 = 0
    while n < c.CRATES:
        left -= r[c.TOKENS + n]
        n += 1
    return left


def suppress_reason(p: ItterPosition, who: i64) -> i64:
    """He needs a colour with a suppression space, a value, and tokens in the supply. [2.3, 2.3c, 2.3d, 3.6d]"""
    colourless = crates(p, who) == 0
    if colourless and p.rules.suppress_from_yellow_or_white_only == 0:
        return because(NO_CRATE, who)
    if not may_fire(p, who):
        return because(CREW_ONLY, who)
    if colourless:
        return ALLOWED
    if suppress_value(p, who, mans_weapon(p, who)) == 0:
        return because(NO_TOKENS_VALUE, who)
    if tokens_free(p) == 0 and p.rules.suppress_when_tokens_run_out == 0:
        return TOKENS_OUT
    return ALLOWED


def shift_reason(p: ItterPosition, who: i64, square: i64) -> i64:
    """Within the location; switching wants both neither exhausted nor disrupted. [2.4, 2.4b, 2.4c, 4.2f, P.3]"""
    if p.row[c.AT + who] == square:
        return because(SAME_SQUARE, who)
    if p.packed.location[square] != p.where(who):
        return because(OTHER_LOCATION, who)
    if closed_squares(p) >> square & 1:
        return TANK_DESTROYED
    if p.shifted >> who & 1:
        return because(SHIFTED_ALREADY, who)
    other = p.row[c.WHO + square]
    if other >= 0:
        if p.exhausted >> other & 1:
            return because(PARTNER_EXHAUSTED, other)
        if p.disrupted >> other & 1 and not p.rules.playtest:
            return because(PARTNER_DISRUPTED, other)
    return ALLOWED


def shift_squares(p: ItterPosition, who: i64) -> i64:
    """All squares for which `shift_reason` has nothing to say. [2.4, 2.4b, 2.4c]"""
    one: i64 = 1
    if p.shifted >> who & 1:
        return 0
    r = p.row
    here = p.where(who)
    squares = p.packed.squares[here] & ~(p.taken | closed_squares(p))
    blocked = p.exhausted if p.rules.playtest else p.exhausted | p.disrupted
    partners = r[c.HERE + here] & ~(blocked | one << who)
    while partners != 0:
        low = partners & -partners
        squares |= one << r[c.AT + bits.BIT[low % bits.MODULUS]]
        partners ^= low
    return squares


def move_reason(p: ItterPosition, who: i64, square: i64) -> i64:
    """To a free square elsewhere; out of the Cellar only to the Great Hall. [2.5, 2.5b, 2.5c, 2.5d, 2.5e]"""
    here = p.where(who)
    if p.packed.location[square] == here:
        return because(SAME_LOCATION, who)
    if here == c.CELLAR and p.packed.exits[here] >> square & 1 == 0:
        return because(CELLAR_EXIT, who)
    if closed_squares(p) >> square & 1:
        return TANK_DESTROYED
    if p.taken >> square & 1:
        return because(OCCUPIED_MOVE, p.row[c.WHO + square])
    return ALLOWED


def move_squares(p: ItterPosition, who: i64) -> i64:
    """All squares for which `move_reason` has nothing to say. [2.5]"""
    return p.packed.exits[p.where(who)] & ~(p.taken | closed_squares(p))


def recover_reason(p: ItterPosition, who: i64) -> i64:
    """Flip an exhausted defender; the playtest wants his token removed first. [2.6c, P.4, P.5]"""
    if p.exhausted >> who & 1 == 0:
        return because(NOT_EXHAUSTED, who)
    if p.rules.playtest and p.disrupted >> who & 1:
        return because(TOKEN_FIRST, who)
    return ALLOWED


def recoverable(p: ItterPosition) -> i64:
    """All defenders for whom `recover_reason` has nothing to say. [2.6c, P.5]"""
    return p.exhausted & ~p.disrupted if p.rules.playtest else p.exhausted


def steady_reason(p: ItterPosition, who: i64) -> i64:
    """Remove a Disrupted token. [2.6c, P.5]"""
    return ALLOWED if p.disrupted >> who & 1 else because(NOT_DISRUPTED, who)


def command_reason(p: ItterPosition, who: i64) -> i64:
    """Only [C], and somebody there must have something to recover from. [2.1b, 2.7, 2.7b]"""
    if p.packed.commanders >> who & 1 == 0:
        return because(NO_COMMAND, who)
    if p.rules.command_before_all_placed == 1 and waiting_for_the_first(p):
        return because(FIRST_TWENTY, who)
    if p.rules.command_without_recovery == 0 and rallied(p, p.where(who), 0) == 0:
        return because(NOBODY_TO_RECOVER, who)
    return ALLOWED


def rallied(p: ItterPosition, location: i64, mine: i64) -> i64:
    """Those whom a commander there can help. `mine` have had help from this Command. [2.7b]"""
    t = p.packed
    men = p.row[c.HERE + location] & (p.exhausted | p.disrupted) & ~(t.commanders | p.acted)
    if p.rules.command_on_already_commanded == 1:
        men &= ~p.commanded | mine
    if p.rules.command_before_all_placed == 1 and waiting_for_the_first(p):
        men = 0
    return men


def rally_reason(p: ItterPosition, location: i64, who: i64, mine: i64) -> i64:
    """Same location, no [C], no Action token. [2.7b, 2.7c, 2.7e, 2.7f]"""
    if p.row[c.HERE + location] >> who & 1 == 0:
        return because(RALLY_ELSEWHERE, who)
    if p.packed.commanders >> who & 1:
        return because(RALLY_COMMANDER, who)
    if p.acted >> who & 1:
        return because(RALLY_ACTED, who)
    if p.rules.command_on_already_commanded == 1 and (p.commanded & ~mine) >> who & 1:
        return because(RALLY_COMMANDED, who)
    if p.rules.command_before_all_placed == 1 and waiting_for_the_first(p):
        return because(FIRST_TWENTY, who)
    return ALLOWED


def escape_reason(p: ItterPosition, who: i64) -> i64:
    """Only Borotra, from five locations, with no counter in his colours. [2.8, 2.8b, 2.8c, P.7]"""
    t = p.packed
    if t.escapers >> who & 1 == 0:
        return because(NOT_ESCAPER, who)
    square = p.row[c.AT + who]
    if t.escape_squares >> square & 1 == 0:
        return because(ESCAPE_LOCATION, who)
    if p.rules.playtest and p.rules.playtest_escape_check == 1:
        return ALLOWED if p.escape_clear else because(ESCAPE_COLOUR, who)
    if p.rules.escape_check == 1:
        square = p.escape_from
        if square == c.OFF_BOARD or t.escape_squares >> square & 1 == 0:
            return because(ESCAPE_LOCATION, who)
    return escape_colour_reason(p, who, square)


def escape_colour_reason(p: ItterPosition, who: i64, square: i64) -> i64:
    """The colours of that square must be clear; a white one has none, so it does not count. [2.8b]"""
    t = p.packed
    if t.colours[square] == 0 and p.rules.escape_from_white_position == 0:
        return because(ESCAPE_WHITE, who)
    if p.targets & t.sight[square] != 0:
        return because(ESCAPE_COLOUR, who)
    return ALLOWED


def load_reason(p: ItterPosition, who: i64) -> i64:
    """Tank crew on the Load square, with the cannon empty. [3.6b]"""
    t = p.packed
    if t.weapon[p.row[c.AT + who]] != c.LOADER:
        return because(NOT_LOADER, who)
    if t.crew >> who & 1 == 0:
        return because(LOADER_CREW, who)
    return because(LOADED_ALREADY, who) if p.loaded else ALLOWED
