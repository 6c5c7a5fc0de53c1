"""Danger at a glance: tracks, colours, locations and men, and the chance that the castle falls this turn."""

# compiled

from __future__ import annotations

from garrison.core.danger import CARD, DIE, Threat, ThreatAssessment, possible
from garrison.core.position import ROLL
from garrison.games.itter import codes as c
from garrison.games.itter.danger.cards import (
    Hand,
    Weighed,
    hands,
    in_ss_phase,
    ss_phase_of,
    unseen_kinds,
    with_tactics,
)
from garrison.games.itter.danger.fire import Harm, harm_of
from garrison.games.itter.danger.overrun import Overrun
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.dealing import LineUp
from garrison.games.itter.rules.tactics import approach, extra_dice

ABOUT: dict[str, frozenset[str]] = {
    "track": frozenset({"space", "count"}),
    "track-full": frozenset({"space"}),
    "last-circle": frozenset({"space", "counter"}),
    "colour": frozenset({"colour", "tokens"}),
    "location-weakened": frozenset({"location", "need", "value", "who"}),
    "location-shaken": frozenset({"location", "need", "men", "who"}),
    "tank-destroyed": frozenset({"need", "men", "who"}),
    "hit": frozenset({"man", "need", "who"}),
    "hit-again": frozenset({"man", "need", "who"}),
    "overrun": frozenset(),
    "men-hit": frozenset(),
}
ASSUMED = ("no-tokens", "each-card-alone", "orders-unknown", "dice-pending")


class Turn:
    """What is left of the SS Phase of this turn, or all of the one to come, as far as everybody knows it."""

    def __init__(self, p: ItterPosition) -> None:
        self.p: ItterPosition = p
        self.phase: ItterPosition = p
        self.cases: Weighed = []
        self.cards: dict[Hand, float] = {}
        self.unknown: bool = bool(p.rules.competitive)  # the SS player decides: there are no chances
        if not self.unknown:
            self.phase = ss_phase_of(p)
            self.cases = with_tactics(self.phase)
            self.cards = hands(self.phase)
        # The harm of each card under each set of Tactics cards, and of each kind of card.
        self.fire: list[tuple[dict[int, Harm], float]] = []
        self.kinds: dict[int, Harm] = {}
        self.expected: dict[int, float] = {}  # cards of each kind in the turn
        for hand, likely in self.cards.items():
            for card in hand:
                kind = int(p.packed.card_kind[card])
                self.expected[kind] = self.expected.get(kind, 0.0) + likely

    def is_between_cards(self) -> bool:
        """Whether no card is half resolved."""
        return not in_ss_phase(self.p) or self.p.top.below is None

    def is_one_step(self) -> bool:
        """Whether a single card is to come with nothing before it: then nothing changes on the way."""
        most = max((len(hand) for hand in self.cards), default=0)
        barrage = any(
            self.p.packed.card_kind[card] == c.SUPPRESSIVE_FIRE for hand in self.cards for card in hand
        )
        return most <= 1 and self.is_between_cards() and (not barrage or self.p.guns <= 1)

    def load_fire(self) -> None:
        """Play out each card that may come, under each set of Tactics cards that changes its dice."""
        t = self.p.packed
        if self.unknown:
            plain = self.p.copy()
            plain.row[c.IN_PLAY] = c.NOBODY
            kinds = unseen_kinds(self.p)
            for card in range(t.cards):
                kind = int(t.card_kind[card])
                if kind in kinds and kind not in self.kinds:
                    self.kinds[kind] = harm_of(plain, card)
            return
        wanted = sorted({card for hand in self.cards for card in hand})
        known: dict[tuple[int, ...], Harm] = {}
        for p, likely in grouped(self.cases):
            harms: dict[int, Harm] = {}
            for card in wanted:
                kind = int(t.card_kind[card])
                key = (kind, *dice_key(p, kind))
                if key not in known:
                    known[key] = harm_of(p, card)
                harms[card] = self.kinds[kind] = known[key]
            self.fire.append((harms, likely))

    def over_turn(self, n: int, is_man: bool) -> float:
        """The chance of at least one hit by the cards of the turn, each by itself."""
        spared = 0.0
        for harms, likely in self.fire:
            chance = {card: harm.men[n] if is_man else harm.locations[n] for card, harm in harms.items()}
            if not any(chance.values()):
                spared += likely
                continue
            for hand, share in self.cards.items():
                missed = 1.0
                for card in hand:
                    missed *= 1.0 - chance[card]
                spared += likely * share * missed
        return 1.0 - spared

    def who(self, n: int, is_man: bool) -> tuple[str, ...]:
        """The kinds of card that may hit, the likeliest first."""
        harm = {kind: found.men[n] if is_man else found.locations[n] for kind, found in self.kinds.items()}
        order = sorted((-harm[kind] * self.expected.get(kind, 1.0), kind) for kind in harm if harm[kind] > 0)
        return tuple(self.p.packed.kind_ids[kind] for _, kind in order)


