"""All tables of the server: set, opened, found again, put away when nobody is there."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from garrison.core import journal, save_text
from garrison.core.errors import BadSave, GarrisonError, Unknown
from garrison.core.game import Game, Setup
from garrison.core.journal import Header
from garrison.core.position_text import setup_in, write
from garrison.core.randomizers import DICE, chosen
from garrison.table import campaigns, games
from garrison.table.chance import SeededChance
from garrison.table.data import game_for_save, game_for_text
from garrison.table.fair_dice import FairChance, KeysInMemory
from garrison.table.header import header_of
from garrison.table.hosted import HostedTable, has_secrets, played_as
from garrison.table.one_line import one_line
from garrison.table.replay import follow_lines, seated
from garrison.table.seats import HUMAN, seat_names
from garrison.web.protocol.errors import NoSeat, NotYours, Secret
from garrison.web.protocol.http import Again, Created, Fork, NewTable, link
from garrison.web.render.state import Viewer
from garrison.web.session.presence import seats_of
from garrison.web.session.seats import Seating, kind_of, new_token, seat_row, tidy
from garrison.web.session.session import Choose, TableSession, summary_of
from garrison.web.session.settings import SLICE, Settings
from garrison.web.store.interface import StoredTable, Summary, TableRow, TableStore

SEED_BITS = 32
ID_BYTES = 9
DAY = 24 * 3600
CHUNK = 20  # entries replayed before others get a turn

T = TypeVar("T")


class Lobby:
    """The open tables, and the thread in which all games are played. `choose` asks machines that take their time."""

    def __init__(self, store: TableStore, settings: Settings, choose: Choose) -> None:
        self.settings = settings
        self.store = store
        self._choose = choose
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="games")
        self._open: dict[str, TableSession] = {}
        self._opening = asyncio.Lock()

    async def do(self, work: Callable[[], T]) -> T:
        """Do something that takes time, while others are listened to."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, work)

    async def close(self) -> None:
        """Finish what is under way."""
        for session in self._open.values():
            await session.rest()
        await self.store.close()
        self._executor.shutdown()

    # -- finding

    async def table(self, table: str) -> TableSession:
        """The open table of that id, opened if need be."""
        async with self._opening:
            if table not in self._open:
                stored = await self._stored(table)
                self._admit(stored, await self._replayed(stored))
            return self._open[table]

    async def held(self, table: str, tokens: Sequence[str]) -> TableSession:
        """The open table of that id, for who has a token of it."""
        session = await self.table(table)
        session.seating.of(tokens)
        return session

    async def _stored(self, table: str) -> StoredTable:
        stored = await self.store.load(table)
        if stored is None:
            raise NoSeat("no such table")
        return stored

    async def _replayed(self, stored: StoredTable) -> HostedTable:
        header = save_text.read_header(stored.row.header)
        await _rebuilt(header)
        keys = KeysInMemory(await self.store.keys(stored.row.id))
        table = await self.do(lambda: seated(header, partial(HostedTable, keys=keys)))
        await self._follow(table, stored.lines)
        return table

    async def _follow(self, table: HostedTable, lines: Sequence[bytes]) -> None:
        """Replay the entries of a save, which begin in its second line, in pieces."""
        for start in range(0, len(lines), CHUNK):
            numbered = list(enumerate(lines[start : start + CHUNK], start=start + 2))
            await self.do(partial(follow_lines, table, numbered))

    def _admit(self, stored: StoredTable, table: HostedTable) -> TableSession:
        name = stored.row.id

        async def reopen() -> HostedTable:
            return await self._replayed(await self._stored(name))

        session = TableSession(stored, table, self.store, self._executor, self._choose, reopen, self.settings)
        self._open[name] = session
        idle = [key for key, other in self._open.items() if other.idle and other is not session]
        for key in idle[: max(0, len(self._open) - self.settings.idle_tables)]:
            del self._open[key]
        return session

    # -- setting

    async def set_up(self, asked: NewTable) -> Created:
        """A new table."""
        await _built(asked.game, asked.corrections)
        keys = KeysInMemory()
        header, words = await self.do(lambda: header_for(asked, self.settings.campaigns, keys))
        return await self._begin(
            header, words, [], asked.take_back, asked.name, keys=keys, wait=asked.own_words
        )

    async def again(self, table: str, asked: Again) -> Created:
        """A new table that is set up like this one, corrections and all."""
        session = await self.held(table, [asked.token])
        kinds = [played_as(kind_of(word)) for word in asked.seats]
        old, home, keys = session.table, self.settings.campaigns, KeysInMemory()
        header = await self.do(lambda: fair_header(old.game, _anew(old, home), kinds, keys, sorted(old.real)))
        return await self._begin(header, asked.seats, [], session.row.take_back, asked.name, keys=keys)

    async def open_save(self, text: bytes, salvage: bool) -> Created:
        """A table from a save. With `salvage`, as far as it can be followed."""
        first, *rest = save_text.whole(text, salvage).split(b"\n")[:-1] or [b""]
        header = campaigns.without_key(save_text.read_header(first))
        return await self._begin(header, _words(header.seats), rest, True, "", salvage)

    async def fork(self, table: str, asked: Fork) -> Created:
        """A new table that begins with a line of this one."""
        session = await self.held(table, [asked.token])

        def line() -> list[bytes]:
            if session.secrets and session.table.outcome is None:
                raise Secret("not before the game is over")
            return one_line(session.table.journal, asked.node)

        lines = await session.look(line)
        header = session.table.journal.header
        return await self._begin(header, _words(session.seating.kinds), lines, True, asked.name)

    async def _begin(
        self,
        header: Header,
        words: Sequence[str],
        lines: Sequence[bytes],
        take_back: bool,
        person: str,
        salvage: bool = False,
        keys: KeysInMemory | None = None,
        wait: bool = False,
    ) -> Created:
        """Without `keys` the table is a copy of another, and its next dice come from a new one.

        With `wait` the first roll waits until the people have added words of their own, or want to begin.
        """
        held = keys or KeysInMemory()
        await _rebuilt(header)
        table = await self.do(lambda: _at_line_one(header, held))
        note = ""
        try:
            await self._follow(table, lines)
        except BadSave as error:
            if not salvage:
                raise
            note = str(error)
        rows = tuple(seat_row(seat, word, tidy(person)) for seat, word in enumerate(words))
        table.sit(row.kind for row in rows)
        table.waits_for_words = wait and table.journal.takes_words
        kept, summary = await self.do(lambda: _opened(table))
        now, name = int(time.time()), secrets.token_urlsafe(ID_BYTES)
        row = TableRow(name, _line(header), new_token(), take_back, now, now, summary)
        for commitment, key in held.taken():
            await self.store.add_key(name, commitment, key)
        await self.store.create(row, rows, kept)
        session = self._admit(StoredTable(row, rows, tuple(kept)), table)
        session.play_on()
        return _created(session, note)

    async def position(self, table: str, tokens: Sequence[str]) -> str:
        """How a table stands, as text."""
        session = await self.held(table, tokens)

        def text() -> str:
            if session.secrets and session.table.outcome is None:
                raise Secret("not before the game is over")
            return write(session.table.game, session.table.position)

        return await session.look(text)

    # -- putting away

    async def archive(self, days: float) -> int:
        """Put tables away that nobody has played at for so long; how many. Who has the link still opens them."""
        return await self.store.archive(int(time.time() - days * DAY))

    async def delete(self, table: str, tokens: Sequence[str]) -> None:
        """Delete a table for good, if nobody else has a seat there."""
        session = await self.held(table, tokens)
        async with session.lock:
            mine = session.seating.of(tokens)
            others = [row for row in session.seating.rows if row.claimed and row not in mine]
            if not mine or others:
                raise NotYours("somebody else has a seat there: leave yours instead")
            await self.store.delete(table)
            session.end()
            self._open.pop(table, None)

    # -- saves

    async def save(self, table: str, tokens: Sequence[str]) -> tuple[str, bytes]:
        """The name and text of the save of a table, as the store has it."""
        stored = await self._stored(table)
        Seating(stored.seats, stored.row.watch).of(tokens)
        summary = stored.row.summary
        if summary.secrets and not summary.over:
            raise Secret("not before the game is over")
        header = save_text.read_header(stored.row.header)
        text = b"".join(line + b"\n" for line in (stored.row.header, *stored.lines))
        return f"{header.game}-{table}.save", text


