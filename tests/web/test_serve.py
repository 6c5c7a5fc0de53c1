"""`garrison serve`: where it listens, what it says, how it ends."""

from __future__ import annotations

import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from garrison.cli import main
from garrison.commands import serve
from garrison.web.app import addresses
from garrison.web.app import server as running
from tests.web.test_killed import process


def test_it_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    with process(tmp_path) as (server, child):
        assert server.url.startswith("http://127.0.0.1:")
        made = server.table()
        child.send_signal(signal.SIGINT)
        assert child.wait(20) in (0, 130, -signal.SIGINT)
    with process(tmp_path) as (server, _), server.guest(made) as guest:
        assert guest.state["ask"]["options"]


def test_a_damaged_file_of_tables_is_told_where_the_server_begins(tmp_path: Path) -> None:
    """Never an empty start without a word."""
    with process(tmp_path) as (server, child):
        made = server.table()
        child.send_signal(signal.SIGINT)
        child.wait(20)
    path = tmp_path / running.STORE_FILE
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'dice_keys'").fetchone()
    content = bytearray(path.read_bytes())
    content[(page - 1) * 4096 : page * 4096] = b"\xa5" * 4096
    path.write_bytes(content)
    with process(tmp_path) as (server, child):
        (aside,) = tmp_path.glob("tables-damaged-*.sqlite3")
        assert aside.read_bytes() == bytes(content)
        assert str(aside) in server.said
        assert "taken over from it: 1, lost: 0" in server.said
        with server.guest(made) as guest:
            assert guest.state["ask"]["options"]


def test_a_port_that_is_taken_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--no-browser", "--port", str(port), "--data", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"error [io]: 127.0.0.1:{port}: ")
    assert told.endswith("; choose another --port, or leave it out for one that is free\n")


def test_a_folder_that_cannot_be_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(file)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"error [io]: {file}: ")
    assert told.endswith("; --data or GARRISON_HOME names another folder\n")


def test_without_a_port_the_next_free_one_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with running.bound("127.0.0.1", range(port, port + 50)) as made:
            assert made.getsockname()[1] != port


@pytest.mark.parametrize("port", ["-1", "65536", "eighty"])
def test_a_port_that_is_none_is_refused(capsys: pytest.CaptureFixture[str], port: str) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--port", port])
    assert "65535" in capsys.readouterr().err


def test_friends_are_shown_the_address_and_a_qr_code() -> None:
    english, italian = (
        running.greeting("http://127.0.0.1:8642/", ["http://192.168.1.5:8642/"], lang)
        for lang in ("en", "it")
    )
    assert "http://192.168.1.5:8642/" in english[1]
    assert english[1] != italian[1]
    assert english[2] == italian[2]
    assert len(english[2].splitlines()) > 12
    assert "█" in english[2] or "▄" in english[2]


@pytest.mark.parametrize(
    "host, shared",
    [("127.0.0.1", None), ("localhost", None), ("::1", None), ("192.168.1.5", "192.168.1.5")],
)
def test_only_an_address_that_friends_can_reach_is_shared(host: str, shared: str | None) -> None:
    assert addresses.shared_host(host) == shared


def test_anywhere_means_the_address_on_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: "10.0.0.7")
    assert addresses.shared_host("0.0.0.0") == "10.0.0.7"


def test_an_address_of_six_has_brackets() -> None:
    assert addresses.url("::1", 80) == "http://[::1]:80/"


def test_other_commands_do_not_load_the_server() -> None:
    check = (
        "import sys, garrison.cli; sys.exit(any(name in sys.modules for name in ('uvicorn', 'starlette')))"
    )
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
    assert serve.DEFAULT_HOST == "127.0.0.1"
