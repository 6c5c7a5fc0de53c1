"""The drawing of 7 Days of Westerplatte: everything that can be clicked or is spoken of has its place on it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser, ast

from garrison.core.game import Setup
from garrison.games.westerplatte import load_game
from garrison.games.westerplatte.game import Westerplatte
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.table.messages import LANGUAGES, source_of
from garrison.web.render.words import texts

PACKAGE = "garrison.games.westerplatte"
BOARD = Path(str(files(PACKAGE))) / "face" / "board"
MOST_BYTES = 92_000  # of all that a page loads for this board, with what its signs mean in both languages
DRAWN = ("space", "track", "path")  # kinds of ref that the drawing shows
MADE = ("piece", "ammunition", "token", "supply", "card")  # kinds that the modules add to it
ASKED = ("action", "count")  # kinds that only the list of options shows
PLACES = ("space", "track")  # kinds that are pressed on the board


@pytest.fixture(scope="module")
def svg() -> ElementTree.Element:
    return ElementTree.parse(BOARD / "board.svg").getroot()


def of_kinds(refs: Iterable[str], kinds: tuple[str, ...]) -> set[str]:
    return {ref for ref in refs if ref.partition(":")[0] in kinds}


def drawn(svg: ElementTree.Element, name: str) -> list[str]:
    """The values of an attribute, all over the drawing."""
    return [value for made in svg.iter() if (value := made.get(name)) is not None]


def modules() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(BOARD.glob("*.js")))


def messages(lang: str) -> set[str]:
    """What the game says, and what the page says for every game."""
    found = FluentParser().parse(source_of(PACKAGE, lang)).body
    page = texts(None, lang)
    return {entry.id.name for entry in found if isinstance(entry, ast.Message)} | set(page)


def test_every_ref_of_the_drawing_is_known(svg: ElementTree.Element, game: Westerplatte) -> None:
    assert set(drawn(svg, "data-ref")) <= set(game.vocabulary().refs)


def test_all_spaces_tracks_and_paths_are_drawn(svg: ElementTree.Element, game: Westerplatte) -> None:
    assert set(drawn(svg, "data-ref")) == of_kinds(game.vocabulary().refs, DRAWN)


def test_every_kind_of_ref_is_drawn_made_or_listed(game: Westerplatte) -> None:
    kinds = {ref.partition(":")[0] for ref in game.vocabulary().refs}
    assert kinds == {*DRAWN, *MADE, *ASKED}
    for kind in MADE:
        assert f"`{kind}:${{" in modules(), kind


def test_nothing_to_press_lies_in_something_to_press(svg: ElementTree.Element) -> None:
    pressed = [made for made in svg.iter() if {"spot", "lane"} & set(made.get("class", "").split())]
    assert {made.get("data-ref") for made in pressed} == of_kinds(drawn(svg, "data-ref"), PLACES)
    for outer in pressed:
        assert not [made for made in outer.iter() if made is not outer and made.get("data-ref")]


def test_a_click_on_a_space_of_a_track_also_means_the_track(svg: ElementTree.Element) -> None:
    for track in "ABCDE":
        group = next(made for made in svg.iter() if made.get("data-ref") == f"track:{track}")
        inside = of_kinds(drawn(group, "data-ref"), ("space",))
        assert inside == {f"space:{track}-{place}" for place in ("I", "II", "III", "IV")}


def test_every_wall_and_morale_have_their_gauges(svg: ElementTree.Element, game: Westerplatte) -> None:
    walls = [f"wall:{space}" for space in game.packed.space_ids]
    assert sorted(drawn(svg, "data-gauge")) == sorted([*walls, "morale"])


def test_every_day_and_deck_has_its_pile(svg: ElementTree.Element, game: Westerplatte) -> None:
    days = [f"day-{day}" for day in range(1, game.packed.days + 1)]
    assert drawn(svg, "data-pile") == [*days, "phase-1", "phase-2", "under", "events"]


def test_what_is_stamped_is_defined_once(svg: ElementTree.Element) -> None:
    ids = drawn(svg, "id")
    assert len(ids) == len(set(ids))
    assert all(name.startswith("wp-") for name in ids)
    stamped = {href.removeprefix("#") for href in drawn(svg, "href")}
    made = {f"wp-{name}" for name in re.findall(r'stamp\("([\w-]+)"', modules())}
    assert stamped | made <= set(ids)


def test_pieces_of_a_view_have_their_stamps(svg: ElementTree.Element, game: Westerplatte) -> None:
    """Weapons, and the hatches of the officers, which are named after what they stand for."""
    ids = set(drawn(svg, "id"))
    weapons = {weapon.id for weapon in game.components.weapons}
    hatches = {f"wp-h{officer.removeprefix('officer_')}" for officer in game.packed.officer_ids}
    assert {f"wp-{weapon}" for weapon in weapons} | hatches <= ids


def test_the_size_is_that_of_the_drawing(svg: ElementTree.Element) -> None:
    _, _, width, height = svg.get("viewBox", "").split()
    assert f"size = {{ width: {width}, height: {height} }}" in modules()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_board_says_can_be_said(lang: str) -> None:
    said = set(re.findall(r'\bt\("([a-z0-9-]+)"\)', modules()))
    assert "gauge-reserve" in said
    assert said <= messages(lang)


def test_every_level_of_morale_has_its_signs(game: Westerplatte) -> None:
    """The steps come with the view; what each level gives or takes is drawn beside it."""
    levels = {level.id for level in game.components.morale_levels if level.effect != "none"}
    signs = re.search(r"const LEVELS = \{(.*?)\};", modules(), re.DOTALL)
    assert signs is not None
    assert set(re.findall(r"(\w+): \[", signs[1])) == levels


def test_green_numbers_are_those_of_the_tiles(game: Westerplatte) -> None:
    """By them the board tells a red side."""
    named = re.search(r"const GREEN = \{(.*)\}", modules())
    assert named is not None
    green = {tile: int(amount) for tile, amount in re.findall(r"(\w+): (\d+)", named[1])}
    sides = {(side.tile, side.side): side.amount for side in game.components.tile_sides}
    for tile, amount in green.items():
        assert sides[tile, "green"] == amount > sides[tile, "red"]


def test_the_style_of_the_page_leaves_the_board_alone(svg: ElementTree.Element) -> None:
    static = Path(str(files("garrison.web"))) / "static"
    styled = {
        name
        for path in static.glob("*.css")
        for name in re.findall(r"\.([a-z][\w-]*)", path.read_text("utf-8"))
    }
    assert "board-inner" in styled
    made = re.findall(r"""class: ["`]([^"`]+)["`]""", modules())
    used = {name for names in (*drawn(svg, "class"), *made) for name in names.split()}
    assert used & styled == set()


def test_the_board_is_light_and_needs_nothing_from_afar() -> None:
    parts = [path for path in BOARD.iterdir() if path.name not in ("cover.svg", "lesson.json")]
    assert sum(path.stat().st_size for path in parts) < MOST_BYTES
    for path in BOARD.iterdir():
        text = path.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"https?:|url\((?!#)|@import|data:", text.replace("data-", "")), path.name


def test_the_card_of_a_troop_shows_its_weapon() -> None:
    looks = json.loads((BOARD / "symbols.json").read_text("utf-8"))["cards"]
    game = load_game()
    p = game.setup(game.settle(Setup("medium")))
    assert isinstance(p, WesterplattePosition)
    packed = p.packed
    cards = [(packed.card_ids[n], packed.weapon_ids[n]) for n in range(packed.cards)]
    troops = [(card, weapon) for card, weapon in cards if weapon]
    assert {weapon for _, weapon in troops} == {"machine_gun", "howitzer"}
    for card, weapon in troops:
        look = next(look for look in looks if re.search(look["of"], card))
        assert f"#wp-{weapon}'" in look["show"], card
