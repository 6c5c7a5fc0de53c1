"""Why what lies on the table of Wolfenstein cannot be: with paragraph, field and place on the map."""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import i64

from garrison.core.packed import vec
from garrison.core.sheet import Objection
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.names import figure_name, space_name
from garrison.games.wolfenstein.parts import token_names
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effects import most_armour, most_hp
from garrison.games.wolfenstein.rules.figures import is_large

# Each with its facts, for the words.
OBJECTIONS: dict[str, frozenset[str]] = {
    "two-on-space": frozenset({"who", "other", "space"}),
    "off-map": frozenset({"who", "space"}),
    "on-token": frozenset({"who", "token", "space"}),
    "two-places": frozenset({"who"}),
    "token-off-map": frozenset({"who", "mark"}),
    "too-much-hp": frozenset({"who", "count", "most"}),
    "too-much-armour": frozenset({"who", "count", "most"}),
    "no-hp": frozenset({"who"}),
    "bleeding-hp": frozenset({"who", "count"}),
    "standing-hp": frozenset({"who"}),
    "dead-owner": frozenset({"who", "weapon"}),
    "dead-items": frozenset({"who"}),
    "mount-unowned": frozenset({"weapon", "item"}),
    "wrong-mount": frozenset({"weapon", "item"}),
    "no-slot": frozenset({"who", "item"}),
    "too-many-items": frozenset({"item", "count", "most"}),
    "too-many-crates": frozenset({"crate", "count", "most"}),
    "too-many-events": frozenset({"event", "count", "most"}),
    "all-dead": frozenset(),
}
MARKS = ("stunned", "sabotaged")


def fits(p: WolfPosition, who: int) -> bool:
    """Whether all spaces under a figure are on the map. [B.1]"""
    return all(0 <= cell < c.CELLS and p.board.tile[cell] >= 0 for cell in covered(p, who))


def covered(p: WolfPosition, who: int) -> list[int]:
    """The spaces under a figure. [B.1]"""
    cell = int(p.row[c.AT + who])
    if cell < 0:
        return []
    return [cell, cell + 1, cell + c.WIDTH, cell + c.WIDTH + 1] if is_large(p, who) else [cell]


def items_in_use(p: WolfPosition, kind: int) -> int:
    """Cards of a kind of equipment that heroes have: in hand, assigned, on a weapon. [C.4, O.3]"""
    r = p.row
    held = sum(int(r[c.HELD + hero * c.ITEMS + kind]) for hero in range(c.HEROES))
    worn = sum(r[c.WORN + n] == kind + 1 for n in range(c.HEROES * c.SLOTS))
    return held + worn + sum(r[c.WEAPON_MOUNT + n] == kind + 1 for n in range(p.packed.weapon_cards))


def _field(p: WolfPosition, who: int) -> tuple[str, str]:
    return "heroes" if who < c.HEROES else "enemies", figure_name(p, who)


def _refs(p: WolfPosition, who: int) -> tuple[str, ...]:
    cell = int(p.row[c.AT + who])
    return (f"space:{space_name(cell)}",) if cell >= 0 else ()


def _spaces(p: WolfPosition) -> Iterator[Objection]:
    """One figure for each space, none outside the map or on a token. [M.7b, B.1, M.6]"""
    taken: dict[int, int] = {}
    for who in range(c.FIGURES):
        name, field, refs = figure_name(p, who), _field(p, who), _refs(p, who)
        if not fits(p, who):
            yield Objection(
                "off-map", "B.1", {"who": name, "space": space_name(p.row[c.AT + who])}, field, refs
            )
            continue
        for cell in covered(p, who):
            space = space_name(cell)
            if cell in taken:
                facts = {"who": name, "other": figure_name(p, taken[cell]), "space": space}
                yield Objection("two-on-space", "M.7b", facts, field, (f"space:{space}",))
            taken[cell] = who
            token = int(p.board.token_at[cell])
            if token >= 0 and p.tokens >> token & 1:
                facts = {"who": name, "token": token_names()[token], "space": space}
                yield Objection("on-token", "M.6", facts, field, (f"space:{space}",))


def _boxes(p: WolfPosition) -> Iterator[Objection]:
    """Heroes are on the map, dead, gone or still to come; tokens lie on figures of the map. [H.4, H.2, Q.6]"""
    for hero in range(c.HEROES):
        places = int(p.dead >> hero & 1) + int(p.left >> hero & 1) + int(p.row[c.AT + hero] >= 0)
        if places > 1:
            yield Objection(
                "two-places", "H.4", {"who": figure_name(p, hero)}, _field(p, hero), _refs(p, hero)
            )
    for mark, rule in (("bleeding", "H.2"), ("stunned", "Q.6"), ("sabotaged", "Q.6b")):
        for who in range(c.FIGURES):
            if getattr(p, mark) >> who & 1 and p.row[c.AT + who] < 0:
                yield Objection(
                    "token-off-map", rule, {"who": figure_name(p, who), "mark": mark}, _field(p, who)
                )


