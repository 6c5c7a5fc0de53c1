"""Every answer a player of Wolfenstein can ever give, built once and indexed as the hot path counts them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from garrison.core.option import Named, OptionTable
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components.packed import PackedComponents
from garrison.games.wolfenstein.components.records import AMMO, FACES
from garrison.games.wolfenstein.names import space_name


def build_options(t: PackedComponents) -> OptionTable:
    """The table of all options, in the order of the blocks in `codes`."""
    return OptionTable.of_blocks(_blocks(t))


def _blocks(t: PackedComponents) -> Iterator[tuple[int, list[Named]]]:
    heroes, items, weapons = t.hero_ids, _filled(t.item_ids, c.ITEMS), weapon_names(t)
    spaces = [space_name(cell) for cell in range(c.CELLS)]
    gates = [str(n + 1) for n in range(c.GATES)]
    nazis = nazi_names(t)
    yield c.ACTIVATE, _pieces("activate", heroes)
    yield c.MOVE, _each("move", "space", spaces)
    yield c.SLIP, _each("slip", "space", spaces)
    yield c.OPEN, _each("open", "gate", gates)
    yield c.CLEAR, _each("clear", "gate", gates)
    yield c.SEARCH, _each("search", "token", token_names())
    yield c.LEAVE, _each("leave", "token", token_names()[c.FIRST_OBJECTIVE :])
    yield c.ATTACK, [_attack(card, nazi) for card in weapons for nazi in nazis]
    yield c.STAB, _pieces("stab", nazis)
    yield c.PUNCH, _pieces("punch", nazis)
    yield c.SHOOT, _pieces("shoot", nazis)
    yield c.RELOAD, _each("reload", "weapon", weapons)
    yield c.USE, _each("use", "item", items)
    yield c.TALENT, _each("talent", "talent", _unique(t.talent_ids, "talent"))
    yield c.EXERT, [("exert", ("action:exert",))]
    yield c.RESCUE, _pieces("rescue", heroes)
    yield c.GIVE_ITEM, _gifts("item", items, heroes)
    yield c.GIVE_WEAPON, _gifts("weapon", weapons, heroes)
    yield c.GIVE_AMMO, _gifts("ammo", AMMO, heroes)
    yield c.WEAR, _each("wear", "item", items)
    yield c.DOFF, _each("doff", "item", items)
    yield c.MOUNT, [_mount(item, weapon) for item in items for weapon in weapons]
    yield c.UNMOUNT, _each("unmount", "weapon", weapons)
    yield c.END, [(word, (f"action:{word}",)) for word in ("end", "decline")]
    yield c.ABILITY, _each("ability", "ability", ["1", "2", "3", "none"])
    yield c.REROLL, _each("reroll", "face", FACES)
    yield c.STAND, [("stand", ("action:stand",))]
    yield c.AMMO, _each("ammo", "ammo", AMMO)
    yield c.CHOOSE, _choices(t)
    yield c.PICK, [(f"pick {name}", (f"piece:{name}",)) for name in [*heroes, *nazis]]
    yield c.AIM, [(f"aim {space}", (f"space:{space}",)) for space in spaces]
    yield c.TILE, [(f"tile {n + 1}", ("action:tile", f"tile:{n + 1}")) for n in range(c.TILES)]
    yield c.FIRST, [(f"first {n + 1}", ("action:first", f"seat:{n + 1}")) for n in range(c.SEATS)]
    yield c.OPTIONS, []


def token_names() -> list[str]:
    """Crates, events and objectives on the map."""
    crates = [f"crate_{n + 1}" for n in range(c.CRATE_TOKENS)]
    events = [f"event_{n + 1}" for n in range(c.EVENT_TOKENS)]
    return [*crates, *events, *(f"objective_{letter}" for letter in "abcd")]


def weapon_names(t: PackedComponents) -> list[str]:
    """Weapon cards, with unused places."""
    return _filled(t.weapon_card_ids, c.WEAPON_CARDS)


def nazi_names(t: PackedComponents) -> list[str]:
    """Enemy figures by card number, with unused places."""
    figures = t.figure_ids[c.FIRST_NAZI :]
    return [name or f"unused_{n + 1}" for n, name in enumerate(figures)]


def _filled(names: list[str], room: int) -> list[str]:
    """Unused places keep the indices of what follows fixed."""
    return [*names, *(f"unused_{n + 1}" for n in range(len(names), room))]


def _unique(names: list[str], kind: str) -> list[str]:
    return [name or f"unused_{kind}_{n + 1}" for n, name in enumerate(names)]


def _each(verb: str, kind: str, names: Iterable[str]) -> list[Named]:
    return [(f"{verb} {name}", (f"action:{verb}", f"{kind}:{name}")) for name in names]


def _pieces(verb: str, names: Iterable[str]) -> list[Named]:
    return [(f"{verb} {name}", (f"action:{verb}", f"piece:{name}")) for name in names]


def _attack(weapon: str, nazi: str) -> Named:
    return f"attack {weapon} {nazi}", ("action:attack", f"weapon:{weapon}", f"piece:{nazi}")


def _gifts(kind: str, things: Iterable[str], heroes: list[str]) -> list[Named]:
    return [
        (f"give-{kind} {thing} {hero}", ("action:give", f"{kind}:{thing}", f"piece:{hero}"))
        for thing in things
        for hero in heroes
    ]


def _mount(item: str, weapon: str) -> Named:
    return f"mount {item} {weapon}", ("action:mount", f"item:{item}", f"weapon:{weapon}")


def _choices(t: PackedComponents) -> list[Named]:
    out: list[Named] = []
    for n in range(c.EVENTS * c.EVENT_CHOICES):
        event = n // c.EVENT_CHOICES
        known = event < len(t.event_ids)
        card = t.event_ids[event] if known else f"unused_{event + 1}"
        choice = (t.choice_ids[n] if known else "") or f"unused_{n % c.EVENT_CHOICES + 1}"
        out.append((f"choose {card} {choice}", ("action:choose", f"event:{card}", f"choice:{choice}")))
    return out
