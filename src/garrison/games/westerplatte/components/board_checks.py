"""Checks of the peninsula, the tracks, the tiles, the morale tracks and the markers."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.components.fault import Fault, each, faults_of, ids, must_exist, must_total
from garrison.games.westerplatte import codes
from garrison.games.westerplatte.components.records import (
    BLANK,
    Components,
    MoraleTrack,
    Path,
    PeninsulaSpace,
    Supply,
    Tile,
    TileSide,
)

MORALE = "morale"
SUPPLIES: tuple[Supply, ...] = ("grenade", "mine", "brick")


def board_faults(c: Components) -> Iterator[Fault]:
    """Everything that cannot be right about board, tiles and markers, names before sums."""
    yield from spaces(c)
    yield from paths(c)
    yield from tracks(c)
    yield from tiles(c)
    yield from faults_of(c, c.morale_tracks, morale_track)
    yield from levels(c)
    yield from markers(c)


def spaces(c: Components) -> Iterator[Fault]:
    """Posts, then tiles, each row from the left; one start; no wall higher than walls can be. [T.5b]"""
    posts = [space for space in c.spaces if space.kind == "post"]
    rows = [(space.kind, space.column) for space in c.spaces]
    wanted = [("post", n + 1) for n in range(codes.POSTS)] + [("tile", n + 1) for n in range(codes.TILES)]
    if rows != wanted:
        text = f"needs {codes.POSTS} posts and {codes.TILES} tiles in this order, each row from the left"
        yield Fault(each("spaces", c.spaces, "column"), text)
    starts = [space.id for space in c.spaces if space.start]
    if len(starts) != 1:
        text = f"the officers start on exactly one space, not on {', '.join(starts) or 'none'}"
        yield Fault(each("spaces", c.spaces, "start"), text)
    most = c.rule("bricks_per_wall")
    for space in c.spaces:
        if space.bricks > most:
            text = f"{space.bricks} bricks at the start, but a wall has at most {most}"
            yield Fault((f"spaces.{space.id}.bricks", "rules.bricks_per_wall.value"), text)
    fields = each("spaces", c.spaces, "kind")
    yield from must_total(c, "posts", fields, "the posts are", len(posts))
    yield from must_total(c, "walls", fields, "the spaces with a wall are", len(c.spaces))


def paths(c: Components) -> Iterator[Fault]:
    """Paths join two spaces, no pair twice, with a name that says which."""
    seen: set[frozenset[str]] = set()
    for path in c.paths:
        where = f"paths.{path.id}"
        yield from must_exist(f"{where}.a", [path.a], ids(c.spaces), "space")
        yield from must_exist(f"{where}.b", [path.b], ids(c.spaces), "space")
        if path.a == path.b:
            yield Fault((f"{where}.b",), "a path leads from one space to another")
        if path.id != f"{path.a}-{path.b}":
            yield Fault((f"{where}.a", f"{where}.b"), f"the path from {path.a} to {path.b} has another name")
        if frozenset((path.a, path.b)) in seen:
            yield Fault((f"{where}.a", f"{where}.b"), f"{path.a} and {path.b} have a path already")
        seen.add(frozenset((path.a, path.b)))
    printed = [path for path in c.paths if path.printed]
    for space in c.spaces:
        yield from links(c, space, printed)
    fields = each("paths", c.paths, "printed")
    yield from must_total(c, "paths", fields, "the printed paths are", len(printed))
    if len(c.paths) > codes.PATHS:
        yield Fault(each("paths", c.paths, "a"), f"there is room for {codes.PATHS} paths")


def links(c: Components, space: PeninsulaSpace, printed: list[Path]) -> Iterator[Fault]:
    """A post passes its damage on to two tiles; nowhere is out of reach. [T.5b]"""
    near = {path.b if path.a == space.id else path.a for path in printed if space.id in (path.a, path.b)}
    behind = [tile.id for tile in c.spaces if tile.kind == "tile" and tile.id in near]
    fields = each("paths", [path for path in c.paths if space.id in (path.a, path.b)], "printed")
    if space.kind == "post" and len(behind) != 2:
        text = f"{space.id} must have paths to exactly two tiles, it has {', '.join(behind) or 'none'}"
        yield Fault(fields, text)
    if sum(one.start for one in c.spaces) == 1 and space.id not in reached(c, printed):
        yield Fault(fields, f"no way leads from the start to {space.id}")


def reached(c: Components, printed: list[Path]) -> set[str]:
    """The spaces an officer can come to from the start."""
    found = {space.id for space in c.spaces if space.start}
    for _ in c.spaces:
        found |= {end for path in printed if found & {path.a, path.b} for end in (path.a, path.b)}
    return found


def tracks(c: Components) -> Iterator[Fault]:
    """The tracks from the left, one before each post."""
    posts = [space.id for space in c.spaces if space.kind == "post"]
    if [(track.column, track.post) for track in c.tracks] != [(n + 1, post) for n, post in enumerate(posts)]:
        fields = each("tracks", c.tracks, "post")
        yield Fault(fields, "one track leads to each post, in the order of the posts")
    yield from must_total(c, "tracks", each("tracks", c.tracks, "post"), "the tracks are", len(c.tracks))


def tiles(c: Components) -> Iterator[Fault]:
    """Each tile has a green side and a red side; those of +1 Morale are equal. [C.5, L.4]"""
    letters = "".join(tile.letter for tile in c.tiles)
    if letters != "ABCDEF":
        yield Fault(each("tiles", c.tiles, "letter"), f"the tiles go from A to F, not {letters}")
    supplies = [tile.supply for tile in c.tiles if tile.supply]
    if supplies != list(SUPPLIES):
        yield Fault(each("tiles", c.tiles, "supply"), f"the supplies are {', '.join(SUPPLIES)} in this order")
    fields = each("tiles", c.tiles, "letter")
    yield from must_total(c, "action_tiles", fields, "the action tiles are", len(c.tiles))
    for tile in c.tiles:
        sides = [side for side in c.tile_sides if side.tile == tile.id]
        if tile.id == MORALE and len({side.amount for side in sides}) > 1:
            yield Fault(each("tile_sides", sides, "amount"), "both sides of this tile are the same")
        if sorted(side.side for side in sides) != ["green", "red"]:
            yield Fault(each("tile_sides", sides, "side"), f"{tile.id} needs one green side and one red side")
        for side in sides:
            yield from tile_side(c, tile, side)


def tile_side(c: Components, tile: Tile, side: TileSide) -> Iterator[Fault]:
    """Slots are for supplies; bricks are used in pairs; the box has markers for all slots. [C.6]"""
    amount, slots = f"tile_sides.{side.id}.amount", f"tile_sides.{side.id}.slots"
    if not tile.supply:
        if side.slots:
            yield Fault((slots,), f"nothing lies on {tile.id}, so it has no slots")
        return
    if side.amount > side.slots:
        yield Fault((amount, slots), f"{side.amount} supplies do not fit into {side.slots} slots")
    group = c.rule("rebuild_bricks")
    if tile.supply == "brick" and (side.amount % group or side.slots % group):
        yield Fault((amount, slots), f"bricks lie there in groups of {group}")
    used = sum(space.bricks for space in c.spaces) if tile.supply == "brick" else 0
    if side.slots + used > c.token(tile.supply):
        text = f"{side.slots} slots{f' and {used} bricks of the walls' if used else ''} need more markers"
        fields = (slots, f"tokens.{tile.supply}.count")
        yield Fault(fields, f"{text} than the {c.token(tile.supply)} there are")


def morale_track(c: Components, track: MoraleTrack) -> Iterator[Fault]:
    """Every level once, from the lowest to the highest, at both ends too; blank steps between them."""
    field = f"morale_tracks.{track.id}.steps"
    yield from must_exist(field, track.steps, [*ids(c.morale_levels), BLANK], "morale level")
    levels_in_order = [step for step in track.steps if step != BLANK]
    if levels_in_order != ids(c.morale_levels):
        text = f"must have each level once, from low to high: {', '.join(ids(c.morale_levels))}"
        yield Fault((field,), text)
    elif BLANK in (track.steps[0], track.steps[-1]):
        yield Fault((field,), "must begin and end with a level, not with a blank step")
    if len(track.steps) > codes.STEPS:
        yield Fault((field,), f"there is room for {codes.STEPS} steps")


def levels(c: Components) -> Iterator[Fault]:
    """Three levels below the start and three above it, and tokens for those that give some."""
    if [level.level for level in c.morale_levels] != list(range(-3, 4)):
        yield Fault(each("morale_levels", c.morale_levels, "level"), "the levels go from -3 to 3")
    for level in c.morale_levels:
        amount = f"morale_levels.{level.id}.amount"
        if (level.effect == "none") != (level.amount == 0):
            yield Fault((amount,), f"a level with effect '{level.effect}' cannot have amount {level.amount}")
        if level.effect in ids(c.tokens) and level.amount > c.token(level.effect):
            text = f"{level.amount} tokens are given, but there are only {c.token(level.effect)}"
            yield Fault((amount, f"tokens.{level.effect}.count"), text)


def markers(c: Components) -> Iterator[Fault]:
    """One pawn for each officer, one morale marker, and the printed number of cardboard tokens. [C.2, C.7]"""
    count = ("tokens.officer.count",)
    yield from must_total(c, "officers", count, "the officers' pawns are", c.token("officer"))
    if c.token("morale") != 1:
        yield Fault(("tokens.morale.count",), "there is exactly one morale marker")
    cardboard = [token for token in c.tokens if token.material == "cardboard"]
    fields, found = each("tokens", cardboard, "count"), sum(token.count for token in cardboard)
    yield from must_total(c, "cardboard_tokens", fields, "the cardboard tokens add up to", found)
