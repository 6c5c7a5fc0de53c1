"""Positions of random games through their text and back, and damaged ones refused for the right reason.

    python -m tools.positions --positions 10000 --damaged 500

Games of every scenario, number of players, edition and difficulty are played with rulings at random; every position
that is written must be read to the identical hash. Then texts that begin a turn are damaged in known ways, each of
which has one objection, with its paragraph, or one error with line and field.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator

from garrison.core.game import Game, Setup
from garrison.core.position import Position
from garrison.core.position_text import draft, read, write
from garrison.core.rng import Rng
from garrison.core.sheet_text import BadPosition
from garrison.table import games
from garrison.testing.walk import moments
from tools.position_damage import COMMON, Damage, Text
from tools.position_damage_itter import ITTER
from tools.position_damage_westerplatte import WESTERPLATTE
from tools.position_damage_wolfenstein import WOLFENSTEIN

STREAM = 7
DAMAGES: dict[str, tuple[Damage, ...]] = {
    "castle-itter": (*COMMON, *ITTER),
    "westerplatte": (*COMMON, *WESTERPLATTE),
    "wolfenstein": (*COMMON, *WOLFENSTEIN),
}
OURS = tuple(DAMAGES)


def setups(game: Game, rng: Rng) -> Iterator[Setup]:
    """Ways to set a game up, without end: all that `about` offers, with a few rulings read otherwise."""
    about = game.about
    while True:
        scenario = about.scenarios[rng.below(len(about.scenarios))]
        counts = list(scenario.seats)
        rulings = {r.id: rng.below(r.choices) for r in about.rulings if rng.below(5) == 0}
        yield Setup(
            scenario.id,
            counts[rng.below(len(counts))],
            about.editions[rng.below(len(about.editions))] if about.editions else "",
            about.difficulties[rng.below(len(about.difficulties))] if about.difficulties else "",
            rulings,
        )


def positions(game: Game, seed: int, every: int) -> Iterator[Position]:
    """Positions of random games, about one in so many moments."""
    rng = Rng(seed, STREAM)
    for number, setup in enumerate(setups(game, rng)):
        for step in moments(game, setup, seed + number, 1):
            if rng.below(every) == 0:
                yield step.p


def round_trips(game: Game, count: int, seed: int = 0, every: int = 20) -> int:
    """Write and read so many positions; how many of them began a turn."""
    starts = 0
    for number, p in enumerate(positions(game, seed, every)):
        if number == count:
            break
        text = write(game, p)
        starts += "[turn]" not in text
        again = read(game, text)[1]
        assert game.hash(again) == game.hash(p), f"{game.about.id}, position {number}:\n{text}"
    return starts


def starts_of_turns(game: Game, seed: int = 0) -> Iterator[Text]:
    """Texts of positions in which a turn begins, as somebody would set them up."""
    for p in positions(game, seed, 3):
        text = write(game, p)
        if "[turn]" in text:
            text = text[: text.index("\n[turn]")]
            if refusal(game, text):
                continue
        yield Text(text)


def refusal(game: Game, text: str) -> str:
    """What is said against a text: the key of the objection with its paragraph, or the error; "" if nothing."""
    try:
        found = draft(game, text)[2]
    except BadPosition as error:
        return str(error)
    return " ".join(f"{one.key} [{one.rule}]" for one in found)


def damaged(game: Game, count: int, seed: int = 0) -> Counter[str]:
    """Refuse so many damaged texts; how many of each damage."""
    rng = Rng(seed, STREAM + 1)
    kinds = DAMAGES[game.about.id]
    done: Counter[str] = Counter()
    for text in starts_of_turns(game, seed):
        if sum(done.values()) >= count:
            break
        for _ in range(4):
            kind = kinds[rng.below(len(kinds))]
            hurt = Text(str(text))
            if kind.apply(game, hurt, rng):
                _expect(game, kind, str(hurt))
                done[kind.name] += 1
    return done


def _expect(game: Game, kind: Damage, text: str) -> None:
    said = refusal(game, text)
    assert kind.expected in said, (
        f"{game.about.id}, {kind.name}: '{kind.expected}' is not in '{said}':\n{text}"
    )


def main(arguments: list[str] | None = None) -> int:
    """Both, for every game; 0 if all came out as they should."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=OURS, action="append")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--damaged", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args(arguments)
    for name in args.game or OURS:
        game, began = games.find(name), time.perf_counter()
        starts = round_trips(game, args.positions, args.seed)
        seconds = time.perf_counter() - began
        print(
            f"{name}: {args.positions} positions, {starts} at the start of a turn, identical, {seconds:.0f} s"
        )
        done = damaged(game, args.damaged, args.seed)
        print(
            f"{name}: {sum(done.values())} damaged in {len(done)} ways, each refused for its reason: {dict(done)}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