def header_for(asked: NewTable, home: Path | None, keys: KeysInMemory) -> tuple[Header, Sequence[str]]:
    """What a new table is begun with, complete; or an error that says what would be valid."""
    if campaigns.EXTRA in asked.extra:
        raise Unknown(f"'{campaigns.EXTRA}' is not a setting of a table: ask for a table of the campaign")
    game = games.find(asked.game, asked.corrections or None)
    if asked.position:
        game = game_for_text(game, asked.position)
    setup = _setup_for(game, asked)
    scenario = game.about.scenario(setup.scenario)
    if asked.campaign and home is not None:
        setup = campaigns.enter(home, game, setup, campaigns.person_of(asked.campaign_key))
    names = seat_names(game, setup)
    words: Sequence[str] = asked.seats or ["me"] + ["heuristic"] * (len(names) - 1)
    kinds = [played_as(kind_of(word)) for word in words]
    if asked.seed is not None and kinds.count(HUMAN) > 1 and has_secrets(game, setup):
        raise Secret("a seed tells the dice to come: not where people play against each other")
    real = chosen(game, asked.real)
    if set(real) - {DICE} and scenario.rivals:
        raise Secret("cards of one's own would be seen by who plays against him")
    if asked.seed is None:
        return fair_header(game, setup, kinds, keys, real), words
    return header_of(game, setup, asked.seed, kinds, SeededChance.kind, real=real), words


