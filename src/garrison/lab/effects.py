"""What matters in a game: one thing changed at a time, on the same seeds, ranked by what that does.

`ablations` leave something out or read it otherwise: rulings, difficulty and edition, who is in the team, every card
and counter that there are copies of, and the tunables that the game itself names. `turns` turn each number of the
components by one, up and down. Sums that a change breaks are corrected with it, on purpose: a variant has its own
totals. A change with which games never end is left out, and named.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, replace

from garrison.core.components.listed import SupportsCorrections
from garrison.core.content import overlaid
from garrison.core.errors import BadComponent, GarrisonError, Unknown
from garrison.core.game import Game, Setup
from garrison.core.team import SupportsTeam
from garrison.lab.compare import Comparison, Games, paired
from garrison.lab.errors import BadResults
from garrison.lab.tune import COMPONENTS, RULINGS, TuningSetting, nearby
from garrison.table import games
from garrison.table.batch import Batch, BatchPlayer, policies

COPIES = ("copies", "count")  # the fields that say how many of a thing there are
NO_NUMBERS = ("totals", "rulings")  # sections whose numbers are no part of play
BROKEN_TOTAL = re.compile(r"(\d+), but totals\.(\w+) says \d+")
MOST_TOTALS = 4  # that one change may break
SHOWN = 0.05

Hear = Callable[[int, int], None]


@dataclass(frozen=True)
class Variation:
    """One change: what it is called, and the setting with it."""

    name: str
    setting: TuningSetting


@dataclass(frozen=True)
class EffectsOrder:
    """What is to be found out: of which game and setting, played by whom, with how many games of each variation."""

    game: str
    setup: Setup  # settled
    corrections: dict[str, object]
    policy: str
    games: int
    seed: int
    workers: int


@dataclass(frozen=True)
class VariationEffect:
    """What a variation does, and its chance among so many variations (Holm's correction), if it did nothing."""

    variation: Variation
    found: Comparison
    p: float

    @property
    def is_shown(self) -> bool:
        """Whether it is beyond chance, though many variations were tried."""
        return self.p < SHOWN

    def row(self) -> dict[str, object]:
        """As scripts read it."""
        return {
            "change": self.variation.name,
            "p_adjusted": self.p,
            "shown": self.is_shown,
            **self.found.row(),
        }


Variations = Callable[[Game, TuningSetting, Sequence[str]], Iterator[Variation]]


def ablations(game: Game, base: TuningSetting, only: Sequence[str] = ()) -> Iterator[Variation]:
    """Everything that can be left out or read otherwise."""
    yield from (
        Variation(_changed(setting), setting) for setting in nearby(game, base, (RULINGS, COMPONENTS))
    )
    for difficulty in game.about.difficulties:
        if difficulty != base.setup.difficulty:
            yield Variation(
                f"difficulty={difficulty}", replace(base, setup=replace(base.setup, difficulty=difficulty))
            )
    for edition in game.about.editions:
        if edition != base.setup.edition:
            yield Variation(f"edition={edition}", replace(base, setup=replace(base.setup, edition=edition)))
    yield from _teams(game, base)
    for name, value, path in numbers(game):
        if path[-1] in COPIES and value > 0 and is_wanted(f"{name}=0", only):
            yield from _turned(game, base, f"{name}=0", path, 0)


def turns(game: Game, base: TuningSetting, only: Sequence[str] = ()) -> Iterator[Variation]:
    """Each number of the components, one more and one less."""
    for name, value, path in numbers(game):
        for other in (value - 1, value + 1):
            if other >= 0 and is_wanted(f"{name}={other}", only):
                yield from _turned(game, base, f"{name}={other}", path, other)


def _changed(setting: TuningSetting) -> str:
    return " ".join(f"{name}={choice}" for name, choice in setting.changed)


def _teams(game: Game, base: TuningSetting) -> Iterator[Variation]:
    """Each member of the team replaced by each who is not in it."""
    if not isinstance(game, SupportsTeam):
        return
    name, everybody = game.team()
    team = str(base.setup.extra.get(name, "")).split(",")
    for member in team:
        for other in everybody:
            if other not in team:
                chosen = ",".join(other if one == member else one for one in team)
                setup = replace(base.setup, extra={**base.setup.extra, name: chosen})
                yield Variation(f"{name}: {other} for {member}", replace(base, setup=setup))


def numbers(game: Game) -> Iterator[tuple[str, int, tuple[str, str, str]]]:
    """Every whole number of the components: its name, its value and where it stands."""
    if not isinstance(game, SupportsCorrections):
        return
    for row in game.component_listing():
        section, record, field = (str(row[key]) for key in ("section", "id", "field"))
        value = row["value"]
        if isinstance(value, int) and not isinstance(value, bool) and section not in NO_NUMBERS:
            yield f"{section}.{record}.{field}", value, (section, record, field)


def _turned(
    game: Game, base: TuningSetting, name: str, path: tuple[str, str, str], value: int
) -> Iterator[Variation]:
    """The same with one number changed; nothing where no game can be played with it."""
    section, record, field = path
    change = overlaid(base.corrections, {section: {record: {field: value}}})
    loose = loosened(game.about.id, change, base.setup)
    if loose is not None:
        yield Variation(name, TuningSetting(base.setup, loose, (*base.changed, (name, str(value)))))


def loosened(game_id: str, corrections: dict[str, object], setup: Setup) -> dict[str, object] | None:
    """The corrections with the totals that they change; None where no such table can be set up for another reason."""
    for _ in range(MOST_TOTALS):
        try:
            game = games.find(game_id, corrections)
            game.setup(game.settle(setup))
            return corrections
        except BadComponent as error:
            broken = BROKEN_TOTAL.search(str(error))
            if broken is None:
                return None
            corrections = overlaid(corrections, {"totals": {broken[2]: {"value": int(broken[1])}}})
        except GarrisonError:
            return None
    return None


def is_wanted(name: str, only: Sequence[str]) -> bool:
    """Whether a variation begins with one of the words, or there are none."""
    return not only or any(name.startswith(word) for word in only)


def chosen(variations: Variations, game: Game, base: TuningSetting, only: Sequence[str]) -> list[Variation]:
    """The variations whose names begin with one of the words; all without any."""
    found = [variation for variation in variations(game, base, only) if is_wanted(variation.name, only)]
    if not found:
        raise Unknown(f"no change begins with {' or '.join(only)}; without --only all of them are tried")
    return found


def measure(
    order: EffectsOrder, variations: list[Variation], hear: Hear | None = None
) -> tuple[list[VariationEffect], list[Variation]]:
    """Play the setting and every variation on the same seeds: effects, the largest first, and what never ended."""
    base = TuningSetting(order.setup, order.corrections)
    policies(games.find(order.game, order.corrections), order.setup, order.policy)
    settings = [base, *(variation.setting for variation in variations)]
    batches = [
        Batch(order.game, _settled(order.game, one), order.policy, order.games, order.seed, one.corrections)
        for one in settings
    ]
    printed, *others = _play(batches, order, hear)
    if printed is None:
        raise BadResults(f"{order.policy} never ends a game of {order.game} {order.setup.scenario}")
    endless = [variation for variation, games_ in zip(variations, others, strict=True) if games_ is None]
    found = [
        (variation, paired("base", variation.name, printed, games_))
        for variation, games_ in zip(variations, others, strict=True)
        if games_ is not None
    ]
    return ranked(found), endless


def ranked(found: list[tuple[Variation, Comparison]]) -> list[VariationEffect]:
    """The largest effect on wins first, then that on the score."""
    adjusted = holm([min(1.0, 2 * min(one.wins.p, one.score.p)) for _, one in found])
    effects = [
        VariationEffect(variation, one, p) for (variation, one), p in zip(found, adjusted, strict=True)
    ]
    return sorted(
        effects, key=lambda one: (-abs(one.found.wins.difference), -abs(one.found.score.difference))
    )


def _settled(game_id: str, setting: TuningSetting) -> Setup:
    return games.find(game_id, setting.corrections).settle(setting.setup)


def _play(batches: list[Batch], order: EffectsOrder, hear: Hear | None) -> list[Games | None]:
    """The games of each batch, in this process or in several."""
    out: list[Games | None] = []
    with ExitStack() as stack:
        play: Callable[[Callable[[Batch], Games | None], list[Batch]], Iterable[Games | None]] = map
        if order.workers > 1:
            play = stack.enter_context(ProcessPoolExecutor(order.workers)).map
        for games_ in play(played_out, batches):
            out.append(games_)
            if hear is not None:
                hear(len(out), len(batches))
    return out


def played_out(batch: Batch) -> Games | None:
    """Result and score of each game, by seed; None if one of them never ended."""
    player = BatchPlayer(batch)
    try:
        played = player.play_all(range(batch.games))
    except IndexError:  # its tape was full
        return None
    return {batch.seed + n: (game.result, game.score) for n, game in enumerate(played)}


def holm(chances: list[float]) -> list[float]:
    """Chances of many tests, corrected for their number (Holm 1979)."""
    order = sorted(range(len(chances)), key=lambda n: chances[n])
    out, least = [1.0] * len(chances), 0.0
    for rank, n in enumerate(order):
        least = max(least, min(1.0, chances[n] * (len(chances) - rank)))
        out[n] = least
    return out
