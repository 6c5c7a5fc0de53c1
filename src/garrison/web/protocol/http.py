"""What stands in the bodies of the HTTP API, both ways."""

from __future__ import annotations

from typing import Annotated, Union

from msgspec import Meta, Struct

from garrison.table.campaigns import MissionResult
from garrison.web.protocol.fields import CampaignKey, Fact, Natural, PersonName, Ref, Sitter, Token
from garrison.web.protocol.parts import Seat
from garrison.web.protocol.positions import PositionText

Both = dict[str, str]  # language → text


def link(table: str, *tokens: str) -> str:
    """Where the page opens a table; browsers do not send what stands after the #."""
    return f"/table/{table}#{','.join(tokens)}"


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tables`: what is chosen before a game."""

    game: Ref
    scenario: Ref = ""
    edition: Ref = ""
    difficulty: Ref = ""
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    seats: Annotated[tuple[Sitter, ...], Meta(max_length=16)] = ()
    rulings: dict[Ref, Natural] = {}
    extra: dict[Ref, Union[Natural, Ref]] = {}
    corrections: dict[str, object] = {}  # of component data, as `POST /api/files` read them
    seed: Natural | None = None
    take_back: bool = True
    real: Annotated[tuple[Ref, ...], Meta(max_length=16)] = ()  # what people roll and draw themselves
    own_words: bool = False  # whether the first roll waits for words of the people
    campaign: bool = False  # whether the end counts for the campaign
    campaign_key: CampaignKey = ""  # whose campaign it is
    position: PositionText = ""  # that it begins with; scenario, players and rulings are the position's
    name: PersonName = ""


class Fork(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/fork`: a new table that begins with the line up to a node."""

    token: Token
    node: Natural
    name: PersonName = ""


class Again(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/again`: a new table, set up like this one."""

    token: Token
    seats: Annotated[tuple[Sitter, ...], Meta(max_length=16)]
    name: PersonName = ""


class Created(Struct, frozen=True, kw_only=True):
    """A table was set. `link` opens it with all of your seats; a seat that is open has its invitation."""

    table: str
    game: str
    you: tuple[int, ...]
    tokens: tuple[str, ...]
    link: str
    seats: tuple[Seat, ...]
    watch: str
    note: str = ""  # where a save could not be followed to its end


class TableListed(Struct, frozen=True, kw_only=True):
    """One of the tables this browser holds tokens for. `facts` are loose facts of the view (turn, phase)."""

    table: str
    game: str
    title: Both
    scenario: str
    scenario_text: Both
    you: tuple[int, ...]
    tokens: tuple[str, ...]
    link: str
    people: tuple[str, ...]
    kinds: tuple[str, ...]
    created: int
    played: int
    n: int
    over: bool
    yours: bool  # whether a seat of yours is asked
    facts: dict[str, Fact]
    archived: bool = False  # nobody has played at it for long
    unreadable: str = ""  # why it cannot be opened, for who looks closer, in English


class SharedGame(Struct, frozen=True, kw_only=True):
    """A game in letters for an address, and the picture of its QR code; `whole`: with every branch ever played."""

    letters: str
    whole: bool
    qr: str  # an address of data; "" if it is too long for one code


class Named(Struct, frozen=True):
    """An id with its words in both languages."""

    id: str
    text: Both


class ScenarioListed(Struct, frozen=True):
    """A scenario, with the seats it has for each number of players. `notice` says what of its data is reconstructed."""

    id: str
    text: Both
    notice: Both
    players: tuple[int, ...]
    seats: dict[str, tuple[Named, ...]]


class RulingListed(Struct, frozen=True):
    """A point where the book is silent. The first choice is the default; `rules` are its paragraphs."""

    id: str
    title: Both
    choices: tuple[Both, ...]
    source: str
    confidence: str
    rules: tuple[str, ...]


class Team(Struct, frozen=True):
    """Characters of whom so many play, to be named in `extra`; `title` is what they are called."""

    setting: str
    title: dict[str, str]
    members: tuple[Named, ...]
    pick: int
    suggested: dict[str, tuple[str, ...]]


class GameListed(Struct, frozen=True, kw_only=True):
    """A game that can be played. `board` tells whether it has a folder of drawings, `lesson` whether there is one."""

    id: str
    title: Both
    about: Both
    rules: int
    scenarios: tuple[ScenarioListed, ...]
    editions: tuple[Named, ...]
    difficulties: tuple[Named, ...]
    rulings: tuple[RulingListed, ...]
    board: bool
    lesson: bool
    machines: tuple[str, ...]  # who else can sit there
    difficulty: str  # what is played if none is chosen
    team: Team | None
    real: tuple[Named, ...]  # what can be real at a table: dice, decks, tiles
    campaign: bool  # whether there is one
    positions: bool  # whether they can be set up


class OwnFile(Struct, frozen=True, kw_only=True):
    """A file of one's own: the game as it is with it, and the scenario if it is a mission."""

    name: str
    game: GameListed
    scenario: str
    corrections: dict[str, object]


class StageListed(Struct, frozen=True, kw_only=True):
    """A mission of a campaign: won, open or closed; `rounds` and `difficulty` are those of the best victory."""

    mission: str
    state: str
    tries: int
    wins: int
    rounds: int
    difficulty: str


class CampaignResults(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/campaign/{game}/results`: what came of a campaign elsewhere."""

    results: Annotated[tuple[MissionResult, ...], Meta(max_length=500)]


class RuleListed(Struct, frozen=True, kw_only=True):
    """A paragraph of a rulebook in one language, and the chapter it stands in."""

    id: str
    chapter: str
    page: int
    title: str
    text: str
    status: str
    note: str
    reading: str
    rulings: tuple[str, ...]


class Server(Struct, frozen=True, kw_only=True):
    """`share` are the addresses that others on the same network can open; none if only this computer can."""

    version: str
    build: str
    protocol: int
    languages: tuple[str, ...]
    share: tuple[str, ...]


class Problem(Struct, frozen=True):
    """A refused request. `detail` is for who looks closer: it names the field, line or file."""

    code: str
    text: str
    detail: str
