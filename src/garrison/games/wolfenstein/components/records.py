"""The typed records of Wolfenstein: what the component files hold after loading.

Most figures are reconstructions of ours, and a record often mixes them with printed facts. Its `confidence`
holds for all its fields but those listed in `certain_fields`, `likely_fields` and `guess_fields`, which may
name a part, such as `talents[0]`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from garrison.core.components.records import Contents, Count, Positive, PrintedName, Record, RulingRecord
from garrison.games.wolfenstein.components.effect_kinds import AnyEffect
from garrison.games.wolfenstein.components.typed import Ammo, AnyAmmo, Face, Keyword, One, Part, Small

ItemType: TypeAlias = Literal["armour", "mountable", "upgrade", "consumable", "clothing", "other"]
Slot: TypeAlias = Literal["armour", "upgrade", "clothing", "other"]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=30)]


class Mixed(Record, frozen=True, kw_only=True):
    """A record some of whose fields are surer, or less sure, than the rest."""

    certain_fields: tuple[str, ...] = ()
    likely_fields: tuple[str, ...] = ()
    guess_fields: tuple[str, ...] = ()


class ActionCost(Record, frozen=True, kw_only=True):
    """A line of the table of actions: its cost in AP, unless the card used says it, and its page.

    [A.1, A.2, A.3, A.4, A.5, A.6, A.7, A.8, A.9, A.10, A.11, A.12, A.13, A.14]
    """

    page: Positive
    ap: Small = 0
    by_card: bool = False


class TokenSupply(Record, frozen=True, kw_only=True):
    """Tokens of one kind. Of some kinds more may be laid out than the box holds."""

    count: Count
    limited: bool = True


class DieFace(Record, frozen=True, kw_only=True):
    """How many of the twelve sides of an attack die show a symbol, and whether it is a success. [K.1, K.2b]"""

    face: Face
    sides: One
    success: bool


class TileShape(Record, frozen=True, kw_only=True):
    """A kind of map tile; one that is not square may be turned."""

    count: Positive
    width: One
    height: One


class Loot(Part, frozen=True, kw_only=True):
    """Glory, cards from the top of the two decks, and ammunition; `any` is chosen by who takes it."""

    glory: Small = 0
    equipment: Small = 0
    weapon: Small = 0
    ammo: dict[AnyAmmo, One] = {}


class HeroTalent(Part, frozen=True, kw_only=True):
    """A talent of a hero. One that is always on costs nothing; the others cost glory.

    `only_unarmed` holds while there is no weapon in the slot.
    """

    id: str
    name: str
    glory: Small = 0
    always_on: bool = False
    only_unarmed: bool = False
    effects: tuple[AnyEffect, ...]


class Hero(Mixed, frozen=True, kw_only=True):
    """A hero card. [C.1]"""

    name: PrintedName
    hp: Points
    armour: Points
    ap: One
    accuracy: Small
    start_weapons: tuple[str, ...]
    start_equipment: tuple[str, ...]
    start_ammo: dict[Ammo, One]
    weapon_slots: One
    item_slots: tuple[Slot, ...]
    talents: tuple[HeroTalent, ...]


class EnemyTalent(Part, frozen=True, kw_only=True):
    """A talent of a Nazi, always in force."""

    id: str
    name: str
    effects: tuple[AnyEffect, ...]


class Enemy(Mixed, frozen=True, kw_only=True):
    """A kind of Nazi: `count` figures, whose cards have the numbers `first_card` onwards.

    One with `noise_activated` false is not drawn by noise. An `optional` one is not in the box. [C.2, C.2b]
    """

    name: PrintedName
    count: Positive
    first_card: Positive
    size: Literal[1, 2] = 1
    hp: Points
    armour: Points
    ap: One
    initiative: One
    weapon: str
    range: One
    dice: One
    attack_ap: One
    talents: tuple[EnemyTalent, ...]
    player_loot: Loot
    team_loot: Loot
    keywords: tuple[Keyword, ...]
    noise_activated: bool
    optional: bool = False


class Ability(Part, frozen=True, kw_only=True):
    """An ability of a weapon: always on, or paid with `ammo` tokens of the weapon's own type."""

    id: str
    name: str
    ammo: Small = 0
    always_on: bool = False
    effects: tuple[AnyEffect, ...]


class Weapon(Mixed, frozen=True, kw_only=True):
    """A weapon card, `copies` of them alike. [C.3]"""

    name: PrintedName
    copies: Count
    range: One
    dice: One
    ap: One
    ammo: Ammo
    abilities: tuple[Ability, ...]


class Equipment(Mixed, frozen=True, kw_only=True):
    """An equipment card, `copies` of them alike.

    `ap` is what using it costs; one with `discard` is used up. A mountable card goes on weapons of the types
    in `mounts_on`. One that is `locked` stays where it was assigned.
    [C.4, C.4b, C.4c, C.4d, C.4e, C.4f, C.4g]
    """

    name: PrintedName
    copies: Count
    kind: ItemType
    ap: Small = 0
    discard: bool = False
    locked: bool = False
    mounts_on: tuple[Ammo, ...] = ()
    effects: tuple[AnyEffect, ...]


