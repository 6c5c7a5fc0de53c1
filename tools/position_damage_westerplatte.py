"""Ways to damage a position of 7 Days of Westerplatte, each with the objection that must follow."""

from __future__ import annotations

from garrison.core.game import Game
from garrison.core.rng import Rng
from tools.position_damage import Damage, Text, lines_instead, pick


def _both_tokens(game: Game, text: Text, rng: Rng) -> bool:
    place = text.get("officers", "officer_1")[0].name
    text.put("officers", "officer_1", place, "extra_movement 1", "limited_movement 1")
    return True


def _tile_twice(game: Game, text: Text, rng: Rng) -> bool:
    text.put("tiles", "tile_1", text.get("tiles", "tile_2")[0].name)
    return True


def _tile_missing(game: Game, text: Text, rng: Rng) -> bool:
    del text.lines["tiles", pick(rng, text.keys("tiles"))]
    return True


def _troops(text: Text) -> list[str]:
    return [key for key in text.keys("tracks") if key != "mines"]


def _wounded(game: Game, text: Text, rng: Rng) -> bool:
    tracks = [
        track for track in _troops(text) if not any(i.name == "wounds" for i in text.get("tracks", track))
    ]
    if tracks:
        text.add("tracks", pick(rng, tracks), "wounds 9")
    return bool(tracks)


def _empty_track(game: Game, text: Text, rng: Rng) -> bool:
    text.put("tracks", pick(rng, list("ABCDE")), "wounds 1")
    return True


def _on_mine(game: Game, text: Text, rng: Rng) -> bool:
    tracks = _troops(text)
    if not tracks or any(item.name == "mine_trigger" for item in text.get("", "rulings")):
        return False
    track = pick(rng, tracks)
    place = next((i.name for i in text.get("tracks", track) if i.name in ("II", "III", "IV")), "I")
    if all(item.name != f"{track}-{place}" for item in text.get("tracks", "mines")):
        text.add("tracks", "mines", f"{track}-{place}")
    return True


def _card_twice(game: Game, text: Text, rng: Rng) -> bool:
    discards = text.get("cards", "discards")
    if discards:
        discards.append(pick(rng, discards))
    return bool(discards)


def _both_in_discards_and_on_a_track(game: Game, text: Text, rng: Rng) -> bool:
    tracks = _troops(text)
    if tracks:
        text.add("cards", "discards", text.get("tracks", pick(rng, tracks))[0].name)
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
        lines_instead(("officers", "officer_1", "post_A", "ammunition 90")),
    ),
    Damage(
        "too many extra actions",
        "too-many-held [S.6]",
        lines_instead(("officers", "officer_2", "post_B", "extra_action 40")),
    ),
    Damage("too many bricks", "too-many-supplies [C.6]", lines_instead(("supplies", "brick", "on-tile 90"))),
    Damage(
        "too many on a tile", "too-many-on-tile [U.2f]", lines_instead(("supplies", "grenade", "on-tile 9"))
    ),
    Damage("tile twice", "tile-twice [S.3]", _tile_twice),
    Damage("tile missing", "tile-missing [S.3]", _tile_missing),
    Damage("empty track", "empty-track [G.6b]", _empty_track),
    Damage("too wounded", "too-wounded [A.5]", _wounded),
    Damage("troop on a mine", "on-mine [U.3d]", _on_mine),
    Damage("card twice", "too-many-cards [C.4]", _card_twice),
    Damage("card in two places", "too-many-cards [C.4]", _both_in_discards_and_on_a_track),
    Damage("phase 2 too early", "phase-order [S.10]", _phase),
    Damage("day and discards differ", "discards-of-day [D.1]", _day),
    Damage("event twice", "too-many-events [C.3]", lines_instead(("cards", "events", "morale_up 3"))),
    Damage(
        "burnt without a card", "burnt-without-card [E.3]", lines_instead(("paths", "burnt", "post_A-post_B"))
    ),
    Damage("two tile walls gone", "walls-lost [V.1]", _walls),
    Damage("first turn", "no-turn [S.13]", lines_instead(("time", "turn", "0"))),
)
