"""`weigh` on the socket: one option against the best, before it is taken or one's own last move."""

from __future__ import annotations

from pathlib import Path

import pytest

from garrison.web.session.settings import Settings
from tests.web.server import served

CALM = Settings(rate=100_000, burst=100_000, weigh_playouts=60, weigh_seconds=3600)


@pytest.mark.slow
def test_an_option_is_weighed_before_it_is_taken_and_nothing_changes(tmp_path: Path) -> None:
    with served(tmp_path, CALM) as server, server.guest(server.table(seed=3)) as guest:
        before = guest.state
        option = before["ask"]["options"][-1]
        one, two = (guest.call("weigh", option=option["index"]) for _ in range(2))
        assert one["type"] == "weighed"
        assert one["option"] == option["index"]
        assert one["text"].startswith(option["label"])
        assert 0 <= one["loss"] <= 1
        assert (one["loss"], one["text"]) == (two["loss"], two["text"]), "the same request, the same answer"
        assert one["n"] == before["n"]


def test_ones_own_last_move_is_explained(tmp_path: Path) -> None:
    with served(tmp_path, CALM) as server, server.guest(server.table(seed=3)) as guest:
        assert guest.call("weigh")["code"] == "not-offered", "no move was made yet"
        option = guest.state["ask"]["options"][0]
        guest.answer(option["index"])
        told = guest.call("weigh")
        assert told["option"] == option["index"]
        assert told["text"].startswith(option["label"])


def test_what_is_not_on_offer_is_refused(tmp_path: Path) -> None:
    with served(tmp_path, CALM) as server, server.guest(server.table(seed=3)) as guest:
        offered = {option["index"] for option in guest.state["ask"]["options"]}
        other = next(n for n in range(5000) if n not in offered)
        assert guest.call("weigh", option=other)["code"] == "not-offered"
