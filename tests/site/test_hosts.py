"""The site from a memory stick, as one archive, and by the servers whose configurations docs/site.md shows."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from garrison.web.site.handing_out import PORTS
from tests.needs import needs
from tests.site.visitors import PLACE
from tests.waiting import PATIENCE, reserved_port, until_it_serves

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "site.md").read_text("utf-8")
MOST_BYTES = 12_000_000
TYPES = {
    "": "text/html",
    "static/main.js": "text/javascript",
    "pyodide/pyodide.mjs": "text/javascript",
    "pyodide/pyodide.asm.wasm": "application/wasm",
    "manifest.webmanifest": "application/manifest+json",
}


@contextmanager
def running(*command: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


def opened(folder: Path) -> tuple[str, str]:
    """What `--open` prints, and the beginning of its page."""
    with running(sys.executable, "-u", "-m", "garrison", "site", str(folder), "--open") as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        with urlopen(address, timeout=PATIENCE) as reply:
            return address, reply.read().decode()


def test_a_memory_stick_is_opened_at_the_same_address_again(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables are kept by address."""
    monkeypatch.setenv("BROWSER", "true")
    stick = tmp_path / "stick"
    shutil.copytree(site / PLACE, stick)
    first, page = opened(stick)
    assert 'data-engine="tab"' in page
    assert int(first.rstrip("/").rpartition(":")[2]) in PORTS
    assert opened(stick)[0] == first


def with_nginx(folder: Path, port: int, site: Path) -> list[str]:
    """The command, with the configuration of the page."""
    (text,) = re.findall(r"```nginx\n(.*?)```", PAGE, re.S)
    text = text.replace("/srv/garrison-site/", f"{site}/")
    kept = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in TEMPORARY)
    (folder / "nginx.conf").write_text(
        f"pid {folder}/pid;\nerror_log {folder}/error.log;\ndaemon off;\nevents {{}}\nuser root;\n"
        f"http {{\naccess_log off;\n{kept}server {{ listen 127.0.0.1:{port};\n{text}}}\n}}\n"
    )
    return [needs("nginx"), "-c", str(folder / "nginx.conf"), "-e", str(folder / "early.log")]


def with_caddy(folder: Path, port: int, site: Path) -> list[str]:
    """The command, with the configuration of the page."""
    (text,) = re.findall(r"\*Caddy\*:\n```\n(.*?)```", PAGE, re.S)
    text = text.replace("example.org {", f"http://127.0.0.1:{port} {{").replace(
        "/srv/garrison-site", str(site)
    )
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
    return [needs("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
HOSTS = {"nginx": (with_nginx, "garrison/"), "caddy": (with_caddy, "")}


@pytest.mark.parametrize("host", HOSTS)
def test_the_configurations_of_the_page_hand_it_out(host: str, site: Path, tmp_path: Path) -> None:
    needs(host)
    command_of, place = HOSTS[host]
    with reserved_port() as port, running(*command_of(tmp_path, port, site / PLACE)) as process:
        until_it_serves(port, process)
        for name, media_type in TYPES.items():
            found = asked(f"http://127.0.0.1:{port}/{place}{name}")
            assert found["Content-Type"].split(";")[0] == media_type
            assert found["Cache-Control"] == "no-cache"
        assert found_compressed(f"http://127.0.0.1:{port}/{place}pyodide/pyodide.asm.wasm")


def asked(address: str) -> dict[str, str]:
    """The headers of a reply."""
    with urlopen(Request(address, headers={"Accept-Encoding": "gzip"}), timeout=PATIENCE) as reply:
        return dict(reply.headers)


def found_compressed(address: str) -> bool:
    return asked(address).get("Content-Encoding") == "gzip"


def test_a_visitor_fetches_less_than_12_megabytes(site: Path) -> None:
    """Compressed, as the servers above hand it out."""
    files = [path for path in (site / PLACE).rglob("*") if path.is_file()]
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < MOST_BYTES


@pytest.mark.skipif(os.name == "nt", reason="a shell script")
def test_one_archive_holds_the_site(tmp_path: Path) -> None:
    subprocess.run([str(ROOT / "scripts" / "site")], check=True, capture_output=True)
    shutil.unpack_archive(ROOT / "build" / "garrison-site.tar.gz", tmp_path)
    assert (tmp_path / "garrison" / "index.html").is_file()
    assert (tmp_path / "garrison" / "pyodide" / "pyodide.asm.wasm").is_file()
