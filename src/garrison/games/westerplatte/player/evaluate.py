"""What a position is worth to the defenders, in thousandths of a card on the piles of the days.

Looked at after the Germans have fired and before their card: what lies on the piles, what stands against the walls
and how soon it will fire, what is left of the walls, ammunition, supplies, tokens and morale. An outlook adds what
an officer could do next from where he stands.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.packed import vec
from garrison.core.rows import row
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.components.packed import PackedComponents
from garrison.games.westerplatte.position import WesterplattePosition

CARD: Final = 1000  # a card on the piles
LOST: Final = 1_000_000
BRICK_PARTS: Final = 100  # walls are counted in hundredths of a brick

# Most games that are won are over by then. Who only holds out does not win: from there on each turn makes a discard
# worth more, and the wounds that lead to one.
PATIENCE: Final = 70  # turns
MOST_HURRY: Final[i64] = 100  # turns beyond it that count
HURRY_CARD: Final = 100
HURRY_WOUND: Final = 40

# Weights, found by playing many games with each of many settings.
FIRING: Final = 0  # bricks that a troop will still take, by the activations it needs before it fires
RESISTANCE: Final = 4  # each wound that a troop still needs
MINED: Final = 5  # a troop with a mine before it
OCCUPIED: Final = 6  # each track taken, and the fourth and fifth
CROWDED: Final = 7
FULL: Final = 8
POST_WALL: Final = 9  # cost of bricks missing: linear, and by the square
POST_GAP: Final = 10
TILE_WALL: Final = 11
TILE_GAP: Final = 12
TILE_LAST: Final = 13  # a tile with nothing left
ROUND: Final = 14  # ammunition: the first, the second, further ones
SECOND_ROUND: Final = 15
MORE_ROUNDS: Final = 16
GRENADE_WORTH: Final = 17
MINE_WORTH: Final = 18
BRICK_WORTH: Final = 19
MINE_OUT: Final = 20  # a mine on a track that holds no troop, or behind it
MINE_FIRST: Final = 21  # and on its first space
LOW_MORALE: Final = 22  # each step below the start
HIGH_MORALE: Final = 23
MOVEMENT_WORTH: Final = 24
LIMITED_COST: Final = 25
ACTION_WORTH: Final = 26
OUTLOOK: Final = 27  # per cent of what the best next action is guessed to bring
FAR: Final = 28  # per cent of it left for each move beyond two
NEXT_SHOT: Final = 29
NEXT_AMMUNITION: Final = 30
NEXT_MORTAR: Final = 31
NEXT_MINE: Final = 32
NEXT_REBUILD: Final = 33
NEXT_MORALE: Final = 34
NEXT_PUSH: Final = 35
WALK: Final = 36  # each move on the way to it
WEIGHTS: Final = 37
SETTING: Final = [
    223, 151, 42, 28, 168, 1102,
    98, 343, 400,
    46, 3, 62, 45, 2661,
    308, 166, 72,
    838, 490, 183, 482, 188,
    166, 281, 125, 290, 540,
    14, 36, 1237, 1329, 950, 575, 236, 367, 285, 9,
]  # fmt: skip


class WesterplatteEvaluator:
    """Evaluates positions with one set of weights; keeps the scratch rows for it."""

    def __init__(self, setting: list[int]) -> None:
        self.weight: vec[i64] = row(WEIGHTS)
        self.walls: vec[i64] = row(c.SPACES)  # in hundredths of a brick
        self.next: vec[i64] = row(c.SPACES)  # worth of the next action on each space
        self.distance: vec[i64] = row(c.SPACES * c.SPACES)
        self.known: PackedComponents | None = None
        self.hurry: i64 = 0  # turns beyond PATIENCE
        for n, value in enumerate(setting):
            self.weight[n] = value

    def worth(self, p: WesterplattePosition) -> i64:
        """The evaluation of a position."""
        if p.ending == c.BREACHED:
            return -LOST
        if p.ending == c.WON:
            return LOST
        self.hurry = hurry(p)
        total = p.discards * (CARD + self.hurry * HURRY_CARD) + self.troops(p) + self.wall_value(p)
        return total + self.holdings(p) + self.supplies(p) + self.morale(p)

    def troops(self, p: WesterplattePosition) -> i64:
        """What stands against the walls; the bricks it is expected to take come off `walls`."""
        r = p.row
        w = self.weight
        n: i64 = 0
        while n < c.SPACES:
            self.walls[n] = r[c.WALL + n] * BRICK_PARTS
            n += 1
        total: i64 = 0
        taken: i64 = 0
        track: i64 = 0
        while track < c.TRACKS:
            if r[c.ON_TRACK + track] != c.NONE:
                taken += 1
                total += self.troop(p, track)
            track += 1
        total -= taken * w[OCCUPIED]
        if taken >= 4:
            total -= w[CROWDED]
        if taken == c.TRACKS:
            total -= w[FULL]
        return total

    def troop(self, p: WesterplattePosition, track: i64) -> i64:
        """One troop: how hard it is to remove, and what it will take from the walls."""
        r = p.row
        t = p.packed
        w = self.weight
        card = r[c.ON_TRACK + track]
        left = t.card_resistance[card] - r[c.WOUNDS + track]
        steps = activations(p, track)
        if steps == c.NONE:
            return w[MINED]
        bricks = t.card_force[card] * w[FIRING + steps]
        self.walls[track] -= bricks
        return -left * (w[RESISTANCE] + self.hurry * HURRY_WOUND)

    def wall_value(self, p: WesterplattePosition) -> i64:
        """Walls as they are expected to be: what a post has not comes off the stronger of its tiles."""
        w = self.weight
        walls = self.walls
        linked = p.packed.linked_tiles
        most = p.packed.bricks_per_wall * BRICK_PARTS
        total: i64 = 0
        post: i64 = 0
        while post < c.POSTS:
            if walls[post] < 0:
                walls[strongest(walls, linked[post])] += walls[post]
                walls[post] = 0
            gap = most - walls[post]
            total -= gap * w[POST_WALL] // BRICK_PARTS + gap * gap * w[POST_GAP] // (
                BRICK_PARTS * BRICK_PARTS
            )
            post += 1
        while post < c.SPACES:
            gap = most - walls[post]
            total -= gap * w[TILE_WALL] // BRICK_PARTS + gap * gap * w[TILE_GAP] // (
                BRICK_PARTS * BRICK_PARTS
            )
            if p.row[c.WALL + post] == 0:
                total -= w[TILE_LAST]
            post += 1
        return total

    def holdings(self, p: WesterplattePosition) -> i64:
        """Ammunition and tokens of the officers."""
        r = p.row
        w = self.weight
        total: i64 = 0
        who: i64 = 0
        while who < p.rules.officers:
            rounds = r[c.ROUNDS + who]
            if rounds > 0:
                total += w[ROUND]
            if rounds > 1:
                total += w[SECOND_ROUND] + (rounds - 2) * w[MORE_ROUNDS]
            total += r[c.EXTRA_MOVES + who] * w[MOVEMENT_WORTH]
            total -= r[c.LIMITS + who] * w[LIMITED_COST]
            total += r[c.EXTRA_ACTS + who] * w[ACTION_WORTH]
            who += 1
        return total

    def supplies(self, p: WesterplattePosition) -> i64:
        """What lies on the tiles, and mines on tracks where they wait for the next troop."""
        r = p.row
        w = self.weight
        total = r[c.STOCK + c.GRENADE] * w[GRENADE_WORTH] + r[c.STOCK + c.MINE] * w[MINE_WORTH]
        total += r[c.STOCK + c.BRICK] * w[BRICK_WORTH]
        track: i64 = 0
        while track < c.TRACKS:
            mined = p.mines >> (track * c.STRETCH) & 15
            if mined != 0 and (r[c.ON_TRACK + track] == c.NONE or activations(p, track) != c.NONE):
                total += w[MINE_OUT] + (mined & 1) * w[MINE_FIRST]
            track += 1
        return total

    def morale(self, p: WesterplattePosition) -> i64:
        """Steps from the start of the morale track."""
        steps = p.morale - p.rules.morale_start
        return steps * (self.weight[LOW_MORALE] if steps < 0 else self.weight[HIGH_MORALE])

    # What an officer may do next.

    def look_ahead(self, p: WesterplattePosition, who: i64) -> None:
        """Guess what an action on each space would bring this officer."""
        r = p.row
        w = self.weight
        rounds = r[c.ROUNDS + who]
        space: i64 = 0
        while space < c.POSTS:
            self.next[space] = 0
            if rounds > 0:
                self.next[space] = self.shot_worth(p, who, space)
            space += 1
        while space < c.SPACES:
            tile = r[c.TILE + space - c.POSTS]
            value: i64 = 0
            if tile == c.AMMUNITION and rounds < 2:
                value = w[NEXT_AMMUNITION] // (rounds + 1)
            elif tile == c.MORTAR and r[c.STOCK + c.GRENADE] > 0:
                value = w[NEXT_MORTAR]
            elif tile == c.MINES and r[c.STOCK + c.MINE] > 0:
                value = w[NEXT_MINE]
            elif tile == c.REBUILD and r[c.STOCK + c.BRICK] > 0:
                value = w[NEXT_REBUILD]
            elif tile == c.MORALE:
                value = w[NEXT_MORALE]
            elif tile == c.PUSH_BACK:
                value = w[NEXT_PUSH]
            self.next[space] = value
            space += 1

    def shot_worth(self, p: WesterplattePosition, who: i64, post: i64) -> i64:
        """A troop before this post, the better the fewer wounds it needs, with others there to help."""
        r = p.row
        card = r[c.ON_TRACK + post]
        if card == c.NONE:
            return 0
        left = p.packed.card_resistance[card] - r[c.WOUNDS + post]
        fire: i64 = 1
        other: i64 = 0
        while other < p.rules.officers:
            if other != who and r[c.AT + other] == post and r[c.ROUNDS + other] > 0:
                fire += 1
            other += 1
        steps = activations(p, post)
        if steps == c.NONE:
            return 0
        value = self.weight[NEXT_SHOT] + p.packed.card_force[card] * self.weight[FIRING + steps]
        return value if fire >= left else value * fire // (left + 1)

    def outlook(self, space: i64) -> i64:
        """The best of the next actions as seen from a space, less for those out of reach."""
        w = self.weight
        worth = self.next
        distance = self.distance
        spaces: i64 = c.SPACES
        first = space * spaces
        best: i64 = 0
        other: i64 = 0
        while other < spaces:
            value = worth[other]
            away = distance[first + other]
            while away > 2:
                value = value * w[FAR] // 100
                away -= 1
            if away > 0:
                value -= away * w[WALK]
            if value > best:
                best = value
            other += 1
        return best * w[OUTLOOK] // 100

    def measure(self, t: PackedComponents) -> None:
        """Distances between all spaces, once for a set of tables."""
        if self.known is t:
            return
        self.known = t
        here: i64 = 0
        while here < c.SPACES:
            spread(t.links, here, self.distance)
            here += 1


def spread(links: vec[i64], here: i64, distance: vec[i64]) -> None:
    """Distances from one space to all others."""
    one: i64 = 1
    reached = one << here
    away: i64 = 0
    while away < c.SPACES:
        further = reached
        space: i64 = 0
        while space < c.SPACES:
            if reached >> space & 1:
                further |= links[space]
            space += 1
        away += 1
        space = 0
        while space < c.SPACES:
            if (further & ~reached) >> space & 1:
                distance[here * c.SPACES + space] = away
            space += 1
        reached = further


def hurry(p: WesterplattePosition) -> i64:
    """Turns played beyond those that most won games take."""
    turns = p.turn - PATIENCE
    if turns < 0:
        return 0
    return turns if turns < MOST_HURRY else MOST_HURRY


def strongest(walls: vec[i64], tiles: i64) -> i64:
    """The space of the best wall among these tiles."""
    best: i64 = c.POSTS
    most: i64 = -LOST
    tile: i64 = 0
    while tile < c.TILES:
        if tiles >> tile & 1 and walls[c.POSTS + tile] > most:
            most = walls[c.POSTS + tile]
            best = c.POSTS + tile
        tile += 1
    return best


def activations(p: WesterplattePosition, track: i64) -> i64:
    """How often the troop on a track must move before it fires, at most 3; NONE if a mine will stop it."""
    r = p.row
    t = p.packed
    card = r[c.ON_TRACK + track]
    place = r[c.PLACE + track]
    if place == t.card_fires[card] or t.card_speed[card] == 0:
        return 0
    if p.mines >> (track * c.STRETCH) & 15 & (14 << place) != 0:
        return c.NONE
    steps: i64 = 0
    while place < c.LAST:
        place += t.card_speed[card]
        steps += 1
    return steps
