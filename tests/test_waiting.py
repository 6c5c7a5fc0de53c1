"""What tests wait with, and how they are shuffled."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest

from tests.conftest import shuffled
from tests.waiting import reserved_port, wait_until


def test_what_never_comes_ends_the_test_and_says_what_it_was() -> None:
    with pytest.raises(AssertionError, match="in vain: a bus"):
        wait_until(lambda: False, "a bus", patience=0.0)


def test_waiting_ends_as_soon_as_it_holds() -> None:
    looks = iter((False, False, True))
    wait_until(lambda: next(looks), "the third look")
    assert next(looks, None) is None


def test_a_reserved_port_is_given_to_nobody_who_asks_for_any_and_can_be_served_at() -> None:
    with reserved_port() as port, reserved_port() as other, socket.socket() as server:
        assert port != other
        server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        server.bind(("127.0.0.1", port))
        server.listen()
        socket.create_connection(("127.0.0.1", port)).close()


@dataclass(frozen=True)
class Item:
    """As much of a test as has to do with its place in the order."""

    path: Path
    name: int


def test_a_seed_gives_the_same_order_and_keeps_the_tests_of_a_file_together() -> None:
    items = [cast(pytest.Item, Item(Path(f"test_{file}.py"), name)) for file in range(5) for name in range(5)]
    order = shuffled(items, "1")
    assert shuffled(items, "1") == order
    assert shuffled(items, "2") != order
    assert set(order) == set(items)
    assert order != items
    files = [item.path for item in order]
    assert sum(one != following for one, following in pairwise(files)) == 4
