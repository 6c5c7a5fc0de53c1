"""Danger at a glance: what each gun takes away, where bricks pass on, which wall falls, the chance of losing now."""

# compiled

from __future__ import annotations

from garrison.core.danger import CARD, Threat, ThreatAssessment, possible
from garrison.core.odds import chances
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.danger.german_turn import Breach, german_turn_of, struck, walls_of, with_card
from garrison.games.westerplatte.flow import NewCard, OfficerTurn
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.deck import first_card

ABOUT: dict[str, frozenset[str]] = {
    "fires": frozenset({"weapon", "post", "bricks"}),
    "bricks": frozenset({"space", "bricks", "left"}),
    "bricks-chosen": frozenset({"space", "least", "most"}),
    "wall-falls": frozenset({"space", "bricks"}),
    "wall-may-fall": frozenset({"space", "bricks"}),
    "overflow": frozenset({"post", "bricks"}),
    "raid": frozenset({"space", "bricks"}),
    "advances": frozenset({"weapon", "post", "bricks"}),
    "deploys": frozenset({"track"}),
    "breach": frozenset(),
    "bricks-lost": frozenset(),
}
ASSUMED = ("tiles-chosen-well", "turn-ends-now")
SETTING_UP = 0  # the number of the turn before the first


def danger(p: WesterplattePosition) -> ThreatAssessment:
    """What the next German turn may do; nothing during the set-up and once the game is over."""
    if p.ending or p.turn == SETTING_UP:
        return ThreatAssessment()
    german = german_turn_of(p)
    after = struck(german)
    threats = [*guns(p), *walls(p, after), *cards(after)]
    return ThreatAssessment(possible(threats), totals(p, german, after), assumed(p))


def assumed(p: WesterplattePosition) -> tuple[str, ...]:
    """What the numbers take for granted."""
    return ASSUMED if is_officers_turn(p) else ASSUMED[:1]


def is_officers_turn(p: WesterplattePosition) -> bool:
    """Whether the German attack is still to come."""
    return isinstance(p.steps()[0], OfficerTurn)


def totals(
    p: WesterplattePosition, german: WesterplattePosition, after: list[WesterplattePosition]
) -> tuple[Threat, ...]:
    """The chance of losing before the next officer's turn, and the bricks that go. [V.1, G.2]"""
    lost = min(sum(walls_of(p)) - sum(walls_of(q)) for q in after)
    breach = Breach().chance(german)
    return (
        Threat("breach", "", "V.1", {}, hinges=(CARD,), chance=breach, grave=True),
        Threat("bricks-lost", "", "G.2", {}, amount=float(lost)),
    )


def guns(p: WesterplattePosition) -> list[Threat]:
    """The troops that fire in the next attack. [G.1, G.1b]"""
    if not is_officers_turn(p):
        return []
    return [
        gun(p, track, "fires", 1.0)
        for track in range(c.TRACKS)
        if p.row[c.ON_TRACK + track] != c.NONE
        and p.row[c.PLACE + track] == p.packed.card_fires[p.row[c.ON_TRACK + track]]
    ]


def gun(p: WesterplattePosition, track: int, key: str, chance: float) -> Threat:
    """A troop and what it takes from the post at the end of its track. [G.2, G.2b]"""
    t = p.packed
    card = int(p.row[c.ON_TRACK + track])
    facts: dict[str, str | int] = {
        "weapon": t.weapon_ids[card],
        "post": t.space_ids[track],
        "bricks": int(t.card_force[card]),
    }
    ref, rule = f"piece:{t.card_ids[card]}", "G.1" if key == "fires" else "G.9"
    hinges = () if key == "fires" else (CARD,)
    return Threat(key, ref, rule, facts, (t.weapon_ids[card],), hinges, chance)


def walls(p: WesterplattePosition, after: list[WesterplattePosition]) -> list[Threat]:
    """What the attack leaves of each wall, whichever tiles the players choose. [G.2, G.3, G.3b]"""
    found: list[Threat] = []
    for space in range(c.SPACES):
        now = int(p.row[c.WALL + space])
        lost = [now - int(q.row[c.WALL + space]) for q in after]
        least, most = min(lost), max(lost)
        if most > 0:
            found.append(wall(p, space, now, least, most))
    for post in range(c.POSTS):
        over = overflow(p, post)
        if over > 0:
            facts: dict[str, str | int] = {"post": p.packed.space_ids[post], "bricks": over}
            found.append(Threat("overflow", f"space:{p.packed.space_ids[post]}", "G.3", facts, chance=1.0))
    return found