def _health(p: WolfPosition) -> Iterator[Objection]:
    """HP and armour as far as the card goes; a hero without HP bleeds, an enemy is gone. [C.1, C.2, H.1, H.2]"""
    t = p.packed
    for who in range(c.FIGURES):
        if p.row[c.AT + who] < 0:
            continue
        hero, kind = who < c.HEROES, int(t.type_of[who])
        hp, armour = int(p.row[c.HP + who]), int(p.row[c.ARMOUR + who])
        full = (
            (int(most_hp(p, who)), int(most_armour(p, who)))
            if hero
            else (int(t.hp[kind]), int(t.armour[kind]))
        )
        name, field, refs, rule = figure_name(p, who), _field(p, who), _refs(p, who), "C.1" if hero else "C.2"
        if hp > full[0]:
            yield Objection("too-much-hp", rule, {"who": name, "count": hp, "most": full[0]}, field, refs)
        if armour > full[1]:
            yield Objection(
                "too-much-armour", rule, {"who": name, "count": armour, "most": full[1]}, field, refs
            )
        bleeds = hero and p.bleeding >> who & 1
        if bleeds and hp:
            yield Objection("bleeding-hp", "H.2", {"who": name, "count": hp}, field, refs)
        elif hp == 0 and not bleeds:
            yield Objection(
                "standing-hp" if hero else "no-hp", "H.1" if hero else "F.6", {"who": name}, field, refs
            )


def _weapons(p: WolfPosition) -> Iterator[Objection]:
    """Weapons belong to living heroes; what is mounted fits their ammunition. [C.3, C.4c, O.4, H.4]"""
    t = p.packed
    for card, name in enumerate(t.weapon_card_ids):
        owner, mounted = int(p.row[c.WEAPON_OWNER + card]), int(p.row[c.WEAPON_MOUNT + card]) - 1
        field = ("weapons", name)
        if 0 <= owner < c.HEROES and p.dead >> owner & 1:
            yield Objection("dead-owner", "H.4", {"who": figure_name(p, owner), "weapon": name}, field)
        if mounted >= 0:
            facts = {"weapon": name, "item": t.item_ids[mounted]}
            if not 0 <= owner < c.HEROES:
                yield Objection("mount-unowned", "O.4", facts, field)
            elif not t.item_mounts[mounted] >> t.weapon_ammo[t.weapon_kind[card]] & 1:
                yield Objection("wrong-mount", "C.4c", facts, field)


def _items(p: WolfPosition) -> Iterator[Objection]:
    """Equipment as far as the box has it, assigned to slots that the hero has. [C.4, O.3, H.4]"""
    t, r = p.packed, p.row
    for hero in range(c.HEROES):
        name = figure_name(p, hero)
        worn = [int(r[c.WORN + hero * c.SLOTS + slot]) - 1 for slot in range(c.SLOTS)]
        if p.dead >> hero & 1 and (any(k >= 0 for k in worn) or r[c.GOODS + hero]):
            yield Objection("dead-items", "H.4", {"who": name}, ("equipment", name))
        for slot, kind in enumerate(worn):
            if kind >= 0 and not t.hero_slots[r[c.HERO + hero]] >> slot & 1:
                yield Objection("no-slot", "O.3", {"who": name, "item": t.item_ids[kind]}, ("worn", name))


def _decks(p: WolfPosition) -> Iterator[Objection]:
    """No more cards than there are. [C.4, C.5, C.6]"""
    t = p.packed
    yield from _overdrawn(p, "item", t.item_ids, t.item_copies, c.ITEM_DECK)
    yield from _overdrawn(p, "event", t.event_ids, t.event_copies, c.EVENT_DECK)
    yield from _overdrawn(p, "crate", t.crate_ids, t.crate_copies, c.CRATE_DECK)


def _overdrawn(
    p: WolfPosition, what: str, ids: list[str], copies: vec[i64], deck: int
) -> Iterator[Objection]:
    rules = {"item": "C.4", "event": "C.6", "crate": "C.5"}
    fields = {"item": "equipment-out", "event": "event-out", "crate": "crate-out"}
    for kind, name in enumerate(ids):
        left, most = int(p.row[deck + kind]), int(copies[kind])
        if left < 0:
            facts = {what: name, "count": most - left, "most": most}
            yield Objection(f"too-many-{what}s", rules[what], facts, ("cards", fields[what]))


def start_objections(p: WolfPosition) -> Iterator[Objection]:
    """Somebody must be left to play. [G.2, R.3]"""
    if (p.dead | p.left) == c.EVERY_HERO:
        yield Objection("all-dead", "G.2", {}, ("heroes", figure_name(p, 0)))


CHECKS = (_spaces, _boxes, _health, _weapons, _items, _decks)
