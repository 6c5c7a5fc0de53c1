"""The vocabulary of Castle Itter: what it can say, without the words."""

from __future__ import annotations

from garrison.core.event import Event
from garrison.core.vocabulary import Vocabulary
from garrison.games.itter import codes, events
from garrison.games.itter.components.records import Components
from garrison.games.itter.explain import reason_facts
from garrison.games.itter.rules.ending import ENDINGS
from garrison.games.itter.tables import Tables

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
NOTHING: frozenset[str] = frozenset()
SHEET = ("tank-empty", "escape", "french-outside", "french-cellar", "others", "counters")
LEVELS = ("epic", "major", "minor", "draw", "defeat")
BOXES = ("supply", "reinforcements", "casualties", "escaped")


def event_types() -> tuple[type[Event], ...]:
    """All events, by name."""
    found = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return tuple(kind for kind in found if kind is not Event and not kind.__name__.startswith("_"))


def vocabulary(t: Tables, components: Components) -> Vocabulary:
    """Everything the game says."""
    awards = tuple(band.id for band in components.scoring_bands)
    places = (*t.square_ids, *t.space_ids, *t.location_ids)
    names = (
        *t.defender_ids, *places, *t.colour_ids, *t.counter_ids[1:], *t.kind_ids[1:], *t.card_ids,
        *t.tactic_ids, *ENDINGS[1:], *awards, *LEVELS,
    )  # fmt: skip
    return Vocabulary(
        events=event_types(),
        prompts=PROMPTS,
        reasons=reason_facts(),
        names=tuple(dict.fromkeys(names)),
        refs=_refs(t),
        messages=dict.fromkeys(_plain_messages(components), NOTHING),
    )


def _plain_messages(components: Components) -> list[str]:
    """Messages without variables that no event, prompt or reason speaks."""
    return [
        *(f"sheet-{item}" for item in SHEET),
        *(f"scenario-{variant.id}" for variant in components.variants),
        *(f"box-{box}" for box in BOXES),
    ]


def _refs(t: Tables) -> tuple[str, ...]:
    verbs = (
        "place", "attack", "shift", "move", "suppress", "recover", "steady", "command", "escape", "load",
        "rally-recover", "rally-steady", "name", "put", "spend", "order", "tactic", "pass", "done", "sacrifice",
        "refuse", "use-weapon", "use-own", "fire-gun", "fire-mortar",
    )  # fmt: skip
    return (
        *(f"piece:{who}" for who in t.defender_ids),
        *(f"space:{place}" for place in (*t.square_ids, *t.space_ids)),
        *(f"location:{place}" for place in t.location_ids),
        *(f"crate:{colour}" for colour in t.colour_ids[: codes.CRATES]),
        *(f"card:{card}" for card in (*t.card_ids, *t.tactic_ids)),
        *(f"action:{verb}" for verb in verbs),
        "counter:infantry", "counter:machine_gunner", "counter:mortar", "count:1",
    )  # fmt: skip