def wall(p: WesterplattePosition, space: int, now: int, least: int, most: int) -> Threat:
    """Bricks lost from one wall, for certain or by the players' choice; a tile wall that falls is grave. [G.2, V.1]"""
    name = p.packed.space_ids[space]
    ref = f"space:{name}"
    tile = space >= c.POSTS
    if least >= now:
        return Threat("wall-falls", ref, "V.1", {"space": name, "bricks": now}, chance=1.0, grave=tile)
    if most >= now:
        return Threat("wall-may-fall", ref, "G.3b", {"space": name, "bricks": now}, grave=tile)
    if least == most:
        return Threat("bricks", ref, "G.2", {"space": name, "bricks": least, "left": now - least}, chance=1.0)
    return Threat("bricks-chosen", ref, "G.3b", {"space": name, "least": least, "most": most})


def overflow(p: WesterplattePosition, post: int) -> int:
    """Bricks that a post will not have when they are taken. [G.3]"""
    card = int(p.row[c.ON_TRACK + post])
    if not is_officers_turn(p) or card == c.NONE or p.row[c.PLACE + post] != p.packed.card_fires[card]:
        return 0
    return max(0, int(p.packed.card_force[card]) - int(p.row[c.WALL + post]))


def cards(after: list[WesterplattePosition]) -> list[Threat]:
    """What the card after the attack may do: raids on weak walls, troops that come or reach where they fire from."""
    waiting = [q for q in after if isinstance(q.top, NewCard)]
    if not waiting:
        return []
    q = waiting[0]
    raids, moved, landed = [0.0] * c.SPACES, [0.0] * c.TRACKS, [0.0] * c.TRACKS
    for outcome, chance in chances(q):
        card = next_card(q, int(outcome))
        if q.packed.card_kind[card] == c.AIR_RAID:
            raids[int(q.packed.card_target[card])] += chance
        then = with_card(q, outcome)
        for track in range(c.TRACKS):
            moved[track] += chance * has_come_to_fire(q, then, track)
            landed[track] += chance * (q.row[c.ON_TRACK + track] == c.NONE != then.row[c.ON_TRACK + track])
    return [
        *(raid(waiting, space, raids[space]) for space in range(c.SPACES) if is_weak(waiting, space)),
        *(gun(q, track, "advances", moved[track]) for track in range(c.TRACKS) if moved[track] > 0),
        *(deployment(q, track, landed[track]) for track in range(c.TRACKS)),
    ]


def next_card(p: WesterplattePosition, outcome: int) -> int:
    """The card that an outcome of the draw stands for. [G.4, G.6e]"""
    return int(p.row[c.UNDER]) if p.phase_1 + p.phase_2 == 0 else int(first_card(p)) + outcome


def has_come_to_fire(before: WesterplattePosition, after: WesterplattePosition, track: int) -> bool:
    """Whether the card has moved a troop onto the space from which it fires. [G.1b, G.9]"""
    card = before.row[c.ON_TRACK + track]
    if card == c.NONE or after.row[c.ON_TRACK + track] != card:
        return False
    fires = before.packed.card_fires[card]
    return bool(before.row[c.PLACE + track] != fires == after.row[c.PLACE + track])


def is_weak(after: list[WesterplattePosition], space: int) -> bool:
    """Whether a brick less may bring this wall down or pass on to a tile."""
    return any(q.row[c.WALL + space] <= 1 for q in after)


def raid(after: list[WesterplattePosition], space: int, chance: float) -> Threat:
    """An air raid on a wall with hardly a brick left. [G.7b]"""
    t = after[0].packed
    left = min(int(q.row[c.WALL + space]) for q in after)
    facts: dict[str, str | int] = {"space": t.space_ids[space], "bricks": left}
    ref = f"space:{t.space_ids[space]}"
    return Threat("raid", ref, "G.7b", facts, (), (CARD,), chance, grave=space >= c.POSTS)


def deployment(p: WesterplattePosition, track: int, chance: float) -> Threat:
    """A new troop on a free track. [G.6]"""
    t = p.packed
    ref = f"space:{t.track_space_ids[track * c.STRETCH]}"
    return Threat("deploys", ref, "G.6", {"track": t.track_ids[track]}, (), (CARD,), chance)
