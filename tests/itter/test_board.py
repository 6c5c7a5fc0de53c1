"""The drawn board of Castle Itter against the game: every ref once, and what is printed as the components say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from garrison.games.itter.components import BOX
from garrison.games.itter.components.records import CASTLE
from garrison.games.itter.game import CastleItter

BOARD = files("garrison.games.itter") / "face" / "board"
SVG = "{http://www.w3.org/2000/svg}"
LETTERS = {"green": "G", "red": "R", "purple": "P", "yellow": "Y", "black": "K"}
WAYS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}  # of two dice to make a total
MOST_BYTES = 84_000  # faces, icons and card pictures are part of the drawing
PRINTED = BOX.load()


def text_of(name: str) -> str:
    """A file of the board."""
    return (BOARD / name).read_text(encoding="utf-8")


def drawing(name: str = "board.svg") -> ElementTree.Element:
    """A drawing, taken apart."""
    return ElementTree.fromstring(text_of(name))


def by_ref(kind: str) -> dict[str, ElementTree.Element]:
    """The drawn things of a kind by their id."""
    refs = {made.get("data-ref", ""): made for made in drawing().iter()}
    return {ref.partition(":")[2]: made for ref, made in refs.items() if ref.startswith(f"{kind}:")}


def uses(made: ElementTree.Element) -> list[str]:
    """The symbols a thing is drawn with, by name."""
    return [use.get("href", "").removeprefix("#it-") for use in made.iter(f"{SVG}use")]


def written(made: ElementTree.Element) -> list[str]:
    """What is written on a thing."""
    return [text.text or "" for text in made.iter(f"{SVG}text")]


def test_every_place_of_the_game_is_drawn_once_and_nothing_else(game: CastleItter) -> None:
    on_board = [ref for ref in game.vocabulary().refs if ref.startswith(("space:", "location:", "crate:"))]
    drawn = Counter(made.get("data-ref") for made in drawing().iter() if made.get("data-ref"))
    assert drawn == Counter(on_board)


def test_squares_lie_in_their_location() -> None:
    for location, made in by_ref("location").items():
        squares = {made.get("data-ref", "") for made in made.iter() if made.get("class") == "square"}
        assert squares == {f"space:{p.id}" for p in PRINTED.positions if p.location == location}


def test_locations_that_can_be_hit_have_a_shield() -> None:
    shields = {
        place
        for place, made in by_ref("location").items()
        if any(m.get("class") == "wall" for m in made.iter())
    }
    assert shields == {location.id for location in PRINTED.locations if location.defense_track}


def test_squares_show_their_colours_and_numbers() -> None:
    squares = by_ref("space")
    for position in PRINTED.positions:
        first, *second = [LETTERS.get(colour, "W") for colour in position.colours]
        symbols = uses(squares[position.id])
        if position.location != "cellar":
            assert f"s{first}" in symbols
        assert [name for name in symbols if re.fullmatch("b[GRPYK]", name)] == [f"b{one}" for one in second]
        die = (
            f"{position.die[0]}-{position.die[-1]}"
            if len(position.die) > 1
            else "".join(map(str, position.die))
        )
        assert written(squares[position.id]) == ([die] if die else [])


def test_weapons_show_their_values() -> None:
    plates = [written(made) for made in drawing().iter() if made.get("class") == "plate"]
    values = [f"{p.attack}/{p.suppress}" for p in PRINTED.positions if p.attack]
    assert sorted(text for plate in plates for text in plate if "/" in text) == sorted(values)
    assert len(plates) == sum(bool(position.weapon) for position in PRINTED.positions)


def test_tracks_lead_where_the_components_say() -> None:
    spaces = by_ref("space")
    for space in (*PRINTED.tracks, *PRINTED.track_spaces):
        assert spaces[space.id].get("data-next") == space.next
        assert f"c{LETTERS[space.colour]}" in uses(spaces[space.id])
    assert sum(made.get("data-next") == CASTLE for made in spaces.values()) == 3


def test_areas_show_their_number_and_how_likely_it_is() -> None:
    areas = by_ref("space")
    for track in PRINTED.tracks:
        assert written(areas[track.id]) == [str(track.number)]
        odds = next(made.get("d", "") for made in areas[track.id].iter() if made.get("class") == "odds")
        rows = [float(length) for length in re.findall(r"h([\d.]+)", odds)]
        assert sum(int(row // 6) + 1 for row in rows) == WAYS[track.number]  # a dot every six units


def test_defenders_carry_the_colours_of_their_nation() -> None:
    table = re.search(r"SIDES = \{(.*?)\};", text_of("faces.js"), re.S)
    assert table is not None
    found = {
        side: set(re.findall(r'"(\w+)"', names))
        for side, names in re.findall(r"(\w+): \[(.*?)\]", table[1], re.S)
    }
    nations: dict[str, set[str]] = {}
    for defender in PRINTED.defenders:
        nations.setdefault(defender.nationality[:3].lower(), set()).add(defender.id)
    assert found == {side: names for side, names in nations.items() if side != "usa"}


def test_every_kind_of_counter_has_a_shape_and_every_sign_is_drawn(game: CastleItter) -> None:
    shapes = re.search(r"FOES = \{(.*?)\n\};", text_of("counters.js"), re.S)
    assert shapes is not None
    assert set(re.findall(r"^  (\w+): \"", shapes[1], re.M)) == set(game.packed.counter_ids[1:])
    drawn = {made.get("id", "").removeprefix("it-") for made in drawing().iter()}
    attributes = {f"a{attribute}" for defender in PRINTED.defenders for attribute in defender.attributes}
    assert {*game.packed.counter_ids[1:], *attributes, "nz", *(f"n{n}" for n in range(13))} <= drawn


def test_everybody_wears_what_is_drawn() -> None:
    parts = {
        part
        for parts in re.findall(r"\[((?:\"[a-z]+\"(?:, )?)+)", text_of("faces.js"))
        for part in re.findall(r'"([a-z]+)"', parts)
    }
    drawn = {made.get("id") for made in drawing().iter()}
    assert {
        f"it-{part}"
        for part in (
            "coat",
            "neck",
            "head",
            "tanker",
            "helmet",
            "peaked",
            "steel",
            "field",
            "hat",
            "kepi",
            "beret",
        )
    } <= drawn
    assert {part for part in parts if f"it-{part}" not in drawn} <= {
        defender.id for defender in PRINTED.defenders
    }


def symbols() -> Iterator[tuple[str, str]]:
    """Every reference of a drawing to a part of itself, with the file."""
    for name in ("board.svg", "cover.svg"):
        for ref in re.findall(r'(?:href="|url\()#([\w-]+)', text_of(name)):
            yield name, ref


def test_drawings_refer_to_what_they_hold() -> None:
    ids = {name: {made.get("id") for made in drawing(name).iter()} for name in ("board.svg", "cover.svg")}
    assert [(name, ref) for name, ref in symbols() if ref not in ids[name]] == []


@pytest.mark.parametrize("name", ["board.svg", "cover.svg"])
def test_drawings_pass_the_content_policy(name: str) -> None:
    for made in drawing(name).iter():
        assert "style" not in made.attrib
        assert made.tag not in (f"{SVG}style", f"{SVG}script", f"{SVG}image")


def test_the_board_is_light() -> None:
    names = [file.name for file in BOARD.iterdir() if file.name.endswith((".js", ".css"))]
    assert {"board.js", "board.css"} <= set(names)
    assert sum(len((BOARD / name).read_bytes()) for name in (*names, "board.svg")) < MOST_BYTES
