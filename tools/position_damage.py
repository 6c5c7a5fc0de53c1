"""Ways to damage the text of a position, each with the objection or error that must follow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from garrison.core.game import Game
from garrison.core.position_text import setup_in
from garrison.core.rng import Rng
from garrison.core.sheet import sheet_of
from garrison.core.sheet_text import SheetItem, SheetLine, parsed, printed


class Text:
    """A text that can be changed line by line."""

    def __init__(self, text: str) -> None:
        self.lines = {(line.section, line.key): [*line.items] for line in parsed(text)}
        self.raw = ""  # what is put at its end

    def __str__(self) -> str:
        order: dict[str, list[SheetLine]] = {}
        for (section, key), items in self.lines.items():
            order.setdefault(section, []).append(SheetLine(section, key, tuple(items)))
        return printed(line for lines in order.values() for line in lines) + self.raw

    def get(self, section: str, key: str) -> list[SheetItem]:
        """The items of a line; a change to them is a change to the text."""
        return self.lines.setdefault((section, key), [])

    def put(self, section: str, key: str, *items: str) -> None:
        """A line in place of what was there."""
        self.lines[section, key] = [item for said in items for item in _items(said)]

    def add(self, section: str, key: str, *items: str) -> None:
        """Items at the end of a line."""
        self.get(section, key).extend(item for said in items for item in _items(said))

    def keys(self, section: str) -> list[str]:
        """The lines of a section."""
        return [key for named, key in self.lines if named == section]

    def having(self, section: str, *names: str) -> list[str]:
        """The lines of a section with one of these names."""
        return [
            key for key in self.keys(section) if any(item.name in names for item in self.get(section, key))
        ]


def _items(said: str) -> tuple[SheetItem, ...]:
    return parsed(f"x: {said}")[0].items


@dataclass(frozen=True)
class Damage:
    """`apply` does it, unless the text has nothing that could be damaged so."""

    name: str
    expected: str
    apply: Callable[[Game, Text, Rng], bool]


def _pick(rng: Rng, things: list[Any]) -> Any:
    return things[rng.below(len(things))]


def _anywhere(text: Text, rng: Rng) -> tuple[str, str]:
    return _pick(rng, [place for place in text.lines if place[0]])  # type: ignore[no-any-return]


def _unknown_name(game: Game, text: Text, rng: Rng) -> bool:
    text.add(*_anywhere(text, rng), "nonsense")
    return True


def _unknown_key(game: Game, text: Text, rng: Rng) -> bool:
    text.put(_anywhere(text, rng)[0], "nonsense", "1")
    return True


def _unknown_section(game: Game, text: Text, rng: Rng) -> bool:
    text.put("nonsense", "one", "1")
    return True


def _twice(game: Game, text: Text, rng: Rng) -> bool:
    section, key = _anywhere(text, rng)
    text.raw = f"[{section}]\n{key}: 1\n"
    return True


def _no_field(game: Game, text: Text, rng: Rng) -> bool:
    text.raw = "what is this\n"
    return True


def _too_large(game: Game, text: Text, rng: Rng) -> bool:
    setup = setup_in(game, str(text))
    fields = [one for one in sheet_of(game).fields(sheet_of(game).empty(setup)) if "" in one.parts[0].names()]
    one = _pick(rng, fields)
    text.put(one.section, one.key, "100000")
    return True


COMMON = (
    Damage("unknown name", "' is not known here; valid: ", _unknown_name),
    Damage("unknown field", "no such field; valid in [", _unknown_key),
    Damage("unknown section", "no such section; valid: ", _unknown_section),
    Damage("line twice", "named twice, before that in line ", _twice),
    Damage("no field", "is no field", _no_field),
    Damage("number too large", "100000 is not from ", _too_large),
)


# -- Castle Itter

SQUARES = ("nt2", "nt3", "st2", "k1", "k2", "g1", "g2", "bj_cannon", "c1", "c2", "gh_green")


def _on_board(text: Text) -> list[str]:
    boxes = ("supply", "reinforcements", "casualties")
    return [key for key in text.keys("defenders") if key not in text.having("defenders", *boxes)]


def _two_on_square(game: Game, text: Text, rng: Rng) -> bool:
    one, other = _on_board(text)[:2]
    text.put("defenders", one, text.get("defenders", other)[0].name)
    return True


def _nowhere(game: Game, text: Text, rng: Rng) -> bool:
    text.put("defenders", _pick(rng, text.keys("defenders")))
    return True


def _two_places(game: Game, text: Text, rng: Rng) -> bool:
    text.add("defenders", _pick(rng, _on_board(text)), "casualties")
    return True


def _wounded_in_supply(game: Game, text: Text, rng: Rng) -> bool:
    waiting = text.having("defenders", "supply", "casualties", "reinforcements")
    if waiting:
        text.add("defenders", _pick(rng, waiting), _pick(rng, ["exhausted", "disrupted", "commanded"]))
    return bool(waiting)


def _prisoner_in_supply(game: Game, text: Text, rng: Rng) -> bool:
    text.put("defenders", "borotra", "supply")
    return True


def _wrong_reinforcement(game: Game, text: Text, rng: Rng) -> bool:
    text.put("defenders", "lee", "reinforcements")
    return True


def _wreck(game: Game, text: Text, rng: Rng) -> bool:
    text.put("castle", "tank", "lost-empty")
    text.put("defense", "besotten_jenny", "6")
    return True


def _wreck_loaded(game: Game, text: Text, rng: Rng) -> bool:
    text.put("castle", "tank", "lost-empty")
    text.put("castle", "loaded", "yes")
    return True


def _defense(game: Game, text: Text, rng: Rng) -> bool:
    text.put("defense", _pick(rng, ["keep", "north_terrace", "gate_house"]), "1")
    return True


def _tokens(game: Game, text: Text, rng: Rng) -> bool:
    if any(item.name == "suppression_token_supply" for item in text.get("", "rulings")):
        return False
    text.put("counters", "suppression", "green 20, red 20")
    return True


def _gone(card: str) -> Callable[[Game, Text, Rng], bool]:
    def damage(game: Game, text: Text, rng: Rng) -> bool:
        text.put("cards", "gone", card)
        return True

    return damage


def _deck_order(game: Game, text: Text, rng: Rng) -> bool:
    if text.get("cards", "thrown-away") != [SheetItem("", 0)]:
        return False
    text.put("cards", "gone", "4-rifleman-3 1")
    return True


def _escaper(game: Game, text: Text, rng: Rng) -> bool:
    text.put("castle", "escaped", "yes")
    text.put("defenders", "borotra", "c5")
    return True


def _regiment(game: Game, text: Text, rng: Rng) -> bool:
    playtest = text.get("", "edition") == [SheetItem("playtest")]
    if (
        playtest
        or text.get("", "scenario") == [SheetItem("competitive")]
        or text.get("castle", "escaped") == [SheetItem("yes")]
    ):
        return False
    text.put("cards", "regiment", "deck")
    return True


def _turn(game: Game, text: Text, rng: Rng) -> bool:
    if text.get("", "scenario") == [SheetItem("competitive")]:
        return False
    text.put("castle", "turn", str((text.get("castle", "turn")[0].number or 0) + 1))
    return True


def _acted(game: Game, text: Text, rng: Rng) -> bool:
    men = _on_board(text)
    for who in men[:6]:
        items = [item for item in text.get("defenders", who) if item.name != "acted"]
        text.lines["defenders", who] = [*items, SheetItem("acted")]
    return len(men) >= 6


ITTER = (
    Damage("two on a square", "two-on-square [2.4d]", _two_on_square),
    Damage("defender nowhere", "nowhere [S.3]", _nowhere),
    Damage("defender in two places", "two-places [S.3]", _two_places),
    Damage("wounded in supply", "token-off-board [2.", _wounded_in_supply),
    Damage("prisoner in supply", "not-supply [S.3]", _prisoner_in_supply),
    Damage("no reinforcement", "not-reinforcement [3.4]", _wrong_reinforcement),
    Damage("wreck with a value", "wreck-value [4.2e]", _wreck),
    Damage("wreck loaded", "wreck-loaded [4.2e]", _wreck_loaded),
    Damage("value not on the track", "defense-step [4.2b]", _defense),
    Damage("too many tokens", "too-many-tokens [2.3c]", _tokens),
    Damage("too many cards", "too-many-cards [S.5]", _gone("1-sturm-1 9")),
    Damage("deck order", "deck-order [S.5]", _deck_order),
    Damage("escaped and here", "escaper-here [2.8]", _escaper),
    Damage("142nd too early", "regiment-early [2.8d]", _regiment),
    Damage("turn and cards differ", "cards-of-turn [4.0]", _turn),
    Damage("six acted", "too-many-acted [2.0]", _acted),
)


# -- 7 Days of Westerplatte


def _wide(section: str, key: str, *items: str) -> Callable[[Game, Text, Rng], bool]:
    """One line in place of another, whatever was there."""

    def damage(game: Game, text: Text, rng: Rng) -> bool:
        text.put(section, key, *items)
        return True

    return damage


def _more(section: str, key: str, *items: str) -> Callable[[Game, Text, Rng], bool]:
    def damage(game: Game, text: Text, rng: Rng) -> bool:
        text.add(section, key, *items)
        return True

    return damage


def _both_tokens(game: Game, text: Text, rng: Rng) -> bool:
    place = text.get("officers", "officer_1")[0].name
    text.put("officers", "officer_1", place, "extra_movement 1", "limited_movement 1")
    return True


def _tile_twice(game: Game, text: Text, rng: Rng) -> bool:
    text.put("tiles", "tile_1", text.get("tiles", "tile_2")[0].name)
    return True


def _tile_missing(game: Game, text: Text, rng: Rng) -> bool:
    del text.lines["tiles", _pick(rng, text.keys("tiles"))]
    return True


def _troops(text: Text) -> list[str]:
    return [key for key in text.keys("tracks") if key != "mines"]


def _wounded(game: Game, text: Text, rng: Rng) -> bool:
    tracks = [
        track for track in _troops(text) if not any(i.name == "wounds" for i in text.get("tracks", track))
    ]
    if tracks:
        text.add("tracks", _pick(rng, tracks), "wounds 9")
    return bool(tracks)


def _empty_track(game: Game, text: Text, rng: Rng) -> bool:
    text.put("tracks", _pick(rng, list("ABCDE")), "wounds 1")
    return True


def _on_mine(game: Game, text: Text, rng: Rng) -> bool:
    tracks = _troops(text)
    if not tracks or any(item.name == "mine_trigger" for item in text.get("", "rulings")):
        return False
    track = _pick(rng, tracks)
    place = next((i.name for i in text.get("tracks", track) if i.name in ("II", "III", "IV")), "I")
    if all(item.name != f"{track}-{place}" for item in text.get("tracks", "mines")):
        text.add("tracks", "mines", f"{track}-{place}")
    return True


def _card_twice(game: Game, text: Text, rng: Rng) -> bool:
    discards = text.get("cards", "discards")
    if discards:
        discards.append(_pick(rng, discards))
    return bool(discards)


def _both_in_discards_and_on_a_track(game: Game, text: Text, rng: Rng) -> bool:
    tracks = _troops(text)
    if tracks:
        text.add("cards", "discards", text.get("tracks", _pick(rng, tracks))[0].name)
    return bool(tracks)


def _phase(game: Game, text: Text, rng: Rng) -> bool:
    if (text.get("time", "day")[0].number or 0) > 2:
        return False  # phase 1 may be through
    text.add("cards", "discards", "2-A-1")
    return True


def _day(game: Game, text: Text, rng: Rng) -> bool:
    day = text.get("time", "day")[0].number or 0
    text.put("time", "day", str(day + 1 if day < 7 else 1))
    return True


def _walls(game: Game, text: Text, rng: Rng) -> bool:
    for tile in ("tile_1", "tile_3"):
        text.put("walls", tile, "0")
    return True


WESTERPLATTE = (
    Damage("extra and limited", "both-tokens [M.2d]", _both_tokens),
    Damage(
        "too much ammunition",
        "too-many-held [S.5b]",
        _wide("officers", "officer_1", "post_A", "ammunition 90"),
    ),
    Damage(
        "too many extra actions",
        "too-many-held [S.6]",
        _wide("officers", "officer_2", "post_B", "extra_action 40"),
    ),
    Damage("too many bricks", "too-many-supplies [C.6]", _wide("supplies", "brick", "on-tile 90")),
    Damage("too many on a tile", "too-many-on-tile [U.2f]", _wide("supplies", "grenade", "on-tile 9")),
    Damage("tile twice", "tile-twice [S.3]", _tile_twice),
    Damage("tile missing", "tile-missing [S.3]", _tile_missing),
    Damage("empty track", "empty-track [G.6b]", _empty_track),
    Damage("too wounded", "too-wounded [A.5]", _wounded),
    Damage("troop on a mine", "on-mine [U.3d]", _on_mine),
    Damage("card twice", "too-many-cards [C.4]", _card_twice),
    Damage("card in two places", "too-many-cards [C.4]", _both_in_discards_and_on_a_track),
    Damage("phase 2 too early", "phase-order [S.10]", _phase),
    Damage("day and discards differ", "discards-of-day [D.1]", _day),
    Damage("event twice", "too-many-events [C.3]", _wide("cards", "events", "morale_up 3")),
    Damage("burnt without a card", "burnt-without-card [E.3]", _wide("paths", "burnt", "post_A-post_B")),
    Damage("two tile walls gone", "walls-lost [V.1]", _walls),
    Damage("first turn", "no-turn [S.13]", _wide("time", "turn", "0")),
)


# -- Wolfenstein


def _heroes(text: Text) -> list[str]:
    """Heroes on the map."""
    return [key for key in text.keys("heroes") if text.get("heroes", key)[0].name.startswith("r")]


def _two_on_space(game: Game, text: Text, rng: Rng) -> bool:
    heroes, enemies = _heroes(text), text.keys("enemies")
    if not heroes or not enemies:
        return False
    text.get("heroes", heroes[0])[0] = text.get("enemies", enemies[0])[0]
    return True


def _dead_and_here(game: Game, text: Text, rng: Rng) -> bool:
    heroes = _heroes(text)
    if heroes:
        text.add("heroes", _pick(rng, heroes), "left")
    return bool(heroes)


def _hero_numbers(mark: str, *numbers: str) -> Callable[[Game, Text, Rng], bool]:
    def damage(game: Game, text: Text, rng: Rng) -> bool:
        heroes = [hero for hero in _heroes(text) if hero not in text.having("heroes", "bleeding")]
        if not heroes:
            return False
        hero = _pick(rng, heroes)
        place = text.get("heroes", hero)[0].name
        text.put("heroes", hero, place, *([mark] if mark else []), *numbers)
        return True

    return damage


def _bleeding_outside(game: Game, text: Text, rng: Rng) -> bool:
    hero = _pick(rng, text.keys("heroes"))
    text.put("heroes", hero, "left", "bleeding", "hp 0")
    return True


def _enemy(*numbers: str) -> Callable[[Game, Text, Rng], bool]:
    def damage(game: Game, text: Text, rng: Rng) -> bool:
        enemies = text.keys("enemies")
        if not enemies:
            return False
        enemy = _pick(rng, enemies)
        text.put("enemies", enemy, text.get("enemies", enemy)[0].name, *numbers)
        return True

    return damage


def _mount(weapon: str, item: str, owned: bool) -> Callable[[Game, Text, Rng], bool]:
    def damage(game: Game, text: Text, rng: Rng) -> bool:
        heroes = [hero for hero in text.keys("heroes") if hero not in text.having("heroes", "dead")]
        text.put("weapons", weapon, *([heroes[0]] if owned else []), item)
        return bool(heroes)

    return damage


def _dead_owner(game: Game, text: Text, rng: Rng) -> bool:
    hero = text.keys("heroes")[0]
    text.put("heroes", hero, "dead", "hp 0")
    text.put("weapons", "raketenwerfer", hero)
    return True


def _too_many_items(game: Game, text: Text, rng: Rng) -> bool:
    text.put("equipment", _pick(rng, text.keys("heroes")), "tnt 9")
    return True


def _on_token(game: Game, text: Text, rng: Rng) -> bool:
    board = sheet_of(game).empty(setup_in(game, str(text))).board
    gone = {item.name for item in text.get("map", "gone-tokens")}
    if not _heroes(text) or "crate_1" in gone:
        return False
    cell = int(board.token_cell[0])
    if cell < 0:
        return False
    text.get("heroes", _heroes(text)[0])[0] = SheetItem(f"r{cell // 32 + 1}c{cell % 32 + 1}")
    return True


WOLFENSTEIN = (
    Damage("two on a space", "two-on-space [M.7b]", _two_on_space),
    Damage("left and on the map", "two-places [H.4]", _dead_and_here),
    Damage("bleeding off the map", "token-off-map [H.2]", _bleeding_outside),
    Damage("too much HP", "too-much-hp [C.1]", _hero_numbers("", "hp 40")),
    Damage("too much armour", "too-much-armour [C.1]", _hero_numbers("", "armour 40")),
    Damage("bleeding with HP", "bleeding-hp [H.2]", _hero_numbers("bleeding", "hp 2")),
    Damage("standing without HP", "standing-hp [H.1]", _hero_numbers("", "hp 0")),
    Damage("enemy without HP", "no-hp [F.6]", _enemy("hp 0")),
    Damage("enemy with too much HP", "too-much-hp [C.2]", _enemy("hp 40")),
    Damage("weapon of a dead hero", "dead-owner [H.4]", _dead_owner),
    Damage("scope on nobody's weapon", "mount-unowned [O.4]", _mount("ubergewehr", "scope", False)),
    Damage("too many cards of equipment", "too-many-items [C.4]", _too_many_items),
    Damage("too many crate cards", "too-many-crates [C.5]", _wide("cards", "crate-out", "gun_case 9")),
    Damage("too many event cards", "too-many-events [C.6]", _wide("cards", "event-out", "hunted 9")),
    Damage("hero on a crate", "on-token [M.6]", _on_token),
)

DAMAGES: dict[str, tuple[Damage, ...]] = {
    "castle-itter": (*COMMON, *ITTER),
    "westerplatte": (*COMMON, *WESTERPLATTE),
    "wolfenstein": (*COMMON, *WOLFENSTEIN),
}
