"""The vocabulary of Castle Itter: what it can say, without the words."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.danger import danger_messages
from garrison.core.features import feature_messages
from garrison.core.motives import motive_messages
from garrison.core.option import OptionTable
from garrison.core.sheet import fault_messages
from garrison.core.vocabulary import Vocabulary, labels_of, refs_of, unique, without_facts
from garrison.games.itter import codes as c
from garrison.games.itter.components.packed import PackedComponents
from garrison.games.itter.components.records import Components
from garrison.games.itter.danger.threats import ABOUT, ASSUMED
from garrison.games.itter.events import ENDINGS, EVENTS
from garrison.games.itter.face.odds import odds_messages
from garrison.games.itter.face.terms import TERMS
from garrison.games.itter.objections import OBJECTIONS
from garrison.games.itter.player.features import feature_names
from garrison.games.itter.player.motives import MOTIVES
from garrison.games.itter.why import REASONS

PROMPTS: dict[str, frozenset[str]] = {
    "act": frozenset({"left", "turn"}),
    "act-on": frozenset({"who"}),
    "aim": frozenset({"colour"}),
    "attack-roll": frozenset({"who", "counter", "space", "dice", "need"}),
    "barrage": frozenset({"space"}),
    "choose-order": frozenset({"place"}),
    "choose-tactic": frozenset(),
    "colour": frozenset({"kind"}),
    "deal-tactic": frozenset(),
    "fill-hand": frozenset(),
    "line-up": frozenset({"space"}),
    "location": frozenset({"kind"}),
    "location-shot": frozenset({"location", "dice", "need"}),
    "over": frozenset({"ending", "score"}),
    "place-counter": frozenset({"counter", "left"}),
    "place-first": frozenset({"left", "turn"}),
    "recoveries": frozenset({"who", "left"}),
    "rescue": frozenset(),
    "reveal-card": frozenset({"left"}),
    "sacrifice": frozenset({"who", "other"}),
    "shaken": frozenset({"location"}),
    "shot": frozenset({"who", "dice", "need"}),
    "split": frozenset({"who", "tokens", "colour", "other"}),
    "suppress-counter": frozenset({"counter", "space", "colour", "tokens", "need"}),
    "suppression-roll": frozenset({"counter", "space", "tokens", "need"}),
    "weapon": frozenset({"who"}),
}
# What a face writes beside what lies on the table, by kind: `box-supply`, `mark-exhausted` and so on.
LABELS: dict[str, tuple[str, ...]] = {
    "sheet": ("tank-empty", "escape", "french-outside", "french-cellar", "others", "counters"),
    "box": ("supply", "reinforcements", "casualties", "escaped"),
    "phase": ("setup", "planning", "defender", "ss", "over"),
    "mark": ("exhausted", "disrupted", "acted", "commanded", "loaded"),
    "value": ("attack", "suppress", "defense", "disrupt"),
    "gauge": ("actions", "cards", "score", "defense", "suppression"),
    "pile": ("ss-deck", "deck-number", "discard-number", "tactics-deck", "ss-hand", "tactics-hand", "orders"),
    "terms": TERMS,
    "part": (
        "castle",
        "defense",
        "defenders",
        "counters",
        "cards",
        "tactics",
        "turn",
        "tank",
        "loaded",
        "escaped",
        "yes",
        "no",
        "heavy-weapons",
        "suppression",
        "gone",
        "hand",
        "order-1",
        "order-2",
        "order-3",
        "regiment",
        "aside",
        "deck",
        "played",
        "bottom-cards",
        "discard-deck",
        "thrown-away",
        "newest",
        "older",
        "gone-1",
        "gone-2",
        "gone-3",
        "gone-4",
        "to-come-1",
        "to-come-2",
        "to-come-3",
        "to-come-4",
    ),
    "cards": ("tactics", "hand", "tactics-hand", "orders", "plan"),
    "tank": ("intact", "lost-empty", "lost-manned"),
    "letter": ("green", "red", "purple", "yellow", "black"),
    "sheet-weapon": ("load",),
}
LEVELS = ("epic", "major", "minor", "draw", "defeat")


def vocabulary(t: PackedComponents, components: Components, options: OptionTable) -> Vocabulary:
    """Everything the game says."""
    awards = tuple(band.id for band in components.scoring_bands)
    places = (*t.square_ids, *t.space_ids, *t.location_ids)
    names = (
        *t.defender_ids, *places, *t.colour_ids, *t.counter_ids[1:], *t.kind_ids[1:], *t.card_ids,
        *t.tactic_ids, *ENDINGS[1:], *awards, *LEVELS,
    )  # fmt: skip
    shown = (f"location:{place}" for place in t.location_ids)  # on the board
    return Vocabulary(
        events=EVENTS.facts(),
        prompts=PROMPTS,
        reasons=REASONS.facts(),
        names=unique(names),
        refs=unique((*refs_of(options), *shown)),
        raw=frozenset({"action", "mark", "detail"}),
        messages={
            **without_facts(_messages(t)),
            **feature_messages(feature_names(t)),
            **odds_messages(),
            **danger_messages(ABOUT, ASSUMED),
            **fault_messages(OBJECTIONS),
            **motive_messages(MOTIVES),
        },
        things=_things(t),
    )


def _things(t: PackedComponents) -> dict[str, tuple[str, ...]]:
    """What the facts of sentences may be, as far as words look at more than a name."""
    return {
        **EVENTS.things(t),
        "colour": tuple(t.colour_ids),
        "counter": tuple(t.counter_ids[1:]),
        "first": tuple(t.kind_ids[c.MACHINE_GUNNER : c.PANZERFAUST + 1]),  # of those who fire
        "kind": tuple(t.kind_ids[1:]),
        "location": tuple(t.location_ids),
        "space": tuple(t.space_ids),
    }


def _messages(t: PackedComponents) -> Iterator[str]:
    """Messages without facts: what each Tactics card does, labels, what is reconstructed."""
    yield from ("notice", "notice-veteran", "notice-elite", "notice-competitive")
    yield from (f"tactic-{tactic.replace('_', '-')}" for tactic in t.tactic_ids)
    yield from labels_of(LABELS)
