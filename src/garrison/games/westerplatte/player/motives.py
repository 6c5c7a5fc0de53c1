"""What speaks for an option of the defenders, in the terms of Westerplatte."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core import bits
from garrison.core.motives import Motive
from garrison.core.option import Option
from garrison.core.position import Offers
from garrison.core.rng import Rng
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.actions.ammunition import TAKE
from garrison.games.westerplatte.actions.extra import END
from garrison.games.westerplatte.actions.mines import LAY_MINE
from garrison.games.westerplatte.actions.morale import RAISE
from garrison.games.westerplatte.actions.mortar import FIRE_MORTAR
from garrison.games.westerplatte.actions.move import MOVE
from garrison.games.westerplatte.actions.push_back import PUSH
from garrison.games.westerplatte.actions.rebuild import REBUILD_WALL
from garrison.games.westerplatte.actions.shoot import SHOOT
from garrison.games.westerplatte.flow import OfficerTurn
from garrison.games.westerplatte.germans.attack import HIT
from garrison.games.westerplatte.player.evaluate import activations
from garrison.games.westerplatte.player.policy import WesterplatteHeuristic
from garrison.games.westerplatte.position import WesterplattePosition

FEW_BRICKS = 2
MOTIVES: dict[str, frozenset[str]] = {
    "destroys": frozenset({"card", "track"}),
    "fires-now": frozenset({"card", "track", "bricks"}),
    "fires-soon": frozenset({"card", "track"}),
    "wounds": frozenset({"card", "track", "left"}),
    "runs-into-mine": frozenset({"track"}),
    "mine-waits": frozenset({"track"}),
    "wall-low": frozenset({"space", "bricks"}),
    "wall-down": frozenset({"space"}),
    "no-ammunition": frozenset({"who"}),
    "little-ammunition": frozenset({"who", "rounds"}),
    "morale-low": frozenset({"steps"}),
    "troop-there": frozenset({"space", "card", "now"}),
    "tile-there": frozenset({"space", "tile", "now"}),
    "on-the-way": frozenset({"space"}),
    "action-done": frozenset({"who"}),
    "strongest": frozenset({"space", "bricks"}),
}


def motives(p: WesterplattePosition, option: Option) -> Iterator[Motive]:
    """What speaks for it, most telling first."""
    index = option.index
    if SHOOT.has(index):
        yield from _wound(p, p.row[c.AT + SHOOT.actor(index)], bits.count(SHOOT.part(index) + 1))
    elif FIRE_MORTAR.has(index):
        yield from _wound(p, FIRE_MORTAR.part(index), p.packed.mortar_damage)
    elif PUSH.has(index):
        yield from _fires(p, PUSH.part(index))
    elif LAY_MINE.has(index):
        yield from _mine(p, LAY_MINE.part(index))
    elif REBUILD_WALL.has(index):
        yield from _wall(p, REBUILD_WALL.part(index))
    elif HIT.has(index):
        space = c.POSTS + index - HIT.first
        yield Motive("strongest", {**_space(p, space), "bricks": int(p.row[c.WALL + space])})
    else:
        yield from _officer(p, index)


def _space(p: WesterplattePosition, space: int) -> dict[str, str]:
    return {"space": p.packed.space_ids[space]}


def _troop(p: WesterplattePosition, track: int) -> dict[str, str]:
    return {"card": p.packed.card_ids[p.row[c.ON_TRACK + track]], "track": p.packed.track_ids[track]}


def _wound(p: WesterplattePosition, track: int, wounds: int) -> Iterator[Motive]:
    """A troop that is destroyed, that fires, or that is nearer to its end."""
    card = p.row[c.ON_TRACK + track]
    if card == c.NONE:
        return
    left = int(p.packed.card_resistance[card] - p.row[c.WOUNDS + track]) - int(wounds)
    if left <= 0:
        yield Motive("destroys", {**_troop(p, track)})
    yield from _fires(p, track)
    if left > 0:
        yield Motive("wounds", {**_troop(p, track), "left": left})


def _fires(p: WesterplattePosition, track: int) -> Iterator[Motive]:
    """A troop that fires at the end of this turn, or after its next move."""
    card = p.row[c.ON_TRACK + track]
    if card == c.NONE:
        return
    steps = activations(p, track)
    if steps == 0:
        yield Motive("fires-now", {**_troop(p, track), "bricks": int(p.packed.card_force[card])})
    elif steps == 1:
        yield Motive("fires-soon", {**_troop(p, track)})


def _mine(p: WesterplattePosition, place: int) -> Iterator[Motive]:
    """Before a troop that is on its way, or for the next one."""
    track = place // c.STRETCH
    name = {"track": p.packed.track_ids[track]}
    card = p.row[c.ON_TRACK + track]
    if card == c.NONE:
        yield Motive("mine-waits", {**name})
    elif p.packed.card_speed[card] and p.row[c.PLACE + track] < place % c.STRETCH:
        yield Motive("runs-into-mine", {**name})


def _wall(p: WesterplattePosition, space: int) -> Iterator[Motive]:
    """A wall that is down, or nearly."""
    bricks = int(p.row[c.WALL + space])
    if bricks == 0:
        yield Motive("wall-down", {**_space(p, space)})
    elif bricks <= FEW_BRICKS:
        yield Motive("wall-low", {**_space(p, space), "bricks": bricks})


def _officer(p: WesterplattePosition, index: int) -> Iterator[Motive]:
    """Ammunition, morale, and where he goes."""
    t = p.packed
    if TAKE.has(index):
        who = TAKE.actor(index)
        rounds = int(p.row[c.ROUNDS + who])
        if rounds == 0:
            yield Motive("no-ammunition", {"who": t.officer_ids[who]})
        elif rounds == 1:
            yield Motive("little-ammunition", {"who": t.officer_ids[who], "rounds": rounds})
    elif RAISE.has(index):
        steps = int(p.rules.morale_start - p.morale)
        if steps > 0:
            yield Motive("morale-low", {"steps": steps})
    elif MOVE.has(index):
        yield from _goal(p, MOVE.actor(index), MOVE.part(index))
        yield from _way(p, index)
    elif END.has(index) and p.actions == 0:
        yield Motive("action-done", {"who": t.officer_ids[END.actor(index)]})


def _goal(p: WesterplattePosition, who: int, space: int) -> Iterator[Motive]:
    """What he can do there, now or in his next turn."""
    now = int(p.actions > 0)
    if space < c.POSTS:
        card = p.row[c.ON_TRACK + space]
        if card != c.NONE and p.row[c.ROUNDS + who] > 0:
            yield Motive("troop-there", {**_space(p, space), "card": p.packed.card_ids[card], "now": now})
        return
    tile = int(p.row[c.TILE + space - c.POSTS])
    supply = tile - c.SUPPLY_TILE
    if not 0 <= supply < c.SUPPLIES or p.row[c.STOCK + supply] > 0:
        yield Motive("tile-there", {**_space(p, space), "tile": p.packed.tile_ids[tile], "now": now})


def _way(p: WesterplattePosition, move: int) -> Iterator[Motive]:
    """Where the heuristic player would go on to from there in this turn."""
    twin, player, offers, rng = p.copy(), WesterplatteHeuristic(), Offers(), Rng(0, 0)
    twin.play(move)
    there = int(twin.row[c.AT + p.officer])
    while twin.turn == p.turn and isinstance(twin.top, OfficerTurn):
        twin.legal(offers)
        option = player.choose(twin, offers, rng)
        if not MOVE.has(option):
            break
        twin.play(option)
    reached = int(twin.row[c.AT + p.officer])
    if reached != there:
        yield Motive("on-the-way", {**_space(p, reached)})
