"""Every answer a player of Castle Itter can ever give, built once and indexed as the hot path counts them."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.option import Named, OptionTable
from garrison.games.itter import codes as c
from garrison.games.itter.components.packed import PackedComponents


def build_options(t: PackedComponents) -> OptionTable:
    """The table of all options, in the order of the blocks in `codes`."""
    return OptionTable.of_blocks(_blocks(t))


def _blocks(t: PackedComponents) -> Iterator[tuple[int, list[Named]]]:
    yield c.PLACE, _squares(t, "place")
    yield c.ATTACK, [_attack(t, who, n) for who in t.defender_ids for n in range(c.TARGETS)]
    yield c.SHIFT, _squares(t, "shift")
    yield c.MOVE, _squares(t, "move")
    verbs = {
        c.SUPPRESS: "suppress",
        c.RECOVER: "recover",
        c.STEADY: "steady",
        c.COMMAND: "command",
        c.ESCAPE: "escape",
        c.LOAD: "load",
        c.RALLY_FLIP: "rally-recover",
        c.RALLY_STEADY: "rally-steady",
        c.HIT: "name",
    }
    for start, verb in verbs.items():
        yield start, [(f"{verb} {who}", (f"piece:{who}", f"action:{verb}")) for who in t.defender_ids]
    yield c.PUT, _counts([f"put {colour}" for colour in t.colour_ids[: c.CRATES]], t)
    yield c.SPEND, [(f"spend {n}", ("action:spend", f"count:{n}")) for n in range(c.MOST_TOKENS)]
    yield c.ORDER, _cards("order", t.card_ids, c.CARDS)
    yield c.TACTIC, _cards("tactic", t.tactic_ids, c.TACTICS)
    words = ("pass", "done", "sacrifice", "refuse", "use-weapon", "use-own", "fire-gun", "fire-mortar")
    yield c.PASS, [(word, (f"action:{word}",)) for word in words]
    yield c.OPTIONS, []


def _squares(t: PackedComponents, verb: str) -> list[Named]:
    return [
        (f"{verb} {who} {square}", (f"piece:{who}", f"action:{verb}", f"space:{square}"))
        for who in t.defender_ids
        for square in t.square_ids
    ]


def _attack(t: PackedComponents, who: str, target: int) -> Named:
    """The advancing counter of an area is told from heavy weapons beside it by the last ref."""
    name = f"attack {who} {t.target_ids[target]}"
    path: tuple[str, ...] = (f"piece:{who}", "action:attack")
    if target >= c.GUN_TARGETS:
        kind = "machine_gunner" if target < c.MORTAR_TARGETS else "mortar"
        area = t.space_ids[(target - c.GUN_TARGETS) % c.AREAS]
        return name, (*path, f"space:{area}", f"counter:{kind}")
    if target < c.AREAS:
        return name, (*path, f"space:{t.space_ids[target]}", "counter:infantry")
    return name, (*path, f"space:{t.space_ids[target]}")


def _counts(verbs: list[str], t: PackedComponents) -> list[Named]:
    return [
        (f"{verb} {n}", ("action:put", f"crate:{verb.split()[1]}", f"count:{n}"))
        for verb in verbs
        for n in range(c.MOST_TOKENS)
    ]


def _cards(verb: str, ids: list[str], room: int) -> list[Named]:
    """Unused places keep the indices of what follows fixed."""
    names = [*ids, *(f"unused-{n}" for n in range(len(ids), room))]
    return [(f"{verb} {card}", (f"action:{verb}", f"card:{card}")) for card in names]
