"""What speaks for an option of the Defender, in the terms of Castle Itter."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core import bits
from garrison.core.ask import Facts
from garrison.core.motives import Motive
from garrison.core.option import Option
from garrison.core.verb import IDLE
from garrison.games.itter import codes as c
from garrison.games.itter.actions.command import COMMAND, RALLY_FLIP, RALLY_STEADY, helped
from garrison.games.itter.actions.escape import ESCAPE
from garrison.games.itter.actions.load import LOAD
from garrison.games.itter.actions.move import MOVE, SHIFT
from garrison.games.itter.actions.place import PLACE
from garrison.games.itter.actions.recover import RECOVER, STEADY
from garrison.games.itter.actions.shoot import ATTACK, PUT, SUPPRESS, crates
from garrison.games.itter.player.evaluate_danger import steps_to_castle
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.counters import SPEND, Suppression, target_kind, target_space

NEAR = 2  # steps from the castle
MOTIVES: dict[str, frozenset[str]] = {
    "castle-next": frozenset({"counter", "space", "steps"}),
    "on-the-way": frozenset({"counter", "space", "steps"}),
    "more-cover": frozenset({"colour", "tokens"}),
    "room": frozenset({"counter", "space", "count"}),
    "track-full": frozenset({"counter", "space", "colour"}),
    "heavy-weapon": frozenset({"counter", "space"}),
    "uncovered": frozenset({"colour", "count"}),
    "thinly-covered": frozenset({"colour", "count", "tokens"}),
    "would-enter": frozenset({"counter"}),
    "keep-tokens": frozenset({"colour", "tokens"}),
    "lost-if-hit": frozenset({"who"}),
    "can-act-again": frozenset({"who"}),
    "command": frozenset({"who", "count"}),
    "escape": frozenset({"who"}),
    "load": frozenset(),
    "sees-more": frozenset({"who", "count", "now"}),
    "supply": frozenset({"count"}),
}


def motives(p: ItterPosition, option: Option) -> Iterator[Motive]:
    """What speaks for it, most telling first."""
    index = option.index
    if ATTACK.has(index):
        yield from _attack(p, ATTACK.part(index))
    elif SUPPRESS.has(index):
        yield from _cover(p, crates(p, SUPPRESS.actor(index)))
    elif PUT.has(index):
        yield from _cover(p, 1 << PUT.actor(index)) if PUT.part(index) else ()
    elif SPEND.has(index) and isinstance(p.top, Suppression):
        yield from _spend(p, p.top, index - SPEND.first)
    elif MOVE.has(index) or SHIFT.has(index):
        verb = MOVE if MOVE.has(index) else SHIFT
        yield from _sight(p, verb.actor(index), verb.part(index))
    elif PLACE.has(index):
        yield Motive("supply", {"count": bits.count(p.supply)})
    else:
        yield from _rest(p, index)


def _rest(p: ItterPosition, index: int) -> Iterator[Motive]:
    t = p.packed
    for verb in (RECOVER, STEADY, RALLY_FLIP, RALLY_STEADY):
        if verb.has(index):
            who = verb.actor(index)
            key = "lost-if-hit" if p.disrupted >> who & 1 else "can-act-again"
            yield Motive(key, {"who": t.defender_ids[who]})
    if COMMAND.has(index):
        who = COMMAND.actor(index)
        count = bits.count(helped(p, p.where(who), 1 << who, IDLE))
        if count:
            yield Motive("command", {"who": t.defender_ids[who], "count": count})
    elif ESCAPE.has(index):
        yield Motive("escape", {"who": t.defender_ids[ESCAPE.actor(index)]})
    elif LOAD.has(index) and not p.loaded:
        yield Motive("load")


def _attack(p: ItterPosition, target: int) -> Iterator[Motive]:
    """A counter before the gates, one that fills a track, or a heavy weapon."""
    t = p.packed
    space = target_space(target)
    counter, name = t.counter_ids[target_kind(p, target)], t.space_ids[space]
    if target >= c.GUN_TARGETS:
        yield Motive("heavy-weapon", {"counter": counter, "space": name})
        return
    full = [area for area in range(c.AREAS) if _is_full(p, area) and space in _track(p, area)]
    if full:
        colour = t.colour_ids[t.area_colour[full[0]]]
        yield Motive("track-full", {"counter": counter, "space": name, "colour": colour})
    steps = int(steps_to_castle(p, space))
    key = "castle-next" if steps <= NEAR else "on-the-way"
    yield Motive(key, {"counter": counter, "space": name, "steps": steps})


def _track(p: ItterPosition, area: int) -> list[int]:
    """The spaces from an area to the castle."""
    found, space = [], area
    while space != c.CASTLE:
        found.append(int(space))
        space = p.packed.next[space]
    return found


def _is_full(p: ItterPosition, area: int) -> bool:
    return all(p.row[c.SPACE + space] != 0 for space in _track(p, area))


def _counters(p: ItterPosition, colour: int) -> int:
    """Counters on the tracks of a colour."""
    areas = [area for area in range(c.AREAS) if p.packed.area_colour[area] == colour]
    spaces = {space for area in areas for space in _track(p, area)}
    return sum(p.row[c.SPACE + space] != 0 for space in spaces)


def _cover(p: ItterPosition, colours: int) -> Iterator[Motive]:
    """Tokens for a colour that has none, or few for what stands on its tracks."""
    t = p.packed
    bare: list[tuple[int, Motive]] = []
    thin: list[tuple[int, Motive]] = []
    for colour in bits.members(colours):
        count, tokens = _counters(p, colour), int(p.row[c.TOKENS + colour])
        if count and not tokens:
            bare.append((-count, Motive("uncovered", {"colour": t.colour_ids[colour], "count": count})))
        elif tokens < count:
            facts: Facts = {"colour": t.colour_ids[colour], "count": count, "tokens": tokens}
            thin.append((tokens - count, Motive("thinly-covered", facts)))
    yield from (motive for _, motive in (*sorted(bare, key=_first), *sorted(thin, key=_first)))
    for colour in bits.members(colours):
        yield Motive("more-cover", {"colour": t.colour_ids[colour], "tokens": int(p.row[c.TOKENS + colour])})


def _first(found: tuple[int, Motive]) -> int:
    return found[0]


def _spend(p: ItterPosition, step: Suppression, tokens: int) -> Iterator[Motive]:
    """Whether the counter would enter the castle; else tokens are wanted later."""
    t = p.packed
    if step.kind <= c.STURM and _is_full(p, step.area):
        if tokens:
            yield Motive("would-enter", {"counter": t.counter_ids[step.kind]})
    elif tokens:
        room = sum(p.row[c.SPACE + space] == 0 for space in _track(p, step.area))
        if step.kind <= c.STURM:
            facts: Facts = {
                "counter": t.counter_ids[step.kind],
                "space": t.space_ids[step.area],
                "count": room,
            }
            yield Motive("room", facts)
    else:
        colour = t.area_colour[step.area]
        tokens_there = int(p.row[c.TOKENS + colour])
        yield Motive("keep-tokens", {"colour": t.colour_ids[colour], "tokens": tokens_there})


def _sight(p: ItterPosition, who: int, square: int) -> Iterator[Motive]:
    """More counters in sight than from where he stands."""
    t = p.packed
    count = bits.count(p.targets & t.sight[square])
    now = bits.count(p.targets & t.sight[p.row[c.AT + who]])
    if count > now:
        yield Motive("sees-more", {"who": t.defender_ids[who], "count": count, "now": now})
