"""The part of the kit that looks for leaks: a seat is never shown or told what it must not know."""

from __future__ import annotations

from garrison.core.ask import Choice, Draw, Drawn
from garrison.core.danger import danger_of
from garrison.core.determinize import SupportsDeterminize
from garrison.core.game import Game, Setup
from garrison.core.observing import SupportsObservation
from garrison.core.position import Offers, Position
from garrison.core.rng import Rng
from garrison.table.seats import seat_names
from garrison.table.translator import hears
from garrison.testing.walk import WalkStep, moments

WATCHER = -1
REDEALS = 3  # tried at each moment
SECRET_STREAM = 2


def check_secrets(game: Game, setup: Setup, seed: int, every: int = 1) -> None:
    """No seat's view, and nothing it hears, depends on what it has not seen."""
    seats = range(len(seat_names(game, game.settle(setup))))
    rng = Rng(seed, SECRET_STREAM)
    for step in moments(game, setup, seed, every):
        for seat in (WATCHER, *seats):
            if isinstance(step.ask, Draw) and not _sees(seat, step.ask, len(seats)):
                check_hidden_draw(step, step.ask, seat)
            if isinstance(game, SupportsDeterminize):
                check_determinized(step, game, seat, rng)


def _sees(seat: int, ask: Draw, seats: int) -> bool:
    """Watchers see what every seat sees."""
    return seat in ask.seats or (seat == WATCHER and len(ask.seats) == seats)


def check_hidden_draw(step: WalkStep, ask: Draw, seat: int) -> None:
    """Whatever comes, a seat that does not see the draw sees and hears the same."""
    shown = set()
    for got in ask.outcomes:
        p = step.game.copy(step.p)
        told = step.game.apply(p, Drawn(got))
        shown.add(repr((step.game.view(p, seat), [event for event in told if hears(event, seat)])))
    step.expect(len(shown) == 1, f"seat {seat} can tell what was drawn from {ask.pile}")


def check_determinized(step: WalkStep, game: SupportsDeterminize, seat: int, rng: Rng) -> None:
    """With the unseen dealt anew, a seat sees the same table and is asked the same."""
    seen, threats = step.game.view(step.p, seat), danger_of(step.game, step.p)
    for _ in range(REDEALS):
        twin = game.determinize(step.p, seat, rng)
        faults = step.game.check(twin)
        step.expect(not faults, f"determinize() for seat {seat} broke the position: {faults}")
        step.expect(step.game.view(twin, seat) == seen, f"the view of seat {seat} shows what it has not seen")
        same = danger_of(step.game, twin) == threats
        step.expect(same, f"the danger shown to seat {seat} depends on what it has not seen")
        if isinstance(step.game, SupportsObservation):
            same = observed(step.game, twin, seat) == observed(step.game, step.p, seat)
            step.expect(same, f"the observation of seat {seat} shows what it has not seen")
        if isinstance(step.ask, Choice) and seat in step.ask.seats:
            step.expect(
                step.game.ask(twin) == step.ask, f"what seat {seat} is asked tells what it has not seen"
            )
        again, anew = (
            step.game.dump(game.determinize(p, seat, Rng(step.seed, SECRET_STREAM))) for p in (twin, step.p)
        )
        step.expect(again == anew, f"determinize() for seat {seat} depends on what it has not seen")


def observed(game: SupportsObservation, p: Position, seat: int) -> list[int]:
    """The numbers that a machine at that seat would learn from."""
    out = Offers()
    game.observer().observe(p, seat, out)
    return [int(out.a[n]) for n in range(out.n)]
