"""The vocabulary of 7 Days of Westerplatte: what it can say, without the words."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.danger import danger_messages
from garrison.core.features import feature_messages
from garrison.core.motives import motive_messages
from garrison.core.option import OptionTable
from garrison.core.sheet import fault_messages
from garrison.core.vocabulary import NOTHING, Vocabulary, labels_of, refs_of, unique, without_facts
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.components.packed import PackedComponents
from garrison.games.westerplatte.components.records import Components
from garrison.games.westerplatte.danger.threats import ABOUT, ASSUMED
from garrison.games.westerplatte.events import EVENTS
from garrison.games.westerplatte.face.odds import ODDS
from garrison.games.westerplatte.face.terms import TERMS
from garrison.games.westerplatte.face.view import HOLDINGS
from garrison.games.westerplatte.legality import REASONS
from garrison.games.westerplatte.objections import OBJECTIONS
from garrison.games.westerplatte.player.features import FEATURES
from garrison.games.westerplatte.player.motives import MOTIVES

PROMPTS: dict[str, frozenset[str]] = {
    "deal-tile": frozenset({"space"}),
    "event-card": frozenset({"day"}),
    "gain-supply": NOTHING,
    "lose-ammunition": frozenset({"left"}),
    "lose-supply": NOTHING,
    "new-card": NOTHING,
    "officer-turn": frozenset({"seat", "who", "moves", "actions", "turn", "day"}),
    "opening-card": frozenset({"left"}),
    "opening-discard": NOTHING,
    "over": frozenset({"ending", "day"}),
    "overflow": frozenset({"post", "bricks"}),
    "push-more": frozenset({"who", "left"}),
    "reinforce": frozenset({"left"}),
    "share-ammunition": frozenset({"left"}),
    "share-extra-action": frozenset({"left"}),
    "share-extra-movement": frozenset({"left"}),
    "share-limited-movement": frozenset({"left"}),
}
# What a face writes beside what lies on the table, by kind: `phase-officer`, `gauge-wall` and so on.
LABELS: dict[str, tuple[str, ...]] = {
    "sheet": ("days", "discards", "bricks"),
    "phase": ("setup", "officer", "german", "dawn", "over"),
    "mark": ("active", "fires"),
    "value": (*HOLDINGS, "amount", "stock", "slots", "resistance", "wounds", "speed", "force"),
    "gauge": ("moves", "actions", "morale", "bricks-apart", "wall", "reserve"),
    "pile": ("phase-1", "phase-2", "under", "events", "surplus"),
    "terms": TERMS,
    "part": (
        "time",
        "officers",
        "tiles",
        "walls",
        "paths",
        "tracks",
        "supplies",
        "cards",
        "turn",
        "day",
        "officer",
        "morale",
        "apart",
        "burnt",
        "i",
        "ii",
        "iii",
        "iv",
        "mines",
        "on-tile",
        "in-box",
        "discards",
        "under",
        "resolving",
        "events",
    ),
    "cards": ("event", "events", "under", "surplus"),
    "fact": ("phase", "turn", "day", "officer", "morale", "ending"),
    "attack": ("machine-gun", "howitzer", "air-raid", "morale-decline"),  # what the cards of each kind do
    "short": ("machine-gun", "howitzer"),  # for a narrow board, as are the short names of the tiles
}
KINDS = ("officer", "tile", "burnt_path")  # of pieces, where a face has no better name


def vocabulary(t: PackedComponents, components: Components, options: OptionTable) -> Vocabulary:
    """Everything the game says."""
    levels = {step for track in components.morale_tracks for step in track.steps}
    weapons = {weapon.id for weapon in components.weapons}
    names = (
        *t.officer_ids, *t.space_ids, *t.track_ids, *t.track_space_ids, *t.path_ids, *t.tile_ids, *t.supply_ids,
        *t.card_ids, *t.event_ids, *sorted(levels), *sorted(weapons), *c.ENDINGS[1:],
        *t.share_ids, *KINDS, *(f"tile_{tile}" for tile in t.tile_ids),
    )  # fmt: skip
    return Vocabulary(
        events=EVENTS.facts(),
        prompts=PROMPTS,
        reasons=REASONS.facts(),
        names=unique(names),
        refs=unique((*refs_of(options), *_board_refs(t))),
        raw=frozenset({"action", "mark", "detail"}),
        messages={
            **without_facts(_messages(t)),
            **feature_messages(FEATURES),
            **ODDS,
            **danger_messages(ABOUT, ASSUMED),
            **fault_messages(OBJECTIONS),
            **motive_messages(MOTIVES),
        },
        things=_things(t, (*sorted(levels),), (*sorted(weapons),)),
    )


def _things(
    t: PackedComponents, levels: tuple[str, ...], weapons: tuple[str, ...]
) -> dict[str, tuple[str, ...]]:
    """What the facts of sentences may be, as far as words look at more than a name."""
    tracks = tuple(t.track_ids)
    return {
        **EVENTS.things(t),
        "level": levels,
        "other": tracks,
        "place": tuple(t.track_space_ids),
        "post": tuple(t.space_ids[: c.POSTS]),
        "space": tuple(t.space_ids),
        "supply": tuple(t.supply_ids),
        "tile": tuple(t.tile_ids),
        "track": tracks,
        "weapon": weapons,
        "who": tuple(t.officer_ids),
    }


def _messages(t: PackedComponents) -> Iterator[str]:
    """Messages without facts: what each event card does, labels."""
    yield from ("notice", "setting-decider")
    yield from (f"event-{event.replace('_', '-').lower()}" for event in t.event_ids)
    yield from (f"short-{tile.replace('_', '-')}" for tile in t.tile_ids)
    yield from (f"{kind}-day-{n + 1}" for kind in ("pile", "cards") for n in range(t.days))
    yield from labels_of(LABELS)


def _board_refs(t: PackedComponents) -> Iterator[str]:
    """The cards and paths, which the board shows."""
    yield from (f"card:{card}" for card in (*t.card_ids, *t.event_ids))
    yield from (f"path:{path}" for path in t.path_ids)