class Check(Part, frozen=True, kw_only=True):
    """A roll for success: `need` of the dice must be hits, else only `on_fail` happens."""

    dice: One = 1
    need: One = 1
    on_fail: tuple[AnyEffect, ...] = ()


class Squad(Part, frozen=True, kw_only=True):
    """So many figures of a kind."""

    enemy: str
    count: One = 1


class EventOption(Part, frozen=True, kw_only=True):
    """One way to settle an event.

    With `keep_until` the hero keeps the card, and its loot comes when the condition is met; the nearest hero
    spawn token is found when the card is drawn and reached on a space next to it. [C.6, C.6d]
    """

    id: str
    name: str
    keep_until: Literal["", "reach_nearest_hero_spawn"] = ""
    check: Check | None = None
    effects: tuple[AnyEffect, ...] = ()
    spawn: tuple[Squad, ...] = ()
    player_loot: Loot = Loot()
    team_loot: Loot = Loot()


class EventCard(Mixed, frozen=True, kw_only=True):
    """An event card. One with a single option cannot be refused. [C.6, C.6b]"""

    name: PrintedName
    copies: Count = 1
    options: tuple[EventOption, ...]


class Crate(Mixed, frozen=True, kw_only=True):
    """A crate card, `copies` of them alike. [C.5]"""

    name: PrintedName
    copies: Count
    effects: tuple[AnyEffect, ...]


class AmmoMode(Part, frozen=True, kw_only=True):
    """Ammunition: tokens of choice at the start, whether an attack needs a token, what abilities cost more."""

    extra_any: Small = 0
    token_needed: bool = True
    ability_extra_cost: Small = 0


class GloryMode(Part, frozen=True, kw_only=True):
    """Glory: by how much it is multiplied, what talents cost more, whether using one tires."""

    kill_factor: One = 1
    event_factor: One = 1
    talent_extra_cost: Small = 0
    use_gives_fatigue: bool = False


class SharedLifeMode(Part, frozen=True, kw_only=True):
    """Shared life: tokens at the start, how many heroes get them, whether a rescue needs one."""

    start_each: Small = 1
    start_heroes: Small = 4
    token_needed: bool = True


class NoiseMode(Part, frozen=True, kw_only=True):
    """Noise: by attacks, by sharing a tile, and whether heroes count as noise themselves."""

    attack: bool = True
    presence: bool = True
    heroes_count: bool = False


class BossMode(Part, frozen=True, kw_only=True):
    """Bosses: the easier Puppeteer, the easier Führer, and Hans Grösse in place of a guard."""

    easy_puppeteer: bool = False
    easy_fuhrer: bool = False
    hans_grosse: bool = False


class ReloadMode(Part, frozen=True, kw_only=True):
    """Reloading: whether the weapon may fire in the same turn, and whether a Reload result undoes it."""

    attack_same_turn: bool = False
    jam_check: bool = False


class Difficulty(Mixed, frozen=True, kw_only=True):
    """A column of the difficulty table; what a cell leaves out is as in the default mode. [X.2]"""

    name: str
    level: One
    default: bool = False
    ammo: AmmoMode = AmmoMode()
    glory: GloryMode = GloryMode()
    shared_life: SharedLifeMode = SharedLifeMode()
    noise: NoiseMode = NoiseMode()
    boss: BossMode = BossMode()
    reload: ReloadMode = ReloadMode()


class Components(Contents, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything in the box, section by section."""

    actions: tuple[ActionCost, ...]
    tokens: tuple[TokenSupply, ...]
    die_faces: tuple[DieFace, ...]
    tile_shapes: tuple[TileShape, ...]
    heroes: tuple[Hero, ...]
    enemies: tuple[Enemy, ...]
    bosses: tuple[Enemy, ...]
    extra_enemies: tuple[Enemy, ...]
    weapons: tuple[Weapon, ...]
    equipment: tuple[Equipment, ...]
    events: tuple[EventCard, ...]
    crates: tuple[Crate, ...]
    difficulties: tuple[Difficulty, ...]
    rulings: tuple[RulingRecord, ...]

    @property
    def all_enemies(self) -> tuple[Enemy, ...]:
        """Every kind of Nazi, bosses and the one that is not in the box last."""
        return (*self.enemies, *self.bosses, *self.extra_enemies)

    def token(self, name: str) -> int:
        """How many tokens of a kind the box holds."""
        return next(record.count for record in self.tokens if record.id == name)

    def ap(self, action: str) -> int:
        """What an action costs by the table of actions."""
        return next(record.ap for record in self.actions if record.id == action)
