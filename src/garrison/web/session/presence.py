"""Who is at a table, and what table it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from garrison.core.briefing import SupportsBriefing
from garrison.core.content import FORMER
from garrison.core.outlook import chart_of
from garrison.table.seats import machines, seat_names
from garrison.table.translator import label_of, table_translator
from garrison.web.protocol.fields import PROTOCOL
from garrison.web.protocol.http import link
from garrison.web.protocol.parts import Seat
from garrison.web.protocol.replies import Presence, Welcome
from garrison.web.render.state import Viewer
from garrison.web.render.words import printed_words, scenario_of, title_of

if TYPE_CHECKING:
    from garrison.web.session.session import TableSession


def seats_of(session: TableSession, viewer: Viewer, host: bool = False) -> tuple[Seat, ...]:
    """All seats. Invitations are shown to the host, and to who sits there already, to be passed on."""
    table = session.table
    seats = []
    for row, name in zip(session.seating.rows, seat_names(table.game, table.setup), strict=True):
        vacant = not row.claimed and row.kind == "human"
        seats.append(
            Seat(
                seat=row.seat,
                id=name,
                name=label_of(table.game, viewer.lang, f"seat-{name}", name),
                kind=row.kind,
                person=row.person,
                online=session.online(row.seat),
                open=vacant,
                invite=link(session.row.id, row.token) if vacant and (viewer.seats or host) else "",
            )
        )
    return tuple(seats)


def watchers(session: TableSession) -> int:
    """How many watch."""
    return sum(not client.viewer.seats for client in session.clients)


def presence_of(session: TableSession, viewer: Viewer) -> Presence:
    """Who is there."""
    take_back = session.may_take_back and bool(viewer.seats)
    return Presence(seats=seats_of(session, viewer), watchers=watchers(session), take_back=take_back)


def welcome_of(session: TableSession, viewer: Viewer, tokens: tuple[str, ...], re: int) -> Welcome:
    """Everything about the table that does not change with every answer."""
    setup, game = session.table.setup, session.table.game
    return Welcome(
        re=re,
        protocol=PROTOCOL,
        table=session.row.id,
        game=game.about.id,
        title=title_of(game, viewer.lang),
        scenario=setup.scenario,
        scenario_text=scenario_of(game, setup)[viewer.lang],
        corrected=bool(game.corrections.keys() - {FORMER}),
        edition=setup.edition,
        difficulty=setup.difficulty,
        players=setup.players,
        rulings=dict(setup.rulings),
        extra=dict(setup.extra),
        you=viewer.seats,
        tokens=tokens,
        lang=viewer.lang,
        seats=seats_of(session, viewer),
        watchers=watchers(session),
        watch=link(session.row.id, session.row.watch),
        secrets=session.secrets,
        take_back=session.may_take_back and bool(viewer.seats),
        hints=session.settings.hints,
        machines=tuple(machines()),
        goals=tuple(_goals(session, viewer.lang)),
        chart=chart_of(game, setup),
        names=table_translator(session.table, viewer.lang).local_names(),
        printed=printed_words(game, viewer.lang),
    )


def _goals(session: TableSession, lang: str) -> list[str]:
    """What is to be done, in sentences; nothing where every game has the same aim."""
    game = session.table.game
    if not isinstance(game, SupportsBriefing):
        return []
    told, voice = game.briefing(session.table.setup), table_translator(session.table, lang)
    return [voice.say(f"goal-{goal.key}", goal.facts) for goal in (*told.goals, *told.defeats)]