def dice_key(p: ItterPosition, kind: int) -> tuple[int, ...]:
    """What Tactics cards change in the fire of a kind of card. [6.1b]"""
    guns = (c.MACHINE_GUNNER, c.MORTAR)
    if kind == c.SUPPRESSIVE_FIRE:
        return tuple(int(extra_dice(p, gun)) for gun in guns)
    return (int(extra_dice(p, kind)), int(approach(p, kind)) if kind in guns else c.NOBODY)


def grouped(cases: Weighed) -> Weighed:
    """Tactics cards that change nothing in any fire count as one."""
    found: dict[tuple[tuple[int, ...], ...], tuple[ItterPosition, float]] = {}
    for p, likely in cases:
        key = tuple(dice_key(p, kind) for kind in range(c.MACHINE_GUNNER, c.PANZERFAUST + 1))
        found[key] = (p, likely + (found[key][1] if key in found else 0.0))
    return list(found.values())


def danger(p: ItterPosition) -> ThreatAssessment:
    """What the SS may do this turn; nothing once the game is over or before it has begun."""
    if p.ending or isinstance(p.top, LineUp):
        return ThreatAssessment()
    turn = Turn(p)
    turn.load_fire()
    overrun = None if turn.unknown else Overrun(p, turn.cases, turn.cards)
    men = man_threats(turn)
    threats = [*tracks(p, overrun), *last_circles(p), *colours(p, overrun), *locations(turn), *men]
    return ThreatAssessment(possible(threats), totals(turn, overrun, men), assumed(turn))


def assumed(turn: Turn) -> tuple[str, ...]:
    """What the numbers take for granted."""
    if turn.unknown:
        return ("orders-unknown",)
    found = ["no-tokens"]
    if not turn.is_one_step():
        found.append("each-card-alone")
    if turn.p.pending() == ROLL:
        found.append("dice-pending")
    return tuple(found)


def totals(turn: Turn, overrun: Overrun | None, men: list[Threat]) -> tuple[Threat, ...]:
    """The chance that the castle falls, and how many men will be hit."""
    if overrun is None:
        return ()
    expected = sum(threat.chance or 0.0 for threat in men)
    return (
        Threat("overrun", "", "5.0c", {}, hinges=(CARD, DIE), chance=overrun.chance(), grave=True),
        Threat("men-hit", "", "4.0", {}, hinges=(CARD, DIE), amount=expected, exact=turn.is_one_step()),
    )


def empty_spaces(p: ItterPosition, area: int) -> int:
    """How many spaces are still empty between an area and the castle. [4.3d]"""
    empty = 0
    space = area
    while space != c.CASTLE:
        empty += p.row[c.SPACE + space] == 0
        space = int(p.packed.next[space])
    return empty


def tracks(p: ItterPosition, overrun: Overrun | None) -> list[Threat]:
    """How many more counters each area takes before one enters the castle, the fewest first. [4.3d, 4.3e, 4.3f]"""
    ids = p.packed.space_ids
    found: list[Threat] = []
    for empty, area in sorted((empty_spaces(p, area), area) for area in range(c.AREAS)):
        chance = None if overrun is None else overrun.rolled({area}, c.STURM)[0]
        ref = f"space:{ids[area]}"
        if empty == 0:
            facts: dict[str, str | int] = {"space": ids[area]}
            found.append(Threat("track-full", ref, "4.3f", facts, (), (CARD, DIE), chance, grave=True))
        else:
            facts = {"space": ids[area], "count": empty}
            found.append(Threat("track", ref, "4.3d", facts, (), (CARD, DIE), chance))
    return found


