"""How fast Garrison is beside other engines: same machine, same run, interleaved, in CPU seconds.

Every peer has an environment of its own below build/peers. A round runs each once; the figure is the median
over the rounds. A step is one decision or one chance answer, for everybody.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "build/peers"
FAST = ROOT / "build/fast"

PLAIN, COMPILED, YARDSTICK = "garrison plain", "garrison compiled", "C yardstick"
BACKGAMMON, CATANATRON = "open_spiel backgammon", "catanatron"
GAME = "castle-itter"
YARDSTICK_GAMES = 60_000


@dataclass(frozen=True)
class Ratio:
    """One engine against another; `floor` is what we hold ourselves to."""

    of: str
    to: str
    floor: float


RATIOS = (
    Ratio(COMPILED, BACKGAMMON, 15),
    Ratio(COMPILED, CATANATRON, 80),
    Ratio(PLAIN, CATANATRON, 3),
    Ratio(COMPILED, YARDSTICK, 0.075),
)


@dataclass(frozen=True)
class Sample:
    """Steps a second in one run, and what ran."""

    rate: float
    version: str


@dataclass
class Peer:
    """Something to measure: `prepare` runs once, `run` once a round."""

    name: str
    prepare: Callable[[], None]
    run: Callable[[float], Sample]
    samples: list[Sample] = field(default_factory=list)
    error: str = ""

    def sample(self, seconds: float) -> None:
        """Run once and keep the figure."""
        self.samples.append(self.run(seconds))

    @property
    def rate(self) -> float:
        """The median steps a second."""
        return statistics.median(sample.rate for sample in self.samples)


def call(command: list[str], **env: str) -> str:
    """Run a command from the top of the tree and return what it printed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | env
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines() or ["no output"]
        raise RuntimeError(f"{Path(command[0]).name} left with {done.returncode}: {lines[-1]}")
    return done.stdout


