"""The vocabulary of Wolfenstein: what it can say, without the words."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.danger import danger_messages
from garrison.core.features import feature_messages
from garrison.core.motives import motive_messages
from garrison.core.option import OptionTable
from garrison.core.sheet import fault_messages
from garrison.core.vocabulary import Vocabulary, labels_of, refs_of, unique, without_facts
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.components.packed import PackedComponents
from garrison.games.wolfenstein.components.records import Components
from garrison.games.wolfenstein.components.typed import AMMO, FACES
from garrison.games.wolfenstein.danger.threats import ABOUT, ASSUMED
from garrison.games.wolfenstein.face.briefing import GOALS
from garrison.games.wolfenstein.face.cards import FIGURES, GUESS
from garrison.games.wolfenstein.face.odds import odds_messages
from garrison.games.wolfenstein.face.places import PARTS
from garrison.games.wolfenstein.face.terms import TERMS
from garrison.games.wolfenstein.objections import OBJECTIONS
from garrison.games.wolfenstein.parts import token_names
from garrison.games.wolfenstein.player.features import FEATURES
from garrison.games.wolfenstein.player.motives import MOTIVES
from garrison.games.wolfenstein.why import REASONS


def _facts(*names: str) -> frozenset[str]:
    return frozenset(names)


PROMPTS: dict[str, frozenset[str]] = {
    "ability": _facts("who", "weapon", "target"),
    "act": _facts("who", "ap"),
    "act-bot": _facts("who", "ap"),
    "activate": _facts("round", "limit"),
    "aim-crate": _facts("who", "range"),
    "aim-figure": _facts("who"),
    "aim-space": _facts("who", "range"),
    "aim-tile": _facts("who"),
    "ammo": _facts("who", "left"),
    "approach": _facts("who"),
    "area-roll": _facts("target", "dice"),
    "attack-roll": _facts("who", "target", "dice"),
    "check": _facts("who", "dice", "need"),
    "draw-crate": _facts("who"),
    "draw-event": _facts("who"),
    "draw-item": _facts("who", "left"),
    "draw-weapon": _facts("who", "left"),
    "enter": _facts("who"),
    "event": _facts("who", "event"),
    "first-player": _facts("round"),
    "life": _facts("left"),
    "nurse": _facts("who"),
    "order": _facts("count"),
    "over": _facts("ending", "round"),
    "puppeteer": _facts("who"),
    "reload-roll": _facts("who", "weapon"),
    "reroll": _facts("who"),
    "reroll-roll": _facts("who", "dice"),
    "takedown": _facts("who", "item"),
    "target": _facts("who"),
}
# What a face writes beside what lies on the table, by kind: `box-dead`, `mark-bleeding` and so on.
LABELS: dict[str, tuple[str, ...]] = {
    "sheet": ("mission-won", "rounds-to-spare"),
    "fact": ("phase", "round", "mission", "actor", "controller", "first", "ending"),
    "box": ("waiting", "dead", "left", "goals"),
    "phase": ("heroes", "nazis", "over"),
    "mark": ("bleeding", "fatigue", "acted", "stunned", "sabotaged", "awake", "bot", "closed", "open", "met"),
    "value": (
        "hp", "armour", "ward", "glory", "life", "seat", "size", "done", "need", "ap", "dice", "range", "accuracy",
        *AMMO,
    ),
    "gauge": (
        "round", "round-limit", "danger", "alarm-limit", "alarms", "ap", "attacks", "events", "goals", "goals-met",
        "health",
    ),
    "pile": ("equipment-deck", "equipment-discard", "weapon-deck", "event-deck", "crate-deck"),
    "terms": TERMS,
    "part": (
        "round", "map", "heroes", "enemies", "weapons", "equipment",
        "worn", "kept", "cards", "danger", "alarms", "events-done",
        "first-player", "controller", "kills", "searched", "noise", "open-doors",
        "cleared-barricades", "gone-tokens", "entered-by", "out", "equipment-discard", "equipment-out",
        "event-discard", "event-out", "crate-discard", "crate-out",
    ),
    "cards": ("event", "equipment", "worn", "weapons", "jammed", "mounted"),
    "kind": (
        "hero", "crate", "event", "objective", "door", "barricade", "noise", "goal", "room", "corridor", "rough",
        "hero-spawn", "nazi-spawn", "passage",
    ),
}  # fmt: skip


def vocabulary(t: PackedComponents, components: Components, options: OptionTable) -> Vocabulary:
    """Everything the game says. Spaces and tiles are called as on the map."""
    names = (
        *t.hero_ids, *(name for name in t.figure_ids if name), *t.type_ids, *t.weapon_ids, *t.weapon_card_ids,
        *t.item_ids, *(name for name in t.ability_ids if name), *(name for name in t.talent_ids if name),
        *t.event_ids, *(name for name in t.choice_ids if name), *t.crate_ids, *AMMO, *FACES, *c.ENDING_IDS[1:],
        *c.TOKEN_IDS, *token_names(),
    )  # fmt: skip
    return Vocabulary(
        events=e.EVENTS.facts(),
        prompts=PROMPTS,
        reasons=REASONS.facts(),
        names=unique(names),
        refs=unique(refs_of(options)),
        raw=frozenset({"paragraph", "action", "space", "tile", "id", "after", "mark", "detail"}),
        messages=without_facts(_messages(t))
        | feature_messages(FEATURES)
        | motive_messages(MOTIVES)
        | odds_messages()
        | danger_messages(ABOUT, ASSUMED)
        | fault_messages(OBJECTIONS)
        | _goals()
        | PARTS
        | _printed(),
        things=_things(t),
    )


def _things(t: PackedComponents) -> dict[str, tuple[str, ...]]:
    """What the facts of sentences may be, as far as words look at more than a name."""
    figures = (*t.hero_ids, *(name for name in t.figure_ids if name))
    who = dict.fromkeys(("who", "whom", "by", "other", "target", "to"), figures)
    return {
        **e.EVENTS.things(t),
        **who,
        "ammo": tuple(AMMO),
        "event": tuple(t.event_ids),
        "hero": tuple(t.hero_ids),
        "item": tuple(t.item_ids),
        "thing": (*AMMO, *t.item_ids, *t.weapon_ids),
        "token": (*c.TOKEN_IDS, *token_names()),
        "goal-exit.token": token_names()[c.FIRST_OBJECTIVE :],
        "weapon": tuple(t.weapon_ids),
    }


def _messages(t: PackedComponents) -> Iterator[str]:
    """Messages without facts: what cards, abilities and talents do, labels."""
    yield "setting-heroes"
    yield "notice"
    cards = (*t.type_ids, *t.item_ids, *t.event_ids, *t.crate_ids)
    yield from (f"card-{card.replace('_', '-')}" for card in cards)
    powers = (*t.ability_ids, *t.talent_ids)
    yield from (f"power-{power.replace('_', '-')}" for power in powers if power)
    yield from (f"scenario-mission-{n + 1}" for n in range(10))
    yield from labels_of(LABELS)


def _goals() -> dict[str, frozenset[str]]:
    return {f"goal-{key}": facts for key, facts in GOALS.items()}


def _printed() -> dict[str, frozenset[str]]:
    return {f"printed-{key}": frozenset((*facts, GUESS)) for key, facts in FIGURES.items()}
