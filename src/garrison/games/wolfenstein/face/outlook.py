"""What a figure sees, what would be seen from a space, and where the active hero can go: found with the rules alone."""

from __future__ import annotations

import re
from heapq import heappop, heappush

from garrison.core.outlook import Outlook, Stride
from garrison.core.position import CHOICE, Offers
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.board import cell_of
from garrison.games.wolfenstein.names import figure_name, space_name
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import heroes_on_map, is_ally, is_large
from garrison.games.wolfenstein.rules.sight import is_hidden, notices, sees, sees_from, sees_space

SPACE = re.compile(r"r(\d+)c(\d+)")


def outlook(p: WolfPosition, ref: str) -> Outlook:
    """What there is to see and to reach; nothing from what is not on the map. [L.1, M.1]"""
    kind, _, name = ref.partition(":")
    if kind == "piece":
        who = next((who for who in _on_map(p) if figure_name(p, who) == name), c.NOBODY)
        return Outlook(_seen_by(p, who), _reach(p, who)) if who != c.NOBODY else Outlook()
    found = SPACE.fullmatch(name) if kind == "space" else None
    here = int(cell_of(int(found[2]) - 1, int(found[1]) - 1)) if found else c.OFF_BOARD
    if here < 0 or p.board.tile[here] < 0:
        return Outlook()
    return Outlook(_seen_from(p, here))


def _on_map(p: WolfPosition) -> list[int]:
    """All figures that stand or lie on a space."""
    there = int(heroes_on_map(p) | p.nazis | p.bots)
    return [who for who in range(c.FIGURES) if there >> who & 1 and p.row[c.AT + who] >= 0]


def _seen_by(p: WolfPosition, who: int) -> tuple[str, ...]:
    """The spaces in sight of a figure, and those of the other side whom it notices. [L.1, B.2, N.3]"""
    corners = (0, 1, c.WIDTH, c.WIDTH + 1) if is_large(p, who) else (0,)
    stand = [int(p.row[c.AT + who]) + corner for corner in corners]
    open_to = _open_to(p, stand[0])
    spaces = [there for there in open_to if any(_sees(p, here, there, who) for here in stand)]
    foes = [foe for foe in _foes(p, who, open_to) if sees(p, who, foe)]
    noticed = [foe for foe in foes if is_ally(p, who) or not is_hidden(p, who, foe)]
    return (*(f"space:{space_name(cell)}" for cell in spaces), *_figures(p, noticed))


def _seen_from(p: WolfPosition, here: int) -> tuple[str, ...]:
    """The enemies whom the active hero would see from a space. [L.1]"""
    who = p.actor
    if who == c.NOBODY or not is_ally(p, who) or is_large(p, who):
        return ()
    return _figures(p, [foe for foe in _foes(p, who, _open_to(p, here)) if sees_from(p, who, here, foe)])


def _foes(p: WolfPosition, who: int, spaces: list[int]) -> list[int]:
    """Figures of the other side on these spaces, a large one with any of its four."""
    there = set(spaces)
    corners = (0, 1, c.WIDTH, c.WIDTH + 1)
    return [
        foe
        for foe in _on_map(p)
        if is_ally(p, foe) != is_ally(p, who)
        and any(p.row[c.AT + foe] + corner in there for corner in corners[: 4 if is_large(p, foe) else 1])
    ]


def _figures(p: WolfPosition, figures: list[int]) -> tuple[str, ...]:
    return tuple(f"piece:{figure_name(p, who)}" for who in figures)


def _sees(p: WolfPosition, here: int, there: int, who: int) -> bool:
    return bool(sees_space(p, here, there, who, p.row[c.WHO + there]))


def _open_to(p: WolfPosition, here: int) -> list[int]:
    """All spaces not shut off from this one by closed doors: no others can be in sight, and lines take time. [M.4]"""
    b = p.board
    found, waiting = {here}, [here]
    while waiting:
        base = waiting.pop() * c.DIRECTIONS
        for way in range(c.DIRECTIONS):
            there, gate = int(b.step[base + way]), b.gate[base + way]
            if there >= 0 and there not in found and (gate < 0 or not p.shut >> gate & 1):
                found.add(there)
                waiting.append(there)
    return sorted(found)


def _reach(p: WolfPosition, who: int) -> tuple[Stride, ...]:
    """Where a hero can walk in this turn, each space by its cheapest way; his turn may have to begin first. [M.1, T.1]

    Every step is really taken, in a copy: whatever a step sets off has happened before the next.
    """
    begun = _begun(p, who)
    if begun is None:
        return ()
    full, start = begun.ap, int(begun.row[c.AT + who])
    found: dict[int, Stride] = {}
    waiting = [(0, start)]
    twins = {start: begun}
    while waiting:
        cost, here = heappop(waiting)
        back = "" if here == start else f"space:{space_name(here)}"
        for there, option in _steps(twins[here]):
            if there == start or (there in found and found[there].cost <= cost + 1):
                continue
            after = twins[here].copy()
            after.play(option)
            spent = int(full - after.ap)
            if there in found and found[there].cost <= spent:
                continue
            found[there] = Stride(f"space:{space_name(there)}", spent, back, _is_seen(after, who))
            if after.pending() == CHOICE and after.actor == who:
                twins[there] = after
                heappush(waiting, (spent, there))
    return tuple(found.values())


def _is_seen(p: WolfPosition, who: int) -> bool:
    """Whether some Nazi on the map notices this figure where it stands. [N.3, C.4f]"""
    foes = (foe for foe in range(c.FIRST_NAZI, c.FIGURES) if p.nazis >> foe & 1)
    return any(notices(p, foe, who) for foe in foes)


def _begun(p: WolfPosition, who: int) -> WolfPosition | None:
    """A copy in which it is the turn of this figure; None if it cannot be."""
    if p.pending() != CHOICE:
        return None
    q = p.copy()
    if p.actor == who:
        return q
    if who >= c.HEROES:
        return None
    option = c.ACTIVATE + p.row[c.HERO + who]
    if p.reason(option) != 0:
        return None
    q.play(option)
    return q if q.pending() == CHOICE and q.actor == who else None


def _steps(q: WolfPosition) -> list[tuple[int, int]]:
    """The spaces that can be gone to next, and by which option."""
    offers = Offers()
    q.legal(offers)
    options = [int(offers.a[n]) for n in range(offers.n)]
    return [
        ((option - c.MOVE) % c.CELLS, option) for option in options if c.MOVE <= option < c.SLIP + c.CELLS
    ]
