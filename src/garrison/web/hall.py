"""All tables of the server: set, opened, found again, put away when nobody is there."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from garrison.core import journal
from garrison.core.errors import BadSave
from garrison.core.game import Setup
from garrison.core.journal import Header
from garrison.table import campaigns, games
from garrison.table.chance import Seeded
from garrison.table.opening import header_of
from garrison.table.seats import HUMAN, seat_names
from garrison.web.analysing import Analyst
from garrison.web.eye import Eye
from garrison.web.hinting import Adviser
from garrison.web.introducing import link, seats_of
from garrison.web.listing import Again, Created, Fork, NewTable
from garrison.web.live import LiveTable, summary_of
from garrison.web.playing import WebTable, follow, one_line, played_as, seated
from garrison.web.refusals import NoSeat, Secret
from garrison.web.seating import Seating, kind_of, new_token, seat_row
from garrison.web.secrecy import has_secrets
from garrison.web.settings import SLICE, Settings
from garrison.web.shelf import Shelf, Stored, Summary, TableRow
from garrison.web.sitting import tidy
from garrison.web.study import Study

SEED_BITS = 32
ID_BYTES = 9
CHUNK = 100  # entries replayed before others get a turn

T = TypeVar("T")


class Hall:
    """The open tables, and the one thread in which all games are played: games share buffers of their own."""

    def __init__(self, shelf: Shelf, settings: Settings) -> None:
        self.settings = settings
        self.shelf = shelf
        self._hands = ThreadPoolExecutor(1, thread_name_prefix="hands")
        self._open: dict[str, LiveTable] = {}
        self._opening = asyncio.Lock()
        self._study = Study()
        self._adviser = Adviser(settings, self._study) if settings.hints else None
        self._analyst = Analyst(settings)

    async def do(self, work: Callable[[], T]) -> T:
        """Do something that takes time, while others are listened to."""
        return await asyncio.get_running_loop().run_in_executor(self._hands, work)

    async def close(self) -> None:
        """Finish what is under way."""
        if self._adviser is not None:
            await self._adviser.close()
        await self._analyst.close()
        for live in self._open.values():
            await live.rest()
        self._study.close()
        await self.shelf.close()
        self._hands.shutdown()

    # -- finding

    async def table(self, table: str) -> LiveTable:
        """The open table of that id, opened if need be."""
        async with self._opening:
            if table not in self._open:
                stored = await self._stored(table)
                self._admit(stored, await self._replayed(stored))
            return self._open[table]

    async def _stored(self, table: str) -> Stored:
        stored = await self.shelf.load(table)
        if stored is None:
            raise NoSeat("no such table")
        return stored

    async def _replayed(self, stored: Stored) -> WebTable:
        header = journal.read_header(stored.row.header)
        table = await self.do(lambda: seated(header))
        await self._follow(table, list(enumerate(stored.lines, start=2)))
        return table

    async def _follow(self, table: WebTable, lines: Sequence[tuple[int, bytes]]) -> None:
        for start in range(0, len(lines), CHUNK):
            chunk = lines[start : start + CHUNK]
            await self.do(lambda chunk=chunk: follow(table, chunk))  # type: ignore[misc]

    def _admit(self, stored: Stored, table: WebTable) -> LiveTable:
        name = stored.row.id

        async def again() -> WebTable:
            return await self._replayed(await self._stored(name))

        live = LiveTable(stored, table, self.shelf, self.do, self._study, again)
        live.adviser = self._adviser
        live.analyst = self._analyst
        live.campaigns = self.settings.campaigns
        self._open[name] = live
        idle = [key for key, other in self._open.items() if other.idle and other is not live]
        for key in idle[: max(0, len(self._open) - self.settings.idle_tables)]:
            del self._open[key]
        return live

    # -- setting

    async def set_up(self, asked: NewTable) -> Created:
        """A new table."""
        header, words = await self.do(lambda: header_for(asked, self.settings.campaigns))
        return await self._begin(header, words, [], asked.take_back, asked.name)

    async def again(self, table: str, asked: Again) -> Created:
        """A new table that is set up like this one, corrections and all."""
        live = await self.table(table)
        live.seating.of([asked.token])
        kinds = [played_as(kind_of(word)) for word in asked.seats]
        old = live.table
        header = await self.do(lambda: header_of(old.game, old.setup, new_seed(), kinds, Seeded.kind))
        return await self._begin(header, asked.seats, [], live.row.take_back, asked.name)

    async def open_save(self, text: bytes, salvage: bool) -> Created:
        """A table from a save. With `salvage`, as far as it can be followed."""
        first, *rest = journal.whole(text, salvage).split(b"\n")[:-1] or [b""]
        header = journal.read_header(first)
        return await self._begin(header, _words(header.seats), rest, True, "", salvage)

    async def fork(self, table: str, asked: Fork) -> Created:
        """A new table that begins with a line of this one."""
        live = await self.table(table)
        live.seating.of([asked.token])

        def line() -> list[bytes]:
            if live.secrets and live.table.outcome is None:
                raise Secret("not before the game is over")
            return one_line(live.table, asked.node)

        lines = await live.look(line)
        header = live.table.journal.header
        return await self._begin(header, _words(live.seating.kinds), lines, True, asked.name)

    async def _begin(
        self,
        header: Header,
        words: Sequence[str],
        lines: Sequence[bytes],
        take_back: bool,
        person: str,
        salvage: bool = False,
    ) -> Created:
        table = await self.do(lambda: seated(header))
        note = ""
        try:
            await self._follow(table, list(enumerate(lines, start=2)))
        except BadSave as error:
            if not salvage:
                raise
            note = str(error)
        rows = tuple(seat_row(seat, word, tidy(person)) for seat, word in enumerate(words))
        table.sit(row.kind for row in rows)
        kept, summary = await self.do(lambda: _opened(table))
        now = int(time.time())
        row = TableRow(
            secrets.token_urlsafe(ID_BYTES), _line(header), new_token(), take_back, now, now, summary
        )
        await self.shelf.create(row, rows, kept)
        live = self._admit(Stored(row, rows, tuple(kept)), table)
        live.play_on()
        return _created(live, note)

    # -- saves

    async def save(self, table: str, token: str) -> tuple[str, bytes]:
        """The name and text of the save of a table, as the shelf has it."""
        stored = await self._stored(table)
        Seating(stored.seats, stored.row.watch).of([token])
        summary = stored.row.summary
        if summary.secrets and not summary.over:
            raise Secret("not before the game is over")
        header = journal.read_header(stored.row.header)
        text = b"".join(line + b"\n" for line in (stored.row.header, *stored.lines))
        return f"{header.game}-{table}.save", text


def header_for(asked: NewTable, home: Path | None) -> tuple[Header, Sequence[str]]:
    """What a new table is begun with, complete; or an error that says what would be valid."""
    game = games.find(asked.game, asked.corrections or None)
    scenario = game.about.scenario(asked.scenario or game.about.scenarios[0].id)
    setup = game.settle(
        Setup(
            scenario.id,
            asked.players or min(scenario.seats),
            asked.edition,
            asked.difficulty,
            dict(asked.rulings),
            dict(asked.extra),
        )
    )
    if asked.campaign and home is not None:
        setup = campaigns.enter(home, game, setup)
    names = seat_names(game, setup)
    words: Sequence[str] = asked.seats or ["me"] + ["heuristic"] * (len(names) - 1)
    kinds = [played_as(kind_of(word)) for word in words]
    if asked.seed is not None and kinds.count(HUMAN) > 1 and has_secrets(game, setup):
        raise Secret("a seed tells the dice to come: not where people play against each other")
    seed = new_seed() if asked.seed is None else asked.seed
    return header_of(game, setup, seed, kinds, Seeded.kind), words


def new_seed() -> int:
    """A seed that nobody knows."""
    return secrets.randbits(SEED_BITS)


def _words(kinds: Iterable[str]) -> list[str]:
    """Who opens a save or a branch has all seats of people."""
    return ["me" if kind == HUMAN else kind for kind in kinds]


def _opened(table: WebTable) -> tuple[list[bytes], Summary]:
    """Play up to the first choice; returns all entries and the summary."""
    table.run_on(SLICE)
    table.recorded()
    return [_line(entry) for entry in table.journal.entries], summary_of(table)


def _line(line: Header | journal.Entry) -> bytes:
    return journal.write(line).rstrip()


def _created(live: LiveTable, note: str) -> Created:
    mine = [row for row in live.seating.rows if row.claimed]
    tokens = tuple(row.token for row in mine)
    shown = tokens[:1] if live.secrets else tokens
    eye = Eye(tuple(row.seat for row in mine), "en")
    return Created(
        table=live.row.id,
        game=live.table.game.about.id,
        you=eye.seats,
        tokens=tokens,
        link=link(live.row.id, *(shown or (live.row.watch,))),
        seats=seats_of(live, eye, host=True),
        watch=link(live.row.id, live.row.watch),
        note=note,
    )
