"""How tests wait: for the event itself, with a limit that only ends a hang; docs/testing.md says when to use what."""

from __future__ import annotations

import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

PATIENCE = 120.0  # seconds until a test gives up; none should come near it, however busy the machine is
LOOK_EVERY = 0.01  # seconds


def wait_until(holds: Callable[[], object], what: str, patience: float = PATIENCE) -> None:
    """Look until it holds. For what tells nobody when it happens: a file, a port, a process of somebody else's."""
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, f"waited {patience:.0f} seconds in vain: {what}"
        time.sleep(LOOK_EVERY)


def join(thread: threading.Thread) -> None:
    """Wait for a thread to end, and fail if it never does."""
    thread.join(PATIENCE)
    assert not thread.is_alive(), f"{thread.name} does not end"


@contextmanager
def reserved_port() -> Iterator[int]:
    """A free port that the system gives to no other process meanwhile; a server that reuses addresses can bind it."""
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("127.0.0.1", 0))
        yield int(held.getsockname()[1])


def until_it_serves(port: int, process: subprocess.Popen[str]) -> None:
    """Wait until a process accepts connections at a port of this computer, and fail if it has ended instead."""

    def accepts() -> bool:
        assert process.poll() is None, f"{process.args!r} ended with status {process.returncode}"
        try:
            socket.create_connection(("127.0.0.1", port), PATIENCE).close()
        except ConnectionRefusedError:
            return False
        return True

    wait_until(accepts, f"a server at port {port}")
