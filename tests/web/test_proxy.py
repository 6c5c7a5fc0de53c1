"""Behind a real nginx and a real Caddy with TLS, under a name, with the configurations that we hand out."""

from __future__ import annotations

import http.client
import json
import re
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from garrison.core.errors import Unknown
from garrison.web.app import addresses
from garrison.web.app.guard import Guard
from tests.needs import needs
from tests.waiting import PATIENCE, reserved_port, until_it_serves
from tests.web.server import Answered, Guest, Json

ROOT = Path(__file__).parents[2]
NAME = "games.example.org"
PAGE = ROOT / "docs" / "hosting.md"
CADDYFILE = ROOT / "deploy" / "Caddyfile"


@dataclass(frozen=True, slots=True)
class Site:
    """Where the proxy listens, and whom it can be recognised by."""

    port: int
    certificate: Path

    def trust(self, newest: ssl.TLSVersion = ssl.TLSVersion.MAXIMUM_SUPPORTED) -> ssl.SSLContext:
        context = ssl.create_default_context(cafile=str(self.certificate))
        context.maximum_version = newest
        return context

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.port}"

    def socket(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)

    def http(self, method: str, path: str, said: object = None, **headers: str) -> Answered:
        trust = self.trust()
        made = http.client.HTTPSConnection(NAME, self.port, context=trust)
        made.sock = trust.wrap_socket(self.socket(), server_hostname=NAME)
        body = None if said is None else json.dumps(said).encode()
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        made.request(method, path, body, {"Content-Type": "application/json", **names})
        reply = made.getresponse()
        return Answered(reply.status, dict(reply.getheaders()), reply.read())

    @contextmanager
    def guest(self, made: Json, origin: str) -> Iterator[Guest]:
        """A socket over TLS 1.2: the client reads in one thread and writes in another, and a ticket that 1.3 sends
        after the handshake now and then leaves its first read waiting for ever."""
        address = f"wss://{NAME}:{self.port}/ws/{made['table']}"
        with connect(
            address,
            sock=self.socket(),
            ssl=self.trust(ssl.TLSVersion.TLSv1_2),
            server_hostname=NAME,
            origin=Origin(origin),
            proxy=None,
        ) as found:
            yield Guest(found)


def certificate(folder: Path) -> None:
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject, *files]
    subprocess.run(command, check=True, capture_output=True)


def with_caddy(folder: Path, port: int, behind: int) -> list[str]:
    """The command, with the file that we hand out: our ports and certificate in it."""
    text = CADDYFILE.read_text("utf-8").replace(":8642", f":{behind}")
    tls = f"\tbind 127.0.0.1\n\ttls {folder}/cert.pem {folder}/key.pem\n"
    text = text.replace(f"{NAME} {{\n", f"https://{NAME}:{port} {{\n{tls}")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text)
    return [needs("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def with_nginx(folder: Path, port: int, behind: int) -> list[str]:
    """The command, with the configuration of the page."""
    (folder / "nginx.conf").write_text(configuration(folder, port, behind))
    return [needs("nginx"), "-c", str(folder / "nginx.conf"), "-e", str(folder / "early.log")]


def configuration(folder: Path, port: int, behind: int) -> str:
    """That of the page, with our ports and certificate."""
    (text,) = re.findall(r"```nginx\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl").replace(":8642", f":{behind}")
    text = re.sub(r"ssl_certificate .*;", f"ssl_certificate {folder}/cert.pem;", text)
    text = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {folder}/key.pem;", text)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"pid {folder}/pid;\nerror_log {folder}/error.log;\ndaemon off;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{text}}}\n"
    )


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    for program in (request.param, "openssl"):
        needs(program)
    folder = tmp_path_factory.mktemp("proxy")
    certificate(folder)
    with reserved_port() as port, reserved_port() as behind:
        command = (with_nginx if request.param == "nginx" else with_caddy)(folder, port, behind)
        with behind_proxy(folder, command, port, behind) as found:
            yield found


@contextmanager
def behind_proxy(folder: Path, command: list[str], port: int, behind: int) -> Iterator[Site]:
    """The real command behind a proxy that is started with another."""
    served = [
        sys.executable,
        "-m",
        "garrison",
        "serve",
        "--no-browser",
        "--lang",
        "en",
        "--data",
        str(folder),
    ]
    named = ["--port", str(behind), "--public-url", f"https://{NAME}:{port}", "--behind-proxy"]
    server = subprocess.Popen([*served, *named], stdout=subprocess.PIPE, text=True)
    proxy = subprocess.Popen(command, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        assert "127.0.0.1" in server.stdout.readline()
        until_it_serves(port, proxy)
        yield Site(port, folder / "cert.pem")
    finally:
        for process in (proxy, server):
            process.terminate()
            process.wait(PATIENCE)


def test_a_game_is_played_through_the_proxy(site: Site) -> None:
    assert site.http("GET", "/").status == 200
    assert site.http("GET", "/api/server").json["share"] == [f"{site.origin}/"]
    made = site.http("POST", "/api/tables", {"game": "castle-itter"}, Origin=site.origin).json
    with site.guest(made, site.origin) as player, site.guest(made, site.origin) as watcher:
        player.join(*made["tokens"])
        watcher.join(made["watch"].partition("#")[2])
        assert player.pick("place basse nt2")["type"] == "state"
        assert watcher.await_type("state")["n"] == player.state["n"]


@pytest.mark.parametrize("origin", ["https://elsewhere.example.org", f"http://{NAME}", "null"])
def test_pages_of_other_sites_are_refused(site: Site, origin: str) -> None:
    assert site.http("POST", "/api/tables", {"game": "castle-itter"}, Origin=origin).status == 403
    made = site.http("POST", "/api/tables", {"game": "castle-itter"}).json
    with pytest.raises(InvalidStatus), site.guest(made, origin):
        pass


def test_a_client_cannot_give_itself_another_address(site: Site) -> None:
    """Limits count the address that the proxy saw: the same, whatever the client says."""
    statuses = [
        site.http("POST", "/api/files?name=x.toml", "x", X_Forwarded_For=f"10.0.0.{n}").status
        for n in range(70)
    ]
    assert 429 in statuses


@pytest.mark.parametrize(
    "host, origin, served",
    [
        ("games.example.org", None, True),
        ("games.example.org", "https://games.example.org", True),
        ("GAMES.example.org", "https://games.example.org", True),
        ("games.example.org", "http://games.example.org", False),
        ("games.example.org", "https://example.org", False),
        ("example.org", None, False),
        ("127.0.0.1:8642", "http://127.0.0.1:8642", True),
        ("127.0.0.1:8642", "https://games.example.org", False),
    ],
)
def test_who_is_served_under_a_name(host: str, origin: str | None, served: bool) -> None:
    guard = Guard(lambda *_: None, True, "https://games.example.org/")  # type: ignore[arg-type]
    assert guard._is_ours(host.lower(), origin) is served


@pytest.mark.parametrize(
    "said", ["games.example.org", "ftp://x", "https://x/games", "https://", "https://x/?y"]
)
def test_what_is_no_public_address_is_refused(said: str) -> None:
    with pytest.raises(Unknown, match="https://NAME"):
        addresses.public(said)


def test_a_public_address_is_told_plainly() -> None:
    assert addresses.public("https://Games.example.org") == "https://games.example.org/"
