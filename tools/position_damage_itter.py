"""Ways to damage a position of Castle Itter, each with the objection that must follow."""

from __future__ import annotations

from collections.abc import Callable

from garrison.core.game import Game
from garrison.core.rng import Rng
from garrison.core.sheet_text import SheetItem
from tools.position_damage import Damage, Text, pick


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
    text.put("defense", pick(rng, ["keep", "north_terrace", "gate_house"]), "1")
    return True


def _tokens(game: Game, text: Text, rng: Rng) -> bool:
    if any(item.name == "suppression_token_supply" for item in text.get("", "rulings")):
        return False
    text.put("counters", "suppression", "green 20, red 20")
    return True


def _counters(game: Game, text: Text, rng: Rng) -> bool:
    text.put("counters", "heavy-weapons", *(f"area_{n}_mortar" for n in range(2, 8)))
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
    Damage("too many counters", "too-many-counters [S.9b]", _counters),
    Damage("too many tokens", "too-many-tokens [2.3c]", _tokens),
    Damage("too many cards", "too-many-cards [S.5]", _gone("1-sturm-1 9")),
    Damage("deck order", "deck-order [S.5]", _deck_order),
    Damage("escaped and here", "escaper-here [2.8]", _escaper),
    Damage("142nd too early", "regiment-early [2.8d]", _regiment),
    Damage("turn and cards differ", "cards-of-turn [4.0]", _turn),
    Damage("six acted", "too-many-acted [2.0]", _acted),
)
