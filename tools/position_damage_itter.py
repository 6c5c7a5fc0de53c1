"""Ways to damage a position of Castle Itter, each with the objection that must follow."""

from __future__ import annotations

from garrison.core.game import Game
from garrison.core.rng import Rng
from garrison.core.sheet_text import SheetItem
from tools.position_damage import Damage, Text, lines_instead, pick

WRECK = ("castle", "tank", "lost-empty")
MORTARS = [f"area_{n}_mortar" for n in range(2, 8)]  # more than there are


def _on_board(text: Text) -> list[str]:
    boxes = ("supply", "reinforcements", "casualties")
    return [key for key in text.keys("defenders") if key not in text.having("defenders", *boxes)]


def _two_on_square(game: Game, text: Text, rng: Rng) -> bool:
    one, other = _on_board(text)[:2]
    text.put("defenders", one, text.get("defenders", other)[0].name)
    return True


def _nowhere(game: Game, text: Text, rng: Rng) -> bool:
    text.put("defenders", pick(rng, text.keys("defenders")))
    return True


def _two_places(game: Game, text: Text, rng: Rng) -> bool:
    text.add("defenders", pick(rng, _on_board(text)), "casualties")
    return True


def _wounded_in_supply(game: Game, text: Text, rng: Rng) -> bool:
    waiting = text.having("defenders", "supply", "casualties", "reinforcements")
    if waiting:
        text.add("defenders", pick(rng, waiting), pick(rng, ["exhausted", "disrupted", "commanded"]))
    return bool(waiting)


def _defense(game: Game, text: Text, rng: Rng) -> bool:
    text.put("defense", pick(rng, ["keep", "north_terrace", "gate_house"]), "1")
    return True


def _tokens(game: Game, text: Text, rng: Rng) -> bool:
    if any(item.name == "suppression_token_supply" for item in text.get("", "rulings")):
        return False
    text.put("counters", "suppression", "green 20, red 20")
    return True


def _deck_order(game: Game, text: Text, rng: Rng) -> bool:
    if text.get("cards", "thrown-away") != [SheetItem("", 0)]:
        return False
    text.put("cards", "gone", "4-rifleman-3 1")
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
    Damage("prisoner in supply", "not-supply [S.3]", lines_instead(("defenders", "borotra", "supply"))),
    Damage(
        "no reinforcement", "not-reinforcement [3.4]", lines_instead(("defenders", "lee", "reinforcements"))
    ),
    Damage(
        "wreck with a value", "wreck-value [4.2e]", lines_instead(WRECK, ("defense", "besotten_jenny", "6"))
    ),
    Damage("wreck loaded", "wreck-loaded [4.2e]", lines_instead(WRECK, ("castle", "loaded", "yes"))),
    Damage("value not on the track", "defense-step [4.2b]", _defense),
    Damage(
        "too many counters",
        "too-many-counters [S.9b]",
        lines_instead(("counters", "heavy-weapons", *MORTARS)),
    ),
    Damage("too many tokens", "too-many-tokens [2.3c]", _tokens),
    Damage("too many cards", "too-many-cards [S.5]", lines_instead(("cards", "gone", "1-sturm-1 9"))),
    Damage("deck order", "deck-order [S.5]", _deck_order),
    Damage(
        "escaped and here",
        "escaper-here [2.8]",
        lines_instead(("castle", "escaped", "yes"), ("defenders", "borotra", "c5")),
    ),
    Damage("142nd too early", "regiment-early [2.8d]", _regiment),
    Damage("turn and cards differ", "cards-of-turn [4.0]", _turn),
    Damage("six acted", "too-many-acted [2.0]", _acted),
)