def last_circles(p: ItterPosition) -> list[Threat]:
    """Counters that the next push takes into the castle. [4.3f]"""
    t = p.packed
    return [
        Threat(
            "last-circle",
            f"space:{t.space_ids[space]}",
            "4.3f",
            {"space": t.space_ids[space], "counter": t.counter_ids[p.row[c.SPACE + space]]},
            (t.counter_ids[p.row[c.SPACE + space]],),
            grave=True,
        )
        for space in range(c.AREAS, c.SPACES)
        if t.next[space] == c.CASTLE and p.row[c.SPACE + space] != 0
    ]


def colours(p: ItterPosition, overrun: Overrun | None) -> list[Threat]:
    """The suppression tokens of each colour, and the counters they may have to stop. [4.3b]"""
    t = p.packed
    found: list[Threat] = []
    for colour in range(c.CRATES):
        mine = {area for area in range(c.AREAS) if t.area_colour[area] == colour}
        chance, amount = (None, None) if overrun is None else overrun.rolled(mine, c.MORTAR)
        tokens = int(p.row[c.TOKENS + colour])
        facts: dict[str, str | int] = {"colour": t.colour_ids[colour], "tokens": tokens}
        ref = f"crate:{t.colour_ids[colour]}"
        found.append(Threat("colour", ref, "4.3b", facts, (), (CARD, DIE), chance, amount))
    return sorted(found, key=lambda threat: -(threat.chance or 0))


def locations(turn: Turn) -> list[Threat]:
    """What the next hit does to each location that a card may hit. [4.2b, 4.2c, 4.2e]"""
    found: list[Threat] = []
    for location in range(c.CELLAR):
        who = turn.who(location, False)
        if who:
            chance = None if turn.unknown else turn.over_turn(location, False)
            found.append(location_threat(turn, location, who, chance))
    return likeliest_first(found)


def location_threat(turn: Turn, location: int, who: tuple[str, ...], chance: float | None) -> Threat:
    """Weakened, everybody inside disrupted, or the tank lost. [4.2b, 4.2c, 4.2e]"""
    p = turn.p
    t = p.packed
    need = int(p.row[c.DEFENSE + location])
    value = int(t.next_defense[location * 8 + need])
    men = bin(int(p.row[c.HERE + location])).count("1")
    ref = f"location:{t.location_ids[location]}"
    facts: dict[str, str | int] = {"need": need}
    exact = turn.is_between_cards()
    if value == 0 and p.rules.jenny_hit_at_defense_4 == 0:
        facts["men"] = men
        return Threat("tank-destroyed", ref, "4.2e", facts, who, (CARD, DIE), chance, None, exact, True)
    facts["location"] = t.location_ids[location]
    if value > 0:
        facts["value"] = value
        return Threat("location-weakened", ref, "4.2b", facts, who, (CARD, DIE), chance, None, exact)
    facts["men"] = men
    return Threat("location-shaken", ref, "4.2c", facts, who, (CARD, DIE), chance, None, exact, men > 0)


def man_threats(turn: Turn) -> list[Threat]:
    """Who may be hit, and who is lost then because he is Disrupted already. [4.1, 4.3h, 4.3i, 4.4]"""
    p = turn.p
    t = p.packed
    exact = turn.is_one_step()
    found: list[Threat] = []
    for man in range(c.DEFENDERS):
        who = turn.who(man, True)
        if not who or p.row[c.AT + man] == c.OFF_BOARD:
            continue
        chance = None if turn.unknown else turn.over_turn(man, True)
        twice = p.disrupted >> man & 1 == 1
        facts: dict[str, str | int] = {
            "man": t.defender_ids[man],
            "need": int(p.row[c.DEFENSE + p.where(man)]),
        }
        key, rule = ("hit-again", "4.3i") if twice else ("hit", "4.3h")
        ref = f"piece:{t.defender_ids[man]}"
        found.append(Threat(key, ref, rule, facts, who, (CARD, DIE), chance, exact=exact, grave=twice))
    return likeliest_first(found)


def likeliest_first(threats: list[Threat]) -> list[Threat]:
    """In the order in which a board with little room shows them."""
    order = sorted((-(threat.chance or 0.0), n) for n, threat in enumerate(threats))
    return [threats[n] for _, n in order]
