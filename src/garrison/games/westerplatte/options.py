"""Every answer a player of Westerplatte can ever give, built once and indexed as the hot path counts them."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core import bits
from garrison.core.option import Named, OptionTable
from garrison.games.westerplatte import codes
from garrison.games.westerplatte.components.packed import PackedComponents


def build_options(t: PackedComponents) -> OptionTable:
    """The table of all options, in the order of the blocks in `codes`."""
    return OptionTable.of_blocks(_blocks(t))


def _blocks(t: PackedComponents) -> Iterator[tuple[int, list[Named]]]:
    yield codes.MOVE, _aimed(t, "move", "space", t.space_ids)
    yield codes.SHOOT, [_shot(t, who, mask + 1) for who in t.officer_ids for mask in range(codes.PAYERS)]
    yield codes.RAISE, _plain(t, "raise")
    yield codes.FIRE_MORTAR, _aimed(t, "mortar", "track", t.track_ids)
    yield codes.LAY_MINE, _aimed(t, "mine", "space", t.track_space_ids)
    yield codes.REBUILD_WALL, _aimed(t, "rebuild", "space", t.space_ids)
    yield codes.TAKE, _plain(t, "take")
    yield codes.PUSH, _aimed(t, "push", "track", t.track_ids)
    yield codes.SPEND_MOVEMENT, _plain(t, "extra-movement")
    yield codes.SPEND_ACTION, _plain(t, "extra-action")
    yield codes.END, _plain(t, "end")
    yield codes.STOP, _plain(t, "stop")
    yield codes.HIT, _listed("hit", "space", t.space_ids[codes.POSTS :])
    yield codes.GAIN, _listed("gain", "supply", t.supply_ids)
    yield codes.LOSE, _listed("lose", "supply", t.supply_ids)
    yield codes.SHARE, [_share(what, who) for what in t.share_ids for who in t.officer_ids]
    yield codes.DROP, _listed("drop", "piece", t.officer_ids)
    yield codes.PLACE_BRICK, _listed("brick", "space", t.space_ids)
    yield codes.OPTIONS, []


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
