"""Every answer a player of Westerplatte can ever give, built once and indexed as the hot path counts them."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core import bits
from garrison.core.option import Named, OptionTable
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.components.packed import PackedComponents


def build_options(t: PackedComponents) -> OptionTable:
    """The table of all options, in the order of the blocks in `codes`."""
    return OptionTable.of_blocks(_blocks(t))


def _blocks(t: PackedComponents) -> Iterator[tuple[int, list[Named]]]:
    yield c.MOVE, _aimed(t, "move", "space", t.space_ids)
    yield c.SHOOT, [_shot(t, who, mask + 1) for who in t.officer_ids for mask in range(c.PAYERS)]
    yield c.RAISE, _plain(t, "raise")
    yield c.FIRE_MORTAR, _aimed(t, "mortar", "track", t.track_ids)
    yield c.LAY_MINE, _aimed(t, "mine", "space", t.track_space_ids)
    yield c.REBUILD_WALL, _aimed(t, "rebuild", "space", t.space_ids)
    yield c.TAKE, _plain(t, "take")
    yield c.PUSH, _aimed(t, "push", "track", t.track_ids)
    yield c.SPEND_MOVEMENT, _plain(t, "extra-movement")
    yield c.SPEND_ACTION, _plain(t, "extra-action")
    yield c.END, _plain(t, "end")
    yield c.STOP, _plain(t, "stop")
    yield c.HIT, _listed("hit", "space", t.space_ids[c.POSTS :])
    yield c.GAIN, _listed("gain", "supply", t.supply_ids)
    yield c.LOSE, _listed("lose", "supply", t.supply_ids)
    yield c.SHARE, [_share(what, who) for what in t.share_ids for who in t.officer_ids]
    yield c.DROP, _listed("drop", "piece", t.officer_ids)
    yield c.PLACE_BRICK, _listed("brick", "space", t.space_ids)
    yield c.OPTIONS, []


def _plain(t: PackedComponents, verb: str) -> list[Named]:
    return [(f"{verb} {who}", (f"piece:{who}", f"action:{verb}")) for who in t.officer_ids]


def _aimed(t: PackedComponents, verb: str, kind: str, ids: list[str]) -> list[Named]:
    return [
        (f"{verb} {who} {target}", (f"piece:{who}", f"action:{verb}", f"{kind}:{target}"))
        for who in t.officer_ids
        for target in ids
    ]


def _listed(verb: str, kind: str, ids: list[str]) -> list[Named]:
    return [(f"{verb} {target}", (f"action:{verb}", f"{kind}:{target}")) for target in ids]


def _shot(t: PackedComponents, who: str, payers: int) -> Named:
    """Who shoots, then who pays; the count tells one payer from the same one with others."""
    paying = [t.officer_ids[n] for n in bits.members(payers)]
    refs = [f"ammunition:{payer}" for payer in paying]
    name = f"shoot {who} with {' '.join(paying)}"
    return name, (f"piece:{who}", "action:shoot", *refs, f"count:{len(paying)}")


def _share(what: str, who: str) -> Named:
    return f"share {what} {who}", ("action:share", f"token:{what}", f"piece:{who}")