def _setup_for(game: Game, asked: NewTable) -> Setup:
    """A position brings its set-up along: nothing else can be chosen of it."""
    if asked.position:
        if asked.campaign:
            raise Unknown("a game from the middle does not count for the campaign")
        return setup_in(game, asked.position)
    scenario = game.about.scenario(asked.scenario or game.about.scenarios[0].id)
    return game.settle(
        Setup(
            scenario.id,
            asked.players or min(scenario.seats),
            asked.edition,
            asked.difficulty,
            dict(asked.rulings),
            dict(asked.extra),
        )
    )


def fair_header(
    game: Game, setup: Setup, kinds: Sequence[str], keys: KeysInMemory, real: Sequence[str] = ()
) -> Header:
    """The header of a game with fair dice under a new key. Its seed is for machine players alone."""
    seed = secrets.randbits(SEED_BITS)
    return header_of(game, setup, seed, kinds, FairChance.kind, FairChance(keys).commit(), real)


async def _built(game: str, corrections: dict[str, object]) -> None:
    """Have a game with corrections ready, without keeping the tables waiting."""
    if corrections:
        await asyncio.to_thread(games.find, game, corrections)


async def _rebuilt(header: Header) -> None:
    """Have the game of a save ready, without keeping the tables waiting."""
    with suppress(GarrisonError):  # which is reported where its table is made
        await asyncio.to_thread(game_for_save, header)


def _at_line_one(header: Header, keys: KeysInMemory) -> HostedTable:
    try:
        return seated(header, partial(HostedTable, keys=keys))
    except BadSave as error:
        raise BadSave(f"line 1: {error}") from None


def _anew(table: HostedTable, home: Path | None) -> Setup:
    """The set-up of another game like this one; one of the campaign gets a key of its own."""
    if home is None or campaigns.EXTRA not in table.setup.extra:
        return table.setup
    return campaigns.enter(home, table.game, table.setup, campaigns.person_at(table.setup))


def _words(kinds: Iterable[str]) -> list[str]:
    """Who opens a save or a branch has all seats of people."""
    return ["me" if kind == HUMAN else kind for kind in kinds]


def _opened(table: HostedTable) -> tuple[list[bytes], Summary]:
    """Play up to the first choice; returns all entries and the summary."""
    table.run_on(SLICE)
    table.recorded()
    return [_line(entry) for entry in table.journal.entries], summary_of(table)


def _line(line: Header | journal.Entry) -> bytes:
    return journal.write(line).rstrip()


def _created(session: TableSession, note: str) -> Created:
    mine = [row for row in session.seating.rows if row.claimed]
    tokens = tuple(row.token for row in mine)
    shown = tokens[:1] if session.secrets else tokens
    viewer = Viewer(tuple(row.seat for row in mine), "en")
    return Created(
        table=session.row.id,
        game=session.table.game.about.id,
        you=viewer.seats,
        tokens=tokens,
        link=link(session.row.id, *(shown or (session.row.watch,))),
        seats=seats_of(session, viewer, host=True),
        watch=link(session.row.id, session.row.watch),
        note=note,
    )
