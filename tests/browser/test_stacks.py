"""As many counters as can be in one place: none hides another, nor what is printed there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.driver import DESKTOP, PHONE, Browsers
from tests.browser.test_layouts import overlap, pairs
from tests.web.server import Json, Server

SIZES = {"desktop": DESKTOP, "phone": PHONE}
GUNS = 5  # Machine Gunners in the box of Castle Itter, and as many Mortars
PLACED = {"basse": "nt5", "lee": "nt2", "seiner": "st5", "clemenceau": "c1", "gamelin": "c2", "de_la_rocque": "c3",
          "reynaud": "c4", "borotra": "c5"}  # fmt: skip
WAITING = [
    "szymczyk",
    "rushford",
    "mchaley",
    "worsham",
    "pollock",
    "sutton",
    "petrukovich",
    "schrader",
    "gangl",
    "dietrich",
    "hoeckel",
    "blechschmidt",
    "rifleman_1",
    "rifleman_2",
    "rifleman_3",
    "rifleman_4",
    "rifleman_5",
]
LATER = ("wegscheider", "linson", "waltl")
TILES = ("mortar", "rebuild", "ammunition", "mines", "push_back", "morale")
BOX = "(made) => (({ x, y, right, bottom }) => ({ x, y, right, bottom }))(made.getBoundingClientRect())"
SHOWN = f"""(selector) => [...document.querySelectorAll(`.board-inner svg ${{selector}}`)]
  .filter((made) => made.checkVisibility({{ opacityProperty: true, visibilityProperty: true }}))
  .map((made) => ({{ name: made.closest('.piece, [data-ref]')?.getAttribute('class') ?? '', ...({BOX})(made) }}))"""


def castle(area: int) -> str:
    """All heavy weapons of the box in one area, with a Rifleman."""
    guns = ", ".join(f"area_{area}_{kind}" for _ in range(GUNS) for kind in ("machine_gunner", "mortar"))
    others = "\n".join(f"area_{n}: rifleman" for n in range(2, 13))
    where = PLACED | dict.fromkeys(WAITING, "supply") | dict.fromkeys(LATER, "reinforcements")
    men = "\n".join(f"{man}: {place}" for man, place in where.items())
    return f"""game: castle-itter
scenario: standard
players: 1

[castle]
turn: 1

[defenders]
{men}

[counters]
{others}
heavy-weapons: {guns}

[cards]
regiment: aside
"""


def peninsula(place: str) -> str:
    """All officers in one place, one of them with all the ammunition."""
    men = "\n".join(f"officer_{n}: {place}, ammunition {16 if n == 1 else 0}" for n in range(1, 5))
    tiles = "\n".join(f"tile_{n}: {tile}" for n, tile in enumerate(TILES, 1))
    walls = "\n".join(
        f"{name}: 6" for name in [f"post_{post}" for post in "ABCDE"] + [f"tile_{n}" for n in range(1, 7)]
    )
    return f"""game: westerplatte
scenario: easy
players: 4

[time]
turn: 5
day: 1
officer: officer_1
morale: 0

[officers]
{men}

[tiles]
{tiles}

[walls]
{walls}
apart: 0

[tracks]
A: 1-A-1, IV
B: 1-B-1, IV
C: 1-C-2, IV
D: 1-D-3, IV
E: 1-E-3, IV

[supplies]
grenade: on-tile 4
mine: on-tile 4
brick: on-tile 8

[cards]
discards:
"""


def begun_at(browsers: Browsers, server: Server, game: str, text: str, size: str) -> Page:
    """The page at a table that begins with a position."""
    answered = server.post("/api/tables", {"game": game, "position": text})
    assert answered.status == 201, answered.body
    return browsers.seated(browsers.page(SIZES[size]), answered.json["link"])


def shown(page: Page, selector: str) -> list[Json]:
    """The boxes of what can be seen."""
    found: list[Json] = page.evaluate(SHOWN, selector)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("area", [2, 5, 7, 11, 12])
def test_every_heavy_weapon_of_the_box_in_one_area(
    browsers: Browsers, server: Server, gallery: Path, area: int, size: str
) -> None:
    page = begun_at(browsers, server, "castle-itter", castle(area), size)
    spot = page.locator(f'.board-inner [data-ref="space:area_{area}"]')
    label = spot.get_attribute("aria-label") or ""
    assert label.count("Machine Gunner") == label.count("Mortar") == GUNS
    counters = shown(page, ".foe .edge")
    assert len(counters) == 13  # a Rifleman in every area; of ten heavy weapons the two uppermost
    tabs = shown(page, ".area .tab")
    assert len(tabs) == 11
    assert pairs([*counters, *tabs]) == []
    told = page.locator(".foe[data-heap] .times")
    assert [one.get_attribute("href") for one in told.all()] == [f"#it-n{GUNS}"] * 2
    assert pairs([*shown(page, ".foe[data-heap] .heap"), *shown(page, ".foe:not([data-heap]) .edge")]) == []
    if area == 7:
        page.screenshot(path=gallery / f"stack-castle-itter-{size}.png")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", ["post_A", "post_C", "tile_2", "tile_6"])
def test_all_officers_in_one_place(
    browsers: Browsers, server: Server, gallery: Path, place: str, size: str
) -> None:
    page = begun_at(browsers, server, "westerplatte", peninsula(place), size)
    heads = shown(page, ".piece.officer .face")
    assert len(heads) == 4
    assert pairs(heads) == []
    assert pairs(shown(page, ".piece.troop .edge")) == []
    men = shown(page, ".piece.officer .edge")
    printed = (
        shown(page, ".piece.tile .name") + shown(page, ".piece.tile .number") + shown(page, ".wall text")
    )
    assert [(man["name"], one) for man in men for one in printed if overlap(man, one) > 4] == []
    rounds = shown(page, '.man[data-ref="piece:officer_1"] .rounds use')
    assert len(rounds) == 16
    assert pairs(rounds) == []
    if place == "tile_2":
        page.screenshot(path=gallery / f"stack-westerplatte-{size}.png")
