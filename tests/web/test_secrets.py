"""Whole competitive games at random: no frame to the Defender or to a watcher names a card they have not seen.

What has been seen is read off the positions of the finished game, not off its events: a card is seen when fewer
copies of it lie in the deck, the hand and the orders than at the beginning.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from garrison.core import save_text
from garrison.games.itter import codes
from garrison.games.itter.game import CastleItter, itter
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.planning import ORDER
from garrison.table import games
from garrison.table.hosted import HostedTable
from garrison.table.messages import LANGUAGES
from garrison.table.replay import follow_lines, seated
from garrison.table.translator import game_translator
from tests.web.server import Guest, Json, Server

DUEL = {"scenario": "competitive", "players": 2}


def game() -> CastleItter:
    found = games.find("castle-itter")
    assert isinstance(found, CastleItter)
    return found


@cache
def cards() -> dict[str, tuple[str, ...]]:
    """Every SS card and Tactics card, with its name in each language."""
    t = game().packed
    ids = [name for name in t.card_ids if not name.startswith("unused")] + list(t.tactic_ids)
    return {name: tuple(game_translator(game(), lang).name(name) for lang in LANGUAGES) for name in ids}


def hidden(p: ItterPosition) -> dict[str, int]:
    """How many copies of each card nobody but the SS player can know of."""
    t, row = p.packed, p.row
    orders = [row[codes.ORDERS + n] for n in range(3)]
    counts = {
        name: row[codes.DECK + n] + row[codes.HAND + n] + orders.count(n) for n, name in enumerate(t.card_ids)
    }
    counts[t.card_ids[t.cards - 1]] = int(p.regiment in (codes.IN_DECK, codes.IN_HAND))
    for n, name in enumerate(t.tactic_ids):
        decks = sum(row[codes.TACTIC_DECK + deck * codes.TACTICS + n] for deck in range(codes.DECKS))
        counts[name] = decks + row[codes.TACTIC_HAND + n] + int(p.plan == n)
    return counts


def seen_by_node(save: bytes) -> list[set[str]]:
    """For each node, the cards of which at least one copy has come to light."""
    first, *lines = save.splitlines()
    table = seated(save_text.read_header(first), HostedTable)
    follow_lines(table, enumerate(lines, start=2))
    start = hidden(itter(table.position_at(0)))
    # The 142nd comes into the deck only when somebody escapes.
    regiment = table.game.packed.card_ids[table.game.packed.cards - 1]  # type: ignore[attr-defined]
    seen = []
    for node in range(len(table.journal.nodes)):
        p = itter(table.position_at(node))
        now = hidden(p)
        shown = {name for name, count in now.items() if count < start[name]}
        seen.append(shown | ({regiment} if p.escaped and not now[regiment] else set()))
    return seen


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)


@cache
def mention() -> tuple[re.Pattern[str], dict[str, str]]:
    """What a card is called, by id or by name, and which card it is."""
    called = {name: card for card, names in cards().items() for name in (card, *names)}
    longest_first = sorted(called, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])"), called


def named(message: Json) -> set[str]:
    """The cards that a message names: by id, in a ref or the name of an option, or in a sentence."""
    pattern, called = mention()
    return {called[name] for name in pattern.findall("\n".join(strings(message)))}


class Listener:
    """A guest, and at which node the table stood when it heard each message."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.asked: dict[int, set[str]] = {}  # cards that the guest itself spoke of, by message

    def check(self, seen: list[set[str]], ours: set[str] = frozenset()) -> None:  # type: ignore[assignment]
        node = 0
        for number, message in enumerate(self.guest.heard):
            if message["type"] == "state":
                node = message["node"]
            leaked = named(message) - seen[node] - self.asked.get(number, set()) - ours
            assert not leaked, (leaked, message)


def probe(listener: Listener, rng: random.Random) -> None:
    """Ask what might give something away."""
    guest, options = listener.guest, game().options
    state = guest.state
    kind = rng.choice(["why", "refs", "odds", "danger", "at", "tree", "course", "log", "lang", "answer"])
    card = rng.choice(list(cards()))
    if kind == "why":
        name = rng.choice([f"order {card}", f"tactic {card}"])
        found = [option.index for option in options if option.name == name]
        guest.call("why", option=(found or [0])[0])
    elif kind == "refs":
        guest.call("why", refs=[f"card:{card}"])
    elif kind == "odds":
        guest.call("odds", option=rng.randrange(len(options)))
    elif kind == "danger":
        guest.call("danger", option=rng.choice([None, rng.randrange(len(options))]))
    elif kind == "answer":
        card = ""
        guest.call("answer", n=state["n"], option=rng.choice(range(ORDER.first, len(options))))
    elif kind == "at":
        guest.call("at", node=rng.randrange(state["node"] + 1))
    elif kind == "log":
        guest.call("log", since=rng.randrange(state["node"] + 1), lang=rng.choice(LANGUAGES))
    elif kind == "lang":
        guest.call("lang", lang=rng.choice(LANGUAGES))
        guest.await_type("state")
    else:
        guest.call(kind)
    if kind in ("why", "refs"):
        listener.asked[len(guest.heard) - 1] = {card}