def package_peer(name: str, requirement: str, module: str, *arguments: str) -> Peer:
    """A Python package, installed into an environment of its own and driven by a module of tools/peers."""
    folder = PEERS / requirement.split("==")[0]
    python = str(folder / "bin/python")

    def prepare() -> None:
        if not (folder / requirement).exists():
            call([sys.executable, "-m", "venv", "--clear", str(folder)])
            call([python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", requirement])
            (folder / requirement).touch()

    def run(seconds: float) -> Sample:
        row = json.loads(call([python, "-m", f"tools.peers.{module}", *arguments, str(seconds)]))
        return Sample(row["steps"] / row["cpu_seconds"], row["version"])

    return Peer(name, prepare, run)


def yardstick() -> Peer:
    """Our synthetic game in C."""
    binary = PEERS / "shape"

    def prepare() -> None:
        PEERS.mkdir(parents=True, exist_ok=True)
        compiler = os.environ.get("CC", "cc")
        call([compiler, "-O3", "-march=native", "-o", str(binary), "tools/yardstick/shape.c"])

    def run(seconds: float) -> Sample:
        games = round(YARDSTICK_GAMES * seconds)
        row = json.loads(call([str(binary), str(games), "1"]).splitlines()[0])
        return Sample(row["steps"] / row["sec"], "-O3 -march=native")

    return Peer(YARDSTICK, prepare, run)


def garrison(name: str, build: str, **env: str) -> Peer:
    """Ourselves, by the same command anybody can run."""

    def prepare() -> None:
        said = call([sys.executable, "-c", "from garrison import build; print(build.name())"], **env).strip()
        if said != build:
            raise RuntimeError(f"this is the {said} build, not the {build} one: run scripts/build-fast")

    def run(seconds: float) -> Sample:
        arguments = ["bench", GAME, "--seconds", str(seconds), "--json"]
        row = json.loads(call([sys.executable, "-m", "garrison", *arguments], **env))
        return Sample(row["games"][GAME]["steps_per_second"], f"garrison {row['version']}")

    return Peer(name, prepare, run)


def all_peers() -> list[Peer]:
    """Everything the table compares."""
    cpp = [
        package_peer(f"open_spiel {name}", "open_spiel==2.0.2", "open_spiel_games", name)
        for name in ("backgammon", "gin_rummy", "hanabi", "solitaire", "python_team_dominoes")
    ]
    return [
        yardstick(),
        garrison(COMPILED, "compiled", PYTHONPATH=str(FAST)),
        garrison(PLAIN, "plain"),
        *cpp,
        package_peer(CATANATRON, "catanatron==3.2.1", "catanatron_games"),
        package_peer("python-chess", "chess==1.11.2", "chess_games"),
    ]


def attempt(peer: Peer, job: Callable[[], None]) -> None:
    """Do it unless the peer has failed before; keep the reason when it fails now."""
    if peer.error:
        return
    try:
        job()
    except (RuntimeError, OSError, ValueError, KeyError) as error:
        peer.error = f"{type(error).__name__}: {error}" if isinstance(error, KeyError) else str(error)


def measure(peers: list[Peer], rounds: int, seconds: float) -> None:
    """Prepare everybody, then run the rounds, each engine once a round."""
    for peer in peers:
        print(f"preparing {peer.name}", file=sys.stderr)
        attempt(peer, peer.prepare)
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for peer in peers:
            attempt(peer, partial(peer.sample, seconds))


def ratios(peers: list[Peer]) -> list[tuple[Ratio, float]]:
    """The ratios whose two sides both ran."""
    rates = {peer.name: peer.rate for peer in peers if not peer.error}
    return [(r, rates[r.of] / rates[r.to]) for r in RATIOS if r.of in rates and r.to in rates]


def machine() -> str:
    """What it ran on."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [
            line.split(":", 1)[1].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line
        ]
        model = names[0] if names else model
    return f"{model}, {platform.system()}, Python {platform.python_version()}"


def as_table(peers: list[Peer]) -> str:
    """Markdown: steps a second for everybody, then the ratios."""
    lines = [machine(), "", "| engine | steps/s | lowest to highest | version |", "|---|--:|---|---|"]
    for peer in peers:
        if peer.error:
            lines.append(f"| {peer.name} | failed | | {peer.error} |")
            continue
        rates = sorted(sample.rate for sample in peer.samples)
        spread = f"{rates[0]:,.0f} to {rates[-1]:,.0f}"
        lines.append(f"| {peer.name} | {peer.rate:,.0f} | {spread} | {peer.samples[-1].version} |")
    lines += ["", "| ratio | | floor |", "|---|--:|--:|"]
    for ratio, value in ratios(peers):
        lines.append(f"| {ratio.of} / {ratio.to} | {value:,.3g} | {ratio.floor:g} |")
    return "\n".join(lines)


def as_json(peers: list[Peer]) -> str:
    """The same for scripts."""
    figures = {
        peer.name: {"error": peer.error}
        if peer.error
        else {
            "steps_per_second": round(peer.rate),
            "rounds": [round(sample.rate) for sample in peer.samples],
            "version": peer.samples[-1].version,
        }
        for peer in peers
    }
    found = [
        {"of": r.of, "to": r.to, "ratio": round(value, 4), "floor": r.floor} for r, value in ratios(peers)
    ]
    return json.dumps({"machine": machine(), "engines": figures, "ratios": found}, indent=2)


def main(arguments: list[str] | None = None, peers: list[Peer] | None = None) -> int:
    """Measure and print; 1 when a peer did not run."""
    parser = argparse.ArgumentParser(prog="scripts/bench-peers", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each run (1)")
    parser.add_argument("--json", action="store_true", help="print JSON alone on standard output")
    parser.add_argument("--allow-missing", action="store_true", help="succeed even if a peer did not run")
    options = parser.parse_args(arguments)
    peers = all_peers() if peers is None else peers
    measure(peers, options.rounds, options.seconds)
    print(as_json(peers) if options.json else as_table(peers))
    failed = [peer.name for peer in peers if peer.error]
    if failed and not options.allow_missing:
        print(f"did not run: {', '.join(failed)} (--allow-missing accepts that)", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
