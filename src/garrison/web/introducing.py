"""Who is at a table, and what table it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from garrison.core.briefing import Briefed
from garrison.core.outlook import chart_of
from garrison.table.seats import machines, seat_names
from garrison.table.speak import voice_of
from garrison.web.eye import Eye
from garrison.web.parts import Seat
from garrison.web.replies import Presence, Welcome
from garrison.web.wire import PROTOCOL
from garrison.web.words import label_of, scenario_of, title_of

if TYPE_CHECKING:
    from garrison.web.room import Room


def link(table: str, *tokens: str) -> str:
    """Where the page opens a table; browsers do not send what stands after the #."""
    return f"/table/{table}#{','.join(tokens)}"


def seats_of(room: Room, eye: Eye, host: bool = False) -> tuple[Seat, ...]:
    """All seats. Invitations are shown to the host, and to who sits there already, to be passed on."""
    table = room.table
    seats = []
    for row, name in zip(room.seating.rows, seat_names(table.game, table.setup), strict=True):
        vacant = not row.claimed and row.kind == "human"
        seats.append(
            Seat(
                seat=row.seat,
                id=name,
                name=label_of(table.game, eye.lang, f"seat-{name}", name),
                kind=row.kind,
                person=row.person,
                online=room.online(row.seat),
                open=vacant,
                invite=link(room.row.id, row.token) if vacant and (eye.seats or host) else "",
            )
        )
    return tuple(seats)


def watchers(room: Room) -> int:
    """How many watch."""
    return sum(not client.eye.seats for client in room.clients)


def presence_of(room: Room, eye: Eye) -> Presence:
    """Who is there."""
    take_back = room.may_take_back and bool(eye.seats)
    return Presence(seats=seats_of(room, eye), watchers=watchers(room), take_back=take_back)


def welcome_of(room: Room, eye: Eye, tokens: tuple[str, ...], re: int) -> Welcome:
    """Everything about the table that does not change with every answer."""
    setup, game = room.table.setup, room.table.game
    return Welcome(
        re=re,
        protocol=PROTOCOL,
        table=room.row.id,
        game=game.about.id,
        title=title_of(game, eye.lang),
        scenario=setup.scenario,
        scenario_text=scenario_of(game, setup)[eye.lang],
        corrected=bool(game.corrections),
        edition=setup.edition,
        difficulty=setup.difficulty,
        players=setup.players,
        rulings=dict(setup.rulings),
        extra=dict(setup.extra),
        you=eye.seats,
        tokens=tokens,
        lang=eye.lang,
        seats=seats_of(room, eye),
        watchers=watchers(room),
        watch=link(room.row.id, room.row.watch),
        secrets=room.secrets,
        take_back=room.may_take_back and bool(eye.seats),
        hints=room.adviser is not None,
        machines=tuple(machines()),
        goals=tuple(_goals(room, eye.lang)),
        chart=chart_of(game, setup),
    )


def _goals(room: Room, lang: str) -> list[str]:
    """What is to be done, in sentences; nothing where every game has the same aim."""
    game = room.table.game
    if not isinstance(game, Briefed):
        return []
    told, voice = game.briefing(room.table.setup), voice_of(room.table, lang)
    return [voice.say(f"goal-{goal.key}", goal.facts) for goal in (*told.goals, *told.defeats)]