def up_to(guest: Guest, n: int) -> None:
    """Hear everything up to a state."""
    while guest.state["n"] < n:
        guest.await_type("state")


def play(defender: Listener, ss: Guest, watcher: Listener, rng: random.Random) -> None:
    """A whole game; whoever is asked answers at random, the curious probe in between."""
    while True:
        n = max(listener.state["n"] for listener in (defender.guest, ss, watcher.guest))
        for guest in (defender.guest, ss, watcher.guest):
            up_to(guest, n)
        ask = ss.state["ask"]
        if ask["kind"] == "over":
            return
        for listener in (defender, watcher):
            if rng.random() < 0.6:
                probe(listener, rng)
        asked = ss if 1 in ask["seats"] else defender.guest
        offers = asked.state["ask"]["options"]
        if offers:
            asked.answer(rng.choice(offers)["index"])


@pytest.mark.parametrize("seed", range(4))
def test_no_frame_names_a_card_that_is_not_to_be_known(server: Server, seed: int) -> None:
    made = server.table(**DUEL, seats=["me", "open"])
    invite = made["seats"][1]["invite"].partition("#")[2]
    watch = made["watch"].partition("#")[2]
    with server.guest(made) as first, server.guest(made, invite) as ss, server.guest(made, watch) as third:
        defender, watcher = Listener(first), Listener(third)
        play(defender, ss, watcher, random.Random(seed))
        answered = server.http(f"/api/tables/{made['table']}/save", Garrison_Tokens=made["tokens"][0])
        assert answered.status == 200
        seen = seen_by_node(answered.body)
        assert seen[-1], "no card came to light: the game was too short to prove anything"
        defender.check(seen)
        watcher.check(seen)
        header = json.loads(answered.body.splitlines()[0])
        secrets = {str(header["seed"]), *ss.welcome["tokens"]}
        for guest in (first, third):
            assert not any(secret in frame for secret in secrets for frame in guest.frames)
        assert str(header["seed"]) not in "".join(ss.frames)


def test_the_scan_finds_what_it_looks_for(server: Server) -> None:
    """The SS player's own frames must fail it at once, else it proves nothing."""
    made = server.table(**DUEL, seats=["me", "open"])
    with server.guest(made, made["seats"][1]["invite"].partition("#")[2]) as ss:
        assert set(ss.state["view"]["cards"]["hand"]) <= named(ss.state)
        with pytest.raises(AssertionError):
            Listener(ss).check([set()] * 99)


def test_why_tells_the_defender_nothing_about_the_hand(server: Server) -> None:
    """Asked about any card, in hand or not, the answer is the same."""
    made = server.table(**DUEL, seats=["me", "open"])
    with (
        server.guest(made) as defender,
        server.guest(made, made["seats"][1]["invite"].partition("#")[2]) as ss,
    ):
        orders = [option.index for option in game().options if option.name.startswith("order ")]
        assert {defender.call("why", option=index)["code"] for index in orders} == {"not-yours"}
        while ss.state["ask"]["seat"] == 1:
            ss.answer(ss.state["ask"]["options"][0]["index"])
        up_to(defender, ss.state["n"])
        assert defender.state["ask"]["seat"] == 0
        replies = [defender.call("why", option=index) for index in orders]
        assert len({json.dumps(reply | {"re": 0}) for reply in replies}) == 1


@pytest.mark.parametrize("who", ["defender", "ss", "watcher"])
def test_saves_and_branches_stay_back_until_the_game_is_over(server: Server, who: str) -> None:
    made = server.table(**DUEL, seats=["me", "me"])
    token = [*made["tokens"], made["watch"].partition("#")[2]][["defender", "ss", "watcher"].index(who)]
    address = f"/api/tables/{made['table']}"
    assert server.http(f"{address}/save", Garrison_Tokens=token).json["code"] == "secret"
    assert server.post(f"{address}/fork", {"token": token, "node": 0}).json["code"] == "secret"


def test_a_seed_is_not_chosen_where_people_play_against_each_other(server: Server) -> None:
    answered = server.post(
        "/api/tables", {"game": "castle-itter", "seed": 7, "seats": ["me", "open"], **DUEL}
    )
    assert (answered.status, answered.json["code"]) == (403, "secret")


def test_the_list_of_tables_tells_nothing_either(server: Server) -> None:
    made = server.table(**DUEL, seats=["me", "open"])
    with server.guest(made, made["seats"][1]["invite"].partition("#")[2]) as ss:
        for _ in range(3):
            ss.answer(ss.state["ask"]["options"][0]["index"])
        rows = server.http("/api/tables", Garrison_Tokens=made["tokens"][0]).json
        assert [row["table"] for row in rows] == [made["table"]]
        assert not named({"rows": rows})
        assert ss.welcome["tokens"][0] not in json.dumps(rows)
