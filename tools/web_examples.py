"""Messages of the web table, recorded at a real server: `tests/web/examples` and those in docs/web-protocol.md.

The same game each time, and nothing that is said depends on the speed of the machine: hints and analyses end after so
many futures, not after so many seconds. Tokens and ids are different each time, so they are written as `token-1`,
`table-1` and so on.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tests.web.server import UNHURRIED, Guest, Json, Server, served
from tools.generate.artefact import ROOT, Made

DOC = "docs/web-protocol.md"
EXAMPLES = "tests/web/examples"
SEED = 1945
MIDDLE = 8  # answers before the questions are asked
LONG = 3600.0  # seconds: no thought is ended by the clock
ONCE = replace(
    UNHURRIED,
    analysis_looks=UNHURRIED.analysis_looks[:1],
    winnable_rounds=0,
    hint_playouts=400,
    hint_seconds=LONG,
)
LONGEST = {
    "chart": 2,
    "threats": 2,
    "options": 3,
    "moments": 1,
    "labels": 4,
    "pieces": 3,
    "lines": 2,
    "nodes": 4,
    "points": 2,
    "gauges": 4,
}


class Tape:
    """What was said, in order, by the name of each message; `files` are the examples."""

    def __init__(self) -> None:
        self.said: dict[str, Json] = {}
        self.files: dict[str, str] = {}
        self._tokens: dict[str, str] = {}

    def keep(self, name: str, message: Json) -> None:
        self.said.setdefault(name, message)
        self._name(message.get("tokens", ()))  # a seat that is taken gets a new one

    def settle(self, made: Json) -> None:
        """Give tokens and ids of a table names that stay the same."""
        links = [made["link"], made["watch"], *(seat["invite"] for seat in made["seats"])]
        self._name([*made["tokens"], *(link.partition("#")[2] for link in links if link)])
        self._tokens.setdefault(
            made["table"], f"table-{sum('table' in name for name in self._tokens.values()) + 1}"
        )

    def _name(self, tokens: Iterable[str]) -> None:
        for token in tokens:
            self._tokens.setdefault(token, f"token-{len(self._tokens) + 1}")

    def text(self, message: object) -> str:
        text = json.dumps(message, ensure_ascii=False)
        for token, name in self._tokens.items():
            text = text.replace(token, name)
        return text


def best(state: Json) -> int:
    """Something to answer: what is likely to hit, else the first."""
    offers = state["ask"]["options"]
    found = max(offers, key=lambda offer: offer["chance"] or 0)
    return int(found["index"])


def solo(server: Server, tape: Tape) -> None:
    """A game of one: every message that needs nobody else."""
    made = server.table(seed=SEED, name="Anna")
    tape.settle(made)
    tape.keep("created", made)
    with server.guest(made, name="Anna") as guest:
        tape.keep("welcome", guest.welcome)
        tape.keep("presence", guest.latest("presence"))
        states = [guest.state]
        while guest.state["ask"]["kind"] == "choice":
            states.append(guest.answer(best(guest.state)))
            if len(states) == MIDDLE:
                ask(guest, tape, guest.state)
        tape.keep("state", states[MIDDLE - 1])
        tape.keep("over", guest.state)
        take_apart(guest, tape)
        late = next(state for state in states[MIDDLE:] if len(state["lines"]) > 6)
        keep_examples(tape, "states", [states[MIDDLE - 1], late, guest.state])
        for name in ("tree", "course"):
            keep_examples(tape, name, [tape.said[name]])


def ask(guest: Guest, tape: Tape, state: Json) -> None:
    """Every question, in the middle of a game."""
    rolling = [offer for offer in state["ask"]["options"] if offer["chance"]]
    for name, fields in {
        "why": {"refs": ["piece:gangl", "action:attack"]},
        "odds": {"option": (rolling or state["ask"]["options"])[0]["index"]},
        "danger": {},
        "hint": {},
        "rule": {"rule": state["ask"]["rule"]},
        "at": {"node": state["node"] - 1},
        "tree": {},
        "course": {},
        "log": {"since": state["node"] - 3, "lang": "it"},
    }.items():
        tape.keep(f"{name}-asked", {"type": name, "id": 7} | fields)
        tape.keep(name, guest.call(name, **fields) | {"re": 7})
    tape.keep("refused", guest.call("answer", n=3, option=0))
    tape.keep("not-offered", guest.answer(0))


def take_apart(guest: Guest, tape: Tape) -> None:
    """Luck and skill of the game that is over."""
    tape.keep("analyse-asked", {"type": "analyse", "id": 7})
    said = guest.call("analyse")
    while not said["done"]:
        said = guest.await_type("analysis")
    tape.keep("analysing", said | {"re": 7})
    tape.keep("analysis", guest.until(lambda told: bool(told.get("last"))) | {"re": 7})


def competitive(server: Server, tape: Tape) -> None:
    """The same moment seen by the SS player, the Defender and a watcher."""
    made = server.table(scenario="competitive", players=2, seats=["me", "open"], name="Anna")
    tape.settle(made)
    invite = next(seat["invite"] for seat in made["seats"] if seat["open"])
    tape.keep("invited", made)
    with server.guest(made) as defender, server.guest(made, invite.partition("#")[2], name="Bruno") as ss:
        tape.keep("claimed", ss.welcome)
        with server.guest(made, made["watch"].partition("#")[2]) as watcher:
            ss.answer(best(ss.state))
            for guest in (defender, watcher):
                guest.await_type("state")
            keep_examples(tape, "competitive", [ss.state, defender.state, watcher.state])


def keep_examples(tape: Tape, name: str, messages: list[Json]) -> None:
    rows = ",\n".join(tape.text(message) for message in messages)
    tape.files[f"{EXAMPLES}/{name}.json"] = f"[\n{rows}\n]\n"


def cut(value: Any, name: str = "") -> Any:
    """An example short enough to be read."""
    if isinstance(value, dict):
        most = LONGEST.get(name, 99)
        kept = {key: cut(part, key) for key, part in list(value.items())[:most]}
        return kept | ({"…": "…"} if len(value) > most else {})
    if isinstance(value, list):
        most = LONGEST.get(name, 99)
        return [cut(part) for part in value[:most]] + (["…"] if len(value) > most else [])
    return value


def shown(tape: Tape, name: str) -> str:
    return f"```json\n{_wrapped(tape.text(cut(tape.said[name])))}\n```\n"


def _wrapped(text: str, width: int = 150) -> str:
    """Long JSON on several lines, broken after commas."""
    lines = [""]
    for part in re.split(r"(?<=,) (?=[\"{\[])", text):
        if lines[-1] and len(lines[-1]) + len(part) > width:
            lines.append("  " + part)
        else:
            lines[-1] += (" " if lines[-1] else "") + part
    return "\n".join(lines)


def documented(tape: Tape, doc: str) -> str:
    """The page with its examples filled in."""

    def fill(found: re.Match[str]) -> str:
        return f"{found[1]}{shown(tape, found[3])}<!-- end -->\n"

    return re.sub(r"(<!-- (example): ([\w-]+) -->\n)(?:```.*?<!-- end -->\n)?", fill, doc, flags=re.DOTALL)


@contextmanager
def without_chance() -> Iterator[None]:
    """Let servers play the same game each time, and think without a look at the clock."""
    with (
        patch("garrison.web.session.lobby.SEED_BITS", 0),
        patch("garrison.table.fair_dice.new_key", lambda: bytes(32)),
        patch("garrison.web.advice.hints.SLICE", LONG),
        patch("garrison.web.advice.hints.EARLY", LONG),
    ):
        yield


def made() -> Made:
    """Return the examples, and the page with its own."""
    tape = Tape()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), ONCE) as server, without_chance():
        solo(server, tape)
        competitive(server, tape)
    return tape.files | {DOC: documented(tape, (ROOT / DOC).read_text("utf-8"))}
