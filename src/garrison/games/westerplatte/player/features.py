"""Westerplatte counted: what judge and words look at in a position, once for both."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.core.rows import row
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.player.evaluate import activations
from garrison.games.westerplatte.position import WesterplattePosition

LOW: Final = 4  # walls are told apart by up to so many bricks
STEPS: Final = 4  # troops by up to so many activations before they fire
# Those that are said in words when one option is better than another.
FEATURES: Final = (
    "down", "walls", "posts", "troops", "firing", "near", "ammunition", "supplies", "mines", "morale", "cards",
)  # fmt: skip
WORSE: Final = frozenset({"down", "troops", "firing", "near"})  # of these less is better


class WesterplatteFeatures:
    """The counts of one position."""

    def __init__(self, p: WesterplattePosition) -> None:
        self.low_posts: vec[i64] = row(LOW)  # walls of posts by their bricks, where they have few
        self.low_tiles: vec[i64] = row(LOW)
        self.post_bricks: i64 = count_walls(p, 0, c.POSTS, self.low_posts)
        self.tile_bricks: i64 = count_walls(p, c.POSTS, c.SPACES, self.low_tiles)
        self.troops: i64 = 0
        self.firing: i64 = 0  # troops where they fire from
        self.near: i64 = 0  # troops on the last space of their track
        self.force: vec[i64] = row(STEPS)  # of the troops, by the activations before they fire
        self.wounds: i64 = 0  # that the troops still need
        self.mined: i64 = 0  # troops with a mine before them
        self.armed: i64 = 0  # officers with ammunition
        self.ammunition: i64 = 0
        self.extra: i64 = 0
        self.limited: i64 = 0
        self.actions: i64 = 0
        self.count_troops(p)
        self.count_holdings(p)

    def count_troops(self, p: WesterplattePosition) -> None:
        """Troops by how soon they fire, with what force; wounds they still need; mines before them."""
        r = p.row
        t = p.packed
        track: i64 = 0
        while track < c.TRACKS:
            card = r[c.ON_TRACK + track]
            if card != c.NONE:
                place = r[c.PLACE + track]
                self.troops += 1
                self.firing += 1 if place == t.card_fires[card] else 0
                self.near += 1 if place == c.LAST else 0
                self.wounds += t.card_resistance[card] - r[c.WOUNDS + track]
                steps = activations(p, track)
                if steps == c.NONE:
                    self.mined += 1
                else:
                    self.force[steps] += t.card_force[card]
            track += 1

    def count_holdings(self, p: WesterplattePosition) -> None:
        """Ammunition and tokens of the officers."""
        r = p.row
        who: i64 = 0
        while who < p.rules.officers:
            rounds = r[c.ROUNDS + who]
            self.ammunition += rounds
            self.armed += 1 if rounds > 0 else 0
            self.extra += r[c.EXTRA_MOVES + who]
            self.limited += r[c.LIMITS + who]
            self.actions += r[c.EXTRA_ACTS + who]
            who += 1


def count_walls(p: WesterplattePosition, first: i64, end: i64, low: vec[i64]) -> i64:
    """Bricks in all; `low` gets the walls by the number of their bricks."""
    total: i64 = 0
    n = first
    while n < end:
        bricks = p.row[c.WALL + n]
        total += bricks
        if bricks < LOW:
            low[bricks] += 1
        n += 1
    return total


def features(p: WesterplattePosition) -> dict[str, int]:
    """What the defenders would count, by the names of FEATURES."""
    seen = WesterplatteFeatures(p)
    return {
        "down": seen.low_tiles[0],
        "walls": seen.tile_bricks,
        "posts": seen.post_bricks,
        "troops": seen.troops,
        "firing": seen.firing,
        "near": seen.near,
        "ammunition": seen.ammunition,
        "supplies": sum([p.row[c.STOCK + n] for n in range(c.SUPPLIES)]),
        "mines": bits.count(p.mines),
        "morale": p.morale,
        "cards": p.score(0),
    }
