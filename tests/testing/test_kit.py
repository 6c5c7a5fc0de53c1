"""The kit passes a sound game, and each of its checks stops a game that breaks just that promise."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from garrison.core.ask import Ask, Choice, Outcome, Reason
from garrison.core.event import Event, EventFact
from garrison.core.game import Game, Scenario, Setup
from garrison.core.option import Option, OptionTable
from garrison.core.position import Offers, Position
from garrison.core.rng import Rng
from garrison.core.terminal_board import Phrases, TerminalBoard
from garrison.core.view import View
from garrison.core.vocabulary import Vocabulary
from garrison.testing import kit
from garrison.testing.toy import LastMatch, load_game
from garrison.testing.toy.events import EVENTS, LAMPS, ORDERS, WIND_HELD
from garrison.testing.toy.game import watch
from garrison.testing.toy.position import CHOOSE, LAST_HOUR, UNKNOWN, WIND, Watch

TWO = Setup("night", 2)


@pytest.mark.parametrize("players", [1, 2])
def test_a_sound_game_passes_every_check(players: int) -> None:
    kit.check_game(load_game(), Setup("night", players), range(12))


def test_thinned_out_checks_still_look_at_the_end() -> None:
    kit.check_game(load_game(), TWO, [5], every=1000)


def stopped(game: Game, check: str) -> str:
    """What the named check says of a broken game, on the first seed that shows it."""
    for seed in range(30):
        try:
            if check == "check_messages":
                kit.check_messages(game)
            else:
                getattr(kit, check)(game, TWO, seed)
        except AssertionError as error:
            return str(error)
    raise ValueError(f"{check} let it pass")


class Endless(LastMatch):
    def setup(self, setup: Setup) -> Position:
        return EndlessWatch(setup.players)


class EndlessWatch(Watch):
    def gust(self, face: int) -> None:
        super().gust(face)
        self.hour, self.box, self.stage = 1, [5, 3], CHOOSE

    def copy(self) -> Watch:
        return self


class NoResult(LastMatch):
    def outcome(self, p: Position) -> Outcome:
        return Outcome("lit", (1,), (0, 0))


class WrongIndex(LastMatch):
    def __init__(self) -> None:
        super().__init__()
        self.options = OptionTable(Option(9, option.name, option.path) for option in self.options)


class Twice(LastMatch):
    def ask(self, p: Position, buffer: Offers | None = None) -> Ask:
        ask = super().ask(p, buffer)
        return Choice(ask.seats, ask.prompt, ask.options * 2) if isinstance(ask, Choice) else ask


class HidesAnOption(LastMatch):
    def ask(self, p: Position, buffer: Offers | None = None) -> Ask:
        ask = super().ask(p, buffer)
        return Choice(ask.seats, ask.prompt, ask.options[:1]) if isinstance(ask, Choice) else ask


class ForgetsShields(LastMatch):
    def load(self, text: str) -> Position:
        w = watch(super().load(text))
        w.shield = [0, 0]
        return w


class SharesItsBox(LastMatch):
    def copy(self, p: Position) -> Position:
        twin = watch(p).copy()
        twin.box = watch(p).box
        return twin


class LosesMatches(LastMatch):
    def apply(self, p: Position, answer: object) -> list[Event]:
        events = super().apply(p, answer)  # type: ignore[arg-type]
        if watch(p).stage == WIND and watch(p).box[0]:
            watch(p).box[0] -= 1
        return events


class NeverChecks(LastMatch):
    def check(self, p: Position) -> list[str]:
        return []


class Restless(LastMatch):
    """Its copies forget the hour, so going back is not coming back."""

    def copy(self, p: Position) -> Position:
        twin = watch(p).copy()
        twin.hour = 1
        return twin


class ForgetsTheAim(LastMatch):
    """A field that is hardly ever needed is not copied."""

    def copy(self, p: Position) -> Position:
        twin = watch(p).copy()
        twin.aim = 0
        return twin


class ForgetsTheHour(LastMatch):
    def load(self, text: str) -> Position:
        p = watch(super().load(text))
        p.hour = min(p.hour, LAST_HOUR + 1)
        return p


class Mute(LastMatch):
    def apply(self, p: Position, answer: object) -> list[Event]:
        events = super().apply(p, answer)  # type: ignore[arg-type]
        torch: dict[str, EventFact] = {"keeper": "first-keeper", "lamp": "torch"}
        return [replace(event, facts=torch) if event.key == "lamp-lit" else event for event in events]


class Undeclared(LastMatch):
    def vocabulary(self) -> Vocabulary:
        words = super().vocabulary()
        some = {key: words.events[key] for key in words.events if key != EVENTS[WIND_HELD].key}
        return Vocabulary(some, words.prompts, words.reasons, words.names, words.refs)


class FewerThings(LastMatch):
    """Words are checked for one of the lamps alone."""

    def vocabulary(self) -> Vocabulary:
        return replace(super().vocabulary(), things={"lamp": LAMPS[:1]})


class MoreWords(LastMatch):
    def vocabulary(self) -> Vocabulary:
        words = super().vocabulary()
        return Vocabulary(words.events, words.prompts, words.reasons, (*words.names, "torch"), words.refs)


class NeverSaysWhy(LastMatch):
    def why(self, p: Position, option: Option) -> Reason | None:
        return None


class AlwaysSaysWhy(LastMatch):
    def why(self, p: Position, option: Option) -> Reason | None:
        return super().why(p, option) or Reason("no-rest", "2.3")


class CitesNothing(LastMatch):
    def explain(self, p: Position, option: Option, reason: int) -> Reason:
        return Reason("no-rest", "7.7")


class InventsReasons(LastMatch):
    def explain(self, p: Position, option: Option, reason: int) -> Reason:
        return Reason("because", "2.3")


class ForgetsFacts(LastMatch):
    def explain(self, p: Position, option: Option, reason: int) -> Reason:
        return Reason("burning", "2.1")


class ShowsOrders(LastMatch):
    def view(self, p: Position, seat: int) -> View:
        view = super().view(p, seat)
        taken = [(n, order) for n, order in enumerate(watch(p).orders) if order != UNKNOWN]
        orders: dict[str, tuple[str, ...]] = {f"order-{n}": (ORDERS[order],) for n, order in taken}
        return View(view.game, seat, view.facts, view.pieces, view.gauges, view.piles, orders)


class ShowsOrdersLater(ShowsOrders):
    """Its view is right while orders are taken, and wrong in the wind: only imagining finds it."""

    def view(self, p: Position, seat: int) -> View:
        return super().view(p, seat) if watch(p).stage == WIND else LastMatch.view(self, p, seat)


class TellsOrders(LastMatch):
    def apply(self, p: Position, answer: object) -> list[Event]:
        events = super().apply(p, answer)  # type: ignore[arg-type]
        return [Event(event.key, event.rule, event.facts) for event in events]


class ImaginesNonsense(LastMatch):
    def determinize(self, p: Position, seat: int, rng: Rng) -> Position:
        twin = watch(p).copy()
        twin.box = [9, 9]
        return twin


class UnnamedScenario(LastMatch):
    about = replace(
        LastMatch.about,
        scenarios=(*LastMatch.about.scenarios, Scenario("day", {1: ("idler",)})),
        editions=("first",),
        difficulties=("calm",),
    )


class ShowsBareIds(LastMatch):
    def view(self, p: Position, seat: int) -> View:
        return replace(super().view(p, seat), gauges={"oil_left": 3})


class WideBoard(TerminalBoard):
    def draw(self, view: View, words: Phrases) -> list[str]:
        return ["." * 81]


class DrawnTooWide(LastMatch):
    def terminal_board(self) -> TerminalBoard:
        return WideBoard()


class WordlessBoard(TerminalBoard):
    def describe(self, view: View, words: Phrases) -> list[str]:
        return [words.fill("terminal-nothing")]


class DrawnWithoutWords(LastMatch):
    def terminal_board(self) -> TerminalBoard:
        return WordlessBoard()


class OfferedNothing(LastMatch):
    def setup(self, setup: Setup) -> Position:
        return IdleWatch(setup.players)


class IdleWatch(Watch):
    def legal(self, out: Offers) -> None:
        out.n = 0


@pytest.mark.parametrize(
    "game, check, says",
    [
        (Endless(), "check_ends", r"last-match seed 0 step 20000: the game does not end"),
        (NoResult(), "check_ends", r"results \(1,\) for 2 seat\(s\)"),
        (WrongIndex(), "check_options", r"has index 9, stands at 0"),
        (Twice(), "check_options", r"an option is offered twice"),
        (OfferedNothing(), "check_options", r"seed 0 step 2: a choice with nothing on offer"),
        (HidesAnOption(), "check_tiers", r"legal\(\) and ask\(\) offer different options"),
        (ForgetsShields(), "check_copies", r"dump, load and dump again differ"),
        (SharesItsBox(), "check_copies", r"changing a copy changed the position"),
        (LosesMatches(), "check_invariants", r"broken: \['matches lost"),
        (NeverChecks(), "check_damage", r"check\(\) and load\(\) notice 0 of \d+ damaged positions"),
        (Restless(), "check_undo", r"undo: another position"),
        (MoreWords(), "check_messages", r"en: name-torch.*it: name-torch"),
        (
            UnnamedScenario(),
            "check_messages",
            r"'en: difficulty-calm', 'en: edition-first', 'en: scenario-day', 'en: seat-idler', 'it: difficulty",
        ),
        (ShowsBareIds(), "check_labels", r"en: shown without words: gauge-oil-left or name-oil-left"),
        (Mute(), "check_speech", r"name-torch: no such message"),
        (ForgetsTheAim(), "check_fields", "field 'aim' is not copied"),
        (ForgetsTheHour(), "check_fields", "field 'hour' is not dumped and loaded"),
        (Undeclared(), "check_speech", r"event Event\(key='wind-held'.*\) is not in the vocabulary"),
        (FewerThings(), "check_speech", "'beacon' is none of the things that .lamp of '[a-z-]+' may be"),
        (DrawnTooWide(), "check_terminal", r"81 columns"),
        (DrawnWithoutWords(), "check_terminal", r"terminal-nothing: no such message"),
        (NeverSaysWhy(), "check_why", r"is not offered, but why\(\) says None"),
        (AlwaysSaysWhy(), "check_why", r"is offered, but why\(\) says Reason"),
        (CitesNothing(), "check_why", r"cites 7.7, which is no paragraph"),
        (InventsReasons(), "check_why", r"reason 'because' is not in the vocabulary"),
        (ForgetsFacts(), "check_why", r"facts of reason 'burning' differ"),
        (ShowsOrders(), "check_secrets", r"seat -1 can tell what was drawn from orders"),
        (ShowsOrdersLater(), "check_secrets", r"the view of seat -?\d shows what it has not seen"),
        (TellsOrders(), "check_secrets", r"seat -1 can tell what was drawn from orders"),
        (ImaginesNonsense(), "check_secrets", r"determinize\(\) for seat -1 broke the position"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Game) else None,
)
def test_a_broken_promise_is_found_and_named(game: Game, check: str, says: str) -> None:
    assert re.search(says, stopped(game, check))


def test_a_journal_the_rules_do_not_offer_again_is_found() -> None:
    class Forgetful(LastMatch):
        """Refuses on the second reading what it offered on the first."""

        rested = False

        def why(self, p: Position, option: Option) -> Reason | None:
            return Reason("no-rest", "2.3") if self.rested else super().why(p, option)

        def outcome(self, p: Position) -> Outcome:
            self.rested = True
            return super().outcome(p)

    assert "replay: 'light" in stopped(Forgetful(), "check_replay")
